import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { useSelect } from "../../kit/store.ts";
import type { InteractSlice } from "./state.ts";

const AimSky = lazyPart(() => import("./aimSky.tsx"));

/** First of all that lies over the picture, so that everything else lies over it. */
export function AimLayer(): ReactNode {
  const aiming = useSelect((s: InteractSlice) => s.interact.aiming);
  return aiming ? <AimSky /> : null;
}
