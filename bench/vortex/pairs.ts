import type { ThinRing } from "../../src/data/vortices/theory.ts";
import { INKS, type Plot } from "../plot.ts";
import { change, flowOf, follow, type Moment, ringCentre, sideViews } from "./flows.ts";
import type { VortexPart } from "./part.ts";
import { thinRingsWay } from "./thinRings.ts";
import { exact, overTime, series, small, stepOf, TURN } from "./told.ts";

/** Thin rings beside the computed ones, as often. */
function theoryOf(rings: readonly ThinRing[], moments: readonly Moment[]) {
  const each = 50;
  const until = moments.at(-1)!.state.time;
  const steps = (moments.length - 1) * each;
  return thinRingsWay(rings, until / steps, steps).filter((_, k) => k % each === 0);
}

const thin = (height: number, circulation: number, core: number): ThinRing => ({
  radius: 1,
  height,
  circulation,
  core,
});

/** Two rings that pass through each other. */
export const leapFrog: VortexPart = {
  name: "leap-frog",
  title: "Leap-frogging rings",
  async run(bench) {
    const [core, gap] = [bench.quick ? 0.25 : 0.1, 0.6];
    const elements = flowOf("leap-frogging-rings", {
      ...{ core, gap },
      ...(bench.quick ? { layers: 2 } : { layers: 4, overlap: 1.8 }),
    });
    // Five passes; from 17 on elements are no numbers (H200).
    const given = { dt: stepOf(core, TURN.long), until: bench.quick ? 0.5 : 14, moments: bench.quick ? 4 : 140 };
    const { moments, seconds } = await follow(bench, elements, given);
    const theory = theoryOf([thin(0, 1, core), thin(gap, 1, core)], moments);
    const ahead = moments.map(({ elements: now }) => ringCentre(now, 1).height - ringCentre(now, 0).height);
    const passes = ahead.flatMap((d, k) => (k > 0 && d * ahead[k - 1]! < 0 ? [moments[k]!.state.time] : []));
    const should = theory.flatMap(([a, b], k) => {
      const before = theory[k - 1];
      const crossed = before && (b!.height - a!.height) * (before[1]!.height - before[0]!.height) < 0;
      return crossed ? [moments[k]!.state.time] : [];
    });
    const impulse = change(moments.map(({ state }) => state.impulse[2]!));
    const times = moments.map(({ state }) => state.time);
    const found = (of: "radius" | "height", k: number) =>
      overTime(moments, ({ elements: now }) => ringCentre(now, k)[of]);
    const predicted = (of: "radius" | "height", k: number) =>
      theory.map((rings, i) => [times[i]!, rings[k]![of]] as const);
    const plot = (of: "radius" | "height"): Plot => ({
      title: `Leap-frogging rings: ${of} of each; dashed: thin rings (Dyson)`,
      x: "time",
      y: of,
      curves: [0, 1].flatMap((k) => [
        series(`ring ${k + 1}`, INKS[k]!, found(of, k)),
        series(`theory ${k + 1}`, INKS[k]!, predicted(of, k), true),
      ]),
    });
    return {
      numbers: {
        n: elements.count,
        seconds,
        passes,
        should,
        impulseChange: impulse,
        energyChange: change(moments.map(({ state }) => state.energy)),
      },
      figures: { "leap-frog": [plot("radius"), plot("height")], "leap-frog-views": sideViews(moments, 6) },
      table: [
        ["elements", "passes at", "thin rings pass at", "impulse", "s"],
        [
          String(elements.count),
          passes.map((t) => t.toFixed(2)).join(" "),
          should.map((t) => t.toFixed(2)).join(" "),
          small(impulse),
          seconds.toFixed(1),
        ],
      ],
      claims: [
        {
          what: "rings pass through each other twice or more",
          found: String(passes.length),
          holds: passes.length >= 2,
        },
      ],
    };
  },
};

/** Two rings that meet head on. */
export const collision: VortexPart = {
  name: "collision",
  title: "Rings that collide head on",
  async run(bench) {
    const [core, gap] = [bench.quick ? 0.25 : 0.12, bench.quick ? 1 : 1.2];
    const elements = flowOf("colliding-rings", { core, gap, layers: bench.quick ? 2 : 4 });
    const { moments, seconds } = await follow(bench, elements, {
      // They touch at 3; from 4.5 on, at two and a half times their radius, the cores are thinner than the lattice holds.
      ...{ dt: stepOf(core, TURN.short), until: bench.quick ? 0.5 : 4.5, moments: bench.quick ? 4 : 45 },
      remeshing: { spacing: bench.quick ? 0.2 : 0.05, overlap: 1.3, least: 1e-4, every: 10 },
    });
    const theory = theoryOf([thin(-gap / 2, 1, core), thin(gap / 2, -1, core)], moments);
    const radii = overTime(moments, ({ elements: now }) => ringCentre(now).radius);
    const predicted = theory.map((rings, k) => [moments[k]!.state.time, rings[0]!.radius] as const);
    // Thin rings hold as long as they are apart by more than their cores.
    const apart = theory.filter(([a, b]) => b!.height - a!.height > 3 * a!.core).length - 1;
    const ratio = radii[apart]![1] / predicted[apart]![1];
    const last = moments.at(-1)!;
    const roundness =
      Math.max(...moments.map(({ state }) => Math.hypot(state.impulse[0]!, state.impulse[1]!))) /
      moments[0]!.state.strength;
    return {
      numbers: {
        n: elements.count,
        last: last.state.n,
        seconds,
        radii,
        predicted,
        apart: moments[apart]!.state.time,
        ratio,
        roundness,
      },
      figures: {
        collision: [
          {
            title: "Colliding rings: radius; dashed: thin rings until they touch (Dyson)",
            x: "time",
            y: "radius",
            curves: [series("computed", INKS[0], radii), series("theory", INKS[1], predicted, true)],
          },
          {
            title: "Enstrophy over the first, sum of strengths over the first",
            x: "time",
            y: "",
            curves: [
              series(
                "enstrophy",
                INKS[0],
                overTime(moments, ({ state }) => state.enstrophy / moments[0]!.state.enstrophy),
              ),
              series(
                "strength",
                INKS[1],
                overTime(moments, ({ state }) => state.strength / moments[0]!.state.strength),
              ),
            ],
          },
        ],
        "collision-views": sideViews(moments, 5),
      },
      table: [
        ["elements", "at the end", "radius at the end", "over theory while apart", "s"],
        [String(elements.count), String(last.state.n), exact(radii.at(-1)![1]), exact(ratio), seconds.toFixed(1)],
      ],
      claims: [
        {
          what: "spread as thin rings do while three cores apart, within 5 %",
          found: exact(ratio),
          holds: Math.abs(ratio - 1) < 0.05,
        },
      ],
    };
  },
};
