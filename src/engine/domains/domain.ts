import type { Scaling } from "../scaling.ts";
import type { Settings } from "../settings.ts";
import type { Carried, Column, ColumnTables } from "../state/columns.ts";
import type { Cuts } from "./division.ts";
import type { Room } from "./peers.ts";
import type { Span } from "./work.ts";

/** Where the bodies of a domain are: what its share in the root cube of all is found from. */
export interface Bulk {
  /** Low x y z and high x y z of all of them; low above high without bodies. */
  readonly box: Float64Array;
  /** Where those are that belong to the sample of the whole run, 4 numbers for each place in it: x y z 1, or 0 (shaders/shared/samples). */
  readonly samples: Float32Array;
}

/** What all domains of a run have in common. */
export interface Common {
  /** Bodies of all domains together. */
  readonly total: number;
  /** Settings of the run, complete. */
  readonly settings: Settings;
  /** Found from all bodies: every domain counts in the same units. */
  readonly scaling: Scaling;
  /** Columns of the bodies beside those that every run has. */
  readonly columns?: readonly Column[];
}

/**
 * Tight boxes of a domain's groups, and boxes around those, as the backend that made them gives them to the others' (shaders/shared/boxes). Empty without bodies.
 */
export type Boxes = Float32Array<ArrayBuffer>;

/** What a domain gives another that it acts on: of its tree what the boxes of the other open. Only typed arrays, so that it can go to another process. */
export interface EssentialTree {
  readonly bodies: number;
  readonly nodes: number;
  /** Tables by name, in the layouts of the buffers of those names (`src/engine/state/tables.ts`), in the units of the common scaling. */
  readonly tables: Readonly<Record<string, Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>>;
}

/** Without bodies. */
export const NO_TREE: EssentialTree = { bodies: 0, nodes: 0, tables: {} };

/** What forces cost. */
export interface ForceCosts {
  /** Interactions of a body with bodies and with cells, mean over this domain's. */
  readonly ppPerBody: number;
  readonly pcPerBody: number;
  /** Of these the ones with what other domains gave; null where they are not told apart. */
  readonly foreign: { readonly ppPerBody: number; readonly pcPerBody: number } | null;
  /** Milliseconds by parts: `packing` (until others' trees are packed), `walk` (its own tree), `fullTrees` (those of others), `wait` (for others' trees, when the own walk is done). */
  readonly parts: Readonly<Record<string, number>>;
}

/** Bodies of a domain: the columns that go with a body from one to another, in the units of the common scaling; `id` is the place of a body in the table of the run. */
export type DomainBodies = Carried<"exchange"> & ColumnTables;

/** Some bodies, 4 numbers each: where they are with their masses, and what the solver found to act on them. */
export interface Samples {
  readonly posMass: Float32Array;
  readonly acceleration: Float32Array;
}

/**
 * Holds the bodies of one domain, moves them, and computes the forces on them, its own and those of the others. Called in this order in each step:
 * `kickDrift`; with others now and then `emigrants` and `join`; `build`, with others `boxes`, and `essentialTree` once for each of them while `forces` is under
 * way; `kick`. What it says of bodies is in an order of its own, the same in all until the next step. Boxes, trees and emigrants are looked at until it
 * is told that they are sent. No bodies at all are allowed.
 */
export interface DomainBackend {
  /** Bodies that it has. */
  readonly count: number;
  /** How many of them were frozen, since the run began. */
  readonly frozen: number;
  /** Bytes that they and the tree over them take where forces are computed; 0: not known. */
  readonly memory: number;
  /** Where it likes what others send it to be put. */
  readonly room?: Room;
  /** Half a kick and a drift with the time step of these settings. */
  kickDrift(settings: Settings): Promise<void>;
  /** Where they are. */
  bulk(): Promise<Bulk>;
  /**
   * From here on its trees stand in the root cube of the bodies of all domains, and keys are those of the curve through it: cells are the same in all domains,
   * and each has a stretch of the curve that its tree is sorted by.
   */
  rootCube(bulks: readonly Bulk[]): void;
  /** Evenly taken bodies that share `work`: key, number and weight of each (`cutsOf`). */
  samples(work: number): Promise<Float64Array>;
  /** Takes out the bodies that are in other domains' pieces: a list for each domain, its own empty. */
  emigrants(cuts: Cuts, own: number): Promise<readonly DomainBodies[]>;
  /** Takes bodies in: those that it begins with, and those that come from other domains. */
  join(...bodies: readonly DomainBodies[]): Promise<void>;
  /** Builds the tree over the bodies for the opening criterion of the settings, which are the same in all domains. */
  build(settings: Settings): Promise<void>;
  /** Where they are. */
  boxes(): Promise<Boxes>;
  /** What acts on bodies in the boxes of another domain. */
  essentialTree(to: Boxes): Promise<EssentialTree>;
  /**
   * Forces of its own tree, while those of the others are under way, then of theirs, added in their order. `asked` resolves when trees for all others were
   * asked for. Resolves, to milliseconds by parts, when all of it is done or under way.
   */
  forces(others: readonly Promise<EssentialTree>[], asked?: Promise<unknown>): Promise<Pick<ForceCosts, "parts">>;
  /** What it gave the others is on its way: it is not looked at any more. */
  sent?(): void;
  costs(): Promise<Omit<ForceCosts, "parts">>;
  /** Resolves when all that was asked for is done; absent: it is when the answer is there. */
  done?(): Promise<void>;
  /** When each part of the last step was done where it computes, by a clock of its own; null or absent: not known. */
  timeline?(): Promise<readonly Span[] | null>;
  /** |a| beside the velocities, where a run begins. */
  accelerationSize(): Promise<void>;
  kick(settings: Settings): Promise<void>;
  /** The sums of measure/totals, 16 numbers. */
  totals(): Promise<Float64Array>;
  /** So many of its bodies, evenly taken; it has no fewer. */
  sampled(count: number): Promise<Samples>;
  /** Accelerations at places, 4 numbers each, by direct sums over its bodies alone. */
  exact(places: Float32Array): Promise<ArrayLike<number>>;
  bodies(): Promise<DomainBodies>;
  /** ax ay az and potential, 4 numbers a body, in the units of the common scaling, and whose they are. */
  accelerations(): Promise<{ readonly id: Uint32Array; readonly acceleration: Float32Array }>;
  destroy(): void;
}
