import { type ReactNode, useMemo, useState } from "react";
import { compact } from "../../../language/format.ts";
import { tip } from "../../../ui/tip.ts";
import { download } from "../../kit/download.ts";
import { useApp, useScale, useSelect } from "../../kit/store.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { nameOf } from "../../run/play/state.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { AppearanceSlice } from "../../view/appearance/state.ts";
import { csvOf } from "./csv.ts";
import {
  axisTitle,
  axisUnit,
  inUnits,
  type Measured,
  nearest,
  type Plot,
  type PlotTable,
  type Series,
  type Unit,
} from "./plot.ts";
import { PlotCanvas } from "./plotCanvas.tsx";
import { pngOf } from "./plotPng.ts";
import { dashOf, lineColour } from "./plotStyle.ts";
import "./plots.css";
import { text as t } from "./text.ts";

type Reads = AppearanceSlice & MessagesSlice & PlaySlice;

interface Props {
  readonly plot: Plot;
  readonly measured: Measured;
}

/** A plot as it is drawn everywhere: in the units that people read, in the theme's colours. */
interface Drawn {
  readonly plot: Plot;
  readonly table: PlotTable;
  readonly units: { readonly x: Unit; readonly y: Unit };
  readonly print: boolean;
}

function useDrawn({ plot, measured }: Props): Drawn {
  const scale = useScale();
  const print = useSelect((s: Reads) => s.appearance.view.theme) === "print";
  const units = useMemo(() => ({ x: axisUnit(scale, plot.x), y: axisUnit(scale, plot.y) }), [scale, plot]);
  const table = useMemo(() => inUnits(plot.of(measured), units.x, units.y), [plot, measured, units]);
  return { plot, table, units, print };
}

/** A small plot among others: its lines' names above, its newest values to be heard. */
export function SmallPlot(props: Props): ReactNode {
  const drawn = useDrawn(props);
  const { plot, table, units, print } = drawn;
  const title = axisTitle({ ...plot.y, label: plot.title }, units.y);
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      {table.series.length > 1 ? <Keys table={table} print={print} /> : null}
      <div role="img" aria-label={`${title}: ${valuesAt(drawn, nearest(table.x, table.at))}`}>
        <PlotCanvas {...drawn} at={null} small />
      </div>
    </figure>
  );
}

function Keys({ table, print }: Pick<Drawn, "table" | "print">): ReactNode {
  return (
    <ul className="plot-keys">
      {table.series.map((s) => (
        <li key={s.label}>
          <Key of={s} print={print} />
          {s.label}
        </li>
      ))}
    </ul>
  );
}

/** A plot of points, whose numbers stand in a table elsewhere; nothing while there are none. */
export function PointsFigure(props: Props): ReactNode {
  const drawn = useDrawn(props);
  const { plot, table, units, print } = drawn;
  if (table.x.length === 0) return null;
  return (
    <figure className="plot">
      <figcaption>{plot.title}</figcaption>
      <Keys table={table} print={print} />
      <div role="img" aria-label={`${plot.title}: ${axisTitle(plot.y, units.y)}, ${axisTitle(plot.x, units.x)}`}>
        <PlotCanvas {...drawn} at={null} />
      </div>
      <p className="quiet small">{plot.help}</p>
      <SavePng {...drawn} />
    </figure>
  );
}

function SavePng({ plot, table, units, print }: Drawn): ReactNode {
  const { store } = useApp<Reads>();
  const stem = useSelect(nameOf);
  const save = async () => {
    const image = await pngOf(plot, table, units, print);
    if (image) download(image, `${stem}-${plot.name}.png`);
  };
  return (
    <button
      type="button"
      className="button button-words"
      onClick={() => save().catch((error: Error) => store.getState().messages.say("error", error.message))}
    >
      {t.png}
    </button>
  );
}

/** A plot by itself: its values can be read anywhere along it and saved, and so can its picture. */
export function PlotFigure({ empty, ...props }: Props & { readonly empty: string }): ReactNode {
  const drawn = useDrawn(props);
  const { table } = drawn;
  return table.series.length > 0 && table.x.length > 0 ? <Figure {...drawn} /> : <p className="quiet">{empty}</p>;
}

function valuesAt({ table, units }: Drawn, at: number): string {
  return table.series.map((s) => `${s.label} ${quantity(s.values[at] ?? null, units.y)}`).join(", ");
}

function Figure(drawn: Drawn): ReactNode {
  const { plot, table, units, print } = drawn;
  /** Where the reader put the reading; null: where the plot says. */
  const [chosen, setChosen] = useState<number | null>(null);
  const stem = useSelect(nameOf);
  const at = nearest(table.x, chosen ?? table.at);
  const place = quantity(table.x[at] ?? null, units.x);
  const axes = `${axisTitle(plot.y, units.y)}, ${axisTitle(plot.x, units.x)}`;
  return (
    <figure className="plot">
      <figcaption>{plot.title}</figcaption>
      <div role="img" aria-label={`${plot.title}: ${axes}; ${place}: ${valuesAt(drawn, at)}`}>
        <PlotCanvas {...drawn} at={at} />
      </div>
      <div className="read-at" {...tip(t.readAt.help)}>
        <label htmlFor="plot-read-at">{t.readAt.label}</label>
        <input
          id="plot-read-at"
          type="range"
          min={0}
          max={table.x.length - 1}
          step={1}
          value={at}
          aria-valuetext={place}
          onChange={(event) => {
            const k = event.currentTarget.valueAsNumber;
            // At the right end of a run that goes on it follows the run.
            const follows = k === table.x.length - 1 && plot.x.of.time === 1;
            setChosen(follows ? null : (table.x[k] ?? null));
          }}
          onDoubleClick={() => setChosen(null)}
        />
      </div>
      <Values table={table} at={at} caption={t.values(place)} units={units} print={print} />
      <div className="row">
        <button
          type="button"
          className="button button-words"
          onClick={() =>
            download(new Blob([csvOf(plot, table, units)], { type: "text/csv" }), `${stem}-${plot.name}.csv`)
          }
        >
          {t.csv}
        </button>
        <SavePng {...drawn} />
      </div>
    </figure>
  );
}

/** Legend and text alternative in one: what each line is, and its value. */
function Values(props: {
  table: PlotTable;
  at: number;
  caption: string;
  units: Drawn["units"];
  print: boolean;
}): ReactNode {
  const { table, at, caption, units, print } = props;
  return (
    <table className="plot-values">
      <caption>{caption}</caption>
      <tbody>
        {table.series.map((s) => (
          <tr key={s.label}>
            <th scope="row">
              <Key of={s} print={print} />
              {s.label}
            </th>
            <td>{quantity(s.values[at] ?? null, units.y)}</td>
          </tr>
        ))}
        {table.marks?.map((mark) => (
          <tr key={mark.label}>
            <th scope="row">{mark.label}</th>
            <td>{quantity(mark.x, units.x)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line's colour and dashes, or that of its dots. */
function Key({ of, print }: { of: Series; print: boolean }): ReactNode {
  return (
    <svg className="plot-key" viewBox="0 0 22 8" aria-hidden="true">
      {of.dots ? (
        <circle cx="11" cy="4" r="3" fill={lineColour(of.hue, print)} />
      ) : (
        <path d="M1 4h20" stroke={lineColour(of.hue, print)} strokeDasharray={dashOf(of).join(" ")} />
      )}
    </svg>
  );
}

function quantity(value: number | null, { unit }: Unit): string {
  if (value === null) return t.unknown;
  return `${compact(value)}${unit ? ` ${unit}` : ""}`;
}
