import { makeHdf5 } from "../../../src/data/files/hdf5/library.ts";

/** Rows of body k at step s, so that every number tells where it belongs: x of 100 s + k, and so on. */
export const stepRows = (step: number, n: number, add: number): Float32Array =>
  Float32Array.from({ length: n }, (_, k) => 100 * step + 10 * add + k);

/** Steps of NBODY6++GPU: a group each, a dataset for each coordinate, mass and name, and scalars; `stars`: how many there are, binaries too. */
export function stepsBytes(steps: readonly number[], n: number, stars = n): Promise<Uint8Array> {
  return makeHdf5(async (file) => {
    for (const step of steps) {
      const group = file.create_group(`Step#${step}`);
      group.create_attribute("Time", 2 * step, [], "<f");
      const scalars = new Float32Array(100);
      scalars[4] = stars;
      scalars[10] = 0.97779222;
      group.create_dataset({ name: "000 Scalars", data: scalars, shape: [100] });
      ["001 X1", "002 X2", "003 X3", "004 V1", "005 V2", "006 V3", "007 A1", "023 M"].forEach((name, k) => {
        group.create_dataset({ name, data: stepRows(step, n, k), shape: [n] });
      });
      group.create_dataset({ name: "032 Name", data: Int32Array.from({ length: n }, (_, k) => n - k), shape: [n] });
    }
  });
}
