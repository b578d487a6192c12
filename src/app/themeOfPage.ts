import { useEffect } from "react";
import { useSelect } from "../features/kit/store.ts";
import type { StatusSlice } from "../features/shell/status/state.ts";
import type { AppearanceSlice } from "../features/view/appearance/state.ts";

type Reads = AppearanceSlice & StatusSlice;

/** The panels follow the picture's theme, and are plain where no graphics chip blurs what lies behind them. */
export function ThemeOfPage(): null {
  const theme = useSelect((s: Reads) => s.appearance.view.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const software = useSelect((s: Reads) => s.status.status.software);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-software", software);
  }, [software]);
  return null;
}
