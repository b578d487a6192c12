import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { text as uiText } from "../../ui/text.ts";
import { useApp, useSelect } from "../store.ts";
import type { Message, MessagesSlice } from "./state.ts";
import { text } from "./text.ts";

/** Lines for the user: errors interrupt a screen reader (role alert), notes are read when it pauses (a polite log). */
export function Alerts(): ReactNode {
  const messages = useSelect((s: MessagesSlice) => s.messages);
  const of = (kind: Message["kind"]) => messages.filter((m) => m.kind === kind).map((m) => <Line key={m.id} {...m} />);
  return (
    <div className="alerts">
      <div className="alerts-list">{of("error")}</div>
      {/* Always there: a log that comes with its first line is not read. */}
      <div className="alerts-list" role="log" aria-label={text.notes}>
        {of("note")}
      </div>
    </div>
  );
}

function Line({ id, kind, text: line }: Message): ReactNode {
  const { store } = useApp<MessagesSlice>();
  return (
    <div className={`message message-${kind} glass`}>
      <p role={kind === "error" ? "alert" : "note"}>{line}</p>
      <button type="button" className="button" aria-label={uiText.close} onClick={() => store.getState().dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
