// What 32 lanes tell each other, by subgroup operations: for devices whose smallest subgroup holds 32 lanes or more.
// No function depends on which lane sits where in the subgroup.
const LANES = 32u;
var<workgroup> laneTotal: u32;

// Sum over the lanes before this one. The sum over all is left in laneTotal; load it by workgroupUniformLoad.
fn lanesBefore(lane: u32, mine: u32) -> u32 {
  let total = subgroupAdd(mine);
  if (lane == 0u) { laneTotal = total; }
  return subgroupExclusiveAdd(mine);
}

fn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }

fn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }
