import type { Translation } from "../translation.ts";

/** Wörter des Elements <antennae-galaxy>. */
export const element: Translation = {
  element: {
    play: "Abspielen",
    pause: "Anhalten",
    picture: (scenario: string) => `Simulation der Schwerkraft: ${scenario}`,
    status: (bodies: string, time: string) => `${bodies} Körper, Zeit ${time}`,
    processor: (why: string) => `Der Prozessor rechnet: ${why}`,
    waiting: "Die Körper entstehen …",
  },
};
