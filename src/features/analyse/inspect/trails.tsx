import type { ReactNode } from "react";
import { grouped } from "../../../language/format.ts";
import { RemoveButton } from "../../../ui/removeButton.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import type { InspectSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = InspectSlice;

const t = text.trails;

/** Bodies that leave a trail. */
export function Trails(): ReactNode {
  const { store } = useApp<Reads>();
  const trails = useSelect((s: Reads) => s.inspect.trails);
  const points = useSelect((s: Reads) => s.inspect.trailPoints);
  if (trails.length === 0) return null;
  const { pick, toggleTrail } = store.getState().inspect;
  return (
    <ul className="names" aria-label={t.title}>
      {trails.map((body, k) => (
        <li key={body}>
          <button type="button" className="button button-words" onClick={() => pick(body)}>
            {t.name(grouped(body))}
          </button>
          <span className="quiet small">{t.points(grouped(points[k] ?? 0))}</span>
          <RemoveButton label={t.end(grouped(body))} onClick={() => toggleTrail(body)} />
        </li>
      ))}
    </ul>
  );
}
