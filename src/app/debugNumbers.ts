import type { Engine, GpuEngine } from "../engine/index.ts";
import { readBack } from "../gpu/readback.ts";
import type { Picture } from "../render/picture.ts";
import { momentsOf } from "../render/shown/moments.ts";

/** Mean and standard deviation of the velocity along the line of sight in each pixel of a map, velocity units. */
export async function velocitiesOf(picture: Picture) {
  const { width, height, sums } = await picture.readSums();
  const of = (name: "velocity" | "dispersion") =>
    Float32Array.from({ length: width * height }, (_, i) => picture.mass.reach * momentsOf(sums, 4 * i)[name]);
  return { width, height, velocity: of("velocity"), dispersion: of("dispersion") };
}

/** See debugHandle.ts. */
export async function interactionsOf(engine: Engine, device: GPUDevice | null, body: number): Promise<number[] | null> {
  if (!device) return null;
  // A machine with a graphics device makes engines of that kind.
  const { tree, buffers, count } = engine as GpuEngine;
  if (!tree) return null;
  const { groupList, groupCounts } = tree.buffers;
  const read = await readBack(device, [
    { buffer: buffers.id, bytes: 4 * count },
    { buffer: groupList, bytes: groupList.size },
    { buffer: groupCounts, bytes: groupCounts.size },
  ]);
  const [ids, groups, counts] = read.map((bytes) => new Uint32Array(bytes)) as [Uint32Array, Uint32Array, Uint32Array];
  const place = ids.indexOf(body);
  let group = 0;
  while (group + 1 < groups[0]! && groups[2 + group + 1]! <= place) group++;
  return [...counts.subarray(4 * group, 4 * group + 4)];
}
