import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

interface Props<Name extends string> {
  readonly label: string;
  readonly value: Name;
  readonly options: readonly { readonly value: Name; readonly label: string }[];
  readonly onChange: (value: Name) => void;
  /** What stands on the page that is chosen. */
  readonly children: ReactNode;
}

/** Pages one of which is seen: a row of tabs that is one stop of the Tab key; arrow keys, Home and End choose. */
export function Tabs<Name extends string>({ label, value, options, onChange, children }: Props<Name>): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = options.findIndex((one) => one.value === value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const ways: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const to = ways[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = to % options.length;
    onChange(options.at(next)!.value);
    list.current
      ?.querySelectorAll<HTMLElement>("[role=tab]")
      .item((next + options.length) % options.length)
      ?.focus();
  };
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {options.map((one) => (
          <button
            key={one.value}
            id={`${id}-${one.value}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={one.value === value}
            aria-controls={`${id}-page`}
            tabIndex={one.value === value ? 0 : -1}
            onClick={() => onChange(one.value)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <div id={`${id}-page`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
