import type { ReactNode } from "react";
import { useSelect } from "../../kit/store.ts";
import type { Fault, MessagesSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = MessagesSlice;

/** Instead of a blank page: what is missing and what to do. */
export function FaultScreen(): ReactNode {
  const fault = useSelect((s: Reads) => s.messages.fault);
  return fault ? <FaultBox {...fault} /> : null;
}

export function FaultBox({ title, advice, retry }: Fault): ReactNode {
  return (
    <div className="fault">
      <div className="fault-box glass">
        <div role="alert">
          <h2>{title}</h2>
          <p>{advice}</p>
        </div>
        {retry ? (
          <button type="button" className="button button-words button-strong" onClick={() => location.reload()}>
            {text.retry}
          </button>
        ) : null}
      </div>
    </div>
  );
}
