import type { ReactNode } from "react";
import { grouped } from "../../../language/format.ts";
import { Group } from "../../../ui/group.tsx";
import { NumberField } from "../../../ui/numberField.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import { sequencesCommands } from "./commands.ts";
import { SERIES_EVERY, type SequencesSlice } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = SequencesSlice;

/** Series of snapshots that are recorded. */
export default function SequencesGroup(): ReactNode {
  const { store } = useApp<Reads>();
  const series = useSelect((s: Reads) => s.sequences.series);
  const every = useSelect((s: Reads) => s.sequences.seriesEvery);
  return (
    <Group title={t.title}>
      <div className="row">
        <CommandButton command={sequencesCommands.recordSeries} words />
      </div>
      <NumberField
        {...t.every}
        value={every}
        min={SERIES_EVERY.min}
        max={SERIES_EVERY.max}
        onChange={(steps) => store.getState().sequences.setSeriesEvery(steps)}
      />
      {series ? <p className="quiet small">{t.written(grouped(series.written), series.folder)}</p> : null}
    </Group>
  );
}
