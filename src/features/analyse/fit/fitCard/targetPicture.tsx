import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import type { Pixel } from "../../../../fit/images/target.ts";
import { grouped } from "../../../../language/format.ts";
import { described } from "../../../../ui/tip.ts";
import { useApp, useSelect } from "../../../kit/store.ts";
import type { FitPicture, FitSlice } from "../state.ts";
import { text as t } from "./text.ts";

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The photograph with both centres on it: a click puts the nearer one there, arrow keys move one. */
export function TargetPicture({ picture }: { readonly picture: FitPicture }): ReactNode {
  const { store } = useApp<FitSlice>();
  const { centres } = useSelect((s: FitSlice) => s.fitPair);
  const { width, height, url, name } = picture;
  const put = (k: 0 | 1, [x, y]: Pixel) => {
    const inside: Pixel = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
    store.getState().setFitPair({ centres: k === 0 ? [inside, centres[1]] : [centres[0], inside] });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at: Pixel = [
      Math.round(((event.clientX - box.left) / box.width) * width),
      Math.round(((event.clientY - box.top) / box.height) * height),
    ];
    const away = centres.map(([x, y]) => Math.hypot(x - at[0], y - at[1]));
    put(away[0]! <= away[1]! ? 0 : 1, at);
  };
  const onKeyDown = (k: 0 | 1) => (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 10 : 1;
    put(k, [centres[k][0] + far * by[0], centres[k][1] + far * by[1]]);
  };
  return (
    <figure className="fit-picture">
      <div onPointerDown={onPointerDown}>
        <img src={url} alt={name} draggable={false} />
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
      <figcaption className="quiet small">{t.place}</figcaption>
    </figure>
  );
}
