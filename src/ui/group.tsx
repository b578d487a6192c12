import type { ReactNode } from "react";

/** A titled group of controls. */
export function Group({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="group" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
