import { type Core, packCores, UNSCALED } from "../../engine/index.ts";
import { type Pass, Passes } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import { structSize, writeStruct } from "../../gpu/struct.ts";
import { encode } from "../../gpu/timer.ts";
import { rescaled, timeUnit } from "../sceneUnits.ts";
import { JUMP, type NumberNow, REACH, type Viewpoint, type Wanted } from "./inspector.ts";
import { CHOSEN, GALAXIES, LIST_HEAD, NO_BODY, PATH, SLOTS, TRAILS } from "./layout.ts";
import { Reader, type Seen } from "./reader.ts";
import {
  type DrawnBuffers,
  InspectorStages,
  makeBuffers,
  type SeenBodies,
  type StageBuffers,
  type TreePasses,
} from "./stages.ts";
import { TrailTable } from "./trailTable.ts";

/** Passes that are compiled when they are needed first; `undefined`: not begun, null: under way, or there are none. */
interface Made {
  pick?: Promise<Pass[]>;
  track?: Pass | null;
  cores?: Pass[][] | null;
  tree?: TreePasses | null;
}

/**
 * Answers questions about the bodies on the GPU: which one is under the pointer, where the chosen ones and the galaxies'
 * centres are, which cells exist and which are in the interaction list of one body. Only summaries come back, and a stage
 * that is not needed is not even compiled. What goes in and what comes back is in the units of the bodies; views and buffers are in
 * those of the scene.
 */
export class GpuInspector {
  /** What overlays draw from. */
  readonly buffers: DrawnBuffers;
  /** Column of the ring that the last picture filled. */
  slot = 0;
  onSeen: (seen: Seen) => void = () => {};
  /** A stage is compiled: what waited for it can be answered. */
  onReady: () => void = () => {};
  onError: (error: unknown) => void = () => {};
  readonly #device: GPUDevice;
  readonly #make: InspectorStages;
  readonly #own: StageBuffers;
  readonly #reader: Reader;
  readonly #trails: TrailTable;
  readonly #chosen = new Uint32Array(CHOSEN).fill(NO_BODY);
  /** Columns of the ring that each trail has filled. */
  readonly #points = new Uint32Array(CHOSEN);
  #bodies: SeenBodies | null = null;
  /** The unit of length in which the trails are: an engine that goes on with other bodies may have another. */
  #length = 1;
  #traits: GPUBuffer | null = null;
  #cores: readonly Core[] = [];
  #stages: Made = {};
  /** Steps at the last look, and where the centres were found last. */
  #looked = 0;
  #centred = { steps: Number.NEGATIVE_INFINITY, time: 0 };
  #levels: readonly [number, number] = [0, 0];

  constructor(device: GPUDevice, passes = new Passes(device)) {
    this.#device = device;
    const { shown, own } = makeBuffers(device);
    this.buffers = shown;
    this.#own = own;
    this.#make = new InspectorStages(device, passes, shown, own);
    this.#reader = new Reader(device, this.buffers);
    this.#trails = new TrailTable(device, this.buffers.trails, () => this.onReady());
  }

  /**
   * Looks at these bodies from now on. `traits`: two words a body by id, galaxy in the lowest byte of the first, its share of the light in the second. `numberNow`: where
   * the bodies of before go on (`Inspector.begin`).
   */
  show(bodies: SeenBodies | null, traits: GPUBuffer | null, numberNow?: NumberNow): void {
    const length = bodies?.scaling.length ?? 1;
    if (numberNow) this.#trails.rescale(this.#length / length);
    else this.forget();
    this.#length = length;
    this.#chosen.set(this.#chosen.map((body) => (body === NO_BODY ? body : (numberNow?.(body) ?? -1))));
    this.#points[0] = 0;
    this.#bodies = traits && bodies;
    this.#traits = traits;
    this.#stages = {};
    this.#looked = bodies?.steps ?? 0;
    this.#cores = [];
    this.#centred.steps = Number.NEGATIVE_INFINITY;
    this.#clearDraws();
  }

