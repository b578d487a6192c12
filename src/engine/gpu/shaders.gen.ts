// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.
export const STAGES = {
 "build/bounds": {
  "code": "// bounds: smallest and largest coordinates of the bodies that one workgroup looks at.\n// reads: posMass   writes: partials (low, high per workgroup)\n// threads: 256 a workgroup, each strides over the bodies\n// source: papers/000 section 2.1   assumes: at least boundsGroups workgroups\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Compilers may assume that no NaN exists, so the test looks at the exponent bits.\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n// Workgroups that share the search of the bounds: one for every 2048 bodies, at most 256.\nfn boundsGroups(n: u32) -> u32 {\n  return clamp((n + 2047u) / 2048u, 1u, 256u);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> partials: array<vec4f>;\n\nvar<workgroup> low: array<vec3f, 256>;\nvar<workgroup> high: array<vec3f, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  var lo = vec3f(3e38);\n  var hi = vec3f(-3e38);\n  for (var i = group.x * 256u + lane; i < params.n; i += boundsGroups(params.n) * 256u) {\n    let p = posMass[i].xyz;\n    if (finite(p)) {\n      lo = min(lo, p);\n      hi = max(hi, p);\n    }\n  }\n  low[lane] = lo;\n  high[lane] = hi;\n  for (var half = 128u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) {\n      low[lane] = min(low[lane], low[lane + half]);\n      high[lane] = max(high[lane], high[lane + half]);\n    }\n  }\n  if (lane == 0u) {\n    partials[2u * group.x] = vec4f(low[0], 0);\n    partials[2u * group.x + 1u] = vec4f(high[0], 0);\n  }\n}\n",
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
    20,
    "shared/finite.wgsl",
    1
   ],
   [
    25,
    "shared/boundsGroups.wgsl",
    1
   ],
   [
    29,
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
  "code": "// keys: the place of every body on the Hilbert curve, 63 bits, and the order to be sorted with it.\n// reads: posMass, root   writes: keys, order\n// threads: 256 a workgroup, one a body\n// source: papers/001 section 6.3.1 (Peano-Hilbert order)   assumes: nothing; bodies outside the cube go to its edge\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// The cube that the space-filling curve runs through. A coordinate x maps to floor((x - low) * scale), 21 bits.\nstruct Root {\n  low: vec3f,\n  scale: f32,  // cells of level 21 per length unit; 0 when all bodies coincide\n}\n// Hilbert key of a point with three 21-bit coordinates: 63 bits, high word first.\n// Skilling 2004 (AIP Conf. Proc. 707, 381): undo the excess work, Gray-encode, interleave.\nfn hilbertKey(point: vec3u) -> vec2u {\n  var x = point;\n  for (var q = 1u << 20u; q > 1u; q >>= 1u) {\n    let p = q - 1u;\n    if ((x.x & q) != 0u) { x.x ^= p; }\n    if ((x.y & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.y) & p; x.x ^= t; x.y ^= t; }\n    if ((x.z & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.z) & p; x.x ^= t; x.z ^= t; }\n  }\n  x.y ^= x.x;\n  x.z ^= x.y;\n  var t = 0u;\n  for (var q = 1u << 20u; q > 1u; q >>= 1u) {\n    if ((x.z & q) != 0u) { t ^= q - 1u; }\n  }\n  x ^= vec3u(t);\n  let top = ((x.x >> 20u) << 2u) | ((x.y >> 20u) << 1u) | (x.z >> 20u);\n  let mid = interleave10((x >> vec3u(10u)) & vec3u(1023u));\n  let low = interleave10(x & vec3u(1023u));\n  return vec2u((top << 28u) | (mid >> 2u), (mid << 30u) | low);\n}\n\n// Interleaves three 10-bit numbers; x holds the highest bit of each triple.\nfn interleave10(point: vec3u) -> u32 {\n  var v = point;\n  v = (v | (v << vec3u(16u))) & vec3u(0x030000ffu);\n  v = (v | (v << vec3u(8u))) & vec3u(0x0300f00fu);\n  v = (v | (v << vec3u(4u))) & vec3u(0x030c30c3u);\n  v = (v | (v << vec3u(2u))) & vec3u(0x09249249u);\n  return (v.x << 2u) | (v.y << 1u) | v.z;\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> root: Root;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> keys: array<vec2u>;\n@group(0) @binding(4) var<storage, read_write> order: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let place = clamp((posMass[i].xyz - root.low) * root.scale, vec3f(0.0), vec3f(2097151.0));\n  keys[i] = hilbertKey(vec3u(place));\n  order[i] = i;\n}\n",
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
    20,
    "shared/root.wgsl",
    1
   ],
   [
    25,
    "shared/hilbert.wgsl",
    1
   ],
   [
    57,
    "shared/flat.wgsl",
    1
   ],
   [
    61,
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
  "code": "// leafLevels: the levels of the nodes that begin at each body, and how many nodes of each level begin in each tile.\n// A cell is split when it holds more than N_leaf bodies, that is when some body j and body j + N_leaf share its level.\n// reads: keys   writes: bodyLevels (first | last << 8; first > last: none), counts (row = level, column = tile of 256)\n// threads: 256 a workgroup, one a body\n// source: level-free form of papers/000 section 2.1: same nodes, no loop over levels   assumes: keys sorted, N_leaf <= 16\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Levels of the octree. Level 0 is the root, 21 the finest cell of the curve; below it bodies with equal keys are told\n// apart by their place in the order, three bits a level, so that a leaf never holds more than N_leaf bodies.\nconst MAX_LEVEL = 30u;\n\n// Number of levels that two sorted bodies share: the deepest cell that holds both.\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n  // 63-bit keys in 64 bits: one leading zero is no digit.\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return 21u + min(9u, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(2) var<storage, read_write> bodyLevels: array<u32>;\n@group(0) @binding(3) var<storage, read_write> counts: array<u32>;\n\nvar<workgroup> depth: array<u32, 272>;\nvar<workgroup> histogram: array<atomic<u32>, 32>;\n\n// 1 + levels shared by bodies j and j + N_leaf; 0 where there is no such pair.\nfn windowDepth(j: i32) -> u32 {\n  let other = j + i32(params.leafSize);\n  if (j < 0 || other >= i32(params.n)) { return 0u; }\n  return 1u + sharedLevels(keys[j], u32(j), keys[other], u32(other));\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + 255u) / 256u;\n  if (tile >= tiles) { return; }\n  let base = i32(tile * 256u) - 16;\n  depth[lane] = windowDepth(base + i32(lane));\n  if (lane < 16u) { depth[lane + 256u] = windowDepth(base + 256 + i32(lane)); }\n  workgroupBarrier();\n  let i = tile * 256u + lane;\n  if (i < params.n) {\n    var last = 0u;\n    for (var back = 0u; back <= params.leafSize; back++) { last = max(last, depth[lane + 16u - back]); }\n    last = min(last, MAX_LEVEL);\n    var first = 0u;\n    if (i > 0u) { first = 1u + sharedLevels(keys[i - 1u], i - 1u, keys[i], i); }\n    bodyLevels[i] = first | (last << 8u);\n    for (var level = first; level <= last; level++) { atomicAdd(&histogram[level], 1u); }\n  }\n  workgroupBarrier();\n  if (lane < 32u) { counts[lane * tiles + tile] = atomicLoad(&histogram[lane]); }\n}\n",
  "map": [
   [
    1,
    "build/leafLevels.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    21,
    "shared/level.wgsl",
    1
   ],
   [
    33,
    "shared/flat.wgsl",
    1
   ],
   [
    37,
    "build/leafLevels.wgsl",
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
  "overrides": []
 },
 "build/links": {
  "code": "// links: completes each node's link with the number of its children or bodies.\n// reads: keys, nodeBegin, levelStart   reads, writes: nodeLink\n// threads: 64 a workgroup, striding over the nodes\n// source: papers/000 section 2.1 (binary search of the end of a cell)   assumes: nodes in breadth-first order\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Levels of the octree. Level 0 is the root, 21 the finest cell of the curve; below it bodies with equal keys are told\n// apart by their place in the order, three bits a level, so that a leaf never holds more than N_leaf bodies.\nconst MAX_LEVEL = 30u;\n\n// Number of levels that two sorted bodies share: the deepest cell that holds both.\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n  // 63-bit keys in 64 bits: one leading zero is no digit.\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return 21u + min(9u, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(2) var<storage, read> nodeBegin: array<u32>;\n@group(0) @binding(3) var<storage, read> levelStart: array<u32>;\n@group(0) @binding(4) var<storage, read_write> nodeLink: array<u32>;\n\n// First body after `begin` that is not in the cell of `level` around it. Gallops, then halves.\nfn cellEnd(begin: u32, level: u32) -> u32 {\n  let key = keys[begin];\n  var inside = begin;\n  var reach = params.leafSize;\n  while (inside + reach < params.n && sharedLevels(key, begin, keys[inside + reach], inside + reach) >= level) {\n    inside += reach;\n    reach *= 2u;\n  }\n  var outside = min(inside + reach, params.n);\n  while (outside - inside > 1u) {\n    let middle = inside + (outside - inside) / 2u;\n    if (sharedLevels(key, begin, keys[middle], middle) >= level) { inside = middle; } else { outside = middle; }\n  }\n  return outside;\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {\n  let total = min(levelStart[32], params.nodeCapacity);\n  for (var k = id.x; k < total; k += groups.x * 64u) {\n    let begin = nodeBegin[k] & 0x7ffffffu;\n    let level = nodeBegin[k] >> 27u;\n    let end = cellEnd(begin, level);\n    let first = nodeLink[k];\n    if (first == LINK_LEAF) {\n      nodeLink[k] = makeLink(true, begin, end - begin);\n    } else {\n      let levelEnd = min(levelStart[level + 2u], total);\n      var next = first + 1u;\n      while (next < levelEnd && next < first + 8u && (nodeBegin[next] & 0x7ffffffu) < end) { next++; }\n      nodeLink[k] = makeLink(false, first, next - first);\n    }\n  }\n}\n",
  "map": [
   [
    1,
    "build/links.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    20,
    "shared/level.wgsl",
    1
   ],
   [
    32,
    "shared/link.wgsl",
    1
   ],
   [
    42,
    "build/links.wgsl",
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
   }
  ],
  "overrides": []
 },
 "build/moments": {
  "code": "// moments: mass, centre of mass, second moments about it, tight box and opening radius of the nodes of some levels.\n// reads: posMass, nodeLink, levelStart   reads, writes: nodeOpen (centre of mass, opening radius squared),\n//   nodeMoments (Qxx Qyy Qzz mass | Qxy Qxz Qyz spare, Q = sum m x x about the centre of mass), nodeBox (low | high)\n// threads: 64 a workgroup, striding over the nodes of one level; one workgroup may do several levels\n// source: papers/000 section 3.2 and Eq. 1, papers/001 section 6.6.1   assumes: deeper levels are done\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> round: Round;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeLink: array<u32>;\n@group(0) @binding(4) var<storage, read> levelStart: array<u32>;\n@group(0) @binding(5) var<storage, read_write> nodeOpen: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> nodeMoments: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> nodeBox: array<vec4f>;\n\nstruct Moments {\n  com: vec3f,\n  mass: f32,\n  diagonal: vec3f,\n  mixed: vec3f,\n  low: vec3f,\n  high: vec3f,\n}\n\n// Everything is summed relative to a nearby point: sums about the origin lose all digits in float32.\nfn leafMoments(first: u32, count: u32) -> Moments {\n  let near = posMass[first].xyz;\n  var m = Moments(vec3f(0), 0.0, vec3f(0), vec3f(0), near, near);\n  for (var i = first; i < first + count; i++) {\n    let p = posMass[i];\n    m.mass += p.w;\n    m.com += p.w * (p.xyz - near);\n    m.low = min(m.low, p.xyz);\n    m.high = max(m.high, p.xyz);\n  }\n  if (m.mass > 0.0) { m.com = near + m.com / m.mass; } else { m.com = 0.5 * (m.low + m.high); }\n  for (var i = first; i < first + count; i++) {\n    let p = posMass[i];\n    let d = p.xyz - m.com;\n    m.diagonal += p.w * d * d;\n    m.mixed += p.w * d.xxy * d.yzz;\n  }\n  return m;\n}\n\nfn cellMoments(first: u32, count: u32) -> Moments {\n  let near = nodeOpen[first].xyz;\n  var m = Moments(vec3f(0), 0.0, vec3f(0), vec3f(0), nodeBox[2u * first].xyz, nodeBox[2u * first + 1u].xyz);\n  for (var k = first; k < first + count; k++) {\n    let mass = nodeMoments[2u * k].w;\n    m.mass += mass;\n    m.com += mass * (nodeOpen[k].xyz - near);\n    m.low = min(m.low, nodeBox[2u * k].xyz);\n    m.high = max(m.high, nodeBox[2u * k + 1u].xyz);\n  }\n  if (m.mass > 0.0) { m.com = near + m.com / m.mass; } else { m.com = 0.5 * (m.low + m.high); }\n  for (var k = first; k < first + count; k++) {\n    let a = nodeMoments[2u * k];\n    let d = nodeOpen[k].xyz - m.com;\n    m.diagonal += a.xyz + a.w * d * d;\n    m.mixed += nodeMoments[2u * k + 1u].xyz + a.w * d.xxy * d.yzz;\n  }\n  return m;\n}\n\nfn node(k: u32) {\n  let link = nodeLink[k];\n  let first = linkFirst(link);\n  let count = linkCount(link);\n  var m: Moments;\n  if (linkIsLeaf(link)) { m = leafMoments(first, count); } else { m = cellMoments(first, count); }\n  let extent = m.high - m.low;\n  let side = max(extent.x, max(extent.y, extent.z));\n  let offset = length(m.com - 0.5 * (m.low + m.high));\n  let radius = side / params.theta + offset;\n  // A leaf of one body is its body: open it always, a body costs less than a cell.\n  let open = select(radius * radius, 3e38, linkIsLeaf(link) && count == 1u);\n  nodeOpen[k] = vec4f(m.com, open);\n  nodeMoments[2u * k] = vec4f(m.diagonal, m.mass);\n  nodeMoments[2u * k + 1u] = vec4f(m.mixed, 0.0);\n  nodeBox[2u * k] = vec4f(m.low, 0.0);\n  nodeBox[2u * k + 1u] = vec4f(m.high, 0.0);\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {\n  // From the deeper level round.last up to round.index; more than one level only in a single workgroup.\n  for (var up = 0u; up <= round.last - round.index; up++) {\n    let level = round.last - up;\n    let end = min(levelStart[level + 1u], params.nodeCapacity);\n    for (var k = levelStart[level] + id.x; k < end; k += groups.x * 64u) { node(k); }\n    storageBarrier();\n  }\n}\n",
  "map": [
   [
    1,
    "build/moments.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    21,
    "shared/link.wgsl",
    1
   ],
   [
    31,
    "build/moments.wgsl",
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
    "name": "nodeLink",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "levelStart",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "nodeOpen",
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
   }
  ],
  "overrides": []
 },
 "build/nodes": {
  "code": "// nodes: writes the nodes in breadth-first order, so that siblings are neighbours, each with its first body and first child.\n// reads: bodyLevels, counts, totals   writes: nodeBegin (body | level << 27), nodeLink (first child, or LINK_LEAF), levelStart, status\n// threads: 256 a workgroup, one a body\n// source: level-free form of papers/000 sections 2.1 and Fig. 2   assumes: counts and totals from rowScan, n < 2^27\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Levels of the octree. Level 0 is the root, 21 the finest cell of the curve; below it bodies with equal keys are told\n// apart by their place in the order, three bits a level, so that a leaf never holds more than N_leaf bodies.\nconst MAX_LEVEL = 30u;\n\n// Number of levels that two sorted bodies share: the deepest cell that holds both.\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n  // 63-bit keys in 64 bits: one leading zero is no digit.\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return 21u + min(9u, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n// The status word: one bit a stage, set once and kept until the host clears it. Later stages then stand still.\nconst FAULT_NODES = 1u;       // more nodes than nodeCapacity\nconst FAULT_STACK = 2u;       // a walk ran out of stack\nconst FAULT_NONFINITE = 4u;   // a body had a non-finite position, velocity or force, and was frozen\n\n// status[0]: the word; status[1]: nodes wanted; status[2]: bodies frozen so far\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> bodyLevels: array<u32>;\n@group(0) @binding(2) var<storage, read> counts: array<u32>;\n@group(0) @binding(3) var<storage, read> totals: array<u32>;\n@group(0) @binding(4) var<storage, read_write> nodeBegin: array<u32>;\n@group(0) @binding(5) var<storage, read_write> nodeLink: array<u32>;\n@group(0) @binding(6) var<storage, read_write> levelStart: array<u32>;\n@group(0) @binding(7) var<storage, read_write> status: array<atomic<u32>>;\n\n// Word w of level l holds a bit for each of the bodies 32 w .. 32 w + 31 at which a node of level l begins.\nvar<workgroup> present: array<atomic<u32>, 256>;\nvar<workgroup> start: array<u32, 33>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + 255u) / 256u;\n  if (tile >= tiles) { return; }\n  if (lane < 33u) {\n    var below = 0u;\n    for (var level = 0u; level < min(lane, 32u); level++) { below += totals[level]; }\n    start[lane] = below;\n    if (tile == 0u) { levelStart[lane] = below; }\n    if (tile == 0u && lane == 32u) {\n      atomicStore(&status[1], below);\n      if (below > params.nodeCapacity) { atomicOr(&status[0], FAULT_NODES); }\n    }\n  }\n  let i = tile * 256u + lane;\n  var first = 1u;\n  var last = 0u;\n  if (i < params.n) {\n    first = bodyLevels[i] & 255u;\n    last = bodyLevels[i] >> 8u;\n  }\n  let word = lane >> 5u;\n  let bit = 1u << (lane & 31u);\n  for (var level = first; level <= last; level++) { atomicOr(&present[level * 8u + word], bit); }\n  workgroupBarrier();\n  // From the leaf up, so that each node knows its first child, which begins at the same body.\n  var child = LINK_LEAF;\n  for (var up = 0u; first + up <= last; up++) {\n    let level = last - up;\n    var k = start[level] + counts[level * tiles + tile];\n    for (var w = 0u; w < word; w++) { k += countOneBits(atomicLoad(&present[level * 8u + w])); }\n    k += countOneBits(atomicLoad(&present[level * 8u + word]) & (bit - 1u));\n    if (k < params.nodeCapacity) {\n      nodeBegin[k] = i | (level << 27u);\n      nodeLink[k] = child;\n    }\n    child = k;\n  }\n}\n",
  "map": [
   [
    1,
    "build/nodes.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    20,
    "shared/level.wgsl",
    1
   ],
   [
    32,
    "shared/link.wgsl",
    1
   ],
   [
    42,
    "shared/status.wgsl",
    1
   ],
   [
    48,
    "shared/flat.wgsl",
    1
   ],
   [
    52,
    "build/nodes.wgsl",
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
    "name": "status",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "build/radixCount": {
  "code": "// radixCount: how often each 8-bit digit occurs in each tile of keys.\n// reads: keys   writes: counts (row = digit, column = tile)\n// threads: 256 a workgroup, one workgroup a tile of 2048\n// source: least-significant-digit radix sort, reduce then scan   assumes: nothing\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Geometry of the radix sort: 8-bit digits, a tile of bodies per workgroup.\nconst TILE = 2048u;\nconst CHUNK = 256u;\n\nfn radixDigit(key: vec2u, round: u32) -> u32 {\n  let word = select(key.y, key.x, round >= 4u);\n  return (word >> (8u * (round & 3u))) & 255u;\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> round: Round;\n@group(0) @binding(2) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(3) var<storage, read_write> counts: array<u32>;\n\nvar<workgroup> histogram: array<atomic<u32>, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + TILE - 1u) / TILE;\n  if (tile >= tiles) { return; }\n  for (var k = 0u; k < TILE; k += CHUNK) {\n    let i = tile * TILE + k + lane;\n    if (i < params.n) { atomicAdd(&histogram[radixDigit(keys[i], round.index)], 1u); }\n  }\n  workgroupBarrier();\n  counts[lane * tiles + tile] = atomicLoad(&histogram[lane]);\n}\n",
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
    20,
    "shared/radix.wgsl",
    1
   ],
   [
    28,
    "shared/flat.wgsl",
    1
   ],
   [
    32,
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
  "code": "// radixScatter: moves keys and order to where one more 8-bit digit is sorted. Stable.\n// reads: keys, order, counts, totals   writes: sortedKeys, sortedOrder\n// threads: 256 a workgroup, one workgroup a tile of 2048, 256 keys at a time\n// source: ranks inside a chunk are population counts of one bit mask a digit   assumes: counts and totals from rowScan\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Geometry of the radix sort: 8-bit digits, a tile of bodies per workgroup.\nconst TILE = 2048u;\nconst CHUNK = 256u;\n\nfn radixDigit(key: vec2u, round: u32) -> u32 {\n  let word = select(key.y, key.x, round >= 4u);\n  return (word >> (8u * (round & 3u))) & 255u;\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> round: Round;\n@group(0) @binding(2) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(3) var<storage, read> order: array<u32>;\n@group(0) @binding(4) var<storage, read> counts: array<u32>;\n@group(0) @binding(5) var<storage, read> totals: array<u32>;\n@group(0) @binding(6) var<storage, read_write> sortedKeys: array<vec2u>;\n@group(0) @binding(7) var<storage, read_write> sortedOrder: array<u32>;\n\n// Word w of digit d holds a bit for each of the keys 32 w .. 32 w + 31 of the chunk.\nvar<workgroup> present: array<atomic<u32>, 2048>;\nvar<workgroup> start: array<u32, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + TILE - 1u) / TILE;\n  if (tile >= tiles) { return; }\n  // Where each digit of this tile starts: digits below, then tiles before.\n  let own = totals[lane];\n  start[lane] = own;\n  workgroupBarrier();\n  for (var reach = 1u; reach < 256u; reach <<= 1u) {\n    var before = 0u;\n    if (lane >= reach) { before = start[lane - reach]; }\n    workgroupBarrier();\n    start[lane] += before;\n    workgroupBarrier();\n  }\n  start[lane] += counts[lane * tiles + tile] - own;\n  let word = lane >> 5u;\n  let bit = 1u << (lane & 31u);\n  for (var k = 0u; k < TILE; k += CHUNK) {\n    let i = tile * TILE + k + lane;\n    let valid = i < params.n;\n    var key = vec2u(0u);\n    if (valid) { key = keys[i]; }\n    let digit = radixDigit(key, round.index);\n    workgroupBarrier();\n    if (valid) { atomicOr(&present[word * 256u + digit], bit); }\n    workgroupBarrier();\n    if (valid) {\n      var rank = start[digit];\n      for (var w = 0u; w < word; w++) { rank += countOneBits(atomicLoad(&present[w * 256u + digit])); }\n      rank += countOneBits(atomicLoad(&present[word * 256u + digit]) & (bit - 1u));\n      sortedKeys[rank] = key;\n      sortedOrder[rank] = order[i];\n    }\n    workgroupBarrier();\n    // Lane d owns digit d: count what this chunk held and clear its words for the next.\n    var held = 0u;\n    for (var w = 0u; w < 8u; w++) {\n      held += countOneBits(atomicLoad(&present[w * 256u + lane]));\n      atomicStore(&present[w * 256u + lane], 0u);\n    }\n    start[lane] += held;\n  }\n}\n",
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
    20,
    "shared/radix.wgsl",
    1
   ],
   [
    28,
    "shared/flat.wgsl",
    1
   ],
   [
    32,
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
  "code": "// reorder: moves every body, with its id, to its place along the curve.\n// reads: order, fromPosMass, fromVelocity, fromId   writes: toPosMass, toVelocity, toId\n// threads: 256 a workgroup, one a body\n// source: papers/000 section 2.1   assumes: order is a permutation\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> order: array<u32>;\n@group(0) @binding(2) var<storage, read> fromPosMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> fromVelocity: array<vec4f>;\n@group(0) @binding(4) var<storage, read> fromId: array<u32>;\n@group(0) @binding(5) var<storage, read_write> toPosMass: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> toVelocity: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> toId: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let source = order[i];\n  toPosMass[i] = fromPosMass[source];\n  toVelocity[i] = fromVelocity[source];\n  toId[i] = fromId[source];\n}\n",
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
    20,
    "shared/flat.wgsl",
    1
   ],
   [
    24,
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
  "overrides": []
 },
 "build/rootCube": {
  "code": "// rootCube: the cube around all bodies, from the bounds of the workgroups.\n// reads: params, partials   writes: root\n// threads: one workgroup of 64, striding over the partialss\n// source: papers/000 appendix B   assumes: partials of boundsGroups workgroups\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// The cube that the space-filling curve runs through. A coordinate x maps to floor((x - low) * scale), 21 bits.\nstruct Root {\n  low: vec3f,\n  scale: f32,  // cells of level 21 per length unit; 0 when all bodies coincide\n}\n// Workgroups that share the search of the bounds: one for every 2048 bodies, at most 256.\nfn boundsGroups(n: u32) -> u32 {\n  return clamp((n + 2047u) / 2048u, 1u, 256u);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> partials: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> root: Root;\n\nvar<workgroup> low: array<vec3f, 64>;\nvar<workgroup> high: array<vec3f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(local_invocation_index) lane: u32) {\n  low[lane] = vec3f(3e38);\n  high[lane] = vec3f(-3e38);\n  for (var k = lane; k < boundsGroups(params.n); k += 64u) {\n    low[lane] = min(low[lane], partials[2u * k].xyz);\n    high[lane] = max(high[lane], partials[2u * k + 1u].xyz);\n  }\n  for (var half = 32u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) {\n      low[lane] = min(low[lane], low[lane + half]);\n      high[lane] = max(high[lane], high[lane + half]);\n    }\n  }\n  if (lane == 0u) {\n    let extent = high[0] - low[0];\n    let size = max(extent.x, max(extent.y, extent.z));\n    let centre = low[0] + 0.5 * extent;\n    // A hair larger than the bodies, so that the largest coordinate still falls inside the last cell.\n    let side = size * 1.000001;\n    root.low = centre - vec3f(0.5 * side);\n    root.scale = select(0.0, 2097152.0 / side, side > 0.0 && size < 3e38);\n  }\n}\n",
  "map": [
   [
    1,
    "build/rootCube.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    20,
    "shared/root.wgsl",
    1
   ],
   [
    25,
    "shared/boundsGroups.wgsl",
    1
   ],
   [
    29,
    "build/rootCube.wgsl",
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
    "name": "partials",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "root",
    "binding": 2,
    "access": "storage"
   }
  ],
  "overrides": []
 },
 "build/rowScan": {
  "code": "// rowScan: exclusive prefix sum along each row of a table, in place, and the total of each row.\n// reads, writes: counts   writes: totals\n// threads: WIDTH (a power of two) a workgroup, one workgroup a row\n// source: Blelloch 1990   assumes: rows of ceil(n / width) numbers, width in round.index\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\noverride WIDTH: u32 = 256u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> round: Round;\n@group(0) @binding(2) var<storage, read_write> counts: array<u32>;\n@group(0) @binding(3) var<storage, read_write> totals: array<u32>;\n\nvar<workgroup> sums: array<u32, WIDTH>;\n\n@compute @workgroup_size(WIDTH)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let columns = (params.n + round.index - 1u) / round.index;\n  let row = group.x * columns;\n  var carry = 0u;\n  for (var base = 0u; base < columns; base += WIDTH) {\n    let column = base + lane;\n    var own = 0u;\n    if (column < columns) { own = counts[row + column]; }\n    sums[lane] = own;\n    workgroupBarrier();\n    for (var reach = 1u; reach < WIDTH; reach <<= 1u) {\n      var before = 0u;\n      if (lane >= reach) { before = sums[lane - reach]; }\n      workgroupBarrier();\n      sums[lane] += before;\n      workgroupBarrier();\n    }\n    if (column < columns) { counts[row + column] = carry + sums[lane] - own; }\n    carry += workgroupUniformLoad(&sums[WIDTH - 1u]);\n  }\n  if (lane == 0u) { totals[group.x] = carry; }\n}\n",
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
    20,
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
  "code": "// directSum: acceleration and potential of every body from every other, the truth that trees are held against.\n// reads: posMass   writes: acceleration\n// threads: 64 a workgroup, one a body; sources in tiles of 64\n// source: papers/001 section 2.2 (Sapporo2)   assumes: nothing; a body does not act on itself, coincident ones only by eps > 0\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// What one source adds to a target's acceleration (x y z) and potential (w), G = 1, Plummer softening.\n\n// A body: mass over r^3, papers/001 Eq. 6.1 first term. `offset` = source - target, r2 = offset^2 + eps^2 > 0.\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n// A cell with second moments Q = sum m x x about its centre of mass (trace kept, so softening stays consistent):\n// phi = -M/r + tr Q / 2r^3 - 3 d.Q.d / 2r^5 and a = -grad phi. papers/001 Eqs 6.1 and 6.2.\nfn fromCell(offset: vec3f, eps2: f32, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let r2 = dot(offset, offset) + eps2;\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let mrinv = diagonal.w * rinv;\n  let rinv3 = rinv * rinv2;\n  let rinv5 = rinv3 * rinv2;\n  let q = vec3f(\n    dot(vec3f(diagonal.x, mixed.x, mixed.y), offset),\n    dot(vec3f(mixed.x, diagonal.y, mixed.z), offset),\n    dot(vec3f(mixed.y, mixed.z, diagonal.z), offset));\n  let trace = diagonal.x + diagonal.y + diagonal.z;\n  let quad = dot(offset, q) * rinv5;\n  let potential = -mrinv + 0.5 * trace * rinv3 - 1.5 * quad;\n  let radial = mrinv * rinv2 - 1.5 * trace * rinv5 + 7.5 * quad * rinv2;\n  return vec4f(radial * offset - 3.0 * rinv5 * q, potential);\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> acceleration: array<vec4f>;\n\nvar<workgroup> tile: array<vec4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 64u + lane;\n  let here = posMass[min(i, params.n - 1u)].xyz;\n  var sum = vec4f(0);\n  for (var base = 0u; base < params.n; base += 64u) {\n    workgroupBarrier();\n    // Bodies past the end: no mass, and far enough that nothing overflows.\n    tile[lane] = vec4f(0);\n    if (base + lane < params.n) { tile[lane] = posMass[base + lane]; }\n    workgroupBarrier();\n    // A sum per tile keeps rounding from growing with N.\n    var part = vec4f(0);\n    for (var j = 0u; j < 64u; j++) {\n      let source = tile[j];\n      let offset = source.xyz - here;\n      let r2 = dot(offset, offset) + params.eps2;\n      if (base + j != i && r2 > 0.0) { part += fromBody(offset, r2, source.w); }\n    }\n    sum += part;\n  }\n  if (i < params.n) { acceleration[i] = sum; }\n}\n",
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
    20,
    "shared/interact.wgsl",
    1
   ],
   [
    48,
    "shared/flat.wgsl",
    1
   ],
   [
    52,
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
   }
  ],
  "overrides": []
 },
 "force/walk": {
  "code": "// walk: the tree seen from 64 neighbours on the curve: cells far enough act as a whole, near leaves body by body.\n// reads: posMass, nodeOpen, nodeLink, nodeMoments   writes: acceleration, groupCounts (bodies, cells used), status\n// threads: 32 a workgroup, two bodies each; one workgroup a group of 64 bodies\n// source: papers/000 section 2.2 and Eq. 1, papers/001 section 6.3.1   assumes: bodies sorted, moments done\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// A node's one-word link: bit 31 leaf, bits 27-30 count - 1, bits 0-26 index of the first child node or the first body.\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n// What one source adds to a target's acceleration (x y z) and potential (w), G = 1, Plummer softening.\n\n// A body: mass over r^3, papers/001 Eq. 6.1 first term. `offset` = source - target, r2 = offset^2 + eps^2 > 0.\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n// A cell with second moments Q = sum m x x about its centre of mass (trace kept, so softening stays consistent):\n// phi = -M/r + tr Q / 2r^3 - 3 d.Q.d / 2r^5 and a = -grad phi. papers/001 Eqs 6.1 and 6.2.\nfn fromCell(offset: vec3f, eps2: f32, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let r2 = dot(offset, offset) + eps2;\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let mrinv = diagonal.w * rinv;\n  let rinv3 = rinv * rinv2;\n  let rinv5 = rinv3 * rinv2;\n  let q = vec3f(\n    dot(vec3f(diagonal.x, mixed.x, mixed.y), offset),\n    dot(vec3f(mixed.x, diagonal.y, mixed.z), offset),\n    dot(vec3f(mixed.y, mixed.z, diagonal.z), offset));\n  let trace = diagonal.x + diagonal.y + diagonal.z;\n  let quad = dot(offset, q) * rinv5;\n  let potential = -mrinv + 0.5 * trace * rinv3 - 1.5 * quad;\n  let radial = mrinv * rinv2 - 1.5 * trace * rinv5 + 7.5 * quad * rinv2;\n  return vec4f(radial * offset - 3.0 * rinv5 * q, potential);\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n// The status word: one bit a stage, set once and kept until the host clears it. Later stages then stand still.\nconst FAULT_NODES = 1u;       // more nodes than nodeCapacity\nconst FAULT_STACK = 2u;       // a walk ran out of stack\nconst FAULT_NONFINITE = 4u;   // a body had a non-finite position, velocity or force, and was frozen\n\n// status[0]: the word; status[1]: nodes wanted; status[2]: bodies frozen so far\noverride STACK: u32 = 512u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeOpen: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeLink: array<u32>;\n@group(0) @binding(4) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(5) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> groupCounts: array<vec2u>;\n@group(0) @binding(7) var<storage, read_write> status: array<atomic<u32>>;\n\nconst LANES = 32u;\n// Popping one node at a time, a stack needs at most 7 slots for each of the 30 levels.\nconst RESERVE = 210u;\n\nvar<workgroup> stack: array<u32, STACK>;\nvar<workgroup> cells: array<u32, 64>;\nvar<workgroup> bodies: array<u32, 544>;\nvar<workgroup> tileA: array<vec4f, 32>;\nvar<workgroup> tileB: array<vec4f, 32>;\nvar<workgroup> tileC: array<vec4f, 32>;\nvar<workgroup> counts: array<vec4u, 8>;\nvar<workgroup> tileBody: array<u32, 32>;\nvar<workgroup> packedTotal: u32;\nvar<workgroup> low: array<vec3f, 32>;\nvar<workgroup> high: array<vec3f, 32>;\nvar<workgroup> own: u32;\n\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n// The `count` (<= 32) cells at the end of the list act on both bodies.\nfn useCells(begin: u32, count: u32, lane: u32) {\n  if (lane < count) {\n    let cell = cells[begin + lane];\n    tileA[lane] = nodeOpen[cell];\n    tileB[lane] = nodeMoments[2u * cell];\n    tileC[lane] = nodeMoments[2u * cell + 1u];\n  }\n  workgroupBarrier();\n  for (var j = 0u; j < count; j++) {\n    let com = tileA[j].xyz;\n    let diagonal = tileB[j];\n    let mixed = tileC[j].xyz;\n    sum0 += fromCell(com - here0, params.eps2, diagonal, mixed);\n    sum1 += fromCell(com - here1, params.eps2, diagonal, mixed);\n  }\n  workgroupBarrier();\n}\n\n// Likewise bodies. Where the tile may hold the targets themselves, or eps is 0, each pair is looked at.\nfn useBodies(begin: u32, count: u32, lane: u32, first: u32) {\n  if (lane == 0u) { own = u32(params.eps2 == 0.0); }\n  workgroupBarrier();\n  if (lane < count) {\n    let body = bodies[begin + lane];\n    tileA[lane] = posMass[body];\n    tileBody[lane] = body;\n    if (body - first < 2u * LANES) { own = 1u; }\n  }\n  if (workgroupUniformLoad(&own) == 0u) {\n    for (var j = 0u; j < count; j++) {\n      let source = tileA[j];\n      let offset0 = source.xyz - here0;\n      let offset1 = source.xyz - here1;\n      sum0 += fromBody(offset0, dot(offset0, offset0) + params.eps2, source.w);\n      sum1 += fromBody(offset1, dot(offset1, offset1) + params.eps2, source.w);\n    }\n  } else {\n    for (var j = 0u; j < count; j++) {\n      let source = tileA[j];\n      let offset0 = source.xyz - here0;\n      let offset1 = source.xyz - here1;\n      let r0 = dot(offset0, offset0) + params.eps2;\n      let r1 = dot(offset1, offset1) + params.eps2;\n      if (r0 > 0.0 && tileBody[j] != first + lane) { sum0 += fromBody(offset0, r0, source.w); }\n      if (r1 > 0.0 && tileBody[j] != first + lane + LANES) { sum1 += fromBody(offset1, r1, source.w); }\n    }\n  }\n  workgroupBarrier();\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let first = flatGroup(group, groups) * 2u * LANES;\n  if (first >= params.n) { return; }\n  let size = min(2u * LANES, params.n - first);\n  here0 = posMass[min(first + lane, params.n - 1u)].xyz;\n  here1 = posMass[min(first + lane + LANES, params.n - 1u)].xyz;\n  low[lane] = min(here0, here1);\n  high[lane] = max(here0, here1);\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) {\n      low[lane] = min(low[lane], low[lane + half]);\n      high[lane] = max(high[lane], high[lane + half]);\n    }\n  }\n  if (lane == 0u) { stack[0] = 0u; }\n  workgroupBarrier();\n  let boxLow = low[0];\n  let boxHigh = high[0];\n\n  var stackSize = 1u;\n  var cellCount = 0u;\n  var bodyCount = 0u;\n  var usedCells = 0u;\n  var usedBodies = 0u;\n  while (stackSize > 0u) {\n    // Take as many nodes as surely find room for their children.\n    let room = STACK - stackSize;\n    let take = max(1u, min(min(LANES, stackSize), (max(room, RESERVE) - RESERVE) / 7u));\n    var children = 0u;\n    var accepted = 0u;\n    var leafBodies = 0u;\n    var node = 0u;\n    var link = 0u;\n    if (lane < take) {\n      node = stack[stackSize - 1u - lane];\n      link = nodeLink[node];\n      let open = nodeOpen[node];\n      // Distance from the box around the group to the centre of mass.\n      let gap = max(max(boxLow - open.xyz, open.xyz - boxHigh), vec3f(0));\n      if (dot(gap, gap) > open.w) {\n        accepted = 1u;\n      } else if (linkIsLeaf(link)) {\n        leafBodies = linkCount(link);\n      } else {\n        children = linkCount(link);\n      }\n    }\n    // One scan of three packed counts: children <= 256, cells <= 32, bodies <= 512.\n    let mine = children | (accepted << 10u) | (leafBodies << 16u);\n    counts[lane >> 2u][lane & 3u] = mine;\n    workgroupBarrier();\n    // Each lane adds up those before it: fewer barriers than a scan by doubling.\n    var place = 0u;\n    for (var word = 0u; word < 8u; word++) {\n      let four = select(vec4u(0u), counts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));\n      place += four.x + four.y + four.z + four.w;\n    }\n    if (lane == LANES - 1u) { packedTotal = place + mine; }\n    let total = workgroupUniformLoad(&packedTotal);\n    let start = linkFirst(link);\n    for (var c = 0u; c < children; c++) { stack[stackSize - take + (place & 1023u) + c] = start + c; }\n    if (accepted == 1u) { cells[cellCount + ((place >> 10u) & 63u)] = node; }\n    for (var b = 0u; b < leafBodies; b++) { bodies[bodyCount + (place >> 16u) + b] = start + b; }\n    stackSize += (total & 1023u) - take;\n    cellCount += (total >> 10u) & 63u;\n    bodyCount += total >> 16u;\n    usedCells += (total >> 10u) & 63u;\n    usedBodies += total >> 16u;\n    workgroupBarrier();\n    if (cellCount >= LANES) {\n      cellCount -= LANES;\n      useCells(cellCount, LANES, lane);\n    }\n    while (bodyCount >= LANES) {\n      bodyCount -= LANES;\n      useBodies(bodyCount, LANES, lane, first);\n    }\n  }\n  useCells(0u, cellCount, lane);\n  useBodies(0u, bodyCount, lane, first);\n  if (lane < size) { acceleration[first + lane] = sum0; }\n  if (lane + LANES < size) { acceleration[first + lane + LANES] = sum1; }\n  if (lane == 0u) { groupCounts[first / (2u * LANES)] = vec2u(usedBodies, usedCells); }\n}\n",
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
    20,
    "shared/link.wgsl",
    1
   ],
   [
    30,
    "shared/interact.wgsl",
    1
   ],
   [
    58,
    "shared/flat.wgsl",
    1
   ],
   [
    62,
    "shared/status.wgsl",
    1
   ],
   [
    68,
    "force/walk.wgsl",
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
    "name": "posMass",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "nodeOpen",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "nodeLink",
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
    "name": "status",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": [
   "STACK"
  ]
 },
 "integrate/kick": {
  "code": "// kick: closes a leapfrog step with its second half kick.\n// reads: acceleration   reads, writes: velocity\n// threads: 256 a workgroup, one a body\n// source: leapfrog in kick-drift-kick form (Hut, Makino & McMillan 1995)   assumes: acceleration is at the drifted positions\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> velocity: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  velocity[i] += vec4f(0.5 * params.dt * acceleration[i].xyz, 0.0);\n}\n",
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
    20,
    "shared/flat.wgsl",
    1
   ],
   [
    24,
    "integrate/kick.wgsl",
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
 "integrate/kickDrift": {
  "code": "// kickDrift: opens a leapfrog step: half a kick, then a drift. The bodies go to the buffers that the sort reads.\n// reads: posMass, velocity, acceleration, id   writes: nextPosMass, nextVelocity (w = |a|), nextId, status\n// threads: 256 a workgroup, one a body\n// source: leapfrog in kick-drift-kick form (Hut, Makino & McMillan 1995; papers/000 section 3.1)   assumes: acceleration is at posMass\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Compilers may assume that no NaN exists, so the test looks at the exponent bits.\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n// The status word: one bit a stage, set once and kept until the host clears it. Later stages then stand still.\nconst FAULT_NODES = 1u;       // more nodes than nodeCapacity\nconst FAULT_STACK = 2u;       // a walk ran out of stack\nconst FAULT_NONFINITE = 4u;   // a body had a non-finite position, velocity or force, and was frozen\n\n// status[0]: the word; status[1]: nodes wanted; status[2]: bodies frozen so far\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read> id: array<u32>;\n@group(0) @binding(5) var<storage, read_write> nextPosMass: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> nextVelocity: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> nextId: array<u32>;\n@group(0) @binding(8) var<storage, read_write> status: array<atomic<u32>>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let a = acceleration[i].xyz;\n  var p = posMass[i];\n  var v = velocity[i].xyz + 0.5 * params.dt * a;\n  let moved = p.xyz + params.dt * v;\n  if (finite(moved) && finite(v)) {\n    p = vec4f(moved, p.w);\n  } else {\n    // Frozen: it stays where it was last seen, without mass, so that the others go on.\n    p.w = 0.0;\n    v = vec3f(0);\n    atomicOr(&status[0], FAULT_NONFINITE);\n    atomicAdd(&status[2], 1u);\n  }\n  nextPosMass[i] = p;\n  nextVelocity[i] = vec4f(v, length(a));\n  nextId[i] = id[i];\n}\n",
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
    20,
    "shared/finite.wgsl",
    1
   ],
   [
    25,
    "shared/status.wgsl",
    1
   ],
   [
    31,
    "shared/flat.wgsl",
    1
   ],
   [
    35,
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
 "measure/forceError": {
  "code": "// forceError: the exact acceleration of a few sampled bodies, by direct sum over all, beside the solver's own.\n// reads: posMass, acceleration, samples   writes: exact (direct sum | solver's, two vectors a sample)\n// threads: 256 a workgroup, one workgroup a sample\n// source: papers/000 section 4.2.1   assumes: acceleration is at posMass\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// What one source adds to a target's acceleration (x y z) and potential (w), G = 1, Plummer softening.\n\n// A body: mass over r^3, papers/001 Eq. 6.1 first term. `offset` = source - target, r2 = offset^2 + eps^2 > 0.\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n// A cell with second moments Q = sum m x x about its centre of mass (trace kept, so softening stays consistent):\n// phi = -M/r + tr Q / 2r^3 - 3 d.Q.d / 2r^5 and a = -grad phi. papers/001 Eqs 6.1 and 6.2.\nfn fromCell(offset: vec3f, eps2: f32, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let r2 = dot(offset, offset) + eps2;\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let mrinv = diagonal.w * rinv;\n  let rinv3 = rinv * rinv2;\n  let rinv5 = rinv3 * rinv2;\n  let q = vec3f(\n    dot(vec3f(diagonal.x, mixed.x, mixed.y), offset),\n    dot(vec3f(mixed.x, diagonal.y, mixed.z), offset),\n    dot(vec3f(mixed.y, mixed.z, diagonal.z), offset));\n  let trace = diagonal.x + diagonal.y + diagonal.z;\n  let quad = dot(offset, q) * rinv5;\n  let potential = -mrinv + 0.5 * trace * rinv3 - 1.5 * quad;\n  let radial = mrinv * rinv2 - 1.5 * trace * rinv5 + 7.5 * quad * rinv2;\n  return vec4f(radial * offset - 3.0 * rinv5 * q, potential);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(3) var<storage, read> samples: array<u32>;\n@group(0) @binding(4) var<storage, read_write> exact: array<vec4f>;\n\nvar<workgroup> sums: array<vec4f, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = samples[group.x];\n  let here = posMass[i].xyz;\n  var sum = vec4f(0);\n  var j = lane;\n  while (j < params.n) {\n    // A sum per 16 sources keeps rounding from growing with N.\n    var part = vec4f(0);\n    for (var k = 0u; k < 16u && j < params.n; k++) {\n      let source = posMass[j];\n      let offset = source.xyz - here;\n      let r2 = dot(offset, offset) + params.eps2;\n      if (j != i && r2 > 0.0) { part += fromBody(offset, r2, source.w); }\n      j += 256u;\n    }\n    sum += part;\n  }\n  sums[lane] = sum;\n  for (var half = 128u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { sums[lane] += sums[lane + half]; }\n  }\n  if (lane == 0u) {\n    exact[2u * group.x] = sums[0];\n    exact[2u * group.x + 1u] = acceleration[i];\n  }\n}\n",
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
    20,
    "shared/interact.wgsl",
    1
   ],
   [
    48,
    "measure/forceError.wgsl",
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
   }
  ],
  "overrides": []
 },
 "measure/totals": {
  "code": "// totals: sums over 256 bodies each; the host adds them in float64.\n// reads: posMass, velocity, acceleration   writes: partials, four vectors a workgroup:\n//   m, 2K, 2W, virial | momentum, count | angular momentum, 0 | m x, 0   (2K = sum m v^2, 2W = sum m phi, virial = sum m x.a)\n// threads: 64 a workgroup, four bodies each\n// source: papers/000 section 4.2.2   assumes: velocity and position belong to the same time\n// What the host sets: sizes and the user's settings. Written only when one changes.\nstruct Params {\n  n: u32,             // bodies\n  nodeCapacity: u32,  // nodes that fit the buffers\n  leafSize: u32,      // N_leaf: a cell with more bodies is split\n  theta: f32,         // opening angle\n  eps2: f32,          // softening length squared\n  dt: f32,            // time step\n}\n\n// Which repetition of a stage this dispatch is: sort digit, range of levels.\nstruct Round {\n  index: u32,\n  last: u32,\n}\n// Dispatches of more than 65535 workgroups fold over y; this unfolds them.\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read_write> partials: array<vec4f>;\n\nvar<workgroup> sums: array<mat4x4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  if (tile * 256u >= params.n) { return; }\n  var sum = mat4x4f();\n  for (var k = 0u; k < 4u; k++) {\n    let i = tile * 256u + k * 64u + lane;\n    if (i < params.n) {\n      let p = posMass[i];\n      let v = velocity[i].xyz;\n      let a = acceleration[i];\n      sum[0] += p.w * vec4f(1.0, dot(v, v), a.w, dot(p.xyz, a.xyz));\n      sum[1] += vec4f(p.w * v, 1.0);\n      sum[2] += vec4f(p.w * cross(p.xyz, v), 0.0);\n      sum[3] += vec4f(p.w * p.xyz, 0.0);\n    }\n  }\n  sums[lane] = sum;\n  for (var half = 32u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) {\n      sums[lane] = sums[lane] + sums[lane + half];\n    }\n  }\n  if (lane < 4u) { partials[4u * tile + lane] = sums[0][lane]; }\n}\n",
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
    21,
    "shared/flat.wgsl",
    1
   ],
   [
    25,
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
 }
} as const;
export const STRUCTS = {
 "Params": {
  "size": 24,
  "fields": {
   "n": [
    0,
    "u32"
   ],
   "nodeCapacity": [
    4,
    "u32"
   ],
   "leafSize": [
    8,
    "u32"
   ],
   "theta": [
    12,
    "f32"
   ],
   "eps2": [
    16,
    "f32"
   ],
   "dt": [
    20,
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
  "size": 16,
  "fields": {
   "low": [
    0,
    "vec3f"
   ],
   "scale": [
    12,
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
 }
} as const;
