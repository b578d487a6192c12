import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Takes one thing out of a list. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="button" aria-label={label} title={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
