import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { significant } from "../language/significant.ts";
import { type ScaleName, shareAt, valueAt } from "./scale.ts";
import { scaled } from "./scaled.ts";
import { text } from "./text.ts";
import { tip } from "./tip.ts";
import { TypedValue } from "./typedValue.tsx";

interface Props {
  readonly label: string;
  readonly help: string;
  readonly unit?: string;
  /** What `unit` means: a value of 1 is read as `factor` of it. */
  readonly factor?: number;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  readonly scale?: ScaleName;
  readonly whole?: boolean;
  readonly disabled?: boolean;
  /** The value is a place, not a quantity: it can't be typed. */
  readonly untyped?: boolean;
  readonly show: (value: number) => string;
  /** While it moves. */
  readonly onChange: (value: number) => void;
}

/** Shares of the track that one press of an arrow key and of a page key moves. */
const SMALL = 0.01;
const LARGE = 0.1;

const MOVES: Readonly<Record<string, number>> = {
  ArrowRight: SMALL,
  ArrowUp: SMALL,
  ArrowLeft: -SMALL,
  ArrowDown: -SMALL,
  PageUp: LARGE,
  PageDown: -LARGE,
  Home: -1,
  End: 1,
};

/**
 * A range input whose value is the quantity itself, whatever the scale of its track, so that assistive technology and
 * tests read and set real values. The thumb is drawn by us at the scale's place; pointer and keys move along the scale.
 */
export function Slider(props: Props): ReactNode {
  const { label, help, unit = "", value, min, max, initial, scale = "linear", whole, disabled, show, onChange } = props;
  const { untyped = false, factor = 1 } = props;
  const id = useId();
  const range = useRef<HTMLInputElement>(null);
  const dragging = useRef(false);
  const [typing, setTyping] = useState(false);
  const share = shareAt(scale, min, max, value);
  const send = (next: number) => {
    const clean = whole ? Math.round(next) : significant(next, 4);
    const inside = Math.min(max, Math.max(min, clean));
    if (inside !== value) onChange(inside);
  };
  const sendShare = (next: number) => send(valueAt(scale, min, max, next));

  const atPointer = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const thumb = scaled(18);
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
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = MOVES[event.key];
    if (by !== undefined) {
      let next = valueAt(scale, min, max, share + by);
      if (whole && Math.round(next) === value) next = value + Math.sign(by);
      send(next);
    } else if (event.key === "Delete" || event.key === "Backspace") onChange(initial);
    else if (event.key === "Enter" && !untyped) setTyping(true);
    else return;
    event.preventDefault();
  };

  const shown = (
    <>
      {show(value)}
      {unit ? <small> {unit}</small> : null}
    </>
  );
  return (
    <div
      className={`slider ${disabled ? "slider-off" : ""}`}
      style={{ "--share": share } as CSSProperties}
      {...tip(`${help} ${untyped ? text.sliderKeysOnly : text.sliderKeys}`)}
    >
      <label htmlFor={id}>{label}</label>
      {untyped ? (
        <span className="slider-value">{shown}</span>
      ) : typing ? (
        <TypedValue
          label={label}
          unit={unit}
          value={value * factor}
          onValue={(next) => (next === null ? onChange(initial) : send(next / factor))}
          onEnd={(byKey) => {
            setTyping(false);
            if (byKey) range.current?.focus();
          }}
        />
      ) : (
        <button
          type="button"
          className="slider-value"
          disabled={disabled}
          aria-label={text.value(label, `${show(value)} ${unit}`.trim())}
          onClick={() => setTyping(true)}
          // The slider's own Enter does the same: one tab stop a slider.
          tabIndex={-1}
        >
          {shown}
        </button>
      )}
      <div className="slider-track">
        <input
          ref={range}
          id={id}
          type="range"
          min={min}
          max={max}
          step="any"
          value={value}
          disabled={disabled}
          aria-valuetext={`${show(value)} ${unit}`.trim()}
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
        {help} {untyped ? text.sliderKeysOnly : text.sliderKeys}
      </span>
    </div>
  );
}
