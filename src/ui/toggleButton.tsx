import type { ReactNode } from "react";
import { described } from "./tip.ts";

interface Props {
  readonly label: string;
  readonly help: string;
  readonly pressed: boolean;
  readonly disabled?: boolean;
  readonly onChange: (pressed: boolean) => void;
}

/** A button that stays in or out. */
export function ToggleButton({ label, help, pressed, disabled, onChange }: Props): ReactNode {
  return (
    <button
      type="button"
      className="button button-words button-toggle"
      aria-pressed={pressed}
      {...described(help)}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {label}
    </button>
  );
}
