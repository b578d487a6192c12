import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quantile } from "../../src/engine/timing.ts";
import { connect, listen } from "../../src/headless/gpus/listener.ts";

/** Repetitions; the median counts. */
const TIMES = 9;

/** What the other process does: it gives back what it gets through Node's own channel. */
const ECHO = 'process.on("message", (m) => process.send(m)); process.on("disconnect", () => process.exit());';

/** Milliseconds of the way of so many megabytes from one process to another. */
export interface Transfer {
  readonly megabytes: number;
  /** There and back, halved. */
  readonly nodeMs: number;
  /** There alone, both ends in this process: serializing, the socket, and what it takes to put the pieces together. */
  readonly socketMs: number;
}

async function median(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let k = 0; k < TIMES; k++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return quantile(Float64Array.from(times).sort(), 0.5);
}

/** A channel's way beside that of Node's channel between processes (`serialization: "advanced"`). */
export async function transfers(sizes: readonly number[]): Promise<Transfer[]> {
  const folder = mkdtempSync(join(tmpdir(), "antennae-transfers-"));
  const path = join(folder, "listener.sock");
  const listener = await listen(path);
  const near = await connect(path);
  const far = await listener.next();
  const child = spawn(process.execPath, ["-e", ECHO], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "advanced",
  });
  const rows: Transfer[] = [];
  for (const megabytes of sizes) {
    const table = new Float32Array(megabytes * 2 ** 18).fill(1.5);
    const nodeMs = await median(
      () =>
        new Promise((done) => {
          child.once("message", () => done());
          child.send({ table });
        }),
    );
    const socketMs = await median(async () => {
      const heard = far.receive();
      await near.send({ table });
      await heard;
    });
    rows.push({ megabytes, nodeMs: nodeMs / 2, socketMs });
  }
  child.disconnect();
  near.close();
  far.close();
  listener.close();
  rmSync(folder, { recursive: true, force: true });
  return rows;
}
