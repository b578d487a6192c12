import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { useApp } from "../../kit/store.ts";
import type { ToursSlice } from "./state.ts";
import { text as t } from "./text.ts";

interface Props {
  readonly title: string;
  /** What closes it is called so. */
  readonly end: string;
  readonly children: ReactNode;
}

/** The card of tours and lessons. The sky is centred in what it leaves free. */
export function Card({ title, end, children }: Props): ReactNode {
  const { store } = useApp<ToursSlice>();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const { setCardHeight } = store.getState().tours;
    const shape = new ResizeObserver(([entry]) => setCardHeight(Math.round(entry!.borderBoxSize[0]!.blockSize)));
    shape.observe(box.current!);
    return () => {
      shape.disconnect();
      setCardHeight(0);
    };
  }, [store]);
  return (
    <section ref={box} className="tour glass" aria-label={t.title}>
      <div className="dialog-head">
        <h2>{title}</h2>
        <button type="button" className="button" aria-label={end} onClick={() => store.getState().tours.toggleTours()}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  );
}
