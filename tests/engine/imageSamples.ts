import { Random } from "../../src/data/models/random.ts";

/** Side of the box of the bodies below. */
export const SIDE = 1.7;

/** x y z m of `n` bodies anywhere in a box, of different masses. */
export function bodiesInBox(n: number): Float32Array<ArrayBuffer> {
  const random = new Random(9);
  return Float32Array.from({ length: 4 * n }, (_, k) =>
    k % 4 === 3 ? 0.5 + random.uniform() : SIDE * random.uniform(),
  );
}
