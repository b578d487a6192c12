import { words } from "../../../language/words.ts";

/** Words of the worksheets, loaded with the tours. */
export const text = words("worksheet", {
  title: "Worksheet",
  help: "Find the answers in the run as it is now, most of them under Truth; they are compared with what is measured at that moment.",
  questions: {
    interactions: "How many interactions with bodies and cells together does a body have for one force?",
    forces: "How large is the force error of the typical (median) body, as a share of the force?",
    virial: "How large is the kinetic energy against the potential one, K / |W|?",
    energy: "By what share has the energy changed since the beginning?",
  },
  check: "Check",
  right: (measured: string) => `Right: ${measured} is measured now.`,
  wrong: (measured: string) => `Not quite: ${measured} is measured now.`,
  noNumber: "Type a number, such as 250 or 0.003 or 2e-5.",
  notYet: "That is not measured yet: let the run go on, with Truth open.",
});
