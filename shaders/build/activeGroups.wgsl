// activeGroups: the groups with active bodies (HALVES: the halves of groups), in any order, and which of their bodies those are.
// reads: groupList, awake (not 0: the body is active)   writes: activeList (from GROUP_LIST on: first, end, which are active)
//   reads, writes: groupsFound (how many, 0 before)
// threads: 64 a workgroup, one a group
// source: lists of active bodies as in block time steps (Bedorf 2014, section 2.2), by groups, so that each is walked as in the
//   walk of all   assumes: nodes done; groups of up to 64 bodies
#import params
#import flat
#import groups
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> groupList: array<u32>;
@group(0) @binding(2) var<storage, read> awake: array<u32>;
@group(0) @binding(3) var<storage, read_write> activeList: array<u32>;
@group(0) @binding(4) var<storage, read_write> groupsFound: array<atomic<u32>>;

fn add(first: u32, end: u32, found: vec2u) {
  let at = GROUP_LIST + 4u * atomicAdd(&groupsFound[0], 1u);
  activeList[at] = first;
  activeList[at + 1u] = end;
  activeList[at + 2u] = found[0];
  activeList[at + 3u] = found[1];
}

// Which of four bodies are active, a bit each; none from `end` on.
fn activeOf(body: u32, end: u32) -> u32 {
  let four = vec4u(body) + vec4u(0u, 1u, 2u, 3u);
  let at = min(four, vec4u(end - 1u));
  let states = vec4u(awake[at.x], awake[at.y], awake[at.z], awake[at.w]);
  let bits = select(vec4u(0u), vec4u(1u, 2u, 4u, 8u), (states != vec4u(0u)) & (four < vec4u(end)));
  return bits.x | bits.y | bits.z | bits.w;
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let index = flatGroup(group, groups) * 64u + lane;
  if (index >= groupList[0]) { return; }
  let first = groupList[GROUP_LIST + index];
  let end = groupList[GROUP_LIST + index + 1u];
  var found = vec2u(0u);
  // Eight reads in flight: one after the other they would take longer than all the rest.
  for (var body = first; body < end; body += 8u) {
    let at = body - first;
    found[at / 32u] |= (activeOf(body, end) | (activeOf(body + 4u, end) << 4u)) << (at % 32u);
  }
  if (HALVES == 0u) {
    if (any(found != vec2u(0u))) { add(first, end, found); }
    return;
  }
  let middle = min(first + 32u, end);
  if (found[0] != 0u) { add(first, middle, vec2u(found[0], 0u)); }
  if (found[1] != 0u) { add(middle, end, vec2u(found[1], 0u)); }
}
