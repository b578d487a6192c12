import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Pixel } from "../../../../fit/images/pair.ts";
import { grouped } from "../../../../language/format.ts";
import { described } from "../../../../ui/tip.ts";
import { useApp, useSelect } from "../../../kit/store.ts";
import type { FitPicture, FitSlice } from "../state.ts";
import { LEAST_RADIUS, MaskCircle } from "./maskCircle.tsx";
import { text as t } from "./text.ts";

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const movesOf = (key: string) => MOVES[key];

/** A new mask's radius over the photograph's shorter side. */
const FRESH = 0.05;

/** The photograph with both centres on it, and what is masked: a click puts the nearer centre there, or the chosen mask; arrow keys move one. */
export function TargetPicture({
  picture,
  still,
}: {
  readonly picture: FitPicture;
  readonly still: boolean;
}): ReactNode {
  const { store } = useApp<FitSlice>();
  const { centres, masks } = useSelect((s: FitSlice) => s.fit.fitPair);
  const [chosen, setChosen] = useState<number | null>(null);
  const drawn = useRef<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const fresh = useRef(false);
  const { width, height, url, name } = picture;
  const inside = (x: number, y: number): Pixel => [
    Math.min(width - 1, Math.max(0, x)),
    Math.min(height - 1, Math.max(0, y)),
  ];
  const put = (k: 0 | 1, [x, y]: Pixel) => {
    const to = inside(x, y);
    store.getState().fit.setFitPair({ centres: k === 0 ? [to, centres[1]] : [centres[0], to] });
  };
  const setMask = (k: number, x: number, y: number, radius: number) => {
    const circle = [...inside(x, y), Math.min(radius, width + height)] as const;
    store.getState().fit.setFitPair({ masks: masks.map((one, i) => (i === k ? circle : one)) });
  };
  const pixelAt = (event: PointerEvent<HTMLElement>): Pixel => {
    const { left, top, width: wide, height: high } = event.currentTarget.getBoundingClientRect();
    return [((event.clientX - left) / wide) * width, ((event.clientY - top) / high) * height];
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const at = pixelAt(event).map(Math.round) as [number, number];
    const circle = chosen === null ? undefined : masks[chosen];
    if (circle && chosen !== null) {
      event.currentTarget.setPointerCapture(event.pointerId);
      drawn.current = chosen;
      setMask(chosen, ...at, circle[2]);
      return;
    }
    const away = centres.map(([x, y]) => Math.hypot(x - at[0], y - at[1]));
    put(away[0]! <= away[1]! ? 0 : 1, at);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const circle = drawn.current === null ? undefined : masks[drawn.current];
    if (!circle || drawn.current === null) return;
    const [x, y] = pixelAt(event);
    const radius = Math.hypot(x - circle[0], y - circle[1]);
    // A hand that shakes at a click draws nothing.
    if (radius > 0.02 * Math.min(width, height)) setMask(drawn.current, circle[0], circle[1], Math.round(radius));
  };
  const onKeyDown = (k: 0 | 1) => (event: KeyboardEvent) => {
    const by = movesOf(event.key);
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 10 : 1;
    put(k, [centres[k][0] + far * by[0], centres[k][1] + far * by[1]]);
  };
  useEffect(() => {
    if (!fresh.current || masks.length === 0) return;
    fresh.current = false;
    [...box.current!.querySelectorAll<HTMLElement>(".fit-mask")].at(-1)?.focus();
  }, [masks.length]);
  return (
    <figure className="fit-picture">
      <div
        ref={box}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onLostPointerCapture={() => {
          drawn.current = null;
        }}
      >
        <img src={url} alt={name} draggable={false} />
        <div className="fit-masks">
          {masks.map((circle, k) => (
            <MaskCircle
              // A place in the list, whichever circle is there now.
              key={`mask ${k}`}
              number={k + 1}
              circle={circle}
              picture={picture}
              moves={movesOf}
              onChoose={(is) => setChosen(is ? k : null)}
              onMove={(x, y) => setMask(k, circle[0] + x, circle[1] + y, circle[2])}
              onSize={(radius) => setMask(k, circle[0], circle[1], radius)}
              onRemove={() => {
                add.current?.focus();
                store.getState().fit.setFitPair({ masks: masks.filter((_, i) => i !== k) });
              }}
            />
          ))}
        </div>
        {([0, 1] as const).map((k) => (
          <button
            key={k}
            type="button"
            className="fit-centre"
            style={{ left: `${(100 * centres[k][0]) / width}%`, top: `${(100 * centres[k][1]) / height}%` }}
            aria-label={t.centre(t.centres[k]!, grouped(Math.round(centres[k][0])), grouped(Math.round(centres[k][1])))}
            {...described(t.centreKeys)}
            onKeyDown={onKeyDown(k)}
          >
            {k + 1}
          </button>
        ))}
      </div>
      <figcaption className="quiet small">{chosen === null ? t.place : t.mask.place}</figcaption>
      {still ? null : (
        <button
          ref={add}
          type="button"
          className="button button-words"
          {...described(t.mask.help)}
          onClick={() => {
            fresh.current = true;
            const radius = Math.max(LEAST_RADIUS, Math.round(FRESH * Math.min(width, height)));
            const middle = [Math.round(width / 2), Math.round(height / 2), radius] as const;
            store.getState().fit.setFitPair({ masks: [...masks, middle] });
          }}
        >
          <span>{t.mask.label}</span>
        </button>
      )}
    </figure>
  );
}
