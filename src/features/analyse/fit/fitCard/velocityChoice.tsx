import { type ReactNode, useId } from "react";
import { described } from "../../../../ui/tip.ts";
import { useApp, useSelect } from "../../../kit/store.ts";
import type { FitSlice } from "../state.ts";
import { text as t } from "./text.ts";

/** A map of velocities that counts beside the photograph. */
export function VelocityChoice(): ReactNode {
  const { actions } = useApp<FitSlice>();
  const id = useId();
  const name = useSelect((s: FitSlice) => s.fit.fitVelocities);
  const take = (file: File | null) => actions.fit.ask((fit) => fit.openVelocities(file));
  return (
    <div className="fit-choice">
      <label htmlFor={id}>{t.velocities.label}</label>
      <input
        id={id}
        type="file"
        accept=".fits,.fit,.fts"
        {...described(t.velocities.help)}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) take(file);
          event.currentTarget.value = "";
        }}
      />
      {name === null ? null : (
        <div className="row fit-row">
          <span className="small">{t.velocities.used(name)}</span>
          <button type="button" className="button" onClick={() => take(null)}>
            {t.velocities.leave}
          </button>
        </div>
      )}
    </div>
  );
}
