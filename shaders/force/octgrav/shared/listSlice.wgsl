#import params
// Groups whose lists one workgroup makes.
const LIST_LANES = 64u;

// The groups of a slice, first and one more than the last: all stages of the lists cut them alike.
fn listGroups(dispatch: DispatchIndex) -> vec2u {
  let chunks = (params.groupCapacity + LIST_LANES - 1u) / LIST_LANES;
  let size = LIST_LANES * ((chunks + dispatch.last) / (dispatch.last + 1u));
  return min(vec2u(dispatch.index, dispatch.index + 1u) * size, vec2u(groupList[0]));
}
