import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { tip } from "./tip.ts";

/** Takes one thing out of a list. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="button" aria-label={label} {...tip(label)} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
