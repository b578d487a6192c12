import { coreConstant, filamentCore, ringSpeed } from "../../src/data/vortices/theory.ts";
import { INKS } from "../plot.ts";
import { flowOf, follow } from "./flows.ts";
import type { VortexPart } from "./part.ts";
import { waveRate } from "./thinRings.ts";
import { exact, overTime, series, stepOf, TURN } from "./told.ts";

/** A ring whose axes change places. */
export const ellipse: VortexPart = {
  name: "ellipse",
  title: "Elliptic ring: its axes change places",
  async run(bench) {
    const core = bench.quick ? 0.25 : 0.1;
    const elements = flowOf("elliptic-ring", {
      core,
      aspect: 0.8,
      ...(bench.quick ? { layers: 2 } : { layers: 6, overlap: 2.5 }),
    });
    const given = { dt: stepOf(core, TURN.long), until: bench.quick ? 0.5 : 17, moments: bench.quick ? 4 : 340 };
    const { moments, seconds } = await follow(bench, elements, given);
    // Second moments of strengths along x and y: equal where the ring is round in between.
    const shape = overTime(moments, ({ elements: { count, position, strength } }) => {
      let [x, y] = [0, 0];
      for (let i = 0; i < count; i++) {
        const g = Math.hypot(strength[3 * i]!, strength[3 * i + 1]!);
        x += g * position[3 * i]! ** 2;
        y += g * position[3 * i + 1]! ** 2;
      }
      return (x - y) / (x + y);
    });
    const zeros = shape.flatMap(([t, s], k) => {
      const before = shape[k - 1];
      return before && before[1] * s < 0 ? [before[0] + ((t - before[0]) * before[1]) / (before[1] - s)] : [];
    });
    const period = zeros.length > 1 ? (2 * (zeros.at(-1)! - zeros[0]!)) / (zeros.length - 1) : Number.NaN;
    // Cores that give the same speed give the same waves; local induction alone (Arms & Hama 1965): n sqrt(n^2 - 1) U / R, n = 2.
    const theory = (2 * Math.PI) / waveRate(filamentCore("gaussian", core), 2);
    const local = (2 * Math.PI) / (2 * Math.sqrt(3) * ringSpeed(1, 1, core, coreConstant("gaussian")));
    return {
      numbers: { n: elements.count, seconds, zeros, period, theory, localInduction: local },
      figures: {
        ellipse: [
          {
            title: "Elliptic ring: (xx - yy) / (xx + yy) of its strengths",
            x: "time",
            y: "shape",
            curves: [series("computed", INKS[0], shape)],
          },
        ],
      },
      table: [
        ["elements", "period", "thin ring (Widnall & Sullivan)", "ratio", "local induction (Arms & Hama)", "s"],
        [
          String(elements.count),
          exact(period),
          exact(theory),
          exact(period / theory),
          exact(local),
          seconds.toFixed(1),
        ],
      ],
      claims: [
        {
          what: "period within 5 % of a thin ring's waves",
          found: exact(period / theory),
          holds: Math.abs(period / theory - 1) < 0.05,
        },
      ],
    };
  },
};
