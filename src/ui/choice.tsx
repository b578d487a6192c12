import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { lazyPart } from "./lazyPart.tsx";
import type { Option } from "./options.ts";
import { text } from "./text.ts";
import { tip } from "./tip.ts";

/** The list and its search are loaded when one is opened. */
const ChoiceList = lazyPart(() => import("./choiceList.tsx"), <p className="small quiet">{text.loadingList}</p>);

interface Props {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  /** Options of the same `group` stand together, in the order in which the groups come first. */
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** A choice of many (role combobox): what is chosen stands on a button, which opens a list in groups with a search. */
export function Choice({ label, help, value, options, onChange }: Props): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** What is searched for at first; null: the list is closed. */
  const [begin, setBegin] = useState<string | null>(null);
  const chosen = options.find((option) => option.value === value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") setBegin("");
    // A letter begins the search.
    else if (event.key.length === 1 && event.key !== " ") setBegin(event.key);
    else return;
    event.preventDefault();
  };
  return (
    <div className="select" {...tip(help)}>
      <span id={`${id}-label`} className="select-label">
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className="choice"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={begin !== null}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        onClick={() => setBegin(begin === null ? "" : null)}
        onKeyDown={onKeyDown}
      >
        <span className="choice-value">{chosen?.label ?? value}</span>
        <Icon name="expand" />
      </button>
      <span id={`${id}-help`} className="hidden">
        {help}
      </span>
      {begin === null ? null : (
        <ChoiceList
          id={`${id}-list`}
          label={label}
          anchor={button}
          begin={begin}
          value={value}
          options={options}
          onChange={onChange}
          onClose={() => setBegin(null)}
        />
      )}
    </div>
  );
}
