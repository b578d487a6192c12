import type { Spec } from "../state/spec.ts";
import { blockBegin } from "./blockBegin.ts";
import { blockDispatch } from "./blockDispatch.ts";
import { blockEnd } from "./blockEnd.ts";
import { blockStart } from "./blockStart.ts";
import { bridgeEnd } from "./bridgeEnd.ts";
import { bridgeField } from "./bridgeField.ts";
import { bridgeKick } from "./bridgeKick.ts";
import { bridgeMove } from "./bridgeMove.ts";
import { bridgeStart } from "./bridgeStart.ts";
import { correct } from "./correct.ts";
import { kick } from "./kick.ts";
import { kickDrift } from "./kickDrift.ts";
import { nextTime } from "./nextTime.ts";
import { predict } from "./predict.ts";
import { rungBegin } from "./rungBegin.ts";
import { rungDrift } from "./rungDrift.ts";
import { rungKick } from "./rungKick.ts";
import { rungNext } from "./rungNext.ts";
import { rungReorder } from "./rungReorder.ts";

/** A way to move bodies by their accelerations. */
export interface Integrator {
  /** Lower case: the value of `--integrator` and of `Settings.integrator`. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** One sentence, with the source. */
  readonly help: string;
  /** One sentence: what it is good for. */
  readonly use: string;
  /**
   * Stages before the forces of a step (of a block step where bodies have steps of their own): the bodies as they are to be
   * acted on.
   *
   * @internal
   */
  readonly opens: readonly Spec[];
  /**
   * Stages behind them.
   *
   * @internal
   */
  readonly closes: readonly Spec[];
  /**
   * Where bodies have steps of their own, by direct sums of force and jerk (and snap, where the `order` is sixth): what a run
   * starts with, and what stands before and behind all block steps of a step of the run.
   *
   * @internal
   */
  readonly blocks?: {
    readonly order: "fourth" | "sixth";
    readonly start: readonly Spec[];
    readonly begin: readonly Spec[];
    readonly end: readonly Spec[];
  };
  /**
   * Where bodies have steps of their own by walks of a tree for those that are active: what opens a step of the run; what moves the
   * bodies in a block step; and what follows their sort, or the move to their places in the order that they have (`kept`).
   *
   * @internal
   */
  readonly rungs?: {
    readonly begin: readonly Spec[];
    readonly moves: readonly Spec[];
    readonly follows: (kept: boolean) => readonly Spec[];
  };
  /**
   * Where a cluster's bodies go by another integrator among themselves, in the field of the others, which a tree and the leapfrog
   * move: the name of that integrator, what takes them from among all and brings them back, and what is about the field's forces.
   *
   * @internal
   */
  readonly bridge?: {
    readonly cluster: string;
    readonly start: readonly Spec[];
    readonly moves: readonly Spec[];
    readonly field: readonly Spec[];
    readonly first: readonly Spec[];
  };
}

/** Every integrator, the default first. */
export const INTEGRATORS: readonly Integrator[] = [
  {
    name: "leapfrog",
    title: "Leapfrog",
    help: "Second order, symplectic and reversible, one step for all bodies: kick, drift, kick (Hut, Makino & McMillan 1995).",
    use: "For galaxies: any solver, long runs without a drift of the energy, and time can be turned back.",
    opens: [kickDrift],
    closes: [kick],
  },
  {
    name: "hermite4",
    title: "Hermite, 4th order",
    help: "Fourth order by force and jerk, each body with a time step of its own in blocks, for star clusters; direct sums only (Makino & Aarseth 1992).",
    use: "For star clusters, where close pairs need steps thousands of times as short as the others do.",
    opens: [nextTime, predict(), blockDispatch],
    closes: [correct()],
    blocks: { order: "fourth", start: [blockStart()], begin: [blockBegin], end: [blockEnd] },
  },
  {
    name: "hermite6",
    title: "Hermite, 6th order",
    help: "Sixth order by force, jerk and snap in one pass, each body with a time step of its own in blocks, for star clusters; direct sums only (Nitadori & Makino 2008).",
    use: "For star clusters whose energy has to be kept better than to 1e-6: twice the work per step, but halving the step cuts the error 64 times instead of 16 times.",
    opens: [nextTime, predict(true), blockDispatch],
    closes: [correct(true)],
    blocks: { order: "sixth", start: [blockStart(true)], begin: [blockBegin], end: [blockEnd] },
  },
  {
    name: "block-leapfrog",
    title: "Leapfrog in blocks",
    help: "Second order, each body with a time step of its own in powers of two by its acceleration and the softening, for trees; only groups with bodies whose step ends walk (Quinn et al. 1997; Springel 2005, Eq. 34).",
    use: "For galaxies with dense middles or black holes: give a long time step, and only bodies in strong fields take short ones.",
    opens: [],
    closes: [rungKick, rungNext],
    rungs: { begin: [rungBegin], moves: [rungDrift], follows: (kept) => [rungReorder(kept)] },
  },
  {
    name: "bridge",
    title: "Bridge",
    help: "A star cluster, the second galaxy of the table, goes by hermite4 among its own bodies, all others by a tree and the leapfrog; once a step each side kicks the other (Fujii, Iwasawa, Funato & Makino 2007).",
    use: "For a star cluster inside a galaxy: direct sums where they matter, a tree where bodies are many.",
    opens: [kickDrift, bridgeKick],
    closes: [bridgeEnd()],
    bridge: {
      cluster: "hermite4",
      start: [bridgeStart],
      moves: [bridgeMove],
      field: [bridgeField],
      first: [bridgeEnd(false)],
    },
  },
];

/** Does it give all bodies steps of their own, each the run's halved so many times: the body's rung? */
export function hasRungs(integrator: string): boolean {
  const { rungs, blocks } = findIntegrator(integrator);
  return rungs !== undefined || blocks !== undefined;
}

/** Throws one line that names the known integrators. */
export function findIntegrator(name: string): Integrator {
  const integrator = INTEGRATORS.find((one) => one.name === name);
  if (integrator) return integrator;
  throw new Error(`unknown integrator "${name}"; known: ${INTEGRATORS.map((one) => one.name).join(", ")}`);
}
