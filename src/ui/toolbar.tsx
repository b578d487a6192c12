import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

interface Props {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Buttons that are one stop of the Tab key: the one last used. Arrow keys, Home and End go from one to the next. */
export function Toolbar({ label, className, children }: Props): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)") ?? [])];
  const stopAt = (chosen: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1;
  };
  // After every drawing: buttons may have come or gone.
  useEffect(() => {
    const all = buttons();
    stopAt(all.find((button) => button === last.current) ?? all[0]);
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    last.current = target;
    stopAt(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const ways: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const to = ways[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <div ref={bar} className={className} role="toolbar" aria-label={label} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
