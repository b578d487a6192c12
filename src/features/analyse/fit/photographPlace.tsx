import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { useSelect } from "../../kit/store.ts";
import type { FitSlice } from "./state.ts";

const Photograph = lazyPart(() => import("./fitCard/photograph.tsx"));

/** The photograph over the sky, below all panels, once there is a run for it. */
export function PhotographPlace(): ReactNode {
  return useSelect((s: FitSlice) => s.fit.fitOverlay !== null) ? <Photograph /> : null;
}
