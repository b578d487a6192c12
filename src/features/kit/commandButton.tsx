import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { described } from "../../ui/tip.ts";
import { keysOf, type PreferencesSlice } from "../shell/preferences/state.ts";
import { type AnyCommand, perform } from "./command.ts";
import { nameOfKey } from "./keyNames.ts";
import { useApp, useSelect } from "./store.ts";

interface Props {
  readonly command: AnyCommand;
  /** Shows the name beside the icon. */
  readonly words?: boolean;
  readonly className?: string;
  /** Is there more than the command knows that forbids it here? */
  readonly disabled?: boolean;
}

/** A button that performs a command; its name, icon, tooltip and key, and whether it can be pressed, come from the record. */
export function CommandButton({ command, words, className = "", disabled = false }: Props): ReactNode {
  const app = useApp<never>();
  const label = useSelect((s: never) => command.label(s));
  const icon = useSelect((s: never) => command.icon(s));
  const enabled = useSelect((s: never) => command.enabled(s));
  const pressed = useSelect((s: never) => command.pressed(s));
  const expanded = useSelect((s: never) => command.expanded(s));
  const key = useSelect((s: PreferencesSlice) => keysOf(command, s.preferences.shortcuts)[0]);
  const hint = `${label}${key ? ` (${nameOfKey(key)})` : ""}: ${command.help}`;
  return (
    <button
      type="button"
      className={`button ${words ? "button-words" : ""} ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      {...described(hint)}
      disabled={disabled || !enabled}
      onClick={() => perform(app, command)}
    >
      {icon ? <Icon name={icon} /> : null}
      {words ? <span>{label}</span> : null}
    </button>
  );
}
