import { type ReactNode, useId } from "react";
import { exponent, grouped, rounded } from "../../../language/format.ts";
import { NumberField } from "../../../ui/numberField.tsx";
import { Select } from "../../../ui/select.tsx";
import { described, tip } from "../../../ui/tip.ts";
import { useQuantity, useSelect } from "../../kit/store.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import { text as playText } from "../play/text.ts";
import { type Assumptions, FILE_UNITS, type Opened } from "./state.ts";
import { text } from "./text.ts";

type Reads = PhysicsSlice;

const t = text.opened;

interface Props {
  readonly opened: Opened;
  readonly draft: Assumptions;
  readonly onChange: (draft: Assumptions) => void;
}

/** What was assumed of a file, to be changed and then applied. */
export function OpenedChoices({ opened, draft, onChange }: Props): ReactNode {
  const { contents, unitChoices } = opened;
  const change = (part: Partial<Assumptions>) => onChange({ ...draft, ...part });
  const choices = unitChoices.map(({ name, title }) => ({ value: name, label: name === "nbody" ? t.nbody : title }));
  const { name } = contents.units;
  const most = Math.max(1, Math.floor(contents.count / 2));
  return (
    <section className="opened-choices" aria-label={t.assumptions}>
      <h3>{t.assumptions}</h3>
      <Select
        {...t.units}
        value={draft.units}
        options={[{ value: FILE_UNITS, label: t.asRead(name === "N-body" ? t.nbody : name) }, ...choices]}
        onChange={(units) => change({ units })}
      />
      <Components opened={opened} draft={draft} onChange={onChange} />
      <NumberField {...t.every} value={draft.every} min={1} max={most} onChange={(every) => change({ every })} />
      <Suggested of="softening" value={draft.softening} onChange={(softening) => change({ softening })} />
      <Suggested of="timestep" value={draft.timestep} onChange={(timestep) => change({ timestep })} />
    </section>
  );
}

function Components({ opened, draft, onChange }: Props): ReactNode {
  const mass = useQuantity("mass");
  const all = opened.contents.components;
  const toggle = (name: (typeof all)[number]["name"], on: boolean) => {
    const components = all.map((c) => c.name).filter((c) => (c === name ? on : draft.components.includes(c)));
    onChange({ ...draft, components });
  };
  return (
    <fieldset className="opened-components" {...described(t.componentsHelp)}>
      <legend>{t.components}</legend>
      {all.map((part) => {
        const weight = part.mass * mass.factor;
        return (
          <label key={part.name}>
            <input
              type="checkbox"
              checked={draft.components.includes(part.name)}
              onChange={(e) => toggle(part.name, e.currentTarget.checked)}
            />
            <span>{playText.components[part.name]}</span>
            <span>{grouped(part.count)}</span>
            <span>{`${weight >= 1e6 ? exponent(weight) : rounded(weight)} ${mass.unit}`}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface SuggestedProps {
  readonly of: "softening" | "timestep";
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** A number of 0 or more, or nothing for the one that was suggested. */
function Suggested({ of, value, onChange }: SuggestedProps): ReactNode {
  const id = useId();
  const inForce = useSelect((s: Reads) => s.physics.settings[of]);
  return (
    <div className="number" {...tip(t[of].help)}>
      <label htmlFor={id}>{t[of].label}</label>
      <input
        id={id}
        type="number"
        min={0}
        step="any"
        placeholder={`${rounded(inForce)} (${t.suggested})`}
        value={value ?? ""}
        onChange={(event) => {
          const next = event.currentTarget.valueAsNumber;
          onChange(Number.isFinite(next) && (next > 0 || (next === 0 && of === "softening")) ? next : null);
        }}
      />
    </div>
  );
}
