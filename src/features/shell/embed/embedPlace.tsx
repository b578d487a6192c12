import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";

/** Loaded where the page is embedded. */
const Part = lazyPart(() => import("./embedBar.tsx"));

export function EmbedBar(): ReactNode {
  return <Part />;
}
