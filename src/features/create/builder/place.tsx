import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { useSelect } from "../../kit/store.ts";
import type { BuilderSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = BuilderSlice;

/** The builder is loaded when it is opened. */
const BuilderPanel = lazyPart(() => import("./panel.tsx"), <aside className="builder glass">{text.loading}</aside>);

export function BuilderPlace(): ReactNode {
  const open = useSelect((s: Reads) => s.builder.builderOpen);
  if (!open) return null;
  return <BuilderPanel />;
}
