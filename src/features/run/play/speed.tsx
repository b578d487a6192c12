import type { ReactNode } from "react";
import { rounded } from "../../../language/format.ts";
import { significant } from "../../../language/significant.ts";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { Spot } from "../../kit/field.tsx";
import { useApp, useQuantity, useSelect } from "../../kit/store.ts";
import type { PhysicsSlice } from "../physics/state.ts";
import { playControls } from "./controls.ts";
import { type PlaySlice, SPEED, wantedSteps } from "./state.ts";
import { text } from "./text.ts";

type Reads = PhysicsSlice & PlaySlice;

/** How fast it goes: in steps, or in time, a second. */
export function Speed(): ReactNode {
  const { store } = useApp<Reads>();
  const speed = useSelect((s: Reads) => s.play.wantedStepsPerSecond);
  const rate = useSelect((s: Reads) => s.play.wantedRate);
  const timestep = useSelect((s: Reads) => s.physics.ranges.timestep.default);
  const clock = useQuantity("time");
  const { setWantedRate, setWantedStepsPerSecond } = store.getState().play;
  return rate === null ? (
    <Slider
      {...text.speed}
      value={speed}
      min={SPEED.min}
      max={SPEED.max}
      initial={SPEED.default}
      scale="log"
      show={rounded}
      onChange={setWantedStepsPerSecond}
    />
  ) : (
    <Slider
      {...text.speed}
      unit={`${clock.unit}/s`}
      factor={clock.factor}
      value={rate}
      min={Math.min(rate, SPEED.min * timestep)}
      max={Math.max(rate, SPEED.max * timestep)}
      initial={SPEED.default * timestep}
      scale="log"
      show={(value) => rounded(value * clock.factor)}
      onChange={setWantedRate}
    />
  );
}

/** The same at the foot of the page, where little else is seen. */
export function FootSpeed(): ReactNode {
  return (
    <div className="foot-speed glass">
      <Spot of={playControls.speed}>
        <Speed />
      </Spot>
    </div>
  );
}

/** What the speed is measured by. */
export function SpeedIn(): ReactNode {
  const { store } = useApp<Reads>();
  const speed = useSelect((s: Reads) => s.play.wantedStepsPerSecond);
  const rate = useSelect((s: Reads) => s.play.wantedRate);
  const clock = useQuantity("time");
  const { setWantedRate, setWantedStepsPerSecond } = store.getState().play;
  const change = (kind: string) => {
    const state = store.getState();
    if (kind === "time") return setWantedRate(significant(speed * state.physics.settings.timestep, 3));
    setWantedStepsPerSecond(Math.min(SPEED.max, wantedSteps(state)));
    return setWantedRate(null);
  };
  return (
    <Select
      label={text.speedIn.label}
      help={text.speedIn.help}
      value={rate === null ? "steps" : "time"}
      options={[
        { value: "steps", label: text.speedIn.steps },
        { value: "time", label: clock.unit },
      ]}
      onChange={change}
    />
  );
}
