import { length, mass, type Potential, potentialParameter } from "./potential.ts";

/** How fast a field turns. */
export const pattern = potentialParameter(
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
    const product = plus * minus;
    // Half axis of the ellipse through the place whose foci are the needle's ends, and the square of its other half axis, each way where nothing cancels.
    const axis = 0.5 * (plus + minus);
    const other = Math.abs(x) < a ? (side * axis * axis) / (axis * axis - x * x) : axis * axis - a * a;
    const across = (gm * axis) / (product * other);
    out[0] = (-gm * x) / (product * axis);
    out[1] = -across * y;
    out[2] = (-across * z * w) / height;
    out[3] = (-gm / (2 * a)) * Math.log(((axis + a) * (axis + a)) / other);
  },
};

export const spiral: Potential = {
  name: "spiral",
  title: "Spiral arms",
  help: "Logarithmic arms of a disc that turn together: more mass on the arms, less between them.",
  parameters: [
    potentialParameter(
      "strength",
      "Strength",
      "G times the density of an arm at the reference radius, times the square of that radius: a speed squared, given as a speed.",
      "velocity",
      [0, 0.1, 1e30],
    ),
    length("radius", "Reference radius", "Where the arms have that strength and cross the x axis."),
    length("scale", "Scale length", "The density of the arms falls by e over it."),
    length("height", "Height", "How thick the arms are.", 0.1),
    potentialParameter("pitch", "Pitch angle", "Between an arm and a circle, in degrees.", "number", [3, 15, 80]),
    potentialParameter("arms", "Arms", "How many there are.", "number", [1, 2, 8]),
    pattern,
  ],
  turns: true,
  field([strength = 0, radius = 1, scale = 1, thick = 0.1, pitch = 15, arms = 2], x, y, z, out) {
    out.fill(0);
    const r2 = x * x + y * y;
    if (!(r2 > 0)) return;
    const r = Math.sqrt(r2);
    const angle = (Math.PI / 180) * pitch;
    const gamma = arms * (Math.atan2(y, x) - Math.log(r / radius) / Math.tan(angle));
    const amplitude =
      ((4 * Math.PI * strength * strength * thick) / (radius * radius)) * Math.exp((radius - r) / scale);
    let [slopeR, slopePhi, slopeZ, phi] = [0, 0, 0, 0];
    for (let n = 1; n <= HARMONICS.length; n++) {
      const k = (n * arms) / (r * Math.sin(angle));
      const kh = k * thick;
      const beta = kh * (1 + 0.4 * kh);
      const d = (1 + kh + 0.3 * kh * kh) / (1 + 0.3 * kh);
      // Logarithmic slopes with radius, by those with k, which is as 1 / r.
      const betaSlope = -kh * (1 + 0.8 * kh);
      const dSlope = (-kh * ((1 + 0.6 * kh) * (1 + 0.3 * kh) - 0.3 * (1 + kh + 0.3 * kh * kh))) / (1 + 0.3 * kh) ** 2;
      const u = (k * z) / beta;
      const sech = 1 / Math.cosh(u);
      const tanh = Math.tanh(u);
      const size = ((amplitude * HARMONICS[n - 1]!) / (k * d)) * sech ** beta;
      const uSlope = -u * (1 + betaSlope / beta);
      const grows = 1 - r / scale - dSlope / d + betaSlope * Math.log(sech) - beta * tanh * uSlope;
      const [cos, sin] = [Math.cos(n * gamma), Math.sin(n * gamma)];
      phi -= size * cos;
      slopeR -= (size / r) * (grows * cos + (n * arms * sin) / Math.tan(angle));
      slopePhi += size * n * arms * sin;
      slopeZ += size * cos * k * tanh;
    }
    out[0] = -(slopeR * x) / r + (slopePhi * y) / r2;
    out[1] = -(slopeR * y) / r - (slopePhi * x) / r2;
    out[2] = -slopeZ;
    out[3] = phi;
  },
};

/** What an arm's density is made of: the first three harmonics of the source's Eq. 12. */
const HARMONICS = [8 / (3 * Math.PI), 0.5, 8 / (15 * Math.PI)];

export const TURNING: readonly Potential[] = [needleBar, quadrupoleBar, spiral];
