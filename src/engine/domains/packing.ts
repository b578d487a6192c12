import { allocate } from "../../gpu/allocate.ts";
import { GrowingBuffer, SPARE } from "../../gpu/growingBuffer.ts";
import { Download, type Uploads } from "../../gpu/staging.ts";
import { structBytes } from "../../gpu/struct.ts";
import { STRUCTS } from "../../gpu/structs.gen.ts";
import { keptCounts, keptPlaces, packBodies, packNodes, prune } from "../build/domains.ts";
import { keptScan } from "../build/rowScan.ts";
import type { ForceVariant, Opening } from "../state/forceVariant.ts";
import type { Spec } from "../state/spec.ts";
import type { System } from "../state/system.ts";
import { type TABLES, tableBytes } from "../state/tables.ts";
import { type Boxes, type EssentialTree, NO_TREE } from "./domain.ts";
import type { PassCache } from "./passCache.ts";
import type { Work } from "./work.ts";

type Packed = keyof (typeof TABLES)["packed"];

/** Where the number of bodies packed stands in `Params`. */
const [SOURCES_AT] = STRUCTS.Params.fields.sources;

/** What an essential tree is packed from. */
export interface Packing {
  readonly cache: PassCache;
  /** With a tree of so many nodes, and moments for the opening. */
  readonly system: System;
  readonly nodes: number;
  /** What the walks of the receiver go by. */
  readonly opening: Extract<Opening, "error" | "bonsai">;
  readonly variant: ForceVariant;
  readonly params: Readonly<Record<string, number>>;
}

interface Counts {
  readonly bodies: number;
  readonly nodes: number;
}

/** Tables that essential trees are packed into, for so many bodies and nodes, and whatever their nodes have. */
interface Tables extends Counts {
  readonly buffers: Readonly<Record<Packed, GPUBuffer>>;
  readonly hexadecapole: boolean;
}

/** How an essential tree for another domain comes about: its boxes on the card, and what is on its way back. Kept from step to step. */
interface Way {
  readonly boxes: GrowingBuffer;
  readonly back: Download;
}

/**
 * Packs what of a tree the walks of some groups may look at (the local essential tree of Bedorf 2014, section 6.3.2) on the GPU: nodes level by level from
 * the root, each cell's children only where some group may open it, and the bodies of leaves that may be opened. A walk of it uses the same cells and bodies
 * as a walk of the whole tree, in the same order.
 */
export class Packer {
  readonly #device: GPUDevice;
  readonly #uploads: Uploads;
  readonly #work: Work;
  readonly #ways: Way[] = [];
  #next = 0;
  #tables: Tables | null = null;
  /** The last tree is submitted: they share tables, so they are packed one after the other. */
  #submitted: Promise<unknown> = Promise.resolve();

  constructor(device: GPUDevice, uploads: Uploads, work: Work) {
    this.#device = device;
    this.#uploads = uploads;
    this.#work = work;
  }

  /** Another step: trees that were packed before are no longer looked at. */
  begin(): void {
    this.#next = 0;
  }

