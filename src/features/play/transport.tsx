import type { ReactNode } from "react";
import { Toolbar } from "../../ui/toolbar.tsx";
import { CommandButton } from "../commandButton.tsx";
import { useSelect } from "../store.ts";
import { timelineCommands } from "../timeline/commands.ts";
import { playCommands } from "./commands.ts";
import type { PlaySlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = PlaySlice;

/** Time: reset, play or pause, one step. */
export function Transport(): ReactNode {
  const playing = useSelect((s: Reads) => s.playing);
  const backwards = useSelect((s: Reads) => s.direction === -1);
  return (
    <Toolbar className="transport glass" label={text.transport}>
      <CommandButton command={playCommands.reset} icon="reset" />
      <CommandButton command={playCommands.play} icon={playing ? "pause" : "play"} className="button-main" />
      <CommandButton command={playCommands.step} icon="step" />
      <CommandButton command={timelineCommands.reverse} icon="reverse" pressed={backwards} />
    </Toolbar>
  );
}
