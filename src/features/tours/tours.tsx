import type { ReactNode } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { useSelect } from "../store.ts";
import type { ToursSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = ToursSlice;

/** Tours are loaded when somebody asks for them. */
const TourCard = lazyPart(() => import("./tourCard.tsx"), <p className="quiet">{text.loading}</p>);

export function Tours(): ReactNode {
  const open = useSelect((s: Reads) => s.toursOpen);
  if (!open) return null;
  return <TourCard />;
}
