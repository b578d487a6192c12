import type { ExternalField } from "../physics/external/field.ts";
import type { Space } from "./space.ts";
import type { Column } from "./state/columns.ts";
import type { System } from "./state/system.ts";

/**
 * The live buffers, in the engine's own units (`Engine.scaling`). They keep their identity for the engine's life; their
 * common order changes with every step.
 */
export interface EngineBuffers {
  /** n x vec4f: x y z, mass times gravity. */
  readonly posMass: GPUBuffer;
  /** n x vec4f: vx vy vz, spare. */
  readonly velocity: GPUBuffer;
  /** n x vec4f: ax ay az, potential (without the body's own). */
  readonly acceleration: GPUBuffer;
  /** n x u32: index of the body in the table the engine was made from. */
  readonly id: GPUBuffer;
  /** 2n x vec4u where bodies have steps of their own by direct sums: velocities of 64 bits, each with the step that its body wished for. */
  readonly fixedVelocity?: GPUBuffer;
  /** n x vec4f where there is gas (gas/columns.ts): internal energy, smoothing length, viscosity, conduction. */
  readonly gasState?: GPUBuffer;
  /** n x vec4f where there is gas: compression, energy that has left, when a star was born, bodies in a unit of volume. */
  readonly gasSpare?: GPUBuffer;
  /** n x f32 where there are metals: their part of a body's mass. */
  readonly metallicity?: GPUBuffer;
}

/** Those of a system that there are. */
export function publicBuffers({ buffers }: System): EngineBuffers {
  const { posMass, velocity, acceleration, id, fixedVelocity } = buffers;
  const [gasState, gasSpare] = [buffers["column gasState"], buffers["column gasSpare"]];
  const metallicity = buffers["column metallicity"];
  const gas = gasState && gasSpare && { gasState, gasSpare, ...(metallicity && { metallicity }) };
  return { posMass, velocity, acceleration, id, ...(fixedVelocity && { fixedVelocity }), ...gas };
}

/** What acts beside gravity and where, whatever computes; the bodies may bring it instead. */
export interface PhysicsOptions {
  /** Fields that the bodies feel beside their own, in place of those that they bring (`Bodies.fields`); masses in the bodies' mass unit. */
  readonly external?: ExternalField;
  /** A periodic box, expanding or not, in place of the one that the bodies bring (`Bodies.space`); null: open space. */
  readonly space?: Space | null;
  /**
   * Keep the total momentum: the sum of gravity's forces, which a tree leaves, is taken off all bodies alike. In open space with the leapfrog. Default: where there is gas
   * and it can act.
   */
  readonly momentum?: boolean;
}

/** What a caller may choose besides the settings of the run. */
export interface EngineOptions extends PhysicsOptions {
  /** Time the stages where the device can (feature `timestamp-query`). Default true. */
  readonly timestamps?: boolean;
  /**
   * Sort bodies by all digits of their keys in every step (H200, a million: 0.11 ms more), so that their order, and with it every bit of the forces of
   * `bonsai` and `distance`, follows from where they are and not from where they were. Default false.
   */
  readonly wholeSort?: boolean;
  /**
   * Numbers that bodies carry along beside those that every run has (`extraColumn`); `Bodies.columns` brings them.
   *
   * @internal
   */
  readonly columns?: readonly Column[];
  /**
   * Share out walks and sums among workgroups as the solver says (`Solver.shares`). Default: where each subgroup of the device holds all lanes of a workgroup.
   *
   * @internal
   */
  readonly shares?: boolean;
  /**
   * Test particles have a range of their own, where the run can (`testsApart`); false: they lie in the tree among the others, to compare. Default true.
   *
   * @internal
   */
  readonly testsApart?: boolean;
  /**
   * Choose and cut the work as for so many bodies: size and order of groups, workgroups that share a walk, its slices at first, passes of the sort. So few
   * bodies take the ways of many, in tests. Default: as many as there are.
   *
   * @internal
   */
  readonly plannedFor?: number;
}
