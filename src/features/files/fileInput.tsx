import type { ReactNode } from "react";
import { useApp } from "../context.ts";
import { text } from "../text.ts";

/** The browser's file picker behind «Open file»; out of sight, but always there. */
export function FileInput(): ReactNode {
  const { actions } = useApp();
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
