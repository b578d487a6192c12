import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { text } from "./text.ts";
import { readNumber } from "./typed.ts";

interface Props {
  readonly label: string;
  readonly unit: string;
  /** In `unit`. */
  readonly value: number;
  /** Null: the default is meant. */
  readonly onValue: (value: number | null) => void;
  /** By Enter or Escape, or by going elsewhere. */
  readonly onEnd: (byKey: boolean) => void;
}

/** In place of a slider's value: Enter or leaving takes a number with or without its unit, Escape restores. */
export function TypedValue({ label, unit, value, onValue, onEnd }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  const begin = String(Number(value.toPrecision(5)));
  const [draft, setDraft] = useState(begin);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => field.current?.select(), []);
  const end = (byKey: boolean) => {
    // The field's own removal takes the focus away too.
    if (ended.current) return;
    ended.current = true;
    onEnd(byKey);
  };
  /** False where it is no number. */
  const take = (): boolean => {
    const number = readNumber(draft, unit);
    if (number === null && draft.trim() !== "") return false;
    if (draft !== begin) onValue(number);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape" || take()) end(true);
    else setWrong(text.noNumber(draft.trim(), `${begin} ${unit}`.trim()));
  };
  return (
    <>
      <input
        ref={field}
        className="slider-typed"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: a person has just asked for it
        autoFocus
        aria-label={text.typed(label)}
        aria-invalid={wrong !== null}
        aria-describedby={wrong ? id : undefined}
        value={draft}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          setWrong(null);
        }}
        onBlur={() => {
          if (!ended.current) take();
          end(false);
        }}
        onKeyDown={onKeyDown}
      />
      {wrong ? (
        <p id={id} className="slider-wrong small" role="alert">
          {wrong}
        </p>
      ) : null}
    </>
  );
}
