/**
 * Twin of build/activeGroups: first body, end and a bit for each active body, of every group that has one, in the order of the curve; `halves`: of
 * every half of a group.
 */
export function activeGroups(
  tables: {
    groupList: Uint32Array;
    awake: Uint32Array;
    activeList: Uint32Array;
    groupsFound: Uint32Array;
  },
  halves = false,
): void {
  const { groupList, awake, activeList, groupsFound } = tables;
  const add = (first: number, end: number) => {
    const bits = [0, 0];
    for (let i = first; i < end; i++) if (awake[i] !== 0) bits[(i - first) >> 5]! |= 1 << ((i - first) & 31);
    if (bits[0] === 0 && bits[1] === 0) return;
    activeList.set([first, end, bits[0]! >>> 0, bits[1]! >>> 0], 2 + 4 * groupsFound[0]!++);
  };
  for (let g = 0; g < groupList[0]!; g++) {
    const [first, end] = [groupList[2 + g]!, groupList[3 + g]!];
    if (!halves) add(first, end);
    else {
      add(first, Math.min(first + 32, end));
      add(Math.min(first + 32, end), end);
    }
  }
}
