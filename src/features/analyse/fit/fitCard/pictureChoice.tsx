import { type ReactNode, useId } from "react";
import { Select } from "../../../../ui/select.tsx";
import { described } from "../../../../ui/tip.ts";
import { useApp, useSelect } from "../../../kit/store.ts";
import type { PlaySlice } from "../../../run/play/state.ts";
import type { FitSlice } from "../state.ts";
import { text as t } from "./text.ts";

/** A file, dropped or chosen, or a published pair. */
export function PictureChoice(): ReactNode {
  const { actions } = useApp<FitSlice>();
  const id = useId();
  const scenarios = useSelect((s: PlaySlice) => s.play.scenarios);
  const shown = useSelect((s: FitSlice) => s.fit.fitPicture?.name ?? "");
  const pairs = scenarios.find(({ name }) => name === "galaxy-zoo")?.parameters[0]?.choices ?? [];
  return (
    <fieldset
      className="fit-choice"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        // Elsewhere on the page a file is a file of bodies.
        event.stopPropagation();
        actions.fit.ask((fit) => fit.open(files));
      }}
    >
      <label htmlFor={id}>{t.file}</label>
      <input
        id={id}
        type="file"
        multiple
        accept=".fits,.fit,.fts,.png,.jpg,.jpeg,.meta,.pair,image/png,image/jpeg"
        {...described(t.fileHelp)}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          if (files.length > 0) actions.fit.ask((fit) => fit.open(files));
          event.currentTarget.value = "";
        }}
      />
      <Select
        label={t.published.label}
        help={t.published.help}
        // The arrow keys go on from the one that is shown.
        value={pairs.includes(shown) ? String(pairs.indexOf(shown)) : ""}
        options={[
          { value: "", label: t.published.none },
          ...pairs.map((name, k) => ({ value: String(k), label: name })),
        ]}
        onChange={(value) => value !== "" && actions.fit.ask((fit) => fit.openPublished(Number(value)))}
      />
    </fieldset>
  );
}
