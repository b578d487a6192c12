import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import type { EnergySums, Measurement } from "../engine/index.ts";
import { reason, userPath, writeWhole } from "./files.ts";

/** The first line; with energies beside kinetic and potential there are more numbers in each. */
const COLUMNS =
  "step,time,kinetic,potential,total,momentumX,momentumY,momentumZ,angularMomentumX,angularMomentumY,angularMomentumZ," +
  "virialRatio,energyError,centreOfMassX,centreOfMassY,centreOfMassZ";

/** The log of a run: CSV, one line a measurement. It is there from the first line on, whole to its last line whatever ends the run. */
export class RunLog {
  readonly #path: string;
  readonly #columns: string;
  readonly #more: readonly (keyof EnergySums)[];
  #begun = false;

  /** `more`: energies that this run has beside kinetic and potential. */
  constructor(path: string, more: readonly (keyof EnergySums)[] = []) {
    this.#path = path;
    this.#more = more;
    this.#columns = [COLUMNS, ...more].join(",");
  }

  /**
   * Goes on with a log up to step `last`: rows after it, which come again, and one that was cut off are dropped. Throws one line where it isn't the log
   * of a run that has a row every `interval` steps.
   */
  resume(last: number, interval: number): void {
    let words: string;
    try {
      words = readFileSync(userPath(this.#path), "utf8");
    } catch (error) {
      throw new Error(`${this.#path}: can't be read: ${reason(error)}; start the run again, without --resume`);
    }
    const rows = words.split("\n").slice(0, -1);
    const steps = rows.map((row) => Number(row.split(",")[0]));
    const kept = rows.filter((_, k) => k > 0 && steps[k]! <= last && (steps[k]! % interval === 0 || steps[k] === last));
    const found = new Set(kept.map((row) => Number(row.split(",")[0])));
    let missing = 0;
    while (missing <= last && found.has(missing)) missing += interval;
    if (rows[0] !== this.#columns || missing <= last || found.size < kept.length)
      throw new Error(
        `${this.#path}: it isn't the log of this run (step ${Math.min(missing, last)} of ${last} has no row, or two); start again, without --resume`,
      );
    writeWhole(this.#path, `${[this.#columns, ...kept].join("\n")}\n`);
    this.#begun = true;
  }

  /** Throws one line where the file can't be written. */
  add(m: Measurement): void {
    const vectors = [...m.momentum, ...m.angularMomentum];
    const row = [
      m.step,
      m.time,
      m.kinetic,
      m.potential,
      m.total,
      ...vectors,
      m.virialRatio,
      m.energyError,
      ...m.centreOfMass,
      ...this.#more.map((name) => m[name]),
    ];
    const path = userPath(this.#path);
    try {
      if (!this.#begun) writeFileSync(path, `${this.#columns}\n`);
      appendFileSync(path, `${row.join(",")}\n`);
      this.#begun = true;
    } catch (error) {
      throw new Error(`${this.#path}: can't be written: ${reason(error)}`);
    }
  }
}
