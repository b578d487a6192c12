import type { Bodies } from "../bodies/bodies.ts";
import type { Contents } from "../bodies/contents.ts";
import type { Wanted } from "../bodies/gathering.ts";
import type { Allowance } from "./allowance.ts";
import type { FormatInfo } from "./catalogue.ts";
import type { Source } from "./source.ts";

/** What reading gave: the bodies and everything that had to be assumed, one sentence each. */
export interface ReadResult {
  /** Name of the format and variant, e.g. "Tipsy (standard, big-endian)". */
  readonly format: string;
  /** The bodies in the file's order and units: all, or those that were wanted. */
  readonly bodies: Bodies;
  /** What the whole file holds, wanted or not. */
  readonly contents: Contents;
  /** Every k-th body of each component of each galaxy was taken; 1: all. */
  readonly every: number;
  /** Sentences for the user: units assumed, ids reinterpreted, bodies dropped ... */
  readonly notes: readonly string[];
  /** A cosmological snapshot: good to look at, but its bodies must not be integrated without the expansion. */
  readonly viewOnly?: boolean;
  /** Side of the box that the header says, length units, whether or not it says a universe. */
  readonly boxSize?: number;
  /** Number of files of the whole snapshot, where this is one of several; `readParts` joins them. */
  readonly parts?: number;
  /** Names of other files that it was read with: the parts of virtual datasets, the targets of links. */
  readonly besides?: readonly string[];
  /** Names of the snapshots that the file holds, where these are of their own; one of them was read. */
  readonly snapshots?: readonly string[];
}

/** What writing gave. */
export interface WriteResult {
  /** The whole file. */
  readonly bytes: Uint8Array;
  /** What the format has no place for, one sentence each. */
  readonly notes: readonly string[];
}

/** Progress and cancel of a long read or write. */
export interface FileOptions {
  /** Called now and then with the fraction done, 0 to 1. */
  readonly progress?: (fraction: number) => void;
  /** Checked now and then, like an AbortSignal; an aborted one ends the work with its reason. */
  readonly signal?: { readonly aborted: boolean; throwIfAborted(): void };
  /** Which bodies are taken; the others need no memory. Absent: all. */
  readonly wanted?: Wanted;
  /** Text tables only: what the columns hold, e.g. "m vx vy vz x y z", instead of what the header or their number says. */
  readonly columns?: string;
  /** Of files that hold several snapshots: which one is read, from 0 on; absent: the first, which a note says. */
  readonly snapshot?: number;
  /** Gives the file that a file names beside itself (HDF5's virtual datasets and links), or undefined; what it gives must not make the reader wait. */
  readonly beside?: (name: string) => Source | undefined;
  /** What the file may still unpack to; `readBodies` makes it, for everything that is packed in a file shares it. */
  readonly allowance?: Allowance;
}

/** One file format. Recognised by content, never by name; `files/index.ts` lists them in order of recognition. */
export interface Format extends FormatInfo {
  /** Does a file of `size` bytes that begins with `head` (64 KiB, or all of it) look like ours? Never throws. */
  recognise(head: Uint8Array, size: number): boolean;
  /** Looks here and there, or can't wait, so that a file packed with gzip must be unpacked as a whole. */
  readonly whole?: boolean;
  /** Absent where the format can't be read. Throws FileError. */
  read?(source: Source, options: FileOptions): ReadResult | Promise<ReadResult>;
  /** Absent where it can't be written. `notes` says what had no place. */
  write?(bodies: Bodies, options: FileOptions): WriteResult | Promise<WriteResult>;
}
