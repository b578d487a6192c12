import type { Pass } from "./pass.ts";
import { Stamps } from "./stamps.ts";

/** Milliseconds per row and for all, first to last. */
export interface Timing {
  readonly stages: Record<string, number>;
  readonly stepMs: number;
}

/** Passes in a row that share a row of the timing table. */
export interface Row {
  readonly name: string;
  readonly passes: readonly Pass[];
}

export function rowsOf(passes: readonly Pass[]): Row[] {
  const rows: { name: string; passes: Pass[] }[] = [];
  for (const pass of passes) {
    const last = rows.at(-1);
    if (last?.name === pass.row) last.passes.push(pass);
    else rows.push({ name: pass.row, passes: [pass] });
  }
  return rows;
}

/** Runs of passes that are submitted together: each slice of a long stage but the first begins a new one. */
export function bySlice(passes: readonly Pass[]): Pass[][] {
  const runs: Pass[][] = [[]];
  for (const pass of passes) {
    if (pass.slice > 0) runs.push([]);
    runs.at(-1)!.push(pass);
  }
  return runs;
}

/** Encodes passes into an open compute pass. */
export function encode(encoder: GPUComputePassEncoder, passes: readonly Pass[]): void {
  for (const pass of passes) {
    encoder.setPipeline(pass.pipeline);
    encoder.setBindGroup(0, pass.bindGroup);
    if (pass.indirect) encoder.dispatchWorkgroupsIndirect(pass.indirect, 0);
    else encoder.dispatchWorkgroups(pass.x, pass.y);
  }
}

/** Submits passes, each slice of a long stage by itself. */
export function submit(device: GPUDevice, passes: readonly Pass[]): void {
  for (const run of bySlice(passes)) {
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    encode(pass, run);
    pass.end();
    device.queue.submit([encoder.finish()]);
  }
}

/** GPU timestamps, two per row. Without the feature `timestamp-query` it is not made. */
export class Timer {
  readonly #stamps: Stamps;
  readonly #rows: readonly Row[];

  constructor(device: GPUDevice, rows: readonly Row[]) {
    this.#rows = rows;
    this.#stamps = new Stamps(device, "timer", 2 * rows.length);
  }

  /** One compute pass a row, or a slice of it, stamped at both ends of the row. Each buffer is a submit of its own. */
  encode(device: GPUDevice): GPUCommandBuffer[] {
    const done: GPUCommandBuffer[] = [];
    let encoder = device.createCommandEncoder();
    this.#rows.forEach((row, i) => {
      const slices = bySlice(row.passes);
      slices.forEach((passes, k) => {
        if (k > 0) {
          done.push(encoder.finish());
          encoder = device.createCommandEncoder();
        }
        const stamps = {
          ...(k === 0 && { beginningOfPassWriteIndex: 2 * i }),
          ...(k === slices.length - 1 && { endOfPassWriteIndex: 2 * i + 1 }),
        };
        const timed = Object.keys(stamps).length > 0;
        const timestampWrites = { querySet: this.#stamps.queries, ...stamps };
        const pass = encoder.beginComputePass({ label: row.name, ...(timed && { timestampWrites }) });
        encode(pass, passes);
        pass.end();
      });
    });
    this.#stamps.encode(encoder);
    return [...done, encoder.finish()];
  }

  /** Milliseconds per row and for all, of the last encoded step once it was submitted. */
  async read(): Promise<Timing> {
    const ms = await this.#stamps.read();
    const stages: Record<string, number> = {};
    this.#rows.forEach((row, i) => {
      stages[row.name] = (stages[row.name] ?? 0) + ms(2 * i, 2 * i + 1);
    });
    return { stages, stepMs: ms(0, 2 * this.#rows.length - 1) };
  }

  destroy(): void {
    this.#stamps.destroy();
  }
}
