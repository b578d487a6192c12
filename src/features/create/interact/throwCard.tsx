import type { ReactNode } from "react";
import { Chips } from "../../../ui/chips.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { type InteractSlice, THROWN_THINGS } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = InteractSlice & PlaySlice;

/** Single bodies are drawn; the others are of the gallery. */
const DRAWN: Readonly<Record<string, string>> = { "black hole": "black-hole.svg", stars: "star.svg" };

/** What is thrown, chosen by its picture, and what to do then. */
export function ThrowCard(): ReactNode {
  const { actions } = useApp<Reads>();
  const what = useSelect((s: Reads) => s.interact.thrown?.what ?? null);
  const options = THROWN_THINGS.map((value) => ({
    value,
    label: t.things[value],
    picture: `scenes/${DRAWN[value] ?? `${value}.webp`}`,
  }));
  return (
    <>
      <Chips
        {...t.thing}
        quiet
        className="chips-pictures"
        value={options.find(({ value }) => value === what)?.value ?? null}
        options={options}
        onChange={(thing) => actions.interact.pick(thing)}
      />
      <p className="quiet small">{t.how}</p>
    </>
  );
}
