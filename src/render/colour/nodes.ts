import { exp2, float, log2, mix, select, uint, vec3 } from "three/tsl";
import { Color, type Node } from "three/webgpu";
import type { ColourScale } from "./mode.ts";
import {
  AGEING,
  BORN,
  DISC,
  FORMING,
  GAS_LIGHT,
  LATE,
  NEBULAE,
  RIM,
  SHARES,
  SPREAD,
  THIN,
  YOUNG,
} from "./populations.ts";

/** Nodes of one body in the vertex stage. */
export interface BodyNodes {
  /** x y z, length units. */
  readonly position: Node<"vec3">;
  /** Velocity, in units of the run's typical speed. */
  readonly velocity: Node<"vec3">;
  /** Depth of the potential, in units of the run's typical depth. */
  readonly depth: Node<"float">;
  /** Galaxy number, 0 for the first. */
  readonly galaxy: Node<"uint">;
  /** Index in the table that the body came from. */
  readonly id: Node<"uint">;
  /** Index into COMPONENTS. */
  readonly component: Node<"uint">;
  /** Linear red, green and blue of its galaxy or component, where they were chosen (w above 0) and colours go by that. */
  readonly tint: Node<"vec4">;
  /** What the colour mode needs (`needs`), 0 until it is worked out. */
  readonly quantity: Node<"float">;
  /** What the body is or was of gas; null: no body of the run has any. */
  readonly gas: GasNodes | null;
}

/** Of a body in a run with gas. */
export interface GasNodes {
  /** Is it gas now? */
  readonly now: Node<"bool">;
  /** Smoothing length, length units. */
  readonly reach: Node<"float">;
  /** Density over that at which stars begin to form. */
  readonly density: Node<"float">;
  /** Years since it became a star; below 0: it is no such star. */
  readonly age: Node<"float">;
  /** Kelvins, if it were ionised, of an internal energy of the square of the run's typical speed; null: units have no scale. */
  readonly heat: Node<"float"> | null;
}

/** A CSS colour as a constant of the shader graph, linear RGB. */
function colourNode(css: string): Node<"vec3"> {
  const { r, g, b } = new Color(css);
  return vec3(r, g, b);
}

/** The colour number `index` of `colours`, which repeat from their end. */
function pick(colours: readonly string[], index: Node<"uint">): Node<"vec3"> {
  let chosen = colourNode(colours[0]!);
  const turn = index.mod(colours.length);
  for (let i = 1; i < colours.length; i++) chosen = select(turn.equal(i), colourNode(colours[i]!), chosen);
  return chosen;
}

/** Piecewise linear ramp through `colours` for `t` from 0 to 1. */
function ramp(colours: readonly string[], t: Node<"float">): Node<"vec3"> {
  const last = colours.length - 1;
  const place = t.clamp(0, 1).mul(last);
  let colour = colourNode(colours[0]!);
  for (let i = 1; i <= last; i++) colour = mix(colour, colourNode(colours[i]!), place.sub(float(i - 1)).clamp(0, 1));
  return colour;
}

/** Colour times light per mass. */
function populationOf(colours: readonly string[], lights: readonly number[], body: BodyNodes): Node<"vec3"> {
  const spread = body.id
    .mul(uint(SPREAD))
    .toFloat()
    .div(2 ** 32)
    .toVar() as Node<"float">;
  const ofDisc = body.component.equal(DISC);
  // Where gas is computed, it alone forms stars.
  const painted = body.gas ? ofDisc.and(false) : ofDisc;
  const nebula = painted.and(spread.lessThan(SHARES.nebulae));
  const young = painted.and(spread.lessThan(SHARES.nebulae + SHARES.young));
  const one = (k: number) => colourNode(colours[k]!).mul(lights[k]!) as unknown as Node<"vec3">;
  let old = one(0);
  for (let k = 1; k < YOUNG; k++) old = select(body.component.equal(k), one(k), old) as Node<"vec3">;
  const known = body.quantity.greaterThan(0);
  const density = select(known, body.quantity, float(1)).toVar() as Node<"float">;
  const root = density.sqrt().toVar();
  const rim = float(1).div(root.mul(AGEING).add(1));
  const rate = select(known, root.mul(density).div(density.add(THIN)).clamp(FORMING.least, FORMING.most), float(1));
  old = select(ofDisc, mix(one(DISC), one(RIM), rim).add(one(YOUNG).mul(rate).mul(LATE)), old) as Node<"vec3">;
  const forming = select(nebula, one(NEBULAE), one(YOUNG)).mul(rate);
  const stars = select(young, forming, old) as Node<"vec3">;
  return body.gas ? bornOf(body.gas, spread, stars) : stars;
}

/** Light of gas by the stars that form in it, of stars by their age since they were gas; of others `other`. */
function bornOf(gas: GasNodes, spread: Node<"float">, other: Node<"vec3">): Node<"vec3"> {
  const age = log2(gas.age.max(BORN.years)).mul(Math.log10(2));
  const logs = BORN.light.map((light) => vec3(...(light.map(Math.log2) as [number, number, number])));
  let power = logs[0]! as Node<"vec3">;
  for (let k = 1; k < logs.length; k++) {
    const [from, to] = [BORN.ages[k - 1]!, BORN.ages[k]!];
    power = mix(
      power,
      logs[k]!,
      age
        .sub(from)
        .div(to - from)
        .clamp(0, 1),
    ) as Node<"vec3">;
  }
  const glowing = spread.lessThan(BORN.nebulae);
  const formed = gas.density.max(1).sqrt().mul(gas.density.smoothstep(0.5, 1)).mul(BORN.part);
  const forming = select(glowing, vec3(...BORN.glowing), vec3(...BORN.fading)).mul(formed);
  const scale = 1 / (GAS_LIGHT * BORN.usual);
  const born = select(gas.now, forming, exp2(power)).mul(scale);
  return select(gas.now.or(gas.age.greaterThanEqual(0)), born, other) as Node<"vec3">;
}

/** Linear RGB of a body, about 1 in its brightest channel. */
export function colourOf(scale: ColourScale, body: BodyNodes): Node<"vec3"> {
  const { colours } = scale;
  if ("top" in scale) {
    const value = scale.by === "speed" ? (body.velocity.length() as Node<"float">) : body.depth;
    return ramp(colours, value.div(scale.top) as Node<"float">);
  }
  if (scale.by === "population") return populationOf(scale.colours, scale.lights, body);
  const power = log2(body.quantity.max(1e-30)).mul(Math.log10(2));
  const along = (value: Node<"float">, from: number, to: number) =>
    ramp(colours, value.sub(from).div(to - from) as Node<"float">);
  if (scale.by === "density") return along(power as Node<"float">, scale.low, scale.high);
  if (scale.by !== "quantity")
    return select(body.tint.w.greaterThan(0), body.tint.rgb, pick(colours, body[scale.by])) as Node<"vec3">;
  const { from, to, log, none } = scale;
  const shade = along(log ? (power as Node<"float">) : body.quantity, from, to);
  if (!none) return shade;
  return select(body.quantity.lessThan(none.below), colourNode(none.colour), shade) as Node<"vec3">;
}
