import UPlot from "uplot";
import { tick } from "../../../language/format.ts";
import { type Axis, axisTitle, type Mark, type Plot, type PlotTable, type Unit } from "./plot.ts";
import { dashOf, lineColour } from "./plotStyle.ts";

/** Decades of a logarithmic axis at most: below them there is only noise. */
const DECADES = 9;

export type PlotSize = "small" | "large";

/** How uPlot draws a plot at a size in CSS pixels: `large` for saved pictures, `small` without a title of y. */
export function plotOptions(
  plot: Plot,
  table: PlotTable,
  units: { readonly x: Unit; readonly y: Unit },
  look: {
    readonly print: boolean;
    readonly width: number;
    readonly height: number;
    readonly points?: number;
    readonly size?: PlotSize;
  },
): UPlot.Options {
  const { print, width, height, size } = look;
  const large = size === "large";
  const [text, grid] = print ? ["#4d5568", "#00000018"] : ["#a3abbf", "#ffffff14"];
  const { points = large ? 16 : 11.5 } = look;
  const dot = plot.dots ? 4 : large ? 11 : plot.points ? 8 : 6;
  // About the points of others.
  const ring = { size: 1.9 * dot, width: 1.4, fill: "#0000" };
  // As wide as its longest number; beside a title there is some room more.
  const least = size === "small" ? 6 : 4;
  const wide = (_: UPlot, ticks: string[] | null) =>
    Math.round(points * (1.2 + 0.58 * Math.max(least, ...(ticks ?? []).map((shown) => shown?.length ?? 0))));
  const axis = (info: Axis, unit: Unit, room: UPlot.Axis.Size, titled = true) => ({
    ...(titled && { label: axisTitle(info, unit) }),
    labelSize: 1.9 * points,
    labelFont: `${points}px system-ui, sans-serif`,
    font: `${points}px system-ui, sans-serif`,
    stroke: text,
    size: room,
    grid: { stroke: grid, width: 1 },
    ticks: { stroke: grid, width: 1 },
    values: (_: UPlot, ticks: (number | null)[]) => ticks.map((v) => (v === null ? "" : tick(v))),
  });
  return {
    width,
    height,
    cursor: { y: false, drag: { x: false, y: false, setScale: false }, points: { size: 7 } },
    legend: { show: false },
    scales: {
      x: {
        time: false,
        ...(plot.points ? scaleOf(plot.x) : { distr: plot.x.log ? 3 : 1 }),
        ...(plot.bars && { range: (_: UPlot, min: number, max: number): UPlot.Range.MinMax => [min - 0.5, max + 0.5] }),
      },
      y: plot.bars ? COUNTS : scaleOf(plot.y),
    },
    axes: [
      axis(plot.x, units.x, 2.4 * points),
      { ...axis(plot.y, units.y, wide, size !== "small"), ...(size === "small" && plot.y.log && FEW_DECADES) },
    ],
    hooks: { draw: [(drawn) => drawMarks(drawn, table.marks ?? [], text, points)] },
    series: [
      { label: axisTitle(plot.x, units.x) },
      ...table.series.map(({ label, ...style }) => ({
        label,
        stroke: lineColour(style.hue, print),
        dash: dashOf(style),
        width: large ? 2.5 : 1.6,
        // Beside dots a line has no values of its own at theirs.
        spanGaps: plot.points ?? table.series.some(({ dots }) => dots),
        ...((style.dots ?? plot.dots) && { paths: () => null }),
        ...(style.steps && { paths: UPlot.paths.stepped!({ align: 1 }) }),
        ...(plot.bars && { paths: UPlot.paths.bars!({ size: [0.7] }), fill: lineColour(style.hue, print) }),
        // One moment is no line yet.
        points: {
          show: !plot.bars && (style.dots ?? (plot.points || plot.dots || table.x.length < 3)),
          ...(plot.points && style.hue < 0 ? ring : { size: dot, fill: lineColour(style.hue, print) }),
          ...(style.dots && { size: (large ? 2 : 1) * (table.x.length > MANY ? 3 : 5), width: 0 }),
        },
      })),
    ],
  };
}

/** Dots that are so many are small. */
const MANY = 300;

/** Upright lines with their names, on the plot's own canvas. */
function drawMarks({ ctx, bbox, valToPos }: UPlot, marks: readonly Mark[], colour: string, points: number): void {
  const ratio = UPlot.pxRatio;
  for (const { label, x } of marks) {
    const at = valToPos(x, "x", true);
    if (!(at >= bbox.left && at <= bbox.left + bbox.width)) continue;
    ctx.save();
    ctx.strokeStyle = ctx.fillStyle = colour;
    ctx.lineWidth = ratio;
    ctx.setLineDash([4 * ratio, 4 * ratio]);
    ctx.beginPath();
    ctx.moveTo(at, bbox.top);
    ctx.lineTo(at, bbox.top + bbox.height);
    ctx.stroke();
    ctx.font = `${points * ratio}px system-ui, sans-serif`;
    ctx.textBaseline = "top";
    ctx.textAlign = "left";
    const wide = ctx.measureText(label).width;
    const left = at + wide + 6 * ratio > bbox.left + bbox.width;
    ctx.fillText(label, left ? at - wide - 5 * ratio : at + 5 * ratio, bbox.top + 4 * ratio);
    ctx.restore();
  }
}

/** Numbers of bodies as bars: one of a single body is seen too. */
const COUNTS: UPlot.Scale = {
  distr: 3,
  range: (_, _min, max) => [0.5, 10 ** Math.ceil(Math.log10(Math.max(10, max ?? 1)))],
};

/** Powers of ten on an axis of a small plot, no more than it has room for. */
const FEW_DECADES: Pick<UPlot.Axis, "splits" | "filter"> = {
  splits: (_plot, _axis, min, max) => {
    const [first, last] = [Math.round(Math.log10(min)), Math.round(Math.log10(max))];
    const apart = Math.max(1, Math.ceil((last - first) / 3));
    return Array.from({ length: Math.floor((last - first) / apart) + 1 }, (_, k) => 10 ** (first + k * apart));
  },
  filter: (_plot, splits) => splits,
};

function scaleOf({ log, range }: Axis): UPlot.Scale {
  if (range) return { range: () => [...range] };
  if (!log) return {};
  return {
    distr: 3,
    range: (_, min, max) =>
      min === null || max === null ? [1, 10] : UPlot.rangeLog(Math.max(min, max * 10 ** -DECADES), max, 10, false),
  };
}

/** The table as uPlot takes it. A logarithmic axis has no place for zero. */
export function plotData(plot: Plot, { x, series }: PlotTable): UPlot.AlignedData {
  const shown = (v: number | null) => (v === null || !Number.isFinite(v) || (plot.y.log && v <= 0) ? null : v);
  return [[...x], ...series.map((s) => s.values.map(shown))];
}
