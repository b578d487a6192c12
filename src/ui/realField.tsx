import { type ReactNode, useEffect, useId, useState } from "react";

interface Props {
  readonly label: string;
  readonly help: string;
  readonly unit: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number of any size that is taken when the field is left or Enter is pressed. */
export function RealField({ label, help, unit, value, onChange }: Props): ReactNode {
  const id = useId();
  const shown = String(Number(value.toPrecision(5)));
  const [draft, setDraft] = useState(shown);
  useEffect(() => setDraft(shown), [shown]);
  const take = () => {
    const next = Number(draft);
    if (draft.trim() === "" || !Number.isFinite(next)) setDraft(shown);
    else if (draft !== shown) onChange(next);
  };
  return (
    <div className="number" title={help}>
      <label htmlFor={id}>
        {label} <small className="quiet">{unit}</small>
      </label>
      <input
        id={id}
        type="number"
        step="any"
        value={draft}
        onChange={(e) => setDraft(e.currentTarget.value)}
        onBlur={take}
        onKeyDown={(e) => e.key === "Enter" && take()}
      />
    </div>
  );
}
