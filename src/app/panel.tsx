import type { ReactNode } from "react";
import { CameraGroup } from "../features/camera/cameraGroup.tsx";
import { CommandButton } from "../features/commandButton.tsx";
import { CompareGroup } from "../features/compare/compareGroup.tsx";
import { FileGroup } from "../features/files/fileGroup.tsx";
import { PresetsGroup } from "../features/files/presetsGroup.tsx";
import { SightGroup } from "../features/inspect/inspectGroup.tsx";
import type { LayoutSlice } from "../features/layout/state.ts";
import { LookGroup } from "../features/look/lookGroup.tsx";
import { PhysicsGroup } from "../features/physics/physicsGroup.tsx";
import { RunGroup } from "../features/play/runGroup.tsx";
import type { PlotsSlice } from "../features/plots/state.ts";
import { useSelect } from "../features/store.ts";
import { BookmarksGroup } from "../features/timeline/bookmarksGroup.tsx";
import type { ToursSlice } from "../features/tours/state.ts";
import type { TruthSlice } from "../features/truth/state.ts";
import { Toolbar } from "../ui/toolbar.tsx";
import { text } from "./text.ts";

type Reads = LayoutSlice & PlotsSlice & ToursSlice & TruthSlice;

/** All controls, in groups; it can be folded away so that only the sky is left. */
export function Panel(): ReactNode {
  const open = useSelect((s: Reads) => s.panelOpen);
  const truth = useSelect((s: Reads) => s.truthOpen);
  const plots = useSelect((s: Reads) => s.plotsOpen);
  const tours = useSelect((s: Reads) => s.toursOpen);
  return (
    <>
      <Toolbar className="corner glass" label={text.panels}>
        <CommandButton name="truth" icon="truth" expanded={truth} />
        <CommandButton name="plots" icon="plots" expanded={plots} />
        <CommandButton name="tours" icon="tours" expanded={tours} />
        <CommandButton name="link" icon="link" />
        <CommandButton name="fit" icon="fit" />
        <CommandButton name="help" icon="help" />
        <CommandButton name="panel" icon="panel" expanded={open} />
      </Toolbar>
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
