import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { text as uiText } from "../../ui/text.ts";
import type { LayoutSlice } from "../layout/state.ts";
import { useApp, useSelect } from "../store.ts";
import type { HandsSlice } from "./state.ts";
import { text } from "./text.ts";
import { ThrowCard } from "./throwCard.tsx";

type Reads = HandsSlice & LayoutSlice;

/** Loaded when somebody opens it. */
const HandsCard = lazyPart(() => import("./handsCard.tsx"), <p className="quiet">{text.loading}</p>);

/** What is added to the run, and done to what is there; all of it where all is seen. */
export function HandsPanel(): ReactNode {
  const { store } = useApp<Reads>();
  const open = useSelect((s: Reads) => s.side === "hands");
  const study = useSelect((s: Reads) => s.level === "study");
  if (!open) return null;
  return (
    <aside className="truth glass" aria-label={text.title}>
      <div className="dialog-head">
        <h2>{text.title}</h2>
        <button
          type="button"
          className="button"
          aria-label={uiText.close}
          onClick={() => store.getState().toggleSide("hands")}
        >
          <Icon name="close" />
        </button>
      </div>
      <ThrowCard />
      {study ? (
        <HandsCard />
      ) : (
        <details className="fold">
          <summary>{text.all}</summary>
          <HandsCard />
        </details>
      )}
    </aside>
  );
}
