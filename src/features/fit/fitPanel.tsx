import type { ReactNode } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import type { SideSlice } from "../panels.ts";
import { useSelect } from "../store.ts";
import { text } from "./text.ts";

/** Loaded when somebody looks. */
const FitCard = lazyPart(() => import("./fitCard/fitCard.tsx"));

/** A photograph, and the encounters that look like it. */
export function FitPanel(): ReactNode {
  const open = useSelect((s: SideSlice) => s.side === "fit");
  if (!open) return null;
  return (
    <aside className="truth fit-panel glass" aria-label={text.label}>
      <h2>{text.label}</h2>
      <FitCard />
    </aside>
  );
}
