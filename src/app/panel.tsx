import type { ReactNode } from "react";
import { CommandButton } from "../features/commandButton.tsx";
import type { CornerButton, Feature } from "../features/feature.ts";
import { FEATURES, type State } from "../features/index.ts";
import { useSelect } from "../features/store.ts";
import { Toolbar } from "../ui/toolbar.tsx";
import { Panels } from "./panels.tsx";
import { text } from "./text.ts";

const CORNER: readonly CornerButton[] = (FEATURES as readonly Feature[]).flatMap((feature) => feature.corner ?? []);

/** The buttons in the corner, and all controls in groups; these can be folded away so that only the sky is left. */
export function Panel(): ReactNode {
  const open = useSelect((s: State) => s.panelOpen);
  return (
    <>
      <Toolbar className="corner glass" label={text.panels}>
        {CORNER.toSorted((a, b) => a.at - b.at).map((button) => (
          <Corner key={button.command.name} {...button} />
        ))}
      </Toolbar>
      {open ? (
        <aside className="panel glass" aria-label={text.controls}>
          <Panels place="controls" />
        </aside>
      ) : null}
    </>
  );
}

function Corner({ command, icon, open }: CornerButton): ReactNode {
  const expanded = useSelect((s: State) => (open === undefined ? undefined : Boolean(s[open as keyof State])));
  return <CommandButton command={command} icon={icon} {...(expanded !== undefined && { expanded })} />;
}
