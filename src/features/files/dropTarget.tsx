import { type ReactNode, useEffect, useState } from "react";
import { useApp } from "../store.ts";
import { text } from "./text.ts";

type Reads = unknown;

/** Files dropped or pasted anywhere are opened, and so is a pasted link. */
export function DropTarget(): ReactNode {
  const { actions } = useApp<Reads>();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hasFile = (e: DragEvent) => e.dataTransfer?.types.includes("Files") ?? false;
    const onOver = (e: DragEvent) => {
      if (!hasFile(e)) return;
      e.preventDefault();
      setOver(true);
    };
    const onLeave = (e: DragEvent) => {
      if (e.relatedTarget === null) setOver(false);
    };
    const onDrop = (e: DragEvent) => {
      if (!hasFile(e)) return;
      e.preventDefault();
      setOver(false);
      const files = [...(e.dataTransfer?.files ?? [])];
      if (files.length > 0) actions.files.open(files);
    };
    const onPaste = (e: ClipboardEvent) => {
      if (e.target instanceof HTMLElement && e.target.matches("input, textarea, select, [contenteditable]")) return;
      const files = [...(e.clipboardData?.files ?? [])];
      const words = e.clipboardData?.getData("text/plain").trim() ?? "";
      if (files.length > 0) actions.files.open(files);
      else if (words !== "") actions.files.openLink(words);
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
