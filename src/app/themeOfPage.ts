import { useEffect } from "react";
import { useSelect } from "../features/context.ts";

/** The panels follow the picture's theme. */
export function ThemeOfPage(): null {
  const theme = useSelect((s) => s.view.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}
