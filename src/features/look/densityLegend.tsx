import type { CSSProperties, ReactNode } from "react";
import { compact, tick } from "../../language/format.ts";
import { useSelect } from "../context.ts";
import { massLegend } from "./density.ts";
import { text } from "./text.ts";

/** What the colours of a picture of mass per area stand for. */
export function DensityLegend(): ReactNode {
  const view = useSelect((s) => s.view);
  const massRange = useSelect((s) => s.massRange);
  const massColours = useSelect((s) => s.massColours);
  const status = useSelect((s) => s.status);
  const units = useSelect((s) => s.units);
  const scale = useSelect((s) => s.scale);
  const builderOpen = useSelect((s) => s.builderOpen);
  const legend = massLegend({ view, massRange, massColours, status, units, scale, builderOpen });
  if (!legend) return null;
  const { title, unit, low, high, ticks, colours } = legend;
  const words = text.density.legend(title, compact(low), compact(high), unit);
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
