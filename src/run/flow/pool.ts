import { INDUCED, type VortexElements } from "../../data/vortices/elements.ts";
import type { InducedTask } from "./flowWorker.ts";

/** A worker of the pool, however the host has it. */
export interface InducedPort {
  ask(task: InducedTask): Promise<Float32Array>;
  end(): void;
}

/** Workers that share the targets of a direct sum over vortex elements. */
export class InducedPool {
  readonly #ports: readonly InducedPort[];

  constructor(threads: number, spawn: () => InducedPort = spawnPort) {
    this.#ports = Array.from({ length: threads }, spawn);
  }

  /** Velocities and gradients at all elements, INDUCED numbers each. Rejects with one line where a worker ended. */
  async induced(elements: VortexElements): Promise<Float32Array> {
    const { count } = elements;
    const share = Math.ceil(count / this.#ports.length);
    const all = new Float32Array(INDUCED * count);
    await Promise.all(
      this.#ports.map(async (port, k) => {
        const [from, to] = [Math.min(count, k * share), Math.min(count, (k + 1) * share)];
        if (from < to) all.set(await port.ask({ elements, from, to }), INDUCED * from);
      }),
    );
    return all;
  }

  end(): void {
    for (const port of this.#ports) port.end();
  }
}

function spawnPort(): InducedPort {
  const worker = new Worker(new URL("./flowWorker.ts", import.meta.url), { type: "module", name: "flow" });
  let fail = (_: Error) => {};
  return {
    ask: (task) =>
      new Promise((resolve, reject) => {
        fail = reject;
        worker.onmessage = ({ data }: MessageEvent<Float32Array>) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(`a worker that moves vortices stopped: ${message}`));
        worker.postMessage(task);
      }),
    end: () => {
      worker.terminate();
      fail(new Error("the workers that move vortices were ended"));
    },
  };
}
