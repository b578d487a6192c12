import { lazy, type ReactNode, Suspense } from "react";
import { useSelect } from "../store.ts";
import type { RulerSlice } from "./state.ts";

const SkyRuler = lazy(() => import("./sky/skyRuler.tsx"));

/** What is laid on the sky, below all panels. */
export function SkyPlace(): ReactNode {
  const tool = useSelect((s: RulerSlice) => s.skyTool);
  return tool ? (
    <Suspense fallback={null}>
      <SkyRuler key={tool} tool={tool} />
    </Suspense>
  ) : null;
}