  /** The galaxies at the start; their centres can be found from now on. */
  setCores(cores: readonly Core[]): void {
    this.#cores = cores.slice(0, GALAXIES);
    delete this.#stages.cores;
    this.#centred.steps = Number.NEGATIVE_INFINITY;
    const data = new Float32Array(8 * GALAXIES);
    data.set(packCores(this.#cores, this.#scaling));
    this.#device.queue.writeBuffer(this.buffers.cores, 0, data);
  }

  /** Forgets all trails: time jumped. */
  forget(): void {
    this.#points.fill(0);
    this.#trails.clear();
  }

  /** The selected body and those with a trail, by their number in the table; null: none. */
  choose(selected: number | null, trails: readonly number[]): void {
    const [chosen, points] = [this.#chosen.slice(), this.#points.slice()];
    this.#chosen.fill(NO_BODY).set([selected ?? NO_BODY, ...trails.slice(0, TRAILS)]);
    // A trail goes along with its body.
    const from = Array.from(this.#chosen, (body, k) => {
      if (k === 0) return body === chosen[0] ? 0 : -1;
      if (body === NO_BODY) return chosen[k] === NO_BODY ? k : -1;
      return chosen.indexOf(body, 1);
    });
    from.forEach((k, to) => {
      this.#points[to] = points[k] ?? 0;
    });
    this.#trails.arrange(
      from.slice(1).map((k) => k - 1),
      () => this.slot,
    );
    this.#device.queue.writeBuffer(this.#own.chosen, 0, this.#chosen);
  }

  /** Brings everything up to the bodies as they are now, before a picture. Submits; returns at once. */
  update(view: Viewpoint, wanted: Wanted): void {
    const bodies = this.#bodies;
    if (!bodies) return;
    const stepped = bodies.steps - this.#looked;
    if (stepped < 0) this.forget();
    this.#levels = wanted.levels ?? [0, 0];
    const since = bodies.steps - this.#centred.steps;
    const jump = since < 0 || since > JUMP;
    const list: Pass[] = [];
    const isChosen = this.#chosen.some((body) => body !== NO_BODY);
    const track = isChosen ? this.#track(bodies) : null;
    const centres = wanted.centres ? this.#centres(bodies) : null;
    // A column of the ring is begun where all of it is filled: what is not would be from SLOTS looks ago.
    const all = isChosen === (track !== null) && wanted.centres === (centres !== null);
    if (all) this.#looked = bodies.steps;
    const moved = all && stepped !== 0;
    if (moved) this.slot = (this.slot + 1) % SLOTS;
    if (track) {
      list.push(track);
      this.#count(moved);
    }
    const elapsed = jump ? 0 : (bodies.time - this.#centred.time) / timeUnit(bodies.scaling);
    if (centres) {
      list.push(...(jump ? centres.slice(0, -1).flat() : centres.at(-1)!));
      this.#centred = { steps: bodies.steps, time: bodies.time };
    }
    const tree = wanted.levels || wanted.interactions ? this.#tree(bodies) : null;
    const followed = track !== null && wanted.interactions && this.#chosen[0] !== NO_BODY;
    const lists = followed ? (tree?.interactions ?? null) : null;
    if (tree && wanted.levels) list.push(tree.range);
    if (lists) list.push(lists);
    if (list.length === 0) return;
    this.#writeView(view, bodies.count, REACH);
    this.#writeFollow(bodies.count, elapsed);
    this.#submit(list);
    const selected = this.#chosen[0]!;
    const { steps, time, scaling } = bodies;
    const of = { steps, time, scaling, body: selected === NO_BODY ? null : selected };
    // What comes back after other bodies took their place is of no use.
    const seen = (answer: Seen) => bodies === this.#bodies && this.onSeen(answer);
    if (track || centres) this.#reader.read(of, centres ? this.#cores.length : 0, lists !== null, seen);
  }

  /** Puts down where two galaxies are expected to go: PATH points each. */
  predict(paths: readonly (readonly (readonly [number, number, number])[])[]): void {
    const points = new Float32Array(2 * 4 * PATH);
    paths.forEach((path, g) => {
      path.forEach((place, k) => {
        points.set([...rescaled(place, this.#scaling.length, -1), 1], 4 * (g * PATH + k));
      });
    });
    this.#device.queue.writeBuffer(this.buffers.path, 0, points);
  }

  /** Can the cells be drawn: is there a tree whose passes stand? */
  get hasTree(): boolean {
    const tree = this.#bodies?.tree;
    return Boolean(tree && this.#stages.tree?.of === tree.buffers.nodeBox);
  }

  /** Are the centres those of the bodies as they are now? */
  get isCentred(): boolean {
    return this.#bodies?.steps === this.#centred.steps;
  }

  /** Points of the trail of the k-th body with a trail, at most SLOTS. */
  points(k: number): number {
    return Math.min(SLOTS, this.#points[k + 1] ?? 0);
  }

  /** Number (in the table) of the body nearest to a point of the view; null where none is within `reach` CSS pixels. */
  async pick(view: Viewpoint, reach = REACH): Promise<number | null> {
    const [bodies, traits] = [this.#bodies, this.#traits];
    if (!bodies || !traits) return null;
    this.#stages.pick ??= this.#make.pick(bodies, traits);
    const passes = await this.#stages.pick;
    if (bodies !== this.#bodies) return null;
    this.#writeView(view, bodies.count, reach);
    this.#device.queue.writeBuffer(this.#own.best, 0, new Uint32Array([0x7f800000, NO_BODY]));
    this.#submit(passes);
    const [best] = await readBack(this.#device, [{ buffer: this.#own.best, bytes: 8 }]);
    const body = new Uint32Array(best!)[1]!;
    return body === NO_BODY ? null : body;
  }

  destroy(): void {
    this.#bodies = null;
    for (const buffer of [...Object.values(this.buffers), ...Object.values(this.#own)]) buffer.destroy();
    this.#reader.destroy();
    this.#make.destroy();
  }

  get #scaling() {
    return this.#bodies?.scaling ?? UNSCALED;
  }

  #count(moved: boolean): void {
    for (let k = 0; k < CHOSEN; k++) {
      if (this.#chosen[k] !== NO_BODY && (moved || this.#points[k] === 0)) this.#points[k]!++;
    }
  }

  #clearDraws(): void {
    const { cellDraw, interactions } = this.buffers;
    this.#device.queue.writeBuffer(cellDraw, 0, new Uint32Array(8));
    this.#device.queue.writeBuffer(interactions, 0, new Uint32Array(LIST_HEAD));
  }

  #track(bodies: SeenBodies): Pass | null {
    return this.#stage("track", () => this.#make.track(bodies));
  }

  #centres(bodies: SeenBodies): Pass[][] | null {
    const [cores, traits] = [this.#cores, this.#traits];
    if (cores.length === 0 || !traits) return null;
    return this.#stage("cores", () => this.#make.cores(bodies, traits, cores.length));
  }

  #tree(bodies: SeenBodies): TreePasses | null {
    const { tree } = bodies;
    if (!tree) return null;
    // A tree that grew has other buffers.
    if (this.#stages.tree && this.#stages.tree.of !== tree.buffers.nodeBox) delete this.#stages.tree;
    return this.#stage("tree", () => this.#make.tree(bodies));
  }

  /** A stage's passes; the first time they are compiled, and until then pictures do without. */
  #stage<K extends "track" | "cores" | "tree">(name: K, make: () => Promise<Made[K]>): NonNullable<Made[K]> | null {
    const stages = this.#stages;
    if (stages[name] !== undefined) return stages[name] ?? null;
    stages[name] = null as Made[K];
    make().then(
      (passes) => {
        if (stages !== this.#stages) return;
        stages[name] = passes;
        this.onReady();
      },
      (error: unknown) => stages === this.#stages && this.onError(error),
    );
    return null;
  }

  #writeView({ clip, width, height, pointer }: Viewpoint, n: number, reach: number): void {
    const bytes = new DataView(new ArrayBuffer(structSize("ViewParams")));
    const [shallowest, deepest] = this.#levels;
    writeStruct("ViewParams", bytes, {
      clip,
      pointer,
      extent: [width / 2, height / 2],
      reach,
      n,
      shallowest,
      deepest,
    });
    this.#device.queue.writeBuffer(this.#own.view, 0, bytes.buffer as ArrayBuffer);
  }

  #writeFollow(n: number, elapsed: number): void {
    const bytes = new DataView(new ArrayBuffer(structSize("FollowParams")));
    writeStruct("FollowParams", bytes, { n, elapsed, slot: this.slot });
    this.#device.queue.writeBuffer(this.#own.followParams, 0, bytes.buffer as ArrayBuffer);
  }

  #submit(passes: readonly Pass[]): void {
    const encoder = this.#device.createCommandEncoder({ label: "render.inspector" });
    const pass = encoder.beginComputePass();
    encode(pass, passes);
    pass.end();
    this.#device.queue.submit([encoder.finish()]);
  }
}
