import { type Bodies, emptyBodies } from "../../src/data/bodies/bodies.ts";
import type { GasChoice } from "../../src/data/bodies/gas.ts";
import type { Engine, Settings, Space } from "../../src/engine/index.ts";
import { GasBlocks } from "../../src/physics/gas/blocks.ts";
import type { Gas } from "../../src/physics/gas/gas.ts";
import { GasRun } from "../../src/physics/gas/step.ts";

/** Gas on its way, whatever computes it: `gas` is of its present time. */
export interface Course {
  readonly gas: Gas;
  /** Steps so far. */
  readonly steps: number;
  runTo(time: number): Promise<void>;
  end(): void;
}

/** What computes a test. */
export interface Means {
  start(gas: Gas): Promise<Course>;
  /** Periodic boxes must have three equal edges. */
  readonly cubes: boolean;
}

/** The float64 loops. */
export const LOOPS: Means = {
  cubes: false,
  async start(gas) {
    const run = new GasRun(gas);
    return {
      gas,
      get steps() {
        return run.steps;
      },
      async runTo(time) {
        run.runTo(time);
      },
      end: () => undefined,
    };
  },
};

/** Steps of the run to each time that is asked for, where particles have steps of their own. */
const OWN_STEPS = 8;

/** The same, each particle with a step of its own; steps are those that all would take at the same cost. */
export const BLOCKS: Means = {
  cubes: false,
  async start(gas) {
    const run = new GasBlocks(gas);
    return {
      gas,
      get steps() {
        return run.evaluated / gas.count;
      },
      async runTo(time) {
        const timestep = (time - gas.time) / OWN_STEPS;
        for (let k = 0; k < OWN_STEPS; k++) run.step(timestep);
        gas.time = time;
      },
      end: () => undefined,
    };
  },
};

/** Mass of the engine's box: so small that gravity is nothing. */
const MASS = 1e-6;
/** Gravity is as coarse as can be. */
const COARSE = { theta: 2, multipole: "monopole" } as const;
/** Parts of a step of the engine's that the gas is expected to want. */
const PARTS = 8;

/** An engine with gas: gas in a cube or in open space. Densities and energies a unit of mass are those of the gas. */
export const engineMeans = (
  make: (bodies: Bodies, settings: Partial<Settings>, space: Space | null) => Promise<Engine>,
  say?: (line: string) => void,
): Means => ({
  cubes: true,
  async start(gas) {
    const { box, settings, count } = gas;
    const whole = gas.mass.reduce((sum, m) => sum + m, 0);
    const scale = MASS / whole;
    const { gamma, kernel, neighbours, form, courant, viscosity, conduction, floor } = settings;
    const choice = { gamma, kernel, neighbours, form, courant, viscosity, conduction, floor } as GasChoice;
    const bodies: Bodies = {
      ...emptyBodies(count),
      mass: Float32Array.from(gas.mass, (m) => m * scale),
      position: Float32Array.from(gas.position),
      velocity: Float32Array.from(gas.velocity),
      columns: { internalEnergy: Float32Array.from(gas.energy) },
      gas: choice,
    };
    // Courant's condition, roughly: a step of the engine is made in 2, 4, 8 ... parts.
    let [limit, fastest] = [Number.POSITIVE_INFINITY, 0];
    const volume = box[0] > 0 ? box[0] * box[1] * box[2] : (4 / 3) * Math.PI;
    const reach = Math.cbrt((neighbours * volume) / ((4 / 3) * Math.PI * count));
    for (let i = 0; i < count; i++) {
      const sound = Math.sqrt(gamma * (gamma - 1) * gas.energy[i]!);
      const speed = Math.hypot(gas.velocity[3 * i]!, gas.velocity[3 * i + 1]!, gas.velocity[3 * i + 2]!);
      fastest = Math.max(fastest, 2.2 * sound + 0.2 * speed);
    }
    limit = (2 * courant * reach) / fastest;
    let engine: Engine | null = null;
    let steps = 0;
    let time = 0;
    let from: Bodies = bodies;
    return {
      gas,
      get steps() {
        return steps;
      },
      async runTo(end) {
        const wanted = Math.max(16, Math.ceil((end - time) / (PARTS * limit)));
        const timestep = (end - time) / wanted;
        const space = box[0] > 0 ? { side: box[0] } : null;
        if (engine) engine.set({ timestep });
        else engine = await make(from, { timestep, softening: 0.05, ...COARSE }, space);
        for (let k = 0; k < wanted; k++) {
          engine.step(1);
          await engine.done();
        }
        steps += wanted;
        time = end;
        from = await engine.readBodies();
        const { faults, stages } = await engine.measure();
        if (stages)
          say?.(
            `  ms: ${Object.entries(stages)
              .map(([row, ms]) => `${row} ${ms.toFixed(2)}`)
              .join(", ")}`,
          );
        if (faults.length > 0) throw new Error(faults.join("; "));
        gas.time = end;
        gas.position.set(from.position);
        gas.velocity.set(from.velocity);
        const { internalEnergy, density, smoothingLength } = from.columns!;
        gas.energy.set(internalEnergy!);
        gas.smoothing.set(smoothingLength!);
        for (let i = 0; i < count; i++) {
          gas.density[i] = density![i]! / scale;
          gas.number[i] = gas.density[i]! / gas.mass[i]!;
          gas.pressure[i] = (gamma - 1) * gas.density[i]! * gas.energy[i]!;
        }
      },
      end: () => engine?.destroy(),
    };
  },
});
