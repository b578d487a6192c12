import { type ReactNode, useId } from "react";
import { tip } from "./tip.ts";
import { useDraft } from "./useDraft.ts";

interface Props {
  readonly label: string;
  readonly help: string;
  /** Null: none yet, the field is empty. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A whole number that is taken when the field is left or Enter is pressed. */
export function NumberField({ label, help, value, min, max, disabled, onChange }: Props): ReactNode {
  const id = useId();
  const shown = value === null ? "" : String(value);
  const fits = (words: string) => {
    const next = Number(words);
    return words.trim() !== "" && Number.isInteger(next) && next >= min && next <= max;
  };
  const draft = useDraft(shown, fits, (words) => {
    // 7.0 is 7 too.
    if (Number(words) !== value) onChange(Number(words));
  });
  return (
    <div className="number" {...tip(help)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        aria-describedby={`${id}-help`}
        {...draft}
      />
      <span id={`${id}-help`} className="hidden">
        {help}
      </span>
    </div>
  );
}
