import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { runCommandLine } from "../../src/headless/commandLine.ts";

/** What one command line did. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process. */
export async function cli(...words: string[]): Promise<Outcome> {
  let out = "";
  let err = "";
  const code = await runCommandLine(words, {
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
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
