import { type GpuEngine, MEASURES, Measurer, onDemandBytes } from "../../engine/index.ts";
import type { Pass, Passes } from "../../gpu/pass.ts";
import { structSize } from "../../gpu/struct.ts";
import { WIDE_TO_NARROW } from "./inspector.ts";
import { PATH } from "./layout.ts";

/** The parts of a run that are looked at. */
export type SeenBodies = Pick<GpuEngine, "count" | "buffers" | "scaling" | "tree" | "steps" | "time">;

type Buffers<Name extends string> = Readonly<Record<Name, GPUBuffer>>;
/** What overlays draw from. */
export type DrawnBuffers = Buffers<"tracked" | "trails" | "cores" | "cellDraw" | "interactions" | "path">;
/** What only the stages read. */
export type StageBuffers = Buffers<"view" | "followParams" | "chosen" | "places" | "corePartials" | "best">;

/**
 * Gaussians 4096 (all bodies), 64, 16, 8, 4, 2 and 1 times as wide as a core, for a galaxy that may be anywhere by now; then
 * the usual round, which also makes up for the time that passed.
 */
const REPETITIONS = [...WIDE_TO_NARROW.map((index) => ({ index, last: 0 })), { index: 0, last: 1 }];

const row = "inspector";

export function makeBuffers(device: GPUDevice): { shown: DrawnBuffers; own: StageBuffers } {
  const { STORAGE, UNIFORM, VERTEX, INDIRECT, COPY_DST, COPY_SRC } = GPUBufferUsage;
  const make = (label: string, size: number, usage: number) =>
    device.createBuffer({ label: `inspector.${label}`, size, usage: usage | COPY_DST | COPY_SRC });
  const measured = (name: Parameters<typeof onDemandBytes>[0], more = 0) =>
    make(name, onDemandBytes(name, 0), (name === "followParams" ? UNIFORM : STORAGE) | more);
  return {
    shown: {
      tracked: measured("tracked", VERTEX),
      trails: measured("trails", VERTEX),
      cores: measured("cores", VERTEX),
      interactions: measured("interactions", INDIRECT),
      path: make("path", 2 * 16 * PATH, STORAGE | VERTEX),
      cellDraw: make("cellDraw", 32, STORAGE | INDIRECT),
    },
    own: {
      view: make("view", structSize("ViewParams"), UNIFORM),
      followParams: measured("followParams"),
      chosen: measured("chosen"),
      places: measured("places"),
      corePartials: measured("corePartials"),
      best: make("best", 16, STORAGE),
    },
  };
}

/** Compiles the stages of one inspector on its buffers. */
export class InspectorStages {
  readonly #passes: Passes;
  readonly #measurer: Measurer;
  readonly #shown: DrawnBuffers;
  readonly #own: StageBuffers;

  constructor(device: GPUDevice, passes: Passes, shown: DrawnBuffers, own: StageBuffers) {
    this.#passes = passes;
    this.#measurer = new Measurer(device, passes);
    this.#shown = shown;
    this.#own = own;
  }

  pick(bodies: SeenBodies, traits: GPUBuffer): Promise<Pass[]> {
    const { posMass, id } = bodies.buffers;
    const { view, best } = this.#own;
    const workgroups = Math.ceil(bodies.count / 256);
    const pass = (SECOND: number) =>
      this.#passes.create("render/pick", {
        bind: { view, posMass, id, traits, best },
        constants: { SECOND },
        workgroups,
        row,
      });
    return Promise.all([pass(0), pass(1)]);
  }

  track({ count, buffers }: SeenBodies): Promise<Pass> {
    return this.#measurer.pass(MEASURES.track, count, { ...buffers, ...this.#own, ...this.#shown });
  }

  /** One repetition after the other, two passes each. */
  cores({ count, buffers }: SeenBodies, traits: GPUBuffer, galaxies: number): Promise<Pass[][]> {
    const bound = { ...buffers, ...this.#own, ...this.#shown, traits };
    return Promise.all(
      REPETITIONS.map((repetition) =>
        Promise.all([
          this.#measurer.pass(MEASURES.coreSums(repetition, galaxies), count, bound),
          this.#measurer.pass(MEASURES.coreCentres(repetition, galaxies), count, bound),
        ]),
      ),
    );
  }

  async tree({ count, buffers, tree }: SeenBodies): Promise<TreePasses | null> {
    if (!tree) return null;
    const { params, levelStart, nodeBox } = tree.buffers;
    const { view } = this.#own;
    const { cellDraw } = this.#shown;
    const [range, interactions] = await Promise.all([
      this.#passes.create("render/treeRange", { bind: { params, view, levelStart, cellDraw }, workgroups: 1, row }),
      tree.buckets
        ? null
        : this.#measurer.pass(MEASURES.interactionList(tree), count, {
            ...buffers,
            ...tree.buffers,
            ...this.#own,
            ...this.#shown,
          }),
    ]);
    return { of: nodeBox, range, interactions };
  }

  destroy(): void {
    this.#measurer.destroy();
  }
}

/** Passes on the present tree. */
export interface TreePasses {
  /** Tells one tree's buffers from another's. */
  readonly of: GPUBuffer;
  readonly range: Pass;
  /** Null where the walk has leaves of its own, of which the list would know nothing. */
  readonly interactions: Pass | null;
}
