/** The tables of bodies and of what the picture knows of them: several runs may hold one. */
export function tablesOf(...things: readonly (object | undefined)[]): ArrayBufferLike[] {
  const views = things.flatMap((thing) => Object.values(thing ?? {})).filter((table) => ArrayBuffer.isView(table));
  return [...new Set(views.map(({ buffer }) => buffer))];
}
