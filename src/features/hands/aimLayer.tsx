import type { ReactNode } from "react";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { useSelect } from "../store.ts";
import type { HandsSlice } from "./state.ts";

const AimSky = lazyPart(() => import("./aimSky.tsx"));

/** First of all that lies over the picture, so that everything else lies over it. */
export function AimLayer(): ReactNode {
  const aiming = useSelect((s: HandsSlice) => s.aiming);
  return aiming ? <AimSky /> : null;
}
