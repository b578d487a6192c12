/** Twin of build/activeDispatch: workgroups along x, y and z for as many groups as were counted, 65 535 along x at most. */
export function activeDispatch(tables: {
  groupList: Uint32Array;
  activeList: Uint32Array;
  dispatch: Uint32Array;
}): void {
  const { groupList, activeList, dispatch } = tables;
  const count = dispatch[3]!;
  activeList.set([count, groupList[1]!]);
  dispatch.set([Math.min(count, 65_535), Math.ceil(count / 65_535), 1, 0]);
}
