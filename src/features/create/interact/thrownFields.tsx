import type { ReactNode } from "react";
import { grouped } from "../../../language/format.ts";
import { RealField } from "../../../ui/realField.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { GalaxyFields } from "../galaxyFields.tsx";
import { BODIES, type InteractSlice, type Thrown } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = InteractSlice & PlaySlice;

/** Of a galaxy: how many bodies, and what it is made of; of a single body: its mass. */
export function ThrownFields({ thrown }: { thrown: Thrown }): ReactNode {
  const { store } = useApp<Reads>();
  const mass = useQuantity("mass");
  const limit = useSelect((s: Reads) => s.play.limits.bodies);
  const heavy = useSelect((s: Reads) => s.interact.thrownFacts?.mass ?? null);
  const { setThrown } = store.getState().interact;
  const { galaxy } = thrown;
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
        <GalaxyFields
          galaxy={galaxy}
          own={heavy && (heavy / galaxy.mass) * mass.factor}
          unit={mass.unit}
          onChange={(change) => setThrown({ galaxy: { ...galaxy, ...change } })}
        />
      </details>
    </>
  );
}
