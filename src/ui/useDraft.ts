import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from "react";

interface Draft {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * For an input whose words are taken when it is left or Enter is pressed. Words that don't fit give way to those shown
 * before.
 */
export function useDraft(shown: string, fits: (words: string) => boolean, take: (words: string) => void): Draft {
  const [draft, setDraft] = useState(shown);
  useEffect(() => setDraft(shown), [shown]);
  const end = () => {
    if (!fits(draft)) setDraft(shown);
    else if (draft !== shown) take(draft);
  };
  return {
    value: draft,
    onChange: (event) => setDraft(event.currentTarget.value),
    onBlur: end,
    onKeyDown: (event) => event.key === "Enter" && end(),
  };
}
