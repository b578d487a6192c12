import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { SidePanel } from "../../kit/sidePanel.tsx";
import { text } from "./text.ts";

/** Numbers and their verdict are loaded when they are first looked at. */
const AccuracyCard = lazyPart(() => import("./accuracyCard.tsx"));

/** The panel of accuracy. */
export function AccuracyPanel(): ReactNode {
  return (
    <SidePanel name="accuracy" title={text.title}>
      <AccuracyCard />
    </SidePanel>
  );
}
