import type { ReactNode } from "react";
import { CommandButton } from "../../kit/commandButton.tsx";
import { Field } from "../../kit/field.tsx";
import { From } from "../../kit/reach.tsx";
import { useSelect } from "../../kit/store.ts";
import { Topic } from "../../kit/topic.tsx";
import type { StatusSlice } from "../../shell/status/state.ts";
import { captureCommands } from "../../view/capture/commands.ts";
import { captureControls } from "../../view/capture/controls.ts";
import { text as captureText } from "../../view/capture/text.ts";
import { filesCommands } from "./commands.ts";
import { filesControls } from "./controls.ts";
import { text } from "./text.ts";

type Reads = StatusSlice;

const { stillSize, stillNotes, ...film } = captureControls;

/** Files in and out, stills and films. */
export function FileGroup(): ReactNode {
  const flow = useSelect((s: Reads) => s.status.status.flow);
  return (
    <Topic title={text.group} group="files">
      <div className="row">
        <CommandButton command={filesCommands.open} words />
        <CommandButton command={filesCommands.save} words />
        <CommandButton command={captureCommands.screenshot} words />
        <CommandButton command={captureCommands.photograph} words />
        <CommandButton command={captureCommands.record} words />
        <From level="study">
          <CommandButton command={filesCommands.openFolder} words />
        </From>
      </div>
      <From level="study">
        {flow ? <p className="quiet small">{text.saving.flow}</p> : <Field of={filesControls.saveFormat} />}
        <Field of={stillSize} />
        <div className="row">
          <Field of={stillNotes} />
        </div>
        <details className="fold">
          <summary>{captureText.film.title}</summary>
          {Object.values(film).map((control) => (
            <Field key={control.key} of={control} />
          ))}
        </details>
      </From>
    </Topic>
  );
}
