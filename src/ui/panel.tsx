import type { ReactNode } from "react";
import { text } from "../state/text.ts";
import { BookmarksGroup } from "./bookmarksGroup.tsx";
import { CameraGroup } from "./cameraGroup.tsx";
import { CommandButton } from "./commandButton.tsx";
import { CompareGroup } from "./compareGroup.tsx";
import { useSelect } from "./context.ts";
import { FileGroup } from "./fileGroup.tsx";
import { LookGroup } from "./lookGroup.tsx";
import { PhysicsGroup } from "./physicsGroup.tsx";
import { PresetsGroup } from "./presetsGroup.tsx";
import { RunGroup } from "./runGroup.tsx";
import { SightGroup } from "./sightGroup.tsx";

/** All controls, in groups; it can be folded away so that only the sky is left. */
export function Panel(): ReactNode {
  const open = useSelect((s) => s.panelOpen);
  const truth = useSelect((s) => s.truthOpen);
  const plots = useSelect((s) => s.plotsOpen);
  const tours = useSelect((s) => s.toursOpen);
  return (
    <>
      <div className="corner glass">
        <CommandButton name="truth" icon="truth" expanded={truth} />
        <CommandButton name="plots" icon="plots" expanded={plots} />
        <CommandButton name="tours" icon="tours" expanded={tours} />
        <CommandButton name="link" icon="link" />
        <CommandButton name="fit" icon="fit" />
        <CommandButton name="help" icon="help" />
        <CommandButton name="panel" icon="panel" expanded={open} />
      </div>
      {open ? (
        <aside className="panel glass" aria-label={text.controls}>
          <RunGroup />
          <PhysicsGroup />
          <CompareGroup />
          <LookGroup />
          <CameraGroup />
          <SightGroup />
          <BookmarksGroup />
          <PresetsGroup />
          <FileGroup />
        </aside>
      ) : null}
    </>
  );
}
