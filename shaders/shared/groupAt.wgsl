#import groups
#import targets
// Bodies that share a walk: from `first` to `end` - 1; bit k of awake[j] says whether the body 32 j + k of them is active.
struct Group {
  first: u32,
  end: u32,
  awake: vec2u,
}

// Walks at most, in one part.
fn mostWalks() -> u32 { return select(1u, 2u, HALVES == 1u) * params.groupCapacity; }

fn groupAt(index: u32) -> Group {
  if (ACTIVE == 1u) {
    let at = GROUP_LIST + 4u * index;
    return Group(groupList[at], groupList[at + 1u], vec2u(groupList[at + 2u], groupList[at + 3u]));
  }
  return Group(groupList[GROUP_LIST + index], groupList[GROUP_LIST + index + 1u], vec2u(0xffffffffu));
}

// Whether forces on body k of the group are asked for.
fn wanted(group: Group, k: u32) -> bool {
  let word = select(group.awake.x, group.awake.y, k >= 32u);
  return (word & (1u << (k & 31u))) != 0u;
}
