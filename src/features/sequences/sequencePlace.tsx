import { lazy, type ReactNode, Suspense } from "react";
import { useSelect } from "../store.ts";
import type { SequencesSlice } from "./state.ts";

type Reads = SequencesSlice;

/** Loaded with the first sequence. */
const SequenceBar = lazy(() => import("./bar/sequenceBar.tsx"));

/** The bar of the sequence that is open, where there is one. */
export function SequencePlace(): ReactNode {
  const sequence = useSelect((s: Reads) => s.sequence);
  if (!sequence) return null;
  return (
    <Suspense fallback={null}>
      <SequenceBar sequence={sequence} />
    </Suspense>
  );
}
