import type { ReactNode } from "react";
import { text } from "../state/text.ts";
import { useApp, useSelect } from "./context.ts";
import { Icon } from "./icon.tsx";

/** Lines for the user; errors interrupt a screen reader (role alert), notes do not. */
export function Alerts(): ReactNode {
  const { store } = useApp();
  const messages = useSelect((s) => s.messages);
  return (
    <div className="alerts">
      {messages.map((m) => (
        <div key={m.id} className={`message message-${m.kind} glass`}>
          <p role={m.kind === "error" ? "alert" : "note"}>{m.text}</p>
          <button
            type="button"
            className="button"
            aria-label={text.close}
            onClick={() => store.getState().dismiss(m.id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
