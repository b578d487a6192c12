import { type ReactNode, useState } from "react";

/** A part of a panel that is folded away; what is in it is made when it is opened. */
export function LazyFold({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children : null}
    </details>
  );
}
