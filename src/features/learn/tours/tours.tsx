import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { useSelect } from "../../kit/store.ts";
import type { ToursSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = ToursSlice;

/** Tours are loaded when they are asked for. */
const TourCard = lazyPart(() => import("./tourCard.tsx"), <p className="quiet">{text.loading}</p>);

const LessonCard = lazyPart(() => import("./lessons/lessonCard.tsx"), <p className="quiet">{text.loading}</p>);

export function Tours(): ReactNode {
  const open = useSelect((s: Reads) => s.tours.toursOpen);
  const lesson = useSelect((s: Reads) => s.tours.lesson);
  if (!open) return null;
  return lesson === null ? <TourCard /> : <LessonCard name={lesson} />;
}
