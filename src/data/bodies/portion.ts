import { type Bodies, COMPONENTS, type ComponentName } from "./bodies.ts";
import type { Units } from "./units.ts";

/** Which bodies of a table are taken, and what its numbers mean. */
export interface Portion {
  /** Names of the components that stay; absent: all. */
  readonly components?: readonly ComponentName[];
  /** Every k-th body of each component of each galaxy stays; 1 (or absent): all. */
  readonly every?: number;
  /** Absent: as the table says. */
  readonly units?: Units;
}

/**
 * The bodies of `bodies` that `portion` asks for, in their order. Where every k-th stays, the masses of each component of
 * each galaxy are scaled so that their sum stays as it was (times k for equal masses, as Bonsai's --reducebodies does).
 * Softenings, ids, time stay. The same table where nothing changes. Throws one line where nothing is left.
 */
export function takePortion(bodies: Bodies, { components, every = 1, units = bodies.units }: Portion): Bodies {
  if (!Number.isInteger(every) || every < 1) throw new Error(`every ${every}: it must be a whole number from 1`);
  const stays = COMPONENTS.map((name) => components === undefined || components.includes(name));
  const { count } = bodies;
  if (every === 1 && bodies.component.every((c) => stays[c])) return { ...bodies, units };

  // One class is one component of one galaxy.
  const seen = new Uint32Array(256 * 256);
  const total = new Float64Array(256 * 256);
  const kept = new Float64Array(256 * 256);
  const taken = new Uint32Array(count);
  let n = 0;
  for (let i = 0; i < count; i++) {
    if (!stays[bodies.component[i]!]) continue;
    const part = bodies.galaxy[i]! * 256 + bodies.component[i]!;
    total[part]! += bodies.mass[i]!;
    if (seen[part]!++ % every !== 0) continue;
    kept[part]! += bodies.mass[i]!;
    taken[n++] = i;
  }
  if (n === 0) throw new Error(`no bodies are left of ${components?.join(", ") || "no components"}; choose others`);

  const wide = bodies.id instanceof BigUint64Array;
  const id = wide ? new BigUint64Array(n) : new Uint32Array(n);
  const out = {
    mass: new Float32Array(n),
    position: new Float32Array(3 * n),
    velocity: new Float32Array(3 * n),
    galaxy: new Uint8Array(n),
    component: new Uint8Array(n),
  };
  const softening = bodies.softening && new Float32Array(n);
  for (let k = 0; k < n; k++) {
    const i = taken[k]!;
    const part = bodies.galaxy[i]! * 256 + bodies.component[i]!;
    const factor = kept[part] !== 0 ? total[part]! / kept[part]! : every;
    out.mass[k] = bodies.mass[i]! * factor;
    for (let d = 0; d < 3; d++) {
      out.position[3 * k + d] = bodies.position[3 * i + d]!;
      out.velocity[3 * k + d] = bodies.velocity[3 * i + d]!;
    }
    out.galaxy[k] = bodies.galaxy[i]!;
    out.component[k] = bodies.component[i]!;
    id[k] = bodies.id[i]!;
    if (softening) softening[k] = bodies.softening![i]!;
  }
  return { ...bodies, ...out, count: n, id, units, ...(softening && { softening }) };
}
