import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { useSelect } from "../../kit/store.ts";
import type { CompareSlice } from "./state.ts";

/** Loaded with the first comparison. */
const Sides = lazyPart(() => import("./compareSides.tsx"));

/** What each of the two views shows, where there are two. */
export function SidesPlace(): ReactNode {
  const split = useSelect((s: CompareSlice) => s.compare.split);
  return split ? <Sides split={split} /> : null;
}

/** Loaded with the tab that it is in. */
const Group = lazyPart(() => import("./compareGroup.tsx"));

export function ComparePlace(): ReactNode {
  return <Group />;
}
