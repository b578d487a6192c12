import { type ReactNode, useEffect, useRef } from "react";
import UPlot from "uplot";
import type { Scale } from "../../data/bodies/units.ts";
import "uplot/dist/uPlot.min.css";
import { compact, exponent, rounded } from "../../language/format.ts";
import { download } from "../download.ts";
import { historyCsv } from "../plots/csv.ts";
import { axisTitle, type Dimension, unitOf } from "../plots/plot.ts";
import { useScale, useSelect } from "../store.ts";
import type { TruthSlice } from "./state.ts";
import { byTime, type Moment } from "./state.ts";
import { text } from "./text.ts";

type Reads = TruthSlice;

interface Line {
  readonly label: string;
  readonly colour: string;
  readonly of: (moment: Moment) => number | null;
}

interface PlotInfo {
  readonly name: string;
  readonly title: string;
  /** What its numbers are made of. */
  readonly of: Dimension;
  readonly show: (value: number) => string;
  readonly lines: readonly Line[];
}

const t = text;

const TIME: Dimension = { time: 1 };
const ENERGY: Dimension = { mass: 1, velocity: 2 };

/** Blue, amber and green are told apart with every common kind of colour blindness. */
const PLOTS: readonly PlotInfo[] = [
  {
    name: "energy-error",
    title: t.plots.energyError,
    of: {},
    show: exponent,
    lines: [{ label: t.plots.energyError, colour: "#ffb066", of: (m) => m.energyError }],
  },
  {
    name: "energies",
    title: t.plots.energies,
    of: ENERGY,
    show: compact,
    lines: [
      { label: t.lines.kinetic, colour: "#ffb066", of: (m) => m.kinetic },
      { label: t.lines.potential, colour: "#6aa5ff", of: (m) => m.potential },
      { label: t.lines.total, colour: "#5fe0b5", of: (m) => m.total },
    ],
  },
  {
    name: "virial-ratio",
    title: t.plots.virial,
    of: {},
    show: rounded,
    lines: [{ label: t.plots.virial, colour: "#6aa5ff", of: (m) => m.virialRatio }],
  },
];

/** Energies and the like against time, with a table for spreadsheets. */
export default function Plots(): ReactNode {
  const history = useSelect((s: Reads) => s.history);
  const scale = useScale();
  return (
    <div className="plots">
      {PLOTS.map((info) => (
        <Plot key={info.name} info={info} history={history} scale={scale} />
      ))}
      <button type="button" className="button button-words" onClick={() => saveCsv(history, scale)}>
        {t.csv}
      </button>
    </div>
  );
}

const SIZE = { width: 288, height: 131 };

interface Props {
  readonly info: PlotInfo;
  readonly history: readonly Moment[];
  readonly scale: Scale;
}

function Plot({ info, history, scale }: Props): ReactNode {
  const clock = unitOf(scale, TIME);
  const unit = unitOf(scale, info.of);
  const time = axisTitle({ label: t.plotTime, of: TIME }, clock);
  const title = axisTitle({ label: info.title, of: info.of }, unit);
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot>(null);
  useEffect(() => {
    const axis = { stroke: "#8a93a8", grid: { stroke: "#8a93a830", width: 1 }, ticks: { stroke: "#8a93a830" } };
    plot.current = new UPlot(
      {
        ...SIZE,
        cursor: { y: false },
        legend: { show: info.lines.length > 1, live: false },
        scales: { x: { time: false } },
        axes: [
          { ...axis, size: 26, label: time, labelSize: 15, labelFont: "11px system-ui, sans-serif" },
          { ...axis, size: 74, values: (_, ticks) => ticks.map(info.show) },
        ],
        series: [
          { label: time },
          ...info.lines.map(({ label, colour }) => ({ label, stroke: colour, width: 1.5, points: { show: false } })),
        ],
      },
      dataOf(info, [], 1, 1),
      place.current!,
    );
    return () => plot.current?.destroy();
  }, [info, time]);
  useEffect(
    () => plot.current?.setData(dataOf(info, history, clock.factor, unit.factor)),
    [info, history, clock.factor, unit.factor, time],
  );
  const last = history.at(-1);
  const values = info.lines.map((line) => {
    const value = last ? line.of(last) : null;
    return `${line.label} ${value === null ? t.none : `${info.show(value * unit.factor)} ${unit.unit}`.trim()}`;
  });
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      <div ref={place} role="img" aria-label={`${title}: ${values.join(", ")}`} />
    </figure>
  );
}

/** In the units that people read: times take `clock`, values `factor`. */
function dataOf(info: PlotInfo, history: readonly Moment[], clock: number, factor: number): UPlot.AlignedData {
  const moments = byTime(history);
  const value = (line: Line, moment: Moment) => {
    const own = line.of(moment);
    return own === null ? null : own * factor;
  };
  return [moments.map((m) => m.time * clock), ...info.lines.map((line) => moments.map((m) => value(line, m)))];
}

function saveCsv(history: readonly Moment[], scale: Scale): void {
  download(new Blob([historyCsv(history, scale)], { type: "text/csv" }), "antennae-history.csv");
}
