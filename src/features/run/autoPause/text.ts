import { words } from "../../../language/words.ts";

/** Words about moments at which the run pauses by itself. */
export const text = words("autoPause", {
  title: "Auto-pause",
  when: "Pause automatically",
  time: {
    label: "At a time",
    help: "The run pauses at the first step at or after this time, and can be played on from there.",
  },
  timeValue: { label: "Time", help: "When it pauses." },
  pericentre: {
    label: "At closest approach",
    help: "Pauses where the first two galaxies are closest: when the centres of their stars start to separate.",
  },
  energy: { label: "When energy error exceeds", help: "Pauses when the measured energy error is larger than this." },
  energyValue: { label: "Energy error", help: "As a share of the energy at the beginning." },
  mark: "Automatic pause",
  atTime: (time: string) => `Paused at time ${time}, as you asked.`,
  atEnd: (time: string) => `The scenario ends here: ${time}. Press Play to continue.`,
  atPericentre: (distance: string, time: string) => `Paused at the closest approach: ${distance} at time ${time}.`,
  atEnergy: (error: string, time: string) => `Paused at time ${time}: the energy error is ${error}.`,
});
