import { lazy, type ReactNode, Suspense } from "react";
import { useSelect } from "../store.ts";
import type { BuilderSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = BuilderSlice;

/** The builder is loaded when somebody opens it. */
const BuilderPanel = lazy(() => import("./panel.tsx"));

export function BuilderPlace(): ReactNode {
  const open = useSelect((s: Reads) => s.builderOpen);
  if (!open) return null;
  return (
    <Suspense fallback={<aside className="builder glass">{text.loading}</aside>}>
      <BuilderPanel />
    </Suspense>
  );
}
