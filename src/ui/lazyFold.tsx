import { type ReactNode, Suspense, useState } from "react";

/** A part of a panel that is folded away; what is in it may be lazy, and is made when somebody opens it. */
export function LazyFold({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? <Suspense fallback={null}>{children}</Suspense> : null}
    </details>
  );
}
