import type { Parameter, Values } from "../../../data/parameter.ts";
import type { Scenario } from "../../../data/scenarios/scenario.ts";
import type { Fields, Slice } from "../../kit/slice.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import { engineAfter, type OwnEngine, type PhysicsSlice } from "../physics/state.ts";

/** What the page needs to know of a scenario; its code runs in a worker. */
export type ScenarioInfo = Omit<Scenario, "make">;

/** Where the bodies on the screen came from. */
export type Source =
  | { readonly kind: "scenario" }
  | { readonly kind: "file"; readonly name: string; readonly format: string };

/** Is what comes from outside a source? */
export function isSource(given: unknown): given is Source {
  const { kind, name, format } = Object(given) as Record<string, unknown>;
  return kind === "scenario" || (kind === "file" && typeof name === "string" && typeof format === "string");
}

/** Scenarios that are offered by their pictures, the most telling ones first. */
export const SHOWN_SCENES = [
  "antennae",
  "mice",
  "m51",
  "cartwheel",
  "milky-way-andromeda",
  "major-merger",
  "minor-merger",
  "compact-group",
  "milky-way",
  "sinking-cluster",
  "cold-collapse",
  "plummer-merger",
] as const;

export const SEED_MAX = 4294967295;
export const BODIES_MIN = 2;

/** Steps a second that can be asked for. */
export const SPEED = { min: 0.1, max: 1000, default: 120 };

/** Time a second that can be asked for, in any units. */
export const RATE = { min: 1e-30, max: 1e30 };

export interface PlayState {
  scenarios: readonly ScenarioInfo[];
  source: Source;
  scenario: string;
  /** Bodies asked for; `status.bodies` is what runs. */
  n: number;
  /** Bodies asked for where a scenario does not say itself how many suit it. */
  usualBodies: number;
  seed: number;
  /** Parameters of the scenario that differ from its defaults. */
  values: Values;
  /** The build that the scenario "built" runs, as a link holds it; "" for none. */
  build: string;
  /** What is done to the bodies of the run, and when (data/deeds), likewise. */
  deeds: string;
  playing: boolean;
  /** Did time stop by itself, where it was to? */
  reached: boolean;
  /** 1, or -1 while time runs backwards. */
  direction: 1 | -1;
  /** The speed that the user asks for; the machine may do less. */
  wantedStepsPerSecond: number;
  /** The same as time units a second, whatever the time step is; null: as steps. */
  wantedRate: number | null;
  setWantedRate(rate: number | null): void;
  /** Grows whenever the run has to be made again from `scenario`, `n` and `seed`. */
  generation: number;
  /** Slow work under way, how much of it is done (null: unknown), and what ends it alone (absent: it belongs to the next run). */
  busy: { readonly label: string; readonly fraction: number | null; readonly cancel?: () => void } | null;
  pickScenario(name: string): void;
  setBodies(n: number): void;
  setSeed(seed: number): void;
  setValue(parameter: Parameter, value: number): void;
  reverse(): void;
  /** `reached`: time stands because it got where it was to stop. */
  setPlaying(playing: boolean, reached?: boolean): void;
  setWantedStepsPerSecond(wanted: number): void;
  limits: { readonly bodies: number };
  /** Why time must not run, until the user lets it; null: it may. */
  held: string | null;
  hold(reason: string | null): void;
  /** Says why time must not run, if it must not. */
  refuses(): boolean;
  setBusy(busy: PlayState["busy"]): void;
  setSource(source: Source): void;
}

export interface PlaySlice {
  readonly play: PlayState;
}

/** The scenario called `name`, or the first one. */
export function scenarioInfo(state: Fields<PlaySlice, "scenarios">, name: string): ScenarioInfo {
  const found = state.play.scenarios.find((s) => s.name === name) ?? state.play.scenarios[0];
  if (!found) throw new Error("no scenarios are known; the page was built without data/scenarios");
  return found;
}

/** The kind of a scenario whose bodies, and their number, are of another sort than galaxies', with words of their own; absent: it is of galaxies. */
export const ownKind = ({ kind }: ScenarioInfo): "flow" | "gas" | "universe" | undefined =>
  kind === "flow" || kind === "gas" || kind === "universe" ? kind : undefined;

/** How many bodies suit a scenario, where that is not up to the machine: those with steps of their own are few, as vortex elements are. */
export const ownBodies = (info: ScenarioInfo): number | undefined =>
  info.defaults.integrator === undefined && !ownKind(info) ? undefined : info.defaults.n;

/** What the run that is shown brought of the engine; a file brings nothing. */
export const broughtEngine = (s: Fields<PlaySlice, "scenarios" | "scenario" | "source">): OwnEngine =>
  s.play.source.kind === "file" ? {} : scenarioInfo(s, s.play.scenario).defaults;

/** Bodies for a scenario that does not say itself how many suit it. */
export const usualBodiesOf = (s: Fields<PlaySlice, "scenarios" | "scenario" | "n" | "usualBodies">): number =>
  ownBodies(scenarioInfo(s, s.play.scenario)) === undefined ? s.play.n : s.play.usualBodies;

