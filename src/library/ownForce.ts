import type { Engine, Saved, Scaling, Snapshot } from "../engine/index.ts";

/** What an own force is told of the bodies: in their order and units. */
export interface OwnForceBodies {
  /** Number of bodies, n. */
  readonly count: number;
  /** Time units. */
  readonly time: number;
  /** n masses. */
  readonly mass: Float32Array;
  /** 3n coordinates: x y z of body 0, then of body 1, and so on. */
  readonly position: Float32Array;
}

/** Adds to `acceleration` (3n, all 0 at first; length over time squared) what the bodies feel beside their own gravity. It goes by places and time, not by velocities. */
export type OwnForce = (bodies: OwnForceBodies, acceleration: Float32Array) => unknown;

/** What turns a state on the host into one of an engine. */
interface Restores {
  snapshot(saved: Saved, scaling: Scaling): Promise<Snapshot>;
}

/**
 * Steps with a force that the host works out: the leapfrog of both forces, kick, drift and kick, where the engine does its own part of each. Two half kicks
 * between steps are at one place, so they are one. Each brings the bodies to the host and back.
 */
export async function stepWithForce(
  { engine, backend, force }: { engine: Engine; backend: Restores; force: OwnForce },
  steps: number,
): Promise<void> {
  for (let k = 0; k < steps; k++) {
    await kick(engine, backend, force, k === 0 ? 0.5 : 1);
    engine.step();
  }
  if (steps > 0) await kick(engine, backend, force, 0.5);
}

/** Adds the force, as it is now, to accelerations. */
export async function addForce(engine: Engine, force: OwnForce, acceleration: Float32Array): Promise<void> {
  const { count, time, mass, position } = await engine.readBodies();
  const own = forceOf(force, { count, time, mass, position });
  for (let k = 0; k < own.length; k++) acceleration[k]! += own[k]!;
}

function forceOf(force: OwnForce, bodies: OwnForceBodies): Float32Array {
  const acceleration = new Float32Array(3 * bodies.count);
  const seen = {
    ...bodies,
    get velocity(): never {
      throw new Error("an own force goes by places and time: it can't see velocities");
    },
  };
  const said = force(seen, acceleration);
  if (said !== undefined && said !== acceleration)
    throw new Error("the force returned something: it writes into its second argument, and returns nothing");
  return acceleration;
}

async function kick(engine: Engine, backend: Restores, force: OwnForce, share: number): Promise<void> {
  const taken = await engine.snapshot();
  const saved = await taken.read().finally(() => taken.destroy());
  const { count, time, id, posMass, velocity } = saved;
  const position = new Float32Array(3 * count);
  for (let k = 0; k < count; k++) position.set(posMass.subarray(4 * k, 4 * k + 3), 3 * id[k]!);
  const acceleration = forceOf(force, { count, time, mass: engine.bodies.mass, position });
  const dt = share * engine.settings.timestep;
  for (let k = 0; k < count; k++) {
    // A negative size of the acceleration marks a frozen body.
    if (velocity[4 * k + 3]! < 0) continue;
    for (let c = 0; c < 3; c++) {
      const a = acceleration[3 * id[k]! + c]!;
      if (!Number.isFinite(a))
        throw new Error(`the force on body ${id[k]} is ${a}; it must be a number, see \`force\``);
      velocity[4 * k + c]! += dt * a;
    }
  }
  const kicked = await backend.snapshot(saved, engine.scaling);
  await engine.restore(kicked).finally(() => kicked.destroy());
}
