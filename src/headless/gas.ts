import type { Bodies } from "../data/bodies/bodies.ts";
import type { GasChoice } from "../data/bodies/gas.ts";
import type { Report } from "./command.ts";
import { nameOr } from "./simulation.ts";

/** What gas of a file may do. */
const DOES = ["flows", "cools", "stars", "supernovae"] as const;

/** Option of commands that let bodies move. */
export const gasOption = nameOr(
  DOES,
  null,
  "what gas of the file does: flows (default), cools, stars: cools and forms stars, or supernovae: forms stars that explode one by one; all but the first need units with a scale",
);

/** Radiation that heats gas which cools. */
export const ultravioletOption = nameOr(
  ["none", "today"],
  null,
  "radiation that ionises and heats gas which cools: none (default), or that of today; not in an expanding box",
);

/** How many bodies are gas that feels pressure. */
export const gasIn = ({ columns }: Bodies): number =>
  columns?.internalEnergy?.reduce((sum, energy) => sum + (energy > 0 ? 1 : 0), 0) ?? 0;

/** What a log has of it. */
export const energiesOfGas = (bodies: Bodies) =>
  gasIn(bodies) === 0
    ? []
    : (["thermal", "radiated", ...(bodies.gas?.supernovae ? (["supernovae"] as const) : [])] as const);

/** What was asked of gas. */
interface Asked {
  readonly gas: (typeof DOES)[number] | null;
  readonly ultraviolet: GasChoice["background"] | null;
}

/** The bodies with gas that does what was asked for, which is said. Throws one line where there is none, or their units have no scale. */
export function withGas(bodies: Bodies, { gas: does, ultraviolet }: Asked, report: Report): Bodies {
  const count = gasIn(bodies);
  if (count === 0) {
    if (does !== null) throw new Error(`--gas ${does}: no body has an internal energy above 0`);
    if (ultraviolet === "today") throw new Error("--ultraviolet today: no body has an internal energy above 0");
    return bodies;
  }
  const supernovae = does === "supernovae";
  const stars = does === "stars" || supernovae || (does === null && bodies.gas?.stars === true);
  const cooling = stars || does === "cools" || (does === null && bodies.gas?.cooling === true);
  const background = ultraviolet ?? "none";
  const { space, units } = bodies;
  const { name, lengthKpc } = units;
  const more = space?.expansion ? "; --gas cools lets them cool" : "; --gas stars lets them cool and form stars";
  if (stars && space?.expansion)
    throw new Error(`--gas ${does}: gas in an expanding box cools, but becomes no stars; choose cools`);
  if (cooling && lengthKpc === null)
    throw new Error(`--gas ${does}: the units "${name}" have no length, mass and velocity; gas that cools needs them`);
  if (background === "today" && space?.expansion)
    throw new Error("--ultraviolet today: radiation changes where space expands; gas cools without it there");
  if (ultraviolet === "today" && !cooling)
    throw new Error("--ultraviolet today: gas only flows; let it cool with --gas cools or --gas stars");
  const what = supernovae
    ? "cool and form stars, which explode"
    : stars
      ? "cool and form stars"
      : cooling
        ? "cool"
        : `flow without cooling${lengthKpc === null ? "" : more}`;
  report.say(`${count} bodies of gas ${what}${background === "today" ? ", heated by today's radiation" : ""}.`);
  return {
    ...bodies,
    gas: {
      ...bodies.gas,
      cooling,
      stars,
      ...(supernovae && { supernovae }),
      ...(background === "today" && { background }),
    },
  };
}
