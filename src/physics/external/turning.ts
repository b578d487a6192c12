import { length, mass, type Potential, potentialParameter } from "./potential.ts";

const pattern = potentialParameter(
  "pattern",
  "Pattern speed",
  "Angle per time by which it turns about the z axis, in radians per time unit; negative: clockwise.",
  "frequency",
  [-1e30, 0, 1e30],
);

export const quadrupoleBar: Potential = {
  name: "quadrupole-bar",
  title: "Quadrupole bar",
  help: "What a bar adds to the field of a round disc: a quadrupole that turns and has no mass of its own.",
  source: "Dehnen 2000, Eq. 2; in three dimensions Monari et al. 2016, Eq. 5",
  parameters: [
    potentialParameter("velocity", "Strength", "Root of the amplitude of its potential.", "velocity", [0, 0.1, 1e30]),
    length("length", "Length", "Half the length of the bar."),
    pattern,
  ],
  turns: true,
  field([velocity = 0, size = 1], x, y, z, out) {
    const amplitude = velocity * velocity;
    const r2 = x * x + y * y + z * z;
    if (!(r2 > 0)) {
      out.fill(0);
      return;
    }
    // Phi = A h(r) (x^2 - y^2) / r^2, since R^2 cos 2 phi = x^2 - y^2.
    const s = Math.sqrt(r2) / size;
    const s3 = s * s * s;
    const h = s >= 1 ? -1 / s3 : s3 - 2;
    const slope = s >= 1 ? 3 / s3 : 3 * s3; // r dh/dr
    const shape = (x * x - y * y) / r2;
    const radial = (amplitude * shape * (slope - 2 * h)) / r2;
    const across = (2 * amplitude * h) / r2;
    out[0] = -(radial + across) * x;
    out[1] = -(radial - across) * y;
    out[2] = -radial * z;
    out[3] = amplitude * h * shape;
  },
};

export const needleBar: Potential = {
  name: "bar",
  title: "Bar",
  help: "A softened needle that turns: a bar with a mass, a length and a thickness.",
  source: "Long & Murali 1992, Eq. 8",
  parameters: [
    mass(),
    length("length", "Length", "Half the length of the needle.", 1),
    potentialParameter("b", "Width", "Softening in the plane.", "length", [0, 0.3, 1e30]),
    length("c", "Height", "Softening in height.", 0.1),
    pattern,
  ],
  turns: true,
  field([gm = 0, a = 1, b = 0, c = 1], x, y, z, out) {
    const height = Math.sqrt(c * c + z * z);
    const w = b + height;
    const side = y * y + w * w;
    const minus = Math.sqrt((a - x) * (a - x) + side);
    const plus = Math.sqrt((a + x) * (a + x) + side);
    // ln((x + a + T+) / (x - a + T-)), written so that neither logarithm cancels on the axis: both brackets times their conjugates give `side`.
    const sum = plus + minus;
    out[3] = (-gm / (2 * a)) * Math.log((sum + 2 * a) / (sum - 2 * a));
    const product = plus * minus;
    const pull = (gm * sum) / (product * (side + 0.25 * (sum * sum - 4 * a * a) - side + side)) ;
    const across = needleAcross(gm, a, x, side, plus, minus);
    out[0] = (-2 * gm * x) / (product * sum);
    out[1] = -across * y;
    out[2] = (-across * z * w) / height;
    void pull;
  },
};

/** Pull towards the needle over the distance from its line. */
function needleAcross(gm: number, a: number, x: number, side: number, plus: number, minus: number): number {
  return (gm / (2 * a * side)) * ((x + a) / plus - (x - a) / minus);
}

export const TURNING: readonly Potential[] = [quadrupoleBar, needleBar];
