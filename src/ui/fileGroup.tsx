import type { ReactNode } from "react";
import { text } from "../state/text.ts";
import { CommandButton } from "./commandButton.tsx";
import { useSelect } from "./context.ts";
import { Group } from "./group.tsx";

export function FileGroup(): ReactNode {
  const empty = useSelect((s) => s.status.bodies === 0);
  const recording = useSelect((s) => s.recording);
  return (
    <Group title={text.groups.file}>
      <div className="row">
        <CommandButton name="open" icon="open" words />
        <CommandButton name="save" icon="save" words disabled={empty} />
        <CommandButton name="screenshot" icon="screenshot" words disabled={empty} />
        <CommandButton name="record" icon={recording ? "stop" : "record"} words disabled={empty} pressed={recording} />
      </div>
    </Group>
  );
}
