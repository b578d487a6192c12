import type { CSSProperties, ReactNode } from "react";
import { massChoices, massName, rangeInForce, surfaceDensityOf, ticksOf } from "../state/density.ts";
import { text } from "../state/text.ts";
import { useSelect } from "./context.ts";
import { compact, tick } from "./format.ts";

const t = text.density;

/** Numbers on the scale at most. */
const MOST = 7;

/** What the colours of a picture of mass per area stand for. */
export function DensityLegend(): ReactNode {
  const view = useSelect((s) => s.view);
  const own = useSelect((s) => s.massRange);
  const status = useSelect((s) => s.status);
  const colours = useSelect((s) => s.massColours);
  const units = useSelect((s) => s.units);
  const scale = useSelect((s) => s.scale);
  const building = useSelect((s) => s.builderOpen);
  const range = rangeInForce(view, own);
  if (view.shows !== "density" || building || !range) return null;
  const { factor, unit } = surfaceDensityOf({ units, scale });
  const shown = { low: range.low * factor, high: range.high * factor };
  const whole = view.massOf === "all" || !massChoices(status).includes(view.massOf);
  const what = whole ? t.title : `${t.title}, ${massName(view.massOf).toLowerCase()}`;
  const gradient = `linear-gradient(90deg, ${colours[view.theme].join(", ")})`;
  return (
    <div className="scale-row">
      <figure
        className="scale glass"
        role="img"
        aria-label={t.legend(what, compact(shown.low), compact(shown.high), unit)}
      >
        <figcaption>
          {what} <span className="quiet">{unit}</span>
        </figcaption>
        <div className="scale-bar" style={{ background: gradient }} />
        <div className="scale-ticks">
          {ticksOf(shown, MOST).map(({ share, value }) => (
            <span key={value} style={{ "--share": share } as CSSProperties}>
              {tick(value)}
            </span>
          ))}
        </div>
      </figure>
    </div>
  );
}
