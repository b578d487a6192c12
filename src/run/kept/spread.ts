/**
 * Those that go where there are too many moments, which stand in the order of their steps: the least number of steps between two
 * doubles, until one goes, so early and late parts of a run stay equally well covered. The first one stays, and those that `stays` says.
 */
export function crowded<T>(
  moments: readonly T[],
  stride: number,
  stepsOf: (moment: T) => number,
  stays: (moment: T) => boolean = () => false,
): { readonly gone: readonly T[]; readonly stride: number } {
  for (let apart = 2 * stride; ; apart *= 2) {
    const even = spread(moments, apart, stepsOf);
    const gone = moments.filter((moment) => !even.includes(moment) && !stays(moment));
    if (gone.length > 0) return { gone, stride: apart };
    if (even.length < 2) return { gone, stride };
  }
}

/** Those that lie this many steps apart or more. */
function spread<T>(moments: readonly T[], apart: number, stepsOf: (moment: T) => number): T[] {
  const all: T[] = [];
  for (const moment of moments) {
    const last = all.at(-1);
    if (last === undefined || stepsOf(moment) - stepsOf(last) >= apart) all.push(moment);
  }
  return all;
}
