import { type ReactNode, useEffect, useState } from "react";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A name that is taken when the field is left or Enter is pressed; an empty one is not. */
export function NameField({ label, value, onChange }: Props): ReactNode {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const take = () => {
    if (draft.trim() === "") setDraft(value);
    else if (draft !== value) onChange(draft);
  };
  return (
    <input
      className="name-field"
      type="text"
      maxLength={80}
      aria-label={label}
      value={draft}
      onChange={(e) => setDraft(e.currentTarget.value)}
      onBlur={take}
      onKeyDown={(e) => e.key === "Enter" && take()}
    />
  );
}
