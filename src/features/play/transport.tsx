import type { ReactNode } from "react";
import { Toolbar } from "../../ui/toolbar.tsx";
import { CommandButton } from "../commandButton.tsx";
import type { LayoutSlice } from "../layout/state.ts";
import { useSelect } from "../store.ts";
import { timelineCommands } from "../timeline/commands.ts";
import { playCommands } from "./commands.ts";
import type { PlaySlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = LayoutSlice & PlaySlice;

/** Time: reset, play or pause, one step. */
export function Transport(): ReactNode {
  const playing = useSelect((s: Reads) => s.playing);
  const level = useSelect((s: Reads) => s.level);
  const backwards = useSelect((s: Reads) => s.direction === -1);
  return (
    <Toolbar className="transport glass" label={text.transport}>
      {level === "watch" ? null : <CommandButton command={playCommands.reset} icon="reset" />}
      <CommandButton command={playCommands.play} icon={playing ? "pause" : "play"} className="button-main" />
      {level === "watch" ? null : <CommandButton command={playCommands.step} icon="step" />}
      {level === "study" || backwards ? (
        <CommandButton command={timelineCommands.reverse} icon="reverse" pressed={backwards} />
      ) : null}
    </Toolbar>
  );
}
