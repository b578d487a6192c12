import { allocate } from "../../gpu/allocate.ts";
import { Passes } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import { submit } from "../../gpu/timer.ts";
import { forcesBetween, type Sources } from "../between.ts";
import { momentsFor, sortOf, TOPOLOGY } from "../build/index.ts";
import { findSolver } from "../force/index.ts";
import { interactions } from "../measure/summary.ts";
import { paramsBytes, paramsOf } from "../params.ts";
import { host } from "../processor/hostGlobals.ts";
import { firstSlices } from "../program.ts";
import { UNSCALED } from "../scaling.ts";
import type { Settings } from "../settings.ts";
import { checkFits, firstSizes, grownSizes } from "../state/capacity.ts";
import { OVERFLOW } from "../state/faults.ts";
import { slicesOf, variantOf } from "../state/forceVariant.ts";
import { aheadTile, countsAhead } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import { System } from "../state/system.ts";
import { unpackForces } from "../state/transfer.ts";
import type { Boxes, Common, DomainForces, DomainSolver, EssentialTree } from "./domain.ts";
import { type GroupTables, groupBoxes } from "./groupBoxes.ts";
import { type Packing, packTree } from "./packing.ts";

/** Room for bodies that come from other domains. */
const SPARE = 1.1;

/** What is read back of a tree, for boxes and for the order of the forces. */
type HostTree = GroupTables & { readonly nodes: number; readonly id: Uint32Array };

/** Whether `n` bodies are sorted within tables for `capacity`, which go by how their tiles are counted. */
const sortAlike = (n: number, capacity: number) =>
  n <= capacity && countsAhead(n) === countsAhead(capacity) && aheadTile(n) === aheadTile(capacity);

/** The criterion of a solver whose trees domains can give each other; throws one line for the others. */
function openingOf({ solver }: Settings): Packing["opening"] {
  const { opening, buckets } = findSolver(solver);
  if (buckets || (opening !== "error" && opening !== "bonsai"))
    throw new Error(`several GPUs share trees: they take the solvers "adaptive" and "bonsai", not "${solver}"`);
  return opening;
}

/**
 * Forces on the bodies of one domain on a GPU: by its own tree, then by what the other domains give of theirs (`packTree`), each a further root whose
 * forces are added as it comes. Its boxes are found on the host.
 */
export class TreeSolver implements DomainSolver {
  readonly #device: GPUDevice;
  readonly #common: Common;
  readonly #passes: Passes;
  #system: System | null = null;
  #settings: Settings;
  #opening: Packing["opening"];
  #tree: Promise<HostTree> | null = null;
  /** The last tree that others were given: they are packed one after the other, and before the walk, which would keep the GPU from them. */
  #packed: Promise<unknown> = Promise.resolve();

  /** Throws one line for a solver that domains can't share. The device stays the caller's. */
  constructor(device: GPUDevice, common: Common) {
    this.#device = device;
    this.#common = common;
    this.#passes = new Passes(device);
    this.#settings = common.settings;
    this.#opening = openingOf(common.settings);
  }

  async load(posMass: Float32Array<ArrayBuffer>, velocity: Float32Array<ArrayBuffer>, settings: Settings) {
    this.#settings = settings;
    this.#opening = openingOf(settings);
    this.#tree = null;
    const n = posMass.length / 4;
    if (n === 0) return this.destroy();
    const system = await this.#roomFor(n);
    const { buffers } = system;
    const { queue } = this.#device;
    queue.writeBuffer(buffers.nextPosMass, 0, posMass);
    queue.writeBuffer(buffers.nextVelocity, 0, velocity);
    queue.writeBuffer(
      buffers.nextId,
      0,
      Uint32Array.from({ length: n }, (_, i) => i),
    );
    await this.#build(system);
    this.#tree = this.#read(system);
    // Who asks for it hears why it could not be read.
    this.#tree.catch(() => {});
  }

  async boxes(): Promise<Boxes> {
    return this.#tree ? groupBoxes(await this.#tree) : new Float32Array();
  }

  essentialTree(to: Boxes): Promise<EssentialTree> {
    const packed = this.#packed.then(() => this.#pack(to));
    // Who asked for it hears why it could not be packed.
    this.#packed = packed.catch(() => {});
    return packed;
  }

