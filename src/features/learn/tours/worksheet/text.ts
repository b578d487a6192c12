import { words } from "../../../../language/words.ts";

/** Words of the worksheets, loaded with the tours. */
export const text = words("worksheet", {
  title: "Worksheet",
  help: "Find the answers in the run as it is now, most of them under Accuracy; they are compared with what is measured at that moment.",
  questions: {
    interactions: "How many interactions does one force take, on average?",
    forces: "How large is the force error of the typical (median) body, as a fraction of the force?",
    virial: "What is the ratio of kinetic to potential energy, K / |W|?",
    energy: "By what fraction has the energy changed since the beginning?",
  },
  check: "Check",
  right: (measured: string) => `Correct: the current value is ${measured}.`,
  wrong: (measured: string) => `Not quite: the current value is ${measured}.`,
  noNumber: "Type a number, such as 250 or 0.003 or 2e-5.",
  notYet: "That is not measured yet: let the run continue, with Accuracy open.",
});
