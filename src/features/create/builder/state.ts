import type { Scale } from "../../../data/bodies/units.ts";
import type { Parameter, Values } from "../../../data/parameter.ts";
import type { Build, BuiltGalaxy } from "../../../data/scenarios/build.ts";
import type { Kepler } from "../../../data/scenarios/kepler.ts";
import type { Slice } from "../../kit/slice.ts";
import type { PlayActions, ScenarioInfo } from "../../run/play/state.ts";

/** Name of the scenario that runs a build. */
export const BUILT = "built";

/** What follows from a galaxy of the draft. Null: not known yet, or there is none. */
export interface GalaxyFacts {
  /** In the units of a build. */
  readonly mass: number | null;
  /** Of the first galaxy: the orbit of the first two of its scenario. Else about the first galaxy. */
  readonly orbit: Kepler | null;
  /** Degrees between the orbit's axis and the spins of two discs, of the first galaxy and its own; null: has none. */
  readonly spins: readonly [number | null, number | null] | null;
}

/** What is being built. */
export interface Draft {
  readonly build: Build;
  /** Bodies of the run. */
  readonly n: number;
  readonly facts: readonly GalaxyFacts[];
  /** Why the build as it is can't run, in one line. */
  readonly problem: string | null;
  /** Why the last change was not taken, in one line. */
  readonly refused: string | null;
  /** Galaxies of the first one, where that is a scenario. */
  readonly within: number;
  /** Bodies of the preview on the screen; null while the first one is being made. */
  readonly previewed: number | null;
}

export type DragPlane = "orbit" | "view";

/** What the state has to be told about builds: it knows nothing of their physics. */
export interface BuilderOptions {
  /** Names of the scenarios that are a single galaxy. */
  readonly models: readonly string[];
  /** So many can be in one build. */
  readonly most: { readonly galaxies: number; readonly fields: number };
  readonly scale: Scale | null;
  /** What a build is when it runs, from its text in a link. Throws one line. */
  readonly describe: (text: string) => ScenarioInfo;
}

export const NO_BUILDER: BuilderOptions = {
  models: [],
  most: { galaxies: 0, fields: 0 },
  scale: null,
  describe: (text) => {
    throw new Error(`the build "${text}" can't be read here`);
  },
};

export interface BuilderState {
  readonly builder: BuilderOptions;
  builderOpen: boolean;
  draft: Draft | null;
  /** Index of the galaxy whose choices are shown. */
  chosenGalaxy: number;
  dragPlane: DragPlane;
  changeDraft(change: Partial<Draft>): void;
  chooseGalaxy(g: number): void;
  changeGalaxy(g: number, change: Partial<BuiltGalaxy>): void;
  removeGalaxy(g: number): void;
  setDragPlane(plane: DragPlane): void;
}

export interface BuilderSlice {
  readonly builder: BuilderState;
}

export const createBuilder =
  (builder: BuilderOptions): Slice<BuilderSlice> =>
  (set, get) => ({
    builder,
    builderOpen: false,
    draft: null,
    chosenGalaxy: 0,
    dragPlane: "orbit",
    changeDraft: (change) => set((s) => ({ draft: s.draft && { ...s.draft, ...change } })),
    chooseGalaxy: (chosenGalaxy) => set({ chosenGalaxy }),
    changeGalaxy: (g, change) => {
      const { draft, changeDraft } = get().builder;
      if (!draft?.build.galaxies[g]) return;
      const galaxies = draft.build.galaxies.map((galaxy, i) => (i === g ? { ...galaxy, ...change } : galaxy));
      changeDraft({ build: { ...draft.build, galaxies }, refused: null });
    },
    removeGalaxy: (g) => {
      const { draft, changeDraft, chosenGalaxy } = get().builder;
      if (!draft || g < 1) return;
      const galaxies = draft.build.galaxies.filter((_, i) => i !== g);
      changeDraft({ build: { ...draft.build, galaxies }, refused: null });
      set({ chosenGalaxy: Math.min(chosenGalaxy, galaxies.length - 1) });
    },
    setDragPlane: (dragPlane) => set({ dragPlane }),
  });

/** The values that differ from their defaults, with another one. */
export function withValue(values: Values, p: Parameter, value: number): Values {
  const { [p.name]: _, ...others } = values;
  const inside = Math.min(p.max, Math.max(p.min, p.integer ? Math.round(value) : value));
  return inside === p.default ? others : { ...others, [p.name]: inside };
}

/** `scenarios` with this build as the one called "built". */
export function withBuilt(scenarios: readonly ScenarioInfo[], info: ScenarioInfo): readonly ScenarioInfo[] {
  return [...scenarios.filter((s) => s.name !== BUILT), info];
}

/** The builder: what needs physics, the sky or a worker. */
export interface BuilderActions {
  open(): void;
  /** Brings back what ran before. */
  cancel(): void;
  start(): void;
  /** A new galaxy on a parabola. */
  add(model: string): void;
  /** Another model for galaxy `g`, in the same place. */
  setModel(g: number, model: string): void;
  /** Another orbit in the same plane, lengths in the units of a build. */
  reshape(g: number, wanted: Partial<Record<"pericentre" | "eccentricity" | "separation", number>>): void;
  /** Takes a handle at a point of the page (CSS pixels); a model: a new galaxy of it. */
  grab(what: Handle | string, x: number, y: number): void;
  drag(x: number, y: number): void;
  drop(): void;
  /** Moves a handle by CSS pixels. */
  nudge(what: Handle, x: number, y: number): void;
}

/** What of galaxy `g` is moved. */
export interface Handle {
  readonly kind: "position" | "velocity";
  readonly g: number;
}

/** What the builder asks of other features. */
export interface BuilderNeeds {
  readonly play: Pick<PlayActions, "make">;
  readonly inspect: { resume(): void };
  readonly sequences: { closeSequence(): void };
}
