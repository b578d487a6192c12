import { SCRATCH } from "../../../src/engine/processor/layout.ts";
import type { Stages } from "../../../src/engine/processor/stages.gen.ts";
import { compile, instantiate, makeMemory } from "../../../src/engine/processor/wasm.ts";

/** Numbers of bodies that stages are tried with: none, around a few lanes, groups and tiles, and several of all with a rest. */
export const COUNTS = [0, 1, 2, 63, 64, 65, 255, 256, 257, 3000];

/** What memory holds where nothing was written: a number, and a link, that no stage may take for its own. */
const GARBAGE = 12345.678;
const GARBAGE32 = Math.fround(GARBAGE);

/** Single stages over a memory of their own, in which tables are put one behind the other. */
export class StageMemory<S = Stages> {
  readonly stages: S;
  readonly #buffer: ArrayBuffer;
  #next = 64;
  #behind = 0;

  static async create(bytes = 1 << 22): Promise<StageMemory> {
    const memory = makeMemory(bytes, false);
    return new StageMemory(await instantiate(await compile("plain", false), memory), memory.buffer as ArrayBuffer);
  }

  constructor(stages: S, buffer: ArrayBuffer) {
    this.stages = stages;
    this.#buffer = buffer;
    new Float32Array(buffer).fill(GARBAGE);
  }

  /** Room for `bytes`, full of garbage; returns its address. */
  room(bytes: number): number {
    const at = this.#next;
    this.#next = 64 * Math.ceil((at + bytes + 64) / 64);
    if (this.#next > this.#buffer.byteLength) throw new Error(`the test's memory has no room for ${bytes} bytes more`);
    return at;
  }

  /** A thread's scratch, and behind it what `beyondScratch` looks at; returns its address. */
  scratch(): number {
    const at = this.room(SCRATCH);
    this.#behind = at + SCRATCH;
    this.room(4096);
    return at;
  }

  /** Bytes behind the scratch up to the last one that a stage wrote. */
  get beyondScratch(): number {
    return 4 * (this.floats(this.#behind, 1024).findLastIndex((value) => value !== GARBAGE32) + 1);
  }

  /** A copy of a table; returns its address. */
  put(table: Float32Array | Float64Array | Uint32Array | BigUint64Array): number {
    const at = this.room(table.byteLength);
    new Uint8Array(this.#buffer, at, table.byteLength).set(
      new Uint8Array(table.buffer, table.byteOffset, table.byteLength),
    );
    return at;
  }

  floats(at: number, length: number): Float32Array {
    return new Float32Array(this.#buffer, at, length);
  }

  words(at: number, length: number): Uint32Array {
    return new Uint32Array(this.#buffer, at, length);
  }

  doubles(at: number, length: number): Float64Array {
    return new Float64Array(this.#buffer, at, length);
  }

  longs(at: number, length: number): BigUint64Array {
    return new BigUint64Array(this.#buffer, at, length);
  }

  /** x of all bodies, y, z, mass and number, as `reorder` and the engine leave them. */
  columns(posMass: Float32Array): { at: number; column: number } {
    const n = posMass.length / 4;
    const width = 4 * Math.ceil(n / 4) + 16;
    const at = this.room(20 * width);
    const floats = this.floats(at, 5 * width);
    floats.fill(1e15, 0, 3 * width);
    floats.fill(0, 3 * width, 4 * width);
    const numbers = this.words(at + 16 * width, width).fill(0xffffffff);
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < 4; k++) floats[k * width + i] = posMass[4 * i + k]!;
      numbers[i] = i;
    }
    return { at, column: 4 * width };
  }
}

/** 63-bit keys from the twins' two words each, high word first. */
export function longKeys(keys: Uint32Array): BigUint64Array {
  return BigUint64Array.from(
    { length: keys.length / 2 },
    (_, i) => (BigInt(keys[2 * i]!) << 32n) + BigInt(keys[2 * i + 1]!),
  );
}
