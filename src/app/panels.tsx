import type { ReactNode } from "react";
import type { Feature, Place, PlacedPanel } from "../features/feature.ts";
import { FEATURES, type State } from "../features/index.ts";
import { useSelect } from "../features/store.ts";
import { PartBoundary } from "../ui/partBoundary.tsx";

const ALL: readonly PlacedPanel[] = (FEATURES as readonly Feature[]).flatMap((feature) => feature.panels ?? []);

/** The features' panels of one place, in their order. */
export function Panels({ place }: { readonly place: Place }): ReactNode {
  const flow = useSelect((s: State) => s.status.flow);
  const here = ALL.filter((panel) => panel.place === place && !(flow && panel.galaxiesOnly)).toSorted(
    (a, b) => a.at - b.at,
  );
  return here.map(({ Panel, at }) => (
    <PartBoundary key={at}>
      <Panel />
    </PartBoundary>
  ));
}
