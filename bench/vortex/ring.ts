import { coreConstant, ringSpeed } from "../../src/data/vortices/theory.ts";
import { INKS } from "../plot.ts";
import { change, flowOf, follow, ringCentre } from "./flows.ts";
import type { VortexPart } from "./part.ts";
import { exact, series, small, speedBetween, stepOf, TURN } from "./told.ts";

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
      const elements = flowOf("ring", { core, layers: bench.quick ? 2 : kind === "gaussian" ? 4 : 3, profile: k });
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
