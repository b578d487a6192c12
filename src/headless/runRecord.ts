import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { PARTIAL, reason, userPath, writeWhole } from "./files.ts";

/** What must be the same for a run to be gone on with, by the names of the options. */
export type RunChoices = Readonly<Record<string, number | string | null>>;

/** What an unfinished run has done. */
export interface RunDone {
  /** Energy at its start, what errors are relative to (`energyScale`; its size where an earlier version wrote the record), and the largest error so far. */
  readonly energy: number;
  readonly energyScale?: number;
  readonly largestError: number;
  /** Step and file name of every snapshot, in order. */
  readonly snapshots: readonly { readonly step: number; readonly name: string }[];
}

/**
 * The record of an unfinished run, beside its snapshots: NAME.run.json holds its choices and what it has done. It appears
 * with the first forces, is replaced whole after every snapshot, and goes when the run is done.
 */
export class RunRecord {
  readonly path: string;
  readonly #choices: RunChoices;

  /** For snapshots called `out`. */
  constructor(out: string, choices: RunChoices) {
    this.path = join(dirname(out), `${basename(out, extname(out))}.run.json`);
    this.#choices = choices;
  }

  /** What the run with these choices had done. Throws one line where there is none, or one with other choices. */
  read(): RunDone {
    let words: string;
    try {
      words = readFileSync(userPath(this.path), "utf8");
    } catch (error) {
      const why = (error as NodeJS.ErrnoException).code === "ENOENT" ? "there is no unfinished run" : reason(error);
      throw new Error(`${this.path}: ${why}; start one without --resume`);
    }
    const record = recordOf(words);
    if (!record) throw new Error(`${this.path}: it is no record of a run; start one without --resume`);
    for (const [name, now] of Object.entries(this.#choices)) {
      const then = record.choices[name] ?? null;
      if (then === now) continue;
      throw new Error(
        `${this.path}: the run was begun with ${said(name, then)}, not ${said(name, now)}; give the same, or start again without --resume`,
      );
    }
    return record.done;
  }

  write(done: RunDone): void {
    const record = { antennae: "run", version: 1, choices: this.#choices, done };
    writeWhole(this.path, `${JSON.stringify(record, null, 2)}\n`);
  }

  /** Removes what a killed process was just writing beside the snapshots. */
  sweep(): void {
    const folder = userPath(dirname(this.path));
    const stem = basename(this.path, "run.json");
    for (const name of readdirSync(folder))
      if (name.startsWith(stem) && PARTIAL.test(name)) rmSync(join(folder, name), { force: true });
  }

  /** The run is done. */
  remove(): void {
    rmSync(userPath(this.path), { force: true });
  }
}

const said = (name: string, value: number | string | null): string =>
  value === null ? `no ${name}` : `${name} ${value}`;

/** The content of a record, or null where it is damaged. */
function recordOf(words: string): { choices: RunChoices; done: RunDone } | null {
  try {
    const { antennae, version, choices, done } = JSON.parse(words) as Record<string, unknown>;
    const { energy, energyScale, largestError, snapshots } = done as RunDone;
    const whole =
      antennae === "run" &&
      version === 1 &&
      Number.isFinite(energy) &&
      (energyScale === undefined || energyScale > 0) &&
      Number.isFinite(largestError) &&
      snapshots.every(({ step, name }) => Number.isSafeInteger(step) && typeof name === "string");
    return whole ? { choices: choices as RunChoices, done: done as RunDone } : null;
  } catch {
    return null;
  }
}
