import type { ReactNode } from "react";
import { NameField } from "./nameField.tsx";
import { RemoveButton } from "./removeButton.tsx";
import { described } from "./tip.ts";

interface Props {
  readonly name: string;
  /** What the name's field and the two buttons are called. */
  readonly labels: { readonly name: string; readonly go: string; readonly remove: string };
  /** What stands on the button that goes there. */
  readonly short: string;
  /** More words about it; otherwise its label. */
  readonly title?: string;
  readonly onRename: (name: string) => void;
  readonly onGo: () => void;
  readonly onRemove: () => void;
}

/** One of several things that are kept under a name: to be renamed, gone back to, or deleted. */
export function NamedEntry({ name, labels, short, title, onRename, onGo, onRemove }: Props): ReactNode {
  return (
    <li>
      <NameField label={labels.name} value={name} onChange={onRename} />
      <button
        type="button"
        className="button button-words"
        aria-label={labels.go}
        {...described(title ?? labels.go)}
        onClick={onGo}
      >
        {short}
      </button>
      <RemoveButton label={labels.remove} onClick={onRemove} />
    </li>
  );
}
