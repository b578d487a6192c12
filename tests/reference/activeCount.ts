/** Twin of build/activeCount: how many groups were found, for the walks, and counted again from 0. */
export function activeCount(tables: {
  groupList: Uint32Array;
  activeList: Uint32Array;
  groupsFound: Uint32Array;
}): void {
  const { groupList, activeList, groupsFound } = tables;
  activeList.set([groupsFound[0]!, groupList[1]!]);
  groupsFound[0] = 0;
}
