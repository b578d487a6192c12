import { lazy, type ReactNode, Suspense } from "react";
import { useSelect } from "../store.ts";
import { text } from "../text.ts";
import type { BuilderSlice } from "./state.ts";

type Reads = BuilderSlice;

/** The builder is loaded when somebody opens it. */
const BuilderPanel = lazy(() => import("./panel.tsx"));

export function BuilderPlace(): ReactNode {
  const open = useSelect((s: Reads) => s.builderOpen);
  if (!open) return null;
  return (
    <Suspense fallback={<aside className="builder glass">{text.builder.loading}</aside>}>
      <BuilderPanel />
    </Suspense>
  );
}
