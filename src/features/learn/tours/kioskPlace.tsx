import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";

/** Loaded where the page is a kiosk. */
const KioskCard = lazyPart(() => import("./kiosk/kioskCard.tsx"));

export function KioskPlace(): ReactNode {
  return <KioskCard />;
}
