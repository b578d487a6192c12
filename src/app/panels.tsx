import type { ReactNode } from "react";
import { FEATURES, type State } from "../features/index.ts";
import type { Feature, Place, PlacedPanel } from "../features/kit/feature.ts";
import { type Level, reaches } from "../features/kit/levels.ts";
import { ReachContext } from "../features/kit/reach.tsx";
import { useSelect } from "../features/kit/store.ts";
import { reachOf } from "../features/shell/layout/state.ts";
import { PartBoundary } from "../ui/partBoundary.tsx";

const ALL: readonly PlacedPanel[] = (FEATURES as readonly Feature[]).flatMap((feature) => feature.panels ?? []);

/** The features' panels of one place, in their order, as far as they are seen at the level that holds. */
export function Panels({ place }: { readonly place: Place }): ReactNode {
  const flow = useSelect((s: State) => s.status.status.flow);
  const level = useSelect((s: State) => s.layout.level);
  const tab = useSelect((s: State) => s.layout.tab);
  const reachOfPanel = ({ group }: PlacedPanel): Level | null =>
    group === undefined ? level : reachOf({ layout: { level, tab } }, group);
  return ALL.filter((panel) => panel.place === place && !(flow && panel.galaxiesOnly))
    .toSorted((a, b) => a.at - b.at)
    .map((panel) => {
      const { Panel, at, level: first = "watch", only = [level] } = panel;
      const reach = reachOfPanel(panel);
      if (reach === null || !reaches(reach, first) || !only.includes(level)) return null;
      return (
        <PartBoundary key={at}>
          {panel.group === undefined ? (
            <Panel />
          ) : (
            <ReachContext value={reach}>
              <Panel />
            </ReachContext>
          )}
        </PartBoundary>
      );
    });
}
