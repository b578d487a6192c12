import { type ReactNode, useCallback, useEffect, useState } from "react";
import { described } from "../../../../ui/tip.ts";
import { ToggleButton } from "../../../../ui/toggleButton.tsx";
import { useApp, useSelect } from "../../../kit/store.ts";
import { KIOSK_PACE, type ToursSlice } from "../state.ts";
import { text as tourText } from "../text.ts";
import "./kiosk.css";
import { programmeOf, type Reads as Shown } from "./programme.ts";
import { text as t } from "./text.ts";

type Reads = Shown & ToursSlice;

/** What a page hears of who touches it. */
const TOUCHES = ["pointerdown", "keydown", "wheel"];

/** What is shown now, in large letters; it goes on by itself, a while after the last touch. */
export default function KioskCard(): ReactNode {
  const { store } = useApp<Reads>();
  const seconds = useSelect((s: Reads) => s.tours.kiosk) ?? KIOSK_PACE.default;
  const [programme] = useState(() => programmeOf(store.getState()));
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const now = programme[at]!;
  const next = useCallback(() => setAt((before) => (before + 1) % programme.length), [programme]);
  useEffect(() => now.show(store), [now, store]);
  // Each stop has its own time, and who touches the page has as much again.
  useEffect(() => {
    if (held) return;
    let timer = 0;
    const begin = () => {
      clearTimeout(timer);
      timer = window.setTimeout(next, 1000 * seconds);
    };
    begin();
    for (const touch of TOUCHES) window.addEventListener(touch, begin, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, begin);
    };
  }, [held, seconds, next, at]);
  return (
    <section className="kiosk glass" aria-label={t.title}>
      <h1>{now.title}</h1>
      <p aria-live="polite">{now.words}</p>
      <div className="kiosk-foot">
        <ToggleButton {...t.hold} pressed={held} onChange={setHeld} />
        <button type="button" className="button button-words" {...described(t.next.help)} onClick={next}>
          {t.next.label}
        </button>
        <span className="quiet">{tourText.progress(at + 1, programme.length)}</span>
        <button
          type="button"
          className="button button-words"
          {...described(t.leave.help)}
          onClick={() => store.getState().tours.leaveKiosk()}
        >
          {t.leave.label}
        </button>
      </div>
    </section>
  );
}
