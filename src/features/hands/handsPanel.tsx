import type { ReactNode } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { useSelect } from "../store.ts";
import type { HandsSlice } from "./state.ts";
import { text } from "./text.ts";

/** Loaded when somebody opens it. */
const HandsCard = lazyPart(() => import("./handsCard.tsx"), <p className="quiet">{text.loading}</p>);

/** What is added to the run, and done to what is there. */
export function HandsPanel(): ReactNode {
  const open = useSelect((s: HandsSlice) => s.handsOpen);
  if (!open) return null;
  return (
    <aside className="truth glass" aria-label={text.title}>
      <h2>{text.title}</h2>
      <HandsCard />
    </aside>
  );
}
