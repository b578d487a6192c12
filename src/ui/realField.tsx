import { type ReactNode, useId } from "react";
import { tip } from "./tip.ts";
import { useDraft } from "./useDraft.ts";

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
  const isNumber = (words: string) => words.trim() !== "" && Number.isFinite(Number(words));
  const draft = useDraft(shown, isNumber, (words) => onChange(Number(words)));
  return (
    <div className="number" {...tip(help)}>
      <label htmlFor={id}>
        {label} <small className="quiet">{unit}</small>
      </label>
      <input id={id} type="number" step="any" aria-describedby={`${id}-help`} {...draft} />
      <span id={`${id}-help`} className="hidden">
        {help}
      </span>
    </div>
  );
}
