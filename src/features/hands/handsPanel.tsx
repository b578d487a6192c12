import { lazy, type ReactNode, Suspense } from "react";
import { useSelect } from "../store.ts";
import type { HandsSlice } from "./state.ts";
import { text } from "./text.ts";

/** Loaded when somebody opens it. */
const HandsCard = lazy(() => import("./handsCard.tsx"));

/** What is added to the run, and done to what is there. */
export function HandsPanel(): ReactNode {
  const open = useSelect((s: HandsSlice) => s.handsOpen);
  if (!open) return null;
  return (
    <aside className="truth glass" aria-label={text.title}>
      <h2>{text.title}</h2>
      <Suspense fallback={<p className="quiet">{text.loading}</p>}>
        <HandsCard />
      </Suspense>
    </aside>
  );
}
