import type { GAS_COLUMNS, GasColumns } from "../../bodies/gas.ts";

/** Blocks with numbers of gas and of stars, in the order in which GADGET's snapshots have them: label, column, and the types that have them. */
export const GAS_BLOCKS: readonly (readonly [
  label: string,
  column: (typeof GAS_COLUMNS)[number],
  types: readonly number[],
])[] = [
  ["U", "internalEnergy", [0]],
  ["RHO", "density", [0]],
  ["HSML", "smoothingLength", [0]],
  ["Z", "metallicity", [0, 4]],
  ["AGE", "birthTime", [4]],
];

/** Numbers of a block that so many bodies of each type fill. */
export const numbersIn = (types: readonly number[], counts: readonly number[]): number =>
  types.reduce((sum, type) => sum + counts[type]!, 0);

/** Those of the blocks that bodies fill; U always, for GADGET asks for it. */
export const blocksOf = (columns: GasColumns | undefined, counts: readonly number[]) =>
  GAS_BLOCKS.filter(([label, column, types]) => (label === "U" || columns?.[column]) && numbersIn(types, counts) > 0);
