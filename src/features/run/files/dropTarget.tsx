import { type ReactNode, useEffect, useState } from "react";
import { useApp } from "../../kit/store.ts";
import { carries } from "./dropped.ts";
import { text } from "./text.ts";

type Reads = unknown;

/** What is dropped or pasted anywhere is opened: files, a folder, a link. */
export function DropTarget(): ReactNode {
  const { actions } = useApp<Reads>();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onOver = (e: DragEvent) => {
      if (!e.dataTransfer || !carries(e.dataTransfer)) return;
      e.preventDefault();
      setOver(true);
    };
    const onLeave = (e: DragEvent) => {
      if (e.relatedTarget === null) setOver(false);
    };
    const onDrop = (e: DragEvent) => {
      if (!e.dataTransfer || !carries(e.dataTransfer)) return;
      e.preventDefault();
      setOver(false);
      actions.files.take(e.dataTransfer);
    };
    const onPaste = (e: ClipboardEvent) => {
      if (e.target instanceof HTMLElement && e.target.matches("input, textarea, select, [contenteditable]")) return;
      if (e.clipboardData) actions.files.take(e.clipboardData);
    };
    window.addEventListener("paste", onPaste);
    window.addEventListener("dragover", onOver);
    window.addEventListener("dragleave", onLeave);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("paste", onPaste);
      window.removeEventListener("dragover", onOver);
      window.removeEventListener("dragleave", onLeave);
      window.removeEventListener("drop", onDrop);
    };
  }, [actions]);
  return over ? <div className="drop">{text.drop}</div> : null;
}
