/** Names of the smoothing kernels. */
export type KernelName = "wendlandC2" | "wendlandC4";

/**
 * A smoothing kernel that ends at the radius H: W(r, H) = value(q) / H^3 and dW/dr = slope(q) / H^4 with q = r / H < 1; both are 0 beyond.
 * Its integral over space is 1.
 */
export interface Kernel {
  readonly name: KernelName;
  /** W(r, H) H^3. */
  readonly value: (q: number) => number;
  /** dW/dr H^4; 0 or less. */
  readonly slope: (q: number) => number;
  /**
   * What of a particle's own contribution W(0, H) is too much with this many neighbours: particles avoid each other, so a sum that has each at its own
   * place finds too high a density (Dehnen & Aly 2012).
   */
  readonly excess: (neighbours: number) => number;
}

const C2 = 21 / (2 * Math.PI);
const C4 = 495 / (32 * Math.PI);

/** Wendland's kernels in three dimensions (Wendland 1995; Dehnen & Aly 2012): particles don't pair at any number of neighbours. */
export const KERNELS: Readonly<Record<KernelName, Kernel>> = {
  wendlandC2: {
    name: "wendlandC2",
    value(q) {
      const t = 1 - q;
      return C2 * t * t * t * t * (1 + 4 * q);
    },
    slope(q) {
      const t = 1 - q;
      return -20 * C2 * q * t * t * t;
    },
    excess: (neighbours) => 0.0294 * (neighbours / 100) ** -0.977,
  },
  wendlandC4: {
    name: "wendlandC4",
    value(q) {
      const t = 1 - q;
      const t3 = t * t * t;
      return C4 * t3 * t3 * (1 + q * (6 + (35 / 3) * q));
    },
    slope(q) {
      const t = 1 - q;
      const t2 = t * t;
      return (-56 / 3) * C4 * q * t2 * t2 * t * (1 + 5 * q);
    },
    excess: (neighbours) => 0.01342 * (neighbours / 100) ** -1.579,
  },
};
