import type { FirstSizes } from "../state/capacity.ts";
import type { ForceVariant, Opening } from "../state/forceVariant.ts";
import type { Spec } from "../state/spec.ts";

/** A way to get accelerations from bodies: a folder each, `index.ts` lists them. */
export interface Solver {
  /** Lower case: the value of `--solver` and of `Settings.solver`. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** One sentence, with the source. */
  readonly help: string;
  /** One sentence: what it is good for. */
  readonly use: string;
  /** It sums all pairs, without a tree: bodies keep their order, and each slice of its work has all targets. */
  readonly direct?: true;
  /** Opening criterion of the tree it walks; null where it is direct. */
  readonly opening: Opening | null;
  /** Error at theta 0.5 of bodies two by two or in clumps, rms over the rms force, at most: what tests hold it to. */
  readonly clumpError: number;
  /** It cuts the tree off at buckets (`Settings.bucketSize`). */
  readonly buckets?: true;
  /** It keeps interaction lists in memory, of all bodies at once. */
  readonly lists?: true;
  /** Bodies of a group at most, whatever their number. */
  readonly groupSize?: 32 | 64;
  /** It weighs errors against accelerations, so needs some before there are any: the solver that finds the first. */
  readonly first?: string;
  /**
   * The stages that compute the forces, as data; `variant` says what is compiled into them.
   *
   * @internal
   */
  readonly passes: (variant: ForceVariant) => readonly Spec[];
  /**
   * What adds up what several workgroups found for the same bodies, where they share them.
   *
   * @internal
   */
  readonly join?: Spec;
  /**
   * How its work for `n` bodies is shared out on devices whose subgroups hold all lanes of a workgroup (on a processor there is only more to do by either).
   *
   * @internal
   */
  readonly shares?: (n: number) => Pick<FirstSizes, "parts" | "ordered">;
}

/** What has one stage. */
export const alone = (pass: (variant: ForceVariant) => Spec) => (variant: ForceVariant) => [pass(variant)];
