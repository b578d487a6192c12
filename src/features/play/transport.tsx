import type { ReactNode } from "react";
import { Toolbar } from "../../ui/toolbar.tsx";
import { CommandButton } from "../commandButton.tsx";
import { useSelect } from "../context.ts";
import { text } from "../text.ts";

/** Time: reset, play or pause, one step. */
export function Transport(): ReactNode {
  const playing = useSelect((s) => s.playing);
  const backwards = useSelect((s) => s.direction === -1);
  return (
    <Toolbar className="transport glass" label={text.toolbars.time}>
      <CommandButton name="reset" icon="reset" />
      <CommandButton name="play" icon={playing ? "pause" : "play"} className="button-main" />
      <CommandButton name="step" icon="step" />
      <CommandButton name="reverse" icon="reverse" pressed={backwards} />
    </Toolbar>
  );
}
