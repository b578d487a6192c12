import type { ReactNode } from "react";
import { download } from "../../kit/download.ts";
import { useScale, useSelect } from "../../kit/store.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { historyCsv } from "../plots/csv.ts";
import SmallPlots from "../plots/smallPlots.tsx";
import { text } from "../plots/text.ts";
import type { AccuracySlice } from "./state.ts";

type Reads = StatusSlice & AccuracySlice;

/** Energies and the like against time, and all that was measured as a table for spreadsheets. */
export default function Plots(): ReactNode {
  const flow = useSelect((s: Reads) => s.status.status.flow);
  const history = useSelect((s: Reads) => s.accuracy.history);
  const scale = useScale();
  const save = () => download(new Blob([historyCsv(history, scale)], { type: "text/csv" }), "antennae-history.csv");
  return (
    <>
      <SmallPlots reads={flow ? "flow" : "history"} />
      {flow ? null : (
        <button type="button" className="button button-words" onClick={save}>
          {text.csv}
        </button>
      )}
    </>
  );
}
