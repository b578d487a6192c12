import { type ReactNode, useMemo } from "react";
import { useSelect } from "../../kit/store.ts";
import type { AccuracySlice } from "../accuracy/state.ts";
import type { CompareSlice } from "../compare/state.ts";
import { PLOTS } from "./kinds/index.ts";
import type { Plot } from "./plot.ts";
import { SmallPlot } from "./plotFigure.tsx";

type Reads = CompareSlice & AccuracySlice;

/** All plots that read the same, small, one below the other. */
export default function SmallPlots({
  reads,
}: {
  readonly reads: Exclude<Plot["reads"], "profile" | "kinematics" | "rungs" | "gas" | "race">;
}): ReactNode {
  const history = useSelect((s: Reads) => s.accuracy.history);
  const differences = useSelect((s: Reads) => s.compare.differences);
  const measured = useMemo(
    () => ({ history, differences, race: [], tracks: [], profile: null, galaxy: 0 }),
    [history, differences],
  );
  return PLOTS.filter((plot) => plot.reads === reads).map((plot) => (
    <SmallPlot key={plot.name} plot={plot} measured={measured} />
  ));
}
