import { type ReactNode, useEffect, useRef } from "react";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { byTime, type Moment } from "../state/history.ts";
import { text } from "../state/text.ts";
import { useSelect } from "./context.ts";
import { download } from "./download.ts";
import { exponent, rounded } from "./format.ts";

interface Line {
  readonly label: string;
  readonly colour: string;
  readonly of: (moment: Moment) => number | null;
}

interface PlotInfo {
  readonly name: string;
  readonly title: string;
  readonly show: (value: number) => string;
  readonly lines: readonly Line[];
}

const t = text.truth;

/** Blue, amber and green are told apart with every common kind of colour blindness. */
const PLOTS: readonly PlotInfo[] = [
  {
    name: "energy-error",
    title: t.plots.energyError,
    show: exponent,
    lines: [{ label: t.plots.energyError, colour: "#ffb066", of: (m) => m.energyError }],
  },
  {
    name: "energies",
    title: t.plots.energies,
    show: rounded,
    lines: [
      { label: t.lines.kinetic, colour: "#ffb066", of: (m) => m.kinetic },
      { label: t.lines.potential, colour: "#6aa5ff", of: (m) => m.potential },
      { label: t.lines.total, colour: "#5fe0b5", of: (m) => m.total },
    ],
  },
  {
    name: "virial-ratio",
    title: t.plots.virial,
    show: rounded,
    lines: [{ label: t.plots.virial, colour: "#6aa5ff", of: (m) => m.virialRatio }],
  },
];

/** Energies and the like against time, with a table for spreadsheets. */
export default function Plots(): ReactNode {
  const history = useSelect((s) => s.history);
  return (
    <div className="plots">
      {PLOTS.map((info) => (
        <Plot key={info.name} info={info} history={history} />
      ))}
      <button type="button" className="button button-words" onClick={() => saveCsv(history)}>
        {t.csv}
      </button>
    </div>
  );
}

const SIZE = { width: 288, height: 116 };

function Plot({ info, history }: { info: PlotInfo; history: readonly Moment[] }): ReactNode {
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
          { ...axis, size: 26 },
          { ...axis, size: 74, values: (_, ticks) => ticks.map(info.show) },
        ],
        series: [
          { label: t.plotTime },
          ...info.lines.map(({ label, colour }) => ({ label, stroke: colour, width: 1.5, points: { show: false } })),
        ],
      },
      dataOf(info, []),
      place.current!,
    );
    return () => plot.current?.destroy();
  }, [info]);
  useEffect(() => plot.current?.setData(dataOf(info, history)), [info, history]);
  const last = history.at(-1);
  const values = info.lines.map((line) => {
    const value = last ? line.of(last) : null;
    return `${line.label} ${value === null ? t.none : info.show(value)}`;
  });
  return (
    <figure className="plot">
      <figcaption>{info.title}</figcaption>
      <div ref={place} role="img" aria-label={`${info.title}: ${values.join(", ")}`} />
    </figure>
  );
}

function dataOf(info: PlotInfo, history: readonly Moment[]): UPlot.AlignedData {
  const moments = byTime(history);
  return [moments.map((m) => m.time), ...info.lines.map((line) => moments.map(line.of))];
}

function saveCsv(history: readonly Moment[]): void {
  const names = Object.keys(history[0] ?? {}) as (keyof Moment)[];
  const rows = history.map((m) => names.map((name) => m[name] ?? "").join(","));
  const table = [names.join(","), ...rows, ""].join("\n");
  download(new Blob([table], { type: "text/csv" }), "antennae-history.csv");
}
