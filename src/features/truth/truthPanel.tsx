import type { ReactNode } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { SidePanel } from "../sidePanel.tsx";
import { text } from "./text.ts";

/** Numbers and their verdict are loaded when they are first looked at. */
const TruthCard = lazyPart(() => import("./truthCard.tsx"));

/** The panel of accuracy. */
export function TruthPanel(): ReactNode {
  return (
    <SidePanel name="truth" title={text.title}>
      <TruthCard />
    </SidePanel>
  );
}
