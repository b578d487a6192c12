import { lazy, type ReactNode, Suspense } from "react";
import { useSelect } from "../store.ts";
import type { PlotsSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = PlotsSlice;

/** Records and plotting library are loaded when somebody looks. */
const PlotsCard = lazy(() => import("./plotsCard.tsx"));

/** What is measured of the galaxies, one plot at a time. */
export function PlotsPanel(): ReactNode {
  const open = useSelect((s: Reads) => s.plotsOpen);
  if (!open) return null;
  return (
    <aside className="truth plots-panel glass" aria-label={text.title}>
      <h2>{text.title}</h2>
      <Suspense fallback={<p className="quiet">{text.loading}</p>}>
        <PlotsCard />
      </Suspense>
    </aside>
  );
}
