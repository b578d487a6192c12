import { FileError } from "./fileError.ts";

/** Below this size nothing is called a bomb. */
const FREE_BYTES = 64 * 2 ** 20;
/** Snapshots and tables pack 1.2 to 10 times; gzip itself can reach 1032 times, which only a bomb needs. */
const MAX_RATIO = 100;
/** What may be held unpacked until it is read: the blocks of a few million bodies, which take their place as they are read. */
const HELD_BYTES = 2 ** 27;

/**
 * What a file may unpack to, all that is packed in it taken together: 64 MiB, or 100 times its own size. So neither many small parts, nor
 * one part that is named often, nor packing inside packing gets more than one part would.
 */
export class Allowance {
  /** Bytes of the file as it came, and the most that it may unpack to. */
  size: number;
  limit: number;
  private spent = 0;
  private room = HELD_BYTES;

  /** For a file of `size` bytes, as it came. */
  constructor(size: number) {
    this.size = size;
    this.limit = Math.max(FREE_BYTES, MAX_RATIO * size);
  }

  /** A file of `bytes` has come with it. */
  admit(bytes: number): void {
    this.size += bytes;
    this.limit = Math.max(FREE_BYTES, MAX_RATIO * this.size);
  }

  /** Sets room aside for `bytes` that are to be held unpacked. How many of them have room. */
  hold(bytes: number): number {
    const some = Math.min(bytes, this.room);
    this.room -= some;
    return some;
  }

  /** Spends `bytes` on `what`, e.g. "gzip"; call it before they are unpacked, or as they are. Throws FileError where they are too many. */
  spend(bytes: number, what: string): void {
    this.spent += bytes;
    if (this.spent <= this.limit) return;
    throw new FileError(
      `${what}: ${this.size} bytes unpack to more than ${this.limit} bytes, which no snapshot does (a zip bomb?); unpack the file yourself if you trust it`,
    );
  }
}
