import { type ReactNode, useMemo } from "react";
import { Select } from "../../../ui/select.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import type { AccuracySlice } from "../accuracy/state.ts";
import type { CompareSlice } from "../compare/state.ts";
import { FLOW_PLOTS } from "./kinds/flow.ts";
import { GAS_PLOTS } from "./kinds/gas.ts";
import { findPlot, RUN_PLOTS } from "./kinds/index.ts";
import { galaxyName } from "./kinds/lines.ts";
import { UNIVERSE_PLOTS } from "./kinds/universe.ts";
import type { Measured, Plot } from "./plot.ts";
import { PlotFigure } from "./plotFigure.tsx";
import type { PlotsSlice } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = CompareSlice & PlotsSlice & StatusSlice & AccuracySlice & UnitsSlice;

/** Choice of the plot, the plot, and its values as a table. */
export default function PlotsCard(): ReactNode {
  const { store } = useApp<Reads>();
  const flow = useSelect((s: Reads) => s.status.status.flow);
  const expands = useSelect((s: Reads) => s.units.universe !== null);
  const gaseous = useSelect((s: Reads) => s.status.status.gas);
  const own = expands ? UNIVERSE_PLOTS : gaseous ? GAS_PLOTS : [];
  const plots = flow ? FLOW_PLOTS : [...own, ...RUN_PLOTS];
  const plot = findPlot(
    useSelect((s: Reads) => s.plots.plot),
    plots,
  );
  const profile = useSelect((s: Reads) => s.plots.profile);
  const kinematics = useSelect((s: Reads) => s.plots.kinematics);
  const rungs = useSelect((s: Reads) => s.plots.rungs);
  const universe = useSelect((s: Reads) => s.plots.universeSeen);
  const gas = useSelect((s: Reads) => s.plots.gasSeen);
  const gasRates = useSelect((s: Reads) => s.plots.gasRates);
  const centre = useSelect((s: Reads) => s.plots.plotGalaxy);
  const history = useSelect((s: Reads) => s.accuracy.history);
  const tracks = useSelect((s: Reads) => s.plots.tracks);
  const differences = useSelect((s: Reads) => s.compare.differences);
  const galaxy = Math.min(centre, (profile?.galaxies.length ?? 1) - 1);
  const measured = useMemo(
    () => ({ history, differences, race: [], tracks, profile, kinematics, rungs, universe, gas, gasRates, galaxy }),
    [history, differences, tracks, profile, kinematics, rungs, universe, gas, gasRates, galaxy],
  );
  const { setPlot, setPlotGalaxy } = store.getState().plots;
  return (
    <>
      <div className="plots-choices">
        <Select
          {...t.choice}
          value={plot.name}
          options={plots.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={setPlot}
        />
        {plot.centred && profile && profile.galaxies.length > 1 ? (
          <Select
            {...t.centre}
            value={String(galaxy)}
            options={profile.galaxies.map((_, g) => ({ value: String(g), label: galaxyName(profile, g) }))}
            onChange={(value) => setPlotGalaxy(Number(value))}
          />
        ) : null}
      </div>
      <PlotFigure key={plot.name} plot={plot} measured={measured} empty={emptyWords(plot, measured)} />
      <p className="quiet small">{plot.help}</p>
    </>
  );
}

function emptyWords({ name, reads }: Plot, { profile, kinematics, universe, gas }: Measured): string {
  if (reads === "universe") return universe ? t.noHaloes : t.measuring;
  if (reads === "gas") return !gas ? t.measuring : gas.threshold === null ? t.noStars : t.noData;
  if (reads === "flow") return t.measuring;
  if (!profile || (reads === "kinematics" && !kinematics)) return t.measuring;
  if (reads === "rungs") return t.noRungs;
  return name === "separation" && profile.galaxies.length < 2 ? t.needsTwo : t.noData;
}
