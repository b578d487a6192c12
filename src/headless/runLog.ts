import { appendFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Measurement } from "../engine/index.ts";
import { userPath } from "./files.ts";

const COLUMNS =
  "step,time,kinetic,potential,total,momentumX,momentumY,momentumZ,angularMomentumX,angularMomentumY,angularMomentumZ," +
  "virialRatio,energyError,centreOfMassX,centreOfMassY,centreOfMassZ";

/**
 * The log of a run: CSV, one line a measurement. It grows under NAME.partial, where it can be watched, and gets its name when the run is done.
 */
export class RunLog {
  readonly #path: string;
  readonly #partial: string;

  /** Throws one line where the file can't be written. */
  constructor(path: string) {
    this.#path = userPath(path);
    this.#partial = `${this.#path}.partial`;
    try {
      writeFileSync(this.#partial, `${COLUMNS}\n`);
    } catch (error) {
      throw new Error(`${path}: can't be written: ${(error as Error).message}`);
    }
  }

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
    ];
    appendFileSync(this.#partial, `${row.join(",")}\n`);
  }

  finish(): void {
    renameSync(this.#partial, this.#path);
  }

  /** Removes what an unfinished run left. */
  discard(): void {
    rmSync(this.#partial, { force: true });
  }
}
