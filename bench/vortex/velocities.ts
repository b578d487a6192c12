import { inducedAt } from "../../src/data/vortices/induced.ts";
import { findVortexModel } from "../../src/data/vortices/models/index.ts";
import {
  DEFAULT_VORTEX_SETTINGS,
  VORTEX_MULTIPOLES,
  VortexEngine,
  type VortexSettings,
} from "../../src/engine/vortices/index.ts";
import { INKS } from "../plot.ts";
import { powerLaw } from "../powerLaw.ts";
import type { VortexBench, VortexFindings, VortexPart } from "./part.ts";
import { errorsOf } from "./sum.ts";

/** Flops of a pair, as Stock & Gharakhani count (section III.C). */
const FLOPS = 72;
/** Seconds of their best tree for 500 000 elements, and of their direct sum (Fig. 7). */
const PAPER = { n: 500_000, tree: 14.87, direct: 88.7 } as const;
const REPEATS = 5;
/** Elements whose direct sum fills a GPU of 132 processors, a thread each. */
const FULL = 65_536;

const cubeOf = (n: number) => findVortexModel("random-cube").make({}, { n, seed: 1 });

/** Milliseconds by stage of a velocity evaluation, the median of some; by the wall clock where there are no timestamps. */
async function timed(engine: VortexEngine) {
  (await engine.measure("flow")).induced;
  const runs: { walk: number; all: number; stages: Record<string, number> }[] = [];
  for (let k = 0; k < REPEATS; k++) {
    const start = performance.now();
    const timing = await engine.measure("times");
    const wall = performance.now() - start;
    runs.push({ walk: timing?.stages.walk ?? wall, all: timing?.stepMs ?? wall, stages: timing?.stages ?? {} });
  }
  return runs.sort((a, b) => a.walk - b.walk)[REPEATS >> 1]!;
}

async function use<T>(
  { device }: VortexBench,
  elements: ReturnType<typeof cubeOf>,
  settings: Partial<VortexSettings>,
  work: (engine: VortexEngine) => Promise<T>,
): Promise<T> {
  const engine = await VortexEngine.create(device, elements, settings);
  try {
    return await work(engine);
  } finally {
    engine.destroy();
  }
}

/** Errors, counts and times of one way to compute velocities. */
const accuracyRow = (
  bench: VortexBench,
  elements: ReturnType<typeof cubeOf>,
  way: Partial<VortexSettings>,
  exact: Float64Array,
  targets: readonly number[],
) =>
  use(bench, elements, way, async (engine) => {
    const errors = errorsOf((await engine.measure("flow")).induced, exact, targets);
    const counts = await engine.measure("counts");
    const { walk, all } = await timed(engine);
    const theta = way.solver === "direct" ? null : engine.settings.theta;
    const { multipole } = engine.settings;
    return { n: elements.count, theta, multipole, ...errors, ...counts, walkMs: walk, allMs: all };
  });

/** Errors against float64 over the opening angle. */
export const accuracy: VortexPart = {
  name: "accuracy",
  title: "Errors of velocity and gradient on the random cube, over theta",
  async run(bench) {
    const rows: Awaited<ReturnType<typeof accuracyRow>>[] = [];
    for (const n of bench.quick ? [2048] : [65_536, 500_000]) {
      const elements = cubeOf(n);
      const wanted = bench.quick ? 64 : 512;
      const targets = Array.from({ length: wanted }, (_, k) => Math.floor(((k + 0.5) * n) / wanted));
      const exact = inducedAt(elements, targets);
      const ways: Partial<VortexSettings>[] = [{ solver: "direct" }];
      for (const multipole of VORTEX_MULTIPOLES)
        for (const theta of [0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8]) ways.push({ theta, multipole });
      for (const way of ways) {
        const row = await accuracyRow(bench, elements, way, exact, targets);
        rows.push(row);
        bench.say(
          `${n} ${row.theta ?? "direct"} ${row.multipole}: ${row.velocity.toExponential(2)}, ${row.walkMs.toFixed(2)} ms`,
        );
      }
    }
    const sizes = [...new Set(rows.map(({ n }) => n))];
    const curves = VORTEX_MULTIPOLES.flatMap((multipole, m) =>
      sizes.flatMap((n, k) => {
        const tree = rows.filter((row) => row.n === n && row.theta !== null && row.multipole === multipole);
        return (["velocity", "gradient"] as const).map((what) => ({
          label: `${what}, ${n.toLocaleString("en")} elements, ${multipole}`,
          colour: INKS[2 * m + k]!,
          dashed: what === "gradient",
          dots: true,
          points: tree.map((row) => [row.theta!, row[what]] as const),
        }));
      }),
    );
    const { theta, multipole } = DEFAULT_VORTEX_SETTINGS;
    const usual = (row: (typeof rows)[number]) => row.theta === theta && row.multipole === multipole;
    const claims = rows.flatMap((row) => {
      const [bound, what] = row.theta === null ? [1e-5, "direct"] : usual(row) ? [1e-3, "tree, default"] : [];
      if (bound === undefined) return [];
      const worse = row.theta === null ? Math.max(row.velocity, row.gradient) : row.velocity;
      return [
        { what: `${what}, ${row.n}: error at most ${bound}`, found: worse.toExponential(2), holds: worse <= bound },
      ];
    });
    return {
      numbers: { rows },
      figures: {
        accuracy: [
          {
            title: "Random cube: mean |du| / mean |u| against a float64 direct sum",
            x: "theta",
            y: "error",
            log: true,
            curves,
            levels: [
              { at: 1e-3, label: "wanted at the default" },
              { at: 2e-4, label: "Stock & Gharakhani, seventh order" },
            ],
          },
        ],
      },
      table: [
        ["N", "theta", "multipole", "error u", "error gradient", "largest u", "pp", "pc", "walk ms", "all ms"],
        ...rows.map((row) => [
          String(row.n),
          row.theta === null ? "direct" : String(row.theta),
          row.theta === null ? "" : row.multipole,
          row.velocity.toExponential(2),
          row.gradient.toExponential(2),
          row.largestVelocity.toExponential(2),
          row.ppPerElement.toFixed(0),
          row.pcPerElement.toFixed(0),
          row.walkMs.toFixed(3),
          row.allMs.toFixed(3),
        ]),
      ],
      claims,
    };
  },
};

