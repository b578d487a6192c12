import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { text as uiText } from "../../../ui/text.ts";
import { useApp, useSelect } from "../../kit/store.ts";
import type { LayoutSlice } from "../../shell/layout/state.ts";
import type { InteractSlice } from "./state.ts";
import { text } from "./text.ts";
import { ThrowCard } from "./throwCard.tsx";

type Reads = InteractSlice & LayoutSlice;

/** Loaded when it is opened. */
const InteractCard = lazyPart(() => import("./interactCard.tsx"), <p className="quiet">{text.loading}</p>);

/** What is added to the run, and done to what is there; all of it where all is seen. */
export function InteractPanel(): ReactNode {
  const { store } = useApp<Reads>();
  const open = useSelect((s: Reads) => s.layout.side === "interact");
  const study = useSelect((s: Reads) => s.layout.level === "study");
  if (!open) return null;
  return (
    <aside className="truth glass" aria-label={text.title}>
      <div className="dialog-head">
        <h2>{text.title}</h2>
        <button
          type="button"
          className="button"
          aria-label={uiText.close}
          onClick={() => store.getState().layout.toggleSide("interact")}
        >
          <Icon name="close" />
        </button>
      </div>
      <ThrowCard />
      {study ? (
        <InteractCard />
      ) : (
        <details className="fold">
          <summary>{text.all}</summary>
          <InteractCard />
        </details>
      )}
    </aside>
  );
}
