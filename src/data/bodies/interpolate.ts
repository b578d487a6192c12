/** Places and velocities of the same bodies at a time: three numbers each, and the time. */
export interface Placed {
  readonly position: Float32Array;
  readonly velocity: Float32Array;
  /** Time units. */
  readonly time: number;
}

/** A way to go from one snapshot to the next: fills `into` with where the bodies are at a share (0 to 1) of the way. */
export type Interpolation = (from: Placed, to: Placed, share: number, into: Omit<Placed, "time">) => void;

/** The cubic through both places with both velocities (Hermite); where no time passes between them, the straight line. */
export const curved: Interpolation = (from, to, share, into) => {
  const step = to.time - from.time;
  if (!(step > 0)) return straight(from, to, share, into);
  const [s, r] = [share, 1 - share];
  const [a, b] = [r * r * (1 + 2 * s), s * s * (3 - 2 * s)];
  const [da, db] = [r * r * s * step, -s * s * r * step];
  // Derivatives of the same four, by time.
  const [e, de, df] = [(6 * s * r) / step, r * (1 - 3 * s), s * (3 * s - 2)];
  const [x, v, y, w] = [from.position, from.velocity, to.position, to.velocity];
  for (let i = 0; i < x.length; i++) {
    into.position[i] = a * x[i]! + b * y[i]! + da * v[i]! + db * w[i]!;
    into.velocity[i] = e * (y[i]! - x[i]!) + de * v[i]! + df * w[i]!;
  }
  mend(from, to, into);
};

/** Straight ahead, evenly. */
export const straight: Interpolation = (from, to, share, into) => {
  const rest = 1 - share;
  for (let i = 0; i < from.position.length; i++) {
    into.position[i] = rest * from.position[i]! + share * to.position[i]!;
    into.velocity[i] = rest * from.velocity[i]! + share * to.velocity[i]!;
  }
  mend(from, to, into);
};

/** As in the snapshot before, until the next one. */
export const still: Interpolation = (from, to, share, into) => {
  const at = share < 1 ? from : to;
  into.position.set(at.position);
  into.velocity.set(at.velocity);
  mend(from, to, into);
};

/** A body that one snapshot lacks (NaN) stays where the other one has it; one that both lack is far out of sight. */
function mend(from: Placed, to: Placed, into: Omit<Placed, "time">): void {
  for (let i = 0; i < into.position.length; i += 3) {
    if (!Number.isNaN(into.position[i])) continue;
    const there = [from, to].find(({ position }) => !Number.isNaN(position[i]));
    for (let k = i; k < i + 3; k++) {
      into.position[k] = there?.position[k] ?? FAR;
      into.velocity[k] = there?.velocity[k] ?? 0;
    }
  }
}

/** No picture reaches so far, and a graphics card's numbers do, also as a square. */
const FAR = 1e15;
