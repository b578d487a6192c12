import { Download } from "../../gpu/staging.ts";
import { boxLevels, groupBoxes } from "../build/domains.ts";
import { columnsSorted } from "../build/reorder.ts";
import { sortByBins, sortOf } from "../build/sort.ts";
import { momentsFor, TOPOLOGY } from "../build/tree.ts";
import { FaultLoop } from "../faultLoop.ts";
import { findSolver } from "../force/index.ts";
import { interactions } from "../measure/summary.ts";
import { paramsOf } from "../params.ts";
import { host } from "../processor/hostGlobals.ts";
import type { Settings } from "../settings.ts";
import { BINS } from "../state/faults.ts";
import { variantOf } from "../state/forceVariant.ts";
import { readStatus, STATUS_BYTES, type Status } from "../state/status.ts";
import type { System } from "../state/system.ts";
import { boxNumbers } from "./boxTable.ts";
import { CardBodies } from "./cardBodies.ts";
import { checkDomains } from "./choices.ts";
import { type Boxes, type Common, type DomainBackend, type EssentialTree, type ForceCosts, NO_TREE } from "./domain.ts";
import { OwnWalk } from "./ownWalk.ts";
import { Packer, type Packing } from "./packing.ts";
import { ReceivedTree } from "./receivedTree.ts";

/** The criterion of a solver whose trees domains can give each other; throws one line for the others. */
function openingOf(settings: Settings): Packing["opening"] {
  checkDomains(settings);
  return findSolver(settings.solver).opening as Packing["opening"];
}

/**
 * The bodies of a domain on a GPU, and the forces on them: by their own tree, then by what the other domains give of theirs (`Packer`), each a further
 * root whose forces are added as it comes. The host is ahead of the GPU wherever it need not know what comes out.
 */
export class TreeSolver extends CardBodies implements DomainBackend {
  #opening: Packing["opening"];
  #nodes = 0;
  #groups = 0;
  /** Whether the tree is known to have fitted. */
  #known = false;
  /** Groups' counts of the own walk, before others' trees add to them; null: none did. */
  #ownCounts: GPUBuffer | null = null;
  #shared = false;
  readonly #packer: Packer;
  readonly #received: ReceivedTree[] = [];
  readonly #boxes: Download;
  readonly #counts: Download;
  readonly #walk: OwnWalk;
  readonly #faults: FaultLoop;

  /** Throws one line for a solver that domains can't share. The device stays the caller's. */
  constructor(device: GPUDevice, common: Common) {
    super(device, common);
    this.#opening = openingOf(common.settings);
    this.#packer = new Packer(device, this.uploads, this.work);
    this.#boxes = new Download(device);
    this.#counts = new Download(device);
    this.#walk = new OwnWalk(device, (specs) => this.submit(this.system!, specs, "walk"));
    this.#faults = new FaultLoop(device, () => this.system!);
  }

  async build(settings: Settings): Promise<void> {
    this.#opening = openingOf(settings);
    this.#packer.begin();
    this.with(settings);
    await this.#tree();
  }

  async #tree(): Promise<void> {
    const system = this.with(this.settings);
    this.#known = false;
    if (!system) return;
    const { sizes, buffers } = system;
    const near = this.sort.next() === "incremental";
    // No fault. Where bodies came from elsewhere that lie deeper than the last tree, they are told apart in the next one (shared/radix).
    this.device.queue.writeBuffer(buffers.status, 0, new Uint32Array(2));
    const alone = sizes.n === this.common.total;
    const { stands, specs } = this.cube.stages(system);
    const sort = near
      ? sortByBins(sizes.n, { cubeStands: stands || !alone })
      : sortOf(sizes.n, { cubeStands: stands, counted: alone });
    const { quadrupole, hexadecapole } = variantOf(this.settings);
    await this.submit(
      system,
      [...specs, ...sort, ...columnsSorted(sizes), ...TOPOLOGY, ...momentsFor(this.#opening, quadrupole, hexadecapole)],
      "tree",
    );
    this.#walk.begin(this.settings, sizes.n, alone);
  }

  /** The tree again, where it did not fit: there is room for it now. */
  async #again(missed: { readonly status: Status } | null): Promise<void> {
    if (!missed) return;
    if ((missed.status.faults & BINS) !== 0) this.sort.overflowed();
    else this.sort.begin();
    await this.#tree();
  }

