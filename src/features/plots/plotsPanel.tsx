import type { ReactNode } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import type { SideSlice } from "../panels.ts";
import { useSelect } from "../store.ts";
import { text } from "./text.ts";

/** Records and plotting library are loaded when somebody looks. */
const PlotsCard = lazyPart(() => import("./plotsCard.tsx"), <p className="quiet">{text.loading}</p>);

/** What is measured of the galaxies, one plot at a time. */
export function PlotsPanel(): ReactNode {
  const open = useSelect((s: SideSlice) => s.side === "plots");
  if (!open) return null;
  return (
    <aside className="truth plots-panel glass" aria-label={text.title}>
      <h2>{text.title}</h2>
      <PlotsCard />
    </aside>
  );
}
