import { type Kinematics, kinematicsOf } from "../../../data/measures/kinematics.ts";
import type { Engine, Profile } from "../../../engine/index.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { KINEMATIC, OF_RUNGS, type PlotsSlice } from "./state.ts";

type Reads = PlotsSlice & SideSlice & StatusSlice;

/** Frames between two profiles at least, and the share of time that they may take: one in so many. */
const FRAMES = 20;
const SHARE = 6;

/** Measures profiles for the plots now and then while they are open, and nothing while they are not. Never waits. */
export class ProfileSampler {
  readonly #store: Store<Reads>;
  readonly #fail: (error: unknown) => void;
  #engine: Engine | null = null;
  /** Version of the bodies in the newest profile; -1: none of this engine since the plots were opened. */
  #version = -1;
  #frames = 0;
  #next = 0;
  #busy = false;
  /** The newest profile came with the rungs. */
  #counted = false;

  constructor(store: Store<Reads>, fail: (error: unknown) => void) {
    this.#store = store;
    this.#fail = fail;
  }

  /** Once a frame, at `now` milliseconds. */
  frame(now: number, engine: Engine | null): void {
    // A flow has no mass.
    const {
      layout: { side },
      status: { status },
    } = this.#store.getState();
    if (side !== "plots" || status.flow || engine !== this.#engine) {
      this.#engine = engine;
      this.#version = -1;
      return;
    }
    const { plot, kinematics } = this.#store.getState().plots;
    const moves = KINEMATIC.includes(plot);
    const counts = plot === OF_RUNGS;
    const lacking = (moves && kinematics === null) || (counts && !this.#counted);
    this.#counted &&= counts;
    if (this.#busy || !engine || (engine.version === this.#version && !lacking)) return;
    if (this.#version >= 0 && !lacking && (++this.#frames < FRAMES || now < this.#next)) return;
    this.#busy = true;
    this.#frames = 0;
    this.#version = engine.version;
    const begin = performance.now();
    engine
      .measure("profile")
      .then(async (profile) => {
        const found = moves ? await kinematicsIn(engine, profile) : null;
        const rungs = counts ? await engine.measure("rungs") : null;
        this.#counted = counts;
        if (engine === this.#engine) this.#store.getState().plots.addProfile(profile, { kinematics: found, rungs });
      })
      .catch((error: unknown) => {
        if (engine === this.#engine) this.#fail(error);
      })
      .finally(() => {
        this.#busy = false;
        const end = performance.now();
        this.#next = end + (SHARE - 1) * (end - begin);
      });
  }
}

/** Of the bodies as they are a moment after the profile, about its centres. */
async function kinematicsIn(engine: Engine, profile: Profile): Promise<Kinematics[]> {
  const bodies = await engine.readBodies();
  // Centres go on meanwhile, as their mean velocities say.
  const since = bodies.time - profile.time;
  return profile.galaxies.map(({ centre, velocity }, g) => {
    const moved = centre.map((x, k) => x + since * velocity[k]!) as unknown as typeof centre;
    return kinematicsOf(bodies, g, moved, velocity);
  });
}
