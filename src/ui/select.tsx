import { type ReactNode, useId } from "react";
import { tip } from "./tip.ts";

interface Props {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A native list of choices (role combobox). */
export function Select({ label, help, value, options, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <div className="select" {...tip(help)}>
      <label htmlFor={id}>{label}</label>
      <select id={id} aria-describedby={`${id}-help`} value={value} onChange={(e) => onChange(e.currentTarget.value)}>
        {options.map((o) => (
          <option key={o.value} value={o.value}>
            {o.label}
          </option>
        ))}
      </select>
      <span id={`${id}-help`} className="hidden">
        {help}
      </span>
    </div>
  );
}
