import type { ReactNode } from "react";
import { download } from "../download.ts";
import { historyCsv } from "../plots/csv.ts";
import SmallPlots from "../plots/smallPlots.tsx";
import { text } from "../plots/text.ts";
import type { StatusSlice } from "../status/state.ts";
import { useScale, useSelect } from "../store.ts";
import type { TruthSlice } from "./state.ts";

type Reads = StatusSlice & TruthSlice;

/** Energies and the like against time, and all that was measured as a table for spreadsheets. */
export default function Plots(): ReactNode {
  const flow = useSelect((s: Reads) => s.status.flow);
  const history = useSelect((s: Reads) => s.history);
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
