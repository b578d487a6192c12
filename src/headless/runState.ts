import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { checkSaved, type Saved } from "../engine/index.ts";
import { reason, userPath, writeWhole } from "./files.ts";
import type { RunRecord } from "./runRecord.ts";

/** Tables of 32-bit floats; all others are of 32-bit whole numbers. */
const FLOATS: readonly string[] = ["posMass", "velocity", "acceleration"];
type Table = Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/**
 * What a snapshot's format has no place for and the next step reads: accelerations of the step before, places with 64 bits, steps that bodies wished for. It lies
 * beside the newest snapshot, NAME.run.STEP.state, for as long as the run is unfinished: a line of JSON that ends where the first table begins, and the tables.
 */
export class RunState {
  readonly #folder: string;
  readonly #stem: string;

  /** Beside that record. */
  constructor({ path }: Pick<RunRecord, "path">) {
    this.#folder = dirname(path);
    this.#stem = basename(path, "json");
  }

  #path(step: number): string {
    return join(this.#folder, `${this.#stem}${String(step).padStart(6, "0")}.state`);
  }

  /** Writes the state after `step`. */
  write(step: number, { posMass, velocity, acceleration, id, status, own = {}, ...about }: Saved): void {
    const tables: Record<string, Table> = { posMass, velocity, acceleration, id, status };
    const lengths = (of: Readonly<Record<string, Table>>) =>
      Object.entries(of).map(([name, table]) => [name, table.length] as const);
    const head = { antennae: "state", version: 1, about, tables: lengths(tables), own: lengths(own) };
    const words = new TextEncoder().encode(JSON.stringify(head));
    const begin = 4 * Math.ceil((words.length + 1) / 4);
    const all = [...Object.values(tables), ...Object.values(own)];
    const bytes = new Uint8Array(begin + all.reduce((sum, { byteLength }) => sum + byteLength, 0));
    bytes.set(words);
    bytes.fill(0x20, words.length, begin - 1);
    bytes[begin - 1] = 0x0a;
    let at = begin;
    for (const { buffer, byteOffset, byteLength } of all) {
      bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
      at += byteLength;
    }
    writeWhole(this.#path(step), bytes);
  }

  /** The state after `step` of a run of `count` bodies. Throws one line where there is none, or one that is damaged or of other bodies. */
  read(step: number, count: number): Saved {
    const path = this.#path(step);
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      bytes = new Uint8Array(readFileSync(userPath(path)));
    } catch (error) {
      const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
      throw new Error(`${path}: ${missing ? "there is no such file" : reason(error)}`);
    }
    const saved = savedIn(bytes);
    if (saved?.count !== count) throw new Error(`${path}: damaged, or of another run`);
    checkSaved(saved);
    return saved;
  }

  /** Removes all states but that after `step`; null: all. */
  sweep(step: number | null): void {
    const kept = step === null ? null : basename(this.#path(step));
    for (const name of readdirSync(userPath(this.#folder)))
      if (name.startsWith(this.#stem) && name.endsWith(".state") && name !== kept)
        rmSync(userPath(join(this.#folder, name)), { force: true });
  }
}

/** The content of a file of state, or null where it is damaged. */
function savedIn(bytes: Uint8Array<ArrayBuffer>): Saved | null {
  const begin = bytes.indexOf(0x0a) + 1;
  type Lengths = readonly (readonly [string, number])[];
  try {
    const { antennae, version, about, tables, own } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, begin)));
    if (antennae !== "state" || version !== 1) return null;
    let at = begin;
    const take = (lengths: Lengths): Record<string, Table> =>
      Object.fromEntries(
        lengths.map(([name, length]) => {
          const part = bytes.buffer.slice(at, at + 4 * length);
          at += 4 * length;
          return [name, FLOATS.includes(name) ? new Float32Array(part) : new Uint32Array(part)];
        }),
      );
    const saved = { ...about, ...take(tables), ...(own.length > 0 && { own: take(own) }) } as Saved;
    return at === bytes.length ? saved : null;
  } catch {
    return null;
  }
}
