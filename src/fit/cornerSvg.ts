import type { Asked } from "./corner.ts";

/** What is written and how it looks. */
export interface CornerStyle {
  /** A name for each number. */
  readonly names: readonly string[];
  /** Under the free corner, one for each search, in its colour. */
  readonly legend: readonly string[];
  readonly ink: string;
  /** How numbers are written. */
  readonly number?: (value: number) => string;
}

/** Of the newest search, and of the one before. */
const COLOURS = ["#3b8eea", "#e8862e"];
/** Pixels: a cell with its gap, and the room for a name above and for values below. */
const CELL = 60;
const GAP = 6;
const HEAD = 16;
const FOOT = 14;
const BINS = 16;
/** Shades of a bin, by the root of its share of the fullest. */
const SHADES = 4;

const xml = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const at = (x: number) => Number(x.toFixed(1));

interface Axis {
  readonly from: number;
  readonly to: number;
}

/** Which bin of an axis a value is in. */
const binOf = ({ from, to }: Axis, value: number) =>
  Math.min(BINS - 1, Math.floor((BINS * (value - from)) / (to - from)));

function axisOf(values: readonly number[]): Axis {
  const [from, to] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  return to > from ? { from, to } : { from: from - 0.5, to: to + 0.5 };
}

const said = (value: number) => String(Number(value.toPrecision(3)));

/** How many models of each search are at each value, as steps. */
function steps(values: readonly number[], axis: Axis, colour: string): string {
  const counts = new Array<number>(BINS).fill(0);
  for (const value of values) counts[binOf(axis, value)]!++;
  const side = CELL - GAP;
  const most = Math.max(1, ...counts);
  const lines = counts.map((count, k) => `V${at(side * (1 - (0.95 * count) / most))}H${at((side * (k + 1)) / BINS)}`);
  return `<path fill="none" stroke="${colour}" d="M0 ${side}${lines.join("")}V${side}"/>`;
}

/** How many models of each search have two values, as shaded bins. */
function shades(xs: readonly number[], ys: readonly number[], x: Axis, y: Axis, colour: string): string {
  const counts = new Map<number, number>();
  xs.forEach((value, k) => {
    const bin = BINS * binOf(y, ys[k]!) + binOf(x, value);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  });
  const most = Math.max(0, ...counts.values());
  const bin = (CELL - GAP) / BINS;
  const paths = Array.from({ length: SHADES }, () => "");
  for (const [k, count] of counts) {
    const shade = Math.ceil(SHADES * Math.sqrt(count / most)) - 1;
    const [i, j] = [k % BINS, BINS - 1 - Math.floor(k / BINS)];
    paths[shade] += `M${at(bin * i)} ${at(bin * j)}h${at(bin)}v${at(bin)}h-${at(bin)}z`;
  }
  return paths
    .map((d, k) => (d ? `<path fill="${colour}" fill-opacity="${((k + 1) / SHADES) * 0.8}" d="${d}"/>` : ""))
    .join("");
}

/** A corner plot of what one or two searches found about as good: each number by itself and each pair, with a cross at the best model of the newest. */
export function cornerSvg(searches: readonly Asked[], { names, legend, ink, number = said }: CornerStyle): string {
  const count = names.length;
  const column = (asked: Asked, k: number) => asked.rows.map((row) => row[k]!);
  const axes = names.map((_, k) => axisOf(searches.flatMap((asked) => column(asked, k))));
  const side = CELL - GAP;
  const place = (axis: Axis, value: number) => at((side * (value - axis.from)) / (axis.to - axis.from));
  const shown = searches.map((asked, s) => ({ asked, colour: COLOURS[s % COLOURS.length]! })).reverse();
  const best = searches[0]!.best;
  const parts: string[] = [];
  for (let row = 0; row < count; row++)
    for (let k = 0; k <= row; k++) {
      const [x, y] = [axes[k]!, axes[row]!];
      const body = shown.map(({ asked, colour }) =>
        k === row ? steps(column(asked, k), x, colour) : shades(column(asked, k), column(asked, row), x, y, colour),
      );
      const [bx, by] = [place(x, best[k]!), at(side - place(y, best[row]!))];
      const cross = k === row ? `M${bx} 0V${side}` : `M${bx} 0V${side}M0 ${by}H${side}`;
      const words =
        (k === row ? `<text y="-4">${xml(names[k]!)}</text>` : "") +
        (row === count - 1
          ? `<text y="${side + 9}">${xml(number(x.from))}</text><text x="${side}" y="${side + 9}" text-anchor="end">${xml(number(x.to))}</text>`
          : "");
      parts.push(
        `<g transform="translate(${CELL * k} ${HEAD + CELL * row})">${body.join("")}<path stroke="${ink}" stroke-opacity=".5" stroke-width=".5" fill="none" d="${cross}M0 0H${side}V${side}H0z"/>${words}</g>`,
      );
    }
  const width = CELL * count;
  const keys = legend.map(
    (line, s) =>
      `<text x="${width - GAP}" y="${HEAD + 8 + 13 * s}" text-anchor="end" style="fill:${COLOURS[s % COLOURS.length]}" font-size="10">${xml(line)}</text>`,
  );
  const height = HEAD + CELL * count + FOOT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="8" fill="${ink}">${parts.join("")}${keys.join("")}</svg>\n`;
}
