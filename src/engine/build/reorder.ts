import { type Column, wordsOf } from "../state/columns.ts";
import type { Sizes } from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";

/** Buffers of the bodies as they are, and of where the sort reads them. */
const BODIES = ["posMass", "velocity", "id"] as const;
const TO_SORT = ["nextPosMass", "nextVelocity", "nextId"] as const;
type Tables = typeof BODIES | typeof TO_SORT;

const move = ([fromPosMass, fromVelocity, fromId]: Tables, [toPosMass, toVelocity, toId]: Tables, inPlace: boolean) =>
  define({
    stage: "build/reorder",
    bind: { order: "orderA", fromPosMass, fromVelocity, fromId, toPosMass, toVelocity, toId },
    constants: () => ({ IN_PLACE: Number(inPlace) }),
  });

/** Bodies and ids into the order of the curve; with `inPlace` in the order that they have. */
export const reorder = (inPlace = false) => move(TO_SORT, BODIES, inPlace);

/** The bodies as they are to where the sort reads them. */
export const toSort = move(BODIES, TO_SORT, true);

/** Where from and how a column is moved. */
interface Way {
  /** From where all read it to where the sort does, instead of the other way. */
  readonly toSort?: boolean;
  /** In the order that the bodies have. */
  readonly inPlace?: boolean;
  /** It stays where the tree did not fit. */
  readonly halts?: boolean;
}

/** A column to the bodies' places along the curve, as `reorder` moves them, or one of the ways back. */
export const reorderColumn = (column: Column, { toSort = false, inPlace = toSort, halts = false }: Way = {}) =>
  define({
    stage: "build/reorderColumn",
    row: "reorder",
    bind: {
      order: "orderA",
      before: toSort ? column.buffer : column.next!,
      after: toSort ? column.next! : column.buffer,
    },
    constants: () => ({ IN_PLACE: Number(inPlace), HALTS: Number(halts), WIDTH: wordsOf(column) }),
  });

const sorted = ({ columns = [] }: Pick<Sizes, "columns">) => columns.filter(({ carried }) => carried.includes("sort"));

/** The further columns of the bodies to where the sort reads them. They must stand still where a drift leaves the bodies as they are (`halts`). */
export const columnsToSort = (sizes: Pick<Sizes, "columns">, halts = true): readonly Spec[] =>
  sorted(sizes).map((column) => reorderColumn(column, { toSort: true, halts }));

/** They follow the bodies into their order, or with `inPlace` into the public buffers. */
export const columnsSorted = (sizes: Pick<Sizes, "columns">, inPlace = false): readonly Spec[] =>
  sorted(sizes).map((column) => reorderColumn(column, { inPlace }));