  /** The trees are not needed any more. */
  release(): void {
    for (const { back } of this.#ways) back.release();
  }

  /** Resolves when all trees that were asked for are submitted. */
  async submitted(): Promise<void> {
    await this.#submitted;
  }

  /** The tree for some boxes, nothing for none; its tables are looked at until `begin`. Its turn comes after those that were asked for before. */
  async tree(prepare: () => Promise<Packing>, to: Boxes): Promise<EssentialTree> {
    if (to.length === 0) return NO_TREE;
    const way = this.#way();
    let { packing, submitted } = await this.#inTurn(async () => {
      const packing = await prepare();
      await packing.system.need("pruned");
      this.#uploads.copy([{ table: to, buffer: await way.boxes.atLeast(to.byteLength) }]);
      return { packing, submitted: await this.#pack(packing, way) };
    });
    for (;;) {
      const { tables, room } = submitted;
      const [totals, root, posMass, nodeCentre, nodeTest, nodeMoments] = await tables;
      const [nodes, bodies] = numbers(totals!()) as unknown as [number, number];
      const fits = room && bodies <= room.bodies && nodes <= room.nodes;
      if (!fits) {
        submitted = await this.#inTurn(async () => {
          await this.#makeRoom({ bodies, nodes }, packing);
          return this.#pack(packing, way);
        });
        continue;
      }
      const bytes = this.#bytes({ bodies, nodes }, packing);
      return {
        ...{ bodies, nodes },
        tables: {
          posMass: floats(posMass!(bytes.packedPosMass)),
          nodeCentre: floats(nodeCentre!(bytes.packedCentre)),
          nodeMoments: floats(nodeMoments!(bytes.packedMoments)),
          nodeTest: numbers(nodeTest!(bytes.packedTest)),
          root: floats(root!()),
        },
      };
    }
  }

  #way(): Way {
    const k = this.#next++;
    // 0x80 STORAGE, 0x08 COPY_DST
    const boxes = () => new GrowingBuffer(this.#device, "the boxes of another domain", { label: "boxes", usage: 0x88 });
    this.#ways[k] ??= { boxes: boxes(), back: new Download(this.#device) };
    return this.#ways[k]!;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#submitted.then(work);
    // Who asked for it hears why it could not be packed.
    this.#submitted = done.catch(() => {});
    return done;
  }

  #bytes({ bodies, nodes }: Counts, { system }: Packing) {
    const { sizes } = system;
    return tableBytes(["packed"], { ...sizes, capacity: bodies, nodes }) as Record<Packed, number>;
  }

  /** With some to spare: a tree is packed before the host hears how large it is. */
  async #makeRoom({ bodies, nodes }: Counts, packing: Packing): Promise<void> {
    const most = (now: number, before = 0) => Math.max(before, Math.ceil(SPARE * now));
    const room = { bodies: most(bodies, this.#tables?.bodies), nodes: most(nodes, this.#tables?.nodes) };
    this.#free();
    const bytes = this.#bytes(room, packing);
    const make = () =>
      Object.fromEntries(
        // 0x80 STORAGE, 0x04 COPY_SRC
        Object.entries(bytes).map(([label, size]) => [label, this.#device.createBuffer({ label, size, usage: 0x84 })]),
      ) as Record<Packed, GPUBuffer>;
    const sum = Object.values(bytes).reduce((all, size) => all + size, 0);
    const buffers = await allocate(this.#device, "a tree for another domain", sum, make, freeAll);
    this.#tables = { ...room, buffers, hexadecapole: Boolean(packing.system.sizes.hexadecapole) };
  }

  /** Submits all of it, from marks to what goes back: how much is kept, the root cube, and where there is room for a tree, the tree. */
  async #pack(packing: Packing, way: Way) {
    const { cache, system, nodes, opening, variant, params } = packing;
    const { buffers, sizes } = system;
    if (this.#tables && this.#tables.hexadecapole !== Boolean(sizes.hexadecapole)) this.#free();
    const room = this.#tables;
    const own = structBytes("Params", { ...params, n: nodes, sources: 0 });
    this.#device.queue.writeBuffer(buffers.packParams!, 0, own);
    const passes = (specs: readonly Spec[]) =>
      cache.passes(system, specs, { boxes: way.boxes.buffer!, ...room?.buffers });
    this.#work.submit(await passes([...prune(opening, variant), keptCounts, keptScan, keptPlaces]), "prune");
    if (room) {
      const encoder = this.#device.createCommandEncoder({ label: "bodies packed" });
      encoder.copyBufferToBuffer(buffers.keptTotals!, 4, buffers.packParams!, SOURCES_AT, 4);
      this.#device.queue.submit([encoder.finish()]);
      this.#work.submit(await passes([packNodes, packBodies]), "pack");
    }
    const whole = (buffer: GPUBuffer) => ({ buffer, bytes: buffer.size });
    const { tables } = await way.back.begin([
      { buffer: buffers.keptTotals!, bytes: 8 },
      whole(buffers.root),
      ...(room ? Object.values(room.buffers).map(whole) : []),
    ]);
    return { tables, room };
  }

  #free(): void {
    if (this.#tables) freeAll(this.#tables.buffers);
    this.#tables = null;
  }

  destroy(): void {
    this.#free();
    for (const { boxes, back } of this.#ways.splice(0)) {
      boxes.destroy();
      back.destroy();
    }
  }
}

const floats = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  new Float32Array(buffer, byteOffset, byteLength / 4);

const numbers = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  new Uint32Array(buffer, byteOffset, byteLength / 4);

function freeAll(buffers: Readonly<Record<Packed, GPUBuffer>>): void {
  for (const buffer of Object.values(buffers)) buffer.destroy();
}
