import { lazy, type ReactNode } from "react";
import { LazyFold } from "../../ui/lazyFold.tsx";
import { text } from "./text.ts";

/** Loaded when somebody opens it. */
const PartsCard = lazy(() => import("./partsCard.tsx"));

/** Brightness, size and colour of parts, and cuts; folded away. */
export function PartsFold(): ReactNode {
  return (
    <LazyFold title={text.parts.title}>
      <PartsCard />
    </LazyFold>
  );
}
