import { type ReactNode, useId } from "react";

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
    <div className="select" title={help}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(e) => onChange(e.currentTarget.value)}>
        {options.map((o) => (
          <option key={o.value} value={o.value}>
            {o.label}
          </option>
        ))}
      </select>
    </div>
  );
}
