import { coreConstant, ringSpeed } from "../../src/data/vortices/theory.ts";
import { INKS, type Plot } from "../plot.ts";
import { change, coreOf, flowOf, follow, type Moment, ringCentre, sideViews } from "./flows.ts";
import type { VortexPart } from "./part.ts";
import { type ThinRing, thinRingsWay } from "./thinRings.ts";

/** The core's rotation in a step, radians: G / (2 pi a^2) in its middle. Heun's method widens cores by a share of (w dt)^4 / 8 a step. */
const TURN = { long: 0.06, short: 0.1 } as const;
const stepOf = (core: number, turn: number) => turn * 2 * Math.PI * core * core;
const exact = (value: number) => value.toPrecision(5);
const small = (value: number) => value.toExponential(2);
const series = (label: string, colour: string, points: readonly (readonly [number, number])[], dashed = false) => ({
  label,
  colour,
  dashed,
  points,
});
const overTime = (moments: readonly Moment[], of: (moment: Moment) => number) =>
  moments.map((moment) => [moment.state.time, of(moment)] as const);

/** Mean speed of a tube's impulse centre between two moments. */
const speedBetween = (a: Moment, b: Moment) =>
  (ringCentre(b.elements).height - ringCentre(a.elements).height) / (b.state.time - a.state.time);

/** One ring over ten radii, with both profiles. */
export const ring: VortexPart = {
  name: "ring",
  title: "A thin ring over ten radii",
  async run(bench) {
    const core = bench.quick ? 0.25 : 0.1;
    const rows = [];
    const claims = [];
    const curves = [];
    for (const [k, kind] of (["gaussian", "uniform"] as const).entries()) {
      const elements = flowOf("ring", { core, layers: bench.quick ? 2 : 4, profile: k });
      const theory = ringSpeed(1, 1, core, coreConstant(kind));
      const until = (bench.quick ? 0.5 : 10) / theory;
      const { moments, seconds } = await follow(bench, elements, { dt: stepOf(core, TURN.long), until, moments: 40 });
      const [first, last] = [moments[0]!, moments.at(-1)!];
      const speed = speedBetween(first, last);
      const centres = moments.map(({ elements: now }) => ringCentre(now));
      const speeds = moments.slice(1).map((moment, i) => speedBetween(moments[i]!, moment));
      const row = {
        ...{ kind, core, n: elements.count, until, seconds, speed, theory, speedError: speed / theory - 1 },
        travelled: centres.at(-1)!.height - centres[0]!.height,
        radiusChange: change(centres.map(({ radius }) => radius)),
        speedSpread: change(speeds),
        impulseChange: change(moments.map(({ state }) => state.impulse[2]!)),
        circulationChange: change(moments.map(({ state }) => state.circulation[0]!)),
        energyChange: change(moments.map(({ state }) => state.energy)),
      };
      rows.push(row);
      bench.say(JSON.stringify(row));
      claims.push(
        {
          what: `${kind} ring: speed within 2 % of theory`,
          found: exact(1 + row.speedError),
          holds: Math.abs(row.speedError) < 0.02,
        },
        {
          what: `${kind} ring: impulse kept to 1e-4`,
          found: small(row.impulseChange),
          holds: row.impulseChange < 1e-4,
        },
        {
          what: `${kind} ring: circulation kept to 1e-6`,
          found: small(row.circulationChange),
          holds: row.circulationChange < 1e-6,
        },
        { what: `${kind} ring: radius steady to 1 %`, found: small(row.radiusChange), holds: row.radiusChange < 0.01 },
      );
      curves.push(
        series(
          `${kind}, computed`,
          INKS[k]!,
          speeds.map((u, i) => [moments[i + 1]!.state.time, u] as const),
        ),
        series(
          `${kind}, theory`,
          INKS[k]!,
          [
            [0, theory],
            [until, theory],
          ],
          true,
        ),
      );
    }
    return {
      numbers: { rows },
      figures: { ring: [{ title: "Speed of a thin ring, circulation 1, radius 1", x: "time", y: "speed", curves }] },
      table: [
        ["profile", "elements", "travelled", "speed", "theory", "radius", "impulse", "circulation", "energy", "s"],
        ...rows.map((row) => [
          row.kind,
          String(row.n),
          exact(row.travelled),
          exact(row.speed),
          exact(row.theory),
          ...[row.radiusChange, row.impulseChange, row.circulationChange, row.energyChange].map(small),
          row.seconds.toFixed(1),
        ]),
      ],
      claims,
    };
  },
};

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
    const elements = flowOf("leap-frogging-rings", { core, gap, layers: bench.quick ? 2 : 4 });
    const given = { dt: stepOf(core, TURN.long), until: bench.quick ? 0.5 : 24, moments: bench.quick ? 4 : 240 };
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
      ...{ dt: stepOf(core, TURN.short), until: bench.quick ? 0.5 : 7, moments: bench.quick ? 4 : 70 },
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

/** A ring whose axes change places. */
export const ellipse: VortexPart = {
  name: "ellipse",
  title: "Elliptic ring: its axes change places",
  async run(bench) {
    const core = bench.quick ? 0.25 : 0.1;
    const elements = flowOf("elliptic-ring", { core, aspect: 0.8, layers: bench.quick ? 2 : 4 });
    const given = { dt: stepOf(core, TURN.long), until: bench.quick ? 0.5 : 14, moments: bench.quick ? 4 : 280 };
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
    const period = zeros.length > 2 ? (2 * (zeros.at(-1)! - zeros[0]!)) / (zeros.length - 1) : Number.NaN;
    // Arms & Hama 1965: the local induction of a ring waves with n sqrt(n^2 - 1) U / R, n = 2.
    const local = (2 * Math.PI) / (2 * Math.sqrt(3) * ringSpeed(1, 1, core, coreConstant("gaussian")));
    return {
      numbers: { n: elements.count, seconds, zeros, period, localInduction: local },
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
        ["elements", "period", "local induction (Arms & Hama)", "ratio", "s"],
        [String(elements.count), exact(period), exact(local), exact(period / local), seconds.toFixed(1)],
      ],
      claims: [
        {
          what: "period within 15 % of local induction",
          found: exact(period / local),
          holds: Math.abs(period / local - 1) < 0.15,
        },
      ],
    };
  },
};

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
