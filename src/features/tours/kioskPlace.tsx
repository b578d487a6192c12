import { lazy, type ReactNode, Suspense } from "react";

/** Loaded where the page is a kiosk. */
const KioskCard = lazy(() => import("./kiosk/kioskCard.tsx"));

export function KioskPlace(): ReactNode {
  return (
    <Suspense fallback={null}>
      <KioskCard />
    </Suspense>
  );
}
