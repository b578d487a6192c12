import type { ReactNode } from "react";
import { Group } from "../../ui/group.tsx";
import { Icon } from "../../ui/icon.tsx";
import { described } from "../../ui/tip.ts";
import type { LayoutSlice } from "../shell/layout/state.ts";
import { text } from "../shell/layout/text.ts";
import type { Group as GroupName } from "./levels.ts";
import { useReach } from "./reach.tsx";
import { useApp } from "./store.ts";

interface Props {
  readonly title: string;
  readonly group: GroupName;
  readonly children: ReactNode;
}

/** A titled group of controls, with a button that sets all of them back where all of them are seen. */
export function Topic({ title, group, children }: Props): ReactNode {
  const { store } = useApp<LayoutSlice>();
  const whole = useReach() === "study";
  return (
    <Group title={title}>
      {whole ? (
        <button
          type="button"
          className="button group-reset"
          aria-label={text.resetGroup(title)}
          {...described(`${text.reset.label}: ${text.reset.help}`)}
          onClick={() => store.getState().layout.resetGroup(group)}
        >
          <Icon name="reset" />
        </button>
      ) : null}
      {children}
    </Group>
  );
}
