import type { ReactNode } from "react";
import { useSelect } from "../context.ts";
import { text } from "./text.ts";

/** Instead of a blank page: what is missing and what to do. */
export function FaultScreen(): ReactNode {
  const fault = useSelect((s) => s.fault);
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
