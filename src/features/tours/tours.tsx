import { lazy, type ReactNode, Suspense } from "react";
import { useSelect } from "../context.ts";
import { text } from "./text.ts";

/** Tours are loaded when somebody asks for them. */
const TourCard = lazy(() => import("./tourCard.tsx"));

export function Tours(): ReactNode {
  const open = useSelect((s) => s.toursOpen);
  if (!open) return null;
  return (
    <Suspense fallback={<p className="quiet">{text.loading}</p>}>
      <TourCard />
    </Suspense>
  );
}
