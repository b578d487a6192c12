import type { Bodies } from "../../../data/bodies/bodies.ts";
import type { Engine, Saved, Settings } from "../../../engine/index.ts";
import type { FirstView } from "../../../render/camera.ts";
import { putBack, savedOf } from "../../../run/kept/copies.ts";
import type { Part } from "../../../run/kept/keeper.ts";
import { tablesOf } from "../../../run/kept/tables.ts";
import type { Machine } from "../../../run/machine.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Wanted } from "../../../run/wanted.ts";
import type { LiveSettings } from "../../run/physics/state.ts";

/** What keeping a run needs of the simulation. */
export type Kept = Pick<Simulation, "engine" | "last" | "wanted" | "picture" | "defaultsOf" | "viewOf">;

/** A run as it was at one moment, so that it can be brought back. */
export interface Moment {
  /** Bytes of memory that it takes beside its tables, which other moments may hold too. */
  readonly bytes: number;
  readonly parts: readonly Part[];
  readonly wanted: Wanted;
  /** On its way from where it is computed; null: it was lost there. */
  readonly saved: Promise<Saved | null>;
  /** The bodies that were kept on the host last. */
  readonly kept: Bodies;
  readonly settings: Settings;
  readonly defaultsOf: string | null;
  readonly viewOf: string | null;
  readonly first: FirstView;
  readonly camera: readonly number[] | null;
  /** What else of the page belongs to it, by slices and keys of the state. */
  readonly state: object;
}

/** Of a body: what a snapshot holds on the host. */
const BYTES = 52;

/** The run as it is now; null where there is none. */
export function momentOf({ engine, last, wanted, picture, defaultsOf, viewOf }: Kept, state: object): Moment | null {
  if (!last || !wanted || !picture) return null;
  const { run, bodies, origin, change } = wanted;
  return {
    bytes: BYTES * last.count,
    parts: tablesOf(run.bodies, bodies, last.lastCheckpoint.bodies, origin?.bodies, change.without?.bodies),
    wanted,
    // Where the machine was lost: as it was kept last.
    saved: engine ? savedOf(engine) : Promise.resolve(null),
    kept: last.lastCheckpoint.bodies,
    settings: { ...last.settings },
    defaultsOf,
    viewOf,
    first: picture.camera.first,
    camera: picture.camera.view,
    state,
  };
}

/** The kept run once more, bit by bit where it was saved. `after`: as soon as it is shown. */
export async function broughtBack(moment: Moment, now: Kept, after: () => void): Promise<Wanted> {
  const { wanted, kept, settings, defaultsOf, viewOf, first, camera } = moment;
  const saved = await moment.saved;
  // Where another scenario is on the screen, its view is of no use.
  const elsewhere = viewOf !== now.viewOf || wanted.run.view.radius !== now.wanted?.run.view.radius;
  const { theta, softening } = settings;
  const live: LiveSettings = { theta, softening, timestep: Math.abs(settings.timestep) };
  return {
    ...wanted,
    bodies: saved ? wanted.run.bodies : kept,
    change: {
      ...(elsewhere && { first }),
      settings: live,
      fixed: { ...settings, timestep: live.timestep },
      defaultsOf,
      shown: viewOf,
      alone: true,
      ...(saved && { prepare: (engine: Engine, machine: Machine) => putBack(engine, machine, saved) }),
      after: () => {
        after();
        if (elsewhere && camera) now.picture?.camera.take(camera);
      },
    },
  };
}
