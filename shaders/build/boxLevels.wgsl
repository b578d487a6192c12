// boxLevels: boxes around every BOX_FAN boxes of the level below, with the least |a| in them; the first level of these tells how many there are.
// reads: groupList   reads, writes: boxes (shared/boxes)
// threads: 64 a workgroup, one a box of the level dispatch.index, from 1
// source: our own   assumes: groupBoxes done, and the levels below
#import params
#import flat
#import boxes
@group(0) @binding(0) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(1) var<storage, read> groupList: array<u32>;
@group(0) @binding(2) var<storage, read_write> boxes: array<vec4f>;

// What stands before the boxes: how many levels, where each begins, where the last one ends.
fn tellLevels(groups: u32) {
  var head: array<f32, BOX_HEAD>;
  var level = 0u;
  var begin = 0u;
  var count = groups;
  loop {
    level += 1u;
    begin += count;
    head[level + 1u] = f32(begin);
    if (count <= BOX_FAN || level == BOX_LEVELS) { break; }
    count = (count + BOX_FAN - 1u) / BOX_FAN;
  }
  head[0] = f32(level);
  for (var k = 0u; k < BOX_HEAD / 4u; k++) { boxes[k] = vec4f(head[4u * k], head[4u * k + 1u], head[4u * k + 2u], head[4u * k + 3u]); }
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let k = flatGroup(group, groups) * 64u + lane;
  if (dispatch.index == 1u && k == 0u) { tellLevels(groupList[0]); }
  // The level below, and where it begins and ends.
  var begin = 0u;
  var end = groupList[0];
  for (var level = 1u; level < dispatch.index; level++) {
    if (end - begin <= BOX_FAN) { return; }
    let count = (end - begin + BOX_FAN - 1u) / BOX_FAN;
    begin = end;
    end += count;
  }
  let first = begin + BOX_FAN * k;
  if (end - begin <= BOX_FAN || first >= end) { return; }
  var low = vec4f(3e38);
  var high = vec3f(-3e38);
  for (var box = first; box < min(end, first + BOX_FAN); box++) {
    low = min(low, boxes[BOX_HEAD / 4u + 2u * box]);
    high = max(high, boxes[BOX_HEAD / 4u + 2u * box + 1u].xyz);
  }
  boxes[BOX_HEAD / 4u + 2u * (end + k)] = low;
  boxes[BOX_HEAD / 4u + 2u * (end + k) + 1u] = vec4f(high, 0.0);
}
