import type { ReactNode } from "react";
import { useDraft } from "./useDraft.ts";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A name that is taken when the field is left or Enter is pressed; an empty one is not. */
export function NameField({ label, value, onChange }: Props): ReactNode {
  const draft = useDraft(value, (words) => words.trim() !== "", onChange);
  return <input className="name-field" type="text" maxLength={80} aria-label={label} {...draft} />;
}