  async #pack(to: Boxes): Promise<EssentialTree> {
    const system = this.#system;
    if (!system || !this.#tree) return { bodies: 0, nodes: 0, tables: {} };
    const packing: Packing = {
      ...{ device: this.#device, compiled: this.#passes, system },
      ...{ nodes: (await this.#tree).nodes, opening: this.#opening, variant: variantOf(this.#settings) },
      params: this.#params(system),
    };
    return packTree(packing, to);
  }

  async forces(others: readonly Promise<EssentialTree>[]): Promise<DomainForces> {
    const system = this.#system;
    if (!system || !this.#tree) {
      await Promise.all(others);
      return { acceleration: new Float32Array(), ppPerBody: 0, pcPerBody: 0, parts: {} };
    }
    const parts = { packing: 0, walk: 0, fullTrees: 0, wait: 0 };
    let last = host.performance.now();
    const lap = (part: keyof typeof parts) => {
      const now = host.performance.now();
      parts[part] += now - last;
      last = now;
    };
    await this.#packed;
    lap("packing");
    const slices = slicesOf(variantOf(this.#settings), firstSlices(system.sizes.n, this.#settings));
    await this.#submit(system, slices.flatMap(findSolver(this.#settings.solver).passes));
    await this.#device.queue.onSubmittedWorkDone();
    lap("walk");
    for (const other of others) {
      const tree = await other;
      lap("wait");
      if (tree.nodes > 0) await this.#add(system, tree);
      lap("fullTrees");
    }
    const { groupList, id } = await this.#tree;
    const [acceleration, counts] = await readBack(this.#device, [
      { buffer: system.buffers.acceleration, bytes: 16 * system.sizes.n },
      { buffer: system.buffers.groupCounts!, bytes: 16 * groupList[0]! },
    ]);
    const { ppPerBody, pcPerBody } = interactions(new Uint32Array(counts!));
    return { acceleration: unpackForces(UNSCALED, new Float32Array(acceleration!), id), ppPerBody, pcPerBody, parts };
  }

  destroy(): void {
    this.#system?.destroy();
    this.#system = null;
    this.#tree = null;
  }

  #params({ sizes }: System) {
    return paramsOf(sizes, this.#settings, this.#common.scaling, sizes.n, this.#common.total);
  }

  /** A system for `n` bodies: that of the last step, or one with room for some more. */
  async #roomFor(n: number): Promise<System> {
    const hexadecapole = this.#settings.multipole === "hexadecapole";
    const now = this.#system;
    if (now && sortAlike(n, now.sizes.capacity) && Boolean(now.sizes.hexadecapole) === hexadecapole) {
      await now.grow({ ...now.sizes, n }, async () => {});
      return now;
    }
    this.destroy();
    const more = Math.ceil(SPARE * n);
    const capacity = sortAlike(n, more) ? more : n;
    // By the bodies of all: what a domain packs goes by the errors that the groups of another may make, so all have groups of one size.
    const { groupSize } = firstSizes(this.#common.total);
    const sizes = { ...firstSizes(capacity, { hexadecapole, groupSize: groupSize as 32 | 64 }), n };
    checkFits(this.#device, sizes);
    const make = () => new System(this.#device, sizes);
    this.#system = await allocate(this.#device, "a domain", 0, make, (system) => system.destroy());
    return this.#system;
  }

  /** The tree over the bodies in `next...`, with larger buffers where it did not fit. */
  async #build(system: System): Promise<void> {
    const { quadrupole, hexadecapole } = variantOf(this.#settings);
    for (;;) {
      const { sizes, buffers } = system;
      const bytes = paramsBytes(sizes, this.#settings, this.#common.scaling, sizes.n, this.#common.total);
      this.#device.queue.writeBuffer(buffers.params, 0, bytes);
      // Bodies that came from elsewhere may lie deeper than the last tree knew: all digits of their keys are sorted by.
      this.#device.queue.writeBuffer(buffers.status, 0, new Uint32Array(16));
      const moments = momentsFor(this.#opening, quadrupole, hexadecapole);
      await this.#submit(system, [...sortOf(sizes.n), ...TOPOLOGY, ...moments]);
      const [words] = await readBack(this.#device, [{ buffer: buffers.status, bytes: 64 }]);
      const [word, nodes, , , groups] = new Uint32Array(words!);
      if ((word! & OVERFLOW) === 0) return;
      const grown = grownSizes(sizes, nodes!, groups!);
      checkFits(this.#device, grown);
      await system.grow(grown, async () => {});
    }
  }

  /** The tree as it is now. */
  async #read({ buffers, sizes: { n, groups } }: System): Promise<HostTree> {
    const [start] = await readBack(this.#device, [{ buffer: buffers.levelStart!, bytes: 128 }]);
    const nodes = new Uint32Array(start!)[31]!;
    const [posMass, velocity, id, nodeTest, groupList] = await readBack(this.#device, [
      { buffer: buffers.posMass, bytes: 16 * n },
      { buffer: buffers.velocity, bytes: 16 * n },
      { buffer: buffers.id, bytes: 4 * n },
      { buffer: buffers.nodeTest!, bytes: 16 * nodes },
      { buffer: buffers.groupList!, bytes: 4 * (groups + 3) },
    ]);
    const words = (table: ArrayBuffer | undefined) => new Uint32Array(table!);
    return {
      ...{ nodes, posMass: new Float32Array(posMass!), velocity: new Float32Array(velocity!) },
      ...{ id: words(id), nodeTest: words(nodeTest), groupList: words(groupList) },
    };
  }

  /** Adds the forces of what another domain gave, and waits until they are there. */
  async #add(system: System, tree: EssentialTree): Promise<void> {
    const make = () =>
      Object.entries(tree.tables).map(([label, table]) => {
        // 0x80 STORAGE, 0x40 UNIFORM, 0x08 COPY_DST
        const usage = label === "root" ? 0xc8 : 0x88;
        const buffer = this.#device.createBuffer({ label, size: Math.max(16, table.byteLength), usage });
        this.#device.queue.writeBuffer(buffer, 0, table);
        return [label, buffer] as const;
      });
    const bytes = Object.values(tree.tables).reduce((sum, { byteLength }) => sum + byteLength, 0);
    const free = (made: ReturnType<typeof make>) => {
      for (const [, buffer] of made) buffer.destroy();
    };
    const made = await allocate(this.#device, "the tree of another domain", bytes, make, free);
    try {
      const between = await forcesBetween(this.#device, this.#passes, {
        sources: { sizes: { n: tree.bodies }, buffers: Object.fromEntries(made) as unknown as Sources["buffers"] },
        ...{ targets: system, settings: this.#settings, scaling: this.#common.scaling },
        ...{ by: this.#opening === "error" ? "tree" : "bonsai", add: true, total: this.#common.total },
      });
      submit(this.#device, between.passes);
      await this.#device.queue.onSubmittedWorkDone().finally(between.destroy);
    } finally {
      free(made);
    }
  }

  async #submit(system: System, specs: readonly Spec[]): Promise<void> {
    submit(this.#device, await Promise.all(specs.map((spec) => system.pass(this.#passes, spec))));
  }
}
