import UPlot from "uplot";
import { tick } from "../../language/format.ts";
import { type Axis, axisTitle, type Plot, type PlotTable, type Unit } from "./plot.ts";
import { dashOf, lineColour } from "./plotStyle.ts";

/** Decades of a logarithmic axis at most: below them there is only noise. */
const DECADES = 9;

/** How uPlot draws a plot at a size in CSS pixels; `large` is for saved pictures. */
export function plotOptions(
  plot: Plot,
  table: PlotTable,
  units: { readonly x: Unit; readonly y: Unit },
  look: { readonly print: boolean; readonly width: number; readonly height: number; readonly large?: boolean },
): UPlot.Options {
  const { print, width, height, large = false } = look;
  const [text, grid] = print ? ["#4d5568", "#00000018"] : ["#a3abbf", "#ffffff14"];
  const points = large ? 16 : 11.5;
  // As wide as its longest number.
  const wide = (_: UPlot, ticks: string[] | null) =>
    Math.round(points * (1.2 + 0.58 * Math.max(4, ...(ticks ?? []).map((shown) => shown?.length ?? 0))));
  const axis = (info: Axis, unit: Unit, size: UPlot.Axis.Size) => ({
    label: axisTitle(info, unit),
    labelSize: 1.9 * points,
    labelFont: `${points}px system-ui, sans-serif`,
    font: `${points}px system-ui, sans-serif`,
    stroke: text,
    size,
    grid: { stroke: grid, width: 1 },
    ticks: { stroke: grid, width: 1 },
    values: (_: UPlot, ticks: (number | null)[]) => ticks.map((v) => (v === null ? "" : tick(v))),
  });
  return {
    width,
    height,
    cursor: { y: false, drag: { x: false, y: false, setScale: false }, points: { size: 7 } },
    legend: { show: false },
    scales: { x: { time: false, distr: plot.x.log ? 3 : 1 }, y: scaleOf(plot.y) },
    axes: [axis(plot.x, units.x, 2.4 * points), axis(plot.y, units.y, wide)],
    series: [
      { label: axisTitle(plot.x, units.x) },
      ...table.series.map(({ label, hue }) => ({
        label,
        stroke: lineColour(hue, print),
        dash: dashOf(hue),
        width: large ? 2.5 : 1.6,
        // One moment is no line yet.
        points: { show: table.x.length < 3, size: 6, fill: lineColour(hue, print) },
      })),
    ],
  };
}

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
