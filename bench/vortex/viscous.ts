import { coreConstant, ringSpeed } from "../../src/data/vortices/theory.ts";
import { INKS } from "../plot.ts";
import { change, coreOf, flowOf, follow, ringCentre } from "./flows.ts";
import type { VortexPart } from "./part.ts";
import { exact, overTime, series, small, speedBetween, stepOf, TURN } from "./told.ts";

/** A ring in a fluid with viscosity. */
export const viscous: VortexPart = {
  name: "viscous",
  title: "A ring with viscosity: its core grows, it slows down",
  async run(bench) {
    const [core, viscosity] = [bench.quick ? 0.3 : 0.1, 0.0005];
    const spacing = bench.quick ? 0.2 : 0.04;
    const elements = flowOf("ring", { core, layers: bench.quick ? 2 : 4 });
    const { moments, seconds } = await follow(bench, elements, {
      ...{ dt: stepOf(core, TURN.short), until: bench.quick ? 0.5 : 8, moments: bench.quick ? 4 : 40 },
      settings: { viscosity, spacing },
      remeshing: { spacing, overlap: 1.3, least: 1e-5, every: 6 },
    });
    const begun = coreOf(moments[0]!.elements);
    const law = (time: number) => Math.sqrt(begun ** 2 + 4 * viscosity * time);
    const cores = overTime(moments, ({ elements: now }) => coreOf(now));
    const radius = ringCentre(moments[0]!.elements).radius;
    // The core takes some turns to settle, so speeds are those over a window of several.
    const window = Math.min(5, moments.length - 1);
    const middle = moments.slice(window).map((moment, k) => {
      const time = (moment.state.time + moments[k]!.state.time) / 2;
      const theory = ringSpeed(radius, 1, law(time), coreConstant("gaussian"));
      return { time, speed: speedBetween(moments[k]!, moment), theory };
    });
    const worst = middle.reduce((most, { speed, theory }) => Math.max(most, Math.abs(speed / theory - 1)), 0);
    const growth = (cores.at(-1)![1] ** 2 - begun ** 2) / (4 * viscosity * cores.at(-1)![0]);
    const impulse = change(moments.map(({ state }) => state.impulse[2]!));
    return {
      numbers: {
        n: moments[0]!.state.n,
        last: moments.at(-1)!.state.n,
        seconds,
        viscosity,
        begun,
        cores,
        middle,
        worst,
        growth,
        impulse,
      },
      figures: {
        viscous: [
          {
            title: `Speed of a ring, viscosity ${viscosity}; dashed: Saffman's law, core^2 = a^2 + 4 nu t`,
            x: "time",
            y: "speed",
            curves: [
              series(
                "computed",
                INKS[0],
                middle.map(({ time, speed }) => [time, speed] as const),
              ),
              series(
                "theory",
                INKS[1],
                middle.map(({ time, theory }) => [time, theory] as const),
                true,
              ),
            ],
          },
          {
            title: "Core radius by the second moment",
            x: "time",
            y: "core",
            curves: [
              series("computed", INKS[0], cores),
              series(
                "theory",
                INKS[1],
                cores.map(([time]) => [time, law(time)] as const),
                true,
              ),
            ],
          },
        ],
      },
      table: [
        ["elements", "at the end", "core grows by theory times", "speed at worst off by", "impulse", "s"],
        [
          String(moments[0]!.state.n),
          String(moments.at(-1)!.state.n),
          exact(growth),
          small(worst),
          small(impulse),
          seconds.toFixed(1),
        ],
      ],
      claims: [{ what: "slows as Saffman's law says, within 5 %", found: small(worst), holds: worst < 0.05 }],
    };
  },
};
