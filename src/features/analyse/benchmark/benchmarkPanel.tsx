import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { SidePanel } from "../../kit/sidePanel.tsx";
import { text } from "./text.ts";

/** Choices, table and plotting library are loaded when they are first looked at. */
const BenchmarkCard = lazyPart(() => import("./benchmarkCard.tsx"), <p className="quiet">{text.loading}</p>);

/** Who takes part in a race, and how it came out. */
export function BenchmarkPanel(): ReactNode {
  return (
    <SidePanel name="benchmark" title={text.title} className="race-panel">
      <BenchmarkCard />
    </SidePanel>
  );
}
