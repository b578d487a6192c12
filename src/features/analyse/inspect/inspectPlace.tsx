import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";

/** Loaded with the tab that it is in. */
const Part = lazyPart(() => import("./inspectGroup.tsx"));

export function InspectGroup(): ReactNode {
  return <Part />;
}
