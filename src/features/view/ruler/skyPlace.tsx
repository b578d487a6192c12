import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { useSelect } from "../../kit/store.ts";
import type { RulerSlice } from "./state.ts";

const SkyRuler = lazyPart(() => import("./sky/skyRuler.tsx"));

/** What is laid on the sky, below all panels. */
export function SkyPlace(): ReactNode {
  const tool = useSelect((s: RulerSlice) => s.ruler.skyTool);
  return tool ? <SkyRuler key={tool} tool={tool} /> : null;
}
