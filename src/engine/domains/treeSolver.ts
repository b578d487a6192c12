import { allocate } from "../../gpu/allocate.ts";
import { readBack } from "../../gpu/readback.ts";
import { submit } from "../../gpu/timer.ts";
import { forcesBetween, type Sources } from "../between.ts";
import { groupBoxes } from "../build/groupBoxes.ts";
import { momentsFor, sortOf, TOPOLOGY } from "../build/index.ts";
import { findSolver } from "../force/index.ts";
import { interactions } from "../measure/summary.ts";
import { paramsOf } from "../params.ts";
import { host } from "../processor/hostGlobals.ts";
import { firstSlices } from "../program.ts";
import type { Settings } from "../settings.ts";
import { checkFits, grownSizes } from "../state/capacity.ts";
import { OVERFLOW } from "../state/faults.ts";
import { type ForceVariant, slicesOf, variantOf } from "../state/forceVariant.ts";
import type { System } from "../state/system.ts";
import { BOX, boxLevels } from "./boxLevels.ts";
import { CardBodies } from "./cardBodies.ts";
import type { Boxes, Common, DomainHolder, EssentialTree, ForceCosts } from "./domain.ts";
import { type Packing, packTree } from "./packing.ts";

/** From so many bodies on the own walk has at least four slices: two of them run while the host waits for others. */
const PARTED = 2 ** 19;

/** The criterion of a solver whose trees domains can give each other; throws one line for the others. */
function openingOf({ solver }: Settings): Packing["opening"] {
  const { opening, buckets } = findSolver(solver);
  if (buckets || (opening !== "error" && opening !== "bonsai"))
    throw new Error(`several GPUs share trees: they take the solvers "adaptive" and "bonsai", not "${solver}"`);
  return opening;
}

/**
 * The bodies of a domain on a GPU, and the forces on them: by their own tree, then by what the other domains give of theirs (`packTree`), each a further
 * root whose forces are added as it comes.
 */
export class TreeSolver extends CardBodies implements DomainHolder {
  #opening: Packing["opening"];
  #nodes = 0;
  #groups = 0;
  /** The last tree that others were given is submitted: they are packed one after the other. */
  #packed: Promise<unknown> = Promise.resolve();
  /** Slices of the own walk that are still to be submitted. */
  #slices: ForceVariant[] = [];

  /** Throws one line for a solver that domains can't share. The device stays the caller's. */
  constructor(device: GPUDevice, common: Common) {
    super(device, common);
    this.#opening = openingOf(common.settings);
  }

  /** With larger buffers where the tree did not fit. */
  async build(settings: Settings): Promise<void> {
    this.#opening = openingOf(settings);
    const { quadrupole, hexadecapole } = variantOf(settings);
    for (;;) {
      const system = this.with(settings);
      if (!system) return;
      const { sizes, buffers } = system;
      // No fault, and levels of no tree: bodies that came from elsewhere may lie deeper than the last one knew, so all digits of keys are sorted by.
      this.device.queue.writeBuffer(buffers.status, 0, new Uint32Array(2));
      this.device.queue.writeBuffer(buffers.status, 28, new Uint32Array(1));
      const moments = momentsFor(this.#opening, quadrupole, hexadecapole);
      await this.submit(system, [...sortOf(sizes.n), ...TOPOLOGY, ...moments]);
      const [words] = await readBack(this.device, [{ buffer: buffers.status, bytes: 64 }]);
      const [word, nodes, frozen, , groups] = new Uint32Array(words!) as unknown as number[];
      this.tellFrozen(frozen!);
      this.#nodes = nodes!;
      this.#groups = groups!;
      if ((word! & OVERFLOW) === 0) break;
      const grown = grownSizes(sizes, nodes!, groups!);
      checkFits(this.device, grown);
      await system.grow(grown, async () => {});
    }
    this.#slices = this.#allSlices();
  }

  #allSlices(): ForceVariant[] {
    const slices = firstSlices(this.count, this.settings);
    return slicesOf(variantOf(this.settings), this.count < PARTED ? slices : Math.max(4, slices));
  }

