import type { Bodies } from "../data/bodies/bodies.ts";
import { isFlow } from "../data/vortices/bodies.ts";
import type { Engine, Saved, Scaling, Settings, Snapshot } from "../engine/index.ts";
import {
  canShare,
  chooseVariant,
  type FromWorker,
  PROCESSOR_CHOICES,
  ProcessorEngine,
  ProcessorSnapshot,
  type ToWorker,
  type WorkerPort,
} from "../engine/processor/index.ts";
import type { Picture, RestingBodies } from "../render/picture.ts";
import { ProcessorPicture } from "../render/processor/picture.ts";
import { ProcessorRestingBodies } from "../render/processor/restingBodies.ts";
import { text } from "../render/text.ts";
import type { Machine, Support } from "./machine.ts";

/** Threads at most: beyond, the parts that only one of them does cost more than others save. */
const MOST_THREADS = 16;

/** The processor computes, in as many threads as share a memory, and draws. */
export class ProcessorMachine implements Machine {
  readonly name: string;
  readonly software = true;
  readonly device = null;
  readonly support: Support = PROCESSOR_CHOICES;
  /** Nothing takes a processor away. */
  readonly lost = new Promise<string>(() => {});
  onError: (error: unknown) => void = () => {};
  readonly #threads: number;
  /** The binary that this host runs best. */
  readonly #variant: ReturnType<typeof chooseVariant>;

  /** Throws one line where this browser can't compute on the processor. */
  static async create(): Promise<ProcessorMachine> {
    const variant = chooseVariant();
    const threads = canShare() ? Math.min(MOST_THREADS, navigator.hardwareConcurrency || 1) : 1;
    return new ProcessorMachine(threads, variant);
  }

  private constructor(threads: number, variant: ReturnType<typeof chooseVariant>) {
    this.#threads = threads;
    this.#variant = variant;
    this.name = text.processor(threads);
  }

  async engine(bodies: Bodies, settings: Partial<Settings>, life?: AbortSignal): Promise<Engine> {
    if (isFlow(bodies))
      return (await import("./flow/processorFlow.ts")).ProcessorFlow.make(bodies, settings, this.#threads);
    return ProcessorEngine.create(bodies, settings, {
      ...{ threads: this.#threads, variant: this.#variant, spawn },
      ...(life && { signal: life }),
    });
  }

  async picture(canvas: HTMLCanvasElement): Promise<Picture> {
    return new ProcessorPicture(canvas);
  }

  atRest(bodies: Bodies, depth: number): RestingBodies {
    return new ProcessorRestingBodies(bodies, depth);
  }

  async snapshot(saved: Saved, scaling: Scaling): Promise<Snapshot> {
    return ProcessorSnapshot.from(saved, scaling);
  }

  async done(): Promise<void> {}

  lose(): void {}
}

function spawn(): WorkerPort {
  const worker = new Worker(new URL("./processorThread.ts", import.meta.url), { type: "module" });
  return {
    post: (message: ToWorker) => worker.postMessage(message),
    listen: (message: (message: FromWorker) => void, error: (reason: string) => void) => {
      worker.onmessage = ({ data }) => message(data as FromWorker);
      worker.onerror = (event) => error(event.message || text.threadEnded);
    },
    end: () => worker.terminate(),
  };
}
