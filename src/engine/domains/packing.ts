import { allocate } from "../../gpu/allocate.ts";
import type { Passes } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import { structSize, writeStruct } from "../../gpu/struct.ts";
import { submit } from "../../gpu/timer.ts";
import { keptCounts } from "../build/keptCounts.ts";
import { keptPlaces } from "../build/keptPlaces.ts";
import { packBodies } from "../build/packBodies.ts";
import { packNodes } from "../build/packNodes.ts";
import { pruneAll } from "../build/prune.ts";
import { keptScan } from "../build/rowScan.ts";
import type { ForceVariant, Opening } from "../state/forceVariant.ts";
import { passOn, Repetitions } from "../state/spec.ts";
import type { System } from "../state/system.ts";
import { type TABLES, tableBytes } from "../state/tables.ts";
import type { Boxes, EssentialTree } from "./domain.ts";
import { BOX } from "./topBoxes.ts";

/** A table of an essential tree. */
type Packed = keyof (typeof TABLES)["packed"];

/** What an essential tree is packed from. */
export interface Packing {
  readonly device: GPUDevice;
  readonly compiled: Passes;
  /** With a tree of so many nodes, and moments for the opening. */
  readonly system: System;
  readonly nodes: number;
  /** What the walks of the receiver go by. */
  readonly opening: Extract<Opening, "error" | "bonsai">;
  readonly variant: ForceVariant;
  readonly params: Readonly<Record<string, number>>;
}

/**
 * What of a tree the walks of all groups within some boxes may look at (the local essential tree of Bedorf 2014, section 6.3.2), packed on the GPU and read
 * back: nodes level by level from the root, each cell's children only where some box may open it, and the bodies of leaves that may be opened. A walk of it
 * uses the same cells and bodies as a walk of the whole tree, in the same order. Nothing for no boxes. One at a time: they share tables.
 */
export async function packTree(packing: Packing, to: Boxes): Promise<EssentialTree> {
  const { device, compiled, system, nodes, opening, variant, params } = packing;
  if (to.length === 0) return { bodies: 0, nodes: 0, tables: {} };
  await system.need("pruned");
  const { buffers, sizes } = system;
  const tell = (sources: number) => {
    const view = new DataView(new ArrayBuffer(structSize("Params")));
    writeStruct("Params", view, { ...params, n: nodes, sources });
    device.queue.writeBuffer(buffers.packParams!, 0, view.buffer as ArrayBuffer);
  };
  const boxes = new Float32Array(4 + to.length);
  boxes[0] = to.length / BOX;
  boxes.set(to, 4);
  device.queue.writeBuffer(buffers.boxes!, 0, boxes);
  tell(0);
  const marks = [...pruneAll(opening, variant), keptCounts, keptScan, keptPlaces];
  submit(device, await Promise.all(marks.map((spec) => system.pass(compiled, spec))));
  const [totals] = await readBack(device, [{ buffer: buffers.keptTotals!, bytes: 8 }]);
  const [keptNodes, bodies] = new Uint32Array(totals!) as unknown as [number, number];
  tell(bodies);
  const bytes = tableBytes(["packed"], { ...sizes, capacity: bodies, nodes: keptNodes }) as Record<Packed, number>;
  const make = () => {
    // 0x80 STORAGE, 0x04 COPY_SRC
    const made = Object.entries(bytes).map(([label, size]) => [
      label,
      device.createBuffer({ label, size, usage: 0x84 }),
    ]);
    return {
      packed: Object.fromEntries(made) as Record<Packed, GPUBuffer>,
      repetitions: new Repetitions(device, 1),
    };
  };
  const free = ({ packed, repetitions }: ReturnType<typeof make>) => {
    for (const buffer of Object.values(packed)) buffer.destroy();
    repetitions.destroy();
  };
  const sum = Object.values(bytes).reduce((all, size) => all + size, 0);
  const made = await allocate(device, "a tree for another domain", sum, make, free);
  try {
    const { packed, repetitions } = made;
    const all = { ...buffers, ...packed };
    submit(
      device,
      await Promise.all([packNodes, packBodies].map((spec) => passOn(compiled, spec, sizes, all, repetitions))),
    );
    const [posMass, nodeCentre, nodeTest, nodeMoments, root] = await readBack(device, [
      ...Object.entries(packed).map(([name, buffer]) => ({ buffer, bytes: bytes[name as Packed] })),
      { buffer: buffers.root, bytes: buffers.root.size },
    ]);
    const floats = (table: ArrayBuffer | undefined) => new Float32Array(table!);
    return {
      bodies,
      nodes: keptNodes,
      tables: {
        ...{ posMass: floats(posMass), nodeCentre: floats(nodeCentre), nodeMoments: floats(nodeMoments) },
        ...{ nodeTest: new Uint32Array(nodeTest!), root: floats(root) },
      },
    };
  } finally {
    free(made);
  }
}
