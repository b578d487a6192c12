import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { useSelect } from "../../kit/store.ts";
import type { FilesSlice } from "./state.ts";

type Reads = FilesSlice;

/** Loaded with the first file. */
const OpenedSummary = lazyPart(() => import("./openedSummary.tsx"));

/** The summary of the opened file, where there is one. */
export function OpenedPanel(): ReactNode {
  const opened = useSelect((s: Reads) => s.files.opened);
  const open = useSelect((s: Reads) => s.files.summaryOpen);
  if (!opened || !open) return null;
  return <OpenedSummary opened={opened} />;
}
