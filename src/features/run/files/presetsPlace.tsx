import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";

/** Loaded with the tab that it is in. */
const Part = lazyPart(() => import("./presetsGroup.tsx"));

export function PresetsGroup(): ReactNode {
  return <Part />;
}
