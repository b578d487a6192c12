import type { Bodies } from "../data/bodies/bodies.ts";
import type { Choices, Engine, Saved, Scaling, Settings, Snapshot } from "../engine/index.ts";
import type { Picture, RestingBodies } from "../render/picture.ts";

/** Which machine computes and draws: the one that suits best, a graphics device, or the processor. */
export type MachineChoice = "auto" | "gpu" | "cpu";

/** Choices of an engine of which a machine may lack some, by the names of its settings: those that it has. */
export type Support = Choices;

/** What computes and draws: a graphics device, or the processor. What one machine made is of no use to another. */
export interface Machine {
  /** What it calls itself. */
  readonly name: string;
  /** Does no graphics chip work for it? Fewer bodies suit it then. */
  readonly software: boolean;
  /** Its graphics device, for what only that can do; null: the processor computes and draws. */
  readonly device: GPUDevice | null;
  readonly support: Support;
  /** Resolves with the reason when it can't be used any more. */
  readonly lost: Promise<string>;
  /** Hears of faults outside any request. */
  onError: (error: unknown) => void;
  /** Throws one line where it has no room. `life`: once it has ended the engine is not wanted any more, and its making may reject. */
  engine(bodies: Bodies, settings: Partial<Settings>, life?: AbortSignal): Promise<Engine>;
  /** The picture on this canvas, which was not drawn on. */
  picture(canvas: HTMLCanvasElement): Promise<Picture>;
  /** Bodies at rest, to be drawn. `depth`: typical depth of the potential, which stands for every body's own. */
  atRest(bodies: Bodies, depth: number): RestingBodies;
  /** The snapshot that was read from any engine; `scaling`: of the engine that will go on from it. */
  snapshot(saved: Saved, scaling: Scaling): Promise<Snapshot>;
  /** Resolves when it has done what it was asked for so far; rejects or resolves where it is lost. */
  done(): Promise<void>;
  /** Gives up all that it holds: it is not asked any more. A graphics device is lost then, as by a driver's reset. */
  lose(): void;
}
