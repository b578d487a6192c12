import { lazy, type ReactNode, Suspense } from "react";
import { useSelect } from "../store.ts";
import type { ToursSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = ToursSlice;

/** Tours are loaded when somebody asks for them. */
const TourCard = lazy(() => import("./tourCard.tsx"));

export function Tours(): ReactNode {
  const open = useSelect((s: Reads) => s.toursOpen);
  if (!open) return null;
  return (
    <Suspense fallback={<p className="quiet">{text.loading}</p>}>
      <TourCard />
    </Suspense>
  );
}
