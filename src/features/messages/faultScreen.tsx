import type { ReactNode } from "react";
import { useSelect } from "../store.ts";
import type { MessagesSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = MessagesSlice;

/** Instead of a blank page: what is missing and what to do. */
export function FaultScreen(): ReactNode {
  const fault = useSelect((s: Reads) => s.fault);
  if (!fault) return null;
  return (
    <div className="fault">
      <div className="fault-box glass">
        <div role="alert">
          <h2>{fault.title}</h2>
          <p>{fault.advice}</p>
        </div>
        {fault.retry ? (
          <button type="button" className="button button-words button-strong" onClick={() => location.reload()}>
            {text.retry}
          </button>
        ) : null}
      </div>
    </div>
  );
}
