import type { ReactNode } from "react";
import { fixed, grouped, rounded } from "../../language/format.ts";
import { RealField } from "../../ui/realField.tsx";
import { Slider } from "../../ui/slider.tsx";
import type { PlaySlice } from "../play/state.ts";
import { useApp, useQuantity, useSelect } from "../store.ts";
import { BODIES, type HandsSlice, THROWN_RANGES, type Thrown } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = HandsSlice & PlaySlice;

/** Of a galaxy: bodies, factors and tilt; of a single body: its mass. */
export function ThrownFields({ thrown }: { thrown: Thrown }): ReactNode {
  const { store } = useApp<Reads>();
  const mass = useQuantity("mass");
  const limit = useSelect((s: Reads) => s.limits.bodies);
  const { setThrown } = store.getState();
  if ((BODIES as readonly string[]).includes(thrown.what))
    return (
      <RealField
        label={t.mass.label}
        help={t.mass.help}
        unit={mass.unit}
        value={thrown.mass * mass.factor}
        onChange={(value) => value >= 0 && setThrown({ mass: value / mass.factor })}
      />
    );
  return (
    <>
      <Slider
        {...t.n}
        value={thrown.n}
        min={16}
        max={limit}
        initial={2048}
        scale="log"
        whole
        show={grouped}
        onChange={(n) => setThrown({ n })}
      />
      <details className="fold">
        <summary>{t.more}</summary>
        <Slider
          {...t.massFactor}
          value={thrown.massFactor}
          {...THROWN_RANGES.massFactor}
          initial={1}
          scale="log"
          show={rounded}
          onChange={(massFactor) => setThrown({ massFactor })}
        />
        <Slider
          {...t.size}
          value={thrown.size}
          {...THROWN_RANGES.size}
          initial={1}
          scale="log"
          show={rounded}
          onChange={(size) => setThrown({ size })}
        />
        <Slider
          {...t.inclination}
          value={thrown.inclination}
          {...THROWN_RANGES.inclination}
          initial={0}
          show={(v) => fixed(v, 0)}
          onChange={(inclination) => setThrown({ inclination })}
        />
        <Slider
          {...t.node}
          value={thrown.node}
          {...THROWN_RANGES.node}
          initial={0}
          show={(v) => fixed(v, 0)}
          onChange={(node) => setThrown({ node })}
        />
      </details>
    </>
  );
}
