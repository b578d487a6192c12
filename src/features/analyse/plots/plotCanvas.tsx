import { type ReactNode, useEffect, useRef, useState } from "react";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { scaled } from "../../../ui/scaled.ts";
import type { Plot, PlotTable, Unit } from "./plot.ts";
import { plotData, plotOptions } from "./plotOptions.ts";

interface Props {
  readonly plot: Plot;
  readonly table: PlotTable;
  readonly units: { readonly x: Unit; readonly y: Unit };
  readonly print: boolean;
  /** Index of the x that is read; null: none. */
  readonly at: number | null;
  readonly small?: boolean;
}

/** The drawing of a plot, as wide as its place. */
export function PlotCanvas(props: Props): ReactNode {
  const { plot, table, units, print, at, small = false } = props;
  const points = scaled(11.5);
  const height = Math.round(scaled(small ? 140 : 250));
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<UPlot>(null);
  const now = useRef(props);
  now.current = props;
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  const few = table.x.length < 3;
  const marks = table.marks?.map(({ label, x }) => `${label} ${x}`) ?? [];
  // What makes another drawing, not only other data.
  const kind = [plot.name, units.x.unit, units.y.unit, print, few, ...table.series.map((s) => s.label), ...marks].join(
    "|",
  );
  useEffect(() => {
    if (width === 0) return;
    const it = now.current;
    const look = { print: it.print, width, height, points, ...(it.small && { size: "small" as const }) };
    const data = plotData(it.plot, it.table);
    drawn.current = new UPlot(plotOptions(it.plot, it.table, it.units, look), data, place.current!);
    mark(drawn.current, it.at);
    return () => {
      drawn.current?.destroy();
      drawn.current = null;
    };
  }, [kind, width, height, points]);
  useEffect(() => {
    if (!drawn.current) return;
    drawn.current.setData(plotData(plot, table));
    mark(drawn.current, at);
  }, [plot, table, at]);
  return <div ref={place} className="plot-canvas" style={{ minHeight: height }} />;
}

/** Puts the upright line at the x that is read. */
function mark(drawn: UPlot, at: number | null): void {
  if (at === null) return;
  // Places are known after uPlot's own turn.
  queueMicrotask(() => {
    const x = drawn.data[0][at];
    if (x !== undefined && drawn.root.isConnected) drawn.setCursor({ left: drawn.valToPos(x, "x"), top: 0 }, false);
  });
}
