import { type Bodies, emptyBodies } from "../../data/bodies/bodies.ts";
import { boxOf, type Common, type HostForces } from "../../engine/domains/index.ts";
import type { Engine, Settings } from "../../engine/index.ts";

/** Finds the forces of bodies when it is made; some can be given others in their place. */
interface ForceEngine extends Pick<Engine, "count" | "readForces" | "measure" | "destroy"> {
  replace?(bodies: Bodies): Promise<void>;
}

export type MakeEngine = (bodies: Bodies, settings: Settings) => Promise<ForceEngine>;

/**
 * Forces on the bodies of a domain by an engine over the bodies of all domains: what another domain gives is every body that it has. It saves neither time
 * nor room; it is what a run goes by where there are no local essential trees, and what those are held against.
 */
export function allBodies({ settings, scaling }: Common, make: MakeEngine): HostForces {
  // Masses carry Newton's constant, and lengths are those of the common scaling.
  const inside = { ...settings, gravity: 1, softening: settings.softening / scaling.length, timestep: 1 };
  let own = new Float32Array();
  let engine: ForceEngine | null = null;

  async function over(bodies: Bodies): Promise<ForceEngine> {
    if (engine?.replace && engine.count === bodies.count) {
      await engine.replace(bodies);
      return engine;
    }
    engine?.destroy();
    engine = null;
    engine = await make(bodies, inside);
    return engine;
  }

  return {
    async load(posMass) {
      own = posMass.slice();
    },
    boxes: async () => Float32Array.from(own.length > 0 ? boxOf(own) : []),
    essentialTree: async () => ({ bodies: own.length / 4, nodes: 0, tables: { posMass: own } }),
    async forces(others) {
      const start = performance.now();
      const sources = [own, ...(await Promise.all(others)).map(({ tables }) => tables.posMass as Float32Array)];
      const heard = performance.now();
      const parts = { walk: 0, wait: heard - start };
      if (own.length === 0) return { acceleration: own, ppPerBody: 0, pcPerBody: 0, foreign: null, parts };
      const all = await over(tableOf(sources));
      const forces = await all.readForces();
      const { ppPerBody, pcPerBody, faults } = await all.measure();
      if (faults.length > 0) throw new Error(`the forces are incomplete: ${faults.join(", ")}`);
      parts.walk = performance.now() - heard;
      return { acceleration: forces.slice(0, own.length), ppPerBody, pcPerBody, foreign: null, parts };
    },
    destroy: () => engine?.destroy(),
  };
}

/** Bodies of several domains as one table, at rest. */
function tableOf(sources: readonly Float32Array[]): Bodies {
  const table = emptyBodies(sources.reduce((sum, { length }) => sum + length, 0) / 4);
  let i = 0;
  for (const source of sources) {
    for (let at = 0; at < source.length; at += 4, i++) {
      table.position.set(source.subarray(at, at + 3), 3 * i);
      table.mass[i] = source[at + 3]!;
    }
  }
  return table;
}
