import { type ReactNode, useMemo, useState } from "react";
import type { Profile } from "../../engine/index.ts";
import { compact } from "../../language/format.ts";
import { Select } from "../../ui/select.tsx";
import { tip } from "../../ui/tip.ts";
import { download } from "../download.ts";
import { nameOf } from "../play/state.ts";
import { useApp, useScale, useSelect } from "../store.ts";
import { byTime } from "../truth/state.ts";
import { csvOf } from "./csv.ts";
import { findPlot, PLOTS } from "./kinds/index.ts";
import { galaxyName } from "./kinds/radial.ts";
import { axisTitle, inUnits, nearest, type Plot, type PlotTable, type Unit, unitOf } from "./plot.ts";
import { PlotCanvas } from "./plotCanvas.tsx";
import { pngOf } from "./plotPng.ts";
import { dashOf, lineColour } from "./plotStyle.ts";
import "./plots.css";
import type { LookSlice } from "../look/state.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { PlaySlice } from "../play/state.ts";
import type { TruthSlice } from "../truth/state.ts";
import type { PlotsSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = LookSlice & MessagesSlice & PlaySlice & PlotsSlice & TruthSlice;

const t = text;
const CHOICES = PLOTS.map(({ name, title }) => ({ value: name, label: title }));

/** Choice of the plot, the plot, and its values as a table. */
export default function PlotsCard(): ReactNode {
  const { store } = useApp<Reads>();
  const plot = findPlot(useSelect((s: Reads) => s.plot));
  const profile = useSelect((s: Reads) => s.profile);
  const centre = useSelect((s: Reads) => s.plotGalaxy);
  const history = useSelect((s: Reads) => s.history);
  const tracks = useSelect((s: Reads) => s.tracks);
  const scale = useScale();
  const galaxy = Math.min(centre, (profile?.galaxies.length ?? 1) - 1);
  const units = useMemo(() => ({ x: unitOf(scale, plot.x.of), y: unitOf(scale, plot.y.of) }), [scale, plot]);
  const table = useMemo(
    () => inUnits(plot.of({ history: byTime(history), tracks: byTime(tracks), profile, galaxy }), units.x, units.y),
    [plot, history, tracks, profile, galaxy, units],
  );
  const { setPlot, setPlotGalaxy } = store.getState();
  return (
    <>
      <div className="plots-choices">
        <Select {...t.choice} value={plot.name} options={CHOICES} onChange={setPlot} />
        {plot.centred && profile && profile.galaxies.length > 1 ? (
          <Select
            {...t.centre}
            value={String(galaxy)}
            options={profile.galaxies.map((_, g) => ({ value: String(g), label: galaxyName(profile, g) }))}
            onChange={(value) => setPlotGalaxy(Number(value))}
          />
        ) : null}
      </div>
      {table.series.length > 0 && table.x.length > 0 ? (
        <Drawn key={plot.name} plot={plot} table={table} units={units} />
      ) : (
        <p className="quiet">{emptyWords(plot, profile)}</p>
      )}
      <p className="quiet small">{plot.help}</p>
    </>
  );
}

function emptyWords({ name }: Plot, profile: Profile | null): string {
  if (!profile) return t.measuring;
  return name === "separation" && profile.galaxies.length < 2 ? t.needsTwo : t.noData;
}

interface Props {
  readonly plot: Plot;
  readonly table: PlotTable;
  readonly units: { readonly x: Unit; readonly y: Unit };
}

function Drawn({ plot, table, units }: Props): ReactNode {
  const { store } = useApp<Reads>();
  /** Where the reader put the reading; null: where the plot says. */
  const [chosen, setChosen] = useState<number | null>(null);
  const print = useSelect((s: Reads) => s.view.theme) === "print";
  const stem = useSelect(nameOf);
  const at = nearest(table.x, chosen ?? table.at);
  const place = quantity(table.x[at] ?? null, units.x);
  const values = table.series.map((s) => `${s.label} ${quantity(s.values[at] ?? null, units.y)}`);
  const axes = `${axisTitle(plot.y, units.y)}, ${axisTitle(plot.x, units.x)}`;
  const save = async () => {
    const image = await pngOf(plot, table, units, print);
    if (image) download(image, `${stem}-${plot.name}.png`);
  };
  return (
    <figure className="plot">
      <figcaption>{plot.title}</figcaption>
      <div role="img" aria-label={`${plot.title}: ${axes}; ${place}: ${values.join(", ")}`}>
        <PlotCanvas plot={plot} table={table} units={units} print={print} at={at} />
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
      <Values table={table} at={at} caption={t.values(place)} unit={units.y} print={print} />
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
        <button
          type="button"
          className="button button-words"
          onClick={() => save().catch((error: Error) => store.getState().say("error", error.message))}
        >
          {t.png}
        </button>
      </div>
    </figure>
  );
}

/** Legend and text alternative in one: what each line is, and its value. */
function Values(props: { table: PlotTable; at: number; caption: string; unit: Unit; print: boolean }): ReactNode {
  const { table, at, caption, unit, print } = props;
  return (
    <table className="plot-values">
      <caption>{caption}</caption>
      <tbody>
        {table.series.map((s) => (
          <tr key={s.label}>
            <th scope="row">
              <svg viewBox="0 0 22 8" aria-hidden="true">
                <path d="M1 4h20" stroke={lineColour(s.hue, print)} strokeDasharray={dashOf(s.hue).join(" ")} />
              </svg>
              {s.label}
            </th>
            <td>{quantity(s.values[at] ?? null, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function quantity(value: number | null, { unit }: Unit): string {
  if (value === null) return t.unknown;
  return `${compact(value)}${unit ? ` ${unit}` : ""}`;
}
