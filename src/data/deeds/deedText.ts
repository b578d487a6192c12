import type { ComponentName } from "../bodies/bodies.ts";
import { COMPONENTS } from "../bodies/bodies.ts";
import type { Vector } from "../models/sample.ts";
import { readGalaxy, readNumber, short, tidyGalaxy, writeGalaxy } from "../scenarios/buildText.ts";
import { BRUSH_SHAPES, type Deed, isToggle, MOST_POINTS, RING_POINTS } from "./deed.ts";

/** Deeds of one run at most. */
const MOST_DEEDS = 64;
/** No length, mass or velocity is further from 1, in any units. */
const FAR = 1e30;
const MOST_BODIES = 16_777_216;
const MOST_SEED = 4294967295;

/** Deeds with nothing but the number of what they are done to. */
type Numbered = Extract<Deed, { kind: "stop" | "remove" | "undo" | "redo" }>;
const NUMBERED: readonly Deed["kind"][] = ["stop", "remove", "undo", "redo"] satisfies readonly Numbered["kind"][];
const isNumbered = (deed: Deed): deed is Numbered => NUMBERED.includes(deed.kind);

const vector = (v: Vector): Vector => [short(v[0]), short(v[1]), short(v[2])];

/** The deed as a link can hold it: numbers rounded to six digits, but for its time. `readDeeds(writeDeeds(d))` is `d` then. */
export function tidyDeed(deed: Deed): Deed {
  if (isNumbered(deed)) return deed;
  if (deed.kind === "paint") {
    const { spread, speed, velocity, path } = deed;
    return { ...deed, spread: short(spread), speed: short(speed), velocity: vector(velocity), path: path.map(vector) };
  }
  const placed = { ...deed, position: vector(deed.position), velocity: vector(deed.velocity) };
  if (placed.kind === "body") return { ...placed, mass: short(placed.mass) };
  if (placed.kind === "move") return placed;
  const { position, velocity, ...galaxy } = tidyGalaxy(placed.galaxy);
  const nowhere: Vector = [0, 0, 0];
  return {
    ...placed,
    softening: short(placed.softening),
    galaxy: { ...galaxy, position: nowhere, velocity: nowhere },
  };
}

/**
 * `add*0.25*2048,3,0.02*X,1,2,3*V,0,0.5,0*plummer*M,0.5_stop*1.5*0`: what is done, its time, its numbers; of a galaxy that is
 * added bodies, seed and softening, and the galaxy as a build has it; of what is painted (`paint*0.25*ring,500,3,0.1,1*P,0,0,0,2,0,0,0,2,0*V,0,0,0`)
 * shape, bodies, seed, spread and speed, path and velocity. `undo*2*0` takes out what deed 0 added. Only characters that an address keeps as they are.
 */
export function writeDeeds(deeds: readonly Deed[]): string {
  const words = deeds.map(tidyDeed).map((deed) => {
    const head = [deed.kind, deed.time];
    if (isNumbered(deed)) return [...head, deed.of].join("*");
    if (deed.kind === "paint") {
      const { shape, n, seed, spread, speed, path, velocity } = deed;
      const paint = [shape, n, seed, spread, speed].join(",");
      return [...head, paint, ["P", ...path.flat()].join(","), ["V", ...velocity].join(",")].join("*");
    }
    const placed = [["X", ...deed.position].join(","), ["V", ...deed.velocity].join(",")];
    if (deed.kind === "move") return [...head, deed.of, ...placed].join("*");
    if (deed.kind === "body") return [...head, `${deed.component.replace(" ", "-")},${deed.mass}`, ...placed].join("*");
    return [...head, [deed.n, deed.seed, deed.softening].join(","), ...placed, writeGalaxy(deed.galaxy)].join("*");
  });
  return words.join("_").replaceAll("+", "");
}

