#import params
// Groups whose lists one workgroup makes.
const LIST_LANES = 64u;

// The groups of a slice, first and one more than the last: all stages of the lists cut them alike.
fn listGroups(repetition: Repetition) -> vec2u {
  let chunks = (params.groupCapacity + LIST_LANES - 1u) / LIST_LANES;
  let size = LIST_LANES * ((chunks + repetition.last) / (repetition.last + 1u));
  return min(vec2u(repetition.index, repetition.index + 1u) * size, vec2u(groupList[0]));
}
