import { type ReactNode, useEffect, useId, useState } from "react";

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
  const [draft, setDraft] = useState(shown);
  useEffect(() => setDraft(shown), [shown]);
  const take = () => {
    const next = Number(draft);
    if (draft.trim() !== "" && Number.isInteger(next) && next >= min && next <= max) {
      if (next !== value) onChange(next);
    } else setDraft(shown);
  };
  return (
    <div className="number" title={help}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        step={1}
        value={draft}
        disabled={disabled}
        onChange={(e) => setDraft(e.currentTarget.value)}
        onBlur={take}
        onKeyDown={(e) => e.key === "Enter" && take()}
      />
    </div>
  );
}
