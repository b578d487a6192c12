import { type ReactNode, useId } from "react";
import { tip } from "./tip.ts";

interface Props<Value extends string> {
  readonly label: string;
  readonly help: string;
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly picture?: string }[];
  readonly className?: string;
  /** The name is heard, not seen. */
  readonly quiet?: boolean;
  readonly onChange: (value: Value) => void;
  /** The one that is chosen is pressed once more. */
  readonly onAgain?: (value: Value) => void;
}

/** One of a few, side by side or as pictures (radios): one stop of the Tab key; arrow keys choose. */
export function Chips<Value extends string>(props: Props<Value>): ReactNode {
  const { label, help, value, options, className = "", quiet, onChange, onAgain } = props;
  const id = useId();
  return (
    <fieldset className={`chips ${className}`} aria-describedby={`${id}-help`} {...tip(help)}>
      <legend className={quiet ? "hidden" : ""}>{label}</legend>
      <span id={`${id}-help`} className="hidden">
        {help}
      </span>
      {options.map((one) => (
        <label key={one.value} className="chip">
          <input
            type="radio"
            name={id}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
            onClick={() => one.value === value && onAgain?.(one.value)}
          />
          {one.picture ? <img src={one.picture} alt="" loading="lazy" width={128} height={72} /> : null}
          <span>{one.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
