import type { ReactNode } from "react";
import { Icon, type IconName } from "../ui/icon.tsx";
import { described } from "../ui/tip.ts";
import type { AnyCommand } from "./command.ts";
import { nameOfKey } from "./keyNames.ts";
import { keysOf, type PreferencesSlice } from "./preferences/state.ts";
import { useApp, useSelect } from "./store.ts";

interface Props {
  readonly command: AnyCommand;
  readonly icon: IconName;
  /** Shows the name beside the icon. */
  readonly words?: boolean;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
}

/** A button that performs a command; its name, tooltip and key come from the record. */
export function CommandButton({ command, icon, words, className = "", disabled, pressed, expanded }: Props): ReactNode {
  const app = useApp<never>();
  const label = useSelect((s: never) => command.label(s));
  const key = useSelect((s: PreferencesSlice) => keysOf(command, s.shortcuts)[0]);
  const hint = `${label}${key ? ` (${nameOfKey(key)})` : ""}: ${command.help}`;
  return (
    <button
      type="button"
      className={`button ${words ? "button-words" : ""} ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      {...described(hint)}
      disabled={disabled}
      onClick={() => command.perform(app as never)}
    >
      <Icon name={icon} />
      {words ? <span>{label}</span> : null}
    </button>
  );
}
