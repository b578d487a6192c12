import { type PointerEvent, type ReactNode, useEffect } from "react";
import { useApp, useSelect } from "../../kit/store.ts";
import { type InteractSlice, TRACERS } from "./state.ts";
import "./interact.css";
import { text as t } from "./text.ts";

type Reads = InteractSlice;

/** While it is aimed the sky takes drags that throw, instead of turning: above the picture, below all panels. */
export default function AimSky(): ReactNode {
  const { store, actions } = useApp<Reads>();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      store.getState().interact.setAiming(false);
    };
    // Before the key does anything else.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [store]);
  const paints = useSelect((s: Reads) => s.interact.thrown?.what === TRACERS);
  const { grab, drag, drop } = actions.interact;
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grab(event.clientX, event.clientY);
  };
  return (
    <div
      className="interact-sky"
      onPointerDown={onPointerDown}
      onPointerMove={(event) => event.isPrimary && drag(event.clientX, event.clientY)}
      onPointerUp={(event) => event.isPrimary && drop()}
      onPointerCancel={() => store.getState().interact.setAiming(false)}
    >
      <p className="glass">{paints ? t.brushSky : t.sky}</p>
    </div>
  );
}
