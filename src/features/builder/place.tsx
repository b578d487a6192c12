import { lazy, type ReactNode, Suspense } from "react";
import { useSelect } from "../context.ts";
import { text } from "./text.ts";

/** The builder is loaded when somebody opens it. */
const BuilderPanel = lazy(() => import("./panel.tsx"));

export function BuilderPlace(): ReactNode {
  const open = useSelect((s) => s.builderOpen);
  if (!open) return null;
  return (
    <Suspense fallback={<aside className="builder glass">{text.loading}</aside>}>
      <BuilderPanel />
    </Suspense>
  );
}
