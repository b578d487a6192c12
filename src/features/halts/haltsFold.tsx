import { lazy, type ReactNode, Suspense, useState } from "react";
import { Group } from "../../ui/group.tsx";
import { text } from "./text.ts";

/** Loaded when somebody opens it. */
const HaltsCard = lazy(() => import("./haltsCard.tsx"));

/** Moments at which the run pauses by itself; folded away. */
export function HaltsFold(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <Group title={text.title}>
      <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{text.when}</summary>
        {open ? (
          <Suspense fallback={null}>
            <HaltsCard />
          </Suspense>
        ) : null}
      </details>
    </Group>
  );
}
