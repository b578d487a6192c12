import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { described } from "../../../ui/tip.ts";
import type { AnyCommand } from "../../kit/command.ts";
import { nameOfKey } from "../../kit/keyNames.ts";
import { useApp, useSelect } from "../../kit/store.ts";
import { holderOf, isCharacter, keysOf, type PreferencesSlice, SHORTCUTS } from "../preferences/state.ts";
import { text as t } from "../preferences/text.ts";

type Reads = PreferencesSlice;

/** Every command with its keys, made from the records; those of one character can be changed, or all turned off. */
export default function ShortcutList(): ReactNode {
  const { store } = useApp<Reads>();
  const shortcuts = useSelect((s: Reads) => s.preferences.shortcuts);
  // Labels may depend on any of it.
  const state = useSelect((s: never) => s);
  const { commands } = store.getState().preferences;
  const [refusal, setRefusal] = useState<{ readonly name: string; readonly why: string } | null>(null);
  const { setShortcuts } = store.getState().preferences;
  const give = (command: AnyCommand, key: string) => {
    const holder = key ? holderOf(key, command.name, commands, shortcuts) : null;
    setRefusal(holder ? { name: command.name, why: t.conflict(nameOfKey(key), holder.label(state)) } : null);
    if (!holder) setShortcuts({ ...shortcuts, keys: { ...shortcuts.keys, [command.name]: key } });
  };
  return (
    <>
      <div className="shortcut-switch">
        <label {...described(t.onHelp)}>
          <input
            type="checkbox"
            role="switch"
            checked={shortcuts.on}
            aria-checked={shortcuts.on}
            onChange={(event) => setShortcuts({ ...shortcuts, on: event.currentTarget.checked })}
          />
          {t.on}
        </label>
        <button
          type="button"
          className="button button-words"
          {...described(t.resetHelp)}
          disabled={Object.keys(shortcuts.keys).length === 0}
          onClick={() => {
            setRefusal(null);
            setShortcuts({ ...shortcuts, keys: SHORTCUTS.keys });
          }}
        >
          {t.reset}
        </button>
      </div>
      <p className="small">
        {t.onHelp} {t.keyHelp}
      </p>
      <dl>
        {commands.map((command) => (
          <div key={command.name}>
            <dt>
              <KeyField
                label={t.key(command.label(state))}
                value={keysOf(command, { ...shortcuts, on: true }).find(isCharacter) ?? ""}
                disabled={!shortcuts.on}
                onKey={(key) => give(command, key)}
              />
              {keysOf(command, shortcuts)
                .filter((key, k, keys) => !isCharacter(key) || keys.findIndex(isCharacter) !== k)
                .map((key) => (
                  <kbd key={key}>{nameOfKey(key)}</kbd>
                ))}
            </dt>
            <dd>
              <Sign icon={command.icon(state)} />
              <b>{command.label(state)}</b> {command.help}
              {refusal?.name === command.name ? (
                <span className="shortcut-refusal" role="alert">
                  {refusal.why}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Sign({ icon }: { readonly icon: IconName | null }): ReactNode {
  return icon ? <Icon name={icon} /> : null;
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onKey: (key: string) => void;
}

/** A field that takes the key that is pressed in it. */
function KeyField({ label, value, disabled, onKey }: FieldProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Delete" || event.key === "Backspace") onKey("");
    else if (isCharacter(event.key)) onKey(event.key);
    else return;
    event.preventDefault();
  };
  // A keyboard on the screen gives no keys, only what they write.
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const { data } = event.nativeEvent as InputEvent;
    onKey([...(data ?? "")].at(-1) ?? "");
  };
  return (
    <input
      className="key-field"
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      aria-label={label}
      aria-description={t.keyHelp}
      value={value ? nameOfKey(value) : ""}
      disabled={disabled}
      onKeyDown={onKeyDown}
      onChange={onInput}
    />
  );
}
