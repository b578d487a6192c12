import type { KeyboardEvent, ReactNode } from "react";
import type { Circle } from "../../../../fit/images/pair.ts";
import { grouped } from "../../../../language/format.ts";
import { described } from "../../../../ui/tip.ts";
import type { FitPicture } from "../state.ts";
import { text as t } from "./text.ts";

/** A step of the size by a key. */
const GROWTH = 1.15;
export const LEAST_RADIUS = 1;

interface Props {
  readonly number: number;
  readonly circle: Circle;
  readonly picture: FitPicture;
  onChoose(chosen: boolean): void;
  /** Moves its middle by pixels of the photograph. */
  onMove(x: number, y: number): void;
  onSize(radius: number): void;
  onRemove(): void;
  /** How far an arrow key moves things; undefined: another key. */
  moves(key: string): readonly [number, number] | undefined;
}

/** A circle of the photograph that is left out: arrow keys move it, + and - change its size, Delete removes it. */
export function MaskCircle({ number, circle, picture, onChoose, onMove, onSize, onRemove, moves }: Props): ReactNode {
  const [x, y, radius] = circle;
  const { width, height } = picture;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moves(event.key);
    const far = event.shiftKey ? 10 : 1;
    if (by) onMove(far * by[0], far * by[1]);
    else if (event.key === "+" || event.key === "=") onSize(Math.max(radius + 1, radius * GROWTH));
    else if (event.key === "-") onSize(Math.max(LEAST_RADIUS, Math.min(radius - 1, radius / GROWTH)));
    else if (event.key === "Delete" || event.key === "Backspace") onRemove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const said = [x, y, radius].map((value) => grouped(Math.round(value))) as [string, string, string];
  return (
    <button
      type="button"
      className="fit-mask"
      style={{
        left: `${(100 * x) / width}%`,
        top: `${(100 * y) / height}%`,
        width: `${(200 * radius) / width}%`,
        height: `${(200 * radius) / height}%`,
      }}
      aria-label={t.mask.circle(String(number), ...said)}
      {...described(t.mask.keys)}
      onPointerDown={(event) => event.stopPropagation()}
      onFocus={() => onChoose(true)}
      onBlur={() => onChoose(false)}
      onKeyDown={onKeyDown}
    />
  );
}
