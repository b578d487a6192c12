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
 * What of a tree the walks of some groups may look at (the local essential tree of Bedorf 2014, section 6.3.2), packed on the GPU and read
 * back: nodes level by level from the root, each cell's children only where some group may open it, and the bodies of leaves that may be opened. A walk of it
 * uses the same cells and bodies as a walk of the whole tree, in the same order. Nothing for no boxes. One at a time: they share tables.
 *
 * Resolves when all is submitted, to the tree on its way back. `meanwhile` gives the GPU something to do while the host hears how large the tree is.
 */
export async function packTree(
  packing: Packing,
  to: Boxes,
  meanwhile: () => Promise<void> = async () => {},
): Promise<{ readonly tree: Promise<EssentialTree> }> {
  const { device, compiled, system, nodes, opening, variant, params } = packing;
  if (to.length === 0) return { tree: Promise.resolve({ bodies: 0, nodes: 0, tables: {} }) };
  await system.need("pruned");
  const { buffers, sizes } = system;
  const tell = (sources: number) => {
    const view = new DataView(new ArrayBuffer(structSize("Params")));
    writeStruct("Params", view, { ...params, n: nodes, sources });
    device.queue.writeBuffer(buffers.packParams!, 0, view.buffer as ArrayBuffer);
  };
  tell(0);
  const [keptNodes, bodies] = await marked();
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
    const back = readBack(device, [
      ...Object.entries(packed).map(([name, buffer]) => ({ buffer, bytes: bytes[name as Packed] })),
      { buffer: buffers.root, bytes: buffers.root.size },
    ]);
    return { tree: back.then((tables) => treeOf(bodies, keptNodes, tables)).finally(() => free(made)) };
  } catch (error) {
    free(made);
    throw error;
  }

  /** Marks what the boxes' groups may look at; resolves to how many nodes and bodies that is. */
  async function marked(): Promise<readonly [number, number]> {
    // 0x80 STORAGE, 0x08 COPY_DST
    const boxes = device.createBuffer({ label: "boxes", size: to.byteLength, usage: 0x88 });
    try {
      device.queue.writeBuffer(boxes, 0, to);
      const marks = [...pruneAll(opening, variant), keptCounts, keptScan, keptPlaces];
      submit(device, await Promise.all(marks.map((spec) => system.pass(compiled, spec, { boxes }))));
      const [[totals]] = await Promise.all([
        readBack(device, [{ buffer: buffers.keptTotals!, bytes: 8 }]),
        meanwhile(),
      ]);
      return new Uint32Array(totals!) as unknown as [number, number];
    } finally {
      boxes.destroy();
    }
  }
}

/** An essential tree of the tables that came back. */
function treeOf(bodies: number, nodes: number, tables: readonly ArrayBuffer[]): EssentialTree {
  const [posMass, nodeCentre, nodeTest, nodeMoments, root] = tables;
  const floats = (table: ArrayBuffer | undefined) => new Float32Array(table!);
  return {
    ...{ bodies, nodes },
    tables: {
      ...{ posMass: floats(posMass), nodeCentre: floats(nodeCentre), nodeMoments: floats(nodeMoments) },
      ...{ nodeTest: new Uint32Array(nodeTest!), root: floats(root) },
    },
  };
}