/** The inverse of `writeDeeds`; "" for none. Throws one line that names what can't be used. */
export function readDeeds(text: string): Deed[] {
  if (text === "") return [];
  const words = text.split("_");
  if (words.length > MOST_DEEDS) throw new Error(`${words.length} deeds are more than ${MOST_DEEDS}; leave some out`);
  const deeds = words.map(readDeed);
  for (const [k, deed] of deeds.entries()) {
    if (!isToggle(deed)) continue;
    if (deed.of >= k || isToggle(deeds[deed.of]!))
      throw new Error(`deed ${k} is to ${deed.kind} deed ${deed.of}, which changes nothing before it`);
  }
  return deeds;
}

function readDeed(word: string): Deed {
  const [kind = "", at = "", what = "", x = "", v = "", ...galaxy] = word.split("*");
  const time = number(at, "time");
  const of = () => whole(what, "galaxy", 0, 255);
  const placed = () => ({ position: three(x, "X"), velocity: three(v, "V") });
  if (kind === "stop" || kind === "remove") return { kind, time, of: of() };
  if (kind === "undo" || kind === "redo") return { kind, time, of: whole(what, "deed", 0, MOST_DEEDS - 1) };
  if (kind === "move") return { kind, time, of: of(), ...placed() };
  if (kind === "body") {
    const [name = "", mass = ""] = what.split(",");
    const component = COMPONENTS.find((one) => one.replace(" ", "-") === name);
    if (!component) throw new Error(`"${name}" is no component; take one of ${COMPONENTS.join(", ")}`);
    return { kind, time, component: component as ComponentName, mass: number(mass, "mass", 0), ...placed() };
  }
  if (kind === "paint") return { kind, time, ...readPaint(what), path: pathOf(x, what), velocity: three(v, "V") };
  if (kind !== "add") throw new Error(`"${kind}" is no deed; take add, body, paint, move, stop, remove, undo or redo`);
  const [n = "", seed = "", softening = ""] = what.split(",");
  return {
    kind,
    time,
    n: whole(n, "bodies", 1, MOST_BODIES),
    seed: whole(seed, "seed", 0, MOST_SEED),
    softening: number(softening, "softening", 0),
    ...placed(),
    galaxy: readGalaxy(galaxy.join("*"), "model"),
  };
}

function readPaint(word: string) {
  const [name = "", n = "", seed = "", spread = "", speed = ""] = word.split(",");
  const shape = BRUSH_SHAPES.find((one) => one === name);
  if (!shape) throw new Error(`"${name}" is nothing to paint; take ${BRUSH_SHAPES.join(", ")}`);
  return {
    shape,
    n: whole(n, "bodies", 1, MOST_BODIES),
    seed: whole(seed, "seed", 0, MOST_SEED),
    spread: number(spread, "spread", 0),
    speed: number(speed, "speed"),
  };
}

/** Points of a path: three numbers each. */
function pathOf(word: string, paint: string): Vector[] {
  const [key, ...words] = word.split(",");
  const [least, most] = paint.startsWith("ring") ? [RING_POINTS, RING_POINTS] : [2, MOST_POINTS];
  const points = words.length / 3;
  if (key !== "P" || !Number.isInteger(points) || points < least || points > most)
    throw new Error(`"${word}" of a deed is not P with three numbers for each of ${least} to ${most} points`);
  const numbers = words.map((one) => number(one, "P"));
  return Array.from({ length: points }, (_, k) => numbers.slice(3 * k, 3 * k + 3) as unknown as Vector);
}

const number = (word: string, what: string, min = -FAR) => readNumber(word, `the ${what} of a deed`, min, FAR);

function whole(word: string, what: string, min: number, max: number): number {
  const value = number(word, what);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`the ${what} of a deed is "${word}", which is not a whole number from ${min} to ${max}`);
}

function three(word: string, name: "X" | "V"): Vector {
  const [key, ...numbers] = word.split(",");
  if (key !== name || numbers.length !== 3) throw new Error(`"${word}" of a deed is not ${name} with three numbers`);
  const [x, y, z] = numbers.map((one) => number(one, name)) as [number, number, number];
  return [x, y, z];
}
