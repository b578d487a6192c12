import type { ReactNode } from "react";
import { Toolbar } from "../../ui/toolbar.tsx";
import { CommandButton } from "../commandButton.tsx";
import { useSelect } from "../store.ts";
import type { PlaySlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = PlaySlice;

/** Time: reset, play or pause, one step. */
export function Transport(): ReactNode {
  const playing = useSelect((s: Reads) => s.playing);
  const backwards = useSelect((s: Reads) => s.direction === -1);
  return (
    <Toolbar className="transport glass" label={text.transport}>
      <CommandButton name="reset" icon="reset" />
      <CommandButton name="play" icon={playing ? "pause" : "play"} className="button-main" />
      <CommandButton name="step" icon="step" />
      <CommandButton name="reverse" icon="reverse" pressed={backwards} />
    </Toolbar>
  );
}
