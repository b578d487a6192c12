// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.
export const STAGES = {
 "build/bounds": {
  "code": "// bounds: smallest and largest coordinates of the bodies that one workgroup looks at.\n// reads: posMass   writes: partials (low, high per workgroup)\n// threads: 256 a workgroup, each strides over the bodies\n// source: Bedorf+ 2012 section 2.1   assumes: at least boundsGroups workgroups\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Compilers may assume that no NaN exists, so the test looks at the exponent bits.\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n// Workgroups that share the search of the bounds: one for every 2048 bodies, at most 256.\nfn boundsGroups(n: u32) -> u32 {\n  return clamp((n + 2047u) / 2048u, 1u, 256u);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> partials: array<vec4f>;\n\nvar<workgroup> low: array<vec3f, 256>;\nvar<workgroup> high: array<vec3f, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  var lo = vec3f(3e38);\n  var hi = vec3f(-3e38);\n  for (var i = group.x * 256u + lane; i < params.n; i += boundsGroups(params.n) * 256u) {\n    let p = posMass[i].xyz;\n    if (finite(p)) {\n      lo = min(lo, p);\n      hi = max(hi, p);\n    }\n  }\n  low[lane] = lo;\n  high[lane] = hi;\n  for (var half = 128u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) {\n      low[lane] = min(low[lane], low[lane + half]);\n      high[lane] = max(high[lane], high[lane + half]);\n    }\n  }\n  if (lane == 0u) {\n    partials[2u * group.x] = vec4f(low[0], 0);\n    partials[2u * group.x + 1u] = vec4f(high[0], 0);\n  }\n}\n",
  "map": [
   [
    1,
    "build/bounds.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/finite.wgsl",
    1
   ],
   [
    31,
    "shared/boundsGroups.wgsl",
    1
   ],
   [
    35,
    "build/bounds.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "partials",
    "binding": 2,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "build/keys": {
  "code": "// keys: the place of every body on the Hilbert curve, 63 bits, and the order to be sorted with it.\n// reads: posMass, root   writes: keys, order\n// threads: 256 a workgroup, one a body\n// source: Bedorf 2014 section 6.3.1 (Peano-Hilbert order)   assumes: nothing; bodies outside the cube go to its edge\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// The cube that the space-filling curve runs through: the bulk of the bodies as it is, far bodies drawn in.\nstruct Root {\n  middle: vec3f,\n  reach: f32,  // half the side of the cube within which space is left as it is\n  half: f32,   // half the side of the whole cube, far bodies drawn in\n  scale: f32,  // cells of level 21 per length unit; 0 when all bodies coincide\n}\n\n// How far along an axis something at the distance r is drawn in to: r as far as `reach`, then one more `reach` for each\n// factor of two (on straight lines between the powers of two, so that every device draws in to the same place).\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n// Hilbert key of a point with three 21-bit coordinates: 63 bits, high word first.\n// Skilling 2004 (AIP Conf. Proc. 707, 381): undo the excess work, Gray-encode, interleave.\nfn hilbertKey(point: vec3u) -> vec2u {\n  var x = point;\n  for (var q = 1u << 20u; q > 1u; q >>= 1u) {\n    let p = q - 1u;\n    if ((x.x & q) != 0u) { x.x ^= p; }\n    if ((x.y & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.y) & p; x.x ^= t; x.y ^= t; }\n    if ((x.z & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.z) & p; x.x ^= t; x.z ^= t; }\n  }\n  x.y ^= x.x;\n  x.z ^= x.y;\n  var t = 0u;\n  for (var q = 1u << 20u; q > 1u; q >>= 1u) {\n    if ((x.z & q) != 0u) { t ^= q - 1u; }\n  }\n  x ^= vec3u(t);\n  let top = ((x.x >> 20u) << 2u) | ((x.y >> 20u) << 1u) | (x.z >> 20u);\n  let mid = interleave10((x >> vec3u(10u)) & vec3u(1023u));\n  let low = interleave10(x & vec3u(1023u));\n  return vec2u((top << 28u) | (mid >> 2u), (mid << 30u) | low);\n}\n\n// Interleaves three 10-bit numbers; x holds the highest bit of each triple.\nfn interleave10(point: vec3u) -> u32 {\n  var v = point;\n  v = (v | (v << vec3u(16u))) & vec3u(0x030000ffu);\n  v = (v | (v << vec3u(8u))) & vec3u(0x0300f00fu);\n  v = (v | (v << vec3u(4u))) & vec3u(0x030c30c3u);\n  v = (v | (v << vec3u(2u))) & vec3u(0x09249249u);\n  return (v.x << 2u) | (v.y << 1u) | v.z;\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> root: Root;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> keys: array<vec2u>;\n@group(0) @binding(4) var<storage, read_write> order: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  var offset = posMass[i].xyz - root.middle;\n  let away = max(abs(offset.x), max(abs(offset.y), abs(offset.z)));\n  if (away > root.reach) { offset *= drawnIn(away, root.reach) / away; }\n  let place = clamp((offset + root.half) * root.scale, vec3f(0.0), vec3f(2097151.0));\n  keys[i] = hilbertKey(vec3u(place));\n  order[i] = i;\n}\n",
  "map": [
   [
    1,
    "build/keys.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/root.wgsl",
    1
   ],
   [
    42,
    "shared/hilbert.wgsl",
    1
   ],
   [
    74,
    "shared/flat.wgsl",
    2
   ],
   [
    86,
    "build/keys.wgsl",
    9
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "root",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "posMass",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "keys",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "order",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "build/leafLevels": {
  "code": "// leafLevels: the levels of the nodes that begin at each body, whether a group begins there, and how many of each\n// begin in each tile.\n// A cell is split when it holds more than N_leaf bodies, that is when some body j and body j + N_leaf share its level.\n// A group is GROUP bodies in a row, and ends where a heavy cell does: else one of a few outer bodies on both sides of the\n// centre would open all of it (measured: 157 ms instead of 4 for 1M bodies on an H200).\n// reads: keys   writes: bodyLevels (first | last << 8 | group << 16; first > last: no node),\n//   counts (row = level, row 31 = groups; column = tile of 256)\n// threads: 256 a workgroup, one a body\n// source: level-free form of Bedorf+ 2012 section 2.1: same nodes, no loop over levels   assumes: keys sorted, N_leaf <= 16\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Levels of the octree. Level 0 is the root, 21 the finest cell of the curve; below it bodies with equal keys are told\n// apart by their place in the order, three bits a level, so that a leaf never holds more than N_leaf bodies.\nconst MAX_LEVEL = 30u;\n\n// Number of levels that two sorted bodies share: the deepest cell that holds both.\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n  // 63-bit keys in 64 bits: one leading zero is no digit.\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return 21u + min(9u, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n// Groups of bodies that share one walk. The list of groups: their number, the deepest level of the tree, the first body of\n// each group, n.\noverride GROUP: u32 = 64u; // at most so many bodies (N_crit), a multiple of 32\nconst HEAVY = 4096u;    // a cell with so many bodies ends a group\nconst GROUP_ROW = 31u;  // row of the table of counts that belongs to groups; rows 0 to 30 are levels\nconst GROUP_LIST = 2u;  // where the first bodies begin\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(2) var<storage, read_write> bodyLevels: array<u32>;\n@group(0) @binding(3) var<storage, read_write> counts: array<u32>;\n\nvar<workgroup> depth: array<u32, 272>;\nvar<workgroup> histogram: array<atomic<u32>, 32>;\n\n// 1 + levels shared by bodies j and j + N_leaf; 0 where there is no such pair.\nfn windowDepth(j: i32) -> u32 {\n  let other = j + i32(params.leafSize);\n  if (j < 0 || other >= i32(params.n)) { return 0u; }\n  return 1u + sharedLevels(keys[j], u32(j), keys[other], u32(other));\n}\n\n// Whether the cell of `level` that holds bodies i - 1 and i is heavy: HEAVY bodies on one side of them, or twice that.\nfn crossesHeavy(i: u32, level: u32) -> bool {\n  if (i >= 1u + HEAVY && sharedLevels(keys[i - 1u - HEAVY], i - 1u - HEAVY, keys[i - 1u], i - 1u) >= level) { return true; }\n  return i + HEAVY < params.n && sharedLevels(keys[i], i, keys[i + HEAVY], i + HEAVY) >= level;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + 255u) / 256u;\n  if (tile >= tiles) { return; }\n  let base = i32(tile * 256u) - 16;\n  depth[lane] = windowDepth(base + i32(lane));\n  if (lane < 16u) { depth[lane + 256u] = windowDepth(base + 256 + i32(lane)); }\n  workgroupBarrier();\n  let i = tile * 256u + lane;\n  if (i < params.n) {\n    var last = 0u;\n    for (var back = 0u; back <= params.leafSize; back++) { last = max(last, depth[lane + 16u - back]); }\n    last = min(last, MAX_LEVEL);\n    var first = 0u;\n    if (i > 0u) { first = 1u + sharedLevels(keys[i - 1u], i - 1u, keys[i], i); }\n    let begins = i % GROUP == 0u || crossesHeavy(i, first - 1u);\n    bodyLevels[i] = first | (last << 8u) | select(0u, 0x10000u, begins);\n    if (begins) { atomicAdd(&histogram[GROUP_ROW], 1u); }\n    for (var level = first; level <= last; level++) { atomicAdd(&histogram[level], 1u); }\n  }\n  workgroupBarrier();\n  if (lane < 32u) { counts[lane * tiles + tile] = atomicLoad(&histogram[lane]); }\n}\n",
  "map": [
   [
    1,
    "build/leafLevels.wgsl",
    1
   ],
   [
    10,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/level.wgsl",
    1
   ],
   [
    43,
    "shared/flat.wgsl",
    2
   ],
   [
    55,
    "shared/groups.wgsl",
    1
   ],
   [
    61,
    "build/leafLevels.wgsl",
    14
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "keys",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "bodyLevels",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "counts",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": [
   "GROUP"
  ]
 },
 "build/links": {
  "code": "// links: completes each node's link with the number of its children or bodies, and lists the subtrees in which moments are\n// summed, and the cells above them, in any order.\n// reads: keys, nodeBegin, levelStart   reads, writes: nodeLink, status (counts of both lists)   writes: subtrees\n// threads: 64 a workgroup, striding over the nodes\n// source: Bedorf+ 2012 section 2.1 (binary search of the end of a cell)   assumes: nodes in breadth-first order\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Levels of the octree. Level 0 is the root, 21 the finest cell of the curve; below it bodies with equal keys are told\n// apart by their place in the order, three bits a level, so that a leaf never holds more than N_leaf bodies.\nconst MAX_LEVEL = 30u;\n\n// Number of levels that two sorted bodies share: the deepest cell that holds both.\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n  // 63-bit keys in 64 bits: one leading zero is no digit.\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return 21u + min(9u, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n// Where moments are summed apart: a subtree is a cell with at most so many bodies whose parent has more. Cells with more\n// are the top of the tree. H200, 1M bodies, moments in all: 0.30 ms with 256 bodies, 0.20 with 512, 0.14 with 1024, 0.13\n// with 2048 (one dispatch a level: 0.21).\nfn subtreeBodies(n: u32) -> u32 { return max(512u, n / 512u); }\n\n// A table of n entries holds the subtrees' roots from its front (entry: node, 0) and the cells of the top from its back\n// (node, level); status[5] and status[6] say how many.\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(2) var<storage, read> nodeBegin: array<u32>;\n@group(0) @binding(3) var<storage, read> levelStart: array<u32>;\n@group(0) @binding(4) var<storage, read_write> nodeLink: array<u32>;\n@group(0) @binding(5) var<storage, read_write> subtrees: array<vec2u>;\n@group(0) @binding(6) var<storage, read_write> status: array<atomic<u32>>;\n\n// First body after `begin` that is not in the cell of `level` around it. Gallops, then halves.\nfn cellEnd(begin: u32, level: u32) -> u32 {\n  let key = keys[begin];\n  var inside = begin;\n  var reach = params.leafSize;\n  while (inside + reach < params.n && sharedLevels(key, begin, keys[inside + reach], inside + reach) >= level) {\n    inside += reach;\n    reach *= 2u;\n  }\n  var outside = min(inside + reach, params.n);\n  while (outside - inside > 1u) {\n    let middle = inside + (outside - inside) / 2u;\n    if (sharedLevels(key, begin, keys[middle], middle) >= level) { inside = middle; } else { outside = middle; }\n  }\n  return outside;\n}\n\nfn addSubtree(node: u32) { subtrees[min(atomicAdd(&status[5], 1u), params.n - 1u)] = vec2u(node, 0u); }\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {\n  let total = min(levelStart[31], params.nodeCapacity);\n  for (var k = id.x; k < total; k += groups.x * 64u) {\n    let begin = nodeBegin[k] & 0x7ffffffu;\n    let level = nodeBegin[k] >> 27u;\n    let end = cellEnd(begin, level);\n    let first = nodeLink[k];\n    let top = end - begin > subtreeBodies(params.n);\n    if (top) { subtrees[params.n - 1u - min(atomicAdd(&status[6], 1u), params.n - 1u)] = vec2u(k, level); }\n    if (k == 0u && !top) { addSubtree(0u); }\n    if (first == LINK_LEAF) {\n      nodeLink[k] = makeLink(true, begin, end - begin);\n    } else {\n      let levelEnd = min(levelStart[min(level + 2u, 31u)], total);\n      var next = first + 1u;\n      while (next < levelEnd && next < first + 8u && (nodeBegin[next] & 0x7ffffffu) < end) { next++; }\n      nodeLink[k] = makeLink(false, first, next - first);\n      for (var child = first; top && child < next; child++) {\n        var childEnd = end;\n        if (child + 1u < next) { childEnd = nodeBegin[child + 1u] & 0x7ffffffu; }\n        if (childEnd - (nodeBegin[child] & 0x7ffffffu) <= subtreeBodies(params.n)) { addSubtree(child); }\n      }\n    }\n  }\n}\n",
  "map": [
   [
    1,
    "build/links.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    27,
    "shared/level.wgsl",
    1
   ],
   [
    39,
    "shared/link.wgsl",
    1
   ],
   [
    49,
    "shared/subtrees.wgsl",
    2
   ],
   [
    56,
    "build/links.wgsl",
    10
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "keys",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "nodeBegin",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "levelStart",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "nodeLink",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "subtrees",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 6,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "build/moments": {
  "code": "// moments: mass, centre of mass, second moments about it, tight box and opening test of all nodes: first of each subtree,\n// from its leaves up, then (TOP) of the cells above them.\n// reads: posMass, nodeLink, subtrees, status, root   reads, writes: nodeCentre (centre of mass, mass),\n//   nodeMoments (3Sxx 3Syy 3Szz T | 3Sxy 3Sxz 3Syz 0, with sum m x x = S + T/3 about the centre of mass, S free of trace),\n//   nodeBox (low | high), nodeTest (bits of opening length or, by error, of the\n//   distance from the middle of the root cube; of spread and largest radius; link)\n// threads: 64 a workgroup, one workgroup a subtree; TOP: one workgroup of 256\n// source: Bedorf+ 2012 section 3.2 and Eq. 1, Bedorf 2014 section 6.6.1   assumes: lists from links\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n// Opening criteria, chosen by the override OPENING of moments and walks.\nconst OPENING_BONSAI = 0u;    // d > l / theta + s, tight box of side l, s from its middle to the centre of mass (Bedorf+ 2012 Eq. 1)\nconst OPENING_DISTANCE = 1u;  // d > l / theta with d from box to box (Salmon & Warren 1994; Bedorf+ 2012 section 3.3)\nconst OPENING_ERROR = 2u;     // force error bound of the cell < tau |a| (Dehnen 2014, Eq. 10 in spirit), or b / d < ANGLE theta\n\n// A cell of radius b acts whole from b / (ANGLE theta) on, whatever its error: where forces cancel no error is small enough,\n// and one such body must not open everything for its group. Bonsai's criterion lets cells of b / d up to 0.87 theta act.\nconst ANGLE = 0.5;\n\n// A cell heavier than the group acts by its quadrupole only from so many of its radii on. Other groups have the same error of\n// it, and nothing answers it: with less a galaxy's core pulls its own galaxy along.\nconst CLOSEST = 1.8;\n// Levels of the octree. Level 0 is the root, 21 the finest cell of the curve; below it bodies with equal keys are told\n// apart by their place in the order, three bits a level, so that a leaf never holds more than N_leaf bodies.\nconst MAX_LEVEL = 30u;\n\n// Number of levels that two sorted bodies share: the deepest cell that holds both.\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n  // 63-bit keys in 64 bits: one leading zero is no digit.\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return 21u + min(9u, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n// The cube that the space-filling curve runs through: the bulk of the bodies as it is, far bodies drawn in.\nstruct Root {\n  middle: vec3f,\n  reach: f32,  // half the side of the cube within which space is left as it is\n  half: f32,   // half the side of the whole cube, far bodies drawn in\n  scale: f32,  // cells of level 21 per length unit; 0 when all bodies coincide\n}\n\n// How far along an axis something at the distance r is drawn in to: r as far as `reach`, then one more `reach` for each\n// factor of two (on straight lines between the powers of two, so that every device draws in to the same place).\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n// The status word: one bit a fault, set once and kept until the host clears it. After an overflow the bodies stand still\n// until the host has made room and redone the step.\nconst FAULT_NODES = 1u;       // more nodes than nodeCapacity\nconst FAULT_GROUPS = 16u;      // more groups than groupCapacity\nconst FAULT_NONFINITE = 4u;   // a body had a non-finite position, velocity or force, and was frozen\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS;\n\n// status[0]: the word; status[1]: nodes wanted; status[2]: bodies frozen so far; status[3]: steps completed;\n// status[4]: groups wanted; status[5], status[6]: subtrees, and cells above them (shared/subtrees)\noverride OPENING: u32 = 0u;\noverride QUADRUPOLE: u32 = 1u;\noverride TOP: u32 = 0u;\noverride WIDTH: u32 = 64u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeLink: array<u32>;\n@group(0) @binding(3) var<storage, read> subtrees: array<vec2u>;\n@group(0) @binding(4) var<storage, read> status: array<u32>;\n@group(0) @binding(5) var<storage, read_write> nodeCentre: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> nodeMoments: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> nodeBox: array<vec4f>;\n@group(0) @binding(8) var<storage, read_write> nodeTest: array<vec4u>;\n@group(0) @binding(9) var<uniform> root: Root;\n\n// Farther than the farthest body by more than float32 rounds.\nconst OUTSIDE = 1.00001;\n\nstruct Moments {\n  com: vec3f,\n  mass: f32,\n  diagonal: vec3f,  // sum m x x, y y, z z about com\n  radius: f32,      // of a sphere about com that holds every body\n  mixed: vec3f,     // sum m x y, x z, y z\n  low: vec3f,\n  high: vec3f,\n}\n\n// Everything is summed relative to a nearby point: sums about the origin lose all digits in float32.\nfn leafMoments(first: u32, count: u32) -> Moments {\n  let near = posMass[first].xyz;\n  var m = Moments(vec3f(0), 0.0, vec3f(0), 0.0, vec3f(0), near, near);\n  for (var i = first; i < first + count; i++) {\n    let p = posMass[i];\n    m.mass += p.w;\n    m.com += p.w * (p.xyz - near);\n    m.low = min(m.low, p.xyz);\n    m.high = max(m.high, p.xyz);\n  }\n  if (m.mass > 0.0) { m.com = near + m.com / m.mass; } else { m.com = 0.5 * (m.low + m.high); }\n  for (var i = first; i < first + count; i++) {\n    let p = posMass[i];\n    let d = p.xyz - m.com;\n    m.diagonal += p.w * d * d;\n    m.mixed += p.w * d.xxy * d.yzz;\n    m.radius = max(m.radius, length(d));\n  }\n  return m;\n}\n\nfn cellMoments(first: u32, count: u32) -> Moments {\n  let near = nodeCentre[first].xyz;\n  var m = Moments(vec3f(0), 0.0, vec3f(0), 0.0, vec3f(0), nodeBox[2u * first].xyz, nodeBox[2u * first + 1u].xyz);\n  for (var k = first; k < first + count; k++) {\n    let centre = nodeCentre[k];\n    m.mass += centre.w;\n    m.com += centre.w * (centre.xyz - near);\n    m.low = min(m.low, nodeBox[2u * k].xyz);\n    m.high = max(m.high, nodeBox[2u * k + 1u].xyz);\n  }\n  if (m.mass > 0.0) { m.com = near + m.com / m.mass; } else { m.com = 0.5 * (m.low + m.high); }\n  for (var k = first; k < first + count; k++) {\n    let centre = nodeCentre[k];\n    let a = nodeMoments[2u * k];\n    let d = centre.xyz - m.com;\n    m.diagonal += (a.xyz + vec3f(a.w)) / 3.0 + centre.w * d * d;\n    m.mixed += nodeMoments[2u * k + 1u].xyz / 3.0 + centre.w * d.xxy * d.yzz;\n    m.radius = max(m.radius, bitcast<f32>(nodeTest[k].z) + length(d));\n  }\n  // The corner of the tight box is a bound too, and does not grow with the levels.\n  m.radius = min(m.radius, length(max(m.high - m.com, m.com - m.low)));\n  return m;\n}\n\nfn node(k: u32) {\n  let link = nodeLink[k];\n  let first = linkFirst(link);\n  let count = linkCount(link);\n  var m: Moments;\n  if (linkIsLeaf(link)) { m = leafMoments(first, count); } else { m = cellMoments(first, count); }\n  let trace = m.diagonal.x + m.diagonal.y + m.diagonal.z;\n  let extent = m.high - m.low;\n  let side = max(extent.x, max(extent.y, extent.z));\n  // The length by whose powers opening by error bounds what a cell drops: the root-mean-square radius for sum m |x|^2, its\n  // geometric mean with the largest one for sum m |x|^k up to k = 4.\n  var spread = 0.0;\n  if (m.mass > 0.0) { spread = sqrt(trace / m.mass); }\n  if (QUADRUPOLE == 1u) { spread = sqrt(m.radius * spread); }\n  var open: f32;\n  if (OPENING == OPENING_ERROR) {\n    open = length(max(max(m.low - root.middle, root.middle - m.high), vec3f(0)));\n  } else {\n    var offset = 0.0;\n    if (OPENING == OPENING_BONSAI) { offset = length(m.com - 0.5 * (m.low + m.high)); }\n    var radius = side / params.theta + offset;\n    // Above theta = 2 / sqrt(3) that may lie within the cell, and it would act on bodies that it holds.\n    if (OPENING == OPENING_BONSAI) { radius = max(radius, OUTSIDE * m.radius); }\n    // Also where a leaf is one body, which costs less as a body: Bonsai counts it as a cell, and we count as Bonsai does.\n    open = radius * radius;\n  }\n  nodeCentre[k] = vec4f(m.com, m.mass);\n  nodeMoments[2u * k] = vec4f(3.0 * m.diagonal - vec3f(trace), trace);\n  nodeMoments[2u * k + 1u] = vec4f(3.0 * m.mixed, 0.0);\n  nodeBox[2u * k] = vec4f(m.low, 0.0);\n  nodeBox[2u * k + 1u] = vec4f(m.high, 0.0);\n  nodeTest[k] = vec4u(bitcast<u32>(open), bitcast<u32>(spread), bitcast<u32>(m.radius), link);\n}\n\n// Status, as all threads see it.\nvar<workgroup> known: array<u32, 3>;\n// Nodes of a subtree, level by level below its root: from, to. Siblings, and so the levels of a subtree, lie side by side.\nvar<workgroup> spans: array<vec2u, 32>;\nvar<workgroup> least: atomic<u32>;\nvar<workgroup> most: atomic<u32>;\n\nfn subtree(root: u32, lane: u32) {\n  if (lane == 0u) { spans[0] = vec2u(root, root + 1u); }\n  var depth = 0u;\n  var span = workgroupUniformLoad(&spans[0]);\n  while (span.x < span.y && depth < MAX_LEVEL) {\n    if (lane == 0u) {\n      atomicStore(&least, 0xffffffffu);\n      atomicStore(&most, 0u);\n    }\n    workgroupBarrier();\n    for (var k = span.x + lane; k < span.y; k += WIDTH) {\n      let link = nodeLink[k];\n      if (linkIsLeaf(link)) { continue; }\n      atomicMin(&least, linkFirst(link));\n      atomicMax(&most, linkFirst(link) + linkCount(link));\n    }\n    workgroupBarrier();\n    depth++;\n    if (lane == 0u) { spans[depth] = vec2u(atomicLoad(&least), atomicLoad(&most)); }\n    span = workgroupUniformLoad(&spans[depth]);\n  }\n  for (var up = 1u; up <= depth; up++) {\n    let nodes = workgroupUniformLoad(&spans[depth - up]);\n    for (var k = nodes.x + lane; k < nodes.y; k += WIDTH) { node(k); }\n    storageBarrier();\n  }\n}\n\n// The cells above the subtrees, level by level. There are few, so all are looked at for each.\nfn top(count: u32, lane: u32) {\n  if (lane == 0u) { atomicStore(&most, 0u); }\n  workgroupBarrier();\n  for (var i = lane; i < count; i += WIDTH) { atomicMax(&most, subtrees[params.n - 1u - i].y); }\n  workgroupBarrier();\n  if (lane == 0u) { spans[0].x = atomicLoad(&most); }\n  let deepest = workgroupUniformLoad(&spans[0]).x;\n  for (var up = 0u; up <= deepest; up++) {\n    for (var i = lane; i < count; i += WIDTH) {\n      let cell = subtrees[params.n - 1u - i];\n      if (cell.y == deepest - up) { node(cell.x); }\n    }\n    storageBarrier();\n  }\n}\n\n@compute @workgroup_size(WIDTH)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  if (lane == 0u) { known = array<u32, 3>(status[0], status[5], status[6]); }\n  let seen = workgroupUniformLoad(&known);\n  // The links of a tree that does not fit lead nowhere.\n  if ((seen[0] & FAULT_OVERFLOW) != 0u) { return; }\n  if (TOP == 1u) {\n    if (seen[2] > 0u) { top(seen[2], lane); }\n    return;\n  }\n  for (var k = group.x; k < seen[1]; k += groups.x) { subtree(subtrees[k].x, lane); }\n}\n",
  "map": [
   [
    1,
    "build/moments.wgsl",
    1
   ],
   [
    9,
    "shared/params.wgsl",
    1
   ],
   [
    30,
    "shared/link.wgsl",
    1
   ],
   [
    40,
    "shared/criterion.wgsl",
    1
   ],
   [
    52,
    "shared/level.wgsl",
    1
   ],
   [
    64,
    "shared/root.wgsl",
    1
   ],
   [
    80,
    "shared/status.wgsl",
    1
   ],
   [
    90,
    "build/moments.wgsl",
    15
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "nodeLink",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "subtrees",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "nodeCentre",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "nodeMoments",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "nodeBox",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "nodeTest",
    "binding": 8,
    "access": "storage"
   },
   {
    "name": "root",
    "binding": 9,
    "access": "uniform"
   }
  ],
  "overrides": [
   "OPENING",
   "QUADRUPOLE",
   "TOP",
   "WIDTH"
  ]
 },
 "build/nodes": {
  "code": "// nodes: writes the nodes in breadth-first order, so that siblings are neighbours, each with its first body and first child.\n// reads: bodyLevels, counts, totals   writes: nodeBegin (body | level << 27),\n//   nodeLink (first child, or LINK_LEAF), levelStart (entry 31: all nodes),\n//   groupList, status\n// threads: 256 a workgroup, one a body\n// source: level-free form of Bedorf+ 2012 section 2.1 and Fig. 2   assumes: counts and totals from rowScan, n < 2^27\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Levels of the octree. Level 0 is the root, 21 the finest cell of the curve; below it bodies with equal keys are told\n// apart by their place in the order, three bits a level, so that a leaf never holds more than N_leaf bodies.\nconst MAX_LEVEL = 30u;\n\n// Number of levels that two sorted bodies share: the deepest cell that holds both.\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n  // 63-bit keys in 64 bits: one leading zero is no digit.\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return 21u + min(9u, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n// The status word: one bit a fault, set once and kept until the host clears it. After an overflow the bodies stand still\n// until the host has made room and redone the step.\nconst FAULT_NODES = 1u;       // more nodes than nodeCapacity\nconst FAULT_GROUPS = 16u;      // more groups than groupCapacity\nconst FAULT_NONFINITE = 4u;   // a body had a non-finite position, velocity or force, and was frozen\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS;\n\n// status[0]: the word; status[1]: nodes wanted; status[2]: bodies frozen so far; status[3]: steps completed;\n// status[4]: groups wanted; status[5], status[6]: subtrees, and cells above them (shared/subtrees)\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n// Groups of bodies that share one walk. The list of groups: their number, the deepest level of the tree, the first body of\n// each group, n.\noverride GROUP: u32 = 64u; // at most so many bodies (N_crit), a multiple of 32\nconst HEAVY = 4096u;    // a cell with so many bodies ends a group\nconst GROUP_ROW = 31u;  // row of the table of counts that belongs to groups; rows 0 to 30 are levels\nconst GROUP_LIST = 2u;  // where the first bodies begin\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> bodyLevels: array<u32>;\n@group(0) @binding(2) var<storage, read> counts: array<u32>;\n@group(0) @binding(3) var<storage, read> totals: array<u32>;\n@group(0) @binding(4) var<storage, read_write> nodeBegin: array<u32>;\n@group(0) @binding(5) var<storage, read_write> nodeLink: array<u32>;\n@group(0) @binding(6) var<storage, read_write> levelStart: array<u32>;\n@group(0) @binding(7) var<storage, read_write> groupList: array<u32>;\n@group(0) @binding(8) var<storage, read_write> status: array<atomic<u32>>;\n\n// Word w of row l holds a bit for each of the bodies 32 w .. 32 w + 31 at which a node of level l (or a group) begins.\nvar<workgroup> present: array<atomic<u32>, 256>;\nvar<workgroup> start: array<u32, 32>;\n\n// How many of a row begin in this tile before the body of `word` and `bit`.\nfn rank(row: u32, word: u32, bit: u32) -> u32 {\n  var before = countOneBits(atomicLoad(&present[row * 8u + word]) & (bit - 1u));\n  for (var w = 0u; w < word; w++) { before += countOneBits(atomicLoad(&present[row * 8u + w])); }\n  return before;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + 255u) / 256u;\n  if (tile >= tiles) { return; }\n  if (lane < 32u) {\n    var below = 0u;\n    for (var level = 0u; level < min(lane, GROUP_ROW); level++) { below += totals[level]; }\n    start[lane] = below;\n    if (tile == 0u) {\n      levelStart[lane] = below;\n      if (lane == GROUP_ROW) {\n        atomicStore(&status[1], below);\n        if (below > params.nodeCapacity) { atomicOr(&status[0], FAULT_NODES); }\n        let groupTotal = totals[GROUP_ROW];\n        atomicStore(&status[4], groupTotal);\n        // Nothing is listed yet.\n        atomicStore(&status[5], 0u);\n        atomicStore(&status[6], 0u);\n        if (groupTotal > params.groupCapacity) { atomicOr(&status[0], FAULT_GROUPS); }\n        // A tree that does not fit is not walked: its links lead nowhere.\n        let fits = below <= params.nodeCapacity && groupTotal <= params.groupCapacity;\n        groupList[0] = select(0u, groupTotal, fits);\n        var deepest = MAX_LEVEL;\n        while (deepest > 0u && totals[deepest] == 0u) { deepest--; }\n        groupList[1] = deepest;\n        groupList[GROUP_LIST + min(groupTotal, params.groupCapacity)] = params.n;\n      }\n    }\n  }\n  let i = tile * 256u + lane;\n  var first = 1u;\n  var last = 0u;\n  var begins = false;\n  if (i < params.n) {\n    let levels = bodyLevels[i];\n    first = levels & 255u;\n    last = (levels >> 8u) & 255u;\n    begins = (levels >> 16u) != 0u;\n  }\n  let word = lane >> 5u;\n  let bit = 1u << (lane & 31u);\n  for (var level = first; level <= last; level++) { atomicOr(&present[level * 8u + word], bit); }\n  if (begins) { atomicOr(&present[GROUP_ROW * 8u + word], bit); }\n  workgroupBarrier();\n  if (begins) {\n    let k = rank(GROUP_ROW, word, bit) + counts[GROUP_ROW * tiles + tile];\n    if (k < params.groupCapacity) { groupList[GROUP_LIST + k] = i; }\n  }\n  // From the leaf up, so that each node knows its first child, which begins at the same body.\n  var child = LINK_LEAF;\n  for (var up = 0u; first + up <= last; up++) {\n    let level = last - up;\n    let k = start[level] + counts[level * tiles + tile] + rank(level, word, bit);\n    if (k < params.nodeCapacity) {\n      nodeBegin[k] = i | (level << 27u);\n      nodeLink[k] = child;\n    }\n    child = k;\n  }\n}\n",
  "map": [
   [
    1,
    "build/nodes.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    28,
    "shared/level.wgsl",
    1
   ],
   [
    40,
    "shared/link.wgsl",
    1
   ],
   [
    50,
    "shared/status.wgsl",
    1
   ],
   [
    60,
    "shared/flat.wgsl",
    2
   ],
   [
    72,
    "shared/groups.wgsl",
    1
   ],
   [
    78,
    "build/nodes.wgsl",
    13
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "bodyLevels",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "counts",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "totals",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "nodeBegin",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "nodeLink",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "levelStart",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "groupList",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [
   "GROUP"
  ]
 },
 "build/radixCount": {
  "code": "// radixCount: how often each 8-bit digit occurs in each tile of keys.\n// reads: keys   writes: counts (row = digit, column = tile)\n// threads: 256 a workgroup, one workgroup a tile of 2048\n// source: least-significant-digit radix sort, reduce then scan   assumes: nothing\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Geometry of the radix sort: 8-bit digits, a tile of bodies per workgroup.\nconst TILE = 2048u;\nconst CHUNK = 256u;\n\nfn radixDigit(key: vec2u, round: u32) -> u32 {\n  let word = select(key.y, key.x, round >= 4u);\n  return (word >> (8u * (round & 3u))) & 255u;\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> round: Round;\n@group(0) @binding(2) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(3) var<storage, read_write> counts: array<u32>;\n\nvar<workgroup> histogram: array<atomic<u32>, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + TILE - 1u) / TILE;\n  if (tile >= tiles) { return; }\n  for (var k = 0u; k < TILE; k += CHUNK) {\n    let i = tile * TILE + k + lane;\n    if (i < params.n) { atomicAdd(&histogram[radixDigit(keys[i], round.index)], 1u); }\n  }\n  workgroupBarrier();\n  counts[lane * tiles + tile] = atomicLoad(&histogram[lane]);\n}\n",
  "map": [
   [
    1,
    "build/radixCount.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/radix.wgsl",
    1
   ],
   [
    34,
    "shared/flat.wgsl",
    2
   ],
   [
    46,
    "build/radixCount.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "round",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "keys",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "counts",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "build/radixScatter": {
  "code": "// radixScatter: moves keys and order to where one more 8-bit digit is sorted. Stable.\n// reads: keys, order, counts, totals   writes: sortedKeys, sortedOrder\n// threads: 256 a workgroup, one workgroup a tile of 2048, 256 keys at a time\n// source: ranks inside a chunk are population counts of one bit mask a digit   assumes: counts and totals from rowScan\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Geometry of the radix sort: 8-bit digits, a tile of bodies per workgroup.\nconst TILE = 2048u;\nconst CHUNK = 256u;\n\nfn radixDigit(key: vec2u, round: u32) -> u32 {\n  let word = select(key.y, key.x, round >= 4u);\n  return (word >> (8u * (round & 3u))) & 255u;\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> round: Round;\n@group(0) @binding(2) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(3) var<storage, read> order: array<u32>;\n@group(0) @binding(4) var<storage, read> counts: array<u32>;\n@group(0) @binding(5) var<storage, read> totals: array<u32>;\n@group(0) @binding(6) var<storage, read_write> sortedKeys: array<vec2u>;\n@group(0) @binding(7) var<storage, read_write> sortedOrder: array<u32>;\n\n// Word w of digit d holds a bit for each of the keys 32 w .. 32 w + 31 of the chunk.\nvar<workgroup> present: array<atomic<u32>, 2048>;\nvar<workgroup> start: array<u32, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + TILE - 1u) / TILE;\n  if (tile >= tiles) { return; }\n  // Where each digit of this tile starts: digits below, then tiles before.\n  let own = totals[lane];\n  start[lane] = own;\n  workgroupBarrier();\n  for (var reach = 1u; reach < 256u; reach <<= 1u) {\n    var before = 0u;\n    if (lane >= reach) { before = start[lane - reach]; }\n    workgroupBarrier();\n    start[lane] += before;\n    workgroupBarrier();\n  }\n  start[lane] += counts[lane * tiles + tile] - own;\n  let word = lane >> 5u;\n  let bit = 1u << (lane & 31u);\n  for (var k = 0u; k < TILE; k += CHUNK) {\n    let i = tile * TILE + k + lane;\n    let valid = i < params.n;\n    var key = vec2u(0u);\n    if (valid) { key = keys[i]; }\n    let digit = radixDigit(key, round.index);\n    workgroupBarrier();\n    if (valid) { atomicOr(&present[word * 256u + digit], bit); }\n    workgroupBarrier();\n    if (valid) {\n      var rank = start[digit];\n      for (var w = 0u; w < word; w++) { rank += countOneBits(atomicLoad(&present[w * 256u + digit])); }\n      rank += countOneBits(atomicLoad(&present[word * 256u + digit]) & (bit - 1u));\n      sortedKeys[rank] = key;\n      sortedOrder[rank] = order[i];\n    }\n    workgroupBarrier();\n    // Lane d owns digit d: count what this chunk held and clear its words for the next.\n    var held = 0u;\n    for (var w = 0u; w < 8u; w++) {\n      held += countOneBits(atomicLoad(&present[w * 256u + lane]));\n      atomicStore(&present[w * 256u + lane], 0u);\n    }\n    start[lane] += held;\n  }\n}\n",
  "map": [
   [
    1,
    "build/radixScatter.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/radix.wgsl",
    1
   ],
   [
    34,
    "shared/flat.wgsl",
    2
   ],
   [
    46,
    "build/radixScatter.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "round",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "keys",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "order",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "counts",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "totals",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "sortedKeys",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "sortedOrder",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "build/reorder": {
  "code": "// reorder: moves every body, with its id, to its place along the curve.\n// reads: order, fromPosMass, fromVelocity, fromId   writes: toPosMass, toVelocity, toId\n// threads: 256 a workgroup, one a body\n// source: Bedorf+ 2012 section 2.1   assumes: order is a permutation\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n// 1: the order is kept; the bodies only move to the buffers that everybody reads.\noverride KEEP: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> order: array<u32>;\n@group(0) @binding(2) var<storage, read> fromPosMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> fromVelocity: array<vec4f>;\n@group(0) @binding(4) var<storage, read> fromId: array<u32>;\n@group(0) @binding(5) var<storage, read_write> toPosMass: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> toVelocity: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> toId: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  var source = i;\n  if (KEEP == 0u) { source = order[i]; }\n  toPosMass[i] = fromPosMass[source];\n  toVelocity[i] = fromVelocity[source];\n  toId[i] = fromId[source];\n}\n",
  "map": [
   [
    1,
    "build/reorder.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/flat.wgsl",
    2
   ],
   [
    38,
    "build/reorder.wgsl",
    7
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "order",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "fromPosMass",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "fromVelocity",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "fromId",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "toPosMass",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "toVelocity",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "toId",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": [
   "KEEP"
  ]
 },
 "build/rootCube": {
  "code": "// rootCube: the cube that the curve runs through. A few bodies far from all others do not make it large: they are drawn in.\n// reads: params, partials, posMass   writes: root\n// threads: one workgroup of 256\n// source: Bedorf+ 2012 appendix B; the bulk is what lies between the SHARE-th and the last but SHARE-th of some bodies,\n//   along each axis   assumes: partials of boundsGroups workgroups\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// The cube that the space-filling curve runs through: the bulk of the bodies as it is, far bodies drawn in.\nstruct Root {\n  middle: vec3f,\n  reach: f32,  // half the side of the cube within which space is left as it is\n  half: f32,   // half the side of the whole cube, far bodies drawn in\n  scale: f32,  // cells of level 21 per length unit; 0 when all bodies coincide\n}\n\n// How far along an axis something at the distance r is drawn in to: r as far as `reach`, then one more `reach` for each\n// factor of two (on straight lines between the powers of two, so that every device draws in to the same place).\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n// Workgroups that share the search of the bounds: one for every 2048 bodies, at most 256.\nfn boundsGroups(n: u32) -> u32 {\n  return clamp((n + 2047u) / 2048u, 1u, 256u);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> partials: array<vec4f>;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> root: Root;\n\n// Bodies that are looked at, and how many of them may lie outside the bulk, on each side of it: 3 %.\nconst SAMPLES = 256u;\nconst SHARE = 33u;\n// Sides of the bulk that are left as they are: a galaxy's halo, or a companion, is no far body.\nconst WIDE = 16.0;\n\nvar<workgroup> low: array<vec3f, SAMPLES>;\nvar<workgroup> high: array<vec3f, SAMPLES>;\nvar<workgroup> places: array<vec3f, SAMPLES>;\nvar<workgroup> bulkLow: array<f32, 3>;\nvar<workgroup> bulkHigh: array<f32, 3>;\n\n@compute @workgroup_size(SAMPLES)\nfn main(@builtin(local_invocation_index) lane: u32) {\n  low[lane] = vec3f(3e38);\n  high[lane] = vec3f(-3e38);\n  if (lane < boundsGroups(params.n)) {\n    low[lane] = partials[2u * lane].xyz;\n    high[lane] = partials[2u * lane + 1u].xyz;\n  }\n  let count = min(SAMPLES, params.n);\n  // Spread evenly over the bodies, in whole numbers below 2^32.\n  let body = lane * (params.n / max(count, 1u)) + (lane * (params.n % max(count, 1u))) / max(count, 1u);\n  let mine = posMass[min(body, max(params.n, 1u) - 1u)].xyz;\n  places[lane] = mine;\n  for (var half = 128u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) {\n      low[lane] = min(low[lane], low[lane + half]);\n      high[lane] = max(high[lane], high[lane + half]);\n    }\n  }\n  // The rank of each along each axis; equal ones stand in the order of their numbers.\n  var rank = vec3u(0u);\n  for (var other = 0u; other < count; other++) {\n    let place = places[other];\n    rank += select(vec3u(0u), vec3u(1u), place < mine);\n    if (other < lane) { rank += select(vec3u(0u), vec3u(1u), place == mine); }\n  }\n  if (lane < count) {\n    let first = count / SHARE;\n    for (var axis = 0u; axis < 3u; axis++) {\n      if (rank[axis] == first) { bulkLow[axis] = mine[axis]; }\n      if (rank[axis] == count - 1u - first) { bulkHigh[axis] = mine[axis]; }\n    }\n  }\n  workgroupBarrier();\n  if (lane > 0u) { return; }\n  let bulk0 = vec3f(bulkLow[0], bulkLow[1], bulkLow[2]);\n  let bulk1 = vec3f(bulkHigh[0], bulkHigh[1], bulkHigh[2]);\n  let wide = 0.5 * WIDE * (bulk1 - bulk0);\n  let reach = max(wide.x, max(wide.y, wide.z));\n  let core = 0.5 * bulk0 + 0.5 * bulk1;\n  let beyond = max(high[0] - core, core - low[0]);\n  let farthest = max(beyond.x, max(beyond.y, beyond.z));\n  var half: f32;\n  if (params.n > 0u && reach > 0.0 && farthest > reach) {\n    root.middle = core;\n    root.reach = reach;\n    half = drawnIn(farthest, reach);\n  } else {\n    let extent = high[0] - low[0];\n    root.middle = low[0] + 0.5 * extent;\n    root.reach = 3e38;\n    half = 0.5 * max(extent.x, max(extent.y, extent.z));\n  }\n  // A hair larger than the bodies, so that the largest coordinate still falls inside the last cell.\n  half *= 1.000001;\n  root.half = half;\n  root.scale = select(0.0, 1048576.0 / half, half > 0.0 && half < 1.5e38);\n}\n",
  "map": [
   [
    1,
    "build/rootCube.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    27,
    "shared/root.wgsl",
    1
   ],
   [
    43,
    "shared/boundsGroups.wgsl",
    1
   ],
   [
    47,
    "build/rootCube.wgsl",
    9
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "partials",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "posMass",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "root",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "build/rowScan": {
  "code": "// rowScan: exclusive prefix sum along each row of a table, in place, and the total of each row.\n// reads, writes: counts   writes: totals\n// threads: WIDTH (a power of two) a workgroup, one workgroup a row\n// source: Blelloch 1990   assumes: rows of ceil(n / width) numbers, width in round.index\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\noverride WIDTH: u32 = 256u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> round: Round;\n@group(0) @binding(2) var<storage, read_write> counts: array<u32>;\n@group(0) @binding(3) var<storage, read_write> totals: array<u32>;\n\nvar<workgroup> sums: array<u32, WIDTH>;\n\n@compute @workgroup_size(WIDTH)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let columns = (params.n + round.index - 1u) / round.index;\n  let row = group.x * columns;\n  var carry = 0u;\n  for (var base = 0u; base < columns; base += WIDTH) {\n    let column = base + lane;\n    var own = 0u;\n    if (column < columns) { own = counts[row + column]; }\n    sums[lane] = own;\n    workgroupBarrier();\n    for (var reach = 1u; reach < WIDTH; reach <<= 1u) {\n      var before = 0u;\n      if (lane >= reach) { before = sums[lane - reach]; }\n      workgroupBarrier();\n      sums[lane] += before;\n      workgroupBarrier();\n    }\n    if (column < columns) { counts[row + column] = carry + sums[lane] - own; }\n    carry += workgroupUniformLoad(&sums[WIDTH - 1u]);\n  }\n  if (lane == 0u) { totals[group.x] = carry; }\n}\n",
  "map": [
   [
    1,
    "build/rowScan.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "build/rowScan.wgsl",
    6
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "round",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "counts",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "totals",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": [
   "WIDTH"
  ]
 },
 "force/directSum": {
  "code": "// directSum: acceleration and potential of every body from every other, the truth that trees are held against.\n// reads: posMass   writes: acceleration\n// threads: 64 a workgroup, one a body; sources in tiles of 64\n// source: Bedorf 2014 section 2.2 (Sapporo2)   assumes: nothing; a body does not act on itself, coincident ones only by eps > 0\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// What one source adds to a target's acceleration (x y z) and potential (w), G = 1.\n\n// Softening: 0 Plummer's, by eps2; 1 the cubic spline's, which ends at the distance params.spline (eps2 is 0 then).\noverride SPLINE: u32 = 0u;\n\n// A body. `offset` = source - target, r2 = offset^2 + eps^2, above 0 unless a spline softens it.\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n// Mass over r^3, Bedorf 2014 Eq. 6.1 first term.\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n// The mass spread by the cubic spline kernel of radius h (Hernquist & Katz 1989, Springel 2005 Eq. 4 and its appendix):\n// Newton's force outside, and a centre as deep as Plummer's for h = 2.8 eps.\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n// Whether two bodies at the same place act on each other: without softening they can't.\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n// A cell with second moments S + T/3 about its centre of mass, Bedorf 2014 Eqs 6.1 and 6.2 with the trace T split off:\n//   phi = -M/r - A/r^5,  A = 3/2 d.S.d - T eps^2 / 2,   a = -grad phi.\n// The trace then only acts through the softening, at no cost, and softened forces stay the gradient of the potential.\n// centre: com, M.  diagonal: 3Sxx 3Syy 3Szz, T eps^2 / 2.  mixed: 3Sxy 3Sxz 3Syz.\nfn fromCell(here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv5 = rinv2 * rinv2 * rinv;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n  let twice = fma(qx, offset.x, fma(qy, offset.y, qz * offset.z));\n  let quadrupole = fma(0.5, twice, -diagonal.w) * rinv5;\n  let monopole = centre.w * rinv;\n  let radial = fma(5.0, quadrupole, monopole) * rinv2;\n  return vec4f(\n    fma(radial, offset.x, -rinv5 * qx),\n    fma(radial, offset.y, -rinv5 * qy),\n    fma(radial, offset.z, -rinv5 * qz),\n    -monopole - quadrupole);\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(3) var<uniform> round: Round;\n\nvar<workgroup> tile: array<vec4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tiles = (params.n + 63u) / 64u;\n  let index = flatSlice(group, groups, round, tiles);\n  if (index >= tiles) { return; }\n  let i = index * 64u + lane;\n  let here = posMass[min(i, params.n - 1u)].xyz;\n  var sum = vec4f(0);\n  for (var base = 0u; base < params.n; base += 64u) {\n    workgroupBarrier();\n    // Bodies past the end: no mass, and far enough that nothing overflows.\n    tile[lane] = vec4f(0);\n    if (base + lane < params.n) { tile[lane] = posMass[base + lane]; }\n    workgroupBarrier();\n    // A sum per tile keeps rounding from growing with N.\n    var part = vec4f(0);\n    for (var j = 0u; j < 64u; j++) {\n      let source = tile[j];\n      let offset = source.xyz - here;\n      let r2 = dot(offset, offset) + params.eps2;\n      if (base + j != i && (r2 > 0.0 || actsAtZero())) { part += fromBody(offset, r2, source.w); }\n    }\n    sum += part;\n  }\n  if (i < params.n) { acceleration[i] = sum; }\n}\n",
  "map": [
   [
    1,
    "force/directSum.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/interact.wgsl",
    1
   ],
   [
    90,
    "shared/flat.wgsl",
    2
   ],
   [
    102,
    "force/directSum.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "round",
    "binding": 3,
    "access": "uniform"
   }
  ],
  "overrides": [
   "SPLINE"
  ]
 },
 "force/walk": {
  "code": "// walk: the tree seen from a group of neighbours on the curve: cells far enough act as a whole, near leaves body by body.\n// reads: posMass, nodeCentre, nodeTest, nodeMoments, nodeBox, groupList   writes: acceleration, groupCounts (bodies, cells used)\n// threads: 32 a workgroup, BODIES bodies each; one workgroup a group\n// source: Bedorf+ 2012 section 2.2 and Eq. 1, Bedorf 2014 section 6.3.1   assumes: bodies sorted, moments done\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n// What one source adds to a target's acceleration (x y z) and potential (w), G = 1.\n\n// Softening: 0 Plummer's, by eps2; 1 the cubic spline's, which ends at the distance params.spline (eps2 is 0 then).\noverride SPLINE: u32 = 0u;\n\n// A body. `offset` = source - target, r2 = offset^2 + eps^2, above 0 unless a spline softens it.\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n// Mass over r^3, Bedorf 2014 Eq. 6.1 first term.\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n// The mass spread by the cubic spline kernel of radius h (Hernquist & Katz 1989, Springel 2005 Eq. 4 and its appendix):\n// Newton's force outside, and a centre as deep as Plummer's for h = 2.8 eps.\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n// Whether two bodies at the same place act on each other: without softening they can't.\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n// A cell with second moments S + T/3 about its centre of mass, Bedorf 2014 Eqs 6.1 and 6.2 with the trace T split off:\n//   phi = -M/r - A/r^5,  A = 3/2 d.S.d - T eps^2 / 2,   a = -grad phi.\n// The trace then only acts through the softening, at no cost, and softened forces stay the gradient of the potential.\n// centre: com, M.  diagonal: 3Sxx 3Syy 3Szz, T eps^2 / 2.  mixed: 3Sxy 3Sxz 3Syz.\nfn fromCell(here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv5 = rinv2 * rinv2 * rinv;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n  let twice = fma(qx, offset.x, fma(qy, offset.y, qz * offset.z));\n  let quadrupole = fma(0.5, twice, -diagonal.w) * rinv5;\n  let monopole = centre.w * rinv;\n  let radial = fma(5.0, quadrupole, monopole) * rinv2;\n  return vec4f(\n    fma(radial, offset.x, -rinv5 * qx),\n    fma(radial, offset.y, -rinv5 * qy),\n    fma(radial, offset.z, -rinv5 * qz),\n    -monopole - quadrupole);\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n// What 32 lanes tell each other, by workgroup memory. `lanes.subgroups` has the same functions for devices whose\n// subgroups hold all 32 lanes; stages that import this file are compiled in both forms.\nconst LANES = 32u;\nvar<workgroup> laneCounts: array<vec4u, 8>;\nvar<workgroup> laneVectors: array<vec4f, 32>;\nvar<workgroup> laneTotal: u32;\n\n// Which lane a thread is, the only number by which lanes may be told apart.\nfn laneOf(thread: u32) -> u32 { return thread; }\n\n// Sum over the lanes before this one. The sum over all is left in laneTotal; load it by workgroupUniformLoad.\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  laneCounts[lane >> 2u][lane & 3u] = mine;\n  workgroupBarrier();\n  // Each lane adds up those before it: fewer barriers than a scan by doubling.\n  var before = 0u;\n  for (var word = 0u; word < 8u; word++) {\n    let four = select(vec4u(0u), laneCounts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));\n    before += four.x + four.y + four.z + four.w;\n  }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] = min(laneVectors[lane], laneVectors[lane + half]); }\n  }\n  workgroupBarrier();\n  let least = laneVectors[0];\n  workgroupBarrier();\n  return least;\n}\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] += laneVectors[lane + half]; }\n  }\n  workgroupBarrier();\n  let sum = laneVectors[0];\n  workgroupBarrier();\n  return sum;\n}\n// The nodes still to be looked at: a stack of links to brothers, in workgroup memory. A batch of 32 from its top is tested\n// at once, one node a lane; brothers lie side by side in memory.\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\nvar<workgroup> batchNodes: array<u32, 32>;\n// Links that a batch used up.\nvar<workgroup> batchLinks: u32;\n\n// Takes the next batch into batchNodes. Returns its size and what is left of the stack. Each node pushes one link at most,\n// so a batch as large as the free room is safe; near the end one node at a time is, which needs a slot a level.\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32) -> vec2u {\n  let room = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(room, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = lanesBefore(lane, own);\n  let used = min(own, limit - min(before, limit));\n  if (used > 0u) {\n    let start = linkFirst(link) + own - used;\n    // Written out: a loop costs twice the instructions.\n    batchNodes[before] = start;\n    if (used > 1u) { batchNodes[before + 1u] = start + 1u; }\n    if (used > 2u) { batchNodes[before + 2u] = start + 2u; }\n    if (used > 3u) { batchNodes[before + 3u] = start + 3u; }\n    if (used > 4u) { batchNodes[before + 4u] = start + 4u; }\n    if (used > 5u) { batchNodes[before + 5u] = start + 5u; }\n    if (used > 6u) { batchNodes[before + 6u] = start + 6u; }\n    if (used > 7u) { batchNodes[before + 7u] = start + 7u; }\n    if (used < own) { stack[stackSize - 1u - lane] = makeLink(false, linkFirst(link), own - used); }\n  }\n  let total = workgroupUniformLoad(&laneTotal);\n  // The link that fills the batch says how many are used up; where none does, all are.\n  if (own > 0u && before < limit && before + own >= limit) { batchLinks = select(lane, lane + 1u, used == own); }\n  if (lane == 0u && total < limit) { batchLinks = stackSize; }\n  return vec2u(min(total, limit), stackSize - workgroupUniformLoad(&batchLinks));\n}\n// Opening criteria, chosen by the override OPENING of moments and walks.\nconst OPENING_BONSAI = 0u;    // d > l / theta + s, tight box of side l, s from its middle to the centre of mass (Bedorf+ 2012 Eq. 1)\nconst OPENING_DISTANCE = 1u;  // d > l / theta with d from box to box (Salmon & Warren 1994; Bedorf+ 2012 section 3.3)\nconst OPENING_ERROR = 2u;     // force error bound of the cell < tau |a| (Dehnen 2014, Eq. 10 in spirit), or b / d < ANGLE theta\n\n// A cell of radius b acts whole from b / (ANGLE theta) on, whatever its error: where forces cancel no error is small enough,\n// and one such body must not open everything for its group. Bonsai's criterion lets cells of b / d up to 0.87 theta act.\nconst ANGLE = 0.5;\n\n// A cell heavier than the group acts by its quadrupole only from so many of its radii on. Other groups have the same error of\n// it, and nothing answers it: with less a galaxy's core pulls its own galaxy along.\nconst CLOSEST = 1.8;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(4) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(5) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(7) var<storage, read> groupList: array<u32>;\n@group(0) @binding(8) var<uniform> round: Round;\n@group(0) @binding(9) var<storage, read> nodeBox: array<vec4f>;\n// Lists of accepted cells and leaves, and their action on the two bodies of each lane, 32 sources at a time. Workgroup\n// memory decides how many walks a GPU keeps resident, so leaves are kept as links and only unfolded into a tile.\nvar<workgroup> cells: array<u32, 64>;\nvar<workgroup> leaves: array<u32, 64>;\nvar<workgroup> tileCentre: array<vec4f, 32>;\nvar<workgroup> tileDiagonal: array<vec4f, 32>;\nvar<workgroup> tileMixed: array<vec4f, 32>;\nvar<workgroup> tileBody: array<u32, 32>;\n// Whether the tile holds targets themselves; leaves that went into it.\nvar<workgroup> tileInfo: array<u32, 2>;\n\n// Bodies that a lane adds up for: a group has 32 times as many at most.\noverride BODIES: u32 = 2u;\n// The two targets of this lane, or the one, and what was added up for them.\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n// Fills a tile up to a multiple of 4: no mass, and so far away that nothing overflows.\nconst NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);\n\n// 0: cells act by their mass alone.\noverride QUADRUPOLE: u32 = 1u;\n\nfn useCell(j: u32) {\n  let centre = tileCentre[j];\n  if (QUADRUPOLE == 0u) {\n    let offset0 = centre.xyz - here0;\n    let offset1 = centre.xyz - here1;\n    sum0 += fromPoint(offset0, dot(offset0, offset0) + params.eps2, centre.w);\n    if (BODIES == 2u) { sum1 += fromPoint(offset1, dot(offset1, offset1) + params.eps2, centre.w); }\n    return;\n  }\n  let diagonal = tileDiagonal[j];\n  let mixed = tileMixed[j].xyz;\n  sum0 += fromCell(here0, params.eps2, centre, diagonal, mixed);\n  if (BODIES == 2u) { sum1 += fromCell(here1, params.eps2, centre, diagonal, mixed); }\n}\n\n// `count` (<= 32) cells of the list, from `begin` on.\nfn useCells(begin: u32, count: u32, lane: u32) {\n  var centre = NOWHERE;\n  var diagonal = vec4f(0);\n  var mixed = vec4f(0);\n  if (lane < count) {\n    let cell = cells[begin + lane];\n    centre = nodeCentre[cell];\n    diagonal = nodeMoments[2u * cell];\n    mixed = nodeMoments[2u * cell + 1u];\n  }\n  tileCentre[lane] = centre;\n  tileDiagonal[lane] = vec4f(diagonal.xyz, 0.5 * params.eps2 * diagonal.w);\n  tileMixed[lane] = mixed;\n  workgroupBarrier();\n  // Unrolled by hand, here and below, for 4 sums in flight: more needs registers and leaves fewer walks resident\n  // (walkAdaptive on an H200: 2.56 ms for 16, 1.88 for 8, 1.75 for 4).\n  for (var j = 0u; j < count; j += 4u / BODIES) {\n    useCell(j);\n    useCell(j + 1u);\n    if (BODIES == 1u) {\n      useCell(j + 2u);\n      useCell(j + 3u);\n    }\n  }\n  workgroupBarrier();\n}\n\nfn useBody(j: u32) {\n  let source = tileCentre[j];\n  let offset0 = source.xyz - here0;\n  let offset1 = source.xyz - here1;\n  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), source.w);\n  if (BODIES == 2u) {\n    sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), source.w);\n  }\n}\n\n// The same where the source may be a target itself, or at its place without softening: it has no mass then, which costs\n// less than a branch (walkAdaptive 0.1 ms less, H200).\nfn useOther(j: u32, own: u32) {\n  let source = tileCentre[j];\n  let offset0 = source.xyz - here0;\n  let offset1 = source.xyz - here1;\n  let r0 = dot(offset0, offset0) + params.eps2;\n  let r1 = dot(offset1, offset1) + params.eps2;\n  let skip0 = (r0 == 0.0 && !actsAtZero()) || tileBody[j] == own;\n  let skip1 = (r1 == 0.0 && !actsAtZero()) || tileBody[j] == own + LANES;\n  sum0 += fromBody(offset0, select(r0, 1.0, skip0), select(source.w, 0.0, skip0));\n  if (BODIES == 2u) { sum1 += fromBody(offset1, select(r1, 1.0, skip1), select(source.w, 0.0, skip1)); }\n}\n\n// Likewise the bodies of the last leaves of the list; returns how many leaves are used up. `first` is the first body of\n// the group: where a tile holds targets themselves, or where eps is 0 and bodies may coincide, each pair is looked at.\nfn useLeaves(leafCount: u32, lane: u32, first: u32) -> u32 {\n  var link = 0u;\n  var own = 0u;\n  if (lane < leafCount) {\n    link = leaves[leafCount - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = lanesBefore(lane, own);\n  let used = min(own, LANES - min(before, LANES));\n  let start = linkFirst(link) + own - used;\n  // Written out, up to the largest N_leaf: a loop costs more than the idle stores (0.04 ms).\n  if (used > 0u) { tileBody[before] = start; }\n  if (used > 1u) { tileBody[before + 1u] = start + 1u; }\n  if (used > 2u) { tileBody[before + 2u] = start + 2u; }\n  if (used > 3u) { tileBody[before + 3u] = start + 3u; }\n  if (used > 4u) { tileBody[before + 4u] = start + 4u; }\n  if (used > 5u) { tileBody[before + 5u] = start + 5u; }\n  if (used > 6u) { tileBody[before + 6u] = start + 6u; }\n  if (used > 7u) { tileBody[before + 7u] = start + 7u; }\n  if (used > 8u) { tileBody[before + 8u] = start + 8u; }\n  if (used > 9u) { tileBody[before + 9u] = start + 9u; }\n  if (used > 10u) { tileBody[before + 10u] = start + 10u; }\n  if (used > 11u) { tileBody[before + 11u] = start + 11u; }\n  if (used > 12u) { tileBody[before + 12u] = start + 12u; }\n  if (used > 13u) { tileBody[before + 13u] = start + 13u; }\n  if (used > 14u) { tileBody[before + 14u] = start + 14u; }\n  if (used > 15u) { tileBody[before + 15u] = start + 15u; }\n  if (used > 0u && used < own) { leaves[leafCount - 1u - lane] = makeLink(true, linkFirst(link), own - used); }\n  if (lane == 0u) { tileInfo[0] = u32(!actsAtZero()); }\n  let count = min(LANES, workgroupUniformLoad(&laneTotal));\n  // The leaf that fills the tile says how many went in; where none does, all did.\n  if (own > 0u && before < LANES && before + own >= LANES) { tileInfo[1] = select(lane, lane + 1u, used == own); }\n  if (lane == 0u && count < LANES) { tileInfo[1] = leafCount; }\n  var source = NOWHERE;\n  if (lane < count) {\n    let body = tileBody[lane];\n    source = posMass[body];\n    if (body - first < BODIES * LANES) { tileInfo[0] = 1u; }\n  }\n  tileCentre[lane] = source;\n  let info = workgroupUniformLoad(&tileInfo);\n  if (info[0] == 0u) {\n    for (var j = 0u; j < count; j += 4u / BODIES) {\n      useBody(j);\n      useBody(j + 1u);\n      if (BODIES == 1u) {\n        useBody(j + 2u);\n        useBody(j + 3u);\n      }\n    }\n  } else {\n    for (var j = 0u; j < count; j += 4u / BODIES) {\n      useOther(j, first + lane);\n      useOther(j + 1u, first + lane);\n      if (BODIES == 1u) {\n        useOther(j + 2u, first + lane);\n        useOther(j + 3u, first + lane);\n      }\n    }\n  }\n  workgroupBarrier();\n  return info[1];\n}\n\n// The bodies of all leaves that are left.\nfn useLastLeaves(leafCount: u32, lane: u32, first: u32) {\n  var left = leafCount;\n  while (left > 0u) { left -= useLeaves(left, lane, first); }\n}\n// Groups of bodies that share one walk. The list of groups: their number, the deepest level of the tree, the first body of\n// each group, n.\noverride GROUP: u32 = 64u; // at most so many bodies (N_crit), a multiple of 32\nconst HEAVY = 4096u;    // a cell with so many bodies ends a group\nconst GROUP_ROW = 31u;  // row of the table of counts that belongs to groups; rows 0 to 30 are levels\nconst GROUP_LIST = 2u;  // where the first bodies begin\noverride OPENING: u32 = 0u;\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let index = flatSlice(group, groups, round, params.groupCapacity);\n  if (index >= groupList[0]) { return; }\n  let deepest = groupList[1];\n  let first = groupList[GROUP_LIST + index];\n  let end = groupList[GROUP_LIST + index + 1u];\n  here0 = posMass[min(first + lane, end - 1u)].xyz;\n  here1 = posMass[min(first + lane + LANES, end - 1u)].xyz;\n  let boxLow = lanesMin(lane, vec4f(min(here0, here1), 0.0)).xyz;\n  let boxHigh = -lanesMin(lane, vec4f(-max(here0, here1), 0.0)).xyz;\n\n  // The first batch is the root. Each next one is fetched before the sums of the last, which hide the wait for memory.\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var test = nodeTest[0];\n  var centre = nodeCentre[0];\n  var cellCount = 0u;\n  var leafCount = 0u;\n  var usedCells = 0u;\n  var usedBodies = 0u;\n  while (batch > 0u) {\n    var opened = 0u;\n    var accepted = 0u;\n    var leafBodies = 0u;\n    if (lane < batch) {\n      let com = centre.xyz;\n      // Distance from the box around the group to the centre of mass.\n      let gap = max(max(boxLow - com, com - boxHigh), vec3f(0));\n      // A cell whose bodies may lie within the reach of spline softening is opened.\n      let soft = params.spline + bitcast<f32>(test.z);\n      var apart = gap;\n      // From box to box: the nearest that one of its bodies can be.\n      if (OPENING == OPENING_DISTANCE) {\n        apart = max(max(boxLow - nodeBox[2u * node + 1u].xyz, nodeBox[2u * node].xyz - boxHigh), vec3f(0));\n      }\n      if (dot(apart, apart) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft)) {\n        accepted = 1u;\n      } else if (linkIsLeaf(test.w)) {\n        leafBodies = linkCount(test.w);\n      } else {\n        opened = 1u;\n      }\n    }\n    // One scan of packed counts: opened <= 32, cells <= 32, leaves <= 32, bodies in them <= 512.\n    let place = lanesBefore(lane, opened | (accepted << 6u) | (u32(leafBodies > 0u) << 12u) | (leafBodies << 18u));\n    let total = workgroupUniformLoad(&laneTotal);\n    if (opened == 1u) { stack[stackSize + (place & 63u)] = test.w; }\n    if (accepted == 1u) { cells[cellCount + ((place >> 6u) & 63u)] = node; }\n    if (leafBodies > 0u) { leaves[leafCount + ((place >> 12u) & 63u)] = test.w; }\n    stackSize += total & 63u;\n    cellCount += (total >> 6u) & 63u;\n    leafCount += (total >> 12u) & 63u;\n    usedCells += (total >> 6u) & 63u;\n    usedBodies += total >> 18u;\n    workgroupBarrier();\n    let taken = takeBatch(stackSize, lane, deepest);\n    batch = taken.x;\n    stackSize = taken.y;\n    if (lane < batch) {\n      node = batchNodes[lane];\n      test = nodeTest[node];\n      centre = nodeCentre[node];\n    }\n    if (cellCount >= LANES) {\n      cellCount -= LANES;\n      useCells(cellCount, LANES, lane);\n    }\n    while (leafCount >= LANES) { leafCount -= useLeaves(leafCount, lane, first); }\n  }\n  useCells(0u, cellCount, lane);\n  useLastLeaves(leafCount, lane, first);\n  if (first + lane < end) { acceleration[first + lane] = sum0; }\n  if (first + lane + LANES < end) { acceleration[first + lane + LANES] = sum1; }\n  if (lane == 0u) { groupCounts[index] = vec4u(usedBodies, usedCells, 0u, end - first); }\n}\n",
  "map": [
   [
    1,
    "force/walk.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/link.wgsl",
    1
   ],
   [
    36,
    "shared/interact.wgsl",
    1
   ],
   [
    100,
    "shared/flat.wgsl",
    2
   ],
   [
    112,
    "shared/lanes.wgsl",
    1
   ],
   [
    159,
    "shared/stack.wgsl",
    1
   ],
   [
    199,
    "shared/criterion.wgsl",
    1
   ],
   [
    211,
    "force/walk.wgsl",
    12
   ],
   [
    221,
    "shared/tiles.wgsl",
    1
   ],
   [
    384,
    "shared/groups.wgsl",
    1
   ],
   [
    390,
    "force/walk.wgsl",
    24
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "nodeCentre",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "nodeTest",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "nodeMoments",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "groupCounts",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "groupList",
    "binding": 7,
    "access": "read-only-storage"
   },
   {
    "name": "round",
    "binding": 8,
    "access": "uniform"
   },
   {
    "name": "nodeBox",
    "binding": 9,
    "access": "read-only-storage"
   }
  ],
  "overrides": [
   "SPLINE",
   "STACK",
   "BODIES",
   "QUADRUPOLE",
   "GROUP",
   "OPENING"
  ]
 },
 "force/walkAdaptive": {
  "code": "// walkAdaptive: a walk that opens a cell only where its force error would matter: against tau times the acceleration\n// that the group felt one step ago. Far cells are gathered into one local expansion a group, middle ones act by their\n// quadrupole, near leaves body by body.\n// reads: posMass, velocity (w = |a|), nodeCentre, nodeTest, nodeMoments, groupList, root\n// writes: acceleration, groupCounts (bodies, cells, expansions used)\n// threads: 32 a workgroup, BODIES bodies each; one workgroup a group\n// source: opening by error after Dehnen 2014 (Comput. Astrophys. 1, 1) with the bounds of Salmon & Warren 1994 (JCP 111, 136),\n//   expansions after Dehnen 2002 (JCP 179, 27)\n// assumes: bodies sorted, moments done with OPENING_ERROR, velocity.w is |a|, negative where frozen\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// The cube that the space-filling curve runs through: the bulk of the bodies as it is, far bodies drawn in.\nstruct Root {\n  middle: vec3f,\n  reach: f32,  // half the side of the cube within which space is left as it is\n  half: f32,   // half the side of the whole cube, far bodies drawn in\n  scale: f32,  // cells of level 21 per length unit; 0 when all bodies coincide\n}\n\n// How far along an axis something at the distance r is drawn in to: r as far as `reach`, then one more `reach` for each\n// factor of two (on straight lines between the powers of two, so that every device draws in to the same place).\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n// What one source adds to a target's acceleration (x y z) and potential (w), G = 1.\n\n// Softening: 0 Plummer's, by eps2; 1 the cubic spline's, which ends at the distance params.spline (eps2 is 0 then).\noverride SPLINE: u32 = 0u;\n\n// A body. `offset` = source - target, r2 = offset^2 + eps^2, above 0 unless a spline softens it.\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n// Mass over r^3, Bedorf 2014 Eq. 6.1 first term.\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n// The mass spread by the cubic spline kernel of radius h (Hernquist & Katz 1989, Springel 2005 Eq. 4 and its appendix):\n// Newton's force outside, and a centre as deep as Plummer's for h = 2.8 eps.\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n// Whether two bodies at the same place act on each other: without softening they can't.\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n// A cell with second moments S + T/3 about its centre of mass, Bedorf 2014 Eqs 6.1 and 6.2 with the trace T split off:\n//   phi = -M/r - A/r^5,  A = 3/2 d.S.d - T eps^2 / 2,   a = -grad phi.\n// The trace then only acts through the softening, at no cost, and softened forces stay the gradient of the potential.\n// centre: com, M.  diagonal: 3Sxx 3Syy 3Szz, T eps^2 / 2.  mixed: 3Sxy 3Sxz 3Syz.\nfn fromCell(here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv5 = rinv2 * rinv2 * rinv;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n  let twice = fma(qx, offset.x, fma(qy, offset.y, qz * offset.z));\n  let quadrupole = fma(0.5, twice, -diagonal.w) * rinv5;\n  let monopole = centre.w * rinv;\n  let radial = fma(5.0, quadrupole, monopole) * rinv2;\n  return vec4f(\n    fma(radial, offset.x, -rinv5 * qx),\n    fma(radial, offset.y, -rinv5 * qy),\n    fma(radial, offset.z, -rinv5 * qz),\n    -monopole - quadrupole);\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n// What 32 lanes tell each other, by workgroup memory. `lanes.subgroups` has the same functions for devices whose\n// subgroups hold all 32 lanes; stages that import this file are compiled in both forms.\nconst LANES = 32u;\nvar<workgroup> laneCounts: array<vec4u, 8>;\nvar<workgroup> laneVectors: array<vec4f, 32>;\nvar<workgroup> laneTotal: u32;\n\n// Which lane a thread is, the only number by which lanes may be told apart.\nfn laneOf(thread: u32) -> u32 { return thread; }\n\n// Sum over the lanes before this one. The sum over all is left in laneTotal; load it by workgroupUniformLoad.\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  laneCounts[lane >> 2u][lane & 3u] = mine;\n  workgroupBarrier();\n  // Each lane adds up those before it: fewer barriers than a scan by doubling.\n  var before = 0u;\n  for (var word = 0u; word < 8u; word++) {\n    let four = select(vec4u(0u), laneCounts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));\n    before += four.x + four.y + four.z + four.w;\n  }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] = min(laneVectors[lane], laneVectors[lane + half]); }\n  }\n  workgroupBarrier();\n  let least = laneVectors[0];\n  workgroupBarrier();\n  return least;\n}\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] += laneVectors[lane + half]; }\n  }\n  workgroupBarrier();\n  let sum = laneVectors[0];\n  workgroupBarrier();\n  return sum;\n}\n// The nodes still to be looked at: a stack of links to brothers, in workgroup memory. A batch of 32 from its top is tested\n// at once, one node a lane; brothers lie side by side in memory.\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\nvar<workgroup> batchNodes: array<u32, 32>;\n// Links that a batch used up.\nvar<workgroup> batchLinks: u32;\n\n// Takes the next batch into batchNodes. Returns its size and what is left of the stack. Each node pushes one link at most,\n// so a batch as large as the free room is safe; near the end one node at a time is, which needs a slot a level.\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32) -> vec2u {\n  let room = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(room, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = lanesBefore(lane, own);\n  let used = min(own, limit - min(before, limit));\n  if (used > 0u) {\n    let start = linkFirst(link) + own - used;\n    // Written out: a loop costs twice the instructions.\n    batchNodes[before] = start;\n    if (used > 1u) { batchNodes[before + 1u] = start + 1u; }\n    if (used > 2u) { batchNodes[before + 2u] = start + 2u; }\n    if (used > 3u) { batchNodes[before + 3u] = start + 3u; }\n    if (used > 4u) { batchNodes[before + 4u] = start + 4u; }\n    if (used > 5u) { batchNodes[before + 5u] = start + 5u; }\n    if (used > 6u) { batchNodes[before + 6u] = start + 6u; }\n    if (used > 7u) { batchNodes[before + 7u] = start + 7u; }\n    if (used < own) { stack[stackSize - 1u - lane] = makeLink(false, linkFirst(link), own - used); }\n  }\n  let total = workgroupUniformLoad(&laneTotal);\n  // The link that fills the batch says how many are used up; where none does, all are.\n  if (own > 0u && before < limit && before + own >= limit) { batchLinks = select(lane, lane + 1u, used == own); }\n  if (lane == 0u && total < limit) { batchLinks = stackSize; }\n  return vec2u(min(total, limit), stackSize - workgroupUniformLoad(&batchLinks));\n}\n// Opening criteria, chosen by the override OPENING of moments and walks.\nconst OPENING_BONSAI = 0u;    // d > l / theta + s, tight box of side l, s from its middle to the centre of mass (Bedorf+ 2012 Eq. 1)\nconst OPENING_DISTANCE = 1u;  // d > l / theta with d from box to box (Salmon & Warren 1994; Bedorf+ 2012 section 3.3)\nconst OPENING_ERROR = 2u;     // force error bound of the cell < tau |a| (Dehnen 2014, Eq. 10 in spirit), or b / d < ANGLE theta\n\n// A cell of radius b acts whole from b / (ANGLE theta) on, whatever its error: where forces cancel no error is small enough,\n// and one such body must not open everything for its group. Bonsai's criterion lets cells of b / d up to 0.87 theta act.\nconst ANGLE = 0.5;\n\n// A cell heavier than the group acts by its quadrupole only from so many of its radii on. Other groups have the same error of\n// it, and nothing answers it: with less a galaxy's core pulls its own galaxy along.\nconst CLOSEST = 1.8;\n// Local expansion of fourth order about the middle of a group: far cells are gathered into it (M2L), then it acts on\n// the bodies (L2P). Tensors of -phi: value, gradient, 6 second, 7 third, 9 fourth derivatives; those with more than\n// one z follow from the others where the potential is harmonic (no softening), as in Dehnen 2002 section 3.\nstruct Expansion {\n  value: f32,\n  gradient: vec3f,\n  diagonal: vec3f,  // xx yy zz\n  mixed: vec3f,     // xy xz yz\n  thirdX: vec4f,    // xxx xxy xxz xyy\n  thirdY: vec3f,    // xyz yyy yyz\n  fourthX: vec4f,   // xxxx xxxy xxyy xyyy\n  fourthY: vec4f,   // yyyy xxxz xxyz xyyz\n  fourthZ: f32,     // yyyz\n}\n\nvar<private> local: Expansion;\n\n// Adds the cell with centre of mass and mass `centre`, moments 3S (`diagonal`, `mixed`), seen from `middle`.\n// Derivatives of G = (R^2 + eps^2)^(-1/2): g1 = -G^3, g2 = 3 G^5, g3 = -15 G^7, g4 = 105 G^9 times products of R.\n// Monopole up to the fourth derivative; the quadrupole adds half S : (its second to fourth).\nfn gather(middle: vec3f, eps2: f32, centre: vec4f, diagonal: vec3f, mixed: vec3f) {\n  let r = middle - centre.xyz;\n  let x = r.x;\n  let y = r.y;\n  let z = r.z;\n  let u = 1.0 / (dot(r, r) + eps2);\n  let g0 = sqrt(u);\n  let g1 = -g0 * u;\n  let g2 = -3.0 * g1 * u;\n  let g3 = -5.0 * g2 * u;\n  let g4 = -7.0 * g3 * u;\n  let m1 = centre.w * g1;\n  let m2 = centre.w * g2;\n  let m3 = centre.w * g3;\n  let m4 = centre.w * g4;\n  // s = S.R and R.S.R; the moments carry a factor of 3, the expansion one of 1/2.\n  let s = vec3f(\n    dot(vec3f(diagonal.x, mixed.x, mixed.y), r),\n    dot(vec3f(mixed.x, diagonal.y, mixed.z), r),\n    dot(vec3f(mixed.y, mixed.z, diagonal.z), r)) / 6.0;\n  let q = dot(s, r);\n  local.value += centre.w * g0 + q * g2;\n  local.gradient += (m1 + q * g3) * r + 2.0 * g2 * s;\n  let along = m2 + q * g4;\n  let round = m1 + q * g3;\n  local.diagonal += along * r * r + vec3f(round) + 4.0 * g3 * r * s + (g2 / 3.0) * diagonal;\n  local.mixed += along * r.xxy * r.yzz + 2.0 * g3 * (r.xxy * s.yzz + r.yzz * s.xxy) + (g2 / 3.0) * mixed;\n  let xx = x * x;\n  let yy = y * y;\n  let a = fma(m3, xx, m2);\n  let b = fma(m3, yy, m2);\n  local.thirdX += vec4f(x * (a + 2.0 * m2), y * a, z * a, x * b);\n  local.thirdY += vec3f(m3 * x * y * z, y * (b + 2.0 * m2), z * b);\n  let c = fma(m4, xx, m3);\n  let d = fma(m4, yy, m3);\n  let xy = x * y;\n  local.fourthX += vec4f(\n    fma(xx, c + 5.0 * m3, 3.0 * m2), xy * (c + 2.0 * m3), fma(xx, d, fma(m3, yy, m2)), xy * (d + 2.0 * m3));\n  local.fourthY += vec4f(fma(yy, d + 5.0 * m3, 3.0 * m2), x * z * (c + 2.0 * m3), y * z * c, x * z * d);\n  local.fourthZ += y * z * (d + 2.0 * m3);\n}\n\n// Acceleration and potential at `offset` from the middle of the group.\nfn evaluate(offset: vec3f) -> vec4f {\n  let x = offset.x;\n  let y = offset.y;\n  let z = offset.z;\n  let e = local;\n  // Third derivatives by symmetric matrices T3.d, with the harmonic ones filled in.\n  let xzz = -(e.thirdX.x + e.thirdX.w);\n  let yzz = -(e.thirdX.y + e.thirdY.y);\n  let zzz = -(e.thirdX.z + e.thirdY.z);\n  let xxzz = -(e.fourthX.x + e.fourthX.z);\n  let xyzz = -(e.fourthX.y + e.fourthX.w);\n  let yyzz = -(e.fourthX.z + e.fourthY.x);\n  let xzzz = -(e.fourthY.y + e.fourthY.w);\n  let yzzz = -(e.fourthY.z + e.fourthZ);\n  let zzzz = -(xxzz + yyzz);\n  // M = T4.d.d: xx xy xz yy yz zz\n  let dxx = x * x;\n  let dyy = y * y;\n  let dzz = z * z;\n  let dxy = 2.0 * x * y;\n  let dxz = 2.0 * x * z;\n  let dyz = 2.0 * y * z;\n  let fxx = e.fourthX.x * dxx + e.fourthX.z * dyy + xxzz * dzz + e.fourthX.y * dxy + e.fourthY.y * dxz + e.fourthY.z * dyz;\n  let fxy = e.fourthX.y * dxx + e.fourthX.w * dyy + xyzz * dzz + e.fourthX.z * dxy + e.fourthY.z * dxz + e.fourthY.w * dyz;\n  let fxz = e.fourthY.y * dxx + e.fourthY.w * dyy + xzzz * dzz + e.fourthY.z * dxy + xxzz * dxz + xyzz * dyz;\n  let fyy = e.fourthX.z * dxx + e.fourthY.x * dyy + yyzz * dzz + e.fourthX.w * dxy + e.fourthY.w * dxz + e.fourthZ * dyz;\n  let fyz = e.fourthY.z * dxx + e.fourthZ * dyy + yzzz * dzz + e.fourthY.w * dxy + xyzz * dxz + yyzz * dyz;\n  let fzz = xxzz * dxx + yyzz * dyy + zzzz * dzz + xyzz * dxy + xzzz * dxz + yzzz * dyz;\n  let fourth = vec3f(fxx * x + fxy * y + fxz * z, fxy * x + fyy * y + fyz * z, fxz * x + fyz * y + fzz * z);\n  let third = vec3f(\n    e.thirdX.x * dxx + e.thirdX.w * dyy + xzz * dzz + e.thirdX.y * dxy + e.thirdX.z * dxz + e.thirdY.x * dyz,\n    e.thirdX.y * dxx + e.thirdY.y * dyy + yzz * dzz + e.thirdX.w * dxy + e.thirdY.x * dxz + e.thirdY.z * dyz,\n    e.thirdX.z * dxx + e.thirdY.z * dyy + zzz * dzz + e.thirdY.x * dxy + xzz * dxz + yzz * dyz);\n  let second = vec3f(\n    e.diagonal.x * x + e.mixed.x * y + e.mixed.y * z,\n    e.mixed.x * x + e.diagonal.y * y + e.mixed.z * z,\n    e.mixed.y * x + e.mixed.z * y + e.diagonal.z * z);\n  let minusPhi = e.value + dot(offset, e.gradient + second / 2.0 + third / 6.0 + fourth / 24.0);\n  return vec4f(e.gradient + second + third / 2.0 + fourth / 6.0, -minusPhi);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(5) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(8) var<storage, read> groupList: array<u32>;\n@group(0) @binding(9) var<uniform> round: Round;\n@group(0) @binding(10) var<uniform> root: Root;\n// Lists of accepted cells and leaves, and their action on the two bodies of each lane, 32 sources at a time. Workgroup\n// memory decides how many walks a GPU keeps resident, so leaves are kept as links and only unfolded into a tile.\nvar<workgroup> cells: array<u32, 64>;\nvar<workgroup> leaves: array<u32, 64>;\nvar<workgroup> tileCentre: array<vec4f, 32>;\nvar<workgroup> tileDiagonal: array<vec4f, 32>;\nvar<workgroup> tileMixed: array<vec4f, 32>;\nvar<workgroup> tileBody: array<u32, 32>;\n// Whether the tile holds targets themselves; leaves that went into it.\nvar<workgroup> tileInfo: array<u32, 2>;\n\n// Bodies that a lane adds up for: a group has 32 times as many at most.\noverride BODIES: u32 = 2u;\n// The two targets of this lane, or the one, and what was added up for them.\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n// Fills a tile up to a multiple of 4: no mass, and so far away that nothing overflows.\nconst NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);\n\n// 0: cells act by their mass alone.\noverride QUADRUPOLE: u32 = 1u;\n\nfn useCell(j: u32) {\n  let centre = tileCentre[j];\n  if (QUADRUPOLE == 0u) {\n    let offset0 = centre.xyz - here0;\n    let offset1 = centre.xyz - here1;\n    sum0 += fromPoint(offset0, dot(offset0, offset0) + params.eps2, centre.w);\n    if (BODIES == 2u) { sum1 += fromPoint(offset1, dot(offset1, offset1) + params.eps2, centre.w); }\n    return;\n  }\n  let diagonal = tileDiagonal[j];\n  let mixed = tileMixed[j].xyz;\n  sum0 += fromCell(here0, params.eps2, centre, diagonal, mixed);\n  if (BODIES == 2u) { sum1 += fromCell(here1, params.eps2, centre, diagonal, mixed); }\n}\n\n// `count` (<= 32) cells of the list, from `begin` on.\nfn useCells(begin: u32, count: u32, lane: u32) {\n  var centre = NOWHERE;\n  var diagonal = vec4f(0);\n  var mixed = vec4f(0);\n  if (lane < count) {\n    let cell = cells[begin + lane];\n    centre = nodeCentre[cell];\n    diagonal = nodeMoments[2u * cell];\n    mixed = nodeMoments[2u * cell + 1u];\n  }\n  tileCentre[lane] = centre;\n  tileDiagonal[lane] = vec4f(diagonal.xyz, 0.5 * params.eps2 * diagonal.w);\n  tileMixed[lane] = mixed;\n  workgroupBarrier();\n  // Unrolled by hand, here and below, for 4 sums in flight: more needs registers and leaves fewer walks resident\n  // (walkAdaptive on an H200: 2.56 ms for 16, 1.88 for 8, 1.75 for 4).\n  for (var j = 0u; j < count; j += 4u / BODIES) {\n    useCell(j);\n    useCell(j + 1u);\n    if (BODIES == 1u) {\n      useCell(j + 2u);\n      useCell(j + 3u);\n    }\n  }\n  workgroupBarrier();\n}\n\nfn useBody(j: u32) {\n  let source = tileCentre[j];\n  let offset0 = source.xyz - here0;\n  let offset1 = source.xyz - here1;\n  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), source.w);\n  if (BODIES == 2u) {\n    sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), source.w);\n  }\n}\n\n// The same where the source may be a target itself, or at its place without softening: it has no mass then, which costs\n// less than a branch (walkAdaptive 0.1 ms less, H200).\nfn useOther(j: u32, own: u32) {\n  let source = tileCentre[j];\n  let offset0 = source.xyz - here0;\n  let offset1 = source.xyz - here1;\n  let r0 = dot(offset0, offset0) + params.eps2;\n  let r1 = dot(offset1, offset1) + params.eps2;\n  let skip0 = (r0 == 0.0 && !actsAtZero()) || tileBody[j] == own;\n  let skip1 = (r1 == 0.0 && !actsAtZero()) || tileBody[j] == own + LANES;\n  sum0 += fromBody(offset0, select(r0, 1.0, skip0), select(source.w, 0.0, skip0));\n  if (BODIES == 2u) { sum1 += fromBody(offset1, select(r1, 1.0, skip1), select(source.w, 0.0, skip1)); }\n}\n\n// Likewise the bodies of the last leaves of the list; returns how many leaves are used up. `first` is the first body of\n// the group: where a tile holds targets themselves, or where eps is 0 and bodies may coincide, each pair is looked at.\nfn useLeaves(leafCount: u32, lane: u32, first: u32) -> u32 {\n  var link = 0u;\n  var own = 0u;\n  if (lane < leafCount) {\n    link = leaves[leafCount - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = lanesBefore(lane, own);\n  let used = min(own, LANES - min(before, LANES));\n  let start = linkFirst(link) + own - used;\n  // Written out, up to the largest N_leaf: a loop costs more than the idle stores (0.04 ms).\n  if (used > 0u) { tileBody[before] = start; }\n  if (used > 1u) { tileBody[before + 1u] = start + 1u; }\n  if (used > 2u) { tileBody[before + 2u] = start + 2u; }\n  if (used > 3u) { tileBody[before + 3u] = start + 3u; }\n  if (used > 4u) { tileBody[before + 4u] = start + 4u; }\n  if (used > 5u) { tileBody[before + 5u] = start + 5u; }\n  if (used > 6u) { tileBody[before + 6u] = start + 6u; }\n  if (used > 7u) { tileBody[before + 7u] = start + 7u; }\n  if (used > 8u) { tileBody[before + 8u] = start + 8u; }\n  if (used > 9u) { tileBody[before + 9u] = start + 9u; }\n  if (used > 10u) { tileBody[before + 10u] = start + 10u; }\n  if (used > 11u) { tileBody[before + 11u] = start + 11u; }\n  if (used > 12u) { tileBody[before + 12u] = start + 12u; }\n  if (used > 13u) { tileBody[before + 13u] = start + 13u; }\n  if (used > 14u) { tileBody[before + 14u] = start + 14u; }\n  if (used > 15u) { tileBody[before + 15u] = start + 15u; }\n  if (used > 0u && used < own) { leaves[leafCount - 1u - lane] = makeLink(true, linkFirst(link), own - used); }\n  if (lane == 0u) { tileInfo[0] = u32(!actsAtZero()); }\n  let count = min(LANES, workgroupUniformLoad(&laneTotal));\n  // The leaf that fills the tile says how many went in; where none does, all did.\n  if (own > 0u && before < LANES && before + own >= LANES) { tileInfo[1] = select(lane, lane + 1u, used == own); }\n  if (lane == 0u && count < LANES) { tileInfo[1] = leafCount; }\n  var source = NOWHERE;\n  if (lane < count) {\n    let body = tileBody[lane];\n    source = posMass[body];\n    if (body - first < BODIES * LANES) { tileInfo[0] = 1u; }\n  }\n  tileCentre[lane] = source;\n  let info = workgroupUniformLoad(&tileInfo);\n  if (info[0] == 0u) {\n    for (var j = 0u; j < count; j += 4u / BODIES) {\n      useBody(j);\n      useBody(j + 1u);\n      if (BODIES == 1u) {\n        useBody(j + 2u);\n        useBody(j + 3u);\n      }\n    }\n  } else {\n    for (var j = 0u; j < count; j += 4u / BODIES) {\n      useOther(j, first + lane);\n      useOther(j + 1u, first + lane);\n      if (BODIES == 1u) {\n        useOther(j + 2u, first + lane);\n        useOther(j + 3u, first + lane);\n      }\n    }\n  }\n  workgroupBarrier();\n  return info[1];\n}\n\n// The bodies of all leaves that are left.\nfn useLastLeaves(leafCount: u32, lane: u32, first: u32) {\n  var left = leafCount;\n  while (left > 0u) { left -= useLeaves(left, lane, first); }\n}\n// Groups of bodies that share one walk. The list of groups: their number, the deepest level of the tree, the first body of\n// each group, n.\noverride GROUP: u32 = 64u; // at most so many bodies (N_crit), a multiple of 32\nconst HEAVY = 4096u;    // a cell with so many bodies ends a group\nconst GROUP_ROW = 31u;  // row of the table of counts that belongs to groups; rows 0 to 30 are levels\nconst GROUP_LIST = 2u;  // where the first bodies begin\n// Opening by error: what a node does for a group of bodies. The one copy of the test, for walkAdaptive and for meetings,\n// which repeats its walk. Moments and orders that are left out cost at most so much force (Salmon & Warren 1994), with\n// d the distance from the group's box to the cell's centre of mass, D that from the middle of the box, R the group's radius\n// about it, b the largest radius of the cell and s its spread (sum m |x|^k <= M s^k for k = 1 to 4):\n//   by the quadrupole   4 M (s/d)^3 / (d - b)^2,   by the mass alone   3 M (s/d)^2 / (d - b)^2\n//   in the expansion    M ((s/D)^3 + 5 ((R + s)/D)^4) / (D - R - b)^2, or for a cell of far bodies PULL M / h^2, with h the\n//   distance at least from any of the group to any of the cell\n// The cell's own octupole would have a factor of 4 there: those of many far cells cancel, what the expansion drops does not.\n// Lengths only meet as ratios: nothing over- or underflows, and powers of two in lengths or masses change no bit.\n\n// What a node does.\nconst OPENED = 0u;\nconst AS_CELL = 1u;\nconst IN_EXPANSION = 2u;\n\n// A cell whose whole pull, and what the expansion makes of it, cost less than its error may: M / h^2 of the bodies, as much\n// of the mass, and of the quadrupole 4.5 M s^2 / D^4, with s below b. Leaves of far bodies are as wide as they are far: by\n// the series each group would meet their bodies one by one (H200, 1M with 10 000 out to 1e9 radii: 7.8 ms a step).\nconst PULL = 8.0;\n\n// Below this squared distance nothing is whole.\nconst NO_DISTANCE = 1e-30;\n\n// Bodies that share a walk.\nstruct Sinks {\n  low: vec3f,     // tight box\n  high: vec3f,\n  middle: vec3f,\n  radius: f32,    // of a sphere about the middle that holds them\n  mass: f32,\n  allowed: f32,   // force error that one cell may cause: tau times the smallest |a|\n  away: f32,      // farthest from the middle of the root cube\n}\n\n// The bodies from `first` to `end` - 1, up to two a lane. Frozen bodies, whose |a| is negative, don't mind errors.\nfn sinksOf(lane: u32, first: u32, end: u32) -> Sinks {\n  let body0 = min(first + lane, end - 1u);\n  let body1 = min(first + lane + LANES, end - 1u);\n  let a = posMass[body0];\n  let b = posMass[body1];\n  let felt = vec2f(velocity[body0].w, velocity[body1].w);\n  let weighed = select(felt, vec2f(1e30), felt < vec2f(0));\n  let low = lanesMin(lane, vec4f(min(a.xyz, b.xyz), min(weighed.x, weighed.y)));\n  let high = -lanesMin(lane, vec4f(-max(a.xyz, b.xyz), 0.0)).xyz;\n  let middle = 0.5 * (low.xyz + high);\n  let radius = -lanesMin(lane, vec4f(-max(distance(a.xyz, middle), distance(b.xyz, middle)))).x;\n  let mass = select(0.0, a.w, first + lane < end) + select(0.0, b.w, first + lane + LANES < end);\n  return Sinks(low.xyz, high, middle, radius, lanesSum(lane, vec4f(mass)).x, params.tau * low.w,\n    distance(middle, root.middle) + radius);\n}\n\nfn actsAs(sinks: Sinks, centre: vec4f, test: vec4u) -> u32 {\n  let spread = bitcast<f32>(test.y);\n  let size = bitcast<f32>(test.z);\n  if (QUADRUPOLE == 1u) {\n    let apart = centre.xyz - sinks.middle;\n    let apart2 = dot(apart, apart);\n    let inverse = inverseSqrt(max(apart2, NO_DISTANCE));\n    let clear = apart2 * inverse - sinks.radius - size;\n    let beyond = bitcast<f32>(test.x) - sinks.away;\n    let most = params.farShare * sinks.allowed;\n    if (beyond > params.spline && apart2 > params.farSoftening && PULL * centre.w <= most * beyond * beyond) { return IN_EXPANSION; }\n    if (clear > params.spline && apart2 > params.farSoftening) {\n      let x = spread * inverse;\n      let y = (sinks.radius + spread) * inverse;\n      let y2 = y * y;\n      if (centre.w * fma(5.0 * y2, y2, x * x * x) <= most * clear * clear) { return IN_EXPANSION; }\n    }\n  }\n  let gap = max(max(sinks.low - centre.xyz, centre.xyz - sinks.high), vec3f(0));\n  let gap2 = dot(gap, gap);\n  let inverse = inverseSqrt(max(gap2, NO_DISTANCE));\n  let d = gap2 * inverse;\n  let clear = d - size;\n  // Bodies cost less than a cell of one or two.\n  if (clear <= params.spline || (linkIsLeaf(test.w) && linkCount(test.w) <= 2u)) { return OPENED; }\n  if (ANGLE * params.theta * d > size) { return AS_CELL; }\n  let x = spread * inverse;\n  let lost = select(3.0 * x * x, 4.0 * x * x * x, QUADRUPOLE == 1u);\n  let near = centre.w > sinks.mass && d < CLOSEST * size;\n  return select(OPENED, AS_CELL, !near && centre.w * lost <= sinks.allowed * clear * clear);\n}\n\nvar<workgroup> farCells: array<u32, 64>;\n\nfn useFar(begin: u32, count: u32, lane: u32, middle: vec3f) {\n  if (lane < count) {\n    let cell = farCells[begin + lane];\n    gather(middle, params.eps2, nodeCentre[cell], nodeMoments[2u * cell].xyz, nodeMoments[2u * cell + 1u].xyz);\n  }\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let index = flatSlice(group, groups, round, params.groupCapacity);\n  if (index >= groupList[0]) { return; }\n  let deepest = groupList[1];\n  let first = groupList[GROUP_LIST + index];\n  let end = groupList[GROUP_LIST + index + 1u];\n  here0 = posMass[min(first + lane, end - 1u)].xyz;\n  here1 = posMass[min(first + lane + LANES, end - 1u)].xyz;\n  let sinks = sinksOf(lane, first, end);\n\n  // The first batch is the root. Each next one is fetched before the sums of the last, which hide the wait for memory.\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var test = nodeTest[0];\n  var centre = nodeCentre[0];\n  var cellCount = 0u;\n  var farCount = 0u;\n  var leafCount = 0u;\n  var usedCells = 0u;\n  var usedFar = 0u;\n  var ownBodies = 0u;\n  while (batch > 0u) {\n    var opened = 0u;\n    var accepted = 0u;\n    var far = 0u;\n    var leafBodies = 0u;\n    if (lane < batch) {\n      let acts = actsAs(sinks, centre, test);\n      far = u32(acts == IN_EXPANSION);\n      accepted = u32(acts == AS_CELL);\n      let leaf = linkIsLeaf(test.w);\n      opened = u32(acts == OPENED && !leaf);\n      leafBodies = select(0u, linkCount(test.w), acts == OPENED && leaf);\n    }\n    // One scan of packed counts, each <= 32: opened, cells, far cells, leaves.\n    let place = lanesBefore(lane, opened | (accepted << 6u) | (far << 12u) | (u32(leafBodies > 0u) << 18u));\n    let total = workgroupUniformLoad(&laneTotal);\n    if (opened == 1u) { stack[stackSize + (place & 63u)] = test.w; }\n    if (accepted == 1u) { cells[cellCount + ((place >> 6u) & 63u)] = node; }\n    if (far == 1u) { farCells[farCount + ((place >> 12u) & 63u)] = node; }\n    if (leafBodies > 0u) { leaves[leafCount + (place >> 18u)] = test.w; }\n    ownBodies += leafBodies;\n    stackSize += total & 63u;\n    cellCount += (total >> 6u) & 63u;\n    farCount += (total >> 12u) & 63u;\n    leafCount += total >> 18u;\n    usedCells += (total >> 6u) & 63u;\n    usedFar += (total >> 12u) & 63u;\n    workgroupBarrier();\n    let taken = takeBatch(stackSize, lane, deepest);\n    batch = taken.x;\n    stackSize = taken.y;\n    if (lane < batch) {\n      node = batchNodes[lane];\n      test = nodeTest[node];\n      centre = nodeCentre[node];\n    }\n    if (farCount >= LANES) {\n      farCount -= LANES;\n      useFar(farCount, LANES, lane, sinks.middle);\n    }\n    if (cellCount >= LANES) {\n      cellCount -= LANES;\n      useCells(cellCount, LANES, lane);\n    }\n    while (leafCount >= LANES) { leafCount -= useLeaves(leafCount, lane, first); }\n  }\n  useFar(0u, farCount, lane, sinks.middle);\n  useCells(0u, cellCount, lane);\n  useLastLeaves(leafCount, lane, first);\n\n  let usedBodies = u32(lanesSum(lane, vec4f(f32(ownBodies))).x);\n  // The lanes' parts of the expansion become one.\n  let s0 = lanesSum(lane, vec4f(local.gradient, local.value));\n  let s1 = lanesSum(lane, vec4f(local.diagonal, local.fourthZ));\n  let s2 = lanesSum(lane, vec4f(local.mixed, 0.0));\n  local = Expansion(s0.w, s0.xyz, s1.xyz, s2.xyz, lanesSum(lane, local.thirdX), lanesSum(lane, vec4f(local.thirdY, 0.0)).xyz,\n    lanesSum(lane, local.fourthX), lanesSum(lane, local.fourthY), s1.w);\n  for (var second = 0u; second < BODIES; second++) {\n    let body = first + lane + second * LANES;\n    if (body >= end) { break; }\n    acceleration[body] = select(sum0, sum1, second == 1u) + evaluate(select(here0, here1, second == 1u) - sinks.middle);\n  }\n  if (lane == 0u) { groupCounts[index] = vec4u(usedBodies, usedCells, usedFar, end - first); }\n}\n",
  "map": [
   [
    1,
    "force/walkAdaptive.wgsl",
    1
   ],
   [
    10,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/root.wgsl",
    1
   ],
   [
    47,
    "shared/link.wgsl",
    1
   ],
   [
    57,
    "shared/interact.wgsl",
    1
   ],
   [
    121,
    "shared/flat.wgsl",
    2
   ],
   [
    133,
    "shared/lanes.wgsl",
    1
   ],
   [
    180,
    "shared/stack.wgsl",
    1
   ],
   [
    220,
    "shared/criterion.wgsl",
    1
   ],
   [
    232,
    "shared/expansion.wgsl",
    1
   ],
   [
    335,
    "force/walkAdaptive.wgsl",
    19
   ],
   [
    346,
    "shared/tiles.wgsl",
    1
   ],
   [
    509,
    "shared/groups.wgsl",
    1
   ],
   [
    515,
    "shared/opening.wgsl",
    1
   ],
   [
    597,
    "force/walkAdaptive.wgsl",
    33
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "nodeCentre",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "nodeTest",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "nodeMoments",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "groupCounts",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "groupList",
    "binding": 8,
    "access": "read-only-storage"
   },
   {
    "name": "round",
    "binding": 9,
    "access": "uniform"
   },
   {
    "name": "root",
    "binding": 10,
    "access": "uniform"
   }
  ],
  "overrides": [
   "SPLINE",
   "STACK",
   "BODIES",
   "QUADRUPOLE",
   "GROUP"
  ]
 },
 "integrate/gauge": {
  "code": "// gauge: keeps the size of the acceleration beside the velocity, where kickDrift leaves it too. A run begins with it.\n// reads: acceleration   reads, writes: velocity (w)\n// threads: 256 a workgroup, one a body\n// source: opening by error needs last step's |a|   assumes: a first force, by a criterion that needs none\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> velocity: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  // A negative one marks a body that was frozen as it came in.\n  let size = length(acceleration[i].xyz);\n  velocity[i].w = select(size, -max(size, 1e-30), velocity[i].w < 0.0);\n}\n",
  "map": [
   [
    1,
    "integrate/gauge.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/flat.wgsl",
    2
   ],
   [
    38,
    "integrate/gauge.wgsl",
    7
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "acceleration",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 2,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "integrate/kick": {
  "code": "// kick: closes a leapfrog step with its second half kick.\n// reads: acceleration   reads, writes: velocity, status\n// threads: 256 a workgroup, one a body\n// source: leapfrog in kick-drift-kick form (Hut, Makino & McMillan 1995)   assumes: acceleration is at the drifted positions\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n// The status word: one bit a fault, set once and kept until the host clears it. After an overflow the bodies stand still\n// until the host has made room and redone the step.\nconst FAULT_NODES = 1u;       // more nodes than nodeCapacity\nconst FAULT_GROUPS = 16u;      // more groups than groupCapacity\nconst FAULT_NONFINITE = 4u;   // a body had a non-finite position, velocity or force, and was frozen\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS;\n\n// status[0]: the word; status[1]: nodes wanted; status[2]: bodies frozen so far; status[3]: steps completed;\n// status[4]: groups wanted; status[5], status[6]: subtrees, and cells above them (shared/subtrees)\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> status: array<atomic<u32>>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n || (atomicLoad(&status[0]) & FAULT_OVERFLOW) != 0u) { return; }\n  if (i == 0u) { atomicAdd(&status[3], 1u); }\n  // Frozen bodies stay.\n  if (velocity[i].w < 0.0) { return; }\n  velocity[i] += vec4f(0.5 * params.kick * acceleration[i].xyz, 0.0);\n}\n",
  "map": [
   [
    1,
    "integrate/kick.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/flat.wgsl",
    2
   ],
   [
    38,
    "shared/status.wgsl",
    1
   ],
   [
    48,
    "integrate/kick.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "acceleration",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "integrate/kickDrift": {
  "code": "// kickDrift: opens a leapfrog step: half a kick, then a drift. The bodies go to the buffers that the sort reads.\n// reads: posMass, velocity, acceleration, id   writes: nextPosMass, nextVelocity (w = |a|, negative where frozen), nextId, status\n// threads: 256 a workgroup, one a body\n// source: leapfrog in kick-drift-kick form (Hut, Makino & McMillan 1995; Bedorf+ 2012 section 3.1)   assumes: acceleration is at posMass\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Compilers may assume that no NaN exists, so the test looks at the exponent bits.\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n// The status word: one bit a fault, set once and kept until the host clears it. After an overflow the bodies stand still\n// until the host has made room and redone the step.\nconst FAULT_NODES = 1u;       // more nodes than nodeCapacity\nconst FAULT_GROUPS = 16u;      // more groups than groupCapacity\nconst FAULT_NONFINITE = 4u;   // a body had a non-finite position, velocity or force, and was frozen\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS;\n\n// status[0]: the word; status[1]: nodes wanted; status[2]: bodies frozen so far; status[3]: steps completed;\n// status[4]: groups wanted; status[5], status[6]: subtrees, and cells above them (shared/subtrees)\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read> id: array<u32>;\n@group(0) @binding(5) var<storage, read_write> nextPosMass: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> nextVelocity: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> nextId: array<u32>;\n@group(0) @binding(8) var<storage, read_write> status: array<atomic<u32>>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n || (atomicLoad(&status[0]) & FAULT_OVERFLOW) != 0u) { return; }\n  let a = acceleration[i].xyz;\n  var p = posMass[i];\n  var v = velocity[i].xyz + 0.5 * params.kick * a;\n  let moved = p.xyz + params.drift * v;\n  var size = length(a);\n  if (velocity[i].w < 0.0) {\n    v = vec3f(0);\n    size = -max(size, 1e-30);\n  } else if (finite(moved) && finite(v)) {\n    p = vec4f(moved, p.w);\n  } else {\n    // Frozen: from now on it stays where it was last seen, without mass, so that the others go on.\n    p.w = 0.0;\n    v = vec3f(0);\n    size = select(-1e-30, -size, size > 0.0 && finite(a));\n    atomicOr(&status[0], FAULT_NONFINITE);\n    atomicAdd(&status[2], 1u);\n  }\n  nextPosMass[i] = p;\n  nextVelocity[i] = vec4f(v, size);\n  nextId[i] = id[i];\n}\n",
  "map": [
   [
    1,
    "integrate/kickDrift.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/finite.wgsl",
    1
   ],
   [
    31,
    "shared/status.wgsl",
    1
   ],
   [
    41,
    "shared/flat.wgsl",
    2
   ],
   [
    53,
    "integrate/kickDrift.wgsl",
    9
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "nextPosMass",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "nextVelocity",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "nextId",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "measure/centreShrink": {
  "code": "// centreShrink: moves each galaxy's sphere to the centre of mass of what it holds, and shrinks it while it holds enough.\n// reads: partials, spheres   writes: spheres\n// threads: one workgroup of 64, eight a galaxy\n// source: Power et al. 2003, MNRAS 338, 14, section 2.5   assumes: partials of sweepGroups workgroups\n//   round 0: centre of mass of all; round 1: a radius, REACH times the geometric mean distance, which no escaper moves\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Radial profiles are counted about the centres of up to 8 galaxies, in 96 shells, apart for each of up to 20 classes of\n// bodies: the components of the galaxies. Classes and shells fill the 16 KiB of a workgroup.\nconst GALAXIES = 8u;\nconst CLASSES = 20u;\nconst SHELLS = 96u;\n\nstruct Class {\n  galaxy: u32,\n  shines: u32,  // 1 where it is no dark halo\n  quanta: f32,  // whole numbers that masses are counted in, per unit of mass times gravity\n}\n\n// Where a galaxy is: in the end the sphere within which its shape is measured.\nstruct Sphere {\n  centre: vec3f,\n  radius: f32,\n  velocity: vec3f,\n  bodies: f32,  // of the galaxy, near and far\n}\n\n// Class numbers are packed, four a word.\nfn byteOf(word: u32, index: u32) -> u32 {\n  return (word >> (8u * (index & 3u))) & 255u;\n}\n\n// Workgroups of 64 that stride over all bodies and write one partial sum each: sixteen bodies a thread, so that adding up\n// over the threads costs little beside, and more where 256 workgroups are not enough.\nfn sweepGroups(n: u32) -> u32 {\n  return clamp((n + 1023u) / 1024u, 1u, 256u);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> round: Round;\n@group(0) @binding(2) var<storage, read> partials: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> spheres: array<Sphere>;\n\nconst REACH = 3.0;\nconst SHRINK = 0.75;\nconst ENOUGH = 0.02;  // share of the galaxy's bodies\nconst LEAST = 32.0;   // bodies\n\nvar<workgroup> held: array<mat3x4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(local_invocation_index) lane: u32) {\n  let galaxy = lane >> 3u;\n  var sum = mat3x4f();\n  if (galaxy < round.last) {\n    for (var group = lane & 7u; group < sweepGroups(params.n); group += 8u) {\n      let at = 3u * (GALAXIES * group + galaxy);\n      sum = sum + mat3x4f(partials[at], partials[at + 1u], partials[at + 2u]);\n    }\n  }\n  held[lane] = sum;\n  workgroupBarrier();\n  if ((lane & 7u) != 0u || galaxy >= round.last) { return; }\n  for (var k = 1u; k < 8u; k++) { sum = sum + held[lane + k]; }\n  let mass = sum[0].w;\n  let bodies = sum[2].x;\n  if (round.index == 0u) {\n    let scale = select(0.0, 1.0 / mass, mass > 0.0);\n    spheres[galaxy] = Sphere(scale * sum[0].xyz, 0.0, scale * sum[1].xyz, bodies);\n  } else if (round.index == 1u) {\n    spheres[galaxy].radius = REACH * exp(sum[2].y / max(bodies, 1.0));\n  } else {\n    let all = spheres[galaxy].bodies;\n    if (mass > 0.0 && bodies >= max(ENOUGH * all, min(LEAST, 0.5 * all))) {\n      spheres[galaxy].centre += sum[0].xyz / mass;\n      spheres[galaxy].velocity = sum[1].xyz / mass;\n      spheres[galaxy].radius *= SHRINK;\n    }\n  }\n}\n",
  "map": [
   [
    1,
    "measure/centreShrink.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    27,
    "shared/profile.wgsl",
    1
   ],
   [
    57,
    "measure/centreShrink.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "round",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "partials",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "spheres",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "measure/centreSums": {
  "code": "// centreSums: mass, places and velocities of each galaxy's bodies inside its sphere, summed by workgroups.\n// reads: posMass, velocity, id, classOf, classes, spheres   writes: partials, three vectors a workgroup and galaxy:\n//   m d, m | m v, 0 | bodies, sum of ln |d|, 0, 0   (d from the sphere's centre)\n// threads: 64 a workgroup, at most 256 workgroups that stride over the bodies\n// source: Power et al. 2003, MNRAS 338, 14, section 2.5   assumes: rounds 0 and 1 take all bodies of a galaxy\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Radial profiles are counted about the centres of up to 8 galaxies, in 96 shells, apart for each of up to 20 classes of\n// bodies: the components of the galaxies. Classes and shells fill the 16 KiB of a workgroup.\nconst GALAXIES = 8u;\nconst CLASSES = 20u;\nconst SHELLS = 96u;\n\nstruct Class {\n  galaxy: u32,\n  shines: u32,  // 1 where it is no dark halo\n  quanta: f32,  // whole numbers that masses are counted in, per unit of mass times gravity\n}\n\n// Where a galaxy is: in the end the sphere within which its shape is measured.\nstruct Sphere {\n  centre: vec3f,\n  radius: f32,\n  velocity: vec3f,\n  bodies: f32,  // of the galaxy, near and far\n}\n\n// Class numbers are packed, four a word.\nfn byteOf(word: u32, index: u32) -> u32 {\n  return (word >> (8u * (index & 3u))) & 255u;\n}\n\n// Workgroups of 64 that stride over all bodies and write one partial sum each: sixteen bodies a thread, so that adding up\n// over the threads costs little beside, and more where 256 workgroups are not enough.\nfn sweepGroups(n: u32) -> u32 {\n  return clamp((n + 1023u) / 1024u, 1u, 256u);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> round: Round;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(4) var<storage, read> id: array<u32>;\n@group(0) @binding(5) var<storage, read> classOf: array<u32>;\n@group(0) @binding(6) var<storage, read> classes: array<Class>;\n@group(0) @binding(7) var<storage, read> spheres: array<Sphere>;\n@group(0) @binding(8) var<storage, read_write> partials: array<vec4f>;\n\nvar<workgroup> held: array<mat3x4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  var sums: array<mat3x4f, GALAXIES>;\n  for (var i = 64u * group.x + lane; i < params.n; i += 64u * sweepGroups(params.n)) {\n    let body = id[i];\n    let galaxy = classes[byteOf(classOf[body >> 2u], body)].galaxy;\n    let sphere = spheres[galaxy];\n    let p = posMass[i];\n    // Before anything is known distances are from the origin.\n    let d = p.xyz - select(sphere.centre, vec3f(0.0), round.index == 0u);\n    let r2 = dot(d, d);\n    if (round.index >= 2u && r2 > sphere.radius * sphere.radius) { continue; }\n    sums[galaxy][0] += p.w * vec4f(d, 1.0);\n    sums[galaxy][1] += vec4f(p.w * velocity[i].xyz, 0.0);\n    sums[galaxy][2] += vec4f(1.0, 0.5 * log(max(r2, 1e-30)), 0.0, 0.0);\n  }\n  for (var galaxy = 0u; galaxy < round.last; galaxy++) {\n    held[lane] = sums[galaxy];\n    for (var half = 32u; half > 0u; half >>= 1u) {\n      workgroupBarrier();\n      if (lane < half) { held[lane] = held[lane] + held[lane + half]; }\n    }\n    if (lane < 3u) { partials[3u * (GALAXIES * group.x + galaxy) + lane] = held[0][lane]; }\n    workgroupBarrier();\n  }\n}\n",
  "map": [
   [
    1,
    "measure/centreSums.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    27,
    "shared/profile.wgsl",
    1
   ],
   [
    57,
    "measure/centreSums.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "round",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "classOf",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "classes",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "spheres",
    "binding": 7,
    "access": "read-only-storage"
   },
   {
    "name": "partials",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "measure/forceError": {
  "code": "// forceError: the exact acceleration of a few sampled bodies, by direct sum over all, beside the solver's own.\n// reads: posMass, acceleration, samples   writes: exact (direct sum | solver's, two vectors a sample)\n// threads: 256 a workgroup, one workgroup a sample\n// source: Bedorf+ 2012 section 4.2.1   assumes: acceleration is at posMass\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// What one source adds to a target's acceleration (x y z) and potential (w), G = 1.\n\n// Softening: 0 Plummer's, by eps2; 1 the cubic spline's, which ends at the distance params.spline (eps2 is 0 then).\noverride SPLINE: u32 = 0u;\n\n// A body. `offset` = source - target, r2 = offset^2 + eps^2, above 0 unless a spline softens it.\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n// Mass over r^3, Bedorf 2014 Eq. 6.1 first term.\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n// The mass spread by the cubic spline kernel of radius h (Hernquist & Katz 1989, Springel 2005 Eq. 4 and its appendix):\n// Newton's force outside, and a centre as deep as Plummer's for h = 2.8 eps.\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n// Whether two bodies at the same place act on each other: without softening they can't.\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n// A cell with second moments S + T/3 about its centre of mass, Bedorf 2014 Eqs 6.1 and 6.2 with the trace T split off:\n//   phi = -M/r - A/r^5,  A = 3/2 d.S.d - T eps^2 / 2,   a = -grad phi.\n// The trace then only acts through the softening, at no cost, and softened forces stay the gradient of the potential.\n// centre: com, M.  diagonal: 3Sxx 3Syy 3Szz, T eps^2 / 2.  mixed: 3Sxy 3Sxz 3Syz.\nfn fromCell(here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv5 = rinv2 * rinv2 * rinv;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n  let twice = fma(qx, offset.x, fma(qy, offset.y, qz * offset.z));\n  let quadrupole = fma(0.5, twice, -diagonal.w) * rinv5;\n  let monopole = centre.w * rinv;\n  let radial = fma(5.0, quadrupole, monopole) * rinv2;\n  return vec4f(\n    fma(radial, offset.x, -rinv5 * qx),\n    fma(radial, offset.y, -rinv5 * qy),\n    fma(radial, offset.z, -rinv5 * qz),\n    -monopole - quadrupole);\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(3) var<storage, read> samples: array<u32>;\n@group(0) @binding(4) var<storage, read_write> exact: array<vec4f>;\n@group(0) @binding(5) var<uniform> round: Round;\n\n// Samples at most.\nconst SAMPLES = 512u;\n\nvar<workgroup> sums: array<vec4f, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let count = min(SAMPLES, params.n);\n  let sample = flatSlice(group, groups, round, count);\n  if (sample >= count) { return; }\n  let i = samples[sample];\n  let here = posMass[i].xyz;\n  var sum = vec4f(0);\n  var j = lane;\n  while (j < params.n) {\n    // A sum per 16 sources keeps rounding from growing with N.\n    var part = vec4f(0);\n    for (var k = 0u; k < 16u && j < params.n; k++) {\n      let source = posMass[j];\n      let offset = source.xyz - here;\n      let r2 = dot(offset, offset) + params.eps2;\n      if (j != i && (r2 > 0.0 || actsAtZero())) { part += fromBody(offset, r2, source.w); }\n      j += 256u;\n    }\n    sum += part;\n  }\n  sums[lane] = sum;\n  for (var half = 128u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { sums[lane] += sums[lane + half]; }\n  }\n  if (lane == 0u) {\n    exact[2u * sample] = sums[0];\n    exact[2u * sample + 1u] = acceleration[i];\n  }\n}\n",
  "map": [
   [
    1,
    "measure/forceError.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/interact.wgsl",
    1
   ],
   [
    90,
    "shared/flat.wgsl",
    2
   ],
   [
    102,
    "measure/forceError.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "samples",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "exact",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "round",
    "binding": 5,
    "access": "uniform"
   }
  ],
  "overrides": [
   "SPLINE"
  ]
 },
 "measure/halfMass": {
  "code": "// halfMass: the radius about each galaxy's centre that holds half the mass of its own bodies that shine.\n// reads: classes, edges, histogram   writes: spheres (radius)\n// threads: one workgroup of 64, one galaxy a thread\n// source: Bedorf 2014 section 5.4.2   assumes: each galaxy has a class that shines; edges are squared radii\n//   within a shell mass grows evenly with radius\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Radial profiles are counted about the centres of up to 8 galaxies, in 96 shells, apart for each of up to 20 classes of\n// bodies: the components of the galaxies. Classes and shells fill the 16 KiB of a workgroup.\nconst GALAXIES = 8u;\nconst CLASSES = 20u;\nconst SHELLS = 96u;\n\nstruct Class {\n  galaxy: u32,\n  shines: u32,  // 1 where it is no dark halo\n  quanta: f32,  // whole numbers that masses are counted in, per unit of mass times gravity\n}\n\n// Where a galaxy is: in the end the sphere within which its shape is measured.\nstruct Sphere {\n  centre: vec3f,\n  radius: f32,\n  velocity: vec3f,\n  bodies: f32,  // of the galaxy, near and far\n}\n\n// Class numbers are packed, four a word.\nfn byteOf(word: u32, index: u32) -> u32 {\n  return (word >> (8u * (index & 3u))) & 255u;\n}\n\n// Workgroups of 64 that stride over all bodies and write one partial sum each: sixteen bodies a thread, so that adding up\n// over the threads costs little beside, and more where 256 workgroups are not enough.\nfn sweepGroups(n: u32) -> u32 {\n  return clamp((n + 1023u) / 1024u, 1u, 256u);\n}\n@group(0) @binding(0) var<uniform> round: Round;\n@group(0) @binding(1) var<storage, read> classes: array<Class>;\n@group(0) @binding(2) var<storage, read> edges: array<f32>;\n@group(0) @binding(3) var<storage, read> histogram: array<u32>;\n@group(0) @binding(4) var<storage, read_write> spheres: array<Sphere>;\n\n// Mass in one shell of the bodies that galaxy itself brought along.\nfn massOf(galaxy: u32, shell: u32) -> f32 {\n  var mass = 0.0;\n  for (var kind = 0u; kind < CLASSES; kind++) {\n    let its = classes[kind];\n    if (its.galaxy != galaxy || its.shines == 0u) { continue; }\n    let at = 3u * ((galaxy * CLASSES + kind) * SHELLS + shell);\n    mass += (f32(histogram[at]) + 4294967296.0 * f32(histogram[at + 1u])) / its.quanta;\n  }\n  return mass;\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(local_invocation_index) galaxy: u32) {\n  if (galaxy >= round.last) { return; }\n  var total = 0.0;\n  for (var shell = 0u; shell < SHELLS; shell++) { total += massOf(galaxy, shell); }\n  var within = 0.0;\n  // The last shell has no outer edge.\n  for (var shell = 0u; shell < SHELLS - 1u; shell++) {\n    let mass = massOf(galaxy, shell);\n    if (within + mass >= 0.5 * total && mass > 0.0) {\n      let inner = sqrt(edges[shell]);\n      spheres[galaxy].radius = inner + (sqrt(edges[shell + 1u]) - inner) * (0.5 * total - within) / mass;\n      return;\n    }\n    within += mass;\n  }\n  spheres[galaxy].radius = sqrt(edges[SHELLS - 1u]);\n}\n",
  "map": [
   [
    1,
    "measure/halfMass.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    27,
    "shared/profile.wgsl",
    1
   ],
   [
    57,
    "measure/halfMass.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "round",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "classes",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "edges",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "histogram",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "spheres",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "measure/profile": {
  "code": "// profile: mass and number of bodies of every class in shells about the centre of one galaxy.\n// reads: posMass, id, classOf, classes, spheres, edges   writes: histogram (adds), three words a class and shell:\n//   mass in quanta, low word | high word | bodies   (galaxy = round.index; it begins with all zero)\n// threads: 256 a workgroup, four bodies each\n// source: Bedorf 2014 section 5.4   assumes: edges are squared radii that begin with 0; no mass above 2^20 quanta\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Radial profiles are counted about the centres of up to 8 galaxies, in 96 shells, apart for each of up to 20 classes of\n// bodies: the components of the galaxies. Classes and shells fill the 16 KiB of a workgroup.\nconst GALAXIES = 8u;\nconst CLASSES = 20u;\nconst SHELLS = 96u;\n\nstruct Class {\n  galaxy: u32,\n  shines: u32,  // 1 where it is no dark halo\n  quanta: f32,  // whole numbers that masses are counted in, per unit of mass times gravity\n}\n\n// Where a galaxy is: in the end the sphere within which its shape is measured.\nstruct Sphere {\n  centre: vec3f,\n  radius: f32,\n  velocity: vec3f,\n  bodies: f32,  // of the galaxy, near and far\n}\n\n// Class numbers are packed, four a word.\nfn byteOf(word: u32, index: u32) -> u32 {\n  return (word >> (8u * (index & 3u))) & 255u;\n}\n\n// Workgroups of 64 that stride over all bodies and write one partial sum each: sixteen bodies a thread, so that adding up\n// over the threads costs little beside, and more where 256 workgroups are not enough.\nfn sweepGroups(n: u32) -> u32 {\n  return clamp((n + 1023u) / 1024u, 1u, 256u);\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> round: Round;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> id: array<u32>;\n@group(0) @binding(4) var<storage, read> classOf: array<u32>;\n@group(0) @binding(5) var<storage, read> classes: array<Class>;\n@group(0) @binding(6) var<storage, read> spheres: array<Sphere>;\n@group(0) @binding(7) var<storage, read> edges: array<f32>;\n@group(0) @binding(8) var<storage, read_write> histogram: array<atomic<u32>>;\n\n// Whole numbers add up to the same in any order. 1024 bodies of 2^20 quanta fit a word.\nvar<workgroup> masses: array<atomic<u32>, CLASSES * SHELLS>;\nvar<workgroup> bodies: array<atomic<u32>, CLASSES * SHELLS>;\n\n// The last shell that begins at or below r2.\nfn shellOf(r2: f32) -> u32 {\n  var low = 0u;\n  var high = SHELLS;\n  while (high - low > 1u) {\n    let middle = (low + high) / 2u;\n    if (r2 >= edges[middle]) { low = middle; } else { high = middle; }\n  }\n  return low;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let begin = 1024u * flatGroup(group, groups);\n  let centre = spheres[round.index].centre;\n  for (var k = 0u; k < 1024u; k += 256u) {\n    let i = begin + k + lane;\n    if (i < params.n) {\n      let body = id[i];\n      let kind = byteOf(classOf[body >> 2u], body);\n      let p = posMass[i];\n      let d = p.xyz - centre;\n      let slot = kind * SHELLS + shellOf(dot(d, d));\n      atomicAdd(&masses[slot], u32(clamp(floor(p.w * classes[kind].quanta + 0.5), 0.0, 1048576.0)));\n      atomicAdd(&bodies[slot], 1u);\n    }\n  }\n  workgroupBarrier();\n  for (var slot = lane; slot < CLASSES * SHELLS; slot += 256u) {\n    let count = atomicLoad(&bodies[slot]);\n    if (count == 0u) { continue; }\n    let mass = atomicLoad(&masses[slot]);\n    let at = 3u * (CLASSES * SHELLS * round.index + slot);\n    // A sum that wraps carries into the high word: once for every 2^32, whatever the order.\n    let before = atomicAdd(&histogram[at], mass);\n    if (before + mass < before) { atomicAdd(&histogram[at + 1u], 1u); }\n    atomicAdd(&histogram[at + 2u], count);\n  }\n}\n",
  "map": [
   [
    1,
    "measure/profile.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    27,
    "shared/profile.wgsl",
    1
   ],
   [
    57,
    "shared/flat.wgsl",
    2
   ],
   [
    69,
    "measure/profile.wgsl",
    9
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "round",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "classOf",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "classes",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "spheres",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "edges",
    "binding": 7,
    "access": "read-only-storage"
   },
   {
    "name": "histogram",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "measure/sample": {
  "code": "// sample: positions of bodies spread evenly over the table that the run began with, in its order: every STRIDE-th one.\n// reads: posMass, id   writes: picked (x y z mass of body k STRIDE at k)\n// threads: 256 a workgroup, one a body\n// source: a gather by id, so that runs whose bodies lie in another order can be compared   assumes: id is a permutation\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\noverride STRIDE: u32 = 1u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> id: array<u32>;\n@group(0) @binding(3) var<storage, read_write> picked: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let body = id[i];\n  if (body % STRIDE == 0u) { picked[body / STRIDE] = posMass[i]; }\n}\n",
  "map": [
   [
    1,
    "measure/sample.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/flat.wgsl",
    2
   ],
   [
    38,
    "measure/sample.wgsl",
    7
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "picked",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": [
   "STRIDE"
  ]
 },
 "measure/shape": {
  "code": "// shape: second moments of all bodies that shine inside each galaxy's sphere, whoever brought them along.\n// reads: posMass, id, classOf, classes, spheres   writes: partials, two vectors a workgroup and galaxy:\n//   m xx, m yy, m zz, m | m xy, m xz, m yz, bodies   (from the sphere's centre)\n// threads: 64 a workgroup, at most 256 workgroups that stride over the bodies\n// source: Bedorf 2014 section 5.4.2   assumes: nothing\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Radial profiles are counted about the centres of up to 8 galaxies, in 96 shells, apart for each of up to 20 classes of\n// bodies: the components of the galaxies. Classes and shells fill the 16 KiB of a workgroup.\nconst GALAXIES = 8u;\nconst CLASSES = 20u;\nconst SHELLS = 96u;\n\nstruct Class {\n  galaxy: u32,\n  shines: u32,  // 1 where it is no dark halo\n  quanta: f32,  // whole numbers that masses are counted in, per unit of mass times gravity\n}\n\n// Where a galaxy is: in the end the sphere within which its shape is measured.\nstruct Sphere {\n  centre: vec3f,\n  radius: f32,\n  velocity: vec3f,\n  bodies: f32,  // of the galaxy, near and far\n}\n\n// Class numbers are packed, four a word.\nfn byteOf(word: u32, index: u32) -> u32 {\n  return (word >> (8u * (index & 3u))) & 255u;\n}\n\n// Workgroups of 64 that stride over all bodies and write one partial sum each: sixteen bodies a thread, so that adding up\n// over the threads costs little beside, and more where 256 workgroups are not enough.\nfn sweepGroups(n: u32) -> u32 {\n  return clamp((n + 1023u) / 1024u, 1u, 256u);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> round: Round;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> id: array<u32>;\n@group(0) @binding(4) var<storage, read> classOf: array<u32>;\n@group(0) @binding(5) var<storage, read> classes: array<Class>;\n@group(0) @binding(6) var<storage, read> spheres: array<Sphere>;\n@group(0) @binding(7) var<storage, read_write> partials: array<vec4f>;\n\nvar<workgroup> held: array<mat2x4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  var sums: array<mat2x4f, GALAXIES>;\n  for (var i = 64u * group.x + lane; i < params.n; i += 64u * sweepGroups(params.n)) {\n    let body = id[i];\n    if (classes[byteOf(classOf[body >> 2u], body)].shines == 0u) { continue; }\n    let p = posMass[i];\n    for (var galaxy = 0u; galaxy < round.last; galaxy++) {\n      let d = p.xyz - spheres[galaxy].centre;\n      if (dot(d, d) > spheres[galaxy].radius * spheres[galaxy].radius) { continue; }\n      sums[galaxy][0] += p.w * vec4f(d * d, 1.0);\n      sums[galaxy][1] += vec4f(p.w * d.xxy * d.yzz, 1.0);\n    }\n  }\n  for (var galaxy = 0u; galaxy < round.last; galaxy++) {\n    held[lane] = sums[galaxy];\n    for (var half = 32u; half > 0u; half >>= 1u) {\n      workgroupBarrier();\n      if (lane < half) { held[lane] = held[lane] + held[lane + half]; }\n    }\n    if (lane < 2u) { partials[2u * (GALAXIES * group.x + galaxy) + lane] = held[0][lane]; }\n    workgroupBarrier();\n  }\n}\n",
  "map": [
   [
    1,
    "measure/shape.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    27,
    "shared/profile.wgsl",
    1
   ],
   [
    57,
    "measure/shape.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "round",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "classOf",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "classes",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "spheres",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "partials",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "measure/totals": {
  "code": "// totals: sums over 256 bodies each; the host adds them in float64.\n// reads: posMass, velocity, acceleration   writes: partials, four vectors a workgroup:\n//   m, 2K, 2W, virial | momentum, count | angular momentum, 0 | m x, 0   (2K = sum m v^2, 2W = sum m phi, virial = sum m x.a)\n// threads: 64 a workgroup, four bodies each\n// source: Bedorf+ 2012 section 4.2.2   assumes: velocity and position belong to the same time\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read_write> partials: array<vec4f>;\n\nvar<workgroup> sums: array<mat4x4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  if (tile * 256u >= params.n) { return; }\n  var sum = mat4x4f();\n  for (var k = 0u; k < 4u; k++) {\n    let i = tile * 256u + k * 64u + lane;\n    if (i < params.n) {\n      let p = posMass[i];\n      let v = velocity[i].xyz;\n      let a = acceleration[i];\n      sum[0] += p.w * vec4f(1.0, dot(v, v), a.w, dot(p.xyz, a.xyz));\n      sum[1] += vec4f(p.w * v, 1.0);\n      sum[2] += vec4f(p.w * cross(p.xyz, v), 0.0);\n      sum[3] += vec4f(p.w * p.xyz, 0.0);\n    }\n  }\n  sums[lane] = sum;\n  for (var half = 32u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) {\n      sums[lane] = sums[lane] + sums[lane + half];\n    }\n  }\n  if (lane < 4u) { partials[4u * tile + lane] = sums[0][lane]; }\n}\n",
  "map": [
   [
    1,
    "measure/totals.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    27,
    "shared/flat.wgsl",
    2
   ],
   [
    39,
    "measure/totals.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "partials",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "render/capture": {
  "code": "// capture: how long ago each body was captured: first seen nearer to another galaxy's centre than to its own, and bound there.\n// reads: asked, posMass, velocity, acceleration (potential), id, traits (galaxy), centres (x y z width | velocity, mass; per galaxy)\n// reads, writes: captured (time, by id)   writes: quantity (by id: 1 + asked.unit times the time since; 0: never)\n// threads: 256 a workgroup, one a body\n// source: own definition (docs/PHYSICS.md)   assumes: centres are those of the bodies as they are now\n// What the stages that work out a number for each body are told before a picture.\nstruct Asked {\n  n: u32,         // bodies\n  unit: f32,      // what their numbers are multiplied by\n  now: f32,       // time of the bodies\n  galaxies: u32,  // whose centres are known\n  anew: u32,      // 1: nothing was worked out before\n  first: u32,     // bodies of this turn: first, first + every, first + 2 every ... of the table\n  every: u32,\n  kinetic: f32,   // squared velocities in units of potentials: 1, or a half where the velocity unit is a root of two off\n}\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> asked: Asked;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read> id: array<u32>;\n@group(0) @binding(5) var<storage, read> traits: array<vec2u>;\n@group(0) @binding(6) var<storage, read> centres: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> captured: array<f32>;\n@group(0) @binding(8) var<storage, read_write> quantity: array<f32>;\n\nconst NEVER = 3e38;\n\n// How deep galaxy k's own mass would be felt at a place, were it all as wide as its core.\nfn well(k: u32, place: vec3f) -> f32 {\n  let centre = centres[2u * k];\n  let offset = place - centre.xyz;\n  return centres[2u * k + 1u].w * inverseSqrt(dot(offset, offset) + centre.w * centre.w);\n}\n\nfn isElsewhere(i: u32, own: u32) -> bool {\n  if (own >= asked.galaxies) { return false; }\n  let place = posMass[i].xyz;\n  let home = centres[2u * own];\n  var wells = 0.0;\n  for (var k = 0u; k < asked.galaxies; k++) { wells += well(k, place); }\n  for (var k = 0u; k < asked.galaxies; k++) {\n    let there = centres[2u * k];\n    // Centres this near to each other are those of one galaxy.\n    if (k == own || distance(there.xyz, home.xyz) <= max(there.w, home.w)) { continue; }\n    let motion = velocity[i].xyz - centres[2u * k + 1u].xyz;\n    // Its share of the whole potential.\n    let depth = abs(acceleration[i].w) * well(k, place) / wells;\n    if (distance(place, there.xyz) < distance(place, home.xyz) && 0.5 * asked.kinetic * dot(motion, motion) < depth) { return true; }\n  }\n  return false;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= asked.n) { return; }\n  let body = id[i];\n  var at = captured[body];\n  // What is still to come is not known yet: time was turned back.\n  if (asked.anew == 1u || at > asked.now) { at = NEVER; }\n  if (at == NEVER && isElsewhere(i, traits[body].x & 255u)) { at = asked.now; }\n  captured[body] = at;\n  quantity[body] = select(1.0 + asked.unit * (asked.now - at), 0.0, at == NEVER);\n}\n",
  "map": [
   [
    1,
    "render/capture.wgsl",
    1
   ],
   [
    6,
    "shared/asked.wgsl",
    1
   ],
   [
    17,
    "shared/params.wgsl",
    1
   ],
   [
    38,
    "shared/flat.wgsl",
    2
   ],
   [
    50,
    "render/capture.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "asked",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "traits",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "centres",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "captured",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "quantity",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "render/centres": {
  "code": "// centres: sums for the core of each galaxy: its bodies, weighed by a Gaussian about the place where the core should be by now.\n// reads: sight, posMass, velocity, id, traits, centres (x y z width | velocity, mass; per galaxy)\n// writes: partials (sum of w m (offset, 1) | of w m (velocity, 1); per workgroup)\n// threads: 256 a workgroup, each strides over the bodies; x: share of the bodies, y: galaxy\n// source: shrinking spheres (Power et al. 2003, MNRAS 338, 14) with a soft edge   assumes: 64 workgroups a galaxy;\n//   round.index: the Gaussian is 2^index times as wide as the core; round.last 1: the time that passed is to be made up for\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// What the picture asks about the bodies: the view, the pointer, and how much. Written by the host before each picture.\nstruct Sight {\n  clip: mat4x4f,     // clip coordinates from positions\n  pointer: vec2f,    // CSS pixels from the middle of the canvas, y up\n  extent: vec2f,     // half the canvas's size, CSS pixels\n  reach: f32,        // farthest that a picked body may lie from the pointer, CSS pixels\n  n: u32,            // bodies\n  elapsed: f32,      // time units since the centres were found last\n  slot: u32,         // column of the ring that this picture fills\n  shallowest: u32,   // levels of the cells to draw\n  deepest: u32,\n}\nconst CHOSEN = 17u;  // the selected body, then those with a trail\nconst TRAILS = 16u;  // rows of the ring for trails; those of the galaxies follow\nconst SLOTS = 512u;  // columns of the ring\nconst NOBODY = 0xffffffffu;\n@group(0) @binding(0) var<uniform> sight: Sight;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> id: array<u32>;\n@group(0) @binding(4) var<storage, read> traits: array<vec2u>;\n@group(0) @binding(5) var<storage, read> centres: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> partials: array<vec4f>;\n@group(0) @binding(7) var<uniform> round: Round;\n\nvar<workgroup> sums: array<mat2x4f, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let galaxy = group.y;\n  let old = centres[2u * galaxy];\n  let middle = old.xyz + f32(round.last) * sight.elapsed * centres[2u * galaxy + 1u].xyz;\n  let width = old.w * f32(1u << round.index);\n  var sum = mat2x4f();\n  for (var i = group.x * 256u + lane; i < sight.n; i += groups.x * 256u) {\n    if ((traits[id[i]].x & 255u) != galaxy) { continue; }\n    let p = posMass[i];\n    let offset = p.xyz - middle;\n    let weight = p.w * exp(-dot(offset, offset) / (width * width));\n    sum[0] += weight * vec4f(offset, 1.0);\n    sum[1] += weight * vec4f(velocity[i].xyz, 1.0);\n  }\n  sums[lane] = sum;\n  for (var half = 128u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { sums[lane] = sums[lane] + sums[lane + half]; }\n  }\n  if (lane < 2u) { partials[2u * (galaxy * groups.x + group.x) + lane] = sums[0][lane]; }\n}\n",
  "map": [
   [
    1,
    "render/centres.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    28,
    "shared/sight.wgsl",
    1
   ],
   [
    44,
    "render/centres.wgsl",
    9
   ]
  ],
  "bindings": [
   {
    "name": "sight",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "traits",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "centres",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "partials",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "round",
    "binding": 7,
    "access": "uniform"
   }
  ],
  "overrides": []
 },
 "render/centresSum": {
  "code": "// centresSum: the core of each galaxy, from the sums of its workgroups.\n// reads: sight, partials   reads, writes: centres (x y z width | velocity, mass; per galaxy)   writes: ring (row per galaxy: x y z 1)\n// threads: 64 a workgroup, one workgroup a galaxy\n// source: shrinking spheres (Power et al. 2003, MNRAS 338, 14)   assumes: 64 partial sums a galaxy, from centres with the same round\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// What the picture asks about the bodies: the view, the pointer, and how much. Written by the host before each picture.\nstruct Sight {\n  clip: mat4x4f,     // clip coordinates from positions\n  pointer: vec2f,    // CSS pixels from the middle of the canvas, y up\n  extent: vec2f,     // half the canvas's size, CSS pixels\n  reach: f32,        // farthest that a picked body may lie from the pointer, CSS pixels\n  n: u32,            // bodies\n  elapsed: f32,      // time units since the centres were found last\n  slot: u32,         // column of the ring that this picture fills\n  shallowest: u32,   // levels of the cells to draw\n  deepest: u32,\n}\nconst CHOSEN = 17u;  // the selected body, then those with a trail\nconst TRAILS = 16u;  // rows of the ring for trails; those of the galaxies follow\nconst SLOTS = 512u;  // columns of the ring\nconst NOBODY = 0xffffffffu;\n@group(0) @binding(0) var<uniform> sight: Sight;\n@group(0) @binding(1) var<storage, read> partials: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> centres: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> ring: array<vec4f>;\n@group(0) @binding(4) var<uniform> round: Round;\n\n// A core that holds less of its galaxy than this is lost: it then flies on as it was.\nconst LOST = 1e-4;\n\nvar<workgroup> sums: array<mat2x4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let galaxy = group.x;\n  let at = 2u * (64u * galaxy + lane);\n  sums[lane] = mat2x4f(partials[at], partials[at + 1u]);\n  for (var half = 32u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { sums[lane] = sums[lane] + sums[lane + half]; }\n  }\n  if (lane > 0u) { return; }\n  let old = centres[2u * galaxy];\n  let motion = centres[2u * galaxy + 1u];\n  var place = old.xyz + f32(round.last) * sight.elapsed * motion.xyz;\n  var speed = motion.xyz;\n  let mass = sums[0][0].w;\n  if (mass > LOST * motion.w) {\n    place += sums[0][0].xyz / mass;\n    speed = sums[0][1].xyz / mass;\n  }\n  centres[2u * galaxy] = vec4f(place, old.w);\n  centres[2u * galaxy + 1u] = vec4f(speed, motion.w);\n  ring[(TRAILS + galaxy) * SLOTS + sight.slot] = vec4f(place, 1.0);\n}\n",
  "map": [
   [
    1,
    "render/centresSum.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/sight.wgsl",
    1
   ],
   [
    42,
    "render/centresSum.wgsl",
    7
   ]
  ],
  "bindings": [
   {
    "name": "sight",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "partials",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "centres",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "ring",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "round",
    "binding": 4,
    "access": "uniform"
   }
  ],
  "overrides": []
 },
 "render/density": {
  "code": "// density: the mass density about each body, from its 16 nearest among the 64 before it and the 64 after it along the curve.\n// reads: asked, posMass, id   writes: quantity (by id: asked.unit times mass over volume)\n// threads: 256 a workgroup, one a body\n// source: k-th nearest neighbour, without the body itself and the k-th, so that it has no bias in a uniform medium (Casertano &\n//   Hut 1985, ApJ 298, 80); measured on galaxies against all bodies   assumes: bodies lie along the curve, n above 0\n// What the stages that work out a number for each body are told before a picture.\nstruct Asked {\n  n: u32,         // bodies\n  unit: f32,      // what their numbers are multiplied by\n  now: f32,       // time of the bodies\n  galaxies: u32,  // whose centres are known\n  anew: u32,      // 1: nothing was worked out before\n  first: u32,     // bodies of this turn: first, first + every, first + 2 every ... of the table\n  every: u32,\n  kinetic: f32,   // squared velocities in units of potentials: 1, or a half where the velocity unit is a root of two off\n}\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> asked: Asked;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> id: array<u32>;\n@group(0) @binding(3) var<storage, read_write> quantity: array<f32>;\n\nconst REACH = 64u;\nconst NEAR = 16u;\n// Where the curve leaves a neighbourhood some of the nearest are missed: densities come out too low by this (median).\nconst MISSED = 1.5;\nconst VOLUME = 4.18879; // of the unit sphere\n\nvar<workgroup> tile: array<vec4f, 384>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let first = flatGroup(group, groups) * 256u;\n  for (var k = lane; k < 256u + 2u * REACH; k += 256u) {\n    // Beyond either end there is nobody: so far away and without mass.\n    let j = first + k - REACH;\n    if (first + k >= REACH && j < asked.n) { tile[k] = posMass[j]; } else { tile[k] = vec4f(1e18, 1e18, 1e18, 0.0); }\n  }\n  workgroupBarrier();\n  let i = first + lane;\n  if (i >= asked.n) { return; }\n  let here = tile[lane + REACH].xyz;\n\n  // The squared distances of the nearest so far, in order.\n  var near: array<f32, 16>;\n  for (var s = 0u; s < NEAR; s++) { near[s] = 1e36; }\n  for (var k = 0u; k <= 2u * REACH; k++) {\n    let offset = tile[lane + k].xyz - here;\n    var d = dot(offset, offset);\n    if (k == REACH || d >= near[NEAR - 1u]) { continue; }\n    for (var s = 0u; s < NEAR; s++) {\n      let less = min(near[s], d);\n      d = max(near[s], d);\n      near[s] = less;\n    }\n  }\n  // Of fewer bodies the farthest.\n  let last = min(NEAR, max(asked.n, 2u) - 1u) - 1u;\n  let edge = near[last];\n  var mass = 0.0;\n  for (var k = 0u; k <= 2u * REACH; k++) {\n    let offset = tile[lane + k].xyz - here;\n    if (k != REACH && dot(offset, offset) < edge) { mass += tile[lane + k].w; }\n  }\n  let r = sqrt(max(edge, 1e-24));\n  quantity[id[i]] = asked.unit * MISSED * mass / (VOLUME * r * r * r);\n}\n",
  "map": [
   [
    1,
    "render/density.wgsl",
    1
   ],
   [
    6,
    "shared/asked.wgsl",
    1
   ],
   [
    17,
    "shared/params.wgsl",
    1
   ],
   [
    38,
    "shared/flat.wgsl",
    2
   ],
   [
    50,
    "render/density.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "asked",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "quantity",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "render/errors": {
  "code": "// errors: the force errors of the bodies whose turn it is, relative to the direct sum.\n// reads: asked, exact (direct sum | solver's, of measure/forceError)   writes: quantity (by id; 0: it feels no force)\n// threads: 64 a workgroup, one a body of the turn\n// source: Bedorf+ 2012 section 4.2.1   assumes: samples of the same turn\n// What the stages that work out a number for each body are told before a picture.\nstruct Asked {\n  n: u32,         // bodies\n  unit: f32,      // what their numbers are multiplied by\n  now: f32,       // time of the bodies\n  galaxies: u32,  // whose centres are known\n  anew: u32,      // 1: nothing was worked out before\n  first: u32,     // bodies of this turn: first, first + every, first + 2 every ... of the table\n  every: u32,\n  kinetic: f32,   // squared velocities in units of potentials: 1, or a half where the velocity unit is a root of two off\n}\n@group(0) @binding(0) var<uniform> asked: Asked;\n@group(0) @binding(1) var<storage, read> exact: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> quantity: array<f32>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) thread: vec3u) {\n  let body = asked.first + thread.x * asked.every;\n  if (body >= asked.n) { return; }\n  let force = exact[2u * thread.x].xyz;\n  let size = length(force);\n  // A force that is right to the last digit counts as seen too.\n  quantity[body] = select(0.0, max(distance(exact[2u * thread.x + 1u].xyz, force) / size, 1e-9), size > 0.0);\n}\n",
  "map": [
   [
    1,
    "render/errors.wgsl",
    1
   ],
   [
    5,
    "shared/asked.wgsl",
    1
   ],
   [
    16,
    "render/errors.wgsl",
    6
   ]
  ],
  "bindings": [
   {
    "name": "asked",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "exact",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "quantity",
    "binding": 2,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "render/meetings": {
  "code": "// meetings: the cells and bodies that the last force calculation used for the selected body: its group's walk once more, with a list instead of forces.\n// reads: params, posMass, velocity (w = |a| that the walk weighed errors against), nodeCentre, nodeTest, nodeBox,\n//   groupList, places, root\n// writes: meetings (arguments of two indirect draws | counts | numbers of the cells, LINK_LEAF on those in the expansion | links of the leaves)\n// threads: 32, one workgroup\n// source: force/walk, and with OPENING_ERROR force/walkAdaptive: the same criteria   assumes: the tree of the last forces, places[0] known\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// The cube that the space-filling curve runs through: the bulk of the bodies as it is, far bodies drawn in.\nstruct Root {\n  middle: vec3f,\n  reach: f32,  // half the side of the cube within which space is left as it is\n  half: f32,   // half the side of the whole cube, far bodies drawn in\n  scale: f32,  // cells of level 21 per length unit; 0 when all bodies coincide\n}\n\n// How far along an axis something at the distance r is drawn in to: r as far as `reach`, then one more `reach` for each\n// factor of two (on straight lines between the powers of two, so that every device draws in to the same place).\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n// What 32 lanes tell each other, by workgroup memory. `lanes.subgroups` has the same functions for devices whose\n// subgroups hold all 32 lanes; stages that import this file are compiled in both forms.\nconst LANES = 32u;\nvar<workgroup> laneCounts: array<vec4u, 8>;\nvar<workgroup> laneVectors: array<vec4f, 32>;\nvar<workgroup> laneTotal: u32;\n\n// Which lane a thread is, the only number by which lanes may be told apart.\nfn laneOf(thread: u32) -> u32 { return thread; }\n\n// Sum over the lanes before this one. The sum over all is left in laneTotal; load it by workgroupUniformLoad.\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  laneCounts[lane >> 2u][lane & 3u] = mine;\n  workgroupBarrier();\n  // Each lane adds up those before it: fewer barriers than a scan by doubling.\n  var before = 0u;\n  for (var word = 0u; word < 8u; word++) {\n    let four = select(vec4u(0u), laneCounts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));\n    before += four.x + four.y + four.z + four.w;\n  }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] = min(laneVectors[lane], laneVectors[lane + half]); }\n  }\n  workgroupBarrier();\n  let least = laneVectors[0];\n  workgroupBarrier();\n  return least;\n}\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] += laneVectors[lane + half]; }\n  }\n  workgroupBarrier();\n  let sum = laneVectors[0];\n  workgroupBarrier();\n  return sum;\n}\n// The nodes still to be looked at: a stack of links to brothers, in workgroup memory. A batch of 32 from its top is tested\n// at once, one node a lane; brothers lie side by side in memory.\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\nvar<workgroup> batchNodes: array<u32, 32>;\n// Links that a batch used up.\nvar<workgroup> batchLinks: u32;\n\n// Takes the next batch into batchNodes. Returns its size and what is left of the stack. Each node pushes one link at most,\n// so a batch as large as the free room is safe; near the end one node at a time is, which needs a slot a level.\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32) -> vec2u {\n  let room = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(room, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = lanesBefore(lane, own);\n  let used = min(own, limit - min(before, limit));\n  if (used > 0u) {\n    let start = linkFirst(link) + own - used;\n    // Written out: a loop costs twice the instructions.\n    batchNodes[before] = start;\n    if (used > 1u) { batchNodes[before + 1u] = start + 1u; }\n    if (used > 2u) { batchNodes[before + 2u] = start + 2u; }\n    if (used > 3u) { batchNodes[before + 3u] = start + 3u; }\n    if (used > 4u) { batchNodes[before + 4u] = start + 4u; }\n    if (used > 5u) { batchNodes[before + 5u] = start + 5u; }\n    if (used > 6u) { batchNodes[before + 6u] = start + 6u; }\n    if (used > 7u) { batchNodes[before + 7u] = start + 7u; }\n    if (used < own) { stack[stackSize - 1u - lane] = makeLink(false, linkFirst(link), own - used); }\n  }\n  let total = workgroupUniformLoad(&laneTotal);\n  // The link that fills the batch says how many are used up; where none does, all are.\n  if (own > 0u && before < limit && before + own >= limit) { batchLinks = select(lane, lane + 1u, used == own); }\n  if (lane == 0u && total < limit) { batchLinks = stackSize; }\n  return vec2u(min(total, limit), stackSize - workgroupUniformLoad(&batchLinks));\n}\n// Opening criteria, chosen by the override OPENING of moments and walks.\nconst OPENING_BONSAI = 0u;    // d > l / theta + s, tight box of side l, s from its middle to the centre of mass (Bedorf+ 2012 Eq. 1)\nconst OPENING_DISTANCE = 1u;  // d > l / theta with d from box to box (Salmon & Warren 1994; Bedorf+ 2012 section 3.3)\nconst OPENING_ERROR = 2u;     // force error bound of the cell < tau |a| (Dehnen 2014, Eq. 10 in spirit), or b / d < ANGLE theta\n\n// A cell of radius b acts whole from b / (ANGLE theta) on, whatever its error: where forces cancel no error is small enough,\n// and one such body must not open everything for its group. Bonsai's criterion lets cells of b / d up to 0.87 theta act.\nconst ANGLE = 0.5;\n\n// A cell heavier than the group acts by its quadrupole only from so many of its radii on. Other groups have the same error of\n// it, and nothing answers it: with less a galaxy's core pulls its own galaxy along.\nconst CLOSEST = 1.8;\noverride SPLINE: u32 = 0u;\noverride QUADRUPOLE: u32 = 1u;\noverride OPENING: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(5) var<storage, read> groupList: array<u32>;\n@group(0) @binding(6) var<storage, read> places: array<u32>;\n@group(0) @binding(7) var<storage, read_write> meetings: array<u32>;\n@group(0) @binding(8) var<storage, read> nodeBox: array<vec4f>;\n@group(0) @binding(9) var<uniform> root: Root;\n// Groups of bodies that share one walk. The list of groups: their number, the deepest level of the tree, the first body of\n// each group, n.\noverride GROUP: u32 = 64u; // at most so many bodies (N_crit), a multiple of 32\nconst HEAVY = 4096u;    // a cell with so many bodies ends a group\nconst GROUP_ROW = 31u;  // row of the table of counts that belongs to groups; rows 0 to 30 are levels\nconst GROUP_LIST = 2u;  // where the first bodies begin\n// Opening by error: what a node does for a group of bodies. The one copy of the test, for walkAdaptive and for meetings,\n// which repeats its walk. Moments and orders that are left out cost at most so much force (Salmon & Warren 1994), with\n// d the distance from the group's box to the cell's centre of mass, D that from the middle of the box, R the group's radius\n// about it, b the largest radius of the cell and s its spread (sum m |x|^k <= M s^k for k = 1 to 4):\n//   by the quadrupole   4 M (s/d)^3 / (d - b)^2,   by the mass alone   3 M (s/d)^2 / (d - b)^2\n//   in the expansion    M ((s/D)^3 + 5 ((R + s)/D)^4) / (D - R - b)^2, or for a cell of far bodies PULL M / h^2, with h the\n//   distance at least from any of the group to any of the cell\n// The cell's own octupole would have a factor of 4 there: those of many far cells cancel, what the expansion drops does not.\n// Lengths only meet as ratios: nothing over- or underflows, and powers of two in lengths or masses change no bit.\n\n// What a node does.\nconst OPENED = 0u;\nconst AS_CELL = 1u;\nconst IN_EXPANSION = 2u;\n\n// A cell whose whole pull, and what the expansion makes of it, cost less than its error may: M / h^2 of the bodies, as much\n// of the mass, and of the quadrupole 4.5 M s^2 / D^4, with s below b. Leaves of far bodies are as wide as they are far: by\n// the series each group would meet their bodies one by one (H200, 1M with 10 000 out to 1e9 radii: 7.8 ms a step).\nconst PULL = 8.0;\n\n// Below this squared distance nothing is whole.\nconst NO_DISTANCE = 1e-30;\n\n// Bodies that share a walk.\nstruct Sinks {\n  low: vec3f,     // tight box\n  high: vec3f,\n  middle: vec3f,\n  radius: f32,    // of a sphere about the middle that holds them\n  mass: f32,\n  allowed: f32,   // force error that one cell may cause: tau times the smallest |a|\n  away: f32,      // farthest from the middle of the root cube\n}\n\n// The bodies from `first` to `end` - 1, up to two a lane. Frozen bodies, whose |a| is negative, don't mind errors.\nfn sinksOf(lane: u32, first: u32, end: u32) -> Sinks {\n  let body0 = min(first + lane, end - 1u);\n  let body1 = min(first + lane + LANES, end - 1u);\n  let a = posMass[body0];\n  let b = posMass[body1];\n  let felt = vec2f(velocity[body0].w, velocity[body1].w);\n  let weighed = select(felt, vec2f(1e30), felt < vec2f(0));\n  let low = lanesMin(lane, vec4f(min(a.xyz, b.xyz), min(weighed.x, weighed.y)));\n  let high = -lanesMin(lane, vec4f(-max(a.xyz, b.xyz), 0.0)).xyz;\n  let middle = 0.5 * (low.xyz + high);\n  let radius = -lanesMin(lane, vec4f(-max(distance(a.xyz, middle), distance(b.xyz, middle)))).x;\n  let mass = select(0.0, a.w, first + lane < end) + select(0.0, b.w, first + lane + LANES < end);\n  return Sinks(low.xyz, high, middle, radius, lanesSum(lane, vec4f(mass)).x, params.tau * low.w,\n    distance(middle, root.middle) + radius);\n}\n\nfn actsAs(sinks: Sinks, centre: vec4f, test: vec4u) -> u32 {\n  let spread = bitcast<f32>(test.y);\n  let size = bitcast<f32>(test.z);\n  if (QUADRUPOLE == 1u) {\n    let apart = centre.xyz - sinks.middle;\n    let apart2 = dot(apart, apart);\n    let inverse = inverseSqrt(max(apart2, NO_DISTANCE));\n    let clear = apart2 * inverse - sinks.radius - size;\n    let beyond = bitcast<f32>(test.x) - sinks.away;\n    let most = params.farShare * sinks.allowed;\n    if (beyond > params.spline && apart2 > params.farSoftening && PULL * centre.w <= most * beyond * beyond) { return IN_EXPANSION; }\n    if (clear > params.spline && apart2 > params.farSoftening) {\n      let x = spread * inverse;\n      let y = (sinks.radius + spread) * inverse;\n      let y2 = y * y;\n      if (centre.w * fma(5.0 * y2, y2, x * x * x) <= most * clear * clear) { return IN_EXPANSION; }\n    }\n  }\n  let gap = max(max(sinks.low - centre.xyz, centre.xyz - sinks.high), vec3f(0));\n  let gap2 = dot(gap, gap);\n  let inverse = inverseSqrt(max(gap2, NO_DISTANCE));\n  let d = gap2 * inverse;\n  let clear = d - size;\n  // Bodies cost less than a cell of one or two.\n  if (clear <= params.spline || (linkIsLeaf(test.w) && linkCount(test.w) <= 2u)) { return OPENED; }\n  if (ANGLE * params.theta * d > size) { return AS_CELL; }\n  let x = spread * inverse;\n  let lost = select(3.0 * x * x, 4.0 * x * x * x, QUADRUPOLE == 1u);\n  let near = centre.w > sinks.mass && d < CLOSEST * size;\n  return select(OPENED, AS_CELL, !near && centre.w * lost <= sinks.allowed * clear * clear);\n}\n\n// Words before the two lists, and room of each.\nconst HEAD = 16u;\nconst ROOM = 32768u;\n\n@compute @workgroup_size(32)\nfn main(@builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  // A tree that outgrew its buffers leads nowhere, and is soon built again.\n  if (groupList[0] == 0u) {\n    if (lane < HEAD) { meetings[lane] = 0u; }\n    return;\n  }\n  // The group that holds the body: the last one that begins at it or before.\n  var index = 0u;\n  var past = groupList[0];\n  while (past - index > 1u) {\n    let middle = (index + past) / 2u;\n    if (groupList[GROUP_LIST + middle] <= places[0]) { index = middle; } else { past = middle; }\n  }\n  let deepest = groupList[1];\n  let first = groupList[GROUP_LIST + index];\n  let end = groupList[GROUP_LIST + index + 1u];\n  let sinks = sinksOf(lane, first, end);\n\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var cellCount = 0u;\n  var farCount = 0u;\n  var leafCount = 0u;\n  var ownBodies = 0u;\n  while (batch > 0u) {\n    var opened = 0u;\n    var far = 0u;\n    var near = 0u;\n    var leafBodies = 0u;\n    var link = 0u;\n    if (lane < batch) {\n      let test = nodeTest[node];\n      let centre = nodeCentre[node];\n      link = test.w;\n      let leaf = linkIsLeaf(link);\n      if (OPENING == OPENING_ERROR) {\n        let acts = actsAs(sinks, centre, test);\n        far = u32(acts == IN_EXPANSION);\n        near = u32(acts == AS_CELL);\n      } else {\n        let soft = params.spline + bitcast<f32>(test.z);\n        let gap = max(max(sinks.low - centre.xyz, centre.xyz - sinks.high), vec3f(0));\n        var away = gap;\n        if (OPENING == OPENING_DISTANCE) {\n          away = max(max(sinks.low - nodeBox[2u * node + 1u].xyz, nodeBox[2u * node].xyz - sinks.high), vec3f(0));\n        }\n        near = u32(dot(away, away) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft));\n      }\n      if (far + near == 0u) {\n        if (leaf) { leafBodies = linkCount(link); } else { opened = 1u; }\n      }\n    }\n    let place = lanesBefore(lane, opened | (near << 6u) | (far << 12u) | (u32(leafBodies > 0u) << 18u));\n    let total = workgroupUniformLoad(&laneTotal);\n    if (opened == 1u) { stack[stackSize + (place & 63u)] = link; }\n    let at = cellCount + farCount + ((place >> 6u) & 63u) + ((place >> 12u) & 63u);\n    if (far + near == 1u && at < ROOM) { meetings[HEAD + at] = node | select(0u, LINK_LEAF, far == 1u); }\n    let leafAt = leafCount + (place >> 18u);\n    if (leafBodies > 0u && leafAt < ROOM) { meetings[HEAD + ROOM + leafAt] = link; }\n    ownBodies += leafBodies;\n    stackSize += total & 63u;\n    cellCount += (total >> 6u) & 63u;\n    farCount += (total >> 12u) & 63u;\n    leafCount += total >> 18u;\n    workgroupBarrier();\n    let taken = takeBatch(stackSize, lane, deepest);\n    batch = taken.x;\n    stackSize = taken.y;\n    if (lane < batch) { node = batchNodes[lane]; }\n  }\n  let bodies = u32(lanesSum(lane, vec4f(f32(ownBodies))).x);\n  if (lane > 0u) { return; }\n  // Boxes of 12 edges with 6 vertices each; 16 marks of 6 vertices for each leaf.\n  meetings[0] = 72u;\n  meetings[1] = min(cellCount + farCount, ROOM);\n  meetings[2] = 0u;\n  meetings[3] = 0u;\n  meetings[4] = 6u;\n  meetings[5] = 16u * min(leafCount, ROOM);\n  meetings[6] = 0u;\n  meetings[7] = 0u;\n  meetings[8] = cellCount;\n  meetings[9] = farCount;\n  meetings[10] = bodies;\n  meetings[11] = end - first;\n  meetings[12] = index;\n}\n",
  "map": [
   [
    1,
    "render/meetings.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    28,
    "shared/root.wgsl",
    1
   ],
   [
    44,
    "shared/link.wgsl",
    1
   ],
   [
    54,
    "shared/lanes.wgsl",
    1
   ],
   [
    101,
    "shared/stack.wgsl",
    1
   ],
   [
    141,
    "shared/criterion.wgsl",
    1
   ],
   [
    153,
    "render/meetings.wgsl",
    13
   ],
   [
    166,
    "shared/groups.wgsl",
    1
   ],
   [
    172,
    "shared/opening.wgsl",
    1
   ],
   [
    254,
    "render/meetings.wgsl",
    28
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "nodeCentre",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "nodeTest",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "groupList",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "places",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "meetings",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "nodeBox",
    "binding": 8,
    "access": "read-only-storage"
   },
   {
    "name": "root",
    "binding": 9,
    "access": "uniform"
   }
  ],
  "overrides": [
   "STACK",
   "SPLINE",
   "QUADRUPOLE",
   "OPENING",
   "GROUP"
  ]
 },
 "render/pick": {
  "code": "// pick: the body whose image lies nearest to the pointer. Faint bodies count as farther away, since nobody aims at them.\n// reads: sight, posMass, id, traits   reads, writes: best (bits of the least distance in pixels, lowest id of a body there)\n// threads: 256 a workgroup, one a body; once for the distance and again (SECOND) for the body\n// source: bits of positive floats are ordered like the floats   assumes: best begins with infinity and NOBODY\n// What the picture asks about the bodies: the view, the pointer, and how much. Written by the host before each picture.\nstruct Sight {\n  clip: mat4x4f,     // clip coordinates from positions\n  pointer: vec2f,    // CSS pixels from the middle of the canvas, y up\n  extent: vec2f,     // half the canvas's size, CSS pixels\n  reach: f32,        // farthest that a picked body may lie from the pointer, CSS pixels\n  n: u32,            // bodies\n  elapsed: f32,      // time units since the centres were found last\n  slot: u32,         // column of the ring that this picture fills\n  shallowest: u32,   // levels of the cells to draw\n  deepest: u32,\n}\nconst CHOSEN = 17u;  // the selected body, then those with a trail\nconst TRAILS = 16u;  // rows of the ring for trails; those of the galaxies follow\nconst SLOTS = 512u;  // columns of the ring\nconst NOBODY = 0xffffffffu;\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\noverride SECOND: u32 = 0u;\n@group(0) @binding(0) var<uniform> sight: Sight;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> id: array<u32>;\n@group(0) @binding(3) var<storage, read> traits: array<vec2u>;\n@group(0) @binding(4) var<storage, read_write> best: array<atomic<u32>>;\n\n// A body with less than this part of the mean light is faint; its distance counts so many times.\nconst FAINT = 0.2;\nconst HANDICAP = 3.0;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= sight.n) { return; }\n  let p = sight.clip * vec4f(posMass[i].xyz, 1.0);\n  if (p.w <= 0.0) { return; }\n  let body = id[i];\n  let light = bitcast<f32>(traits[body].y) * f32(sight.n);\n  var away = distance(p.xy / p.w * sight.extent, sight.pointer);\n  away *= select(1.0, HANDICAP, light < FAINT);\n  if (!(away <= sight.reach)) { return; }\n  let bits = bitcast<u32>(away);\n  if (SECOND == 0u) {\n    atomicMin(&best[0], bits);\n  } else if (bits == atomicLoad(&best[0])) {\n    atomicMin(&best[1], body);\n  }\n}\n",
  "map": [
   [
    1,
    "render/pick.wgsl",
    1
   ],
   [
    5,
    "shared/sight.wgsl",
    1
   ],
   [
    21,
    "shared/params.wgsl",
    1
   ],
   [
    42,
    "shared/flat.wgsl",
    2
   ],
   [
    54,
    "render/pick.wgsl",
    7
   ]
  ],
  "bindings": [
   {
    "name": "sight",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "traits",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "best",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [
   "SECOND"
  ]
 },
 "render/track": {
  "code": "// track: where the chosen bodies are now, whatever their place in the order.\n// reads: sight, posMass, velocity, acceleration, id, chosen (ids)   writes: tracked (x y z mass | velocity | acceleration,\n//   potential; per chosen body), places (their places in the order), ring (row per trail: x y z 1)\n// threads: 256 a workgroup, one a body\n// source: bodies are found by id, since every step reorders them   assumes: unused entries of chosen hold NOBODY\n// What the picture asks about the bodies: the view, the pointer, and how much. Written by the host before each picture.\nstruct Sight {\n  clip: mat4x4f,     // clip coordinates from positions\n  pointer: vec2f,    // CSS pixels from the middle of the canvas, y up\n  extent: vec2f,     // half the canvas's size, CSS pixels\n  reach: f32,        // farthest that a picked body may lie from the pointer, CSS pixels\n  n: u32,            // bodies\n  elapsed: f32,      // time units since the centres were found last\n  slot: u32,         // column of the ring that this picture fills\n  shallowest: u32,   // levels of the cells to draw\n  deepest: u32,\n}\nconst CHOSEN = 17u;  // the selected body, then those with a trail\nconst TRAILS = 16u;  // rows of the ring for trails; those of the galaxies follow\nconst SLOTS = 512u;  // columns of the ring\nconst NOBODY = 0xffffffffu;\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> sight: Sight;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read> id: array<u32>;\n@group(0) @binding(5) var<storage, read> chosen: array<u32>;\n@group(0) @binding(6) var<storage, read_write> tracked: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> places: array<u32>;\n@group(0) @binding(8) var<storage, read_write> ring: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= sight.n) { return; }\n  let body = id[i];\n  for (var k = 0u; k < CHOSEN; k++) {\n    if (chosen[k] != body) { continue; }\n    let p = posMass[i];\n    tracked[3u * k] = p;\n    tracked[3u * k + 1u] = velocity[i];\n    tracked[3u * k + 2u] = acceleration[i];\n    places[k] = i;\n    if (k > 0u) { ring[(k - 1u) * SLOTS + sight.slot] = vec4f(p.xyz, 1.0); }\n  }\n}\n",
  "map": [
   [
    1,
    "render/track.wgsl",
    1
   ],
   [
    6,
    "shared/sight.wgsl",
    1
   ],
   [
    22,
    "shared/params.wgsl",
    1
   ],
   [
    43,
    "shared/flat.wgsl",
    2
   ],
   [
    55,
    "render/track.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "sight",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "chosen",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "tracked",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "places",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "ring",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "render/treeRange": {
  "code": "// treeRange: which cells are drawn, as the arguments of an indirect draw.\n// reads: sight, params, levelStart   writes: cellDraw (vertices, cells, 0, 0 | number of the first one)\n// threads: 1\n// source: nodes of one level are neighbours in the list, levels follow each other (papers/000 section 2.1)   assumes: a tree\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// What the picture asks about the bodies: the view, the pointer, and how much. Written by the host before each picture.\nstruct Sight {\n  clip: mat4x4f,     // clip coordinates from positions\n  pointer: vec2f,    // CSS pixels from the middle of the canvas, y up\n  extent: vec2f,     // half the canvas's size, CSS pixels\n  reach: f32,        // farthest that a picked body may lie from the pointer, CSS pixels\n  n: u32,            // bodies\n  elapsed: f32,      // time units since the centres were found last\n  slot: u32,         // column of the ring that this picture fills\n  shallowest: u32,   // levels of the cells to draw\n  deepest: u32,\n}\nconst CHOSEN = 17u;  // the selected body, then those with a trail\nconst TRAILS = 16u;  // rows of the ring for trails; those of the galaxies follow\nconst SLOTS = 512u;  // columns of the ring\nconst NOBODY = 0xffffffffu;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> sight: Sight;\n@group(0) @binding(2) var<storage, read> levelStart: array<u32>;\n@group(0) @binding(3) var<storage, read_write> cellDraw: array<u32>;\n\n// Six vertices for each edge of a box.\nconst BOX_VERTICES = 72u;\n\n@compute @workgroup_size(1)\nfn main() {\n  let first = min(levelStart[min(sight.shallowest, 31u)], params.nodeCapacity);\n  let end = min(levelStart[min(sight.deepest + 1u, 31u)], params.nodeCapacity);\n  cellDraw[0] = BOX_VERTICES;\n  cellDraw[1] = max(end, first) - first;\n  cellDraw[2] = 0u;\n  cellDraw[3] = 0u;\n  cellDraw[4] = first;\n}\n",
  "map": [
   [
    1,
    "render/treeRange.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    26,
    "shared/sight.wgsl",
    1
   ],
   [
    42,
    "render/treeRange.wgsl",
    7
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "sight",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "levelStart",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "cellDraw",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "render/turn": {
  "code": "// turn: where the bodies lie whose turn it is.\n// reads: asked, id   writes: samples (their places in the order, by their place in the turn)\n// threads: 256 a workgroup, one a body\n// source: a gather by id, since every step reorders them   assumes: n / asked.every + 1 samples fit\n// What the stages that work out a number for each body are told before a picture.\nstruct Asked {\n  n: u32,         // bodies\n  unit: f32,      // what their numbers are multiplied by\n  now: f32,       // time of the bodies\n  galaxies: u32,  // whose centres are known\n  anew: u32,      // 1: nothing was worked out before\n  first: u32,     // bodies of this turn: first, first + every, first + 2 every ... of the table\n  every: u32,\n  kinetic: f32,   // squared velocities in units of potentials: 1, or a half where the velocity unit is a root of two off\n}\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> asked: Asked;\n@group(0) @binding(1) var<storage, read> id: array<u32>;\n@group(0) @binding(2) var<storage, read_write> samples: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= asked.n) { return; }\n  let body = id[i];\n  if (body % asked.every == asked.first) { samples[body / asked.every] = i; }\n}\n",
  "map": [
   [
    1,
    "render/turn.wgsl",
    1
   ],
   [
    5,
    "shared/asked.wgsl",
    1
   ],
   [
    16,
    "shared/params.wgsl",
    1
   ],
   [
    37,
    "shared/flat.wgsl",
    2
   ],
   [
    49,
    "render/turn.wgsl",
    7
   ]
  ],
  "bindings": [
   {
    "name": "asked",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "id",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "samples",
    "binding": 2,
    "access": "storage"
   }
  ],
  "overrides": []
 }
} as const;
/** The same stages for devices whose subgroups hold 32 lanes or more. */
export const SUBGROUP_STAGES = {
 "force/walk": {
  "code": "enable subgroups;\n// walk: the tree seen from a group of neighbours on the curve: cells far enough act as a whole, near leaves body by body.\n// reads: posMass, nodeCentre, nodeTest, nodeMoments, nodeBox, groupList   writes: acceleration, groupCounts (bodies, cells used)\n// threads: 32 a workgroup, BODIES bodies each; one workgroup a group\n// source: Bedorf+ 2012 section 2.2 and Eq. 1, Bedorf 2014 section 6.3.1   assumes: bodies sorted, moments done\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n// What one source adds to a target's acceleration (x y z) and potential (w), G = 1.\n\n// Softening: 0 Plummer's, by eps2; 1 the cubic spline's, which ends at the distance params.spline (eps2 is 0 then).\noverride SPLINE: u32 = 0u;\n\n// A body. `offset` = source - target, r2 = offset^2 + eps^2, above 0 unless a spline softens it.\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n// Mass over r^3, Bedorf 2014 Eq. 6.1 first term.\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n// The mass spread by the cubic spline kernel of radius h (Hernquist & Katz 1989, Springel 2005 Eq. 4 and its appendix):\n// Newton's force outside, and a centre as deep as Plummer's for h = 2.8 eps.\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n// Whether two bodies at the same place act on each other: without softening they can't.\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n// A cell with second moments S + T/3 about its centre of mass, Bedorf 2014 Eqs 6.1 and 6.2 with the trace T split off:\n//   phi = -M/r - A/r^5,  A = 3/2 d.S.d - T eps^2 / 2,   a = -grad phi.\n// The trace then only acts through the softening, at no cost, and softened forces stay the gradient of the potential.\n// centre: com, M.  diagonal: 3Sxx 3Syy 3Szz, T eps^2 / 2.  mixed: 3Sxy 3Sxz 3Syz.\nfn fromCell(here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv5 = rinv2 * rinv2 * rinv;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n  let twice = fma(qx, offset.x, fma(qy, offset.y, qz * offset.z));\n  let quadrupole = fma(0.5, twice, -diagonal.w) * rinv5;\n  let monopole = centre.w * rinv;\n  let radial = fma(5.0, quadrupole, monopole) * rinv2;\n  return vec4f(\n    fma(radial, offset.x, -rinv5 * qx),\n    fma(radial, offset.y, -rinv5 * qy),\n    fma(radial, offset.z, -rinv5 * qz),\n    -monopole - quadrupole);\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n// What 32 lanes tell each other, by subgroup operations: for devices whose smallest subgroup holds 32 lanes or more.\n// WebGPU does not say where in the subgroup a thread of the workgroup sits: lanes are counted in the subgroup's own order.\nconst LANES = 32u;\nvar<workgroup> laneTotal: u32;\n\n// Which lane a thread is, the only number by which lanes may be told apart. Counted by the same sum as lanesBefore, so that\n// «before» means the same in both. All 32 threads call it together.\nfn laneOf(thread: u32) -> u32 { return subgroupExclusiveAdd(1u); }\n\n// Sum over the lanes before this one. The sum over all is left in laneTotal; load it by workgroupUniformLoad.\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  let total = subgroupAdd(mine);\n  if (lane == 0u) { laneTotal = total; }\n  return subgroupExclusiveAdd(mine);\n}\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }\n// The nodes still to be looked at: a stack of links to brothers, in workgroup memory. A batch of 32 from its top is tested\n// at once, one node a lane; brothers lie side by side in memory.\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\nvar<workgroup> batchNodes: array<u32, 32>;\n// Links that a batch used up.\nvar<workgroup> batchLinks: u32;\n\n// Takes the next batch into batchNodes. Returns its size and what is left of the stack. Each node pushes one link at most,\n// so a batch as large as the free room is safe; near the end one node at a time is, which needs a slot a level.\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32) -> vec2u {\n  let room = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(room, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = lanesBefore(lane, own);\n  let used = min(own, limit - min(before, limit));\n  if (used > 0u) {\n    let start = linkFirst(link) + own - used;\n    // Written out: a loop costs twice the instructions.\n    batchNodes[before] = start;\n    if (used > 1u) { batchNodes[before + 1u] = start + 1u; }\n    if (used > 2u) { batchNodes[before + 2u] = start + 2u; }\n    if (used > 3u) { batchNodes[before + 3u] = start + 3u; }\n    if (used > 4u) { batchNodes[before + 4u] = start + 4u; }\n    if (used > 5u) { batchNodes[before + 5u] = start + 5u; }\n    if (used > 6u) { batchNodes[before + 6u] = start + 6u; }\n    if (used > 7u) { batchNodes[before + 7u] = start + 7u; }\n    if (used < own) { stack[stackSize - 1u - lane] = makeLink(false, linkFirst(link), own - used); }\n  }\n  let total = workgroupUniformLoad(&laneTotal);\n  // The link that fills the batch says how many are used up; where none does, all are.\n  if (own > 0u && before < limit && before + own >= limit) { batchLinks = select(lane, lane + 1u, used == own); }\n  if (lane == 0u && total < limit) { batchLinks = stackSize; }\n  return vec2u(min(total, limit), stackSize - workgroupUniformLoad(&batchLinks));\n}\n// Opening criteria, chosen by the override OPENING of moments and walks.\nconst OPENING_BONSAI = 0u;    // d > l / theta + s, tight box of side l, s from its middle to the centre of mass (Bedorf+ 2012 Eq. 1)\nconst OPENING_DISTANCE = 1u;  // d > l / theta with d from box to box (Salmon & Warren 1994; Bedorf+ 2012 section 3.3)\nconst OPENING_ERROR = 2u;     // force error bound of the cell < tau |a| (Dehnen 2014, Eq. 10 in spirit), or b / d < ANGLE theta\n\n// A cell of radius b acts whole from b / (ANGLE theta) on, whatever its error: where forces cancel no error is small enough,\n// and one such body must not open everything for its group. Bonsai's criterion lets cells of b / d up to 0.87 theta act.\nconst ANGLE = 0.5;\n\n// A cell heavier than the group acts by its quadrupole only from so many of its radii on. Other groups have the same error of\n// it, and nothing answers it: with less a galaxy's core pulls its own galaxy along.\nconst CLOSEST = 1.8;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(4) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(5) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(7) var<storage, read> groupList: array<u32>;\n@group(0) @binding(8) var<uniform> round: Round;\n@group(0) @binding(9) var<storage, read> nodeBox: array<vec4f>;\n// Lists of accepted cells and leaves, and their action on the two bodies of each lane, 32 sources at a time. Workgroup\n// memory decides how many walks a GPU keeps resident, so leaves are kept as links and only unfolded into a tile.\nvar<workgroup> cells: array<u32, 64>;\nvar<workgroup> leaves: array<u32, 64>;\nvar<workgroup> tileCentre: array<vec4f, 32>;\nvar<workgroup> tileDiagonal: array<vec4f, 32>;\nvar<workgroup> tileMixed: array<vec4f, 32>;\nvar<workgroup> tileBody: array<u32, 32>;\n// Whether the tile holds targets themselves; leaves that went into it.\nvar<workgroup> tileInfo: array<u32, 2>;\n\n// Bodies that a lane adds up for: a group has 32 times as many at most.\noverride BODIES: u32 = 2u;\n// The two targets of this lane, or the one, and what was added up for them.\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n// Fills a tile up to a multiple of 4: no mass, and so far away that nothing overflows.\nconst NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);\n\n// 0: cells act by their mass alone.\noverride QUADRUPOLE: u32 = 1u;\n\nfn useCell(j: u32) {\n  let centre = tileCentre[j];\n  if (QUADRUPOLE == 0u) {\n    let offset0 = centre.xyz - here0;\n    let offset1 = centre.xyz - here1;\n    sum0 += fromPoint(offset0, dot(offset0, offset0) + params.eps2, centre.w);\n    if (BODIES == 2u) { sum1 += fromPoint(offset1, dot(offset1, offset1) + params.eps2, centre.w); }\n    return;\n  }\n  let diagonal = tileDiagonal[j];\n  let mixed = tileMixed[j].xyz;\n  sum0 += fromCell(here0, params.eps2, centre, diagonal, mixed);\n  if (BODIES == 2u) { sum1 += fromCell(here1, params.eps2, centre, diagonal, mixed); }\n}\n\n// `count` (<= 32) cells of the list, from `begin` on.\nfn useCells(begin: u32, count: u32, lane: u32) {\n  var centre = NOWHERE;\n  var diagonal = vec4f(0);\n  var mixed = vec4f(0);\n  if (lane < count) {\n    let cell = cells[begin + lane];\n    centre = nodeCentre[cell];\n    diagonal = nodeMoments[2u * cell];\n    mixed = nodeMoments[2u * cell + 1u];\n  }\n  tileCentre[lane] = centre;\n  tileDiagonal[lane] = vec4f(diagonal.xyz, 0.5 * params.eps2 * diagonal.w);\n  tileMixed[lane] = mixed;\n  workgroupBarrier();\n  // Unrolled by hand, here and below, for 4 sums in flight: more needs registers and leaves fewer walks resident\n  // (walkAdaptive on an H200: 2.56 ms for 16, 1.88 for 8, 1.75 for 4).\n  for (var j = 0u; j < count; j += 4u / BODIES) {\n    useCell(j);\n    useCell(j + 1u);\n    if (BODIES == 1u) {\n      useCell(j + 2u);\n      useCell(j + 3u);\n    }\n  }\n  workgroupBarrier();\n}\n\nfn useBody(j: u32) {\n  let source = tileCentre[j];\n  let offset0 = source.xyz - here0;\n  let offset1 = source.xyz - here1;\n  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), source.w);\n  if (BODIES == 2u) {\n    sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), source.w);\n  }\n}\n\n// The same where the source may be a target itself, or at its place without softening: it has no mass then, which costs\n// less than a branch (walkAdaptive 0.1 ms less, H200).\nfn useOther(j: u32, own: u32) {\n  let source = tileCentre[j];\n  let offset0 = source.xyz - here0;\n  let offset1 = source.xyz - here1;\n  let r0 = dot(offset0, offset0) + params.eps2;\n  let r1 = dot(offset1, offset1) + params.eps2;\n  let skip0 = (r0 == 0.0 && !actsAtZero()) || tileBody[j] == own;\n  let skip1 = (r1 == 0.0 && !actsAtZero()) || tileBody[j] == own + LANES;\n  sum0 += fromBody(offset0, select(r0, 1.0, skip0), select(source.w, 0.0, skip0));\n  if (BODIES == 2u) { sum1 += fromBody(offset1, select(r1, 1.0, skip1), select(source.w, 0.0, skip1)); }\n}\n\n// Likewise the bodies of the last leaves of the list; returns how many leaves are used up. `first` is the first body of\n// the group: where a tile holds targets themselves, or where eps is 0 and bodies may coincide, each pair is looked at.\nfn useLeaves(leafCount: u32, lane: u32, first: u32) -> u32 {\n  var link = 0u;\n  var own = 0u;\n  if (lane < leafCount) {\n    link = leaves[leafCount - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = lanesBefore(lane, own);\n  let used = min(own, LANES - min(before, LANES));\n  let start = linkFirst(link) + own - used;\n  // Written out, up to the largest N_leaf: a loop costs more than the idle stores (0.04 ms).\n  if (used > 0u) { tileBody[before] = start; }\n  if (used > 1u) { tileBody[before + 1u] = start + 1u; }\n  if (used > 2u) { tileBody[before + 2u] = start + 2u; }\n  if (used > 3u) { tileBody[before + 3u] = start + 3u; }\n  if (used > 4u) { tileBody[before + 4u] = start + 4u; }\n  if (used > 5u) { tileBody[before + 5u] = start + 5u; }\n  if (used > 6u) { tileBody[before + 6u] = start + 6u; }\n  if (used > 7u) { tileBody[before + 7u] = start + 7u; }\n  if (used > 8u) { tileBody[before + 8u] = start + 8u; }\n  if (used > 9u) { tileBody[before + 9u] = start + 9u; }\n  if (used > 10u) { tileBody[before + 10u] = start + 10u; }\n  if (used > 11u) { tileBody[before + 11u] = start + 11u; }\n  if (used > 12u) { tileBody[before + 12u] = start + 12u; }\n  if (used > 13u) { tileBody[before + 13u] = start + 13u; }\n  if (used > 14u) { tileBody[before + 14u] = start + 14u; }\n  if (used > 15u) { tileBody[before + 15u] = start + 15u; }\n  if (used > 0u && used < own) { leaves[leafCount - 1u - lane] = makeLink(true, linkFirst(link), own - used); }\n  if (lane == 0u) { tileInfo[0] = u32(!actsAtZero()); }\n  let count = min(LANES, workgroupUniformLoad(&laneTotal));\n  // The leaf that fills the tile says how many went in; where none does, all did.\n  if (own > 0u && before < LANES && before + own >= LANES) { tileInfo[1] = select(lane, lane + 1u, used == own); }\n  if (lane == 0u && count < LANES) { tileInfo[1] = leafCount; }\n  var source = NOWHERE;\n  if (lane < count) {\n    let body = tileBody[lane];\n    source = posMass[body];\n    if (body - first < BODIES * LANES) { tileInfo[0] = 1u; }\n  }\n  tileCentre[lane] = source;\n  let info = workgroupUniformLoad(&tileInfo);\n  if (info[0] == 0u) {\n    for (var j = 0u; j < count; j += 4u / BODIES) {\n      useBody(j);\n      useBody(j + 1u);\n      if (BODIES == 1u) {\n        useBody(j + 2u);\n        useBody(j + 3u);\n      }\n    }\n  } else {\n    for (var j = 0u; j < count; j += 4u / BODIES) {\n      useOther(j, first + lane);\n      useOther(j + 1u, first + lane);\n      if (BODIES == 1u) {\n        useOther(j + 2u, first + lane);\n        useOther(j + 3u, first + lane);\n      }\n    }\n  }\n  workgroupBarrier();\n  return info[1];\n}\n\n// The bodies of all leaves that are left.\nfn useLastLeaves(leafCount: u32, lane: u32, first: u32) {\n  var left = leafCount;\n  while (left > 0u) { left -= useLeaves(left, lane, first); }\n}\n// Groups of bodies that share one walk. The list of groups: their number, the deepest level of the tree, the first body of\n// each group, n.\noverride GROUP: u32 = 64u; // at most so many bodies (N_crit), a multiple of 32\nconst HEAVY = 4096u;    // a cell with so many bodies ends a group\nconst GROUP_ROW = 31u;  // row of the table of counts that belongs to groups; rows 0 to 30 are levels\nconst GROUP_LIST = 2u;  // where the first bodies begin\noverride OPENING: u32 = 0u;\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let index = flatSlice(group, groups, round, params.groupCapacity);\n  if (index >= groupList[0]) { return; }\n  let deepest = groupList[1];\n  let first = groupList[GROUP_LIST + index];\n  let end = groupList[GROUP_LIST + index + 1u];\n  here0 = posMass[min(first + lane, end - 1u)].xyz;\n  here1 = posMass[min(first + lane + LANES, end - 1u)].xyz;\n  let boxLow = lanesMin(lane, vec4f(min(here0, here1), 0.0)).xyz;\n  let boxHigh = -lanesMin(lane, vec4f(-max(here0, here1), 0.0)).xyz;\n\n  // The first batch is the root. Each next one is fetched before the sums of the last, which hide the wait for memory.\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var test = nodeTest[0];\n  var centre = nodeCentre[0];\n  var cellCount = 0u;\n  var leafCount = 0u;\n  var usedCells = 0u;\n  var usedBodies = 0u;\n  while (batch > 0u) {\n    var opened = 0u;\n    var accepted = 0u;\n    var leafBodies = 0u;\n    if (lane < batch) {\n      let com = centre.xyz;\n      // Distance from the box around the group to the centre of mass.\n      let gap = max(max(boxLow - com, com - boxHigh), vec3f(0));\n      // A cell whose bodies may lie within the reach of spline softening is opened.\n      let soft = params.spline + bitcast<f32>(test.z);\n      var apart = gap;\n      // From box to box: the nearest that one of its bodies can be.\n      if (OPENING == OPENING_DISTANCE) {\n        apart = max(max(boxLow - nodeBox[2u * node + 1u].xyz, nodeBox[2u * node].xyz - boxHigh), vec3f(0));\n      }\n      if (dot(apart, apart) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft)) {\n        accepted = 1u;\n      } else if (linkIsLeaf(test.w)) {\n        leafBodies = linkCount(test.w);\n      } else {\n        opened = 1u;\n      }\n    }\n    // One scan of packed counts: opened <= 32, cells <= 32, leaves <= 32, bodies in them <= 512.\n    let place = lanesBefore(lane, opened | (accepted << 6u) | (u32(leafBodies > 0u) << 12u) | (leafBodies << 18u));\n    let total = workgroupUniformLoad(&laneTotal);\n    if (opened == 1u) { stack[stackSize + (place & 63u)] = test.w; }\n    if (accepted == 1u) { cells[cellCount + ((place >> 6u) & 63u)] = node; }\n    if (leafBodies > 0u) { leaves[leafCount + ((place >> 12u) & 63u)] = test.w; }\n    stackSize += total & 63u;\n    cellCount += (total >> 6u) & 63u;\n    leafCount += (total >> 12u) & 63u;\n    usedCells += (total >> 6u) & 63u;\n    usedBodies += total >> 18u;\n    workgroupBarrier();\n    let taken = takeBatch(stackSize, lane, deepest);\n    batch = taken.x;\n    stackSize = taken.y;\n    if (lane < batch) {\n      node = batchNodes[lane];\n      test = nodeTest[node];\n      centre = nodeCentre[node];\n    }\n    if (cellCount >= LANES) {\n      cellCount -= LANES;\n      useCells(cellCount, LANES, lane);\n    }\n    while (leafCount >= LANES) { leafCount -= useLeaves(leafCount, lane, first); }\n  }\n  useCells(0u, cellCount, lane);\n  useLastLeaves(leafCount, lane, first);\n  if (first + lane < end) { acceleration[first + lane] = sum0; }\n  if (first + lane + LANES < end) { acceleration[first + lane + LANES] = sum1; }\n  if (lane == 0u) { groupCounts[index] = vec4u(usedBodies, usedCells, 0u, end - first); }\n}\n",
  "map": [
   [
    1,
    "force/walk.wgsl",
    1
   ],
   [
    2,
    "force/walk.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    27,
    "shared/link.wgsl",
    1
   ],
   [
    37,
    "shared/interact.wgsl",
    1
   ],
   [
    101,
    "shared/flat.wgsl",
    2
   ],
   [
    113,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    132,
    "shared/stack.wgsl",
    1
   ],
   [
    172,
    "shared/criterion.wgsl",
    1
   ],
   [
    184,
    "force/walk.wgsl",
    12
   ],
   [
    194,
    "shared/tiles.wgsl",
    1
   ],
   [
    357,
    "shared/groups.wgsl",
    1
   ],
   [
    363,
    "force/walk.wgsl",
    24
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "nodeCentre",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "nodeTest",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "nodeMoments",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "groupCounts",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "groupList",
    "binding": 7,
    "access": "read-only-storage"
   },
   {
    "name": "round",
    "binding": 8,
    "access": "uniform"
   },
   {
    "name": "nodeBox",
    "binding": 9,
    "access": "read-only-storage"
   }
  ],
  "overrides": [
   "SPLINE",
   "STACK",
   "BODIES",
   "QUADRUPOLE",
   "GROUP",
   "OPENING"
  ]
 },
 "force/walkAdaptive": {
  "code": "enable subgroups;\n// walkAdaptive: a walk that opens a cell only where its force error would matter: against tau times the acceleration\n// that the group felt one step ago. Far cells are gathered into one local expansion a group, middle ones act by their\n// quadrupole, near leaves body by body.\n// reads: posMass, velocity (w = |a|), nodeCentre, nodeTest, nodeMoments, groupList, root\n// writes: acceleration, groupCounts (bodies, cells, expansions used)\n// threads: 32 a workgroup, BODIES bodies each; one workgroup a group\n// source: opening by error after Dehnen 2014 (Comput. Astrophys. 1, 1) with the bounds of Salmon & Warren 1994 (JCP 111, 136),\n//   expansions after Dehnen 2002 (JCP 179, 27)\n// assumes: bodies sorted, moments done with OPENING_ERROR, velocity.w is |a|, negative where frozen\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// The cube that the space-filling curve runs through: the bulk of the bodies as it is, far bodies drawn in.\nstruct Root {\n  middle: vec3f,\n  reach: f32,  // half the side of the cube within which space is left as it is\n  half: f32,   // half the side of the whole cube, far bodies drawn in\n  scale: f32,  // cells of level 21 per length unit; 0 when all bodies coincide\n}\n\n// How far along an axis something at the distance r is drawn in to: r as far as `reach`, then one more `reach` for each\n// factor of two (on straight lines between the powers of two, so that every device draws in to the same place).\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n// What one source adds to a target's acceleration (x y z) and potential (w), G = 1.\n\n// Softening: 0 Plummer's, by eps2; 1 the cubic spline's, which ends at the distance params.spline (eps2 is 0 then).\noverride SPLINE: u32 = 0u;\n\n// A body. `offset` = source - target, r2 = offset^2 + eps^2, above 0 unless a spline softens it.\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n// Mass over r^3, Bedorf 2014 Eq. 6.1 first term.\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n// The mass spread by the cubic spline kernel of radius h (Hernquist & Katz 1989, Springel 2005 Eq. 4 and its appendix):\n// Newton's force outside, and a centre as deep as Plummer's for h = 2.8 eps.\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n// Whether two bodies at the same place act on each other: without softening they can't.\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n// A cell with second moments S + T/3 about its centre of mass, Bedorf 2014 Eqs 6.1 and 6.2 with the trace T split off:\n//   phi = -M/r - A/r^5,  A = 3/2 d.S.d - T eps^2 / 2,   a = -grad phi.\n// The trace then only acts through the softening, at no cost, and softened forces stay the gradient of the potential.\n// centre: com, M.  diagonal: 3Sxx 3Syy 3Szz, T eps^2 / 2.  mixed: 3Sxy 3Sxz 3Syz.\nfn fromCell(here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv5 = rinv2 * rinv2 * rinv;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n  let twice = fma(qx, offset.x, fma(qy, offset.y, qz * offset.z));\n  let quadrupole = fma(0.5, twice, -diagonal.w) * rinv5;\n  let monopole = centre.w * rinv;\n  let radial = fma(5.0, quadrupole, monopole) * rinv2;\n  return vec4f(\n    fma(radial, offset.x, -rinv5 * qx),\n    fma(radial, offset.y, -rinv5 * qy),\n    fma(radial, offset.z, -rinv5 * qz),\n    -monopole - quadrupole);\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n// The same in slice `round.index` of `round.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more\n// where the slice has no such workgroup.\nfn flatSlice(group: vec3u, groups: vec3u, round: Round, count: u32) -> u32 {\n  let size = (count + round.last) / (round.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, round.index * size + index), index < size);\n}\n// What 32 lanes tell each other, by subgroup operations: for devices whose smallest subgroup holds 32 lanes or more.\n// WebGPU does not say where in the subgroup a thread of the workgroup sits: lanes are counted in the subgroup's own order.\nconst LANES = 32u;\nvar<workgroup> laneTotal: u32;\n\n// Which lane a thread is, the only number by which lanes may be told apart. Counted by the same sum as lanesBefore, so that\n// «before» means the same in both. All 32 threads call it together.\nfn laneOf(thread: u32) -> u32 { return subgroupExclusiveAdd(1u); }\n\n// Sum over the lanes before this one. The sum over all is left in laneTotal; load it by workgroupUniformLoad.\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  let total = subgroupAdd(mine);\n  if (lane == 0u) { laneTotal = total; }\n  return subgroupExclusiveAdd(mine);\n}\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }\n// The nodes still to be looked at: a stack of links to brothers, in workgroup memory. A batch of 32 from its top is tested\n// at once, one node a lane; brothers lie side by side in memory.\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\nvar<workgroup> batchNodes: array<u32, 32>;\n// Links that a batch used up.\nvar<workgroup> batchLinks: u32;\n\n// Takes the next batch into batchNodes. Returns its size and what is left of the stack. Each node pushes one link at most,\n// so a batch as large as the free room is safe; near the end one node at a time is, which needs a slot a level.\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32) -> vec2u {\n  let room = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(room, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = lanesBefore(lane, own);\n  let used = min(own, limit - min(before, limit));\n  if (used > 0u) {\n    let start = linkFirst(link) + own - used;\n    // Written out: a loop costs twice the instructions.\n    batchNodes[before] = start;\n    if (used > 1u) { batchNodes[before + 1u] = start + 1u; }\n    if (used > 2u) { batchNodes[before + 2u] = start + 2u; }\n    if (used > 3u) { batchNodes[before + 3u] = start + 3u; }\n    if (used > 4u) { batchNodes[before + 4u] = start + 4u; }\n    if (used > 5u) { batchNodes[before + 5u] = start + 5u; }\n    if (used > 6u) { batchNodes[before + 6u] = start + 6u; }\n    if (used > 7u) { batchNodes[before + 7u] = start + 7u; }\n    if (used < own) { stack[stackSize - 1u - lane] = makeLink(false, linkFirst(link), own - used); }\n  }\n  let total = workgroupUniformLoad(&laneTotal);\n  // The link that fills the batch says how many are used up; where none does, all are.\n  if (own > 0u && before < limit && before + own >= limit) { batchLinks = select(lane, lane + 1u, used == own); }\n  if (lane == 0u && total < limit) { batchLinks = stackSize; }\n  return vec2u(min(total, limit), stackSize - workgroupUniformLoad(&batchLinks));\n}\n// Opening criteria, chosen by the override OPENING of moments and walks.\nconst OPENING_BONSAI = 0u;    // d > l / theta + s, tight box of side l, s from its middle to the centre of mass (Bedorf+ 2012 Eq. 1)\nconst OPENING_DISTANCE = 1u;  // d > l / theta with d from box to box (Salmon & Warren 1994; Bedorf+ 2012 section 3.3)\nconst OPENING_ERROR = 2u;     // force error bound of the cell < tau |a| (Dehnen 2014, Eq. 10 in spirit), or b / d < ANGLE theta\n\n// A cell of radius b acts whole from b / (ANGLE theta) on, whatever its error: where forces cancel no error is small enough,\n// and one such body must not open everything for its group. Bonsai's criterion lets cells of b / d up to 0.87 theta act.\nconst ANGLE = 0.5;\n\n// A cell heavier than the group acts by its quadrupole only from so many of its radii on. Other groups have the same error of\n// it, and nothing answers it: with less a galaxy's core pulls its own galaxy along.\nconst CLOSEST = 1.8;\n// Local expansion of fourth order about the middle of a group: far cells are gathered into it (M2L), then it acts on\n// the bodies (L2P). Tensors of -phi: value, gradient, 6 second, 7 third, 9 fourth derivatives; those with more than\n// one z follow from the others where the potential is harmonic (no softening), as in Dehnen 2002 section 3.\nstruct Expansion {\n  value: f32,\n  gradient: vec3f,\n  diagonal: vec3f,  // xx yy zz\n  mixed: vec3f,     // xy xz yz\n  thirdX: vec4f,    // xxx xxy xxz xyy\n  thirdY: vec3f,    // xyz yyy yyz\n  fourthX: vec4f,   // xxxx xxxy xxyy xyyy\n  fourthY: vec4f,   // yyyy xxxz xxyz xyyz\n  fourthZ: f32,     // yyyz\n}\n\nvar<private> local: Expansion;\n\n// Adds the cell with centre of mass and mass `centre`, moments 3S (`diagonal`, `mixed`), seen from `middle`.\n// Derivatives of G = (R^2 + eps^2)^(-1/2): g1 = -G^3, g2 = 3 G^5, g3 = -15 G^7, g4 = 105 G^9 times products of R.\n// Monopole up to the fourth derivative; the quadrupole adds half S : (its second to fourth).\nfn gather(middle: vec3f, eps2: f32, centre: vec4f, diagonal: vec3f, mixed: vec3f) {\n  let r = middle - centre.xyz;\n  let x = r.x;\n  let y = r.y;\n  let z = r.z;\n  let u = 1.0 / (dot(r, r) + eps2);\n  let g0 = sqrt(u);\n  let g1 = -g0 * u;\n  let g2 = -3.0 * g1 * u;\n  let g3 = -5.0 * g2 * u;\n  let g4 = -7.0 * g3 * u;\n  let m1 = centre.w * g1;\n  let m2 = centre.w * g2;\n  let m3 = centre.w * g3;\n  let m4 = centre.w * g4;\n  // s = S.R and R.S.R; the moments carry a factor of 3, the expansion one of 1/2.\n  let s = vec3f(\n    dot(vec3f(diagonal.x, mixed.x, mixed.y), r),\n    dot(vec3f(mixed.x, diagonal.y, mixed.z), r),\n    dot(vec3f(mixed.y, mixed.z, diagonal.z), r)) / 6.0;\n  let q = dot(s, r);\n  local.value += centre.w * g0 + q * g2;\n  local.gradient += (m1 + q * g3) * r + 2.0 * g2 * s;\n  let along = m2 + q * g4;\n  let round = m1 + q * g3;\n  local.diagonal += along * r * r + vec3f(round) + 4.0 * g3 * r * s + (g2 / 3.0) * diagonal;\n  local.mixed += along * r.xxy * r.yzz + 2.0 * g3 * (r.xxy * s.yzz + r.yzz * s.xxy) + (g2 / 3.0) * mixed;\n  let xx = x * x;\n  let yy = y * y;\n  let a = fma(m3, xx, m2);\n  let b = fma(m3, yy, m2);\n  local.thirdX += vec4f(x * (a + 2.0 * m2), y * a, z * a, x * b);\n  local.thirdY += vec3f(m3 * x * y * z, y * (b + 2.0 * m2), z * b);\n  let c = fma(m4, xx, m3);\n  let d = fma(m4, yy, m3);\n  let xy = x * y;\n  local.fourthX += vec4f(\n    fma(xx, c + 5.0 * m3, 3.0 * m2), xy * (c + 2.0 * m3), fma(xx, d, fma(m3, yy, m2)), xy * (d + 2.0 * m3));\n  local.fourthY += vec4f(fma(yy, d + 5.0 * m3, 3.0 * m2), x * z * (c + 2.0 * m3), y * z * c, x * z * d);\n  local.fourthZ += y * z * (d + 2.0 * m3);\n}\n\n// Acceleration and potential at `offset` from the middle of the group.\nfn evaluate(offset: vec3f) -> vec4f {\n  let x = offset.x;\n  let y = offset.y;\n  let z = offset.z;\n  let e = local;\n  // Third derivatives by symmetric matrices T3.d, with the harmonic ones filled in.\n  let xzz = -(e.thirdX.x + e.thirdX.w);\n  let yzz = -(e.thirdX.y + e.thirdY.y);\n  let zzz = -(e.thirdX.z + e.thirdY.z);\n  let xxzz = -(e.fourthX.x + e.fourthX.z);\n  let xyzz = -(e.fourthX.y + e.fourthX.w);\n  let yyzz = -(e.fourthX.z + e.fourthY.x);\n  let xzzz = -(e.fourthY.y + e.fourthY.w);\n  let yzzz = -(e.fourthY.z + e.fourthZ);\n  let zzzz = -(xxzz + yyzz);\n  // M = T4.d.d: xx xy xz yy yz zz\n  let dxx = x * x;\n  let dyy = y * y;\n  let dzz = z * z;\n  let dxy = 2.0 * x * y;\n  let dxz = 2.0 * x * z;\n  let dyz = 2.0 * y * z;\n  let fxx = e.fourthX.x * dxx + e.fourthX.z * dyy + xxzz * dzz + e.fourthX.y * dxy + e.fourthY.y * dxz + e.fourthY.z * dyz;\n  let fxy = e.fourthX.y * dxx + e.fourthX.w * dyy + xyzz * dzz + e.fourthX.z * dxy + e.fourthY.z * dxz + e.fourthY.w * dyz;\n  let fxz = e.fourthY.y * dxx + e.fourthY.w * dyy + xzzz * dzz + e.fourthY.z * dxy + xxzz * dxz + xyzz * dyz;\n  let fyy = e.fourthX.z * dxx + e.fourthY.x * dyy + yyzz * dzz + e.fourthX.w * dxy + e.fourthY.w * dxz + e.fourthZ * dyz;\n  let fyz = e.fourthY.z * dxx + e.fourthZ * dyy + yzzz * dzz + e.fourthY.w * dxy + xyzz * dxz + yyzz * dyz;\n  let fzz = xxzz * dxx + yyzz * dyy + zzzz * dzz + xyzz * dxy + xzzz * dxz + yzzz * dyz;\n  let fourth = vec3f(fxx * x + fxy * y + fxz * z, fxy * x + fyy * y + fyz * z, fxz * x + fyz * y + fzz * z);\n  let third = vec3f(\n    e.thirdX.x * dxx + e.thirdX.w * dyy + xzz * dzz + e.thirdX.y * dxy + e.thirdX.z * dxz + e.thirdY.x * dyz,\n    e.thirdX.y * dxx + e.thirdY.y * dyy + yzz * dzz + e.thirdX.w * dxy + e.thirdY.x * dxz + e.thirdY.z * dyz,\n    e.thirdX.z * dxx + e.thirdY.z * dyy + zzz * dzz + e.thirdY.x * dxy + xzz * dxz + yzz * dyz);\n  let second = vec3f(\n    e.diagonal.x * x + e.mixed.x * y + e.mixed.y * z,\n    e.mixed.x * x + e.diagonal.y * y + e.mixed.z * z,\n    e.mixed.y * x + e.mixed.z * y + e.diagonal.z * z);\n  let minusPhi = e.value + dot(offset, e.gradient + second / 2.0 + third / 6.0 + fourth / 24.0);\n  return vec4f(e.gradient + second + third / 2.0 + fourth / 6.0, -minusPhi);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(5) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(8) var<storage, read> groupList: array<u32>;\n@group(0) @binding(9) var<uniform> round: Round;\n@group(0) @binding(10) var<uniform> root: Root;\n// Lists of accepted cells and leaves, and their action on the two bodies of each lane, 32 sources at a time. Workgroup\n// memory decides how many walks a GPU keeps resident, so leaves are kept as links and only unfolded into a tile.\nvar<workgroup> cells: array<u32, 64>;\nvar<workgroup> leaves: array<u32, 64>;\nvar<workgroup> tileCentre: array<vec4f, 32>;\nvar<workgroup> tileDiagonal: array<vec4f, 32>;\nvar<workgroup> tileMixed: array<vec4f, 32>;\nvar<workgroup> tileBody: array<u32, 32>;\n// Whether the tile holds targets themselves; leaves that went into it.\nvar<workgroup> tileInfo: array<u32, 2>;\n\n// Bodies that a lane adds up for: a group has 32 times as many at most.\noverride BODIES: u32 = 2u;\n// The two targets of this lane, or the one, and what was added up for them.\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n// Fills a tile up to a multiple of 4: no mass, and so far away that nothing overflows.\nconst NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);\n\n// 0: cells act by their mass alone.\noverride QUADRUPOLE: u32 = 1u;\n\nfn useCell(j: u32) {\n  let centre = tileCentre[j];\n  if (QUADRUPOLE == 0u) {\n    let offset0 = centre.xyz - here0;\n    let offset1 = centre.xyz - here1;\n    sum0 += fromPoint(offset0, dot(offset0, offset0) + params.eps2, centre.w);\n    if (BODIES == 2u) { sum1 += fromPoint(offset1, dot(offset1, offset1) + params.eps2, centre.w); }\n    return;\n  }\n  let diagonal = tileDiagonal[j];\n  let mixed = tileMixed[j].xyz;\n  sum0 += fromCell(here0, params.eps2, centre, diagonal, mixed);\n  if (BODIES == 2u) { sum1 += fromCell(here1, params.eps2, centre, diagonal, mixed); }\n}\n\n// `count` (<= 32) cells of the list, from `begin` on.\nfn useCells(begin: u32, count: u32, lane: u32) {\n  var centre = NOWHERE;\n  var diagonal = vec4f(0);\n  var mixed = vec4f(0);\n  if (lane < count) {\n    let cell = cells[begin + lane];\n    centre = nodeCentre[cell];\n    diagonal = nodeMoments[2u * cell];\n    mixed = nodeMoments[2u * cell + 1u];\n  }\n  tileCentre[lane] = centre;\n  tileDiagonal[lane] = vec4f(diagonal.xyz, 0.5 * params.eps2 * diagonal.w);\n  tileMixed[lane] = mixed;\n  workgroupBarrier();\n  // Unrolled by hand, here and below, for 4 sums in flight: more needs registers and leaves fewer walks resident\n  // (walkAdaptive on an H200: 2.56 ms for 16, 1.88 for 8, 1.75 for 4).\n  for (var j = 0u; j < count; j += 4u / BODIES) {\n    useCell(j);\n    useCell(j + 1u);\n    if (BODIES == 1u) {\n      useCell(j + 2u);\n      useCell(j + 3u);\n    }\n  }\n  workgroupBarrier();\n}\n\nfn useBody(j: u32) {\n  let source = tileCentre[j];\n  let offset0 = source.xyz - here0;\n  let offset1 = source.xyz - here1;\n  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), source.w);\n  if (BODIES == 2u) {\n    sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), source.w);\n  }\n}\n\n// The same where the source may be a target itself, or at its place without softening: it has no mass then, which costs\n// less than a branch (walkAdaptive 0.1 ms less, H200).\nfn useOther(j: u32, own: u32) {\n  let source = tileCentre[j];\n  let offset0 = source.xyz - here0;\n  let offset1 = source.xyz - here1;\n  let r0 = dot(offset0, offset0) + params.eps2;\n  let r1 = dot(offset1, offset1) + params.eps2;\n  let skip0 = (r0 == 0.0 && !actsAtZero()) || tileBody[j] == own;\n  let skip1 = (r1 == 0.0 && !actsAtZero()) || tileBody[j] == own + LANES;\n  sum0 += fromBody(offset0, select(r0, 1.0, skip0), select(source.w, 0.0, skip0));\n  if (BODIES == 2u) { sum1 += fromBody(offset1, select(r1, 1.0, skip1), select(source.w, 0.0, skip1)); }\n}\n\n// Likewise the bodies of the last leaves of the list; returns how many leaves are used up. `first` is the first body of\n// the group: where a tile holds targets themselves, or where eps is 0 and bodies may coincide, each pair is looked at.\nfn useLeaves(leafCount: u32, lane: u32, first: u32) -> u32 {\n  var link = 0u;\n  var own = 0u;\n  if (lane < leafCount) {\n    link = leaves[leafCount - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = lanesBefore(lane, own);\n  let used = min(own, LANES - min(before, LANES));\n  let start = linkFirst(link) + own - used;\n  // Written out, up to the largest N_leaf: a loop costs more than the idle stores (0.04 ms).\n  if (used > 0u) { tileBody[before] = start; }\n  if (used > 1u) { tileBody[before + 1u] = start + 1u; }\n  if (used > 2u) { tileBody[before + 2u] = start + 2u; }\n  if (used > 3u) { tileBody[before + 3u] = start + 3u; }\n  if (used > 4u) { tileBody[before + 4u] = start + 4u; }\n  if (used > 5u) { tileBody[before + 5u] = start + 5u; }\n  if (used > 6u) { tileBody[before + 6u] = start + 6u; }\n  if (used > 7u) { tileBody[before + 7u] = start + 7u; }\n  if (used > 8u) { tileBody[before + 8u] = start + 8u; }\n  if (used > 9u) { tileBody[before + 9u] = start + 9u; }\n  if (used > 10u) { tileBody[before + 10u] = start + 10u; }\n  if (used > 11u) { tileBody[before + 11u] = start + 11u; }\n  if (used > 12u) { tileBody[before + 12u] = start + 12u; }\n  if (used > 13u) { tileBody[before + 13u] = start + 13u; }\n  if (used > 14u) { tileBody[before + 14u] = start + 14u; }\n  if (used > 15u) { tileBody[before + 15u] = start + 15u; }\n  if (used > 0u && used < own) { leaves[leafCount - 1u - lane] = makeLink(true, linkFirst(link), own - used); }\n  if (lane == 0u) { tileInfo[0] = u32(!actsAtZero()); }\n  let count = min(LANES, workgroupUniformLoad(&laneTotal));\n  // The leaf that fills the tile says how many went in; where none does, all did.\n  if (own > 0u && before < LANES && before + own >= LANES) { tileInfo[1] = select(lane, lane + 1u, used == own); }\n  if (lane == 0u && count < LANES) { tileInfo[1] = leafCount; }\n  var source = NOWHERE;\n  if (lane < count) {\n    let body = tileBody[lane];\n    source = posMass[body];\n    if (body - first < BODIES * LANES) { tileInfo[0] = 1u; }\n  }\n  tileCentre[lane] = source;\n  let info = workgroupUniformLoad(&tileInfo);\n  if (info[0] == 0u) {\n    for (var j = 0u; j < count; j += 4u / BODIES) {\n      useBody(j);\n      useBody(j + 1u);\n      if (BODIES == 1u) {\n        useBody(j + 2u);\n        useBody(j + 3u);\n      }\n    }\n  } else {\n    for (var j = 0u; j < count; j += 4u / BODIES) {\n      useOther(j, first + lane);\n      useOther(j + 1u, first + lane);\n      if (BODIES == 1u) {\n        useOther(j + 2u, first + lane);\n        useOther(j + 3u, first + lane);\n      }\n    }\n  }\n  workgroupBarrier();\n  return info[1];\n}\n\n// The bodies of all leaves that are left.\nfn useLastLeaves(leafCount: u32, lane: u32, first: u32) {\n  var left = leafCount;\n  while (left > 0u) { left -= useLeaves(left, lane, first); }\n}\n// Groups of bodies that share one walk. The list of groups: their number, the deepest level of the tree, the first body of\n// each group, n.\noverride GROUP: u32 = 64u; // at most so many bodies (N_crit), a multiple of 32\nconst HEAVY = 4096u;    // a cell with so many bodies ends a group\nconst GROUP_ROW = 31u;  // row of the table of counts that belongs to groups; rows 0 to 30 are levels\nconst GROUP_LIST = 2u;  // where the first bodies begin\n// Opening by error: what a node does for a group of bodies. The one copy of the test, for walkAdaptive and for meetings,\n// which repeats its walk. Moments and orders that are left out cost at most so much force (Salmon & Warren 1994), with\n// d the distance from the group's box to the cell's centre of mass, D that from the middle of the box, R the group's radius\n// about it, b the largest radius of the cell and s its spread (sum m |x|^k <= M s^k for k = 1 to 4):\n//   by the quadrupole   4 M (s/d)^3 / (d - b)^2,   by the mass alone   3 M (s/d)^2 / (d - b)^2\n//   in the expansion    M ((s/D)^3 + 5 ((R + s)/D)^4) / (D - R - b)^2, or for a cell of far bodies PULL M / h^2, with h the\n//   distance at least from any of the group to any of the cell\n// The cell's own octupole would have a factor of 4 there: those of many far cells cancel, what the expansion drops does not.\n// Lengths only meet as ratios: nothing over- or underflows, and powers of two in lengths or masses change no bit.\n\n// What a node does.\nconst OPENED = 0u;\nconst AS_CELL = 1u;\nconst IN_EXPANSION = 2u;\n\n// A cell whose whole pull, and what the expansion makes of it, cost less than its error may: M / h^2 of the bodies, as much\n// of the mass, and of the quadrupole 4.5 M s^2 / D^4, with s below b. Leaves of far bodies are as wide as they are far: by\n// the series each group would meet their bodies one by one (H200, 1M with 10 000 out to 1e9 radii: 7.8 ms a step).\nconst PULL = 8.0;\n\n// Below this squared distance nothing is whole.\nconst NO_DISTANCE = 1e-30;\n\n// Bodies that share a walk.\nstruct Sinks {\n  low: vec3f,     // tight box\n  high: vec3f,\n  middle: vec3f,\n  radius: f32,    // of a sphere about the middle that holds them\n  mass: f32,\n  allowed: f32,   // force error that one cell may cause: tau times the smallest |a|\n  away: f32,      // farthest from the middle of the root cube\n}\n\n// The bodies from `first` to `end` - 1, up to two a lane. Frozen bodies, whose |a| is negative, don't mind errors.\nfn sinksOf(lane: u32, first: u32, end: u32) -> Sinks {\n  let body0 = min(first + lane, end - 1u);\n  let body1 = min(first + lane + LANES, end - 1u);\n  let a = posMass[body0];\n  let b = posMass[body1];\n  let felt = vec2f(velocity[body0].w, velocity[body1].w);\n  let weighed = select(felt, vec2f(1e30), felt < vec2f(0));\n  let low = lanesMin(lane, vec4f(min(a.xyz, b.xyz), min(weighed.x, weighed.y)));\n  let high = -lanesMin(lane, vec4f(-max(a.xyz, b.xyz), 0.0)).xyz;\n  let middle = 0.5 * (low.xyz + high);\n  let radius = -lanesMin(lane, vec4f(-max(distance(a.xyz, middle), distance(b.xyz, middle)))).x;\n  let mass = select(0.0, a.w, first + lane < end) + select(0.0, b.w, first + lane + LANES < end);\n  return Sinks(low.xyz, high, middle, radius, lanesSum(lane, vec4f(mass)).x, params.tau * low.w,\n    distance(middle, root.middle) + radius);\n}\n\nfn actsAs(sinks: Sinks, centre: vec4f, test: vec4u) -> u32 {\n  let spread = bitcast<f32>(test.y);\n  let size = bitcast<f32>(test.z);\n  if (QUADRUPOLE == 1u) {\n    let apart = centre.xyz - sinks.middle;\n    let apart2 = dot(apart, apart);\n    let inverse = inverseSqrt(max(apart2, NO_DISTANCE));\n    let clear = apart2 * inverse - sinks.radius - size;\n    let beyond = bitcast<f32>(test.x) - sinks.away;\n    let most = params.farShare * sinks.allowed;\n    if (beyond > params.spline && apart2 > params.farSoftening && PULL * centre.w <= most * beyond * beyond) { return IN_EXPANSION; }\n    if (clear > params.spline && apart2 > params.farSoftening) {\n      let x = spread * inverse;\n      let y = (sinks.radius + spread) * inverse;\n      let y2 = y * y;\n      if (centre.w * fma(5.0 * y2, y2, x * x * x) <= most * clear * clear) { return IN_EXPANSION; }\n    }\n  }\n  let gap = max(max(sinks.low - centre.xyz, centre.xyz - sinks.high), vec3f(0));\n  let gap2 = dot(gap, gap);\n  let inverse = inverseSqrt(max(gap2, NO_DISTANCE));\n  let d = gap2 * inverse;\n  let clear = d - size;\n  // Bodies cost less than a cell of one or two.\n  if (clear <= params.spline || (linkIsLeaf(test.w) && linkCount(test.w) <= 2u)) { return OPENED; }\n  if (ANGLE * params.theta * d > size) { return AS_CELL; }\n  let x = spread * inverse;\n  let lost = select(3.0 * x * x, 4.0 * x * x * x, QUADRUPOLE == 1u);\n  let near = centre.w > sinks.mass && d < CLOSEST * size;\n  return select(OPENED, AS_CELL, !near && centre.w * lost <= sinks.allowed * clear * clear);\n}\n\nvar<workgroup> farCells: array<u32, 64>;\n\nfn useFar(begin: u32, count: u32, lane: u32, middle: vec3f) {\n  if (lane < count) {\n    let cell = farCells[begin + lane];\n    gather(middle, params.eps2, nodeCentre[cell], nodeMoments[2u * cell].xyz, nodeMoments[2u * cell + 1u].xyz);\n  }\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let index = flatSlice(group, groups, round, params.groupCapacity);\n  if (index >= groupList[0]) { return; }\n  let deepest = groupList[1];\n  let first = groupList[GROUP_LIST + index];\n  let end = groupList[GROUP_LIST + index + 1u];\n  here0 = posMass[min(first + lane, end - 1u)].xyz;\n  here1 = posMass[min(first + lane + LANES, end - 1u)].xyz;\n  let sinks = sinksOf(lane, first, end);\n\n  // The first batch is the root. Each next one is fetched before the sums of the last, which hide the wait for memory.\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var test = nodeTest[0];\n  var centre = nodeCentre[0];\n  var cellCount = 0u;\n  var farCount = 0u;\n  var leafCount = 0u;\n  var usedCells = 0u;\n  var usedFar = 0u;\n  var ownBodies = 0u;\n  while (batch > 0u) {\n    var opened = 0u;\n    var accepted = 0u;\n    var far = 0u;\n    var leafBodies = 0u;\n    if (lane < batch) {\n      let acts = actsAs(sinks, centre, test);\n      far = u32(acts == IN_EXPANSION);\n      accepted = u32(acts == AS_CELL);\n      let leaf = linkIsLeaf(test.w);\n      opened = u32(acts == OPENED && !leaf);\n      leafBodies = select(0u, linkCount(test.w), acts == OPENED && leaf);\n    }\n    // One scan of packed counts, each <= 32: opened, cells, far cells, leaves.\n    let place = lanesBefore(lane, opened | (accepted << 6u) | (far << 12u) | (u32(leafBodies > 0u) << 18u));\n    let total = workgroupUniformLoad(&laneTotal);\n    if (opened == 1u) { stack[stackSize + (place & 63u)] = test.w; }\n    if (accepted == 1u) { cells[cellCount + ((place >> 6u) & 63u)] = node; }\n    if (far == 1u) { farCells[farCount + ((place >> 12u) & 63u)] = node; }\n    if (leafBodies > 0u) { leaves[leafCount + (place >> 18u)] = test.w; }\n    ownBodies += leafBodies;\n    stackSize += total & 63u;\n    cellCount += (total >> 6u) & 63u;\n    farCount += (total >> 12u) & 63u;\n    leafCount += total >> 18u;\n    usedCells += (total >> 6u) & 63u;\n    usedFar += (total >> 12u) & 63u;\n    workgroupBarrier();\n    let taken = takeBatch(stackSize, lane, deepest);\n    batch = taken.x;\n    stackSize = taken.y;\n    if (lane < batch) {\n      node = batchNodes[lane];\n      test = nodeTest[node];\n      centre = nodeCentre[node];\n    }\n    if (farCount >= LANES) {\n      farCount -= LANES;\n      useFar(farCount, LANES, lane, sinks.middle);\n    }\n    if (cellCount >= LANES) {\n      cellCount -= LANES;\n      useCells(cellCount, LANES, lane);\n    }\n    while (leafCount >= LANES) { leafCount -= useLeaves(leafCount, lane, first); }\n  }\n  useFar(0u, farCount, lane, sinks.middle);\n  useCells(0u, cellCount, lane);\n  useLastLeaves(leafCount, lane, first);\n\n  let usedBodies = u32(lanesSum(lane, vec4f(f32(ownBodies))).x);\n  // The lanes' parts of the expansion become one.\n  let s0 = lanesSum(lane, vec4f(local.gradient, local.value));\n  let s1 = lanesSum(lane, vec4f(local.diagonal, local.fourthZ));\n  let s2 = lanesSum(lane, vec4f(local.mixed, 0.0));\n  local = Expansion(s0.w, s0.xyz, s1.xyz, s2.xyz, lanesSum(lane, local.thirdX), lanesSum(lane, vec4f(local.thirdY, 0.0)).xyz,\n    lanesSum(lane, local.fourthX), lanesSum(lane, local.fourthY), s1.w);\n  for (var second = 0u; second < BODIES; second++) {\n    let body = first + lane + second * LANES;\n    if (body >= end) { break; }\n    acceleration[body] = select(sum0, sum1, second == 1u) + evaluate(select(here0, here1, second == 1u) - sinks.middle);\n  }\n  if (lane == 0u) { groupCounts[index] = vec4u(usedBodies, usedCells, usedFar, end - first); }\n}\n",
  "map": [
   [
    1,
    "force/walkAdaptive.wgsl",
    1
   ],
   [
    2,
    "force/walkAdaptive.wgsl",
    1
   ],
   [
    11,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/root.wgsl",
    1
   ],
   [
    48,
    "shared/link.wgsl",
    1
   ],
   [
    58,
    "shared/interact.wgsl",
    1
   ],
   [
    122,
    "shared/flat.wgsl",
    2
   ],
   [
    134,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    153,
    "shared/stack.wgsl",
    1
   ],
   [
    193,
    "shared/criterion.wgsl",
    1
   ],
   [
    205,
    "shared/expansion.wgsl",
    1
   ],
   [
    308,
    "force/walkAdaptive.wgsl",
    19
   ],
   [
    319,
    "shared/tiles.wgsl",
    1
   ],
   [
    482,
    "shared/groups.wgsl",
    1
   ],
   [
    488,
    "shared/opening.wgsl",
    1
   ],
   [
    570,
    "force/walkAdaptive.wgsl",
    33
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "nodeCentre",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "nodeTest",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "nodeMoments",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "groupCounts",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "groupList",
    "binding": 8,
    "access": "read-only-storage"
   },
   {
    "name": "round",
    "binding": 9,
    "access": "uniform"
   },
   {
    "name": "root",
    "binding": 10,
    "access": "uniform"
   }
  ],
  "overrides": [
   "SPLINE",
   "STACK",
   "BODIES",
   "QUADRUPOLE",
   "GROUP"
  ]
 },
 "render/meetings": {
  "code": "enable subgroups;\n// meetings: the cells and bodies that the last force calculation used for the selected body: its group's walk once more, with a list instead of forces.\n// reads: params, posMass, velocity (w = |a| that the walk weighed errors against), nodeCentre, nodeTest, nodeBox,\n//   groupList, places, root\n// writes: meetings (arguments of two indirect draws | counts | numbers of the cells, LINK_LEAF on those in the expansion | links of the leaves)\n// threads: 32, one workgroup\n// source: force/walk, and with OPENING_ERROR force/walkAdaptive: the same criteria   assumes: the tree of the last forces, places[0] known\n// What the host sets: sizes and the user's settings, in the engine's own units. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  groupCapacity: u32, // groups that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  drift: f32,         // time step in units of length over velocity\n  kick: f32,          // time step in units of velocity over acceleration\n  tau: f32,           // force error that a cell may cause, over the acceleration\n  farShare: f32,      // part of it for cells in the local expansion, which are many\n  farSoftening: f32,  // squared distance within which softening forbids an expansion\n  spline: f32,        // distance at which spline softening ends; 0 with Plummer's\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels, slice of a long stage.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// The cube that the space-filling curve runs through: the bulk of the bodies as it is, far bodies drawn in.\nstruct Root {\n  middle: vec3f,\n  reach: f32,  // half the side of the cube within which space is left as it is\n  half: f32,   // half the side of the whole cube, far bodies drawn in\n  scale: f32,  // cells of level 21 per length unit; 0 when all bodies coincide\n}\n\n// How far along an axis something at the distance r is drawn in to: r as far as `reach`, then one more `reach` for each\n// factor of two (on straight lines between the powers of two, so that every device draws in to the same place).\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n// What 32 lanes tell each other, by subgroup operations: for devices whose smallest subgroup holds 32 lanes or more.\n// WebGPU does not say where in the subgroup a thread of the workgroup sits: lanes are counted in the subgroup's own order.\nconst LANES = 32u;\nvar<workgroup> laneTotal: u32;\n\n// Which lane a thread is, the only number by which lanes may be told apart. Counted by the same sum as lanesBefore, so that\n// «before» means the same in both. All 32 threads call it together.\nfn laneOf(thread: u32) -> u32 { return subgroupExclusiveAdd(1u); }\n\n// Sum over the lanes before this one. The sum over all is left in laneTotal; load it by workgroupUniformLoad.\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  let total = subgroupAdd(mine);\n  if (lane == 0u) { laneTotal = total; }\n  return subgroupExclusiveAdd(mine);\n}\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }\n// The nodes still to be looked at: a stack of links to brothers, in workgroup memory. A batch of 32 from its top is tested\n// at once, one node a lane; brothers lie side by side in memory.\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\nvar<workgroup> batchNodes: array<u32, 32>;\n// Links that a batch used up.\nvar<workgroup> batchLinks: u32;\n\n// Takes the next batch into batchNodes. Returns its size and what is left of the stack. Each node pushes one link at most,\n// so a batch as large as the free room is safe; near the end one node at a time is, which needs a slot a level.\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32) -> vec2u {\n  let room = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(room, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = lanesBefore(lane, own);\n  let used = min(own, limit - min(before, limit));\n  if (used > 0u) {\n    let start = linkFirst(link) + own - used;\n    // Written out: a loop costs twice the instructions.\n    batchNodes[before] = start;\n    if (used > 1u) { batchNodes[before + 1u] = start + 1u; }\n    if (used > 2u) { batchNodes[before + 2u] = start + 2u; }\n    if (used > 3u) { batchNodes[before + 3u] = start + 3u; }\n    if (used > 4u) { batchNodes[before + 4u] = start + 4u; }\n    if (used > 5u) { batchNodes[before + 5u] = start + 5u; }\n    if (used > 6u) { batchNodes[before + 6u] = start + 6u; }\n    if (used > 7u) { batchNodes[before + 7u] = start + 7u; }\n    if (used < own) { stack[stackSize - 1u - lane] = makeLink(false, linkFirst(link), own - used); }\n  }\n  let total = workgroupUniformLoad(&laneTotal);\n  // The link that fills the batch says how many are used up; where none does, all are.\n  if (own > 0u && before < limit && before + own >= limit) { batchLinks = select(lane, lane + 1u, used == own); }\n  if (lane == 0u && total < limit) { batchLinks = stackSize; }\n  return vec2u(min(total, limit), stackSize - workgroupUniformLoad(&batchLinks));\n}\n// Opening criteria, chosen by the override OPENING of moments and walks.\nconst OPENING_BONSAI = 0u;    // d > l / theta + s, tight box of side l, s from its middle to the centre of mass (Bedorf+ 2012 Eq. 1)\nconst OPENING_DISTANCE = 1u;  // d > l / theta with d from box to box (Salmon & Warren 1994; Bedorf+ 2012 section 3.3)\nconst OPENING_ERROR = 2u;     // force error bound of the cell < tau |a| (Dehnen 2014, Eq. 10 in spirit), or b / d < ANGLE theta\n\n// A cell of radius b acts whole from b / (ANGLE theta) on, whatever its error: where forces cancel no error is small enough,\n// and one such body must not open everything for its group. Bonsai's criterion lets cells of b / d up to 0.87 theta act.\nconst ANGLE = 0.5;\n\n// A cell heavier than the group acts by its quadrupole only from so many of its radii on. Other groups have the same error of\n// it, and nothing answers it: with less a galaxy's core pulls its own galaxy along.\nconst CLOSEST = 1.8;\noverride SPLINE: u32 = 0u;\noverride QUADRUPOLE: u32 = 1u;\noverride OPENING: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(5) var<storage, read> groupList: array<u32>;\n@group(0) @binding(6) var<storage, read> places: array<u32>;\n@group(0) @binding(7) var<storage, read_write> meetings: array<u32>;\n@group(0) @binding(8) var<storage, read> nodeBox: array<vec4f>;\n@group(0) @binding(9) var<uniform> root: Root;\n// Groups of bodies that share one walk. The list of groups: their number, the deepest level of the tree, the first body of\n// each group, n.\noverride GROUP: u32 = 64u; // at most so many bodies (N_crit), a multiple of 32\nconst HEAVY = 4096u;    // a cell with so many bodies ends a group\nconst GROUP_ROW = 31u;  // row of the table of counts that belongs to groups; rows 0 to 30 are levels\nconst GROUP_LIST = 2u;  // where the first bodies begin\n// Opening by error: what a node does for a group of bodies. The one copy of the test, for walkAdaptive and for meetings,\n// which repeats its walk. Moments and orders that are left out cost at most so much force (Salmon & Warren 1994), with\n// d the distance from the group's box to the cell's centre of mass, D that from the middle of the box, R the group's radius\n// about it, b the largest radius of the cell and s its spread (sum m |x|^k <= M s^k for k = 1 to 4):\n//   by the quadrupole   4 M (s/d)^3 / (d - b)^2,   by the mass alone   3 M (s/d)^2 / (d - b)^2\n//   in the expansion    M ((s/D)^3 + 5 ((R + s)/D)^4) / (D - R - b)^2, or for a cell of far bodies PULL M / h^2, with h the\n//   distance at least from any of the group to any of the cell\n// The cell's own octupole would have a factor of 4 there: those of many far cells cancel, what the expansion drops does not.\n// Lengths only meet as ratios: nothing over- or underflows, and powers of two in lengths or masses change no bit.\n\n// What a node does.\nconst OPENED = 0u;\nconst AS_CELL = 1u;\nconst IN_EXPANSION = 2u;\n\n// A cell whose whole pull, and what the expansion makes of it, cost less than its error may: M / h^2 of the bodies, as much\n// of the mass, and of the quadrupole 4.5 M s^2 / D^4, with s below b. Leaves of far bodies are as wide as they are far: by\n// the series each group would meet their bodies one by one (H200, 1M with 10 000 out to 1e9 radii: 7.8 ms a step).\nconst PULL = 8.0;\n\n// Below this squared distance nothing is whole.\nconst NO_DISTANCE = 1e-30;\n\n// Bodies that share a walk.\nstruct Sinks {\n  low: vec3f,     // tight box\n  high: vec3f,\n  middle: vec3f,\n  radius: f32,    // of a sphere about the middle that holds them\n  mass: f32,\n  allowed: f32,   // force error that one cell may cause: tau times the smallest |a|\n  away: f32,      // farthest from the middle of the root cube\n}\n\n// The bodies from `first` to `end` - 1, up to two a lane. Frozen bodies, whose |a| is negative, don't mind errors.\nfn sinksOf(lane: u32, first: u32, end: u32) -> Sinks {\n  let body0 = min(first + lane, end - 1u);\n  let body1 = min(first + lane + LANES, end - 1u);\n  let a = posMass[body0];\n  let b = posMass[body1];\n  let felt = vec2f(velocity[body0].w, velocity[body1].w);\n  let weighed = select(felt, vec2f(1e30), felt < vec2f(0));\n  let low = lanesMin(lane, vec4f(min(a.xyz, b.xyz), min(weighed.x, weighed.y)));\n  let high = -lanesMin(lane, vec4f(-max(a.xyz, b.xyz), 0.0)).xyz;\n  let middle = 0.5 * (low.xyz + high);\n  let radius = -lanesMin(lane, vec4f(-max(distance(a.xyz, middle), distance(b.xyz, middle)))).x;\n  let mass = select(0.0, a.w, first + lane < end) + select(0.0, b.w, first + lane + LANES < end);\n  return Sinks(low.xyz, high, middle, radius, lanesSum(lane, vec4f(mass)).x, params.tau * low.w,\n    distance(middle, root.middle) + radius);\n}\n\nfn actsAs(sinks: Sinks, centre: vec4f, test: vec4u) -> u32 {\n  let spread = bitcast<f32>(test.y);\n  let size = bitcast<f32>(test.z);\n  if (QUADRUPOLE == 1u) {\n    let apart = centre.xyz - sinks.middle;\n    let apart2 = dot(apart, apart);\n    let inverse = inverseSqrt(max(apart2, NO_DISTANCE));\n    let clear = apart2 * inverse - sinks.radius - size;\n    let beyond = bitcast<f32>(test.x) - sinks.away;\n    let most = params.farShare * sinks.allowed;\n    if (beyond > params.spline && apart2 > params.farSoftening && PULL * centre.w <= most * beyond * beyond) { return IN_EXPANSION; }\n    if (clear > params.spline && apart2 > params.farSoftening) {\n      let x = spread * inverse;\n      let y = (sinks.radius + spread) * inverse;\n      let y2 = y * y;\n      if (centre.w * fma(5.0 * y2, y2, x * x * x) <= most * clear * clear) { return IN_EXPANSION; }\n    }\n  }\n  let gap = max(max(sinks.low - centre.xyz, centre.xyz - sinks.high), vec3f(0));\n  let gap2 = dot(gap, gap);\n  let inverse = inverseSqrt(max(gap2, NO_DISTANCE));\n  let d = gap2 * inverse;\n  let clear = d - size;\n  // Bodies cost less than a cell of one or two.\n  if (clear <= params.spline || (linkIsLeaf(test.w) && linkCount(test.w) <= 2u)) { return OPENED; }\n  if (ANGLE * params.theta * d > size) { return AS_CELL; }\n  let x = spread * inverse;\n  let lost = select(3.0 * x * x, 4.0 * x * x * x, QUADRUPOLE == 1u);\n  let near = centre.w > sinks.mass && d < CLOSEST * size;\n  return select(OPENED, AS_CELL, !near && centre.w * lost <= sinks.allowed * clear * clear);\n}\n\n// Words before the two lists, and room of each.\nconst HEAD = 16u;\nconst ROOM = 32768u;\n\n@compute @workgroup_size(32)\nfn main(@builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  // A tree that outgrew its buffers leads nowhere, and is soon built again.\n  if (groupList[0] == 0u) {\n    if (lane < HEAD) { meetings[lane] = 0u; }\n    return;\n  }\n  // The group that holds the body: the last one that begins at it or before.\n  var index = 0u;\n  var past = groupList[0];\n  while (past - index > 1u) {\n    let middle = (index + past) / 2u;\n    if (groupList[GROUP_LIST + middle] <= places[0]) { index = middle; } else { past = middle; }\n  }\n  let deepest = groupList[1];\n  let first = groupList[GROUP_LIST + index];\n  let end = groupList[GROUP_LIST + index + 1u];\n  let sinks = sinksOf(lane, first, end);\n\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var cellCount = 0u;\n  var farCount = 0u;\n  var leafCount = 0u;\n  var ownBodies = 0u;\n  while (batch > 0u) {\n    var opened = 0u;\n    var far = 0u;\n    var near = 0u;\n    var leafBodies = 0u;\n    var link = 0u;\n    if (lane < batch) {\n      let test = nodeTest[node];\n      let centre = nodeCentre[node];\n      link = test.w;\n      let leaf = linkIsLeaf(link);\n      if (OPENING == OPENING_ERROR) {\n        let acts = actsAs(sinks, centre, test);\n        far = u32(acts == IN_EXPANSION);\n        near = u32(acts == AS_CELL);\n      } else {\n        let soft = params.spline + bitcast<f32>(test.z);\n        let gap = max(max(sinks.low - centre.xyz, centre.xyz - sinks.high), vec3f(0));\n        var away = gap;\n        if (OPENING == OPENING_DISTANCE) {\n          away = max(max(sinks.low - nodeBox[2u * node + 1u].xyz, nodeBox[2u * node].xyz - sinks.high), vec3f(0));\n        }\n        near = u32(dot(away, away) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft));\n      }\n      if (far + near == 0u) {\n        if (leaf) { leafBodies = linkCount(link); } else { opened = 1u; }\n      }\n    }\n    let place = lanesBefore(lane, opened | (near << 6u) | (far << 12u) | (u32(leafBodies > 0u) << 18u));\n    let total = workgroupUniformLoad(&laneTotal);\n    if (opened == 1u) { stack[stackSize + (place & 63u)] = link; }\n    let at = cellCount + farCount + ((place >> 6u) & 63u) + ((place >> 12u) & 63u);\n    if (far + near == 1u && at < ROOM) { meetings[HEAD + at] = node | select(0u, LINK_LEAF, far == 1u); }\n    let leafAt = leafCount + (place >> 18u);\n    if (leafBodies > 0u && leafAt < ROOM) { meetings[HEAD + ROOM + leafAt] = link; }\n    ownBodies += leafBodies;\n    stackSize += total & 63u;\n    cellCount += (total >> 6u) & 63u;\n    farCount += (total >> 12u) & 63u;\n    leafCount += total >> 18u;\n    workgroupBarrier();\n    let taken = takeBatch(stackSize, lane, deepest);\n    batch = taken.x;\n    stackSize = taken.y;\n    if (lane < batch) { node = batchNodes[lane]; }\n  }\n  let bodies = u32(lanesSum(lane, vec4f(f32(ownBodies))).x);\n  if (lane > 0u) { return; }\n  // Boxes of 12 edges with 6 vertices each; 16 marks of 6 vertices for each leaf.\n  meetings[0] = 72u;\n  meetings[1] = min(cellCount + farCount, ROOM);\n  meetings[2] = 0u;\n  meetings[3] = 0u;\n  meetings[4] = 6u;\n  meetings[5] = 16u * min(leafCount, ROOM);\n  meetings[6] = 0u;\n  meetings[7] = 0u;\n  meetings[8] = cellCount;\n  meetings[9] = farCount;\n  meetings[10] = bodies;\n  meetings[11] = end - first;\n  meetings[12] = index;\n}\n",
  "map": [
   [
    1,
    "render/meetings.wgsl",
    1
   ],
   [
    2,
    "render/meetings.wgsl",
    1
   ],
   [
    8,
    "shared/params.wgsl",
    1
   ],
   [
    29,
    "shared/root.wgsl",
    1
   ],
   [
    45,
    "shared/link.wgsl",
    1
   ],
   [
    55,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    74,
    "shared/stack.wgsl",
    1
   ],
   [
    114,
    "shared/criterion.wgsl",
    1
   ],
   [
    126,
    "render/meetings.wgsl",
    13
   ],
   [
    139,
    "shared/groups.wgsl",
    1
   ],
   [
    145,
    "shared/opening.wgsl",
    1
   ],
   [
    227,
    "render/meetings.wgsl",
    28
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "nodeCentre",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "nodeTest",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "groupList",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "places",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "meetings",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "nodeBox",
    "binding": 8,
    "access": "read-only-storage"
   },
   {
    "name": "root",
    "binding": 9,
    "access": "uniform"
   }
  ],
  "overrides": [
   "STACK",
   "SPLINE",
   "QUADRUPOLE",
   "OPENING",
   "GROUP"
  ]
 }
} as const;
export const STRUCTS = {
 "Params": {
  "size": 48,
  "fields": {
   "n": [
    0,
    "u32"
   ],
   "nodeCapacity": [
    4,
    "u32"
   ],
   "groupCapacity": [
    8,
    "u32"
   ],
   "leafSize": [
    12,
    "u32"
   ],
   "theta": [
    16,
    "f32"
   ],
   "eps2": [
    20,
    "f32"
   ],
   "drift": [
    24,
    "f32"
   ],
   "kick": [
    28,
    "f32"
   ],
   "tau": [
    32,
    "f32"
   ],
   "farShare": [
    36,
    "f32"
   ],
   "farSoftening": [
    40,
    "f32"
   ],
   "spline": [
    44,
    "f32"
   ]
  }
 },
 "Round": {
  "size": 8,
  "fields": {
   "index": [
    0,
    "u32"
   ],
   "last": [
    4,
    "u32"
   ]
  }
 },
 "Root": {
  "size": 32,
  "fields": {
   "middle": [
    0,
    "vec3f"
   ],
   "reach": [
    12,
    "f32"
   ],
   "half": [
    16,
    "f32"
   ],
   "scale": [
    20,
    "f32"
   ]
  }
 },
 "Moments": {
  "size": 80,
  "fields": {
   "com": [
    0,
    "vec3f"
   ],
   "mass": [
    12,
    "f32"
   ],
   "diagonal": [
    16,
    "vec3f"
   ],
   "radius": [
    28,
    "f32"
   ],
   "mixed": [
    32,
    "vec3f"
   ],
   "low": [
    48,
    "vec3f"
   ],
   "high": [
    64,
    "vec3f"
   ]
  }
 },
 "Expansion": {
  "size": 144,
  "fields": {
   "value": [
    0,
    "f32"
   ],
   "gradient": [
    16,
    "vec3f"
   ],
   "diagonal": [
    32,
    "vec3f"
   ],
   "mixed": [
    48,
    "vec3f"
   ],
   "thirdX": [
    64,
    "vec4f"
   ],
   "thirdY": [
    80,
    "vec3f"
   ],
   "fourthX": [
    96,
    "vec4f"
   ],
   "fourthY": [
    112,
    "vec4f"
   ],
   "fourthZ": [
    128,
    "f32"
   ]
  }
 },
 "Sinks": {
  "size": 64,
  "fields": {
   "low": [
    0,
    "vec3f"
   ],
   "high": [
    16,
    "vec3f"
   ],
   "middle": [
    32,
    "vec3f"
   ],
   "radius": [
    44,
    "f32"
   ],
   "mass": [
    48,
    "f32"
   ],
   "allowed": [
    52,
    "f32"
   ],
   "away": [
    56,
    "f32"
   ]
  }
 },
 "Class": {
  "size": 12,
  "fields": {
   "galaxy": [
    0,
    "u32"
   ],
   "shines": [
    4,
    "u32"
   ],
   "quanta": [
    8,
    "f32"
   ]
  }
 },
 "Sphere": {
  "size": 32,
  "fields": {
   "centre": [
    0,
    "vec3f"
   ],
   "radius": [
    12,
    "f32"
   ],
   "velocity": [
    16,
    "vec3f"
   ],
   "bodies": [
    28,
    "f32"
   ]
  }
 },
 "Asked": {
  "size": 32,
  "fields": {
   "n": [
    0,
    "u32"
   ],
   "unit": [
    4,
    "f32"
   ],
   "now": [
    8,
    "f32"
   ],
   "galaxies": [
    12,
    "u32"
   ],
   "anew": [
    16,
    "u32"
   ],
   "first": [
    20,
    "u32"
   ],
   "every": [
    24,
    "u32"
   ],
   "kinetic": [
    28,
    "f32"
   ]
  }
 },
 "Sight": {
  "size": 112,
  "fields": {
   "clip": [
    0,
    "mat4x4f"
   ],
   "pointer": [
    64,
    "vec2f"
   ],
   "extent": [
    72,
    "vec2f"
   ],
   "reach": [
    80,
    "f32"
   ],
   "n": [
    84,
    "u32"
   ],
   "elapsed": [
    88,
    "f32"
   ],
   "slot": [
    92,
    "u32"
   ],
   "shallowest": [
    96,
    "u32"
   ],
   "deepest": [
    100,
    "u32"
   ]
  }
 }
} as const;
