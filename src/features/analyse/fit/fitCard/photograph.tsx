import type { ReactNode } from "react";
import { useSelect } from "../../../kit/store.ts";
import type { FitSlice } from "../state.ts";

/** The photograph where its pair is in the sky, as far as it is faded in. */
export default function Photograph(): ReactNode {
  const overlay = useSelect((s: FitSlice) => s.fit.fitOverlay);
  const fade = useSelect((s: FitSlice) => s.fit.fitFade);
  const picture = useSelect((s: FitSlice) => s.fit.fitPicture);
  if (!overlay?.transform || !picture || fade === 0) return null;
  const { width, height } = picture;
  const { transform, url } = overlay;
  return (
    <img
      className="fit-photograph"
      alt=""
      aria-hidden="true"
      src={url}
      style={{ width, height, transform, opacity: fade }}
    />
  );
}
