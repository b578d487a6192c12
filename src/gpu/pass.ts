import { holdsLanes } from "./lanes.ts";
import type { Stages } from "./shaders.gen.ts";
import { bindingsOf, hasSubgroupForm, place, type Replaced, type StageName, wgslOf } from "./source.ts";

export type { Replaced, StageName };
export type BindingName<S extends StageName> = Stages[S]["binding"];
export type OverrideName<S extends StageName> = Stages[S]["override"];

/** A whole buffer, or a slice of one. */
export type Bound = GPUBuffer | GPUBufferBinding;

export interface PassOptions<S extends StageName> {
  /** One buffer per WGSL variable; unknown and missing names are type errors. */
  readonly bind: Readonly<Record<BindingName<S>, Bound>>;
  readonly constants?: Partial<Record<OverrideName<S>, number>>;
  /** It is compiled with these texts in place of files. */
  readonly replaced?: Replaced;
  /** Number of workgroups; beyond 65535 they fold over y, and WGSL unfolds them by `flatGroup`. */
  readonly workgroups: number;
  /** Its first three words are the workgroups along x, y and z instead, as an earlier pass wrote them. */
  readonly indirect?: GPUBuffer;
  /** Row in the timing table; several passes in a row may share one. */
  readonly row: string;
  /** Part of a long stage. */
  readonly slice?: number;
}

/** One dispatch, ready to encode. */
export interface Pass {
  /** Name of its WGSL file below shaders/, also the label of its pipeline. */
  readonly stage: StageName;
  /** Row in the timing table. */
  readonly row: string;
  /** Compiled, with all constants set. */
  readonly pipeline: GPUComputePipeline;
  /** Its buffers, for group 0. */
  readonly bindGroup: GPUBindGroup;
  /** Workgroups along x. */
  readonly x: number;
  /** Workgroups along y. */
  readonly y: number;
  /** Where the workgroups along x, y and z stand instead. */
  readonly indirect?: GPUBuffer;
  /** Above 0: begins a submit of its own. */
  readonly slice: number;
}

const MAX_WORKGROUPS = 65535;

/** How many workgroups along x and y make so many. */
export function gridOf(count: number): { readonly x: number; readonly y: number } {
  const x = Math.min(count, MAX_WORKGROUPS);
  return { x, y: x === 0 ? 0 : Math.ceil(count / x) };
}

/** What `make` makes for a key, the first time only; what failed is tried again. */
function once<K, V>(known: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const before = known.get(key);
  if (before) return before;
  const made = make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

/** What has been compiled for one device. */
class Compiled {
  readonly layouts = new Map<StageName, GPUBindGroupLayout>();
  readonly pipelines = new Map<string, Promise<GPUComputePipeline>>();
  readonly modules = new Map<string, Promise<GPUShaderModule>>();
}

/** For as long as a device lives: who computes on it next, in another run or for the picture, need not compile the same again. */
const compiledFor = new WeakMap<GPUDevice, Compiled>();

/** Compiles stages into pipelines, once per device, stage and set of constants, and makes passes of them. */
export class Passes {
  readonly #device: GPUDevice;
  readonly #compiled: Compiled;

  constructor(device: GPUDevice) {
    this.#device = device;
    this.#compiled = compiledFor.get(device) ?? new Compiled();
    compiledFor.set(device, this.#compiled);
  }

  /** Throws an Error that names stage, file, line and Dawn's message when the WGSL does not compile. */
  async create<S extends StageName>(stage: S, options: PassOptions<S>): Promise<Pass> {
    const bind = options.bind as Record<string, Bound>;
    const entries = bindingsOf(stage).map(({ name }, binding) => {
      const bound = bind[name];
      if (bound === undefined) throw new Error(`${stage}: no buffer for "${name}"`);
      return { binding, resource: "buffer" in bound ? bound : { buffer: bound } };
    });
    const { constants = {}, replaced = {} } = options;
    const pipeline = await this.#pipeline(stage, constants as Record<string, number>, replaced);
    const bindGroup = this.#device.createBindGroup({ label: stage, layout: this.#layout(stage), entries });
    const { x, y } = gridOf(options.workgroups);
    const { indirect } = options;
    return {
      stage,
      row: options.row,
      pipeline,
      bindGroup,
      x,
      y,
      slice: options.slice ?? 0,
      ...(indirect && { indirect }),
    };
  }

  #layout(stage: StageName): GPUBindGroupLayout {
    const { layouts } = this.#compiled;
    let layout = layouts.get(stage);
    if (!layout) {
      layout = this.#device.createBindGroupLayout({
        label: stage,
        entries: bindingsOf(stage).map(({ type }, binding) => ({ binding, visibility: 4, buffer: { type } })),
      });
      layouts.set(stage, layout);
    }
    return layout;
  }

  #pipeline(stage: StageName, constants: Record<string, number>, replaced: Replaced): Promise<GPUComputePipeline> {
    const key = `${stage} ${JSON.stringify([constants, replaced])}`;
    return once(this.#compiled.pipelines, key, () => this.#compile(stage, constants, replaced));
  }

  async #compile(stage: StageName, constants: Record<string, number>, replaced: Replaced): Promise<GPUComputePipeline> {
    const module = await this.#module(stage, replaced);
    const layout = this.#device.createPipelineLayout({ bindGroupLayouts: [this.#layout(stage)] });
    try {
      return await this.#device.createComputePipelineAsync({
        label: stage,
        layout,
        compute: { module, entryPoint: "main", constants },
      });
    } catch (error) {
      throw new Error(`${stage}: ${(error as Error).message}`);
    }
  }

  #module(stage: StageName, replaced: Replaced): Promise<GPUShaderModule> {
    const key = `${stage} ${JSON.stringify(replaced)}`;
    return once(this.#compiled.modules, key, () => this.#check(stage, replaced));
  }

  async #check(stage: StageName, replaced: Replaced): Promise<GPUShaderModule> {
    const subgroups = (await hasSubgroupForm(stage)) && (await holdsLanes(this.#device));
    const code = await wgslOf(stage, subgroups, replaced);
    this.#device.pushErrorScope("validation");
    const module = this.#device.createShaderModule({ label: stage, code });
    // The scope keeps the message from becoming an uncaptured error as well; the messages below are clearer.
    const [info] = await Promise.all([module.getCompilationInfo(), this.#device.popErrorScope()]);
    const fault = info.messages.find((m) => m.type === "error");
    if (fault)
      throw new Error(`${await place(stage, subgroups, fault.lineNum, replaced)}: ${fault.message.split("\n", 1)[0]}`);
    return module;
  }
}
