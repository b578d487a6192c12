import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { useSelect } from "../../kit/store.ts";
import type { AppearanceSlice } from "./state.ts";

/** Loaded when a map is shown. */
const DensityLegend = lazyPart(() => import("./densityLegend.tsx"));

/** What the colours of a map stand for; nothing while light is shown. */
export function MapLegend(): ReactNode {
  const map = useSelect((s: AppearanceSlice) => s.appearance.view.shows !== "light");
  return map ? <DensityLegend /> : null;
}
