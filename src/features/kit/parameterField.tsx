import type { ReactNode } from "react";
import type { Parameter } from "../../data/parameter.ts";
import { rounded } from "../../language/format.ts";
import { Choice } from "../../ui/choice.tsx";
import type { Option } from "../../ui/options.ts";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";

/** More than these are searched. */
const MANY = 12;

interface Props {
  readonly parameter: Parameter;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A parameter of a model: a list where its values have names, or else a slider. */
export function ParameterField({ parameter: p, value, onChange }: Props): ReactNode {
  if (p.choices) {
    const options: Option[] = p.choices.map((label, k) => ({
      value: String(p.min + k),
      label,
      ...(p.headings?.[k] && { group: p.headings[k] }),
    }));
    const choose = (chosen: string) => onChange(Number(chosen));
    const List = options.length > MANY ? Choice : Select;
    return <List label={p.label} help={p.help} value={String(value)} options={options} onChange={choose} />;
  }
  return (
    <Slider
      label={p.label}
      help={p.help}
      unit={p.unit}
      value={value}
      min={p.min}
      max={p.max}
      initial={p.default}
      scale={p.min > 0 && p.max / p.min > 50 ? "log" : "linear"}
      whole={p.integer ?? false}
      show={rounded}
      onChange={onChange}
    />
  );
}
