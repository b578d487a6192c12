import { readBack } from "../../gpu/readback.ts";
import { SLOTS, TRAILS } from "./layout.ts";

/** Numbers of a row: x y z and whether there is such a place, in each column of the ring. */
const ROW = 4 * SLOTS;

/** The rows of trails on the device, and those of the ways of galaxies behind them. */
export class TrailTable {
  readonly #device: GPUDevice;
  readonly #buffer: GPUBuffer;
  readonly #onReady: () => void;
  /** What the places are to be multiplied with when they are arranged next. */
  #factor = 1;
  /** Ends what is under way: the rows are others by then. */
  #turn = 0;

  constructor(device: GPUDevice, buffer: GPUBuffer, onReady: () => void) {
    this.#device = device;
    this.#buffer = buffer;
    this.#onReady = onReady;
  }

  clear(): void {
    this.#factor = 1;
    this.#turn++;
    this.#device.queue.writeBuffer(this.#buffer, 0, new Uint8Array(this.#buffer.size));
  }

  /** The unit of length of the scene is another. The ways of galaxies begin again. */
  rescale(by: number): void {
    this.#factor *= by;
    const trails = 4 * ROW * TRAILS;
    this.#device.queue.writeBuffer(this.#buffer, trails, new Uint8Array(this.#buffer.size - trails));
  }

  /** Row k becomes what row `from[k]` was; -1: an empty one. `slot`: the column that is filled. Rows that change are away for a picture or two. */
  arrange(from: readonly number[], slot: () => number): void {
    const factor = this.#factor;
    const rows = from.flatMap((row, k) => (row === k && factor === 1 ? [] : [[row, k] as const]));
    if (rows.length === 0) return;
    const turn = ++this.#turn;
    this.#factor = 1;
    const first = slot();
    const reading = rows.some(([row]) => row >= 0)
      ? readBack(this.#device, [{ buffer: this.#buffer, bytes: 4 * ROW * TRAILS }])
      : null;
    for (const [, k] of rows) this.#device.queue.writeBuffer(this.#buffer, 4 * ROW * k, new Float32Array(ROW));
    const put = ([words]: ArrayBuffer[]) => {
      if (turn !== this.#turn) return;
      const before = new Float32Array(words!);
      // Columns that were filled meanwhile stay.
      const [end, begin] = [first + 1, slot() + 1 - (slot() < first ? 0 : SLOTS)];
      for (const [row, k] of rows) {
        if (row < 0) continue;
        const places = before.subarray(ROW * row, ROW * (row + 1)).map((x, i) => (i % 4 === 3 ? x : x * factor));
        const write = (from: number, to: number) => {
          const column = 4 * from;
          this.#device.queue.writeBuffer(this.#buffer, 4 * (ROW * k + column), places, column, 4 * (to - from));
        };
        write(Math.max(begin, 0), end);
        if (begin < 0) write(SLOTS + begin, SLOTS);
      }
      this.#onReady();
    };
    // A lost or freed device ends it; the page says so elsewhere.
    reading?.then(put, () => {});
  }
}
