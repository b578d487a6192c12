import type { ReactNode } from "react";
import { CommandButton } from "../commandButton.tsx";
import { Field } from "../field.tsx";
import { picturesCommands } from "../pictures/commands.ts";
import { picturesControls } from "../pictures/controls.ts";
import type { PicturesSlice } from "../pictures/state.ts";
import { text as picturesText } from "../pictures/text.ts";
import { From } from "../reach.tsx";
import type { StatusSlice } from "../status/state.ts";
import { useSelect } from "../store.ts";
import { Topic } from "../topic.tsx";
import { filesCommands } from "./commands.ts";
import { filesControls } from "./controls.ts";
import { text } from "./text.ts";

type Reads = PicturesSlice & StatusSlice;

const { stillSize, stillNotes, ...film } = picturesControls;

/** Files in and out, stills and films. */
export function FileGroup(): ReactNode {
  const empty = useSelect((s: Reads) => s.status.bodies === 0);
  const recording = useSelect((s: Reads) => s.recording);
  const flow = useSelect((s: Reads) => s.status.flow);
  return (
    <Topic title={text.group} group="files">
      <div className="row">
        <CommandButton command={filesCommands.open} icon="open" words />
        <CommandButton command={filesCommands.save} icon="save" words disabled={empty} />
        <CommandButton command={picturesCommands.screenshot} icon="screenshot" words disabled={empty} />
        <CommandButton command={picturesCommands.photograph} icon="photograph" words disabled={empty || flow} />
        <CommandButton
          command={picturesCommands.record}
          icon={recording ? "stop" : "record"}
          words
          disabled={empty}
          pressed={recording}
        />
      </div>
      <From level="study">
        <div className="row">
          <CommandButton command={filesCommands.openFolder} icon="open" words />
        </div>
        {flow ? <p className="quiet small">{text.saving.flow}</p> : <Field of={filesControls.saveFormat} />}
        <Field of={stillSize} />
        <div className="row">
          <Field of={stillNotes} />
        </div>
        <details className="fold">
          <summary>{picturesText.film.title}</summary>
          {Object.values(film).map((control) => (
            <Field key={control.key} of={control} />
          ))}
        </details>
      </From>
    </Topic>
  );
}
