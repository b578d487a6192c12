import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { runCommandLine } from "../../src/headless/commandLine.ts";
import { type DeviceRequest, type HeadlessDevice, requestDevice } from "../../src/headless/device.ts";
import { devices } from "../../src/headless/simulation.ts";

/** What one command line did. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The device that GPU tests share, where that is the one asked for. It is not requested before a command wants one. */
async function lend(request: DeviceRequest = {}): Promise<HeadlessDevice> {
  if (request.adapter !== (process.env.ANTENNAE_ADAPTER ?? "gpu")) return requestDevice(request);
  const { shared } = await import("../gpuDevice.ts");
  return { ...shared(), destroy: () => {} };
}

/** Runs a command line in this process, on the device that GPU tests share. */
export const cli = (...words: string[]): Promise<Outcome> => cliWatched(() => {}, ...words);

/** The same; `watch` gets each piece of its progress as it is said. */
export async function cliWatched(watch: (said: string) => void, ...words: string[]): Promise<Outcome> {
  let out = "";
  let err = "";
  const say = (text: string) => {
    err += text;
    watch(text);
  };
  devices.request = lend;
  const code = await runCommandLine(words, {
    out: { write: (text) => (out += text) },
    err: { write: say },
  }).finally(() => {
    devices.request = requestDevice;
  });
  return { code, out, err };
}

/** The JSON object of a command line that has to succeed. */
export async function result(...words: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await cli(...words);
  if (code !== 0) throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out) as Record<string, unknown>;
}

/** A folder of this test file, removed at its end. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "antennae-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
