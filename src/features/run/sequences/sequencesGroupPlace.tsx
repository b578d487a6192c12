import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";

/** Loaded with the tab that it is in. */
const Part = lazyPart(() => import("./sequencesGroup.tsx"));

export function SequencesGroup(): ReactNode {
  return <Part />;
}
