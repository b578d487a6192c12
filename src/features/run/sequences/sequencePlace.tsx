import type { ReactNode } from "react";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { useSelect } from "../../kit/store.ts";
import type { SequencesSlice } from "./state.ts";

type Reads = SequencesSlice;

/** Loaded with the first sequence. */
const SequenceBar = lazyPart(() => import("./bar/sequenceBar.tsx"));

/** The bar of the sequence that is open, where there is one. */
export function SequencePlace(): ReactNode {
  const sequence = useSelect((s: Reads) => s.sequences.sequence);
  if (!sequence) return null;
  return <SequenceBar sequence={sequence} />;
}