/** The same of the scenario that is chosen, with its values. */
export function chosenInfo(state: Fields<PlaySlice, "scenarios" | "scenario" | "values">): ScenarioInfo {
  const info = scenarioInfo(state, state.play.scenario);
  return { ...info, ...info.forValues?.(state.play.values) };
}

/** Choices that name a run: they hold from when it is asked for, and are taken back where it can't be shown. */
const NAMED = ["source", "scenario", "n", "seed", "values", "build", "deeds"] as const;
export type Named = Pick<PlayState, (typeof NAMED)[number]>;

export const namedBy = ({ play }: { readonly play: Named }): Named =>
  Object.fromEntries(NAMED.map((key) => [key, play[key]])) as unknown as Named;

/** Do both name the same bodies to begin with? Deeds change them later. */
export const sameBodies = (a: Named, b: Named): boolean =>
  NAMED.every((key) => key === "deeds" || JSON.stringify(a[key]) === JSON.stringify(b[key]));

/** Steps a second that are asked for. */
export const wantedSteps = ({
  play: { wantedRate, wantedStepsPerSecond },
  physics: { settings },
}: Fields<PlaySlice, "wantedRate" | "wantedStepsPerSecond"> & {
  readonly physics: { readonly settings: { readonly timestep: number } };
}): number => (wantedRate === null ? wantedStepsPerSecond : wantedRate / settings.timestep);

/** What files of the run are called after: the scenario, or the opened file. */
export function nameOf({ play: { source, scenario } }: Fields<PlaySlice, "source" | "scenario">): string {
  return source.kind === "file" ? source.name.replace(/\.[^.]*$/, "") : scenario;
}

/** The same with the step. */
export function stemOf(run: Fields<PlaySlice, "source" | "scenario">, steps: number): string {
  return `${nameOf(run)}-${String(steps).padStart(6, "0")}`;
}

export const createPlay =
  (
    initial: Pick<PlayState, "scenarios" | "scenario" | "n" | "limits">,
  ): Slice<PlaySlice, MessagesSlice & PhysicsSlice & { readonly files: { summaryOpen: boolean } }> =>
  (set, get, store) => ({
    ...initial,
    usualBodies: initial.n,
    seed: 1,
    values: {},
    build: "",
    deeds: "",
    playing: true,
    reached: false,
    source: { kind: "scenario" },
    wantedStepsPerSecond: SPEED.default,
    wantedRate: null,
    setWantedRate: (wanted) => set({ wantedRate: wanted && Math.min(RATE.max, Math.max(RATE.min, wanted)) }),
    generation: 0,
    busy: null,
    held: null,
    hold: (held) => set((s) => ({ held, playing: held === null && s.playing })),
    refuses: () => {
      const {
        play: { held },
        messages: { say },
      } = get();
      if (held === null) return false;
      say("note", held);
      store.setState({ files: { summaryOpen: true } });
      return true;
    },
    direction: 1,
    pickScenario: (name) => {
      // Settings follow when the new bodies are there: until then the old ones run on with their own.
      const info = scenarioInfo(get(), name);
      store.setState((s) => {
        const usualBodies = usualBodiesOf(s);
        return {
          ...engineAfter({ own: info.defaults, before: broughtEngine(s) }, s),
          play: {
            ...{ scenario: info.name, n: ownBodies(info) ?? usualBodies, usualBodies },
            ...{ values: {}, deeds: "", source: { kind: "scenario" }, generation: s.play.generation + 1 },
          },
        };
      });
    },
    setBodies: (n) => {
      const whole = Math.max(BODIES_MIN, Math.min(get().play.limits.bodies, Math.round(n)));
      if (whole === get().play.n && get().play.source.kind === "scenario") return;
      set((s) => ({ n: whole, source: { kind: "scenario" }, generation: s.generation + 1 }));
    },
    setSeed: (seed) =>
      set((s) => ({ seed: Math.max(0, Math.min(SEED_MAX, Math.round(seed))), generation: s.generation + 1 })),
    setValue: (parameter, value) => {
      const inside = Math.min(parameter.max, Math.max(parameter.min, parameter.integer ? Math.round(value) : value));
      const { [parameter.name]: _, ...others } = get().play.values;
      const values = inside === parameter.default ? others : { ...others, [parameter.name]: inside };
      set((s) => ({ values, source: { kind: "scenario" }, generation: s.generation + 1 }));
    },
    reverse: () => set((s) => ({ direction: s.direction === 1 ? -1 : 1 })),
    setPlaying: (playing, reached = false) => {
      if (!playing || !get().play.refuses()) set({ playing, reached });
    },
    setWantedStepsPerSecond: (wanted) =>
      set({ wantedStepsPerSecond: Math.min(SPEED.max, Math.max(SPEED.min, wanted)) }),
    setBusy: (busy) => set({ busy }),
    setSource: (source) => set({ source }),
  });

/** What commands ask of the run. */
export interface PlayActions {
  /** One step, also while paused. */
  step(): void;
  /** The same bodies at time 0. */
  reset(): void;
  /** Ends the making, reading or filming that is under way. */
  cancel(): void;
  /** Begins the run that the choices ask for, with the defaults and the first view of its scenario. */
  make(): Promise<"shown" | "failed" | "replaced">;
}
