import type { ReactNode } from "react";
import { FEATURES, type State } from "../features/index.ts";
import { CommandButton } from "../features/kit/commandButton.tsx";
import type { CornerButton, Feature } from "../features/kit/feature.ts";
import { TABS } from "../features/kit/levels.ts";
import { useApp, useSelect } from "../features/kit/store.ts";
import { text as layoutText } from "../features/shell/layout/text.ts";
import { Tabs } from "../ui/tabs.tsx";
import { Toolbar } from "../ui/toolbar.tsx";
import { Panels } from "./panels.tsx";
import { text } from "./text.ts";

const CORNER: readonly CornerButton[] = (FEATURES as readonly Feature[]).flatMap((feature) => feature.corner ?? []);

/** The buttons in the corner, and all controls in groups; these can be folded away so that only the sky is left. */
export function Panel(): ReactNode {
  const open = useSelect((s: State) => s.layout.panelOpen);
  const level = useSelect((s: State) => s.layout.level);
  const flow = useSelect((s: State) => s.status.status.flow);
  return (
    <>
      <Toolbar className="corner glass" label={text.panels}>
        {CORNER.filter(({ only = [level], galaxiesOnly }) => only.includes(level) && !(flow && galaxiesOnly))
          .toSorted((a, b) => a.at - b.at)
          .map(({ command, words = false }) => (
            <CommandButton key={command.name} command={command} words={words} />
          ))}
      </Toolbar>
      {open ? (
        <aside className="panel glass" aria-label={text.controls}>
          <Panels place="panelHead" />
          {level === "study" ? <Topics /> : <Panels place="controls" />}
        </aside>
      ) : null}
    </>
  );
}

/** All controls are too many for one page: each tab has those of a topic, the first one what playing needs. */
function Topics(): ReactNode {
  const { store } = useApp<State>();
  const tab = useSelect((s: State) => s.layout.tab);
  return (
    <Tabs
      label={layoutText.tabs}
      value={tab}
      options={TABS.map((name) => ({ value: name, label: layoutText.tab[name] }))}
      onChange={(name) => store.getState().layout.setTab(name)}
    >
      <Panels place="controls" />
    </Tabs>
  );
}
