import type { ReactNode } from "react";
import { text } from "../state/text.ts";
import { useApp } from "./context.ts";

/** The browser's file picker behind «Open file»; out of sight, but always there. */
export function FileInput(): ReactNode {
  const { host } = useApp();
  return (
    <input
      id="open-file"
      className="hidden"
      type="file"
      tabIndex={-1}
      aria-label={text.fileInput}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        if (file) host.openFile(file);
        event.currentTarget.value = "";
      }}
    />
  );
}
