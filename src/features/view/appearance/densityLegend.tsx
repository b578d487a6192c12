import type { CSSProperties, ReactNode } from "react";
import { compact, tick } from "../../../language/format.ts";
import type { BuilderSlice } from "../../create/builder/state.ts";
import { useSelect } from "../../kit/store.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import { mapLegend } from "./massState.ts";
import type { AppearanceSlice } from "./state.ts";
import { text } from "./text.ts";

type Reads = BuilderSlice & AppearanceSlice & StatusSlice & UnitsSlice;

/** What the colours of a map stand for. */
export default function DensityLegend(): ReactNode {
  const view = useSelect((s: Reads) => s.appearance.view);
  const massRange = useSelect((s: Reads) => s.appearance.massRange);
  const mapColours = useSelect((s: Reads) => s.appearance.mapColours);
  const status = useSelect((s: Reads) => s.status.status);
  const units = useSelect((s: Reads) => s.units.units);
  const scale = useSelect((s: Reads) => s.units.scale);
  const builderOpen = useSelect((s: Reads) => s.builder.builderOpen);
  const legend = mapLegend({
    appearance: { view, massRange, mapColours },
    status: { status },
    units: { units, scale },
    builder: { builderOpen },
  });
  if (!legend) return null;
  const { title, unit, low, high, even, ticks, colours } = legend;
  const words = text.density.legend(title, compact(low).replace("-", "\u2212"), compact(high), unit, even);
  return (
    <div className="scale-row">
      <div className="scale glass" role="img" aria-label={words}>
        <div className="scale-title">
          {title} <span className="quiet">{unit}</span>
        </div>
        <div className="scale-bar" style={{ background: `linear-gradient(90deg, ${colours.join(", ")})` }} />
        <div className="scale-ticks">
          {ticks.map(({ share, value }) => (
            <span key={value} style={{ "--share": share } as CSSProperties}>
              {tick(value)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
