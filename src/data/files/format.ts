import type { Bodies } from "../bodies/bodies.ts";
import type { FormatInfo } from "./catalogue.ts";

/** A fault in a file, said in one line: where (byte, line or dataset), what stood there, what was expected. */
export class FileError extends Error {
  override readonly name = "FileError";
}

/** What reading gave: the bodies and everything that had to be assumed, one sentence each. */
export interface ReadResult {
  /** Name of the format and variant, e.g. "Tipsy (standard, big-endian)". */
  readonly format: string;
  readonly bodies: Bodies;
  /** Sentences for the user: units assumed, ids reinterpreted, bodies dropped ... */
  readonly notes: readonly string[];
  /** A cosmological snapshot: good to look at, but its bodies must not be integrated without the expansion. */
  readonly viewOnly?: boolean;
  /** Number of files of the whole snapshot, where this is one of several; `readParts` joins them. */
  readonly parts?: number;
}

/** Progress and cancel of a long read or write. */
export interface FileOptions {
  readonly progress?: (fraction: number) => void;
  readonly signal?: { readonly aborted: boolean; throwIfAborted(): void };
  /** Text tables only: what the columns hold, e.g. "m vx vy vz x y z", instead of what the header or their number says. */
  readonly columns?: string;
}

/** One file format. Recognised by content, never by name; `files/index.ts` lists them in order of recognition. */
export interface Format extends FormatInfo {
  /** Does this look like ours? Never throws. */
  recognise(bytes: Uint8Array): boolean;
  /** Absent where the format can't be read. Throws FileError. */
  read?(bytes: Uint8Array, options: FileOptions): ReadResult | Promise<ReadResult>;
  /** Absent where it can't be written. `notes` says what had no place. */
  write?(
    bodies: Bodies,
    options: FileOptions,
  ): { bytes: Uint8Array; notes: readonly string[] } | Promise<{ bytes: Uint8Array; notes: readonly string[] }>;
}
