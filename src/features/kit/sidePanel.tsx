import type { ReactNode } from "react";
import type { SidePanel as Name, SideSlice } from "./panels.ts";
import { useSelect } from "./store.ts";

interface Props {
  readonly name: Name;
  readonly title: string;
  /** Of its own, for its width. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** What lies in the one place at the side, while it is open. */
export function SidePanel({ name, title, className = "", children }: Props): ReactNode {
  const open = useSelect((s: SideSlice) => s.layout.side === name);
  if (!open) return null;
  return (
    <aside className={`truth ${className} glass`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </aside>
  );
}
