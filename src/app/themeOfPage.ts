import { useEffect } from "react";
import type { LookSlice } from "../features/look/state.ts";
import { useSelect } from "../features/store.ts";

type Reads = LookSlice;

/** The panels follow the picture's theme. */
export function ThemeOfPage(): null {
  const theme = useSelect((s: Reads) => s.view.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}
