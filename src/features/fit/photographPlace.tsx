import type { ReactNode } from "react";
import { useSelect } from "../store.ts";
import type { FitSlice } from "./state.ts";

/** The photograph over the sky, below all panels, while it is faded in. */
export function PhotographPlace(): ReactNode {
  const overlay = useSelect((s: FitSlice) => s.fitOverlay);
  const fade = useSelect((s: FitSlice) => s.fitFade);
  const picture = useSelect((s: FitSlice) => s.fitPicture);
  if (!overlay?.transform || !picture || fade === 0) return null;
  return (
    <img
      alt=""
      aria-hidden="true"
      src={overlay.url}
      style={{
        ...{ position: "fixed", left: 0, top: 0, width: picture.width, height: picture.height, maxWidth: "none" },
        ...{ transformOrigin: "0 0", transform: overlay.transform, opacity: fade, pointerEvents: "none" },
      }}
    />
  );
}
