import type { ReactNode } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import type { SideSlice } from "../panels.ts";
import { useSelect } from "../store.ts";
import { text } from "./text.ts";

/** Choices, table and plotting library are loaded when somebody looks. */
const RaceCard = lazyPart(() => import("./raceCard.tsx"), <p className="quiet">{text.loading}</p>);

/** Who takes part in a race, and how it came out. */
export function RacePanel(): ReactNode {
  const open = useSelect((s: SideSlice) => s.side === "race");
  if (!open) return null;
  return (
    <aside className="truth race-panel glass" aria-label={text.title}>
      <h2>{text.title}</h2>
      <RaceCard />
    </aside>
  );
}
