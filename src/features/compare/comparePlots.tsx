import { type ReactNode, useEffect, useRef } from "react";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { exponent, power, rounded } from "../../language/format.ts";
import { useQuantity, useSelect } from "../store.ts";
import type { CompareSlice, Difference } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = CompareSlice;

const SIZE = { width: 268, height: 116 };

/** Blue and amber are told apart with every common kind of colour blindness. */
const COLOURS = ["#6aa5ff", "#ffb066"] as const;

interface Lines {
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly labels: readonly string[];
  readonly log: boolean;
  readonly show: (value: number) => string;
  readonly of: (difference: Difference) => readonly (number | null)[];
}

/** How far the same bodies came apart, and how good each side is, against the time that was run. */
export default function ComparePlots(): ReactNode {
  const differences = useSelect((s: Reads) => s.differences);
  const length = useQuantity("length");
  const clock = useQuantity("time");
  const plots: Lines[] = [
    {
      name: "rms",
      title: t.plots.rms,
      unit: length.unit,
      labels: [t.rows.rms],
      log: true,
      show: rounded,
      of: (d) => [d.rms * length.factor],
    },
    {
      name: "forces",
      title: t.plots.forces,
      unit: "",
      labels: t.sides,
      log: true,
      show: exponent,
      of: (d) => d.forces,
    },
    {
      name: "energies",
      title: t.plots.energies,
      unit: "",
      labels: t.sides,
      log: false,
      show: exponent,
      of: (d) => d.energies,
    },
  ];
  const times = differences.map((d) => d.elapsed * clock.factor);
  return (
    <div className="plots">
      {plots.map((lines) => (
        <Plot key={`${lines.name} ${lines.unit}`} lines={lines} times={times} differences={differences} />
      ))}
    </div>
  );
}

/** Powers of ten from one to the other, not more than a small plot has room for. */
function decades(min: number, max: number): number[] {
  const [first, last] = [Math.round(Math.log10(min)), Math.round(Math.log10(max))];
  const apart = Math.max(1, Math.ceil((last - first) / 3));
  const all: number[] = [];
  for (let k = first; k <= last; k += apart) all.push(10 ** k);
  return all;
}

interface PlotProps {
  readonly lines: Lines;
  readonly times: number[];
  readonly differences: readonly Difference[];
}

function Plot({ lines, times, differences }: PlotProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot>(null);
  const first = useRef(lines);
  useEffect(() => {
    const { labels, log, show } = first.current;
    const axis = { stroke: "#8a93a8", grid: { stroke: "#8a93a830", width: 1 }, ticks: { stroke: "#8a93a830" } };
    plot.current = new UPlot(
      {
        ...SIZE,
        cursor: { y: false },
        legend: { show: labels.length > 1, live: false },
        scales: { x: { time: false }, y: { distr: log ? 3 : 1 } },
        axes: [
          { ...axis, size: 26 },
          {
            ...axis,
            size: log ? 52 : 82,
            ...(log
              ? { splits: (_plot, _axis, min, max) => decades(min, max), filter: (_plot, splits) => splits }
              : {}),
            values: (_, ticks) => ticks.map((tick) => (log ? power(tick) : show(tick))),
          },
        ],
        series: [
          { label: t.plots.time },
          ...labels.map((label, k) => ({ label, stroke: COLOURS[k]!, width: 1.5, points: { show: false } })),
        ],
      },
      [[], ...labels.map(() => [])],
      place.current!,
    );
    return () => plot.current?.destroy();
  }, []);
  const series = lines.labels.map((_, k) =>
    differences.map((d) => {
      const value = lines.of(d)[k] ?? null;
      // Nothing has a logarithm at the start, where both sides are alike.
      return lines.log && !(value !== null && value > 0) ? null : value;
    }),
  );
  useEffect(() => plot.current?.setData([times, ...series]));
  const last = differences.at(-1);
  const values = lines.labels.map((label, k) => {
    const value = last ? (lines.of(last)[k] ?? null) : null;
    return `${label} ${value === null ? t.waiting : `${lines.show(value)} ${lines.unit}`.trim()}`;
  });
  return (
    <figure className="plot">
      <figcaption>
        {lines.title}
        {lines.unit ? `, ${lines.unit}` : ""}
      </figcaption>
      <div ref={place} role="img" aria-label={`${lines.title}: ${values.join(", ")}`} />
    </figure>
  );
}
