import { words } from "../language/words.ts";

/** Words of <antennae-galaxy>. */
export const text = words("element", {
  play: "Play",
  pause: "Pause",
  picture: (scenario: string) => `Simulation of gravity: ${scenario}`,
  status: (bodies: string, time: string) => `${bodies} bodies, time ${time}`,
  processor: (why: string) => `Computed by the processor: ${why}`,
  waiting: "Making the bodies …",
});
