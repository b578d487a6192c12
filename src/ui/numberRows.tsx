import type { ReactNode } from "react";

interface Props {
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly label?: string;
}

/** Names and what they amount to, one below the other. */
export function NumberRows({ rows, label }: Props): ReactNode {
  return (
    <dl className="numbers" aria-label={label}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
