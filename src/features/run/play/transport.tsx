import type { ReactNode } from "react";
import { Toolbar } from "../../../ui/toolbar.tsx";
import { CommandButton } from "../../kit/commandButton.tsx";
import { useSelect } from "../../kit/store.ts";
import type { LayoutSlice } from "../../shell/layout/state.ts";
import { timelineCommands } from "../timeline/commands.ts";
import { playCommands } from "./commands.ts";
import type { PlaySlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = LayoutSlice & PlaySlice;

/** Time: reset, play or pause, one step. */
export function Transport(): ReactNode {
  const level = useSelect((s: Reads) => s.layout.level);
  const backwards = useSelect((s: Reads) => s.play.direction === -1);
  return (
    <Toolbar className="transport glass" label={text.transport}>
      {level === "watch" ? null : <CommandButton command={playCommands.reset} />}
      <CommandButton command={playCommands.play} className="button-main" />
      {level === "watch" ? null : <CommandButton command={playCommands.step} />}
      {level === "study" || backwards ? <CommandButton command={timelineCommands.reverse} /> : null}
    </Toolbar>
  );
}
