import { type ReactNode, useMemo } from "react";
import { useSelect } from "../../kit/store.ts";
import type { BenchmarkSlice } from "../benchmark/state.ts";
import { PLOTS } from "./kinds/index.ts";
import { PointsFigure } from "./plotFigure.tsx";

/** The plots of a race, each with what saves it. */
export default function RacePlots(): ReactNode {
  const race = useSelect((s: BenchmarkSlice) => s.benchmark.raceRows);
  const measured = useMemo(
    () => ({ race, history: [], differences: [], tracks: [], profile: null, galaxy: 0 }),
    [race],
  );
  return PLOTS.filter(({ reads }) => reads === "race").map((plot) => (
    <PointsFigure key={plot.name} plot={plot} measured={measured} />
  ));
}
