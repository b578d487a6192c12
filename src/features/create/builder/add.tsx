import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { described } from "../../../ui/tip.ts";
import { useApp, useSelect } from "../../kit/store.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { BuilderSlice } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = BuilderSlice & PlaySlice;

/** CSS pixels by which the button is pulled before a galaxy hangs on the pointer. */
const PULL = 14;

/** Which galaxy to add, and the button that adds it: pressed, or dragged into the sky. */
export function AddGalaxy({ full }: { full: boolean }): ReactNode {
  const { actions } = useApp<Reads>();
  const names = useSelect((s: Reads) => s.builder.builder.models);
  const scenarios = useSelect((s: Reads) => s.play.scenarios);
  const [model, setModel] = useState("small-disc");
  const drag = useRef<{ x: number; y: number; on: boolean } | null>(null);
  /** A press that became a drag is no press. */
  const dragged = useRef(false);
  if (full) return <p className="quiet small">{t.full}</p>;
  const options = names.map((value) => ({ value, label: scenarios.find((s) => s.name === value)?.title ?? value }));

  const onPointerMove = (event: PointerEvent) => {
    const from = drag.current;
    if (!from) return;
    const { clientX: x, clientY: y } = event;
    if (from.on) return actions.builder.drag(x, y);
    if (Math.hypot(x - from.x, y - from.y) < PULL) return;
    // Only over the sky: behind the panel it is not seen where it goes.
    if (document.elementsFromPoint(x, y).some((e) => e.closest(".builder"))) return;
    from.on = dragged.current = true;
    actions.builder.grab(model, x, y);
  };
  const end = () => {
    if (drag.current?.on) actions.builder.drop();
    drag.current = null;
  };
  return (
    <div className="builder-add">
      <Select {...t.addModel} value={model} options={options} onChange={setModel} />
      <button
        type="button"
        className="button button-words"
        aria-label={t.add}
        {...described(t.addHelp)}
        onPointerDown={(e) => {
          dragged.current = false;
          drag.current = { x: e.clientX, y: e.clientY, on: false };
          e.currentTarget.setPointerCapture(e.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={(e) => {
          // A key's click has no count.
          if (e.detail === 0 || !dragged.current) actions.builder.add(model);
        }}
      >
        <Icon name="add" />
        <span>{t.add}</span>
      </button>
    </div>
  );
}
