// A group whose lists grow far beyond the usual gives up and leaves its bodies, in pieces of 8, to a second dispatch.
// Such groups lie in thin surroundings beside dense ones; a few of them would hold up the whole walk.
override SPLIT: bool = false;  // this dispatch walks the pieces
var<workgroup> splitNow: u32;
var<workgroup> ownRange: vec3u;

// Leaves the range of bodies of this workgroup (empty where there is none) and the deepest level in ownRange; load it by workgroupUniformLoad.
fn findRange(index: u32) {
  let deepest = atomicLoad(&groupList[2]);
  ownRange = vec3u(0u);
  if (SPLIT) {
    if (index < min(atomicLoad(&groupList[1]), params.pieceCapacity)) {
      ownRange = vec3u(atomicLoad(&groupList[pieceAt(index)]), atomicLoad(&groupList[pieceAt(index) + 1u]), deepest);
    }
  } else if (index < min(atomicLoad(&groupList[0]), params.groupCapacity)) {
    ownRange = vec3u(atomicLoad(&groupList[GROUP_LIST + index]), atomicLoad(&groupList[GROUP_LIST + index + 1u]), deepest);
  }
}

// Writes the pieces of a group; splitNow says whether there was room. Call it in uniform control flow.
fn splitGroup(lane: u32, first: u32, end: u32) {
  let pieces = (end - first + PIECE - 1u) / PIECE;
  if (lane == 0u) {
    let place = atomicAdd(&groupList[1], pieces);
    let fits = place + pieces <= params.pieceCapacity;
    splitNow = u32(fits);
    for (var k = 0u; k < pieces && place + k < params.pieceCapacity; k++) {
      let begin = first + k * PIECE;
      // Where not all find room none is used: empty ranges keep runs the same.
      atomicStore(&groupList[pieceAt(place + k)], select(0u, begin, fits));
      atomicStore(&groupList[pieceAt(place + k) + 1u], select(0u, min(begin + PIECE, end), fits));
    }
  }
}
