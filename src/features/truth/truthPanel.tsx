import type { ReactNode } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import type { SideSlice } from "../panels.ts";
import { useSelect } from "../store.ts";
import { text } from "./text.ts";

/** Numbers and their verdict are loaded when they are first looked at. */
const TruthCard = lazyPart(() => import("./truthCard.tsx"));

/** The panel of accuracy. */
export function TruthPanel(): ReactNode {
  const open = useSelect((s: SideSlice) => s.side === "truth");
  if (!open) return null;
  return (
    <aside className="truth glass" aria-label={text.title}>
      <h2>{text.title}</h2>
      <TruthCard />
    </aside>
  );
}
