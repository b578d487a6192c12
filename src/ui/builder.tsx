import { lazy, type ReactNode, Suspense } from "react";
import { text } from "../state/text.ts";
import { useSelect } from "./context.ts";

/** The builder is loaded when somebody opens it. */
const BuilderPanel = lazy(() => import("./builderPanel.tsx"));

export function BuilderPlace(): ReactNode {
  const open = useSelect((s) => s.builderOpen);
  if (!open) return null;
  return (
    <Suspense fallback={<aside className="builder glass">{text.builder.loading}</aside>}>
      <BuilderPanel />
    </Suspense>
  );
}
