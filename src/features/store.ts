import { createStore, type StateCreator, type StoreApi } from "zustand/vanilla";
import type { FormatInfo } from "../data/files/catalogue.ts";
import { type BuilderOptions, type BuilderSlice, createBuilder, NO_BUILDER, withBuilt } from "./builder/state.ts";
import { type CompareSlice, createCompare } from "./compare/state.ts";
import { createPresets, type PresetsSlice } from "./files/presets.ts";
import { createSaving, type SavingSlice } from "./files/saving.ts";
import { createOpened, type OpenedSlice } from "./files/state.ts";
import { createSight, type SightSlice } from "./inspect/state.ts";
import { createDensity, type DensitySlice } from "./look/density.ts";
import { type ColourInfo, createView, type SolverInfo, type ViewSlice } from "./look/state.ts";
import { createMessages, type MessagesSlice } from "./messages/state.ts";
import { createSettings, type SettingsSlice } from "./physics/state.ts";
import { createRun, type RunSlice, type ScenarioInfo, scenarioInfo } from "./play/state.ts";
import { createStatus, type StatusSlice } from "./play/status.ts";
import { createPlots, type PlotsSlice } from "./plots/state.ts";
import { createShortcuts, type ShortcutsSlice } from "./preferences/state.ts";
import { type AddressWishes, readAddress } from "./share/address.ts";
import { otherChoices } from "./share/otherChoices.ts";
import { createTimeline, type TimelineSlice } from "./timeline/state.ts";
import { createHistory, type HistorySlice } from "./truth/state.ts";
import { createUnits, type UnitsSlice } from "./units/state.ts";

/** Everything that the user chose and the slow summaries that the page shows. Frame data never comes here. */
export interface State
  extends RunSlice,
    SettingsSlice,
    ViewSlice,
    StatusSlice,
    HistorySlice,
    PlotsSlice,
    TimelineSlice,
    CompareSlice,
    SightSlice,
    MessagesSlice,
    OpenedSlice,
    SavingSlice,
    PresetsSlice,
    BuilderSlice,
    UnitsSlice,
    DensitySlice,
    ShortcutsSlice {}
export type Store = StoreApi<State>;
export type Slice<T> = StateCreator<State, [], [], T>;

/** What the host knows before the first frame. */
export interface StoreOptions {
  readonly scenarios: readonly ScenarioInfo[];
  readonly colours: readonly ColourInfo[];
  /** Colours of the scale of mass per area. */
  readonly massColours?: DensitySlice["massColours"];
  readonly solvers?: readonly SolverInfo[];
  /** The engine's own choice among `solvers`. */
  readonly solver?: string;
  /** Formats in which snapshots can be saved. */
  readonly formats?: readonly FormatInfo[];
  /** What can be built. */
  readonly builder?: BuilderOptions;
  /** Query part of the address, "?scenario=…". */
  readonly address: string;
  /** Scenario, number of bodies and limit for this machine, where the address does not say. */
  readonly scenario: string;
  readonly n: number;
  readonly maxBodies: number;
  readonly panelOpen: boolean;
}

/** The one store, from its slices, with the wishes of the address in force. */
export function createState(options: StoreOptions): Store {
  const builder = options.builder ?? NO_BUILDER;
  const limits = { ...options, solvers: options.solvers ?? [], describeBuild: builder.describe };
  const { wishes, problems } = readAddress(options.address, limits);
  const scenarios = wishes.built ? withBuilt(options.scenarios, wishes.built.info) : options.scenarios;
  const info = scenarioInfo({ scenarios }, wishes.scenario ?? options.scenario);
  const store = createStore<State>()((...a) => ({
    ...createRun({
      scenarios,
      scenario: info.name,
      n: wishes.n ?? options.n,
      seed: wishes.seed ?? 1,
      values: wishes.values ?? {},
      build: wishes.built?.text ?? "",
      playing: !(wishes.paused ?? false),
      linked: { settings: null, camera: wishes.camera ?? null, check: wishes.check ?? null },
    })(...a),
    ...createSettings(
      pickSettings(info.defaults),
      givenSettings(wishes),
      options.maxBodies,
      wishes.solver ?? options.solver ?? "bonsai",
    )(...a),
    ...createView(
      options.colours,
      options.solvers ?? [],
      wishes.colour ?? info.defaults.colour,
      options.panelOpen,
    )(...a),
    ...createStatus(...a),
    ...createHistory(...a),
    ...createPlots(...a),
    ...createTimeline(...a),
    ...createCompare(wishes.compare)(...a),
    ...createSight(...a),
    ...createMessages(...a),
    ...createOpened(...a),
    ...createSaving(options.formats ?? [])(...a),
    ...createPresets(...a),
    ...createBuilder(builder)(...a),
    ...createUnits(...a),
    ...createShortcuts(a[0]),
    ...createDensity(options.massColours ?? { dark: [], print: [] })(...a),
  }));
  store.setState((s) => otherChoices(wishes, s.view));
  for (const problem of problems) store.getState().say("error", problem);
  return store;
}

function pickSettings({ theta, softening, timestep }: ScenarioInfo["defaults"]) {
  return { theta, softening, timestep };
}

function givenSettings({ theta, softening, timestep }: AddressWishes) {
  return {
    ...(theta !== undefined && { theta }),
    ...(softening !== undefined && { softening }),
    ...(timestep !== undefined && { timestep }),
  };
}
