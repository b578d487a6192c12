import type { ReactNode } from "react";
import { LazyFold } from "../../../ui/lazyFold.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { text } from "./text.ts";

/** Loaded when it is opened. */
const PartsCard = lazyPart(() => import("./partsCard.tsx"));

/** Brightness, size and colour of parts, and cuts; folded away. */
export function PartsFold(): ReactNode {
  return (
    <LazyFold title={text.parts.title}>
      <PartsCard />
    </LazyFold>
  );
}
