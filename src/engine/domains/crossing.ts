import { type Division, pieceOf } from "./division.ts";
import type { Peers } from "./peers.ts";

/** Bodies of a domain in the units of the common scaling, 4, 4 and 1 numbers each; `id` is the place of a body in the table of the run. */
export interface DomainBodies {
  readonly posMass: Float32Array<ArrayBuffer>;
  readonly velocity: Float32Array<ArrayBuffer>;
  readonly id: Uint32Array<ArrayBuffer>;
}

/** Some of the bodies, in the order of the list. */
function some({ posMass, velocity, id }: DomainBodies, list: readonly number[]): DomainBodies {
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

/** Hands the bodies that crossed to the domains whose pieces they are in now; returns its own, those that stayed first. */
export async function cross(
  peers: Peers,
  division: Division,
  keys: Float64Array,
  bodies: DomainBodies,
): Promise<DomainBodies> {
  const lists: number[][] = Array.from({ length: peers.count }, () => []);
  for (let i = 0; i < keys.length; i++) lists[pieceOf(division, keys[i]!, bodies.id[i]!)]!.push(i);
  const stay = lists[peers.index]!.length === keys.length;
  const messages = lists.map((list, k) =>
    k === peers.index ? (stay ? bodies : some(bodies, list)) : some(bodies, list),
  );
  const parts = await Promise.all(peers.exchange(messages));
  const [own] = parts.splice(peers.index, 1);
  return parts.every(({ id }) => id.length === 0) ? own! : joined([own!, ...parts]);
}
