import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from "react";
import { significant } from "../language/significant.ts";
import { type ScaleName, shareAt, valueAt } from "./scale.ts";
import { text } from "./text.ts";

interface Props {
  readonly label: string;
  readonly help: string;
  readonly unit?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  readonly scale?: ScaleName;
  readonly whole?: boolean;
  readonly disabled?: boolean;
  readonly show: (value: number) => string;
  /** While it moves. */
  readonly onChange: (value: number) => void;
}

/** Shares of the track that one press of an arrow key and of a page key moves. */
const SMALL = 0.01;
const LARGE = 0.1;

/**
 * A range input whose value is the quantity itself, whatever the scale of its track, so that assistive technology and
 * tests read and set real values. The thumb is drawn by us at the scale's place; pointer and keys move along the scale.
 */
export function Slider(props: Props): ReactNode {
  const { label, help, unit, value, min, max, initial, scale = "linear", whole, disabled, show, onChange } = props;
  const id = useId();
  const dragging = useRef(false);
  const share = shareAt(scale, min, max, value);
  const send = (next: number) => {
    const clean = whole ? Math.round(next) : significant(next, 4);
    const inside = Math.min(max, Math.max(min, clean));
    if (inside !== value) onChange(inside);
  };
  const sendShare = (next: number) => send(valueAt(scale, min, max, next));

  const atPointer = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const thumb = 18;
    sendShare((event.clientX - box.left - thumb / 2) / (box.width - thumb));
  };
  const onPointerDown = (event: PointerEvent<HTMLInputElement>) => {
    if (disabled || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    dragging.current = true;
    atPointer(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move: Record<string, number> = {
      ArrowRight: SMALL,
      ArrowUp: SMALL,
      ArrowLeft: -SMALL,
      ArrowDown: -SMALL,
      PageUp: LARGE,
      PageDown: -LARGE,
      Home: -1,
      End: 1,
    };
    const by = move[event.key];
    if (by === undefined || disabled) return;
    event.preventDefault();
    let next = valueAt(scale, min, max, share + by);
    if (whole && Math.round(next) === value) next = value + Math.sign(by);
    send(next);
  };

  return (
    <div
      className={`slider ${disabled ? "slider-off" : ""}`}
      style={{ "--share": share } as CSSProperties}
      title={help}
    >
      <label htmlFor={id}>{label}</label>
      <button
        type="button"
        className="slider-value"
        disabled={disabled}
        aria-label={`${label}: ${show(value)}, ${text.double}`}
        onDoubleClick={() => onChange(initial)}
        onKeyDown={(e) => e.key === "Enter" && onChange(initial)}
        tabIndex={-1}
      >
        {show(value)}
        {unit ? <small> {unit}</small> : null}
      </button>
      <div className="slider-track">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step="any"
          value={value}
          disabled={disabled}
          aria-valuetext={`${show(value)} ${unit ?? ""}`.trim()}
          aria-describedby={`${id}-help`}
          onChange={(e) => send(e.currentTarget.valueAsNumber)}
          onPointerDown={onPointerDown}
          onPointerMove={(e) => dragging.current && atPointer(e)}
          onPointerUp={() => {
            dragging.current = false;
          }}
          onPointerCancel={() => {
            dragging.current = false;
          }}
          onKeyDown={onKeyDown}
          onDoubleClick={() => onChange(initial)}
        />
        <span className="slider-thumb" aria-hidden="true" />
      </div>
      <span id={`${id}-help`} className="hidden">
        {help}
      </span>
    </div>
  );
}
