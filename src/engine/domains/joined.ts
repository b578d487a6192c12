import type { DomainBodies } from "./domain.ts";

/** Some of the bodies, in the order of the list. */
export function some({ posMass, velocity, id }: DomainBodies, list: readonly number[]): DomainBodies {
  const taken = joined([], list.length);
  list.forEach((i, k) => {
    taken.posMass.set(posMass.subarray(4 * i, 4 * i + 4), 4 * k);
    taken.velocity.set(velocity.subarray(4 * i, 4 * i + 4), 4 * k);
    taken.id[k] = id[i]!;
  });
  return taken;
}

/** Bodies one after the other. */
export function joined(parts: readonly DomainBodies[], count = parts.reduce((sum, { id }) => sum + id.length, 0)) {
  const all = {
    posMass: new Float32Array(4 * count),
    velocity: new Float32Array(4 * count),
    id: new Uint32Array(count),
  };
  let end = 0;
  for (const { posMass, velocity, id } of parts) {
    all.posMass.set(posMass, 4 * end);
    all.velocity.set(velocity, 4 * end);
    all.id.set(id, end);
    end += id.length;
  }
  return all;
}
