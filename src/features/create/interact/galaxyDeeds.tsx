import type { ReactNode } from "react";
import { rounded } from "../../../language/format.ts";
import { described } from "../../../ui/tip.ts";
import type { CompareSlice } from "../../analyse/compare/state.ts";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { type InteractSlice, MOST_ROWS } from "./state.ts";
import { text as t } from "./text.ts";
import { titleOf } from "./titleState.ts";

type Reads = CompareSlice & InteractSlice & StatusSlice;

/** What can be done to the galaxies that are there, and what was done. */
export function GalaxyDeeds(): ReactNode {
  const { actions, store } = useApp<Reads>();
  const galaxies = useSelect((s: Reads) => s.status.status.galaxies);
  const acting = useSelect((s: Reads) => s.interact.acting);
  const rows = useSelect((s: Reads) => s.interact.deedRows);
  const branch = useSelect((s: Reads) => (s.compare.comparing ? s.compare.branch : null));
  const clock = useQuantity("time");
  const { change } = actions.interact;
  const { compareDeed, toggleCompare } = store.getState().compare;
  const move = (of: number) => {
    const { thrown } = store.getState().interact;
    if (thrown) change({ kind: "move", of, position: thrown.position, velocity: thrown.velocity });
  };
  const doings = [
    ["stop", (of: number) => change({ kind: "stop", of })],
    ["move", move],
    ["remove", (of: number) => change({ kind: "remove", of })],
  ] as const;
  return (
    <>
      <h3>{t.galaxies}</h3>
      <ul className="interact-galaxies" aria-label={t.galaxies}>
        {Array.from({ length: Math.min(galaxies, MOST_ROWS) }, (_, of) => String(of + 1)).map((number, of) => (
          <li key={number}>
            <span>{t.galaxy(number)}</span>
            {doings.map(([kind, act]) => (
              <button
                key={kind}
                type="button"
                className="button button-words"
                aria-label={t[kind].label(number)}
                {...described(t[kind].help)}
                disabled={acting || (kind === "remove" && galaxies === 1)}
                onClick={() => act(of)}
              >
                {t[kind].short}
              </button>
            ))}
          </li>
        ))}
      </ul>
      {rows.length > 0 ? (
        <>
          <h3>{t.deeds}</h3>
          <ol className="interact-deeds" aria-label={t.deeds}>
            {rows.map((row, k) => (
              <li key={k}>
                <span>
                  {(row.done ? t.at : t.later)(titleOf(row), `${rounded(row.time * clock.factor)} ${clock.unit}`)}
                </span>
                {row.kept && row.done ? (
                  <button
                    type="button"
                    className="button button-words"
                    aria-label={t.futures.label(titleOf(row))}
                    {...described(t.futures.help)}
                    aria-pressed={branch === k + 1}
                    disabled={acting}
                    onClick={() => (branch === k + 1 ? toggleCompare() : compareDeed(k + 1))}
                  >
                    {t.futures.short}
                  </button>
                ) : null}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </>
  );
}
