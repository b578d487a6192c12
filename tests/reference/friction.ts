import type { ExternalField } from "../../src/physics/external/field.ts";
import { momentOf } from "../../src/physics/external/field.ts";
import type { Floats, Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";
import { spanOf, RUNGS as WORDS } from "./rungs.ts";

type Tables = {
  params: Params;
  RUNGS: number;
  posMass: Floats;
  velocity: Floats;
  status: Uint32Array;
  origin: Uint32Array;
  rungState: Uint32Array;
  acceleration: Floats;
};

/** Integral of exp(-t^2) t^2 from 0 to x, over x^3: a quarter of the root of pi times what `dragShape` is. */
function below(x: number): number {
  if (x < 1e-6) return 1 / 3;
  const n = 400;
  let sum = 0;
  for (let k = 0; k < n; k++) {
    const t = (x * (k + 0.5)) / n;
    sum += Math.exp(-t * t) * t * t;
  }
  return (sum * x) / n / x ** 3;
}

/** Density (4 pi G rho) and root of two times the dispersion of a Plummer sphere of GM = m, by Binney & Tremaine 2008: Eqs. 2.44b and 4.216. */
function plummerAt([m = 0, a = 1]: readonly number[], r: number): [number, number] {
  const s2 = r * r + a * a;
  return [(3 * m * a * a) / s2 ** 2.5, Math.sqrt((2 * m) / (6 * Math.sqrt(s2)))];
}

/** Twin of force/friction for Plummer spheres: Chandrasekhar's formula in float64 with density and dispersion as they are known. */
export const friction =
  (field: ExternalField, time: number, timestep: number) =>
  ({ params, RUNGS, posMass, velocity, status, origin, rungState, acceleration }: Tables): void => {
    if (standsStill(status)) return;
    const [depth, now] = [rungState[WORDS.RUNG_DEPTH]!, rungState[WORDS.RUNG_NOW]!];
    for (let i = 0; i < params.n; i++) {
      const mass = posMass[4 * i + 3]!;
      if (!(mass > 0) || velocity[4 * i + 3]! < 0) continue;
      const rung = origin[4 * i + 3]!;
      if (RUNGS === 1 && now % spanOf(rung, depth) !== 0) continue;
      const kick = RUNGS === 1 ? params.kick / 2 ** rung : params.closingKick;
      const at = RUNGS === 1 ? time + timestep * (now / 2 ** depth) : time;
      const v = [0, 1, 2].map((k) => velocity[4 * i + k]! + 0.5 * kick * acceleration[4 * i + k]!);
      for (const term of field) {
        if (!term.friction) continue;
        const { centre, growth } = momentOf(term, at);
        const r = Math.hypot(...centre.map((c, k) => posMass[4 * i + k]! - c));
        const [density, spread] = plummerAt([growth * term.values[0]!, term.values[1]!], r);
        const against = v.map((own, k) => own - (term.velocity?.[k] ?? 0));
        const shape = (4 / Math.sqrt(Math.PI)) * below(Math.hypot(...against) / spread);
        const drag = (density * mass * term.friction.logarithm * shape) / spread ** 3;
        for (let k = 0; k < 3; k++) acceleration[4 * i + k]! -= drag * against[k]!;
      }
    }
  };
