import { useEffect } from "react";
import type { LookSlice } from "../features/look/state.ts";
import type { StatusSlice } from "../features/status/state.ts";
import { useSelect } from "../features/store.ts";

type Reads = LookSlice & StatusSlice;

/** The panels follow the picture's theme, and are plain where no graphics chip blurs what lies behind them. */
export function ThemeOfPage(): null {
  const theme = useSelect((s: Reads) => s.view.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const software = useSelect((s: Reads) => s.status.software);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-software", software);
  }, [software]);
  return null;
}
