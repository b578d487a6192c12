import { MAX_COMPARED, type Sizes } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Every how many-th body is positions. */
export const sampleStride = (n: number) => Math.max(1, Math.ceil(n / MAX_COMPARED));

/** Positions of some bodies in the order in which they came in. */
export const sample = define({ stage: "measure/sample", constants: (s: Sizes) => ({ STRIDE: sampleStride(s.n) }) });
