/** How many G interactions a second some sources do on some active bodies. */
export interface Rate {
  /** Sources, and bodies that they act on. */
  readonly n: number;
  readonly active: number;
  readonly ms: number;
  /** Interactions a second. */
  readonly perSecond: number;
}

/** One square of cells: a row for each number of active bodies, a column for each of sources. */
export interface HeatMap {
  readonly title: string;
  readonly rates: readonly Rate[];
}

const CELL = 62;
const LEFT = 76;
const TOP = 34;
const BOTTOM = 40;
/** The titles need it. */
const LEAST_WIDTH = 640;

/** From dark violet by red to light yellow, for 0 to 1. */
function heat(x: number): string {
  const stops = [
    [48, 18, 90],
    [168, 46, 96],
    [232, 112, 52],
    [252, 232, 140],
  ] as const;
  const at = Math.min(1, Math.max(0, x)) * (stops.length - 1);
  const k = Math.min(stops.length - 2, Math.floor(at));
  const mix = [0, 1, 2].map((c) => Math.round(stops[k]![c]! + (at - k) * (stops[k + 1]![c]! - stops[k]![c]!)));
  return `rgb(${mix.join(" ")})`;
}

const rounded = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toPrecision(2) : value.toFixed(2);

/** Maps below each other as one SVG on white; colours go by the logarithm of the rate, the same in all of them. */
export function heatMaps(maps: readonly HeatMap[]): string {
  const all = maps.flatMap(({ rates }) => rates);
  const distinct = (of: (rate: Rate) => number) => [...new Set(all.map(of))].sort((a, b) => a - b);
  const [columns, rows] = [distinct(({ n }) => n), distinct(({ active }) => active)];
  const logs = all.map(({ perSecond }) => Math.log10(perSecond));
  const [low, high] = [Math.min(...logs), Math.max(...logs)];
  const panel = TOP + CELL * 0.5 * rows.length + BOTTOM;
  const [width, height] = [Math.max(LEFT + CELL * columns.length + 12, LEAST_WIDTH), panel * maps.length];
  const label = (x: number, y: number, words: string, more = "") =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words}</text>`;
  const panels = maps.map(({ title, rates }, p) => {
    const bottom = TOP + CELL * 0.5 * rows.length;
    const cells = rates.map(({ n, active, perSecond }) => {
      const x = LEFT + CELL * columns.indexOf(n);
      const y = bottom - CELL * 0.5 * (rows.indexOf(active) + 1);
      const share = (Math.log10(perSecond) - low) / (high - low || 1);
      const ink = share > 0.55 ? "#000" : "#fff";
      return `<rect x="${x}" y="${y}" width="${CELL - 1}" height="${CELL / 2 - 1}" fill="${heat(share)}"/>${label(x + CELL / 2, y + CELL / 4 + 4, rounded(perSecond / 1e9), `text-anchor="middle" fill="${ink}"`)}`;
    });
    const sources = columns.map((n, k) =>
      label(LEFT + CELL * (k + 0.5), bottom + 14, n.toLocaleString("en"), 'text-anchor="middle"'),
    );
    const active = rows.map((n, k) =>
      label(LEFT - 6, bottom - CELL * 0.5 * (k + 0.5) + 4, n.toLocaleString("en"), 'text-anchor="end"'),
    );
    const names = [
      label(LEFT, 18, `${title}: G interactions a second`, 'font-weight="bold"'),
      label(LEFT + (CELL * columns.length) / 2, bottom + 30, "sources", 'text-anchor="middle"'),
      `<text transform="translate(14 ${(TOP + bottom) / 2}) rotate(-90)" text-anchor="middle">active bodies</text>`,
    ];
    return `<g transform="translate(0 ${panel * p})">${[...cells, ...sources, ...active, ...names].join("")}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${panels.join("\n")}
</svg>
`;
}

/** Pairs that the processor does for one rate: some tenths of a second. */
const PAIRS = 2e7;

/** Force and jerk by one thread of the processor in float64: what the thesis (Bedorf 2014, section 2.4.1) does with SSE. */
export function processorRate(n: number, active: number): Rate {
  const table = () => Float64Array.from({ length: 3 * n }, (_, k) => Math.sin(1.7 * k + (k % 7)));
  const [x, v] = [table(), table()];
  const repeats = Math.max(1, Math.round(PAIRS / n / active));
  const targets = Math.min(active, Math.max(1, Math.round(PAIRS / n)));
  let kept = 0;
  const round = () => {
    for (let i = 0; i < targets; i++) kept += forceAndJerk(x, v, n, i);
  };
  round();
  const begun = performance.now();
  for (let k = 0; k < repeats; k++) round();
  // The sums must not be left out.
  if (!Number.isFinite(kept)) throw new Error("the processor's forces are no numbers");
  const perPair = (performance.now() - begun) / (repeats * targets * n);
  return { n, active, ms: perPair * active * n, perSecond: 1000 / perPair };
}

function forceAndJerk(x: Float64Array, v: Float64Array, n: number, i: number): number {
  const [px, py, pz] = [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!];
  const [vx, vy, vz] = [v[3 * i]!, v[3 * i + 1]!, v[3 * i + 2]!];
  let [ax, ay, az, jx, jy, jz] = [0, 0, 0, 0, 0, 0];
  for (let j = 0; j < n; j++) {
    const dx = x[3 * j]! - px;
    const dy = x[3 * j + 1]! - py;
    const dz = x[3 * j + 2]! - pz;
    const wx = v[3 * j]! - vx;
    const wy = v[3 * j + 1]! - vy;
    const wz = v[3 * j + 2]! - vz;
    const r2 = 1 / (dx * dx + dy * dy + dz * dz + 1e-4);
    const pull = r2 * Math.sqrt(r2);
    const closing = 3 * (dx * wx + dy * wy + dz * wz) * r2;
    ax += pull * dx;
    ay += pull * dy;
    az += pull * dz;
    jx += pull * (wx - closing * dx);
    jy += pull * (wy - closing * dy);
    jz += pull * (wz - closing * dz);
  }
  return ax + ay + az + jx + jy + jz;
}
