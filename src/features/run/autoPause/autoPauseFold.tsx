import type { ReactNode } from "react";
import { Group } from "../../../ui/group.tsx";
import { LazyFold } from "../../../ui/lazyFold.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { text } from "./text.ts";

/** Loaded when it is opened. */
const AutoPauseCard = lazyPart(() => import("./autoPauseCard.tsx"));

/** Moments at which the run pauses by itself; folded away. */
export function AutoPauseFold(): ReactNode {
  return (
    <Group title={text.title}>
      <LazyFold title={text.when}>
        <AutoPauseCard />
      </LazyFold>
    </Group>
  );
}
