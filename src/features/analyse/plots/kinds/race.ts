import { type RaceRow, ROUNDING } from "../../benchmark/state.ts";
import { text as benchmarkText } from "../../benchmark/text.ts";
import { EMPTY, type Plot, type PlotTable, type Series } from "../plot.ts";
import { text } from "./text.ts";

/** A colour for each solver, dashes for each engine. */
function stylesOf(rows: readonly RaceRow[]) {
  const solvers = [...new Set(rows.map(({ solver }) => solver))];
  const configurations = [...new Map(rows.map((row) => [`${row.engine} ${row.solver}`, row])).values()];
  return configurations.map(({ engine, solver, title }) => ({
    label: `${title}, ${benchmarkText.engines.names[engine]}`,
    hue: solvers.indexOf(solver),
    dash: engine === "gpu" ? 0 : 1,
    holds: (row: RaceRow) => row.engine === engine && row.solver === solver,
  }));
}

/** Rows as points: one x each, where its own line alone has a value. */
function pointsOf(
  rows: readonly RaceRow[],
  x: (row: RaceRow) => number,
  more: readonly (Omit<Series, "values"> & { holds(row: RaceRow): boolean })[] = [],
): PlotTable {
  if (rows.length === 0) return EMPTY;
  const sorted = rows.toSorted((a, b) => x(a) - x(b));
  return {
    x: sorted.map(x),
    series: [...stylesOf(rows), ...more].map(({ holds, ...style }) => ({
      ...style,
      values: sorted.map((row) => (holds(row) ? row.stepMs : null)),
    })),
    at: null,
  };
}

const most = (rows: readonly RaceRow[]) => Math.max(...rows.map(({ bodies }) => bodies));

export const raceErrors: Plot = {
  name: "race",
  title: text.race.title,
  help: text.race.help,
  reads: "race",
  points: true,
  x: { label: text.race.error, of: {}, log: true },
  y: { label: text.race.time, of: {}, log: true },
  centred: false,
  of({ race }) {
    const rows = race.filter(({ bodies, error }) => bodies === most(race) && error.p99 !== null);
    const front = { label: text.race.front, hue: -1, dash: 2, holds: (row: RaceRow) => row.front };
    return pointsOf(rows, ({ error }) => Math.max(ROUNDING, error.p99!), [front]);
  },
};

/** At the one opening angle that all numbers of bodies were raced with. */
export const raceNumbers: Plot = {
  name: "race-bodies",
  title: text.raceNumbers.title,
  help: text.raceNumbers.help,
  reads: "race",
  points: true,
  x: { label: text.raceNumbers.bodies, of: {}, log: true },
  y: { label: text.race.time, of: {}, log: true },
  centred: false,
  of({ race }) {
    const fewer = race.filter(({ bodies }) => bodies < most(race));
    if (fewer.length === 0) return EMPTY;
    const angles = new Set(fewer.map(({ solver, theta }) => `${solver} ${theta}`));
    return pointsOf(
      race.filter(({ solver, theta }) => angles.has(`${solver} ${theta}`)),
      ({ bodies }) => bodies,
    );
  },
};
