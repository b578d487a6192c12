import type { BindingName, Bound, OverrideName, Pass, Passes, Replaced, StageName } from "../../gpu/pass.ts";
import { bindingsOf } from "../../gpu/source.ts";
import { structSize } from "../../gpu/struct.ts";
import type { OnDemandBuffer } from "./onDemand.ts";
import { perThread, type Sizes } from "./sizes.ts";
import { type AliasName, type BufferName, memoryOf } from "./tables.ts";

/** Bytes from one pair of numbers to the next: what uniforms may begin at on every device. */
const DISPATCH_STRIDE = 256;

/** A buffer of a system by its name or an alias, or one that is made on demand. */
type Source = BufferName | AliasName | OnDemandBuffer;

/** One dispatch as data: which stage, which buffers, how many workgroups. */
export interface Spec<S extends StageName = StageName> {
  readonly stage: S;
  readonly row: string;
  readonly bind: Readonly<Record<BindingName<S>, Source | DispatchIndex>>;
  readonly workgroups: (s: Sizes) => number;
  /** The buffer whose first three words say how many workgroups instead. */
  readonly indirect?: BufferName;
  /**
   * Where `workgroups`, the most that the buffer may say, are no more than this, all are dispatched, and those without work return at once: the device
   * checks each indirect dispatch by one more of its own, which costs more than a few hundred idle workgroups.
   */
  readonly directUpTo?: number;
  /** Which part of a long stage; every part but the first begins a submit of its own. */
  readonly slice?: number;
  readonly constants?: (s: Sizes) => Partial<Record<OverrideName<S>, number>>;
  /** Texts in place of files of shaders/. */
  readonly replaced?: Replaced;
}

/** The two numbers of shaders' `DispatchIndex`: which of several dispatches of a stage one is. */
export interface DispatchIndex {
  readonly index: number;
  readonly last: number;
}

/**
 * What has to be said of a dispatch: by which name it is timed, if not its stage's; how many workgroups it has, if not a thread a body; which buffers it binds, if
 * they are not those of the variables' names.
 */
type Said<S extends StageName> = Omit<Spec<S>, "row" | "workgroups" | "bind"> &
  Partial<Pick<Spec<S>, "row" | "workgroups">> &
  (Exclude<BindingName<S>, Source> extends never
    ? { readonly bind?: Partial<Spec<S>["bind"]> }
    : { readonly bind: Pick<Spec<S>["bind"], Exclude<BindingName<S>, Source>> & Partial<Spec<S>["bind"]> });

/** The buffers of a stage by the names of its variables: several GPUs say their dispatches once more in every step. */
const ownNames = new Map<string, Readonly<Record<string, string>>>();

/** A dispatch as data, checked against the WGSL's own variable names. */
export function define<S extends StageName>({ row, bind, workgroups, ...spec }: Said<S>): Spec {
  const { stage } = spec as unknown as Spec;
  let bound = ownNames.get(stage);
  if (!bound) {
    bound = Object.fromEntries(bindingsOf(stage).map(({ name }) => [name, name]));
    ownNames.set(stage, bound);
  }
  return {
    ...spec,
    row: row ?? stage.slice(stage.lastIndexOf("/") + 1),
    workgroups: workgroups ?? perThread(stage),
    bind: { ...bound, ...bind },
  } as unknown as Spec;
}

/** The same stages on other buffers: those that `names` says in place of their own. */
export function rebind(specs: readonly Spec[], names: Readonly<Partial<Record<BufferName, BufferName>>>): Spec[] {
  const renamed = (bound: unknown) => (typeof bound === "string" && names[memoryOf(bound) as BufferName]) || bound;
  return specs.map((spec) => {
    const bind = Object.entries(spec.bind).map(([name, bound]) => [name, renamed(bound)]);
    return { ...spec, bind: Object.fromEntries(bind) };
  });
}

export type Buffers = Readonly<Partial<Record<BufferName | OnDemandBuffer, GPUBuffer>>>;

/** The buffer that a name means: one of that name, or the one that it is an alias of. */
export function bufferOf(buffers: Buffers, name: string): GPUBuffer | undefined {
  const named = buffers as Readonly<Record<string, GPUBuffer | undefined>>;
  return named[name] ?? named[memoryOf(name)];
}

/** Indices of dispatches as uniforms: one immutable part of a buffer for each pair of numbers. */
export class DispatchUniforms {
  readonly #device: GPUDevice;
  readonly #buffer: GPUBuffer;
  readonly #slots = new Map<string, number>();

  /** Room for `most` different ones. */
  constructor(device: GPUDevice, most: number) {
    this.#device = device;
    this.#buffer = device.createBuffer({ label: "dispatches", size: most * DISPATCH_STRIDE, usage: 0x48 });
  }

  get bytes(): number {
    return this.#buffer.size;
  }

  binding({ index, last }: DispatchIndex): GPUBufferBinding {
    const key = `${index} ${last}`;
    let slot = this.#slots.get(key);
    if (slot === undefined) {
      slot = this.#slots.size;
      this.#slots.set(key, slot);
      this.#device.queue.writeBuffer(this.#buffer, slot * DISPATCH_STRIDE, new Uint32Array([index, last]));
    }
    return { buffer: this.#buffer, offset: slot * DISPATCH_STRIDE, size: structSize("DispatchIndex") };
  }

  destroy(): void {
    this.#buffer.destroy();
  }
}

/** Turns a spec into a pass on these buffers. */
export function passOn(
  passes: Passes,
  spec: Spec,
  sizes: Sizes,
  buffers: Buffers,
  dispatches: DispatchUniforms,
): Promise<Pass> {
  const bind: Record<string, Bound | undefined> = {};
  for (const [name, bound] of Object.entries(spec.bind) as [string, string | DispatchIndex][]) {
    bind[name] = typeof bound === "string" ? bufferOf(buffers, bound) : dispatches.binding(bound);
  }
  const workgroups = spec.workgroups(sizes);
  const direct = !spec.indirect || workgroups <= (spec.directUpTo ?? -1);
  return passes.create(spec.stage, {
    bind: bind as never,
    workgroups,
    ...(!direct && { indirect: buffers[spec.indirect!]! }),
    row: spec.row,
    slice: spec.slice ?? 0,
    constants: (spec.constants?.(sizes) ?? {}) as never,
    ...(spec.replaced && { replaced: spec.replaced }),
  });
}
