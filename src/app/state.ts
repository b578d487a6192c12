import { createStore } from "zustand/vanilla";
import { NO_BUILDER } from "../features/create/builder/state.ts";
import { NO_INTERACTION } from "../features/create/interact/state.ts";
import { FEATURES, type State } from "../features/index.ts";
import type { AnyAddressPart, AnySessionPart } from "../features/kit/address.ts";
import type { AnyCommand } from "../features/kit/command.ts";
import { type AnyControl, undoOf } from "../features/kit/control.ts";
import type { AnyMarker } from "../features/kit/mark.ts";
import type { Setup } from "../features/kit/setup.ts";
import { joined, type Slice, type Store } from "../features/kit/slice.ts";
import type { AnyUndoPart, Called } from "../features/kit/undoPart.ts";
import { engineSettings, suits } from "../features/run/physics/state.ts";
import { standing } from "../features/run/play/clockState.ts";
import { type Named, scenarioInfo, wantedSteps } from "../features/run/play/state.ts";
import type { Choices } from "../run/follower.ts";

export type { State } from "../features/index.ts";

type Optional = Pick<
  Setup,
  "mapColours" | "solvers" | "integrators" | "solver" | "formats" | "builder" | "interact" | "level"
>;

/** What the page is started with; what is left out is empty. */
export interface StoreOptions
  extends Pick<Setup, "scenarios" | "colours" | "n" | "maxBodies" | "panelOpen">,
    Partial<Optional> {
  /** Query part of the address, "?scenario=…". */
  readonly address: string;
  /** Name of the scenario that is shown where the address names none. */
  readonly scenario: string;
}

/** The one store, from the slices of all features, with the choices of the address in force. */
export function createState(options: StoreOptions): Store<State> {
  const {
    builder = NO_BUILDER,
    interact = NO_INTERACTION,
    solvers = [],
    integrators = [],
    solver = "bonsai",
    formats = [],
    level = "play",
  } = options;
  const { mapColours = {}, colours, n, maxBodies, panelOpen } = options;
  const { scenarios } = options;
  const scenario = scenarioInfo({ play: { scenarios } }, options.scenario);
  const addressParts = FEATURES.flatMap((f): readonly AnyAddressPart[] => ("address" in f ? f.address : []));
  const sessionPart = FEATURES.map((f): AnySessionPart => ("session" in f ? f.session : {})).reduce(joined);
  const controls = FEATURES.flatMap((f): readonly AnyControl[] => ("controls" in f ? Object.values(f.controls) : []));
  const own = FEATURES.flatMap((f): readonly AnyUndoPart[] => ("undo" in f ? [f.undo] : []));
  const undoPart = joinedUndo([{ settings: undoOf(controls) }, ...own]);
  const markers = FEATURES.flatMap((f): readonly AnyMarker[] => ("marks" in f ? [f.marks] : []));
  const commands = FEATURES.flatMap((feature) => ("commands" in feature ? [feature.commands] : []))
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ list }): AnyCommand[] => Object.values(list));
  const known = {
    scenarios,
    scenario,
    n,
    maxBodies,
    colours,
    mapColours,
    solvers,
    integrators,
    solver,
    formats,
    builder,
    interact,
  };
  const setup: Setup = { ...known, commands, controls, panelOpen, level, addressParts, sessionPart, undoPart, markers };
  const { getState, setState, subscribe } = createStore<State>()(() => ({}) as State);
  const store: Store<State> = {
    getState,
    subscribe,
    setState: (change) => setState((s) => joined(s, typeof change === "function" ? change(s) : change)),
  };
  const slices = FEATURES.map(({ name, slice }) => {
    const make = slice(setup) as unknown as Slice<Readonly<Record<string, object>>, State>;
    const set: Parameters<typeof make>[0] = (change) =>
      store.setState((s) => ({ [name]: typeof change === "function" ? change(s[name]) : change }));
    return [name, make(set, getState as never, store as never)];
  });
  setState(Object.fromEntries(slices) as State);
  store.getState().share.begin(options.address);
  return store;
}

/** What of all features can be taken back. */
function joinedUndo(parts: readonly AnyUndoPart[]): AnyUndoPart {
  const settings: Record<string, Record<string, Called>> = {};
  for (const part of parts)
    for (const [name, fields] of Object.entries(part.settings ?? {}))
      for (const [key, called] of Object.entries(fields)) {
        settings[name] ??= {};
        const before = settings[name][key];
        settings[name][key] =
          typeof called === "string" ? called : { ...(typeof before === "object" && before), ...called };
      }
  return {
    settings,
    run: Object.assign({}, ...parts.map(({ run }) => run)),
    along: Object.assign({}, ...parts.map(({ along }) => along)),
  };
}

/** What the simulation asks of the user's choices. */
export function choicesOf(store: Store<State>): Choices {
  return {
    machine: () => store.getState().physics.machine,
    settings: () => engineSettings(store.getState()),
    suits: (made) => suits(store.getState(), made),
    takeBack: ({ solver, integrator, precision, kernel, multipole, stretching }) =>
      store.setState((s) => ({
        physics: {
          solver,
          engineChoices: { ...s.physics.engineChoices, integrator, precision, kernel, multipole, stretching },
        },
      })),
    frame: () => {
      const state = store.getState();
      const {
        physics: { settings },
        play: { direction },
        appearance: { view },
        camera: { turntable, piloted },
        interact: { nextDeed },
        autoPause: { haltStops },
        sequences: { seriesStop },
      } = state;
      const signed = { ...settings, timestep: direction * settings.timestep };
      const playing = standing(state) === null;
      const stops = [...haltStops, ...[nextDeed, seriesStop].filter((stop) => stop !== null)];
      return { playing, settings: signed, view, turntable, piloted, wantedStepsPerSecond: wantedSteps(state), stops };
    },
    keepEvery: () => {
      const {
        physics: { keepEvery },
        play: { playing },
        capture: { recording },
      } = store.getState();
      return playing && !recording ? keepEvery : 0;
    },
    nameAs: (named) => {
      const state = store.getState();
      const wanted = named as Named;
      const keys = Object.keys(wanted) as (keyof Named)[];
      if (keys.some((key) => wanted[key] !== state.play[key])) store.setState({ play: wanted });
    },
  };
}
