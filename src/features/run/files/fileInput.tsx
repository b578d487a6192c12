import type { ReactNode } from "react";
import { useApp } from "../../kit/store.ts";
import { text } from "./text.ts";

type Reads = unknown;

/** The browser's file picker behind “Open file”; out of sight, but always there. */
export function FileInput(): ReactNode {
  const { actions } = useApp<Reads>();
  return (
    <input
      id="open-file"
      className="hidden"
      type="file"
      multiple
      tabIndex={-1}
      aria-label={text.fileInput}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])];
        if (files.length > 0) actions.files.open(files);
        event.currentTarget.value = "";
      }}
    />
  );
}
