import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { SidePanel } from "../../kit/sidePanel.tsx";
import { text } from "./text.ts";

/** Records and plotting library are loaded when they are first looked at. */
const PlotsCard = lazyPart(() => import("./plotsCard.tsx"), <p className="quiet">{text.loading}</p>);

/** What is measured of the galaxies, one plot at a time. */
export function PlotsPanel(): ReactNode {
  return (
    <SidePanel name="plots" title={text.title} className="plots-panel">
      <PlotsCard />
    </SidePanel>
  );
}
