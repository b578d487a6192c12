import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";

/** Loaded with the tab that it is in. */
const Part = lazyPart(() => import("./bookmarksGroup.tsx"));

export function BookmarksGroup(): ReactNode {
  return <Part />;
}
