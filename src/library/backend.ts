import type { Bodies } from "../data/bodies/bodies.ts";
import type { Engine, Saved, Scaling, Snapshot } from "../engine/index.ts";
import type { Chosen } from "./choose.ts";

/** What computes: a GPU, or the processor. */
export interface Backend {
  readonly kind: "gpu" | "cpu";
  /** The adapter's name, or how many threads. */
  readonly name: string;
  /** Why the processor computes where a graphics chip was asked for; "" where that is not so. */
  readonly note: string;
  /** Null where the processor computes. */
  readonly device: GPUDevice | null;
  engine(bodies: Bodies, chosen: Chosen): Promise<Engine>;
  snapshot(saved: Saved, scaling: Scaling): Promise<Snapshot>;
  /** Throws the first fault that no request was told of, in one line. */
  check(): void;
  /** Gives up what it holds. */
  release(): void;
}
