import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { text as uiText } from "../../../ui/text.ts";
import { useApp, useSelect } from "../../kit/store.ts";
import { lifeOf, type Message, type MessagesSlice } from "./state.ts";
import { text } from "./text.ts";

/** Milliseconds between looks whether a note is still being read. */
const LOOK = 1000;

/** Lines for the user: errors interrupt a screen reader (role alert), notes are read when it pauses (a polite log). */
export function Alerts(): ReactNode {
  const messages = useSelect((s: MessagesSlice) => s.messages.messages);
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

/** A note leaves by itself, once there was time to read it and nothing points at it or is focused in it; an error stays. */
function Line({ id, kind, text: line }: Message): ReactNode {
  const { store } = useApp<MessagesSlice>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === "error") return;
    const leave = () => {
      if (box.current?.matches(":hover, :focus-within")) timer = setTimeout(leave, LOOK);
      else store.getState().messages.dismiss(id);
    };
    let timer = setTimeout(leave, lifeOf(line));
    return () => clearTimeout(timer);
  }, [id, kind, line, store]);
  return (
    <div ref={box} className={`message message-${kind} glass`}>
      <p role={kind === "error" ? "alert" : "note"}>{line}</p>
      <button
        type="button"
        className="button"
        aria-label={uiText.close}
        onClick={() => store.getState().messages.dismiss(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
