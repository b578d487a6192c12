import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { curveKey, type Division, pieces } from "../../reference/pieces.ts";
import { sphere } from "../sampleTables.ts";
import { paramsOf, sizesOf } from "../stageDriver.ts";

const { MOST_PIECES } = CONSTANTS.division;

/** The cube that its curve runs through. */
export const MIDDLE = [-0.5, 0, 0.5] as const;
export const HALF = 1.5;

/** A sphere of `n` bodies, one in four in the place of another, shared by five domains whose cuts are at bodies of it; some bodies are outside the cube. */
export function dividedTables(n: number) {
  const { posMass, id } = sphere(n);
  for (let i = 3; i < n; i += 4) posMass.copyWithin(4 * i, 4 * i - 8, 4 * i - 4);
  const division: Division = { pieces: 5, own: 2 };
  const root = Float32Array.from([...MIDDLE, 3e38, HALF, 2 ** 20 / HALF]);
  const places = Array.from(
    { length: n },
    (_, i) => [curveKey(root, [...posMass.subarray(4 * i, 4 * i + 3)]), id[i]!] as const,
  ).sort(([a, one], [b, other]) => (a < b ? -1 : a > b ? 1 : one - other));
  const cuts = new Uint32Array(4 * MOST_PIECES);
  for (let p = 1; p < division.pieces; p++) {
    const [key, number] = places[Math.floor((p * n) / division.pieces)]!;
    cuts.set([Number(key >> 32n), Number(key & 0xffffffffn), number, 0], 4 * (p - 1));
  }
  const sizes = sizesOf(n);
  const found = { pieces: new Uint32Array(n), counts: new Uint32Array(MOST_PIECES * Math.ceil(n / 256)) };
  pieces({ params: paramsOf(sizes), division, root, posMass, id, cuts, ...found });
  return { root, posMass, id, cuts, sizes, found, structs: { division: { ...division } as never } };
}
