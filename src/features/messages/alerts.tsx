import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { text as uiText } from "../../ui/text.ts";
import { useApp, useSelect } from "../store.ts";
import type { MessagesSlice } from "./state.ts";

type Reads = MessagesSlice;

/** Lines for the user; errors interrupt a screen reader (role alert), notes do not. */
export function Alerts(): ReactNode {
  const { store } = useApp<Reads>();
  const messages = useSelect((s: Reads) => s.messages);
  return (
    <div className="alerts">
      {messages.map((m) => (
        <div key={m.id} className={`message message-${m.kind} glass`}>
          <p role={m.kind === "error" ? "alert" : "note"}>{m.text}</p>
          <button
            type="button"
            className="button"
            aria-label={uiText.close}
            onClick={() => store.getState().dismiss(m.id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
