import type { ReactNode } from "react";
import { RealField } from "../../../ui/realField.tsx";
import { useQuantity } from "../../kit/store.ts";

const AXES = ["x", "y", "z"] as const;
type Vector = readonly [number, number, number];

interface Props {
  readonly words: { readonly label: (axis: string) => string; readonly help: string };
  readonly of: "length" | "velocity";
  /** In the units of the bodies. */
  readonly value: Vector;
  readonly onChange: (value: Vector) => void;
}

/** Three numbers of a place or a velocity. */
export function VectorFields({ words, of, value, onChange }: Props): ReactNode {
  const { factor, unit } = useQuantity(of);
  const put = (k: number, number: number) => {
    const [x, y, z] = value.map((old, i) => (i === k ? number : old)) as [number, number, number];
    onChange([x, y, z]);
  };
  return (
    <div className="interact-vector">
      {AXES.map((axis, k) => (
        <RealField
          key={axis}
          label={words.label(axis)}
          help={words.help}
          unit={unit}
          value={value[k]! * factor}
          onChange={(typed) => put(k, typed / factor)}
        />
      ))}
    </div>
  );
}
