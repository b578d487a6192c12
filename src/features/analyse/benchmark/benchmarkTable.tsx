import type { ReactNode } from "react";
import { exponent, grouped, rounded } from "../../../language/format.ts";
import { described } from "../../../ui/tip.ts";
import { download } from "../../kit/download.ts";
import { useQuantity, useSelect } from "../../kit/store.ts";
import { nameOf, type PlaySlice } from "../../run/play/state.ts";
import { raceCsv } from "../plots/csv.ts";
import { text as plotsText } from "../plots/text.ts";
import { type BenchmarkSlice, type RaceRow, ROUNDING, SHORT_RUN } from "./state.ts";
import { text } from "./text.ts";

type Reads = PlaySlice & BenchmarkSlice;

const t = text.table;

/** Each configuration with all bodies in a row, those of the front marked; and all numbers as a file. */
export function RaceTable(): ReactNode {
  const rows = useSelect((s: Reads) => s.benchmark.raceRows);
  const raced = useSelect((s: Reads) => s.benchmark.raced);
  const stem = useSelect(nameOf);
  const times = useQuantity("time");
  if (!raced) return null;
  const shown = rows.filter(({ bodies }) => bodies === raced.bodies);
  const time = `${rounded(raced.time * times.factor)} ${times.unit}`;
  const save = () => download(new Blob([raceCsv(rows)], { type: "text/csv" }), `${stem}-race.csv`);
  return (
    <>
      <table className="race-table">
        <caption>{t.caption(grouped(raced.bodies), time)}</caption>
        <thead>
          <tr>
            <th scope="col">{t.configuration}</th>
            <th scope="col">{t.time}</th>
            <th scope="col">{t.error}</th>
            <th scope="col" className="race-more">
              {t.pairs}
            </th>
            <th scope="col" className="race-more">
              {t.cells}
            </th>
            <th scope="col" {...described(t.energyHelp(SHORT_RUN))}>
              {t.energy}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={`${row.engine} ${row.solver} ${row.theta}`} row={row} />
          ))}
        </tbody>
      </table>
      <button type="button" className="button button-words" onClick={save}>
        {plotsText.csv}
      </button>
    </>
  );
}

function Row({ row }: { row: RaceRow }): ReactNode {
  const { title, theta, engine, stepMs, error, ppPerBody, pcPerBody, energyError, front } = row;
  const errs = error.p99 !== null && error.p99 < ROUNDING ? t.below(exponent(ROUNDING)) : null;
  const or = (value: number | null) => (value === null ? t.unknown : exponent(value));
  return (
    <tr className={front ? "race-front" : ""}>
      <th scope="row">
        {front ? (
          <>
            <span aria-hidden="true">★ </span>
            <span className="hidden">{t.front}: </span>
          </>
        ) : null}
        {text.configuration(title, theta === null ? null : rounded(theta))}
        <small>{text.engines.names[engine]}</small>
      </th>
      <td>{`${rounded(stepMs)} ms`}</td>
      <td>{errs ?? or(error.p99)}</td>
      <td className="race-more">{rounded(ppPerBody)}</td>
      <td className="race-more">{rounded(pcPerBody)}</td>
      <td>{or(energyError)}</td>
    </tr>
  );
}