/** Milliseconds of sums before the first are timed. */
const WARM_MS = 1000;

/** Times by the tree and by all pairs. */
async function costRow(bench: VortexBench, n: number) {
  const elements = cubeOf(n);
  const tree = await use(bench, elements, {}, timed);
  const direct = await use(bench, elements, { solver: "direct" }, timed);
  const perSecond = n ** 2 / (direct.walk / 1000);
  const teraflops = (FLOPS * perSecond) / 1e12;
  return { n, treeMs: tree.all, treeStages: tree.stages, directMs: direct.walk, perSecond, teraflops };
}

/** Times over the number of elements. */
export const cost: VortexPart = {
  name: "cost",
  title: "Time of velocities and gradients over the number of elements",
  async run(bench): Promise<VortexFindings> {
    const rows: Awaited<ReturnType<typeof costRow>>[] = [];
    // A card that was idle takes its time to raise its clock: small numbers, which come first, took twice as long (H200, afce20d).
    const begun = performance.now();
    while (performance.now() - begun < WARM_MS) await costRow(bench, bench.quick ? 2 ** 9 : 2 ** 16);
    const powers = bench.quick ? [9, 10] : [14, 15, 16, 17, 18, 19];
    for (const n of [...powers.map((k) => 2 ** k), ...(bench.quick ? [] : [PAPER.n])]) {
      const row = await costRow(bench, n);
      rows.push(row);
      bench.say(`${n}: tree ${row.treeMs.toFixed(2)} ms, direct ${(row.perSecond / 1e9).toFixed(0)} G/s`);
    }
    const scaled = rows.filter(({ n }) => n !== PAPER.n);
    const exponents = {
      tree: powerLaw(scaled.map(({ n, treeMs }) => [n, treeMs])).exponent,
      // From where the direct sum fills a large GPU.
      direct: powerLaw(scaled.filter(({ n }) => n >= FULL || bench.quick).map(({ n, directMs }) => [n, directMs]))
        .exponent,
    };
    const fastest = Math.max(...rows.map(({ perSecond }) => perSecond));
    const same = rows.find(({ n }) => n === PAPER.n);
    const points = (of: (row: (typeof rows)[number]) => number) =>
      scaled.map((row) => [Math.log2(row.n), of(row)] as const);
    return {
      numbers: { rows, exponents, paper: PAPER },
      figures: {
        cost: [
          {
            title: `Velocities and gradients: tree N^${exponents.tree.toFixed(2)}, direct sum N^${exponents.direct.toFixed(2)}`,
            x: "log2 of the number of elements",
            y: "ms",
            log: true,
            curves: [
              {
                label: "tree, theta 0.25, with sort and moments",
                colour: INKS[0],
                dots: true,
                points: points((r) => r.treeMs),
              },
              { label: "direct sum", colour: INKS[1], dots: true, points: points((r) => r.directMs) },
            ],
          },
        ],
      },
      table: [
        ["N", "tree ms", "direct ms", "G pairs/s", "TFlop/s at 72"],
        ...rows.map((row) => [
          String(row.n),
          row.treeMs.toFixed(3),
          row.directMs.toFixed(3),
          (row.perSecond / 1e9).toFixed(1),
          row.teraflops.toFixed(2),
        ]),
      ],
      claims: [
        { what: "tree grows slower than N^1.25", found: exponents.tree.toFixed(3), holds: exponents.tree < 1.25 },
        {
          what: "direct grows as N^2",
          found: exponents.direct.toFixed(3),
          holds: Math.abs(exponents.direct - 2) < 0.15,
        },
        { what: "direct: 300 G pairs/s (H200)", found: (fastest / 1e9).toFixed(0), holds: fastest >= 3e11 },
        ...(same
          ? [
              {
                what: `500 000 elements by tree: paper ${PAPER.tree} s`,
                found: `${(same.treeMs / 1000).toFixed(4)} s`,
                holds: same.treeMs < 1000 * PAPER.tree,
              },
            ]
          : []),
      ],
    };
  },
};
