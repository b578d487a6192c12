import type { ReactNode } from "react";
import { grouped, rounded } from "../../../language/format.ts";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { BRUSH_SHAPES, type InteractSlice } from "./state.ts";
import { text as t } from "./text.ts";
import { VectorFields } from "./vectorFields.tsx";

type Reads = InteractSlice & PlaySlice;

/** What is painted: shape, number, spread and speed, and where it begins and ends. */
export function BrushFields(): ReactNode {
  const { store } = useApp<Reads>();
  const brush = useSelect((s: Reads) => s.interact.brush);
  const limit = useSelect((s: Reads) => s.play.limits.bodies);
  const [length, velocity] = [useQuantity("length"), useQuantity("velocity")];
  if (!brush) return null;
  const { setBrush } = store.getState().interact;
  const { scale, path } = brush;
  const [from, to] = [path[0]!, path.at(-1)!];
  // A typed end leaves nothing of a way that was dragged: the plane is the horizontal one then.
  const put = (first: typeof from, last: typeof to) => setBrush({ path: [first, last], normal: [0, 0, 1] });
  return (
    <>
      <p className="quiet small">{t.massless}</p>
      <Select
        {...t.shape}
        value={brush.shape}
        options={BRUSH_SHAPES.map((shape) => ({ value: shape, label: t.shapes[shape] }))}
        onChange={(shape) => setBrush({ shape: BRUSH_SHAPES.find((one) => one === shape)! })}
      />
      <Slider
        {...t.n}
        value={brush.n}
        min={16}
        max={limit}
        initial={1000}
        scale="log"
        whole
        show={grouped}
        onChange={(n) => setBrush({ n })}
      />
      <Slider
        {...t.spread}
        unit={length.unit}
        value={brush.spread * length.factor}
        min={1e-3 * scale.length * length.factor}
        max={scale.length * length.factor}
        initial={0.02 * scale.length * length.factor}
        scale="log"
        show={rounded}
        onChange={(spread) => setBrush({ spread: spread / length.factor })}
      />
      <Slider
        {...t.speed}
        unit={velocity.unit}
        value={brush.speed * velocity.factor}
        min={-3 * scale.speed * velocity.factor}
        max={3 * scale.speed * velocity.factor}
        initial={scale.speed * velocity.factor}
        show={rounded}
        onChange={(speed) => setBrush({ speed: speed / velocity.factor })}
      />
      <VectorFields words={t.from} of="length" value={from} onChange={(first) => put(first, to)} />
      <VectorFields words={t.to} of="length" value={to} onChange={(last) => put(from, last)} />
    </>
  );
}
