import type { VortexElements } from "../../data/vortices/elements.ts";
import type { AskedMeasures, RunSettings, Sums, Table } from "../backend.ts";
import type { StepQueue } from "../stepQueue.ts";
import type { VortexSettings } from "./settings.ts";

/** Bytes of the largest table, of what is induced, an element. */
export const INDUCED_BYTES = 64;

/** Numbers about the last velocities. */
export interface InducedCounts {
  /** Interactions of an element with elements, mean. */
  readonly ppPerElement: number;
  /** Interactions of an element with cells, mean. */
  readonly pcPerElement: number;
}

/** A flow at one moment. */
export interface FlowState {
  /** The elements, in the order in which they came in. */
  readonly elements: VortexElements;
  /** Velocities and gradients at them, INDUCED numbers each: u, then du_i/dx_j row by row. */
  readonly induced: Float32Array;
  /** Interactions by which they were found. */
  readonly counts: InducedCounts;
  /** Steps done until then. */
  readonly steps: number;
}

/** What moves elements, as a view asks it. */
export interface FlowSource<S extends RunSettings, T extends Table> {
  /** Steps and requests in order. */
  readonly queue: StepQueue<S>;
  /** The elements as they are, as the view has them. */
  read(reached: { readonly time: number }): Promise<T>;
}

/** A flow with the settings, tables and measures of those that ask it: `S`, `T` and `M`. */
export interface FlowView<S extends RunSettings, T extends Table, M extends AskedMeasures, F = FlowSource<S, T>> {
  /** As given. */
  readonly bodies: T;
  /** Those that it begins with. */
  readonly settings: S;
  /** What elements go by. */
  of(settings: S): VortexSettings;
  /** Throws one line where a number is not allowed, or is fixed. */
  change(settings: S, change: Partial<S>): S;
  /** Elements as its table. */
  table(elements: VortexElements): T;
  /** Sums over them; `memory`: bytes of what moves them. */
  totals(flow: FlowState, memory: number): Sums;
  /** What it measures of them. */
  measures(source: F): Partial<M>;
}
