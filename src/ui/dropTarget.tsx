import { type ReactNode, useEffect, useState } from "react";
import { text } from "../state/text.ts";
import { useApp } from "./context.ts";

/** A file dropped anywhere is opened. */
export function DropTarget(): ReactNode {
  const { host } = useApp();
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
      const file = e.dataTransfer?.files[0];
      if (file) host.openFile(file);
    };
    window.addEventListener("dragover", onOver);
    window.addEventListener("dragleave", onLeave);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("dragover", onOver);
      window.removeEventListener("dragleave", onLeave);
      window.removeEventListener("drop", onDrop);
    };
  }, [host]);
  return over ? <div className="drop">{text.drop}</div> : null;
}
