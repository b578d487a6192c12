import { type ReactNode, useEffect, useRef } from "react";
import { Panels } from "./panels.tsx";

/** What is always at hand, at the bottom. Panels end above it: its height, which depends on what wraps, is `--foot`. */
export function Foot({ place }: { readonly place: "foot" | "embedded" }): ReactNode {
  const foot = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty("--foot", `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    );
    if (foot.current) watch.observe(foot.current);
    return () => watch.disconnect();
  }, []);
  return (
    <footer ref={foot} className="foot">
      <Panels place={place} />
    </footer>
  );
}
