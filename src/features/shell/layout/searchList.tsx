import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import * as command from "../../kit/command.ts";
import { nameOfKey } from "../../kit/keyNames.ts";
import { useApp, useSelect } from "../../kit/store.ts";
import { keysOf, type PreferencesSlice, type PreferencesState } from "../preferences/state.ts";
import { focusControl } from "./focusControl.ts";
import { allFinds, type Find, findsOf } from "./searchState.ts";
import type { LayoutSlice } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = LayoutSlice & PreferencesSlice;

/** Finds that are shown at once. */
const MOST = 12;

/** A field and what it finds (role combobox with a list): arrow keys choose, Enter performs a command or goes to a control. */
export default function SearchList({ onDone }: { readonly onDone: () => void }): ReactNode {
  const app = useApp<Reads>();
  const shortcuts = useSelect((s: Reads) => s.preferences.shortcuts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(0);
  // As it is when the search opens: nothing changes behind it.
  const [all] = useState(() => allFinds(app.store.getState()));
  const finds = findsOf(all, words).slice(0, MOST);
  useEffect(() => field.current?.focus(), []);
  const perform = (find: Find | undefined) => {
    if (!find || isOff(find)) return;
    onDone();
    const { resetGroup, goTo } = app.store.getState().layout;
    if ("command" in find) command.perform(app, find.command);
    else if ("group" in find) resetGroup(find.group);
    else {
      goTo(find.control);
      focusControl(find.control.key);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ways: Record<string, number> = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 };
    const to = ways[event.key];
    if (event.key === "Enter") perform(finds[chosen]);
    else if (to !== undefined) setChosen((to + finds.length) % Math.max(1, finds.length));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={field}
        className="search-field"
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={t.search.label}
        aria-expanded={finds.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={finds[chosen] ? `${id}-${chosen}` : undefined}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} className="search-list" role="listbox" aria-label={t.search.list}>
        {finds.map((find, k) => (
          <button
            key={`${find.label} ${"command" in find}`}
            id={`${id}-${k}`}
            type="button"
            role="option"
            aria-selected={k === chosen}
            aria-disabled={isOff(find)}
            tabIndex={-1}
            onClick={() => perform(find)}
          >
            <b>
              <Sign find={find} />
              {find.label}
            </b>
            <Key find={find} shortcuts={shortcuts} />
            <small>{find.help}</small>
          </button>
        ))}
      </div>
      <p role="status" className="quiet">
        {finds.length === 0 ? t.search.none(words) : ""}
      </p>
    </>
  );
}

/** Is it a command that can do nothing now? */
const isOff = (find: Find): boolean => "command" in find && !find.enabled;

/** The icon of a command's button, where it has one. */
function Sign({ find }: { readonly find: Find }): ReactNode {
  const icon = useSelect((s: never) => ("command" in find ? find.command.icon(s) : null));
  return icon ? <Icon name={icon} /> : null;
}

function Key({ find, shortcuts }: { readonly find: Find } & Pick<PreferencesState, "shortcuts">): ReactNode {
  const key = "command" in find ? keysOf(find.command, shortcuts)[0] : undefined;
  return key ? <kbd>{nameOfKey(key)}</kbd> : null;
}
