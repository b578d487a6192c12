import type { ReactNode } from "react";
import { CommandButton } from "../commandButton.tsx";
import { Field } from "../field.tsx";
import { picturesCommands } from "../pictures/commands.ts";
import { picturesControls } from "../pictures/controls.ts";
import { text as picturesText } from "../pictures/text.ts";
import { From } from "../reach.tsx";
import type { StatusSlice } from "../status/state.ts";
import { useSelect } from "../store.ts";
import { Topic } from "../topic.tsx";
import { filesCommands } from "./commands.ts";
import { filesControls } from "./controls.ts";
import { text } from "./text.ts";

type Reads = StatusSlice;

const { stillSize, stillNotes, ...film } = picturesControls;

/** Files in and out, stills and films. */
export function FileGroup(): ReactNode {
  const flow = useSelect((s: Reads) => s.status.flow);
  return (
    <Topic title={text.group} group="files">
      <div className="row">
        <CommandButton command={filesCommands.open} words />
        <CommandButton command={filesCommands.save} words />
        <CommandButton command={picturesCommands.screenshot} words />
        <CommandButton command={picturesCommands.photograph} words />
        <CommandButton command={picturesCommands.record} words />
      </div>
      <From level="study">
        <div className="row">
          <CommandButton command={filesCommands.openFolder} words />
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
