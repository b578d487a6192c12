import { lazy, type ReactNode, Suspense, useState } from "react";
import { text } from "./text.ts";

/** Loaded when somebody opens it. */
const PartsCard = lazy(() => import("./partsCard.tsx"));

/** Brightness, size and colour of parts, and cuts; folded away. */
export function PartsFold(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.parts.title}</summary>
      {open ? (
        <Suspense fallback={null}>
          <PartsCard />
        </Suspense>
      ) : null}
    </details>
  );
}