  async boxes(): Promise<Boxes> {
    const system = this.system;
    if (!system) return new Float32Array();
    await system.need("domain");
    await this.submit(system, [groupBoxes]);
    const [boxes] = await Promise.all([
      readBack(this.device, [{ buffer: system.buffers.groupBoxes!, bytes: 4 * BOX * this.#groups }]),
      // While boxes come and go.
      this.#walk(system, 1),
    ]);
    return boxLevels(new Float32Array(boxes[0]!));
  }

  /** Submits the next `count` slices of the own walk. */
  async #walk(system: System, count: number): Promise<void> {
    const slices = this.#slices.splice(0, count);
    await this.submit(system, slices.flatMap(findSolver(this.settings.solver).passes));
  }

  async essentialTree(to: Boxes): Promise<EssentialTree> {
    const packed = this.#packed.then(() => this.#pack(to));
    // Who asked for it hears why it could not be packed.
    this.#packed = packed.catch(() => {});
    return (await packed).tree;
  }

  async #pack(to: Boxes): ReturnType<typeof packTree> {
    const system = this.system;
    if (!system) return { tree: Promise.resolve({ bodies: 0, nodes: 0, tables: {} }) };
    const { sizes } = system;
    const packing: Packing = {
      ...{ device: this.device, compiled: this.passes, system },
      ...{ nodes: this.#nodes, opening: this.#opening, variant: variantOf(this.settings) },
      params: paramsOf(sizes, this.settings, this.common.scaling, sizes.n, this.common.total),
    };
    return packTree(packing, to, () => this.#walk(system, 1));
  }

  async forces(others: readonly Promise<EssentialTree>[]): Promise<ForceCosts> {
    const system = this.system;
    if (!system) {
      await Promise.all(others);
      return { ppPerBody: 0, pcPerBody: 0, foreign: { ppPerBody: 0, pcPerBody: 0 }, parts: {} };
    }
    const parts = { packing: 0, walk: 0, fullTrees: 0, wait: 0 };
    let last = host.performance.now();
    const lap = (part: keyof typeof parts) => {
      const now = host.performance.now();
      parts[part] += now - last;
      last = now;
    };
    // On their way to the card as they come, whatever it is doing.
    const arrived = others.map(async (other) => this.#take(await other));
    for (const tree of arrived) tree.catch(() => {});
    await this.#packed;
    lap("packing");
    await this.#walk(system, this.#slices.length);
    this.#slices = this.#allSlices();
    const own = await this.#interactions(system);
    lap("walk");
    for (const coming of arrived) {
      const tree = await coming;
      lap("wait");
      if (tree) await this.#add(system, tree).finally(tree.free);
      lap("fullTrees");
    }
    const all = others.length > 0 ? await this.#interactions(system) : own;
    const foreign = { ppPerBody: all.ppPerBody - own.ppPerBody, pcPerBody: all.pcPerBody - own.pcPerBody };
    return { ppPerBody: all.ppPerBody, pcPerBody: all.pcPerBody, foreign, parts };
  }

  /** Interactions of a body so far, once the walks are done. */
  async #interactions({ buffers }: System) {
    const [counts] = await readBack(this.device, [{ buffer: buffers.groupCounts!, bytes: 16 * this.#groups }]);
    return interactions(new Uint32Array(counts!));
  }

  /** The tree of another domain in buffers of this card; null where there is nothing in it. */
  async #take({ bodies, nodes, tables }: EssentialTree) {
    if (nodes === 0) return null;
    const make = () =>
      Object.entries(tables).map(([label, table]) => {
        // 0x80 STORAGE, 0x40 UNIFORM, 0x08 COPY_DST
        const usage = label === "root" ? 0xc8 : 0x88;
        const buffer = this.device.createBuffer({ label, size: Math.max(16, table.byteLength), usage });
        this.device.queue.writeBuffer(buffer, 0, table);
        return [label, buffer] as const;
      });
    const bytes = Object.values(tables).reduce((sum, { byteLength }) => sum + byteLength, 0);
    const free = (made: ReturnType<typeof make>) => {
      for (const [, buffer] of made) buffer.destroy();
    };
    const made = await allocate(this.device, "the tree of another domain", bytes, make, free);
    const buffers = Object.fromEntries(made) as unknown as Sources["buffers"];
    return { sources: { sizes: { n: bodies }, buffers }, free: () => free(made) };
  }

  /** Adds the forces of what another domain gave, and waits until they are there. */
  async #add(system: System, { sources }: { readonly sources: Sources }): Promise<void> {
    const between = await forcesBetween(this.device, this.passes, {
      ...{ sources, targets: system, settings: this.settings, scaling: this.common.scaling },
      ...{ by: this.#opening === "error" ? "tree" : "bonsai", add: true, total: this.common.total },
    });
    submit(this.device, between.passes);
    await this.device.queue.onSubmittedWorkDone().finally(between.destroy);
  }
}
