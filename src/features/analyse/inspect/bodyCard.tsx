import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { useSelect } from "../../kit/store.ts";
import type { InspectSlice } from "./state.ts";

/** Loaded with the first body that is picked. */
const BodyFacts = lazyPart(() => import("./bodyFacts.tsx"));

/** What is known of the picked body, where there is one. */
export function BodyCard(): ReactNode {
  const picked = useSelect((s: InspectSlice) => s.inspect.picked);
  if (picked === null) return null;
  return <BodyFacts />;
}