  #note(words: Uint8Array<ArrayBuffer>): Status {
    const status = readStatus(words.slice().buffer);
    this.frozenNow = status.frozen;
    this.#nodes = status.nodes;
    this.#groups = status.groups;
    return status;
  }

  async boxes(): Promise<Boxes> {
    const system = this.system;
    if (!system) return new Float32Array();
    await system.need("domain");
    const begin = async (missed: { readonly status: Status } | null) => {
      await this.#again(missed);
      await this.submit(system, [groupBoxes, ...boxLevels], "boxes");
    };
    const { boxes } = await this.#faults.until(begin, async () => {
      const { status, groupBoxes: table } = system.buffers;
      const { tables } = await this.#boxes.begin([
        { buffer: status, bytes: STATUS_BYTES },
        { buffer: table!, bytes: table!.size },
      ]);
      // While boxes come and go.
      await this.#walk.next(this.settings);
      const [words, boxes] = await tables;
      return { status: this.#note(words!()), boxes: boxes! };
    });
    this.#known = true;
    const count = boxNumbers(this.#groups);
    return new Float32Array(boxes(4 * count).buffer, 0, count);
  }

  /** Waits until the tree is known to have fitted, with the walk behind it. */
  async #settle(system: System): Promise<void> {
    if (this.#known) return;
    const read = async () => {
      const { tables } = await this.#boxes.begin([{ buffer: system.buffers.status, bytes: STATUS_BYTES }]);
      await this.#walk.rest(this.settings);
      return { status: this.#note((await tables)[0]!()) };
    };
    await this.#faults.until((missed) => this.#again(missed), read);
    this.#known = true;
  }

  async essentialTree(to: Boxes): Promise<EssentialTree> {
    const system = this.system;
    if (!system) {
      this.uploads.drop(to);
      return NO_TREE;
    }
    return this.#packer.tree(async () => {
      await this.#settle(system);
      const { sizes } = system;
      return {
        ...{ cache: this.cache, system },
        ...{ nodes: this.#nodes, opening: this.#opening, variant: variantOf(this.settings) },
        params: paramsOf(sizes, this.settings, this.common.scaling, sizes.n, this.common.total),
      };
    }, to);
  }

  async forces(others: readonly Promise<EssentialTree>[], asked: Promise<unknown> = Promise.resolve()) {
    const parts = { packing: 0, walk: 0, wait: 0, fullTrees: 0 };
    const system = this.system;
    if (!system) {
      await Promise.all(others);
      return { parts };
    }
    let last = host.performance.now();
    const lap = (part: keyof typeof parts) => {
      const now = host.performance.now();
      parts[part] += now - last;
      last = now;
    };
    // To the card as they come, whatever it is doing.
    const arrived = others.map(async (other, k) => {
      const tree = await other;
      this.#received[k] ??= new ReceivedTree(this.device);
      const there = await this.#received[k].take(tree, this.uploads);
      return there ? this.#received[k].forces(system, this.cache, this.settings, this.common) : null;
    });
    for (const tree of arrived) tree.catch(() => {});
    await this.#walk.until(this.settings, asked);
    await this.#packer.submitted();
    lap("packing");
    await this.#settle(system);
    await this.#walk.rest(this.settings);
    this.#shared = others.length > 0;
    if (this.#shared) await this.#keepCounts(system);
    lap("walk");
    for (const coming of arrived) {
      const tree = await coming;
      lap("wait");
      if (tree) this.work.submit(tree, "fullTrees");
      lap("fullTrees");
    }
    this.#walk.begin(this.settings, system.sizes.n, system.sizes.n === this.common.total);
    return { parts };
  }

  /** Keeps the counts of the own walk apart from what others' trees add to them. */
  async #keepCounts({ buffers }: System): Promise<void> {
    const { size } = buffers.groupCounts!;
    if (this.#ownCounts?.size !== size) {
      this.#ownCounts?.destroy();
      // 0x08 COPY_DST, 0x04 COPY_SRC
      this.#ownCounts = this.device.createBuffer({ label: "ownCounts", size, usage: 0x0c });
    }
    const encoder = this.device.createCommandEncoder({ label: "counts of the own walk" });
    encoder.copyBufferToBuffer(buffers.groupCounts!, 0, this.#ownCounts, 0, size);
    this.device.queue.submit([encoder.finish()]);
  }

  async costs(): Promise<Omit<ForceCosts, "parts">> {
    const system = this.system;
    if (!system) return { ppPerBody: 0, pcPerBody: 0, foreign: { ppPerBody: 0, pcPerBody: 0 } };
    // What others' trees added is what the counts have grown by since.
    const buffers = [system.buffers.groupCounts!, ...(this.#shared ? [this.#ownCounts!] : [])];
    const read = await this.#counts.read(buffers.map((buffer) => ({ buffer, bytes: 16 * this.#groups })));
    const [all, own = all!] = read.map(({ buffer, byteOffset }) =>
      interactions(new Uint32Array(buffer, byteOffset, 4 * this.#groups)),
    );
    const { ppPerBody, pcPerBody } = all!;
    return {
      ppPerBody,
      pcPerBody,
      foreign: { ppPerBody: ppPerBody - own.ppPerBody, pcPerBody: pcPerBody - own.pcPerBody },
    };
  }

  override sent(): void {
    super.sent();
    this.#boxes.release();
    this.#packer.release();
  }

  override destroy(): void {
    super.destroy();
    this.#packer.destroy();
    this.#boxes.destroy();
    this.#counts.destroy();
    this.#ownCounts?.destroy();
    this.#ownCounts = null;
    for (const tree of this.#received.splice(0)) tree.destroy();
  }
}
