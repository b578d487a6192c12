import { useEffect, useRef, useState } from "react";

/** Milliseconds without a move after which a value that needs a new run is taken. */
const SETTLED = 350;

/** A value that moves at once here and is handed on when it has settled. */
export function useSettled(value: number, commit: (value: number) => void): [number, (value: number) => void] {
  const [draft, setDraft] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: number) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDraft(null);
      commit(next);
    }, SETTLED);
  };
  return [draft ?? value, change];
}
