import type { ReactNode } from "react";
import { Group } from "../../../ui/group.tsx";
import { LazyFold } from "../../../ui/lazyFold.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { text } from "./text.ts";

/** Loaded when it is opened. */
const PathCard = lazyPart(() => import("./keyframes/pathCard.tsx"));

/** The path of the camera; folded away. */
export function CameraPathFold(): ReactNode {
  return (
    <Group title={text.title}>
      <LazyFold title={text.fold}>
        <PathCard />
      </LazyFold>
    </Group>
  );
}
