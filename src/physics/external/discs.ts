import { length, mass, type Potential, potentialParameter } from "./potential.ts";

export const miyamotoNagai: Potential = {
  name: "miyamoto-nagai",
  title: "Miyamoto-Nagai disc",
  help: "A disc with a thickness, between a razor-thin one (b = 0) and a Plummer sphere (a = 0).",
  formula: "-G M / sqrt(R^2 + (a + sqrt(z^2 + b^2))^2)",
  source: "Miyamoto & Nagai 1975, Eq. 4",
  parameters: [
    mass(),
    potentialParameter("a", "Scale length", "How far it spreads in its plane.", "length", [0, 1, 1e30]),
    length("b", "Scale height", "How thick it is.", 0.1),
  ],
  field([gm = 0, a = 0, b = 1], x, y, z, out) {
    const height = Math.sqrt(z * z + b * b);
    const w = a + height;
    const u = 1 / Math.sqrt(x * x + y * y + w * w);
    const pull = gm * u * u * u;
    out[0] = -pull * x;
    out[1] = -pull * y;
    out[2] = (-pull * z * w) / height;
    out[3] = -gm * u;
  },
};

export const logarithmic: Potential = {
  name: "logarithmic",
  title: "Logarithmic halo",
  help: "A halo in which orbits have the same speed at all large radii; q < 1 flattens its potential.",
  formula: "velocity^2 / 2 ln(1 + (R^2 + z^2 / q^2) / core^2)",
  source: "Binney & Tremaine 2008, Eq. 2.71",
  parameters: [
    potentialParameter("velocity", "Velocity", "Speed of circular orbits far out.", "velocity", [0, 1, 1e30]),
    length("core", "Core radius", "Within it the pull grows with the radius.", 0.1),
    potentialParameter(
      "q",
      "Flattening",
      "Height of a surface of equal potential over its radius.",
      "number",
      [0.7, 1, 2],
    ),
  ],
  field([velocity = 0, core = 1, q = 1], x, y, z, out) {
    const squared = velocity * velocity;
    const s2 = core * core + x * x + y * y + (z * z) / (q * q);
    out[0] = (-squared * x) / s2;
    out[1] = (-squared * y) / s2;
    out[2] = (-squared * z) / (q * q * s2);
    out[3] = 0.5 * squared * Math.log(s2 / (core * core));
  },
};

export const DISCS: readonly Potential[] = [miyamotoNagai, logarithmic];
