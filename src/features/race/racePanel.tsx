import type { ReactNode } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { SidePanel } from "../sidePanel.tsx";
import { text } from "./text.ts";

/** Choices, table and plotting library are loaded when they are first looked at. */
const RaceCard = lazyPart(() => import("./raceCard.tsx"), <p className="quiet">{text.loading}</p>);

/** Who takes part in a race, and how it came out. */
export function RacePanel(): ReactNode {
  return (
    <SidePanel name="race" title={text.title} className="race-panel">
      <RaceCard />
    </SidePanel>
  );
}
