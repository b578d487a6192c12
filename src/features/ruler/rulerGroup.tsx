import type { ReactNode } from "react";
import { Group } from "../../ui/group.tsx";
import { CommandButton } from "../commandButton.tsx";
import { useSelect } from "../store.ts";
import { rulerCommands } from "./commands.ts";
import type { RulerSlice } from "./state.ts";
import { text } from "./text.ts";

/** Lays ruler or protractor on the sky. */
export function RulerGroup(): ReactNode {
  const tool = useSelect((s: RulerSlice) => s.skyTool);
  return (
    <Group title={text.title}>
      <div className="row">
        <CommandButton command={rulerCommands.ruler} icon="ruler" words pressed={tool === "ruler"} />
        <CommandButton command={rulerCommands.protractor} icon="angle" words pressed={tool === "protractor"} />
      </div>
    </Group>
  );
}
