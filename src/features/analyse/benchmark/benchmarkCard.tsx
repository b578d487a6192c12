import type { ReactNode } from "react";
import { rounded } from "../../../language/format.ts";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { ToggleButton } from "../../../ui/toggleButton.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { PhysicsSlice } from "../../run/physics/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { benchmarkCommands } from "./commands.ts";
import "./benchmark.css";
import { RaceTable } from "./benchmarkTable.tsx";
import { type BenchmarkSlice, configurationsOf, enginesHere, THETAS } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = PhysicsSlice & BenchmarkSlice & StatusSlice;

const Plots = lazyPart(() => import("../plots/racePlots.tsx"));

/** Who takes part, what was found, its plots. */
export default function BenchmarkCard(): ReactNode {
  const { store } = useApp<Reads>();
  const entries = useSelect((s: Reads) => s.benchmark.entries);
  const solvers = useSelect((s: Reads) => s.physics.solvers);
  const graphics = useSelect((s: Reads) => s.status.status.graphics);
  const bodies = useSelect((s: Reads) => s.status.status.bodies);
  const racing = useSelect((s: Reads) => s.benchmark.racing);
  const rows = useSelect((s: Reads) => s.benchmark.raceRows);
  const { setEntries } = store.getState().benchmark;
  const here = enginesHere(graphics);
  const few = configurationsOf(entries, solvers, here, bodies).length === 0;
  return (
    <>
      <Choices
        legend={t.solvers}
        chosen={entries.solvers}
        options={solvers.map(({ name, title }) => [name, title])}
        onChange={(solvers) => setEntries({ solvers })}
      />
      <Choices
        legend={t.thetas}
        chosen={entries.thetas}
        options={THETAS.map((theta) => [theta, rounded(theta)])}
        onChange={(thetas) => setEntries({ thetas: thetas.toSorted((a, b) => a - b) })}
      />
      {here.length > 1 ? (
        <Choices
          legend={t.engines.label}
          chosen={entries.engines}
          options={here.map((engine) => [engine, t.engines.names[engine]])}
          onChange={(engines) => setEntries({ engines })}
        />
      ) : (
        <p className="quiet small">{t.onlyProcessor}</p>
      )}
      <div className="row race-row">
        <ToggleButton {...t.fewer} pressed={entries.fewer} onChange={(fewer) => setEntries({ fewer })} />
        <CommandButton
          command={benchmarkCommands.startRace}
          words
          disabled={few && !racing}
          className="button-main-words"
        />
      </div>
      {racing ? (
        <div className="race-progress">
          <span>{racing.label}</span>
          <progress aria-label={racing.label} max={1} {...(racing.fraction !== null && { value: racing.fraction })} />
        </div>
      ) : (
        <p className="quiet small">{few ? t.none : t.slow}</p>
      )}
      {rows.length > 0 ? (
        <>
          <RaceTable />
          <Plots />
        </>
      ) : null}
    </>
  );
}

interface ChoicesProps<T> {
  readonly legend: string;
  readonly chosen: readonly T[];
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (chosen: readonly T[]) => void;
}

/** Any of a few, each a button that stays in. */
function Choices<T extends string | number>({ legend, chosen, options, onChange }: ChoicesProps<T>): ReactNode {
  return (
    <fieldset className="race-choices">
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <ToggleButton
          key={value}
          label={label}
          help={t.takesPart(label)}
          pressed={chosen.includes(value)}
          onChange={(pressed) => onChange(pressed ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
    </fieldset>
  );
}
