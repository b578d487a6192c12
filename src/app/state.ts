import { createStore, type StateCreator } from "zustand/vanilla";
import type { FormatInfo } from "../data/files/catalogue.ts";
import {
  type BuilderOptions,
  type BuilderSlice,
  createBuilder,
  NO_BUILDER,
  withBuilt,
} from "../features/builder/state.ts";
import { type CameraSlice, createCamera } from "../features/camera/state.ts";
import { type CompareSlice, createCompare } from "../features/compare/state.ts";
import { createPresets, type PresetsSlice } from "../features/files/presetsState.ts";
import { createFiles, type FilesSlice } from "../features/files/state.ts";
import { createHelp, type HelpSlice } from "../features/help/state.ts";
import { createInspect, type InspectSlice } from "../features/inspect/state.ts";
import { createLayout, type LayoutSlice } from "../features/layout/state.ts";
import { type ColourInfo, createLook, type LookSlice } from "../features/look/state.ts";
import { createMessages, type MessagesSlice } from "../features/messages/state.ts";
import { createPhysics, type PhysicsSlice, type SolverInfo } from "../features/physics/state.ts";
import { createPictures, type PicturesSlice } from "../features/pictures/state.ts";
import { createPlay, type PlaySlice, type ScenarioInfo, scenarioInfo } from "../features/play/state.ts";
import { createPlots, type PlotsSlice } from "../features/plots/state.ts";
import { createPreferences, type PreferencesSlice } from "../features/preferences/state.ts";
import { type AddressWishes, readAddress } from "../features/share/address.ts";
import { otherChoices } from "../features/share/otherChoices.ts";
import { createShare, type ShareSlice } from "../features/share/state.ts";
import type { Store } from "../features/slice.ts";
import { createStatus, type StatusSlice } from "../features/status/state.ts";
import { createTimeline, type TimelineSlice } from "../features/timeline/state.ts";
import { createTours, type ToursSlice } from "../features/tours/state.ts";
import { createTruth, type TruthSlice } from "../features/truth/state.ts";
import { createUnits, type UnitsSlice } from "../features/units/state.ts";

/** Everything that the user chose and the slow summaries that the page shows. Frame data never comes here. */
export interface State
  extends PlaySlice,
    PhysicsSlice,
    LookSlice,
    StatusSlice,
    TruthSlice,
    PlotsSlice,
    TimelineSlice,
    CompareSlice,
    InspectSlice,
    CameraSlice,
    MessagesSlice,
    FilesSlice,
    PresetsSlice,
    BuilderSlice,
    UnitsSlice,
    PicturesSlice,
    ToursSlice,
    HelpSlice,
    LayoutSlice,
    ShareSlice,
    PreferencesSlice {}

/** What the host knows before the first frame. */
export interface StoreOptions {
  readonly scenarios: readonly ScenarioInfo[];
  readonly colours: readonly ColourInfo[];
  /** Colours of the scale of mass per area. */
  readonly massColours?: LookSlice["massColours"];
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
export function createState(options: StoreOptions): Store<State> {
  const builder = options.builder ?? NO_BUILDER;
  const limits = { ...options, solvers: options.solvers ?? [], describeBuild: builder.describe };
  const { wishes, problems } = readAddress(options.address, limits);
  const scenarios = wishes.built ? withBuilt(options.scenarios, wishes.built.info) : options.scenarios;
  const info = scenarioInfo({ scenarios }, wishes.scenario ?? options.scenario);
  const store = createStore<State>()((...a) => {
    const made = <T>(create: StateCreator<State, [], [], T>): T => create(...a);
    return {
      ...made(
        createPlay({
          scenarios,
          scenario: info.name,
          n: wishes.n ?? options.n,
          seed: wishes.seed ?? 1,
          values: wishes.values ?? {},
          build: wishes.built?.text ?? "",
          playing: !(wishes.paused ?? false),
          limits: { bodies: options.maxBodies },
        }),
      ),
      ...made(
        createPhysics(
          pickSettings(info.defaults),
          givenSettings(wishes),
          limits.solvers,
          wishes.solver ?? options.solver ?? "bonsai",
        ),
      ),
      ...made(
        createLook(
          options.colours,
          options.massColours ?? { dark: [], print: [] },
          wishes.colour ?? info.defaults.colour,
        ),
      ),
      ...made(createStatus),
      ...made(createTruth),
      ...made(createPlots),
      ...made(createTimeline),
      ...made(createCompare(wishes.compare)),
      ...made(createInspect),
      ...made(createCamera),
      ...made(createMessages),
      ...made(createFiles(options.formats ?? [])),
      ...made(createPresets),
      ...made(createBuilder(builder)),
      ...made(createUnits),
      ...made(createPictures),
      ...made(createTours),
      ...made(createHelp),
      ...made(createPreferences),
      ...made(createLayout(options.panelOpen)),
      ...made(createShare({ settings: null, camera: wishes.camera ?? null, check: wishes.check ?? null })),
    };
  });
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
