import type { Scaling } from "../scaling.ts";
import type { Settings } from "../settings.ts";

/** What all domains of a run have in common. */
export interface Common {
  /** Bodies of all domains together. */
  readonly total: number;
  /** Settings of the run, complete. */
  readonly settings: Settings;
  /** Found from all bodies: every domain counts in the same units. */
  readonly scaling: Scaling;
}

/**
 * Tight boxes of a domain's bodies, cell by cell of its top cells, as the solver that made them gives them to the others' (`groupBoxes`). Empty without
 * bodies.
 */
export type Boxes = Float32Array<ArrayBuffer>;

/** What a domain gives another that it acts on: of its tree what the boxes of the other open. Only typed arrays, so that it can go to another process. */
export interface EssentialTree {
  /** Bodies and nodes in it. */
  readonly bodies: number;
  readonly nodes: number;
  /** Tables by name, in the layouts of the buffers of those names (`src/engine/state/tables.ts`), in the units of the common scaling. */
  readonly tables: Readonly<Record<string, Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>>;
}

/** What forces cost and how they came to be. */
export interface DomainForces {
  /** ax ay az and potential, 4 numbers a body in the order of `load`, in the units of the common scaling. */
  readonly acceleration: Float32Array;
  /** Interactions of a body with bodies and with cells, mean over this domain's. */
  readonly ppPerBody: number;
  readonly pcPerBody: number;
  /** Milliseconds by parts: `packing` (until others' trees are packed), `walk` (its own tree), `fullTrees` (those of others), `wait` (for others' trees, when the own walk is done). */
  readonly parts: Readonly<Record<string, number>>;
}

/**
 * Computes the forces on the bodies of one domain, its own and those of the others. Called in this order in each step: `load`, `boxes`,
 * `essentialTree` once for each other domain, `forces`. No bodies at all are allowed.
 */
export interface DomainSolver {
  /**
   * Takes the bodies as they are now, 4 numbers each: `posMass` is x y z and mass times Newton's constant, `velocity` has |a| of the last step beside
   * it (0: not known yet). Builds the tree over them for the opening criterion of the settings, which are the same in all domains.
   */
  load(posMass: Float32Array<ArrayBuffer>, velocity: Float32Array<ArrayBuffer>, settings: Settings): Promise<void>;
  /** Where they are. */
  boxes(): Promise<Boxes>;
  /** What acts on bodies in the boxes of another domain. */
  essentialTree(to: Boxes): Promise<EssentialTree>;
  /** Forces of its own tree, while those of the others are under way, then of theirs, added in their order. */
  forces(others: readonly Promise<EssentialTree>[]): Promise<DomainForces>;
  /** Frees all that it holds. */
  destroy(): void;
}
