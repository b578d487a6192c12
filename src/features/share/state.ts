import { type BuilderSlice, withBuilt } from "../builder/state.ts";
import type { CameraSlice, CameraView } from "../camera/state.ts";
import { type CompareSlice, comparedAs } from "../compare/state.ts";
import type { LookSlice } from "../look/state.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { LiveSettings, PhysicsSlice } from "../physics/state.ts";
import { type PlaySlice, scenarioInfo } from "../play/state.ts";
import type { Slice } from "../slice.ts";
import type { UnitsSlice } from "../units/state.ts";
import { type AddressWishes, readAddress } from "./address.ts";
import { otherChoices } from "./otherChoices.ts";

/** What an address asked for that can come into force only with its bodies. */
export interface Linked {
  /** Null: as they are. */
  readonly settings: LiveSettings | null;
  readonly camera: CameraView | null;
  /** Fingerprint that the initial bodies should have. */
  readonly check: string | null;
}

export interface ShareSlice {
  linked: Linked | null;
  /** Begins the run of an address, as if the page had been opened with it. */
  follow(address: string): void;
}

/** What an address may change. */
type Chosen = PlaySlice &
  PhysicsSlice &
  LookSlice &
  CameraSlice &
  CompareSlice &
  BuilderSlice &
  UnitsSlice &
  MessagesSlice;

export const createShare =
  (linked: Linked): Slice<ShareSlice, Chosen> =>
  (set, get) => ({
    linked,
    follow: (address) => {
      const { scenarios, solvers, colours, limits, builder, say } = get();
      const known = { scenarios, solvers, colours, maxBodies: limits.bodies, describeBuild: builder.describe };
      const { wishes, problems } = readAddress(address, known);
      for (const problem of problems) say("error", problem);
      set((s) => ({ ...choicesOf(s, wishes), generation: s.generation + 1 }));
    },
  });

/** All choices as an address wishes them; what depends on the bodies waits in `linked` until they are there. */
export function choicesOf(state: Chosen, wishes: AddressWishes): Partial<Chosen & ShareSlice> {
  const scenarios = wishes.built ? withBuilt(state.scenarios, wishes.built.info) : state.scenarios;
  const { name, defaults } = scenarioInfo({ scenarios }, wishes.scenario ?? state.scenario);
  const settings = {
    theta: wishes.theta ?? defaults.theta,
    softening: wishes.softening ?? defaults.softening,
    timestep: wishes.timestep ?? defaults.timestep,
  };
  return {
    ...otherChoices(wishes, { colour: wishes.colour ?? defaults.colour }),
    ...comparedAs(wishes.compare),
    scenarios,
    ...(wishes.built && { build: wishes.built.text }),
    scenario: name,
    source: { kind: "scenario" },
    held: null,
    n: wishes.n ?? state.n,
    seed: wishes.seed ?? 1,
    values: wishes.values ?? {},
    playing: !(wishes.paused ?? false),
    solver: wishes.solver ?? state.solver,
    linked: { settings, camera: wishes.camera ?? null, check: wishes.check ?? null },
  };
}

/** What commands ask of links. */
export interface ShareActions {
  /** Puts the address of this run, with camera and fingerprint, on the clipboard. */
  copyLink(): void;
}
