import { type ReactNode, useState } from "react";
import type { BuiltField } from "../../../data/scenarios/build.ts";
import { rounded } from "../../../language/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { RemoveButton } from "../../../ui/removeButton.tsx";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { useApp, useSelect } from "../../kit/store.ts";
import { FIELDS, type FieldControl, newField } from "./controls.ts";
import type { BuilderSlice, Draft } from "./state.ts";
import { text } from "./text.ts";
import { useBuilderUnits } from "./units.ts";

const t = text.fields;

/** Fixed fields that the galaxies are in. */
export function BuilderFields({ draft }: { draft: Draft }): ReactNode {
  const { store } = useApp<BuilderSlice>();
  const most = useSelect((s: BuilderSlice) => s.builder.builder.most.fields);
  const { fields = [] } = draft.build;
  const [kind, setKind] = useState<string>("nfw");
  const put = (next: readonly BuiltField[]) => {
    const { fields: _, ...others } = draft.build;
    store
      .getState()
      .builder.changeDraft({ build: { ...others, ...(next.length > 0 && { fields: next }) }, refused: null });
  };
  const options = FIELDS.map(({ name }) => ({ value: name, label: t.names[name] }));
  return (
    <section className="group" aria-label={t.title}>
      <h3>{t.title}</h3>
      {fields.map((field, k) => (
        <FieldSliders
          key={`${k} ${field.name}`}
          field={field}
          onChange={(values) => put(fields.map((one, other) => (other === k ? { ...one, values } : one)))}
          onRemove={() => put(fields.filter((_, other) => other !== k))}
        />
      ))}
      {fields.length < most ? (
        <div className="builder-add">
          <Select {...t.kind} value={kind} options={options} onChange={setKind} />
          <button
            type="button"
            className="button button-words"
            aria-label={t.add}
            onClick={() => put([...fields, newField(FIELDS.find(({ name }) => name === kind)!)])}
          >
            <Icon name="add" />
            <span>{t.add}</span>
          </button>
        </div>
      ) : (
        <p className="quiet small">{t.full}</p>
      )}
    </section>
  );
}

interface FieldProps {
  readonly field: BuiltField;
  readonly onChange: (values: BuiltField["values"]) => void;
  readonly onRemove: () => void;
}

/** One field and its sliders. One that a link brought, and that is not offered here, can be taken away. */
function FieldSliders({ field, onChange, onRemove }: FieldProps): ReactNode {
  const { mass, length, velocity } = useBuilderUnits();
  const record = FIELDS.find(({ name }) => name === field.name);
  const title = record ? t.names[record.name] : field.name;
  const shown = (kind: FieldControl["kind"]) => {
    if (kind === "number") return { factor: 1, unit: "" };
    if (kind !== "turning") return { mass, length, velocity }[kind];
    return { factor: velocity.factor / length.factor, unit: `${velocity.unit}/${length.unit}` };
  };
  return (
    <fieldset className="builder-field" aria-label={title}>
      <div className="builder-field-head">
        <span>{title}</span>
        <RemoveButton label={t.remove(title)} onClick={onRemove} />
      </div>
      {record?.controls.map(({ name, kind, start, min, max }) => {
        const { factor, unit } = shown(kind);
        const value = field.values[name] ?? start;
        return (
          <Slider
            key={name}
            {...t.parameters[name]}
            unit={unit}
            value={value * factor}
            min={Math.min(min, value) * factor}
            max={Math.max(max, value) * factor}
            initial={start * factor}
            scale={kind === "number" || kind === "turning" ? "linear" : "log"}
            show={rounded}
            onChange={(next) => onChange({ ...field.values, [name]: next / factor })}
          />
        );
      })}
    </fieldset>
  );
}
