import { lazy, type ReactNode, Suspense } from "react";
import { useSelect } from "../store.ts";
import type { HandsSlice } from "./state.ts";

const AimSky = lazy(() => import("./aimSky.tsx"));

/** First of all that lies over the picture, so that everything else lies over it. */
export function AimLayer(): ReactNode {
  const aiming = useSelect((s: HandsSlice) => s.aiming);
  return aiming ? (
    <Suspense fallback={null}>
      <AimSky />
    </Suspense>
  ) : null;
}
