import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { SidePanel } from "../../kit/sidePanel.tsx";
import { text } from "./text.ts";

/** Loaded when it is first opened. */
const FitCard = lazyPart(() => import("./fitCard/fitCard.tsx"));

/** A photograph, and the encounters that look like it. */
export function FitPanel(): ReactNode {
  return (
    <SidePanel name="fit" title={text.label} className="fit-panel">
      <FitCard />
    </SidePanel>
  );
}
