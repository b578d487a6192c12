/** One line of a plot. */
export interface Curve {
  readonly label: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly colour: string;
  readonly dashed?: boolean;
  /** A dot at every point; without a line where "only". */
  readonly dots?: boolean | "only";
}

export interface Plot {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly curves: readonly Curve[];
  /** Horizontal lines: published numbers, bounds. */
  readonly levels?: readonly { readonly at: number; readonly label: string }[];
  /** Powers of ten on the vertical axis. */
  readonly log?: boolean;
  readonly range?: readonly [number, number];
  /** What stands at a place of the horizontal axis, instead of round numbers. */
  readonly ticks?: readonly { readonly at: number; readonly label: string }[];
}

/** Colours that colour-blind people can tell apart (Okabe & Ito 2008). */
export const INKS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000"] as const;

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 66;
const RIGHT = 12;
const TOP = 40;
const BOTTOM = 40;
/** Height of a row of the legend. */
const ROW = 16;

/** Plots below each other as one SVG, on white: it must be readable in the docs, printed too. */
export function svgOf(plots: readonly Plot[]): string {
  const panels = plots.map((plot, k) => `<g transform="translate(0 ${k * HEIGHT})">${panel(plot)}</g>`);
  const height = plots.length * HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${panels.join("\n")}
</svg>
`;
}

function panel({ title, x, y, curves, levels = [], log = false, range, ticks: given }: Plot): string {
  const names = legend(curves);
  const top = TOP + ROW * (names.rows - 1);
  const scaled = (value: number) => (log ? Math.log10(Math.max(value, 1e-30)) : value);
  const xs = curves.flatMap((curve) => curve.points.map((point) => point[0]));
  const ys = curves
    .flatMap((curve) => curve.points.map((point) => scaled(point[1])))
    .concat(levels.map((l) => scaled(l.at)));
  const [x0, x1] = [least(xs), most(xs)];
  const margin = 0.05 * (most(ys) - least(ys)) || 1;
  const [y0, y1] = range ? [scaled(range[0]), scaled(range[1])] : [least(ys) - margin, most(ys) + margin];
  const px = (value: number) => LEFT + ((value - x0) / (x1 - x0 || 1)) * (WIDTH - LEFT - RIGHT);
  const py = (value: number) =>
    HEIGHT - BOTTOM - ((Math.min(y1, Math.max(y0, scaled(value))) - y0) / (y1 - y0 || 1)) * (HEIGHT - top - BOTTOM);
  const parts: string[] = [];
  for (const { at, label } of given ?? ticks(x0, x1).map((tick) => ({ at: tick, label: short(tick) }))) {
    parts.push(`<path d="M${px(at).toFixed(1)} ${top}V${HEIGHT - BOTTOM}" stroke="#eee"/>`);
    // A long number at the right end would be cut.
    const place = Math.min(px(at), WIDTH - 4 - 3.4 * label.length);
    parts.push(
      `<text x="${place.toFixed(1)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${escaped(label)}</text>`,
    );
  }
  for (const tick of log ? decades(y0, y1) : ticks(y0, y1)) {
    const at = py(log ? 10 ** tick : tick).toFixed(1);
    parts.push(`<path d="M${LEFT} ${at}H${WIDTH - RIGHT}" stroke="#eee"/>`);
    parts.push(
      `<text x="${LEFT - 6}" y="${Number(at) + 4}" text-anchor="end">${log ? power(tick) : short(tick)}</text>`,
    );
  }
  for (const { at, label } of levels) {
    parts.push(`<path d="M${LEFT} ${py(at).toFixed(1)}H${WIDTH - RIGHT}" stroke="#666" stroke-dasharray="6 4"/>`);
    parts.push(
      `<text x="${WIDTH - RIGHT - 4}" y="${(py(at) - 4).toFixed(1)}" text-anchor="end" fill="#444">${escaped(label)}</text>`,
    );
  }
  for (const { points, colour, dashed, dots } of curves) {
    const places = points.map((point) => [px(point[0]).toFixed(1), py(point[1]).toFixed(1)] as const);
    if (dots !== "only") {
      parts.push(
        `<polyline points="${thinned(places).join(" ")}" fill="none" stroke="${colour}" stroke-width="1.4"${dashed ? ' stroke-dasharray="5 3"' : ""}/>`,
      );
    }
    if (dots) parts.push(...places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2.6" fill="${colour}"/>`));
  }
  return `<rect x="${LEFT}" y="${top}" width="${WIDTH - LEFT - RIGHT}" height="${HEIGHT - top - BOTTOM}" fill="none" stroke="#999"/>
${parts.join("\n")}
<text x="${LEFT}" y="16" font-weight="bold">${escaped(title)}</text>${names.entries.join("")}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 6}" text-anchor="middle">${escaped(x)}</text>
<text transform="translate(14 ${(top + HEIGHT - BOTTOM) / 2}) rotate(-90)" text-anchor="middle">${escaped(y)}</text>`;
}

/** The lowest and the highest point of each pixel of width, in their order, and the last of all: long curves look the same and take a hundredth of the bytes. */
export function thinned<Place extends readonly [x: string, y: string]>(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (let k = 0; k < places.length; ) {
    const column = Math.floor(Number(places[k]![0]));
    let end = k + 1;
    while (end < places.length && Math.floor(Number(places[end]![0])) === column) end++;
    const heights = places.slice(k, end).map(([, y]) => Number(y));
    const ends = [heights.indexOf(least(heights)), heights.indexOf(most(heights))].sort((a, b) => a - b);
    for (const at of new Set(ends)) kept.push(places[k + at]!);
    k = end;
  }
  if (places.length > 0 && kept.at(-1) !== places.at(-1)) kept.push(places.at(-1)!);
  return kept;
}

/** The names of the curves in their colours, in as many rows as they need. */
function legend(curves: readonly Curve[]): { readonly entries: readonly string[]; readonly rows: number } {
  let at = LEFT;
  let rows = 1;
  const entries = curves.map(({ label, colour }) => {
    const width = 14 + 6.6 * label.length;
    if (at > LEFT && at + width > WIDTH) {
      at = LEFT;
      rows++;
    }
    const entry = `<text x="${at.toFixed(1)}" y="${16 + ROW * rows}" fill="${colour}">${escaped(label)}</text>`;
    at += width;
    return entry;
  });
  return { entries, rows };
}

const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
const short = (value: number) => String(Number(value.toPrecision(4)));
/** A power of ten: written out where that is short. */
const power = (tick: number) => (tick >= -2 && tick <= 4 ? String(Number((10 ** tick).toPrecision(1))) : `1e${tick}`);
const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Round numbers in [low, high], four to eight of them. */
function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 5 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((k) => k * power).find((s) => s >= rough) ?? power;
  const list: number[] = [];
  for (let k = Math.ceil(low / step); k * step <= high; k++) list.push(k * step);
  return list;
}

function decades(low: number, high: number): number[] {
  const list: number[] = [];
  for (let k = Math.ceil(low); k <= high; k++) list.push(k);
  return list;
}
