import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { fixed, rounded } from "../../../../language/format.ts";
import { described } from "../../../../ui/tip.ts";
import { useApp, useQuantity, useSelect } from "../../../kit/store.ts";
import { angleAt, apart, type RulerSlice, type SkyPoint, type SkyTool } from "../state.ts";
import "./sky.css";
import { text as t } from "./text.ts";

type Reads = RulerSlice;

/** Pixels that an arrow key moves a point, and with the Shift key. */
const SMALL = 1;
const LARGE = 10;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where points begin: shares of the page's width and height from its middle. */
const BEGIN: Readonly<Record<SkyTool, readonly (readonly [number, number])[]>> = {
  ruler: [
    [-0.15, 0],
    [0.15, 0],
  ],
  protractor: [
    [0.15, 0],
    [-0.1, 0],
    [0.1, -0.2],
  ],
};

/** Points that are dragged or moved by keys, the lines between them, and what they measure. */
export default function SkyRuler({ tool }: { readonly tool: SkyTool }): ReactNode {
  const { store } = useApp<Reads>();
  const pixel = useSelect((s: Reads) => s.ruler.skyPixel);
  const length = useQuantity("length");
  const [points, setPoints] = useState<readonly SkyPoint[]>(() =>
    BEGIN[tool].map(([x, y]) => ({ x: Math.round((0.42 + x) * innerWidth), y: Math.round((0.5 + y) * innerHeight) })),
  );
  const move = (k: number, { x, y }: SkyPoint) => {
    const inside = { x: Math.min(innerWidth, Math.max(0, x)), y: Math.min(innerHeight, Math.max(0, y)) };
    setPoints((before) => before.map((point, j) => (j === k ? inside : point)));
  };
  const [a, b, c] = points;
  const reading =
    tool === "ruler"
      ? t.length(pixel === null ? "–" : `${rounded(apart(a!, b!) * pixel * length.factor)} ${length.unit}`)
      : t.angle(fixed(angleAt(a!, b!, c!), 1));
  const names = tool === "ruler" ? t.ends : t.arms;
  const middle = tool === "ruler" ? { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 } : b!;
  const onKeyDown = (k: number) => (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (event.key === "Escape") store.getState().ruler.toggleSkyTool(tool);
    else if (by) {
      const far = event.shiftKey ? LARGE : SMALL;
      move(k, { x: points[k]!.x + far * by[0], y: points[k]!.y + far * by[1] });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.isPrimary && event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (k: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(k, { x: event.clientX, y: event.clientY });
  };
  return (
    <div className="sky-ruler">
      <svg aria-hidden="true">
        <polyline className="sky-ruler-edge" points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      </svg>
      {points.map((point, k) => (
        <button
          key={names[k]}
          type="button"
          className="sky-point"
          style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
          aria-label={t.handle(names[k]!, reading)}
          {...described(t.keys)}
          onKeyDown={onKeyDown(k)}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove(k)}
        />
      ))}
      <output className="sky-reading glass" style={{ transform: `translate(${middle.x}px, ${middle.y}px)` }}>
        {reading}
      </output>
    </div>
  );
}
