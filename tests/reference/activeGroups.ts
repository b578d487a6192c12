/** Twin of build/activeGroups: first body, end and a bit for each active body, of every group that has one, in the order of the curve. */
export function activeGroups(tables: {
  groupList: Uint32Array;
  awake: Uint32Array;
  activeList: Uint32Array;
  groupsFound: Uint32Array;
}): void {
  const { groupList, awake, activeList, groupsFound } = tables;
  for (let g = 0; g < groupList[0]!; g++) {
    const [first, end] = [groupList[2 + g]!, groupList[3 + g]!];
    const bits = [0, 0];
    for (let i = first; i < end; i++) if (awake[i] !== 0) bits[(i - first) >> 5]! |= 1 << ((i - first) & 31);
    if (bits[0] === 0 && bits[1] === 0) continue;
    activeList.set([first, end, bits[0]! >>> 0, bits[1]! >>> 0], 2 + 4 * groupsFound[0]!++);
  }
}
