import type { ReactNode } from "react";
import type { Option } from "../../ui/options.ts";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { ToggleButton } from "../../ui/toggleButton.tsx";
import type { ToursSlice } from "../learn/tours/state.ts";
import { quantityOf, type UnitsSlice } from "../shell/units/state.ts";
import { type AnyControl, type Control, type ControlWords, FIXED, heldOf, isShown, wordsOf } from "./control.ts";
import { reaches } from "./levels.ts";
import { useReach } from "./reach.tsx";
import { useApp, useSelect } from "./store.ts";

type Drawn = Exclude<AnyControl, { readonly kind: "drawn" }>;

interface Seen {
  readonly words: ControlWords;
  readonly value: never;
  readonly range?: { readonly min: number; readonly max: number; readonly default: number };
  readonly factor: number;
  readonly unit: string | undefined;
  readonly options?: readonly Option[];
  readonly note?: string | null;
}

/** All that the field of a control shows of the state; null: nothing. */
function seen(state: never, control: Drawn): Seen | null {
  if (!isShown(state, control)) return null;
  const words = wordsOf(state, control);
  const plain = { words, value: heldOf<never>(state, control), factor: 1, unit: words.unit };
  if (control.kind === "switch") return plain;
  if (control.kind === "choice") {
    const value = (control.value?.(state) ?? plain.value) as never;
    return { ...plain, value, options: control.options(state), note: control.note?.(state) ?? null };
  }
  const quantity = control.quantity && quantityOf(state as UnitsSlice, control.quantity);
  return { ...plain, range: control.range(state), ...quantity };
}

/** Where a control is drawn, so that search finds it; of no box of its own. */
export function Spot({ of: { key }, children }: { readonly of: AnyKeyed; readonly children: ReactNode }): ReactNode {
  return (
    <div data-control={key} className="spot">
      {children}
    </div>
  );
}

interface AnyKeyed {
  readonly key: string;
}

/** The field of a control: a slider, a list or a switch. The input holds the bodies' own number, as links do. */
export function Field<S>({ of }: { readonly of: Control<S> }): ReactNode {
  const control = of as unknown as Drawn;
  const field = useField(control);
  const fixed = useSelect((s: ToursSlice) => s.tours.fixed && FIXED.includes(control.link ?? ""));
  if (!field) return null;
  return (
    <Spot of={control}>
      {fixed ? (
        <fieldset className="spot" disabled>
          {field}
        </fieldset>
      ) : (
        field
      )}
    </Spot>
  );
}

function useField(control: Drawn): ReactNode {
  const reach = useReach();
  const { store } = useApp<never>();
  // Compared as words, so that a field is drawn again only where something in it is otherwise.
  const words = useSelect((state: never) => JSON.stringify(seen(state, control)));
  const now = JSON.parse(words) as Seen | null;
  if (!now || !reaches(reach, control.level)) return null;
  const { label, help } = now.words;
  const set = (value: never) => (control.set as (state: never, value: never) => void)(store.getState(), value);
  if (control.kind === "switch")
    return <ToggleButton label={label} help={help} pressed={now.value} onChange={(on) => set(on as never)} />;
  if (control.kind === "choice")
    return (
      <>
        <Select {...{ label, help }} value={now.value} options={now.options!} onChange={(name) => set(name as never)} />
        {now.note ? <p className="quiet small use">{now.note}</p> : null}
      </>
    );
  const { min, max, default: initial } = now.range!;
  return (
    <Slider
      {...{ label, help, min, max, initial }}
      unit={now.unit ?? ""}
      factor={now.factor}
      value={now.value}
      scale={control.scale ?? "linear"}
      whole={control.whole ?? false}
      show={(value) => control.show(value * now.factor)}
      onChange={(value) => set(value as never)}
    />
  );
}
