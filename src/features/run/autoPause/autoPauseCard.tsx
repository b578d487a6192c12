import type { ReactNode } from "react";
import { RealField } from "../../../ui/realField.tsx";
import { ToggleButton } from "../../../ui/toggleButton.tsx";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { chosenInfo, type PlaySlice } from "../play/state.ts";
import { type AutoPauseSlice, ENERGY_BOUNDS } from "./state.ts";
import { text as t } from "./text.ts";

type Reads = AutoPauseSlice & PlaySlice & StatusSlice;

/** An energy error that is worth a look. */
const WORTH = 1e-3;

/** At a time, at the closest approach of two galaxies, above an energy error. */
export default function AutoPauseCard(): ReactNode {
  const { store } = useApp<Reads>();
  const haltAt = useSelect((s: Reads) => s.autoPause.haltAt);
  const haltEnergy = useSelect((s: Reads) => s.autoPause.haltEnergy);
  const haltPericentre = useSelect((s: Reads) => s.autoPause.haltPericentre);
  const galaxies = useSelect((s: Reads) => s.status.status.galaxies);
  const clock = useQuantity("time");
  const { setHalts } = store.getState().autoPause;
  const moment = () => {
    const state = store.getState();
    return Math.max(chosenInfo(state).moment.time, state.status.status.time);
  };
  return (
    <>
      <ToggleButton
        {...t.time}
        pressed={haltAt !== null}
        onChange={(on) => setHalts({ haltAt: on ? moment() : null })}
      />
      {haltAt === null ? null : (
        <RealField
          {...t.timeValue}
          unit={clock.unit}
          value={haltAt * clock.factor}
          onChange={(value) => setHalts({ haltAt: value / clock.factor })}
        />
      )}
      <ToggleButton
        {...t.pericentre}
        pressed={haltPericentre}
        disabled={galaxies < 2}
        onChange={(on) => setHalts({ haltPericentre: on })}
      />
      <ToggleButton
        {...t.energy}
        pressed={haltEnergy !== null}
        onChange={(on) => setHalts({ haltEnergy: on ? WORTH : null })}
      />
      {haltEnergy === null ? null : (
        <RealField
          {...t.energyValue}
          unit=""
          value={haltEnergy}
          onChange={(value) =>
            setHalts({ haltEnergy: Math.min(ENERGY_BOUNDS.max, Math.max(ENERGY_BOUNDS.min, value)) })
          }
        />
      )}
    </>
  );
}
