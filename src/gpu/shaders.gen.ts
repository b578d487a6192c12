// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.
export const STAGES = {
 "build/activeDispatch": {
  "code": "\n\n\n\n\n@group(0) @binding(0) var<storage, read> groupList: array<u32>;\n@group(0) @binding(1) var<storage, read_write> activeList: array<u32>;\n@group(0) @binding(2) var<storage, read_write> dispatch: array<u32>;\n\nconst MOST = 65535u;\n\n@compute @workgroup_size(1)\nfn main() {\n  let count = dispatch[3];\n  activeList[0] = count;\n  activeList[1] = groupList[1];\n  dispatch[0] = min(count, MOST);\n  dispatch[1] = (count + MOST - 1u) / MOST;\n  dispatch[2] = 1u;\n  dispatch[3] = 0u;\n}\n",
  "map": [
   [
    1,
    "build/activeDispatch.wgsl",
    1
   ]
  ],
  "bindings": [
   {
    "name": "groupList",
    "binding": 0,
    "access": "read-only-storage"
   },
   {
    "name": "activeList",
    "binding": 1,
    "access": "storage"
   },
   {
    "name": "dispatch",
    "binding": 2,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 1
 },
 "build/activeGroups": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> groupList: array<u32>;\n@group(0) @binding(2) var<storage, read> awake: array<u32>;\n@group(0) @binding(3) var<storage, read_write> activeList: array<u32>;\n@group(0) @binding(4) var<storage, read_write> dispatch: array<atomic<u32>>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let index = flatGroup(group, groups) * 64u + lane;\n  if (index >= groupList[0]) { return; }\n  let first = groupList[GROUP_LIST + index];\n  let end = groupList[GROUP_LIST + index + 1u];\n  var found = vec2u(0u);\n  for (var body = first; body < end; body++) {\n    if (awake[body] != 0u) { found[(body - first) / 32u] |= 1u << ((body - first) % 32u); }\n  }\n  if ((found[0] | found[1]) == 0u) { return; }\n  let at = GROUP_LIST + 4u * atomicAdd(&dispatch[3], 1u);\n  activeList[at] = first;\n  activeList[at + 1u] = end;\n  activeList[at + 2u] = found[0];\n  activeList[at + 3u] = found[1];\n}\n",
  "map": [
   [
    1,
    "build/activeGroups.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/flat.wgsl",
    2
   ],
   [
    45,
    "shared/groups.wgsl",
    1
   ],
   [
    50,
    "build/activeGroups.wgsl",
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
    "name": "groupList",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "awake",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "activeList",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "dispatch",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [
   "GROUP"
  ],
  "threads": 64
 },
 "build/bounds": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n\nconst BOUNDS_TILE = 2048u;\nconst BOUNDS_GROUPS = 256u;\n\nfn boundsGroups(n: u32) -> u32 {\n  return clamp((n + BOUNDS_TILE - 1u) / BOUNDS_TILE, 1u, BOUNDS_GROUPS);\n}\n\noverride TILE: u32 = 2048u;\nconst CHUNK = 256u;\n\n\n\noverride AHEAD: u32 = 0u;\nconst DIGITS = 8u;\n\n\n\n\nfn sortedDigits(deepest: u32) -> u32 {\n  let digits = (3u * deepest + 8u) / 8u;\n  return select(min(DIGITS, digits + (digits & 1u)), DIGITS, deepest == 0u);\n}\n\n\nfn sortedLevels(digits: u32) -> u32 { return (8u * digits - 1u) / 3u; }\n\n\nfn sortedPart(key: vec2u, levels: u32) -> vec2u {\n  let dropped = 63u - 3u * levels;\n  return vec2u(key.x & (0xffffffffu << (max(dropped, 32u) - 32u)), select(key.y & (0xffffffffu << (dropped & 31u)), 0u, dropped > 31u));\n}\n\nfn radixDigit(key: vec2u, round: u32) -> u32 {\n  let word = select(key.y, key.x, round >= 4u);\n  return (word >> (8u * (round & 3u))) & 255u;\n}\n\nfn radixTiles(n: u32) -> u32 { return (n + TILE - 1u) / TILE; }\n\nfn radixRow(n: u32, round: u32, tile: u32) -> u32 { return 256u * ((round % 3u) * radixTiles(n) + tile); }\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> partials: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> counts: array<u32>;\n@group(0) @binding(4) var<storage, read> status: array<u32>;\n\nvar<workgroup> low: array<vec3f, 256>;\nvar<workgroup> high: array<vec3f, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  var lo = vec3f(3e38);\n  var hi = vec3f(-3e38);\n  for (var i = group.x * 256u + lane; i < params.n; i += boundsGroups(params.n) * 256u) {\n    let p = posMass[i].xyz;\n    if (finite(p)) {\n      lo = min(lo, p);\n      hi = max(hi, p);\n    }\n  }\n  if (AHEAD == 1u) {\n    let first = DIGITS - sortedDigits(status[7]);\n    for (var tile = group.x; tile < radixTiles(params.n); tile += boundsGroups(params.n)) {\n      counts[radixRow(params.n, first, tile) + lane] = 0u;\n    }\n  }\n  low[lane] = lo;\n  high[lane] = hi;\n  for (var half = 128u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) {\n      low[lane] = min(low[lane], low[lane + half]);\n      high[lane] = max(high[lane], high[lane + half]);\n    }\n  }\n  if (lane == 0u) {\n    partials[2u * group.x] = vec4f(low[0], 0);\n    partials[2u * group.x + 1u] = vec4f(high[0], 0);\n  }\n}\n",
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
    31,
    "shared/finite.wgsl",
    1
   ],
   [
    36,
    "shared/boundsGroups.wgsl",
    1
   ],
   [
    43,
    "shared/radix.wgsl",
    1
   ],
   [
    77,
    "build/bounds.wgsl",
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
    "name": "partials",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "counts",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 4,
    "access": "read-only-storage"
   }
  ],
  "overrides": [
   "TILE",
   "AHEAD"
  ],
  "threads": 256
 },
 "build/buckets": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst MAX_LEVEL = 30u;\nconst KEY_LEVELS = 21u;\n\n\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return KEY_LEVELS + min(MAX_LEVEL - KEY_LEVELS, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(2) var<storage, read> nodeBegin: array<u32>;\n@group(0) @binding(3) var<storage, read> nodeLink: array<u32>;\n@group(0) @binding(4) var<storage, read> levelStart: array<u32>;\n@group(0) @binding(5) var<storage, read_write> bucketLink: array<vec2u>;\n\nfn cellEnd(begin: u32, level: u32) -> u32 {\n  let key = keys[begin];\n  var inside = begin;\n  var reach = params.leafSize;\n  while (inside + reach < params.n && sharedLevels(key, begin, keys[inside + reach], inside + reach) >= level) {\n    inside += reach;\n    reach *= 2u;\n  }\n  var outside = min(inside + reach, params.n);\n  while (outside - inside > 1u) {\n    let middle = inside + (outside - inside) / 2u;\n    if (sharedLevels(key, begin, keys[middle], middle) >= level) { inside = middle; } else { outside = middle; }\n  }\n  return outside;\n}\n\nfn own(begin: u32, end: u32) {\n  for (var i = begin; i < end; i++) { bucketLink[params.nodeCapacity + i] = vec2u(begin, end - begin); }\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {\n  let total = min(levelStart[31], params.nodeCapacity);\n  for (var k = id.x; k < total; k += groups.x * 64u) {\n    let begin = nodeBegin[k] & 0x7ffffffu;\n    let end = cellEnd(begin, nodeBegin[k] >> 27u);\n    if (end - begin <= params.bucketSize) {\n      bucketLink[k] = vec2u(begin, (end - begin) | LINK_LEAF);\n      if (k == 0u) { own(begin, end); }\n      continue;\n    }\n    let first = linkFirst(nodeLink[k]);\n    let count = linkCount(nodeLink[k]);\n    bucketLink[k] = vec2u(first, count);\n\n    for (var c = 0u; c < count; c++) {\n      let childBegin = nodeBegin[min(first + c, total - 1u)] & 0x7ffffffu;\n      var childEnd = end;\n      if (c + 1u < count) { childEnd = nodeBegin[min(first + c + 1u, total - 1u)] & 0x7ffffffu; }\n      if (childEnd - childBegin <= params.bucketSize) { own(childBegin, childEnd); }\n    }\n  }\n}\n",
  "map": [
   [
    1,
    "build/buckets.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/level.wgsl",
    1
   ],
   [
    46,
    "shared/link.wgsl",
    1
   ],
   [
    56,
    "build/buckets.wgsl",
    10
   ],
   [
    62,
    "shared/cellEnd.wgsl",
    3
   ],
   [
    78,
    "build/buckets.wgsl",
    17
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
    "name": "bucketLink",
    "binding": 5,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 64
 },
 "build/curveSamples": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nfn hilbertKey(point: vec3u, levels: u32) -> vec2u {\n  let last = 1u << (21u - levels);\n  var x = point;\n  for (var q = 1u << 20u; q > last; q >>= 1u) {\n    let p = q - 1u;\n    if ((x.x & q) != 0u) { x.x ^= p; }\n    if ((x.y & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.y) & p; x.x ^= t; x.y ^= t; }\n    if ((x.z & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.z) & p; x.x ^= t; x.z ^= t; }\n  }\n  x.y ^= x.x;\n  x.z ^= x.y;\n  var t = 0u;\n  for (var q = 1u << 20u; q > last; q >>= 1u) {\n    if ((x.z & q) != 0u) { t ^= q - 1u; }\n  }\n  x ^= vec3u(t);\n  let top = ((x.x >> 20u) << 2u) | ((x.y >> 20u) << 1u) | (x.z >> 20u);\n  let mid = interleave10((x >> vec3u(10u)) & vec3u(1023u));\n  let low = interleave10(x & vec3u(1023u));\n  return vec2u((top << 28u) | (mid >> 2u), (mid << 30u) | low);\n}\n\n\nfn interleave10(point: vec3u) -> u32 {\n  var v = point;\n  v = (v | (v << vec3u(16u))) & vec3u(0x030000ffu);\n  v = (v | (v << vec3u(8u))) & vec3u(0x0300f00fu);\n  v = (v | (v << vec3u(4u))) & vec3u(0x030c30c3u);\n  v = (v | (v << vec3u(2u))) & vec3u(0x09249249u);\n  return (v.x << 2u) | (v.y << 1u) | v.z;\n}\nstruct Division {\n  low: vec3f,\n  scale: f32,\n  pieces: u32,\n  own: u32,\n}\nconst MOST_PIECES = 16u;\nconst CURVE_LEVELS = 17u;\nconst CURVE_SAMPLES = 4096u;\n\n\nfn curveKey(division: Division, place: vec3f) -> vec2u {\n  let cell = clamp((place - division.low) * division.scale, vec3f(0.0), vec3f(f32((1u << CURVE_LEVELS) - 1u)));\n  let key = hilbertKey(vec3u(cell) << vec3u(21u - CURVE_LEVELS), CURVE_LEVELS);\n  return vec2u(key.x >> 12u, (key.x << 20u) | (key.y >> 12u));\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> division: Division;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> id: array<u32>;\n@group(0) @binding(4) var<storage, read_write> samples: array<vec4u>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(global_invocation_id) thread: vec3u) {\n  let s = thread.x;\n  let count = min(params.n, CURVE_SAMPLES);\n  if (s >= count) { return; }\n\n  let stretch = params.n / count;\n  let i = s * stretch + s * (params.n % count) / count + stretch / 2u;\n  samples[s] = vec4u(curveKey(division, posMass[i].xyz), id[i], 0u);\n}\n",
  "map": [
   [
    1,
    "build/curveSamples.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/division.wgsl",
    1
   ],
   [
    32,
    "shared/hilbert.wgsl",
    1
   ],
   [
    66,
    "shared/division.wgsl",
    3
   ],
   [
    82,
    "build/curveSamples.wgsl",
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
    "name": "division",
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
    "name": "samples",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "build/groupBoxes": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> groupList: array<u32>;\n@group(0) @binding(4) var<storage, read_write> boxes: array<vec4f>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let g = flatGroup(group, groups) * 64u + lane;\n  if (g >= groupList[0]) { return; }\n\n  var low = vec4f(3e38, 3e38, 3e38, 1e30);\n  var high = vec3f(-3e38);\n  let end = min(groupList[GROUP_LIST + g + 1u], params.n);\n  for (var i = groupList[GROUP_LIST + g]; i < end; i++) {\n    let p = posMass[i].xyz;\n    let size = velocity[i].w;\n    low = min(low, vec4f(p, select(size, 1e30, size < 0.0)));\n    high = max(high, p);\n  }\n  boxes[2u * g] = low;\n  boxes[2u * g + 1u] = vec4f(high, 0.0);\n}\n",
  "map": [
   [
    1,
    "build/groupBoxes.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/groups.wgsl",
    1
   ],
   [
    36,
    "shared/flat.wgsl",
    2
   ],
   [
    48,
    "build/groupBoxes.wgsl",
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
    "name": "groupList",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "boxes",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [
   "GROUP"
  ],
  "threads": 64
 },
 "build/hexadecapoles": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n\n\n\nstruct High {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n}\n\n\nstruct Square {\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn squareTimes(s: Square, n: vec3f) -> vec3f {\n  return vec3f(\n    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,\n    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,\n    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);\n}\n\n\nfn fourthSquare(o: High, n: vec3f) -> Square {\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xxzz = -(o.fourthX.x + o.fourthX.z);\n  let xyzz = -(o.fourthX.y + o.fourthX.w);\n  let yyzz = -(o.fourthX.z + o.fourthY.x);\n  let xzzz = -(o.fourthY.y + o.fourthY.w);\n  let yzzz = -(o.fourthY.z + o.thirdY.w);\n  let zzzz = -(xxzz + yyzz);\n  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;\n  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;\n  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;\n  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;\n  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;\n  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;\n  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {\n  let rinv = inverseSqrt(dot(offset, offset) + eps2);\n  let n = offset * rinv;\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xzz = -(o.thirdX.x + o.thirdX.w);\n  let yzz = -(o.thirdX.y + o.thirdY.y);\n  let zzz = -(o.thirdX.z + o.thirdY.z);\n  let third = vec3f(\n    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,\n    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,\n    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);\n  let h = fourthSquare(o, n);\n  let fourth = squareTimes(h, n);\n  let depth3 = 2.5 * dot(third, n);\n  let depth4 = 4.375 * dot(fourth, n) * rinv;\n  let along = 9.0 * depth4 - 7.0 * depth3;\n  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;\n  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));\n}\n\n\n\noverride DIPOLES: u32 = 0u;\n\n\nstruct Part {\n  mass: f32,\n  d: vec3f,\n  first: vec3f,\n  second: array<vec3f, 3>,\n  third: array<array<vec3f, 3>, 3>,\n}\n\nfn thirdOf(p: ptr<function, Part>, i: u32, j: u32, k: u32) -> f32 {\n  let d = (*p).d;\n  let sum = (*p).third[i][j][k] + (*p).second[i][j] * d[k] + (*p).second[i][k] * d[j] + (*p).second[j][k] * d[i] + (*p).mass * d[i] * d[j] * d[k];\n  if (DIPOLES == 0u) { return sum; }\n  let f = (*p).first;\n  return sum + f[i] * d[j] * d[k] + f[j] * d[i] * d[k] + f[k] * d[i] * d[j];\n}\n\n\nfn fourthOf(p: ptr<function, Part>, i: u32, j: u32, k: u32, l: u32) -> f32 {\n  let d = (*p).d;\n  let thirds = (*p).third[i][j][k] * d[l] + (*p).third[i][j][l] * d[k] + (*p).third[i][k][l] * d[j] + (*p).third[j][k][l] * d[i];\n  let seconds = (*p).second[i][j] * d[k] * d[l] + (*p).second[k][l] * d[i] * d[j] + (*p).second[i][k] * d[j] * d[l]\n    + (*p).second[j][l] * d[i] * d[k] + (*p).second[i][l] * d[j] * d[k] + (*p).second[j][k] * d[i] * d[l];\n  let sum = thirds + seconds + (*p).mass * d[i] * d[j] * d[k] * d[l];\n  if (DIPOLES == 0u) { return sum; }\n  let f = (*p).first;\n  return sum + f[i] * d[j] * d[k] * d[l] + f[j] * d[i] * d[k] * d[l] + f[k] * d[i] * d[j] * d[l] + f[l] * d[i] * d[j] * d[k];\n}\n\n\nstruct Whole {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  thirdZ: vec2f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n  fourthZ: vec4f,\n  fourthW: vec3f,\n}\n\nfn add(all: ptr<function, Whole>, p: ptr<function, Part>) {\n  (*all).thirdX += vec4f(thirdOf(p, 0u, 0u, 0u), thirdOf(p, 0u, 0u, 1u), thirdOf(p, 0u, 0u, 2u), thirdOf(p, 0u, 1u, 1u));\n  (*all).thirdY += vec4f(thirdOf(p, 0u, 1u, 2u), thirdOf(p, 1u, 1u, 1u), thirdOf(p, 1u, 1u, 2u), thirdOf(p, 0u, 2u, 2u));\n  (*all).thirdZ += vec2f(thirdOf(p, 1u, 2u, 2u), thirdOf(p, 2u, 2u, 2u));\n  (*all).fourthX += vec4f(fourthOf(p, 0u, 0u, 0u, 0u), fourthOf(p, 0u, 0u, 0u, 1u), fourthOf(p, 0u, 0u, 1u, 1u), fourthOf(p, 0u, 1u, 1u, 1u));\n  (*all).fourthY += vec4f(fourthOf(p, 1u, 1u, 1u, 1u), fourthOf(p, 0u, 0u, 0u, 2u), fourthOf(p, 0u, 0u, 1u, 2u), fourthOf(p, 0u, 1u, 1u, 2u));\n  (*all).fourthZ += vec4f(fourthOf(p, 1u, 1u, 1u, 2u), fourthOf(p, 0u, 0u, 2u, 2u), fourthOf(p, 0u, 1u, 2u, 2u), fourthOf(p, 1u, 1u, 2u, 2u));\n  (*all).fourthW += vec3f(fourthOf(p, 0u, 2u, 2u, 2u), fourthOf(p, 1u, 2u, 2u, 2u), fourthOf(p, 2u, 2u, 2u, 2u));\n}\n\n\nfn childPart(h: High, mass: f32, d: vec3f, second: array<vec3f, 3>, all: ptr<function, Whole>) -> Part {\n  let x = h.thirdX;\n  let y = h.thirdY;\n  let f = h.fourthX;\n  let g = h.fourthY;\n  let xzz = -(x.x + x.w);\n  let yzz = -(x.y + y.y);\n  let zzz = -(x.z + y.z);\n  let xy = vec3f(x.y, x.w, y.x);\n  let xz = vec3f(x.z, y.x, xzz);\n  let yz = vec3f(y.x, y.z, yzz);\n  let xxzz = -(f.x + f.z);\n  let yyzz = -(f.z + g.x);\n  (*all).fourthX += f;\n  (*all).fourthY += g;\n  (*all).fourthZ += vec4f(y.w, xxzz, -(f.y + f.w), yyzz);\n  (*all).fourthW += vec3f(-(g.y + g.w), -(g.z + y.w), -(xxzz + yyzz));\n  return Part(mass, d, vec3f(0.0), second,\n    array<array<vec3f, 3>, 3>(\n      array<vec3f, 3>(x.xyz, xy, xz),\n      array<vec3f, 3>(xy, vec3f(x.w, y.y, y.z), yz),\n      array<vec3f, 3>(xz, yz, vec3f(xzz, yzz, zzz))));\n}\n\n\nfn freed(w: Whole) -> High {\n  let t = vec3f(w.thirdX.x + w.thirdX.w + w.thirdY.w, w.thirdX.y + w.thirdY.y + w.thirdZ.x, w.thirdX.z + w.thirdY.z + w.thirdZ.y) / 5.0;\n  let xx = (w.fourthX.x + w.fourthX.z + w.fourthZ.y) / 7.0;\n  let yy = (w.fourthX.z + w.fourthY.x + w.fourthZ.w) / 7.0;\n  let zz = (w.fourthZ.y + w.fourthZ.w + w.fourthW.z) / 7.0;\n  let xy = (w.fourthX.y + w.fourthX.w + w.fourthZ.z) / 7.0;\n  let xz = (w.fourthY.y + w.fourthY.w + w.fourthW.x) / 7.0;\n  let yz = (w.fourthY.z + w.fourthZ.x + w.fourthW.y) / 7.0;\n  let all = (xx + yy + zz) / 5.0;\n  return High(\n    w.thirdX - vec4f(3.0 * t.x, t.y, t.z, t.x),\n    vec4f(w.thirdY.xyz - vec3f(0.0, 3.0 * t.y, t.z), w.fourthZ.x - 3.0 * yz),\n    w.fourthX - vec4f(6.0 * xx - 3.0 * all, 3.0 * xy, xx + yy - all, 3.0 * xy),\n    w.fourthY - vec4f(6.0 * yy - 3.0 * all, 3.0 * xz, yz, xz));\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeLink: array<u32>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> levelStart: array<u32>;\n@group(0) @binding(5) var<storage, read> status: array<u32>;\n@group(0) @binding(6) var<storage, read_write> nodeMoments: array<vec4f>;\n@group(0) @binding(7) var<uniform> repetition: Repetition;\n\nconst NODE = 6u;\n\n\nfn addChild(all: ptr<function, Whole>, child: u32, centre: vec3f) {\n  let there = nodeCentre[child];\n  let a = nodeMoments[NODE * child].xyz / 3.0;\n  let b = nodeMoments[NODE * child + 1u].xyz / 3.0;\n  var part = childPart(\n    High(nodeMoments[NODE * child + 2u], nodeMoments[NODE * child + 3u], nodeMoments[NODE * child + 4u], nodeMoments[NODE * child + 5u]),\n    there.w, there.xyz - centre,\n    array<vec3f, 3>(vec3f(a.x, b.x, b.y), vec3f(b.x, a.y, b.z), vec3f(b.y, b.z, a.z)), all);\n  add(all, &part);\n}\n\nfn addBody(all: ptr<function, Whole>, i: u32, centre: vec3f) {\n  let p = posMass[i];\n  var part = Part(p.w, p.xyz - centre, vec3f(0.0), array<vec3f, 3>(), array<array<vec3f, 3>, 3>());\n  add(all, &part);\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {\n\n  if ((status[0] & FAULT_OVERFLOW) != 0u) { return; }\n  let end = levelStart[repetition.index + 1u];\n  for (var k = levelStart[repetition.index] + id.x; k < end; k += groups.x * 64u) {\n    let link = nodeLink[k];\n    let centre = nodeCentre[k].xyz;\n    var all = Whole();\n    for (var i = linkFirst(link); i < linkFirst(link) + linkCount(link); i++) {\n      if (linkIsLeaf(link)) { addBody(&all, i, centre); } else { addChild(&all, i, centre); }\n    }\n    let high = freed(all);\n    nodeMoments[NODE * k + 2u] = high.thirdX;\n    nodeMoments[NODE * k + 3u] = high.thirdY;\n    nodeMoments[NODE * k + 4u] = high.fourthX;\n    nodeMoments[NODE * k + 5u] = high.fourthY;\n  }\n}\n",
  "map": [
   [
    1,
    "build/hexadecapoles.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/link.wgsl",
    1
   ],
   [
    43,
    "shared/status.wgsl",
    1
   ],
   [
    55,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    128,
    "shared/highMoments.wgsl",
    1
   ],
   [
    129,
    "shared/highMoments.wgsl",
    3
   ],
   [
    224,
    "build/hexadecapoles.wgsl",
    12
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
    "name": "nodeCentre",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "levelStart",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "nodeMoments",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 7,
    "access": "uniform"
   }
  ],
  "overrides": [
   "DIPOLES"
  ],
  "threads": 64
 },
 "build/keptCounts": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\nconst LEFT_OUT = 0u;\nconst LOOKED_AT = 1u;\nconst OPENED = 2u;\n\n\n\nconst NOBODIES = 3u;\n\n\nconst KEPT_TILE = 256u;\n\n\nfn broughtBy(state: u32, link: u32) -> vec2u {\n  return vec2u(select(0u, 1u, state != LEFT_OUT), select(0u, linkCount(link), state == OPENED && linkIsLeaf(link)));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> kept: array<u32>;\n@group(0) @binding(2) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(3) var<storage, read_write> counts: array<u32>;\n\nvar<workgroup> nodes: atomic<u32>;\nvar<workgroup> bodies: atomic<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + KEPT_TILE - 1u) / KEPT_TILE;\n  if (tile >= tiles) { return; }\n  let k = tile * KEPT_TILE + lane;\n  if (k < params.n) {\n    let brought = broughtBy(kept[k], nodeTest[k].w);\n    atomicAdd(&nodes, brought.x);\n    atomicAdd(&bodies, brought.y);\n  }\n  workgroupBarrier();\n  if (lane == 0u) {\n    counts[tile] = atomicLoad(&nodes);\n    counts[tiles + tile] = atomicLoad(&bodies);\n  }\n}\n",
  "map": [
   [
    1,
    "build/keptCounts.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/link.wgsl",
    1
   ],
   [
    41,
    "shared/kept.wgsl",
    1
   ],
   [
    57,
    "shared/flat.wgsl",
    2
   ],
   [
    69,
    "build/keptCounts.wgsl",
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
    "name": "kept",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "nodeTest",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "counts",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "build/keptPlaces": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\nconst LEFT_OUT = 0u;\nconst LOOKED_AT = 1u;\nconst OPENED = 2u;\n\n\n\nconst NOBODIES = 3u;\n\n\nconst KEPT_TILE = 256u;\n\n\nfn broughtBy(state: u32, link: u32) -> vec2u {\n  return vec2u(select(0u, 1u, state != LEFT_OUT), select(0u, linkCount(link), state == OPENED && linkIsLeaf(link)));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> kept: array<u32>;\n@group(0) @binding(2) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(3) var<storage, read> counts: array<u32>;\n@group(0) @binding(4) var<storage, read_write> places: array<vec2u>;\n\nvar<workgroup> sums: array<vec2u, KEPT_TILE>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + KEPT_TILE - 1u) / KEPT_TILE;\n  if (tile >= tiles) { return; }\n  let k = tile * KEPT_TILE + lane;\n  var own = vec2u(0);\n  if (k < params.n) { own = broughtBy(kept[k], nodeTest[k].w); }\n  sums[lane] = own;\n  workgroupBarrier();\n  for (var reach = 1u; reach < KEPT_TILE; reach <<= 1u) {\n    var before = vec2u(0);\n    if (lane >= reach) { before = sums[lane - reach]; }\n    workgroupBarrier();\n    sums[lane] += before;\n    workgroupBarrier();\n  }\n  if (k < params.n) { places[k] = vec2u(counts[tile], counts[tiles + tile]) + sums[lane] - own; }\n}\n",
  "map": [
   [
    1,
    "build/keptPlaces.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/link.wgsl",
    1
   ],
   [
    41,
    "shared/kept.wgsl",
    1
   ],
   [
    57,
    "shared/flat.wgsl",
    2
   ],
   [
    69,
    "build/keptPlaces.wgsl",
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
    "name": "kept",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "nodeTest",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "counts",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "places",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "build/keys": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nstruct Root {\n  middle: vec3f,\n  reach: f32,\n  half: f32,\n  scale: f32,\n}\n\n\n\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n\n\n\nfn hilbertKey(point: vec3u, levels: u32) -> vec2u {\n  let last = 1u << (21u - levels);\n  var x = point;\n  for (var q = 1u << 20u; q > last; q >>= 1u) {\n    let p = q - 1u;\n    if ((x.x & q) != 0u) { x.x ^= p; }\n    if ((x.y & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.y) & p; x.x ^= t; x.y ^= t; }\n    if ((x.z & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.z) & p; x.x ^= t; x.z ^= t; }\n  }\n  x.y ^= x.x;\n  x.z ^= x.y;\n  var t = 0u;\n  for (var q = 1u << 20u; q > last; q >>= 1u) {\n    if ((x.z & q) != 0u) { t ^= q - 1u; }\n  }\n  x ^= vec3u(t);\n  let top = ((x.x >> 20u) << 2u) | ((x.y >> 20u) << 1u) | (x.z >> 20u);\n  let mid = interleave10((x >> vec3u(10u)) & vec3u(1023u));\n  let low = interleave10(x & vec3u(1023u));\n  return vec2u((top << 28u) | (mid >> 2u), (mid << 30u) | low);\n}\n\n\nfn interleave10(point: vec3u) -> u32 {\n  var v = point;\n  v = (v | (v << vec3u(16u))) & vec3u(0x030000ffu);\n  v = (v | (v << vec3u(8u))) & vec3u(0x0300f00fu);\n  v = (v | (v << vec3u(4u))) & vec3u(0x030c30c3u);\n  v = (v | (v << vec3u(2u))) & vec3u(0x09249249u);\n  return (v.x << 2u) | (v.y << 1u) | v.z;\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\noverride TILE: u32 = 2048u;\nconst CHUNK = 256u;\n\n\n\noverride AHEAD: u32 = 0u;\nconst DIGITS = 8u;\n\n\n\n\nfn sortedDigits(deepest: u32) -> u32 {\n  let digits = (3u * deepest + 8u) / 8u;\n  return select(min(DIGITS, digits + (digits & 1u)), DIGITS, deepest == 0u);\n}\n\n\nfn sortedLevels(digits: u32) -> u32 { return (8u * digits - 1u) / 3u; }\n\n\nfn sortedPart(key: vec2u, levels: u32) -> vec2u {\n  let dropped = 63u - 3u * levels;\n  return vec2u(key.x & (0xffffffffu << (max(dropped, 32u) - 32u)), select(key.y & (0xffffffffu << (dropped & 31u)), 0u, dropped > 31u));\n}\n\nfn radixDigit(key: vec2u, round: u32) -> u32 {\n  let word = select(key.y, key.x, round >= 4u);\n  return (word >> (8u * (round & 3u))) & 255u;\n}\n\nfn radixTiles(n: u32) -> u32 { return (n + TILE - 1u) / TILE; }\n\nfn radixRow(n: u32, round: u32, tile: u32) -> u32 { return 256u * ((round % 3u) * radixTiles(n) + tile); }\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> root: Root;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> keys: array<vec2u>;\n@group(0) @binding(4) var<storage, read_write> order: array<u32>;\n@group(0) @binding(5) var<storage, read_write> counts: array<atomic<u32>>;\n@group(0) @binding(6) var<storage, read> status: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  let digits = sortedDigits(status[7]);\n  let first = DIGITS - digits;\n  if (AHEAD == 1u && i % TILE < 256u) {\n\n    let tile = i / TILE;\n    if (tile < radixTiles(params.n)) { atomicStore(&counts[radixRow(params.n, first + 1u, tile) + lane], 0u); }\n  }\n  if (i >= params.n) { return; }\n  var offset = posMass[i].xyz - root.middle;\n  let away = max(abs(offset.x), max(abs(offset.y), abs(offset.z)));\n  if (away > root.reach) { offset *= drawnIn(away, root.reach) / away; }\n  let place = clamp((offset + root.half) * root.scale, vec3f(0.0), vec3f(2097151.0));\n  let levels = sortedLevels(digits);\n  let key = sortedPart(hilbertKey(vec3u(place), levels), levels);\n  keys[i] = key;\n  order[i] = i;\n  if (AHEAD == 1u) { atomicAdd(&counts[radixRow(params.n, first, i / TILE) + radixDigit(key, first)], 1u); }\n}\n",
  "map": [
   [
    1,
    "build/keys.wgsl",
    1
   ],
   [
    6,
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
    "shared/hilbert.wgsl",
    1
   ],
   [
    82,
    "shared/flat.wgsl",
    2
   ],
   [
    94,
    "shared/radix.wgsl",
    1
   ],
   [
    128,
    "build/keys.wgsl",
    11
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
   },
   {
    "name": "counts",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 6,
    "access": "read-only-storage"
   }
  ],
  "overrides": [
   "TILE",
   "AHEAD"
  ],
  "threads": 256
 },
 "build/leafLevels": {
  "code": "\n\n\n\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst MAX_LEVEL = 30u;\nconst KEY_LEVELS = 21u;\n\n\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return KEY_LEVELS + min(MAX_LEVEL - KEY_LEVELS, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\noverride HEAVY: u32 = 4096u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(2) var<storage, read_write> bodyLevels: array<u32>;\n@group(0) @binding(3) var<storage, read_write> counts: array<u32>;\n\nvar<workgroup> depth: array<u32, 272>;\nvar<workgroup> histogram: array<atomic<u32>, 32>;\n\n\nfn windowDepth(j: i32) -> u32 {\n  let other = j + i32(params.leafSize);\n  if (j < 0 || other >= i32(params.n)) { return 0u; }\n  return 1u + sharedLevels(keys[j], u32(j), keys[other], u32(other));\n}\n\n\nfn crossesHeavy(i: u32, level: u32) -> bool {\n  if (i >= 1u + HEAVY && sharedLevels(keys[i - 1u - HEAVY], i - 1u - HEAVY, keys[i - 1u], i - 1u) >= level) { return true; }\n  return i + HEAVY < params.n && sharedLevels(keys[i], i, keys[i + HEAVY], i + HEAVY) >= level;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + 255u) / 256u;\n  if (tile >= tiles) { return; }\n  let base = i32(tile * 256u) - 16;\n  depth[lane] = windowDepth(base + i32(lane));\n  if (lane < 16u) { depth[lane + 256u] = windowDepth(base + 256 + i32(lane)); }\n  workgroupBarrier();\n  let i = tile * 256u + lane;\n  if (i < params.n) {\n    var last = 0u;\n    for (var back = 0u; back <= params.leafSize; back++) { last = max(last, depth[lane + 16u - back]); }\n    last = min(last, MAX_LEVEL);\n    var first = 0u;\n    if (i > 0u) { first = 1u + sharedLevels(keys[i - 1u], i - 1u, keys[i], i); }\n    let begins = i % GROUP == 0u || crossesHeavy(i, first - 1u);\n    bodyLevels[i] = first | (last << 8u) | select(0u, 0x10000u, begins);\n    if (begins) { atomicAdd(&histogram[GROUP_ROW], 1u); }\n    for (var level = first; level <= last; level++) { atomicAdd(&histogram[level], 1u); }\n  }\n  workgroupBarrier();\n  if (lane < 32u) { counts[lane * tiles + tile] = atomicLoad(&histogram[lane]); }\n}\n",
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
    36,
    "shared/level.wgsl",
    1
   ],
   [
    49,
    "shared/flat.wgsl",
    2
   ],
   [
    61,
    "shared/groups.wgsl",
    1
   ],
   [
    66,
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
   "GROUP",
   "HEAVY"
  ],
  "threads": 256
 },
 "build/links": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst MAX_LEVEL = 30u;\nconst KEY_LEVELS = 21u;\n\n\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return KEY_LEVELS + min(MAX_LEVEL - KEY_LEVELS, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\nfn subtreeBodies(n: u32) -> u32 { return max(512u, n / 512u); }\n\n\n\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(2) var<storage, read> nodeBegin: array<u32>;\n@group(0) @binding(3) var<storage, read> levelStart: array<u32>;\n@group(0) @binding(4) var<storage, read_write> nodeLink: array<u32>;\n@group(0) @binding(5) var<storage, read_write> subtrees: array<vec2u>;\n@group(0) @binding(6) var<storage, read_write> status: array<atomic<u32>>;\n\nfn cellEnd(begin: u32, level: u32) -> u32 {\n  let key = keys[begin];\n  var inside = begin;\n  var reach = params.leafSize;\n  while (inside + reach < params.n && sharedLevels(key, begin, keys[inside + reach], inside + reach) >= level) {\n    inside += reach;\n    reach *= 2u;\n  }\n  var outside = min(inside + reach, params.n);\n  while (outside - inside > 1u) {\n    let middle = inside + (outside - inside) / 2u;\n    if (sharedLevels(key, begin, keys[middle], middle) >= level) { inside = middle; } else { outside = middle; }\n  }\n  return outside;\n}\n\nfn addSubtree(node: u32) { subtrees[min(atomicAdd(&status[5], 1u), params.n - 1u)] = vec2u(node, 0u); }\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {\n  let total = min(levelStart[31], params.nodeCapacity);\n  for (var k = id.x; k < total; k += groups.x * 64u) {\n    let begin = nodeBegin[k] & 0x7ffffffu;\n    let level = nodeBegin[k] >> 27u;\n    let end = cellEnd(begin, level);\n    let first = nodeLink[k];\n    let top = end - begin > subtreeBodies(params.n);\n    if (top) { subtrees[params.n - 1u - min(atomicAdd(&status[6], 1u), params.n - 1u)] = vec2u(k, level); }\n    if (k == 0u && !top) { addSubtree(0u); }\n    if (first == LINK_LEAF) {\n      nodeLink[k] = makeLink(true, begin, end - begin);\n    } else {\n      let levelEnd = min(levelStart[min(level + 2u, 31u)], total);\n      var next = first + 1u;\n      while (next < levelEnd && next < first + 8u && (nodeBegin[next] & 0x7ffffffu) < end) { next++; }\n      nodeLink[k] = makeLink(false, first, next - first);\n      for (var child = first; top && child < next; child++) {\n        var childEnd = end;\n        if (child + 1u < next) { childEnd = nodeBegin[child + 1u] & 0x7ffffffu; }\n        if (childEnd - (nodeBegin[child] & 0x7ffffffu) <= subtreeBodies(params.n)) { addSubtree(child); }\n      }\n    }\n  }\n}\n",
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
    32,
    "shared/level.wgsl",
    1
   ],
   [
    45,
    "shared/link.wgsl",
    1
   ],
   [
    55,
    "shared/subtrees.wgsl",
    2
   ],
   [
    62,
    "build/links.wgsl",
    10
   ],
   [
    69,
    "shared/cellEnd.wgsl",
    3
   ],
   [
    85,
    "build/links.wgsl",
    18
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
  "overrides": [],
  "threads": 64
 },
 "build/moments": {
  "code": "\n\n\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\nconst OPENING_BONSAI = 0u;\nconst OPENING_DISTANCE = 1u;\nconst OPENING_BOUNDARY = 3u;\nconst OPENING_SPHERE = 4u;\nconst OPENING_ERROR = 2u;\n\n\nconst MOST_RAISED = 4.0;\n\n\n\nconst HEAVIER = 1.01;\n\n\n\nconst CLOSEST = 1.8;\n\n\n\n\nconst PULL = 8.0;\n\n\nconst FAR_SOFTENING = 10.0;\n\n\nconst FAR_OVERFLOW = 1e-8;\n\n\nconst MAX_LEVEL = 30u;\nconst KEY_LEVELS = 21u;\n\n\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return KEY_LEVELS + min(MAX_LEVEL - KEY_LEVELS, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n\nstruct Root {\n  middle: vec3f,\n  reach: f32,\n  half: f32,\n  scale: f32,\n}\n\n\n\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }\noverride OPENING: u32 = 0u;\noverride QUADRUPOLE: u32 = 1u;\noverride TOP: u32 = 0u;\noverride WIDTH: u32 = 64u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeLink: array<u32>;\n@group(0) @binding(3) var<storage, read> subtrees: array<vec2u>;\n@group(0) @binding(4) var<storage, read> status: array<u32>;\n@group(0) @binding(5) var<storage, read_write> nodeCentre: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> nodeMoments: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> nodeBox: array<vec4f>;\n@group(0) @binding(8) var<storage, read_write> nodeTest: array<vec4u>;\n@group(0) @binding(9) var<uniform> root: Root;\n\n\nconst OUTSIDE = 1.00001;\n\nconst TWO_OVER_ROOT_THREE = 1.1547005;\n\nstruct Moments {\n  com: vec3f,\n  mass: f32,\n  diagonal: vec3f,\n  radius: f32,\n  mixed: vec3f,\n  low: vec3f,\n  high: vec3f,\n}\n\n\nfn leafMoments(first: u32, count: u32) -> Moments {\n  let near = posMass[first].xyz;\n  var m = Moments(vec3f(0), 0.0, vec3f(0), 0.0, vec3f(0), near, near);\n  for (var i = first; i < first + count; i++) {\n    let p = posMass[i];\n    m.mass += p.w;\n    m.com += p.w * (p.xyz - near);\n    m.low = min(m.low, p.xyz);\n    m.high = max(m.high, p.xyz);\n  }\n  if (m.mass > 0.0) { m.com = near + m.com / m.mass; } else { m.com = 0.5 * (m.low + m.high); }\n  for (var i = first; i < first + count; i++) {\n    let p = posMass[i];\n    let d = p.xyz - m.com;\n    m.diagonal += p.w * d * d;\n    m.mixed += p.w * d.xxy * d.yzz;\n    m.radius = max(m.radius, length(d));\n  }\n  return m;\n}\n\nfn cellMoments(first: u32, count: u32) -> Moments {\n  let near = nodeCentre[first].xyz;\n  var m = Moments(vec3f(0), 0.0, vec3f(0), 0.0, vec3f(0), nodeBox[2u * first].xyz, nodeBox[2u * first + 1u].xyz);\n  for (var k = first; k < first + count; k++) {\n    let centre = nodeCentre[k];\n    m.mass += centre.w;\n    m.com += centre.w * (centre.xyz - near);\n    m.low = min(m.low, nodeBox[2u * k].xyz);\n    m.high = max(m.high, nodeBox[2u * k + 1u].xyz);\n  }\n  if (m.mass > 0.0) { m.com = near + m.com / m.mass; } else { m.com = 0.5 * (m.low + m.high); }\n  for (var k = first; k < first + count; k++) {\n    let centre = nodeCentre[k];\n    let a = nodeMoments[momentsAt(k)];\n    let d = centre.xyz - m.com;\n    m.diagonal += (a.xyz + vec3f(a.w)) / 3.0 + centre.w * d * d;\n    m.mixed += nodeMoments[momentsAt(k) + 1u].xyz / 3.0 + centre.w * d.xxy * d.yzz;\n    m.radius = max(m.radius, bitcast<f32>(nodeTest[k].z) + length(d));\n  }\n\n  m.radius = min(m.radius, length(max(m.high - m.com, m.com - m.low)));\n  return m;\n}\n\n\nfn finish(k: u32, link: u32, m: Moments) {\n  let trace = m.diagonal.x + m.diagonal.y + m.diagonal.z;\n  let extent = m.high - m.low;\n  let side = max(extent.x, max(extent.y, extent.z));\n\n\n  var spread = 0.0;\n  if (m.mass > 0.0) { spread = sqrt(trace / m.mass); }\n  if (HEXADECAPOLE == 1u) {\n\n    if (m.radius > 0.0) { spread = m.radius * pow(spread / m.radius, 0.4); }\n  } else if (QUADRUPOLE == 1u) {\n    spread = sqrt(m.radius * spread);\n  }\n  var open: f32;\n  if (OPENING == OPENING_ERROR) {\n    open = length(max(max(m.low - root.middle, root.middle - m.high), vec3f(0)));\n  } else {\n    var offset = 0.0;\n    if (OPENING == OPENING_BONSAI) { offset = length(m.com - 0.5 * (m.low + m.high)); }\n    var radius = side / params.theta + offset;\n    if (OPENING == OPENING_SPHERE) { radius = TWO_OVER_ROOT_THREE * m.radius / params.theta; }\n\n    if (OPENING == OPENING_BONSAI || OPENING == OPENING_SPHERE) { radius = max(radius, OUTSIDE * m.radius); }\n\n    open = radius * radius;\n  }\n  nodeCentre[k] = vec4f(m.com, m.mass);\n  nodeMoments[momentsAt(k)] = vec4f(3.0 * m.diagonal - vec3f(trace), trace);\n  nodeMoments[momentsAt(k) + 1u] = vec4f(3.0 * m.mixed, 0.0);\n  nodeBox[2u * k] = vec4f(m.low, 0.0);\n  nodeBox[2u * k + 1u] = vec4f(m.high, 0.0);\n  nodeTest[k] = vec4u(bitcast<u32>(open), bitcast<u32>(spread), bitcast<u32>(m.radius), link);\n}\n\nfn node(k: u32) {\n  let link = nodeLink[k];\n  if (linkIsLeaf(link)) { finish(k, link, leafMoments(linkFirst(link), linkCount(link))); } else { finish(k, link, cellMoments(linkFirst(link), linkCount(link))); }\n}\n\n\nvar<workgroup> known: array<u32, 3>;\n\nvar<workgroup> spans: array<vec2u, 32>;\nvar<workgroup> least: atomic<u32>;\nvar<workgroup> most: atomic<u32>;\n\nfn subtree(root: u32, lane: u32) {\n  if (lane == 0u) { spans[0] = vec2u(root, root + 1u); }\n  var depth = 0u;\n  var span = workgroupUniformLoad(&spans[0]);\n  while (span.x < span.y && depth < MAX_LEVEL) {\n    if (lane == 0u) {\n      atomicStore(&least, 0xffffffffu);\n      atomicStore(&most, 0u);\n    }\n    workgroupBarrier();\n    for (var k = span.x + lane; k < span.y; k += WIDTH) {\n      let link = nodeLink[k];\n      if (linkIsLeaf(link)) { continue; }\n      atomicMin(&least, linkFirst(link));\n      atomicMax(&most, linkFirst(link) + linkCount(link));\n    }\n    workgroupBarrier();\n    depth++;\n    if (lane == 0u) { spans[depth] = vec2u(atomicLoad(&least), atomicLoad(&most)); }\n    span = workgroupUniformLoad(&spans[depth]);\n  }\n  for (var up = 1u; up <= depth; up++) {\n    let nodes = workgroupUniformLoad(&spans[depth - up]);\n    for (var k = nodes.x + lane; k < nodes.y; k += WIDTH) { node(k); }\n    storageBarrier();\n  }\n}\n\n\n\nconst CHILDREN = 8u;\noverride SHARED: u32 = 1u;\nvar<workgroup> cells: array<u32, SHARED>;\nvar<workgroup> sums: array<vec4f, SHARED>;\nvar<workgroup> lows: array<vec4f, SHARED>;\nvar<workgroup> highs: array<vec4f, SHARED>;\nvar<workgroup> cellCount: atomic<u32>;\nvar<workgroup> cellsFound: u32;\n\n\nfn topCells(begin: u32, count: u32, lane: u32) {\n  let place = begin + lane / CHILDREN;\n  let child = lane % CHILDREN;\n  let head = lane - child;\n  var k = 0u;\n  var link = 0u;\n  var children = 0u;\n  if (place < count) {\n    k = cells[place];\n    link = nodeLink[k];\n    children = linkCount(link);\n  }\n\n  let here = linkFirst(link) + select(0u, child, child < children);\n  let near = nodeCentre[linkFirst(link)].xyz;\n  var centre = nodeCentre[here];\n  let a = nodeMoments[momentsAt(here)];\n  let b = nodeMoments[momentsAt(here) + 1u].xyz;\n  let radius = bitcast<f32>(nodeTest[here].z);\n  sums[lane] = vec4f(centre.w * (centre.xyz - near), centre.w);\n  lows[lane] = nodeBox[2u * here];\n  highs[lane] = nodeBox[2u * here + 1u];\n  workgroupBarrier();\n  var m = Moments(vec3f(0), 0.0, vec3f(0), 0.0, vec3f(0), lows[head].xyz, highs[head].xyz);\n  for (var c = 0u; c < CHILDREN; c++) {\n    if (c < children) {\n      m.com += sums[head + c].xyz;\n      m.mass += sums[head + c].w;\n      m.low = min(m.low, lows[head + c].xyz);\n      m.high = max(m.high, highs[head + c].xyz);\n    }\n  }\n  if (m.mass > 0.0) { m.com = near + m.com / m.mass; } else { m.com = 0.5 * (m.low + m.high); }\n  let d = centre.xyz - m.com;\n  workgroupBarrier();\n  sums[lane] = vec4f((a.xyz + vec3f(a.w)) / 3.0 + centre.w * d * d, radius + length(d));\n  lows[lane] = vec4f(b / 3.0 + centre.w * d.xxy * d.yzz, 0.0);\n  workgroupBarrier();\n  for (var c = 0u; c < CHILDREN; c++) {\n    if (c < children) {\n      m.diagonal += sums[head + c].xyz;\n      m.radius = max(m.radius, sums[head + c].w);\n      m.mixed += lows[head + c].xyz;\n    }\n  }\n  m.radius = min(m.radius, length(max(m.high - m.com, m.com - m.low)));\n  if (place < count && child == 0u) { finish(k, link, m); }\n  workgroupBarrier();\n}\n\n\nfn top(count: u32, lane: u32) {\n  if (lane == 0u) { atomicStore(&most, 0u); }\n  workgroupBarrier();\n  for (var i = lane; i < count; i += WIDTH) { atomicMax(&most, subtrees[params.n - 1u - i].y); }\n  workgroupBarrier();\n  if (lane == 0u) { spans[0].x = atomicLoad(&most); }\n  let deepest = workgroupUniformLoad(&spans[0]).x;\n  for (var up = 0u; up <= deepest; up++) {\n    for (var base = 0u; base < count; base += WIDTH) {\n      if (lane == 0u) { atomicStore(&cellCount, 0u); }\n      workgroupBarrier();\n      if (base + lane < count) {\n        let cell = subtrees[params.n - 1u - base - lane];\n        if (cell.y == deepest - up) { cells[atomicAdd(&cellCount, 1u)] = cell.x; }\n      }\n      workgroupBarrier();\n      if (lane == 0u) { cellsFound = atomicLoad(&cellCount); }\n      let found = workgroupUniformLoad(&cellsFound);\n      for (var begin = 0u; begin < found; begin += WIDTH / CHILDREN) { topCells(begin, found, lane); }\n    }\n    storageBarrier();\n  }\n}\n\n@compute @workgroup_size(WIDTH)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  if (lane == 0u) { known = array<u32, 3>(status[0], status[5], status[6]); }\n  let seen = workgroupUniformLoad(&known);\n\n  if ((seen[0] & FAULT_OVERFLOW) != 0u) { return; }\n  if (TOP == 1u) {\n    if (seen[2] > 0u) { top(seen[2], lane); }\n    return;\n  }\n  for (var k = group.x; k < seen[1]; k += groups.x) { subtree(subtrees[k].x, lane); }\n}\n",
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
    35,
    "shared/link.wgsl",
    1
   ],
   [
    45,
    "shared/criterion.wgsl",
    1
   ],
   [
    73,
    "shared/level.wgsl",
    1
   ],
   [
    86,
    "shared/root.wgsl",
    1
   ],
   [
    102,
    "shared/status.wgsl",
    1
   ],
   [
    114,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    119,
    "build/moments.wgsl",
    16
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
   "HEXADECAPOLE",
   "OPENING",
   "QUADRUPOLE",
   "TOP",
   "WIDTH",
   "SHARED"
  ],
  "threads": 0
 },
 "build/nodes": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst MAX_LEVEL = 30u;\nconst KEY_LEVELS = 21u;\n\n\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return KEY_LEVELS + min(MAX_LEVEL - KEY_LEVELS, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> bodyLevels: array<u32>;\n@group(0) @binding(2) var<storage, read> counts: array<u32>;\n@group(0) @binding(3) var<storage, read> totals: array<u32>;\n@group(0) @binding(4) var<storage, read_write> nodeBegin: array<u32>;\n@group(0) @binding(5) var<storage, read_write> nodeLink: array<u32>;\n@group(0) @binding(6) var<storage, read_write> levelStart: array<u32>;\n@group(0) @binding(7) var<storage, read_write> groupList: array<u32>;\n@group(0) @binding(8) var<storage, read_write> status: array<atomic<u32>>;\n\n\nvar<workgroup> present: array<atomic<u32>, 256>;\nvar<workgroup> start: array<u32, 32>;\n\n\nfn rank(row: u32, word: u32, bit: u32) -> u32 {\n  var before = countOneBits(atomicLoad(&present[row * 8u + word]) & (bit - 1u));\n  for (var w = 0u; w < word; w++) { before += countOneBits(atomicLoad(&present[row * 8u + w])); }\n  return before;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + 255u) / 256u;\n  if (tile >= tiles) { return; }\n  if (lane < 32u) {\n    var below = 0u;\n    for (var level = 0u; level < min(lane, GROUP_ROW); level++) { below += totals[level]; }\n    start[lane] = below;\n    if (tile == 0u) {\n      levelStart[lane] = below;\n      if (lane == GROUP_ROW) {\n        atomicStore(&status[1], below);\n        if (below > params.nodeCapacity) { atomicOr(&status[0], FAULT_NODES); }\n        let groupTotal = totals[GROUP_ROW];\n        atomicStore(&status[4], groupTotal);\n\n        atomicStore(&status[5], 0u);\n        atomicStore(&status[6], 0u);\n        if (groupTotal > params.groupCapacity) { atomicOr(&status[0], FAULT_GROUPS); }\n\n        let fits = below <= params.nodeCapacity && groupTotal <= params.groupCapacity;\n        groupList[0] = select(0u, groupTotal, fits);\n        var deepest = MAX_LEVEL;\n        while (deepest > 0u && totals[deepest] == 0u) { deepest--; }\n        groupList[1] = deepest;\n        atomicStore(&status[7], deepest);\n        groupList[GROUP_LIST + min(groupTotal, params.groupCapacity)] = params.n;\n      }\n    }\n  }\n  let i = tile * 256u + lane;\n  var first = 1u;\n  var last = 0u;\n  var begins = false;\n  if (i < params.n) {\n    let levels = bodyLevels[i];\n    first = levels & 255u;\n    last = (levels >> 8u) & 255u;\n    begins = (levels >> 16u) != 0u;\n  }\n  let word = lane >> 5u;\n  let bit = 1u << (lane & 31u);\n  for (var level = first; level <= last; level++) { atomicOr(&present[level * 8u + word], bit); }\n  if (begins) { atomicOr(&present[GROUP_ROW * 8u + word], bit); }\n  workgroupBarrier();\n  if (begins) {\n    let k = rank(GROUP_ROW, word, bit) + counts[GROUP_ROW * tiles + tile];\n    if (k < params.groupCapacity) { groupList[GROUP_LIST + k] = i; }\n  }\n\n  var child = LINK_LEAF;\n  for (var up = 0u; first + up <= last; up++) {\n    let level = last - up;\n    let k = start[level] + counts[level * tiles + tile] + rank(level, word, bit);\n    if (k < params.nodeCapacity) {\n      nodeBegin[k] = i | (level << 27u);\n      nodeLink[k] = child;\n    }\n    child = k;\n  }\n}\n",
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
    33,
    "shared/level.wgsl",
    1
   ],
   [
    46,
    "shared/link.wgsl",
    1
   ],
   [
    56,
    "shared/status.wgsl",
    1
   ],
   [
    68,
    "shared/flat.wgsl",
    2
   ],
   [
    80,
    "shared/groups.wgsl",
    1
   ],
   [
    85,
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
  ],
  "threads": 256
 },
 "build/packBodies": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\nconst LEFT_OUT = 0u;\nconst LOOKED_AT = 1u;\nconst OPENED = 2u;\n\n\n\nconst NOBODIES = 3u;\n\n\nconst KEPT_TILE = 256u;\n\n\nfn broughtBy(state: u32, link: u32) -> vec2u {\n  return vec2u(select(0u, 1u, state != LEFT_OUT), select(0u, linkCount(link), state == OPENED && linkIsLeaf(link)));\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> kept: array<u32>;\n@group(0) @binding(2) var<storage, read> places: array<vec2u>;\n@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(4) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(5) var<storage, read_write> packedPosMass: array<vec4f>;\n\n\nconst NOBODY = vec4f(1e15, 1e15, 1e15, 0.0);\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {\n  if (id.x < NOBODIES) { packedPosMass[params.sources + id.x] = NOBODY; }\n  for (var k = id.x; k < params.n; k += groups.x * 64u) {\n    let link = nodeTest[k].w;\n    if (kept[k] != OPENED || !linkIsLeaf(link)) { continue; }\n    for (var j = 0u; j < linkCount(link); j++) { packedPosMass[places[k].y + j] = posMass[linkFirst(link) + j]; }\n  }\n}\n",
  "map": [
   [
    1,
    "build/packBodies.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/link.wgsl",
    1
   ],
   [
    41,
    "shared/kept.wgsl",
    1
   ],
   [
    57,
    "build/packBodies.wgsl",
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
    "name": "kept",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "places",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "nodeTest",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "posMass",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "packedPosMass",
    "binding": 5,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 64
 },
 "build/packNodes": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\nconst LEFT_OUT = 0u;\nconst LOOKED_AT = 1u;\nconst OPENED = 2u;\n\n\n\nconst NOBODIES = 3u;\n\n\nconst KEPT_TILE = 256u;\n\n\nfn broughtBy(state: u32, link: u32) -> vec2u {\n  return vec2u(select(0u, 1u, state != LEFT_OUT), select(0u, linkCount(link), state == OPENED && linkIsLeaf(link)));\n}\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> kept: array<u32>;\n@group(0) @binding(2) var<storage, read> places: array<vec2u>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(5) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> packedCentre: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> packedTest: array<vec4u>;\n@group(0) @binding(8) var<storage, read_write> packedMoments: array<vec4f>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {\n  for (var k = id.x; k < params.n; k += groups.x * 64u) {\n    let state = kept[k];\n    if (state == LEFT_OUT) { continue; }\n    let at = places[k].x;\n    let test = nodeTest[k];\n    var link = makeLink(true, params.sources, NOBODIES);\n    if (state == OPENED) {\n      let leaf = linkIsLeaf(test.w);\n\n      var first = places[k].y;\n      if (!leaf) { first = places[linkFirst(test.w)].x; }\n      link = makeLink(leaf, first, linkCount(test.w));\n    }\n    packedCentre[at] = nodeCentre[k];\n    packedTest[at] = vec4u(test.xyz, link);\n    for (var m = 0u; m < momentsAt(1u); m++) { packedMoments[momentsAt(at) + m] = nodeMoments[momentsAt(k) + m]; }\n  }\n}\n",
  "map": [
   [
    1,
    "build/packNodes.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/link.wgsl",
    1
   ],
   [
    41,
    "shared/kept.wgsl",
    1
   ],
   [
    57,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    62,
    "build/packNodes.wgsl",
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
    "name": "kept",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "places",
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
    "name": "packedCentre",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "packedTest",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "packedMoments",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [
   "HEXADECAPOLE"
  ],
  "threads": 64
 },
 "build/partition": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nfn hilbertKey(point: vec3u, levels: u32) -> vec2u {\n  let last = 1u << (21u - levels);\n  var x = point;\n  for (var q = 1u << 20u; q > last; q >>= 1u) {\n    let p = q - 1u;\n    if ((x.x & q) != 0u) { x.x ^= p; }\n    if ((x.y & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.y) & p; x.x ^= t; x.y ^= t; }\n    if ((x.z & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.z) & p; x.x ^= t; x.z ^= t; }\n  }\n  x.y ^= x.x;\n  x.z ^= x.y;\n  var t = 0u;\n  for (var q = 1u << 20u; q > last; q >>= 1u) {\n    if ((x.z & q) != 0u) { t ^= q - 1u; }\n  }\n  x ^= vec3u(t);\n  let top = ((x.x >> 20u) << 2u) | ((x.y >> 20u) << 1u) | (x.z >> 20u);\n  let mid = interleave10((x >> vec3u(10u)) & vec3u(1023u));\n  let low = interleave10(x & vec3u(1023u));\n  return vec2u((top << 28u) | (mid >> 2u), (mid << 30u) | low);\n}\n\n\nfn interleave10(point: vec3u) -> u32 {\n  var v = point;\n  v = (v | (v << vec3u(16u))) & vec3u(0x030000ffu);\n  v = (v | (v << vec3u(8u))) & vec3u(0x0300f00fu);\n  v = (v | (v << vec3u(4u))) & vec3u(0x030c30c3u);\n  v = (v | (v << vec3u(2u))) & vec3u(0x09249249u);\n  return (v.x << 2u) | (v.y << 1u) | v.z;\n}\nstruct Division {\n  low: vec3f,\n  scale: f32,\n  pieces: u32,\n  own: u32,\n}\nconst MOST_PIECES = 16u;\nconst CURVE_LEVELS = 17u;\nconst CURVE_SAMPLES = 4096u;\n\n\nfn curveKey(division: Division, place: vec3f) -> vec2u {\n  let cell = clamp((place - division.low) * division.scale, vec3f(0.0), vec3f(f32((1u << CURVE_LEVELS) - 1u)));\n  let key = hilbertKey(vec3u(cell) << vec3u(21u - CURVE_LEVELS), CURVE_LEVELS);\n  return vec2u(key.x >> 12u, (key.x << 20u) | (key.y >> 12u));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> division: Division;\n@group(0) @binding(2) var<storage, read> pieces: array<u32>;\n@group(0) @binding(3) var<storage, read> counts: array<u32>;\n@group(0) @binding(4) var<storage, read> totals: array<u32>;\n@group(0) @binding(5) var<storage, read_write> order: array<u32>;\n\n\nvar<workgroup> present: array<atomic<u32>, 8u * MOST_PIECES>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + 255u) / 256u;\n  if (tile >= tiles) { return; }\n  let i = tile * 256u + lane;\n  let word = lane / 32u;\n  let bit = 1u << (lane % 32u);\n  var piece = 0u;\n  if (i < params.n) {\n    piece = pieces[i];\n    atomicOr(&present[8u * piece + word], bit);\n  }\n  workgroupBarrier();\n  if (i >= params.n) { return; }\n  var place = counts[piece * tiles + tile] + countOneBits(atomicLoad(&present[8u * piece + word]) & (bit - 1u));\n  for (var w = 0u; w < word; w++) { place += countOneBits(atomicLoad(&present[8u * piece + w])); }\n  if (piece != division.own) {\n    place += totals[division.own];\n    for (var p = 0u; p < piece; p++) { place += select(totals[p], 0u, p == division.own); }\n  }\n  order[place] = i;\n}\n",
  "map": [
   [
    1,
    "build/partition.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/division.wgsl",
    1
   ],
   [
    32,
    "shared/hilbert.wgsl",
    1
   ],
   [
    66,
    "shared/division.wgsl",
    3
   ],
   [
    82,
    "shared/flat.wgsl",
    2
   ],
   [
    94,
    "build/partition.wgsl",
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
    "name": "division",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "pieces",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "counts",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "totals",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "order",
    "binding": 5,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "build/pieces": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nfn hilbertKey(point: vec3u, levels: u32) -> vec2u {\n  let last = 1u << (21u - levels);\n  var x = point;\n  for (var q = 1u << 20u; q > last; q >>= 1u) {\n    let p = q - 1u;\n    if ((x.x & q) != 0u) { x.x ^= p; }\n    if ((x.y & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.y) & p; x.x ^= t; x.y ^= t; }\n    if ((x.z & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.z) & p; x.x ^= t; x.z ^= t; }\n  }\n  x.y ^= x.x;\n  x.z ^= x.y;\n  var t = 0u;\n  for (var q = 1u << 20u; q > last; q >>= 1u) {\n    if ((x.z & q) != 0u) { t ^= q - 1u; }\n  }\n  x ^= vec3u(t);\n  let top = ((x.x >> 20u) << 2u) | ((x.y >> 20u) << 1u) | (x.z >> 20u);\n  let mid = interleave10((x >> vec3u(10u)) & vec3u(1023u));\n  let low = interleave10(x & vec3u(1023u));\n  return vec2u((top << 28u) | (mid >> 2u), (mid << 30u) | low);\n}\n\n\nfn interleave10(point: vec3u) -> u32 {\n  var v = point;\n  v = (v | (v << vec3u(16u))) & vec3u(0x030000ffu);\n  v = (v | (v << vec3u(8u))) & vec3u(0x0300f00fu);\n  v = (v | (v << vec3u(4u))) & vec3u(0x030c30c3u);\n  v = (v | (v << vec3u(2u))) & vec3u(0x09249249u);\n  return (v.x << 2u) | (v.y << 1u) | v.z;\n}\nstruct Division {\n  low: vec3f,\n  scale: f32,\n  pieces: u32,\n  own: u32,\n}\nconst MOST_PIECES = 16u;\nconst CURVE_LEVELS = 17u;\nconst CURVE_SAMPLES = 4096u;\n\n\nfn curveKey(division: Division, place: vec3f) -> vec2u {\n  let cell = clamp((place - division.low) * division.scale, vec3f(0.0), vec3f(f32((1u << CURVE_LEVELS) - 1u)));\n  let key = hilbertKey(vec3u(cell) << vec3u(21u - CURVE_LEVELS), CURVE_LEVELS);\n  return vec2u(key.x >> 12u, (key.x << 20u) | (key.y >> 12u));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> division: Division;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> id: array<u32>;\n@group(0) @binding(4) var<storage, read> cuts: array<vec4u>;\n@group(0) @binding(5) var<storage, read_write> pieces: array<u32>;\n@group(0) @binding(6) var<storage, read_write> counts: array<u32>;\n\nvar<workgroup> found: array<atomic<u32>, MOST_PIECES>;\n\n\nfn reaches(key: vec2u, number: u32, cut: vec4u) -> bool {\n  if (key.x != cut.x) { return key.x > cut.x; }\n  if (key.y != cut.y) { return key.y > cut.y; }\n  return number >= cut.z;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = (params.n + 255u) / 256u;\n  if (tile >= tiles) { return; }\n  let i = tile * 256u + lane;\n  if (i < params.n) {\n    let key = curveKey(division, posMass[i].xyz);\n    var piece = 0u;\n    while (piece + 1u < division.pieces && reaches(key, id[i], cuts[piece])) { piece++; }\n    pieces[i] = piece;\n    atomicAdd(&found[piece], 1u);\n  }\n  workgroupBarrier();\n  if (lane < MOST_PIECES) { counts[lane * tiles + tile] = atomicLoad(&found[lane]); }\n}\n",
  "map": [
   [
    1,
    "build/pieces.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/division.wgsl",
    1
   ],
   [
    33,
    "shared/hilbert.wgsl",
    1
   ],
   [
    67,
    "shared/division.wgsl",
    3
   ],
   [
    83,
    "shared/flat.wgsl",
    2
   ],
   [
    95,
    "build/pieces.wgsl",
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
    "name": "division",
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
    "name": "cuts",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "pieces",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "counts",
    "binding": 6,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "build/prune": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\nconst OPENING_BONSAI = 0u;\nconst OPENING_DISTANCE = 1u;\nconst OPENING_BOUNDARY = 3u;\nconst OPENING_SPHERE = 4u;\nconst OPENING_ERROR = 2u;\n\n\nconst MOST_RAISED = 4.0;\n\n\n\nconst HEAVIER = 1.01;\n\n\n\nconst CLOSEST = 1.8;\n\n\n\n\nconst PULL = 8.0;\n\n\nconst FAR_SOFTENING = 10.0;\n\n\nconst FAR_OVERFLOW = 1e-8;\n\nconst LEFT_OUT = 0u;\nconst LOOKED_AT = 1u;\nconst OPENED = 2u;\n\n\n\nconst NOBODIES = 3u;\n\n\nconst KEPT_TILE = 256u;\n\n\nfn broughtBy(state: u32, link: u32) -> vec2u {\n  return vec2u(select(0u, 1u, state != LEFT_OUT), select(0u, linkCount(link), state == OPENED && linkIsLeaf(link)));\n}\noverride OPENING: u32 = 0u;\noverride QUADRUPOLE: u32 = 1u;\noverride HEXADECAPOLE: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> boxes: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(4) var<storage, read> levelStart: array<u32>;\n@group(0) @binding(5) var<storage, read_write> kept: array<u32>;\n@group(0) @binding(6) var<uniform> repetition: Repetition;\n\n\nconst ROUNDED = 1e-5;\n\n\n\n\nfn actsOnAll(low: vec4f, high: vec4f, centre: vec4f, test: vec4u) -> bool {\n  let gap = max(max(low.xyz - centre.xyz, centre.xyz - high.xyz), vec3f(0));\n  let d = (1.0 - ROUNDED) * length(gap);\n  let size = bitcast<f32>(test.z);\n  if (OPENING == OPENING_BONSAI) {\n\n    return d * d > bitcast<f32>(test.x) && (params.spline == 0.0 || d > params.spline + size);\n  }\n  let clear = d - size;\n  if (!(clear > params.spline)) { return false; }\n  if (params.angle * d > size) { return true; }\n  let x = bitcast<f32>(test.y) / d;\n  var lost = select(3.0 * x * x, 4.0 * x * x * x, QUADRUPOLE == 1u);\n  if (HEXADECAPOLE == 1u) { lost = 6.0 * x * x * x * x * x; }\n  return d >= CLOSEST * size && centre.w * lost <= params.tau * low.w * clear * clear;\n}\n\nfn opened(centre: vec4f, test: vec4u) -> bool {\n  let count = u32(boxes[0].x);\n\n  if (OPENING == OPENING_ERROR && linkIsLeaf(test.w) && linkCount(test.w) <= 2u) { return count > 0u; }\n  for (var b = 0u; b < count; b++) {\n    if (!actsOnAll(boxes[1u + 2u * b], boxes[2u + 2u * b], centre, test)) { return true; }\n  }\n  return false;\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {\n  let level = repetition.index;\n  for (var k = levelStart[level] + id.x; k < levelStart[level + 1u]; k += groups.x * 64u) {\n    let test = nodeTest[k];\n    var state = LOOKED_AT;\n    if (level > 0u) { state = kept[k]; }\n    if (state != LEFT_OUT && opened(nodeCentre[k], test)) { state = OPENED; }\n    kept[k] = state;\n    if (linkIsLeaf(test.w)) { continue; }\n    for (var c = 0u; c < linkCount(test.w); c++) { kept[linkFirst(test.w) + c] = select(LEFT_OUT, LOOKED_AT, state == OPENED); }\n  }\n}\n",
  "map": [
   [
    1,
    "build/prune.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/link.wgsl",
    1
   ],
   [
    42,
    "shared/criterion.wgsl",
    1
   ],
   [
    70,
    "shared/kept.wgsl",
    1
   ],
   [
    86,
    "build/prune.wgsl",
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
    "name": "boxes",
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
    "name": "levelStart",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "kept",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 6,
    "access": "uniform"
   }
  ],
  "overrides": [
   "OPENING",
   "QUADRUPOLE",
   "HEXADECAPOLE"
  ],
  "threads": 64
 },
 "build/radixCount": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\noverride TILE: u32 = 2048u;\nconst CHUNK = 256u;\n\n\n\noverride AHEAD: u32 = 0u;\nconst DIGITS = 8u;\n\n\n\n\nfn sortedDigits(deepest: u32) -> u32 {\n  let digits = (3u * deepest + 8u) / 8u;\n  return select(min(DIGITS, digits + (digits & 1u)), DIGITS, deepest == 0u);\n}\n\n\nfn sortedLevels(digits: u32) -> u32 { return (8u * digits - 1u) / 3u; }\n\n\nfn sortedPart(key: vec2u, levels: u32) -> vec2u {\n  let dropped = 63u - 3u * levels;\n  return vec2u(key.x & (0xffffffffu << (max(dropped, 32u) - 32u)), select(key.y & (0xffffffffu << (dropped & 31u)), 0u, dropped > 31u));\n}\n\nfn radixDigit(key: vec2u, round: u32) -> u32 {\n  let word = select(key.y, key.x, round >= 4u);\n  return (word >> (8u * (round & 3u))) & 255u;\n}\n\nfn radixTiles(n: u32) -> u32 { return (n + TILE - 1u) / TILE; }\n\nfn radixRow(n: u32, round: u32, tile: u32) -> u32 { return 256u * ((round % 3u) * radixTiles(n) + tile); }\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> repetition: Repetition;\n@group(0) @binding(2) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(3) var<storage, read_write> counts: array<u32>;\n@group(0) @binding(4) var<storage, read> status: array<u32>;\n\nvar<workgroup> histogram: array<atomic<u32>, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = radixTiles(params.n);\n  if (tile >= tiles || repetition.index < DIGITS - sortedDigits(status[7])) { return; }\n  for (var k = 0u; k < TILE; k += CHUNK) {\n    let i = tile * TILE + k + lane;\n    if (i < params.n) { atomicAdd(&histogram[radixDigit(keys[i], repetition.index)], 1u); }\n  }\n  workgroupBarrier();\n  counts[lane * tiles + tile] = atomicLoad(&histogram[lane]);\n}\n",
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
    31,
    "shared/radix.wgsl",
    1
   ],
   [
    65,
    "shared/flat.wgsl",
    2
   ],
   [
    77,
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
    "name": "repetition",
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
   },
   {
    "name": "status",
    "binding": 4,
    "access": "read-only-storage"
   }
  ],
  "overrides": [
   "TILE",
   "AHEAD"
  ],
  "threads": 256
 },
 "build/radixScatter": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\noverride TILE: u32 = 2048u;\nconst CHUNK = 256u;\n\n\n\noverride AHEAD: u32 = 0u;\nconst DIGITS = 8u;\n\n\n\n\nfn sortedDigits(deepest: u32) -> u32 {\n  let digits = (3u * deepest + 8u) / 8u;\n  return select(min(DIGITS, digits + (digits & 1u)), DIGITS, deepest == 0u);\n}\n\n\nfn sortedLevels(digits: u32) -> u32 { return (8u * digits - 1u) / 3u; }\n\n\nfn sortedPart(key: vec2u, levels: u32) -> vec2u {\n  let dropped = 63u - 3u * levels;\n  return vec2u(key.x & (0xffffffffu << (max(dropped, 32u) - 32u)), select(key.y & (0xffffffffu << (dropped & 31u)), 0u, dropped > 31u));\n}\n\nfn radixDigit(key: vec2u, round: u32) -> u32 {\n  let word = select(key.y, key.x, round >= 4u);\n  return (word >> (8u * (round & 3u))) & 255u;\n}\n\nfn radixTiles(n: u32) -> u32 { return (n + TILE - 1u) / TILE; }\n\nfn radixRow(n: u32, round: u32, tile: u32) -> u32 { return 256u * ((round % 3u) * radixTiles(n) + tile); }\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> repetition: Repetition;\n@group(0) @binding(2) var<storage, read> keys: array<vec2u>;\n@group(0) @binding(3) var<storage, read> order: array<u32>;\n@group(0) @binding(4) var<storage, read_write> counts: array<atomic<u32>>;\n@group(0) @binding(5) var<storage, read> totals: array<u32>;\n@group(0) @binding(6) var<storage, read_write> sortedKeys: array<vec2u>;\n@group(0) @binding(7) var<storage, read_write> sortedOrder: array<u32>;\n@group(0) @binding(8) var<storage, read> status: array<u32>;\n\n\nvar<workgroup> present: array<atomic<u32>, 2048>;\nvar<workgroup> start: array<u32, 256>;\n\n\nfn countOf(first: u32, tile: u32, tiles: u32) -> u32 {\n  return select(0u, atomicLoad(&counts[first + 256u * min(tile, tiles - 1u)]), tile < tiles);\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  let tiles = radixTiles(params.n);\n  if (tile >= tiles || repetition.index < DIGITS - sortedDigits(status[7])) { return; }\n\n  var own = 0u;\n  var before = 0u;\n  if (AHEAD == 1u) {\n    let row = radixRow(params.n, repetition.index, 0u) + lane;\n\n    for (var other = 0u; other < tiles; other += 8u) {\n      let a = vec4u(countOf(row, other, tiles), countOf(row, other + 1u, tiles), countOf(row, other + 2u, tiles), countOf(row, other + 3u, tiles));\n      let b = vec4u(countOf(row, other + 4u, tiles), countOf(row, other + 5u, tiles), countOf(row, other + 6u, tiles), countOf(row, other + 7u, tiles));\n      let places = vec4u(other) + vec4u(0u, 1u, 2u, 3u);\n      let sums = a + b;\n      own += sums.x + sums.y + sums.z + sums.w;\n      let parts = select(vec4u(0u), a, places < vec4u(tile)) + select(vec4u(0u), b, places + 4u < vec4u(tile));\n      before += parts.x + parts.y + parts.z + parts.w;\n    }\n    atomicStore(&counts[radixRow(params.n, repetition.index + 2u, tile) + lane], 0u);\n  } else {\n    own = totals[lane];\n    before = atomicLoad(&counts[lane * tiles + tile]);\n  }\n\n  atomicStore(&present[lane], own);\n  workgroupBarrier();\n  if (lane < 16u) {\n    var sum = 0u;\n    for (var k = 0u; k < 16u; k++) { sum += atomicLoad(&present[16u * lane + k]); }\n    atomicStore(&present[256u + lane], sum);\n  }\n  workgroupBarrier();\n  for (var k = lane & ~15u; k < lane; k++) { before += atomicLoad(&present[k]); }\n  for (var k = 0u; k < lane / 16u; k++) { before += atomicLoad(&present[256u + k]); }\n  start[lane] = before;\n  workgroupBarrier();\n  atomicStore(&present[lane], 0u);\n  atomicStore(&present[256u + (lane & 15u)], 0u);\n  let word = lane >> 5u;\n  let bit = 1u << (lane & 31u);\n  for (var k = 0u; k < TILE; k += CHUNK) {\n    let i = tile * TILE + k + lane;\n    let valid = i < params.n;\n    var key = vec2u(0u);\n    var body = 0u;\n    if (valid) {\n      key = keys[i];\n      body = order[i];\n    }\n    let digit = radixDigit(key, repetition.index);\n    workgroupBarrier();\n    if (valid) { atomicOr(&present[word * 256u + digit], bit); }\n    workgroupBarrier();\n    if (valid) {\n      var rank = start[digit];\n      for (var w = 0u; w < word; w++) { rank += countOneBits(atomicLoad(&present[w * 256u + digit])); }\n      rank += countOneBits(atomicLoad(&present[word * 256u + digit]) & (bit - 1u));\n      sortedKeys[rank] = key;\n      sortedOrder[rank] = body;\n      if (AHEAD == 1u && repetition.index + 1u < DIGITS) {\n        atomicAdd(&counts[radixRow(params.n, repetition.index + 1u, rank / TILE) + radixDigit(key, repetition.index + 1u)], 1u);\n      }\n    }\n    workgroupBarrier();\n\n    var held = 0u;\n    for (var w = 0u; w < 8u; w++) {\n      held += countOneBits(atomicLoad(&present[w * 256u + lane]));\n      atomicStore(&present[w * 256u + lane], 0u);\n    }\n    start[lane] += held;\n  }\n}\n",
  "map": [
   [
    1,
    "build/radixScatter.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/radix.wgsl",
    1
   ],
   [
    67,
    "shared/flat.wgsl",
    2
   ],
   [
    79,
    "build/radixScatter.wgsl",
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
    "name": "repetition",
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
    "access": "storage"
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
   },
   {
    "name": "status",
    "binding": 8,
    "access": "read-only-storage"
   }
  ],
  "overrides": [
   "TILE",
   "AHEAD"
  ],
  "threads": 256
 },
 "build/reorder": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\noverride KEEP: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> order: array<u32>;\n@group(0) @binding(2) var<storage, read> fromPosMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> fromVelocity: array<vec4f>;\n@group(0) @binding(4) var<storage, read> fromId: array<u32>;\n@group(0) @binding(5) var<storage, read_write> toPosMass: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> toVelocity: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> toId: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  var source = i;\n  if (KEEP == 0u) { source = order[i]; }\n  toPosMass[i] = fromPosMass[source];\n  toVelocity[i] = fromVelocity[source];\n  toId[i] = fromId[source];\n}\n",
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
    31,
    "shared/flat.wgsl",
    2
   ],
   [
    43,
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
  ],
  "threads": 256
 },
 "build/rootCube": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nstruct Root {\n  middle: vec3f,\n  reach: f32,\n  half: f32,\n  scale: f32,\n}\n\n\n\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n\nconst BOUNDS_TILE = 2048u;\nconst BOUNDS_GROUPS = 256u;\n\nfn boundsGroups(n: u32) -> u32 {\n  return clamp((n + BOUNDS_TILE - 1u) / BOUNDS_TILE, 1u, BOUNDS_GROUPS);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> partials: array<vec4f>;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> root: Root;\n\n\nconst SAMPLES = 256u;\nconst SHARE = 33u;\n\nconst WIDE = 16.0;\n\nvar<workgroup> low: array<vec3f, SAMPLES>;\nvar<workgroup> high: array<vec3f, SAMPLES>;\nvar<workgroup> places: array<vec3f, SAMPLES>;\nvar<workgroup> bulkLow: array<f32, 3>;\nvar<workgroup> bulkHigh: array<f32, 3>;\n\n\nfn before(other: u32, count: u32, lane: u32, mine: vec3f) -> vec3u {\n  let place = places[other & (SAMPLES - 1u)];\n  let first = (place < mine) | ((place == mine) & vec3<bool>(other < lane));\n  return select(vec3u(0u), vec3u(1u), first & vec3<bool>(other < count));\n}\n\n@compute @workgroup_size(SAMPLES)\nfn main(@builtin(local_invocation_index) lane: u32) {\n  low[lane] = vec3f(3e38);\n  high[lane] = vec3f(-3e38);\n  if (lane < boundsGroups(params.n)) {\n    low[lane] = partials[2u * lane].xyz;\n    high[lane] = partials[2u * lane + 1u].xyz;\n  }\n  let count = min(SAMPLES, params.n);\n\n  let body = lane * (params.n / max(count, 1u)) + (lane * (params.n % max(count, 1u))) / max(count, 1u);\n  let mine = posMass[min(body, max(params.n, 1u) - 1u)].xyz;\n  places[lane] = mine;\n  for (var half = 128u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) {\n      low[lane] = min(low[lane], low[lane + half]);\n      high[lane] = max(high[lane], high[lane + half]);\n    }\n  }\n\n  var rank = vec3u(0u);\n\n  for (var other = 0u; other < count; other += 4u) {\n    rank += before(other, count, lane, mine) + before(other + 1u, count, lane, mine)\n      + before(other + 2u, count, lane, mine) + before(other + 3u, count, lane, mine);\n  }\n  if (lane < count) {\n    let first = count / SHARE;\n    for (var axis = 0u; axis < 3u; axis++) {\n      if (rank[axis] == first) { bulkLow[axis] = mine[axis]; }\n      if (rank[axis] == count - 1u - first) { bulkHigh[axis] = mine[axis]; }\n    }\n  }\n  workgroupBarrier();\n  if (lane > 0u) { return; }\n  let bulk0 = vec3f(bulkLow[0], bulkLow[1], bulkLow[2]);\n  let bulk1 = vec3f(bulkHigh[0], bulkHigh[1], bulkHigh[2]);\n  let wide = 0.5 * WIDE * (bulk1 - bulk0);\n  let reach = max(wide.x, max(wide.y, wide.z));\n  let core = 0.5 * bulk0 + 0.5 * bulk1;\n  let beyond = max(high[0] - core, core - low[0]);\n  let farthest = max(beyond.x, max(beyond.y, beyond.z));\n  var half: f32;\n  if (params.n > 0u && reach > 0.0 && farthest > reach) {\n    root.middle = core;\n    root.reach = reach;\n    half = drawnIn(farthest, reach);\n  } else {\n    let extent = high[0] - low[0];\n    root.middle = low[0] + 0.5 * extent;\n    root.reach = 3e38;\n    half = 0.5 * max(extent.x, max(extent.y, extent.z));\n  }\n\n  half *= 1.000001;\n  root.half = half;\n  root.scale = select(0.0, 1048576.0 / half, half > 0.0 && half < 1.5e38);\n}\n",
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
    32,
    "shared/root.wgsl",
    1
   ],
   [
    48,
    "shared/boundsGroups.wgsl",
    1
   ],
   [
    55,
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
  "overrides": [],
  "threads": 256
 },
 "build/rowScan": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\noverride WIDTH: u32 = 256u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> repetition: Repetition;\n@group(0) @binding(2) var<storage, read_write> counts: array<u32>;\n@group(0) @binding(3) var<storage, read_write> totals: array<u32>;\n\nvar<workgroup> sums: array<u32, WIDTH>;\n\n@compute @workgroup_size(WIDTH)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let columns = (params.n + repetition.index - 1u) / repetition.index;\n  let row = group.x * columns;\n  var carry = 0u;\n  for (var base = 0u; base < columns; base += WIDTH) {\n    let column = base + lane;\n    var own = 0u;\n    if (column < columns) { own = counts[row + column]; }\n    sums[lane] = own;\n    workgroupBarrier();\n    for (var reach = 1u; reach < WIDTH; reach <<= 1u) {\n      var before = 0u;\n      if (lane >= reach) { before = sums[lane - reach]; }\n      workgroupBarrier();\n      sums[lane] += before;\n      workgroupBarrier();\n    }\n    if (column < columns) { counts[row + column] = carry + sums[lane] - own; }\n    carry += workgroupUniformLoad(&sums[WIDTH - 1u]);\n  }\n  if (lane == 0u) { totals[group.x] = carry; }\n}\n",
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
    31,
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
    "name": "repetition",
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
  ],
  "threads": 0
 },
 "build/vortexHexadecapoles": {
  "code": "\n\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\n\n\nconst CORE_REACH = 2.36;\n\n\nconst NEVER_ZERO = 1e-24;\n\nconst NEAR = 0.2;\nconst LOG2_E = 1.4426950408889634;\nconst PER_SPHERE = 0.07957747154594767;\n\n\noverride VISCOUS: u32 = 0u;\n\n\nstruct Induced {\n  velocity: vec3f,\n  rowX: vec3f,\n  rowY: vec3f,\n  rowZ: vec3f,\n  exchange: vec4f,\n}\n\n\nstruct Sums {\n  velocity: vec3f,\n  spin: vec3f,\n  shearX: vec3f,\n  shearY: vec3f,\n  shearZ: vec3f,\n  exchange: vec4f,\n}\nvar<private> sums: Sums;\n\n\nconst NO_PLACE = vec4f(1e9, 1e9, 1e9, 1.0);\nconst NO_STRENGTH = vec4f(0.0, 0.0, 0.0, -1.0);\n\n\nfn tilePlace(element: vec4f) -> vec4f { return vec4f(element.xyz, 1.0 / (element.w * element.w * element.w)); }\nfn tileStrength(strength: vec3f, place: vec4f) -> vec4f { return vec4f(strength, -LOG2_E * place.w); }\n\nfn addPair(r: vec3f, strength: vec3f, f: f32, g: f32, fall: f32) {\n  let c = cross(strength, r);\n  sums.velocity += f * c;\n  sums.spin += f * strength;\n  let along = g * r;\n  sums.shearX += c.x * along;\n  sums.shearY += c.y * along;\n  sums.shearZ += c.z * along;\n  if (VISCOUS == 1u) { sums.exchange += fall * vec4f(strength, 1.0); }\n}\n\n\nfn useFar(here: vec3f, place: vec4f, strength: vec4f) -> bool {\n  let r = here - place.xyz;\n  let r2 = fma(r.x, r.x, fma(r.y, r.y, fma(r.z, r.z, NEVER_ZERO)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let exponent = r2 * r2 * rinv * strength.w;\n  let near = exponent > -NEAR * LOG2_E;\n  let fall = exp2(exponent);\n  let f = (1.0 - fall) * (rinv * rinv2);\n  let g = fma(fall, place.w, -f) * rinv2;\n  addPair(r, strength.xyz, select(f, 0.0, near), select(g, 0.0, near), select(fall, 0.0, near));\n  return near;\n}\n\n\nfn useNear(here: vec3f, place: vec4f, strength: vec4f) {\n  let r = here - place.xyz;\n  let r2 = dot(r, r);\n  let size = sqrt(r2);\n  let k = place.w;\n  let q = r2 * size * k;\n  if (q >= NEAR) { return; }\n  let f = k * fma(q, fma(q, fma(q, fma(q, fma(q, -1.0 / 720.0, 1.0 / 120.0), -1.0 / 24.0), 1.0 / 6.0), -0.5), 1.0);\n  let g = k * k * size * fma(q, fma(q, fma(q, fma(q, fma(q, 1.0 / 840.0, -1.0 / 144.0), 1.0 / 30.0), -0.125), 1.0 / 3.0), -0.5);\n  addPair(r, strength.xyz, f, g, exp(-q));\n}\n\n\nfn takeSums(all: Induced) -> Induced {\n  let s = sums;\n  sums = Sums();\n  return Induced(\n    all.velocity + s.velocity,\n    all.rowX + 3.0 * s.shearX + vec3f(0.0, -s.spin.z, s.spin.y),\n    all.rowY + 3.0 * s.shearY + vec3f(s.spin.z, 0.0, -s.spin.x),\n    all.rowZ + 3.0 * s.shearZ + vec3f(-s.spin.y, s.spin.x, 0.0),\n    all.exchange + s.exchange);\n}\n\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn strengthsAt(node: u32) -> u32 { return (1u + 2u * HEXADECAPOLE) * node; }\n\n\n\nstruct Component {\n  dipole: vec4f,\n  quadrupole: vec4f,\n  yz: f32,\n}\n\n\n\nstruct Slope {\n  first: vec3f,\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn slopeOf(m: Component, r: vec3f, g1: f32, g2: f32, g3: f32, g4: f32) -> Slope {\n  let zz = -m.quadrupole.x - m.quadrupole.y;\n  let s = vec3f(\n    fma(m.quadrupole.x, r.x, fma(m.quadrupole.z, r.y, m.quadrupole.w * r.z)),\n    fma(m.quadrupole.z, r.x, fma(m.quadrupole.y, r.y, m.yz * r.z)),\n    fma(m.quadrupole.w, r.x, fma(m.yz, r.y, zz * r.z)));\n  let q = 0.5 * dot(s, r);\n  let p = dot(m.dipole.xyz, r);\n  let round = fma(m.dipole.w, g1, fma(-p, g2, q * g3));\n  let along = fma(m.dipole.w, g2, fma(-p, g3, q * g4));\n  let v = g3 * s - g2 * m.dipole.xyz;\n  return Slope(\n    round * r - g1 * m.dipole.xyz + g2 * s,\n    (along * r + 2.0 * v) * r + vec3f(round) + g2 * vec3f(m.quadrupole.xy, zz),\n    along * r.xxy * r.yzz + v.xxy * r.yzz + r.xxy * v.yzz + g2 * vec3f(m.quadrupole.zw, m.yz));\n}\n\n\nfn withCell(all: Induced, r: vec3f, x: Component, y: Component, z: Component) -> Induced {\n  let rinv = inverseSqrt(dot(r, r));\n  let rinv2 = rinv * rinv;\n  let g1 = -rinv * rinv2;\n  let g2 = -3.0 * g1 * rinv2;\n  let g3 = -5.0 * g2 * rinv2;\n  let g4 = -7.0 * g3 * rinv2;\n  return withSlopes(all, slopeOf(x, r, g1, g2, g3, g4), slopeOf(y, r, g1, g2, g3, g4), slopeOf(z, r, g1, g2, g3, g4));\n}\n\n\nfn withSlopes(all: Induced, a: Slope, b: Slope, c: Slope) -> Induced {\n  return Induced(\n    all.velocity + vec3f(c.first.y - b.first.z, a.first.z - c.first.x, b.first.x - a.first.y),\n    all.rowX + vec3f(c.mixed.x - b.mixed.y, c.diagonal.y - b.mixed.z, c.mixed.z - b.diagonal.z),\n    all.rowY + vec3f(a.mixed.y - c.diagonal.x, a.mixed.z - c.mixed.x, a.diagonal.z - c.mixed.y),\n    all.rowZ + vec3f(b.diagonal.x - a.mixed.x, b.mixed.x - a.diagonal.y, b.mixed.y - a.mixed.z),\n    all.exchange);\n}\n\n\nfn rowsOf(all: Induced) -> array<vec4f, 4> {\n  return array<vec4f, 4>(\n    PER_SPHERE * vec4f(all.rowX, all.velocity.x),\n    PER_SPHERE * vec4f(all.rowY, all.velocity.y),\n    PER_SPHERE * vec4f(all.rowZ, all.velocity.z),\n    all.exchange);\n}\n\n\n\nstruct High {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n}\n\n\nstruct Square {\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn squareTimes(s: Square, n: vec3f) -> vec3f {\n  return vec3f(\n    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,\n    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,\n    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);\n}\n\n\nfn fourthSquare(o: High, n: vec3f) -> Square {\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xxzz = -(o.fourthX.x + o.fourthX.z);\n  let xyzz = -(o.fourthX.y + o.fourthX.w);\n  let yyzz = -(o.fourthX.z + o.fourthY.x);\n  let xzzz = -(o.fourthY.y + o.fourthY.w);\n  let yzzz = -(o.fourthY.z + o.thirdY.w);\n  let zzzz = -(xxzz + yyzz);\n  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;\n  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;\n  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;\n  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;\n  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;\n  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;\n  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {\n  let rinv = inverseSqrt(dot(offset, offset) + eps2);\n  let n = offset * rinv;\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xzz = -(o.thirdX.x + o.thirdX.w);\n  let yzz = -(o.thirdX.y + o.thirdY.y);\n  let zzz = -(o.thirdX.z + o.thirdY.z);\n  let third = vec3f(\n    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,\n    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,\n    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);\n  let h = fourthSquare(o, n);\n  let fourth = squareTimes(h, n);\n  let depth3 = 2.5 * dot(third, n);\n  let depth4 = 4.375 * dot(fourth, n) * rinv;\n  let along = 9.0 * depth4 - 7.0 * depth3;\n  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;\n  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));\n}\n\n\n\noverride DIPOLES: u32 = 0u;\n\n\nstruct Part {\n  mass: f32,\n  d: vec3f,\n  first: vec3f,\n  second: array<vec3f, 3>,\n  third: array<array<vec3f, 3>, 3>,\n}\n\nfn thirdOf(p: ptr<function, Part>, i: u32, j: u32, k: u32) -> f32 {\n  let d = (*p).d;\n  let sum = (*p).third[i][j][k] + (*p).second[i][j] * d[k] + (*p).second[i][k] * d[j] + (*p).second[j][k] * d[i] + (*p).mass * d[i] * d[j] * d[k];\n  if (DIPOLES == 0u) { return sum; }\n  let f = (*p).first;\n  return sum + f[i] * d[j] * d[k] + f[j] * d[i] * d[k] + f[k] * d[i] * d[j];\n}\n\n\nfn fourthOf(p: ptr<function, Part>, i: u32, j: u32, k: u32, l: u32) -> f32 {\n  let d = (*p).d;\n  let thirds = (*p).third[i][j][k] * d[l] + (*p).third[i][j][l] * d[k] + (*p).third[i][k][l] * d[j] + (*p).third[j][k][l] * d[i];\n  let seconds = (*p).second[i][j] * d[k] * d[l] + (*p).second[k][l] * d[i] * d[j] + (*p).second[i][k] * d[j] * d[l]\n    + (*p).second[j][l] * d[i] * d[k] + (*p).second[i][l] * d[j] * d[k] + (*p).second[j][k] * d[i] * d[l];\n  let sum = thirds + seconds + (*p).mass * d[i] * d[j] * d[k] * d[l];\n  if (DIPOLES == 0u) { return sum; }\n  let f = (*p).first;\n  return sum + f[i] * d[j] * d[k] * d[l] + f[j] * d[i] * d[k] * d[l] + f[k] * d[i] * d[j] * d[l] + f[l] * d[i] * d[j] * d[k];\n}\n\n\nstruct Whole {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  thirdZ: vec2f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n  fourthZ: vec4f,\n  fourthW: vec3f,\n}\n\nfn add(all: ptr<function, Whole>, p: ptr<function, Part>) {\n  (*all).thirdX += vec4f(thirdOf(p, 0u, 0u, 0u), thirdOf(p, 0u, 0u, 1u), thirdOf(p, 0u, 0u, 2u), thirdOf(p, 0u, 1u, 1u));\n  (*all).thirdY += vec4f(thirdOf(p, 0u, 1u, 2u), thirdOf(p, 1u, 1u, 1u), thirdOf(p, 1u, 1u, 2u), thirdOf(p, 0u, 2u, 2u));\n  (*all).thirdZ += vec2f(thirdOf(p, 1u, 2u, 2u), thirdOf(p, 2u, 2u, 2u));\n  (*all).fourthX += vec4f(fourthOf(p, 0u, 0u, 0u, 0u), fourthOf(p, 0u, 0u, 0u, 1u), fourthOf(p, 0u, 0u, 1u, 1u), fourthOf(p, 0u, 1u, 1u, 1u));\n  (*all).fourthY += vec4f(fourthOf(p, 1u, 1u, 1u, 1u), fourthOf(p, 0u, 0u, 0u, 2u), fourthOf(p, 0u, 0u, 1u, 2u), fourthOf(p, 0u, 1u, 1u, 2u));\n  (*all).fourthZ += vec4f(fourthOf(p, 1u, 1u, 1u, 2u), fourthOf(p, 0u, 0u, 2u, 2u), fourthOf(p, 0u, 1u, 2u, 2u), fourthOf(p, 1u, 1u, 2u, 2u));\n  (*all).fourthW += vec3f(fourthOf(p, 0u, 2u, 2u, 2u), fourthOf(p, 1u, 2u, 2u, 2u), fourthOf(p, 2u, 2u, 2u, 2u));\n}\n\n\nfn childPart(h: High, mass: f32, d: vec3f, second: array<vec3f, 3>, all: ptr<function, Whole>) -> Part {\n  let x = h.thirdX;\n  let y = h.thirdY;\n  let f = h.fourthX;\n  let g = h.fourthY;\n  let xzz = -(x.x + x.w);\n  let yzz = -(x.y + y.y);\n  let zzz = -(x.z + y.z);\n  let xy = vec3f(x.y, x.w, y.x);\n  let xz = vec3f(x.z, y.x, xzz);\n  let yz = vec3f(y.x, y.z, yzz);\n  let xxzz = -(f.x + f.z);\n  let yyzz = -(f.z + g.x);\n  (*all).fourthX += f;\n  (*all).fourthY += g;\n  (*all).fourthZ += vec4f(y.w, xxzz, -(f.y + f.w), yyzz);\n  (*all).fourthW += vec3f(-(g.y + g.w), -(g.z + y.w), -(xxzz + yyzz));\n  return Part(mass, d, vec3f(0.0), second,\n    array<array<vec3f, 3>, 3>(\n      array<vec3f, 3>(x.xyz, xy, xz),\n      array<vec3f, 3>(xy, vec3f(x.w, y.y, y.z), yz),\n      array<vec3f, 3>(xz, yz, vec3f(xzz, yzz, zzz))));\n}\n\n\nfn freed(w: Whole) -> High {\n  let t = vec3f(w.thirdX.x + w.thirdX.w + w.thirdY.w, w.thirdX.y + w.thirdY.y + w.thirdZ.x, w.thirdX.z + w.thirdY.z + w.thirdZ.y) / 5.0;\n  let xx = (w.fourthX.x + w.fourthX.z + w.fourthZ.y) / 7.0;\n  let yy = (w.fourthX.z + w.fourthY.x + w.fourthZ.w) / 7.0;\n  let zz = (w.fourthZ.y + w.fourthZ.w + w.fourthW.z) / 7.0;\n  let xy = (w.fourthX.y + w.fourthX.w + w.fourthZ.z) / 7.0;\n  let xz = (w.fourthY.y + w.fourthY.w + w.fourthW.x) / 7.0;\n  let yz = (w.fourthY.z + w.fourthZ.x + w.fourthW.y) / 7.0;\n  let all = (xx + yy + zz) / 5.0;\n  return High(\n    w.thirdX - vec4f(3.0 * t.x, t.y, t.z, t.x),\n    vec4f(w.thirdY.xyz - vec3f(0.0, 3.0 * t.y, t.z), w.fourthZ.x - 3.0 * yz),\n    w.fourthX - vec4f(6.0 * xx - 3.0 * all, 3.0 * xy, xx + yy - all, 3.0 * xy),\n    w.fourthY - vec4f(6.0 * yy - 3.0 * all, 3.0 * xz, yz, xz));\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> elements: array<vec4f>;\n@group(0) @binding(2) var<storage, read> strengths: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeLink: array<u32>;\n@group(0) @binding(4) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(5) var<storage, read> levelStart: array<u32>;\n@group(0) @binding(6) var<storage, read_write> nodeStrengths: array<array<vec4f, 7>>;\n@group(0) @binding(7) var<uniform> repetition: Repetition;\n\n\nfn highAt(node: u32, k: u32) -> vec4f { return nodeStrengths[strengthsAt(node) + 1u + k / 7u][k % 7u]; }\n\nfn addElement(all: ptr<function, Whole>, i: u32, c: u32, centre: vec3f) {\n  var part = Part(strengths[i][c], elements[i].xyz - centre, vec3f(0.0), array<vec3f, 3>(), array<array<vec3f, 3>, 3>());\n  add(all, &part);\n}\n\n\nfn addCell(all: ptr<function, Whole>, child: u32, c: u32, centre: vec3f) {\n  let at = strengthsAt(child);\n  let first = nodeStrengths[at][c];\n  let q = nodeStrengths[at][3u + c];\n  let yz = nodeStrengths[at][6][c];\n  var part = childPart(\n    High(highAt(child, 4u * c), highAt(child, 4u * c + 1u), highAt(child, 4u * c + 2u), highAt(child, 4u * c + 3u)),\n    first.w, nodeCentre[child].xyz - centre,\n    array<vec3f, 3>(vec3f(q.x, q.z, q.w), vec3f(q.z, q.y, yz), vec3f(q.w, yz, -q.x - q.y)), all);\n  part.first = first.xyz;\n  add(all, &part);\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {\n\n  if (levelStart[31] > params.nodeCapacity) { return; }\n  let begin = 3u * levelStart[repetition.index];\n  let end = 3u * levelStart[repetition.index + 1u];\n  for (var k = begin + id.x; k < end; k += groups.x * 64u) {\n    let node = k / 3u;\n    let c = k % 3u;\n    let link = nodeLink[node];\n    let centre = nodeCentre[node].xyz;\n    var all = Whole();\n    for (var i = linkFirst(link); i < linkFirst(link) + linkCount(link); i++) {\n      if (linkIsLeaf(link)) { addElement(&all, i, c, centre); } else { addCell(&all, i, c, centre); }\n    }\n    let high = freed(all);\n    let at = strengthsAt(node) + 1u;\n    let slot = 4u * c;\n    nodeStrengths[at + slot / 7u][slot % 7u] = high.thirdX;\n    nodeStrengths[at + (slot + 1u) / 7u][(slot + 1u) % 7u] = high.thirdY;\n    nodeStrengths[at + (slot + 2u) / 7u][(slot + 2u) % 7u] = high.fourthX;\n    nodeStrengths[at + (slot + 3u) / 7u][(slot + 3u) % 7u] = high.fourthY;\n  }\n}\n",
  "map": [
   [
    1,
    "build/vortexHexadecapoles.wgsl",
    1
   ],
   [
    8,
    "shared/params.wgsl",
    1
   ],
   [
    34,
    "shared/link.wgsl",
    1
   ],
   [
    44,
    "shared/biotSavart.wgsl",
    1
   ],
   [
    208,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    281,
    "shared/highMoments.wgsl",
    1
   ],
   [
    282,
    "shared/highMoments.wgsl",
    3
   ],
   [
    377,
    "build/vortexHexadecapoles.wgsl",
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
    "name": "elements",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "strengths",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "nodeLink",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "nodeCentre",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "levelStart",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "nodeStrengths",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 7,
    "access": "uniform"
   }
  ],
  "overrides": [
   "VISCOUS",
   "HEXADECAPOLE",
   "DIPOLES"
  ],
  "threads": 64
 },
 "build/vortexMoments": {
  "code": "\n\n\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\n\n\nconst CORE_REACH = 2.36;\n\n\nconst NEVER_ZERO = 1e-24;\n\nconst NEAR = 0.2;\nconst LOG2_E = 1.4426950408889634;\nconst PER_SPHERE = 0.07957747154594767;\n\n\noverride VISCOUS: u32 = 0u;\n\n\nstruct Induced {\n  velocity: vec3f,\n  rowX: vec3f,\n  rowY: vec3f,\n  rowZ: vec3f,\n  exchange: vec4f,\n}\n\n\nstruct Sums {\n  velocity: vec3f,\n  spin: vec3f,\n  shearX: vec3f,\n  shearY: vec3f,\n  shearZ: vec3f,\n  exchange: vec4f,\n}\nvar<private> sums: Sums;\n\n\nconst NO_PLACE = vec4f(1e9, 1e9, 1e9, 1.0);\nconst NO_STRENGTH = vec4f(0.0, 0.0, 0.0, -1.0);\n\n\nfn tilePlace(element: vec4f) -> vec4f { return vec4f(element.xyz, 1.0 / (element.w * element.w * element.w)); }\nfn tileStrength(strength: vec3f, place: vec4f) -> vec4f { return vec4f(strength, -LOG2_E * place.w); }\n\nfn addPair(r: vec3f, strength: vec3f, f: f32, g: f32, fall: f32) {\n  let c = cross(strength, r);\n  sums.velocity += f * c;\n  sums.spin += f * strength;\n  let along = g * r;\n  sums.shearX += c.x * along;\n  sums.shearY += c.y * along;\n  sums.shearZ += c.z * along;\n  if (VISCOUS == 1u) { sums.exchange += fall * vec4f(strength, 1.0); }\n}\n\n\nfn useFar(here: vec3f, place: vec4f, strength: vec4f) -> bool {\n  let r = here - place.xyz;\n  let r2 = fma(r.x, r.x, fma(r.y, r.y, fma(r.z, r.z, NEVER_ZERO)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let exponent = r2 * r2 * rinv * strength.w;\n  let near = exponent > -NEAR * LOG2_E;\n  let fall = exp2(exponent);\n  let f = (1.0 - fall) * (rinv * rinv2);\n  let g = fma(fall, place.w, -f) * rinv2;\n  addPair(r, strength.xyz, select(f, 0.0, near), select(g, 0.0, near), select(fall, 0.0, near));\n  return near;\n}\n\n\nfn useNear(here: vec3f, place: vec4f, strength: vec4f) {\n  let r = here - place.xyz;\n  let r2 = dot(r, r);\n  let size = sqrt(r2);\n  let k = place.w;\n  let q = r2 * size * k;\n  if (q >= NEAR) { return; }\n  let f = k * fma(q, fma(q, fma(q, fma(q, fma(q, -1.0 / 720.0, 1.0 / 120.0), -1.0 / 24.0), 1.0 / 6.0), -0.5), 1.0);\n  let g = k * k * size * fma(q, fma(q, fma(q, fma(q, fma(q, 1.0 / 840.0, -1.0 / 144.0), 1.0 / 30.0), -0.125), 1.0 / 3.0), -0.5);\n  addPair(r, strength.xyz, f, g, exp(-q));\n}\n\n\nfn takeSums(all: Induced) -> Induced {\n  let s = sums;\n  sums = Sums();\n  return Induced(\n    all.velocity + s.velocity,\n    all.rowX + 3.0 * s.shearX + vec3f(0.0, -s.spin.z, s.spin.y),\n    all.rowY + 3.0 * s.shearY + vec3f(s.spin.z, 0.0, -s.spin.x),\n    all.rowZ + 3.0 * s.shearZ + vec3f(-s.spin.y, s.spin.x, 0.0),\n    all.exchange + s.exchange);\n}\n\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn strengthsAt(node: u32) -> u32 { return (1u + 2u * HEXADECAPOLE) * node; }\n\n\n\nstruct Component {\n  dipole: vec4f,\n  quadrupole: vec4f,\n  yz: f32,\n}\n\n\n\nstruct Slope {\n  first: vec3f,\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn slopeOf(m: Component, r: vec3f, g1: f32, g2: f32, g3: f32, g4: f32) -> Slope {\n  let zz = -m.quadrupole.x - m.quadrupole.y;\n  let s = vec3f(\n    fma(m.quadrupole.x, r.x, fma(m.quadrupole.z, r.y, m.quadrupole.w * r.z)),\n    fma(m.quadrupole.z, r.x, fma(m.quadrupole.y, r.y, m.yz * r.z)),\n    fma(m.quadrupole.w, r.x, fma(m.yz, r.y, zz * r.z)));\n  let q = 0.5 * dot(s, r);\n  let p = dot(m.dipole.xyz, r);\n  let round = fma(m.dipole.w, g1, fma(-p, g2, q * g3));\n  let along = fma(m.dipole.w, g2, fma(-p, g3, q * g4));\n  let v = g3 * s - g2 * m.dipole.xyz;\n  return Slope(\n    round * r - g1 * m.dipole.xyz + g2 * s,\n    (along * r + 2.0 * v) * r + vec3f(round) + g2 * vec3f(m.quadrupole.xy, zz),\n    along * r.xxy * r.yzz + v.xxy * r.yzz + r.xxy * v.yzz + g2 * vec3f(m.quadrupole.zw, m.yz));\n}\n\n\nfn withCell(all: Induced, r: vec3f, x: Component, y: Component, z: Component) -> Induced {\n  let rinv = inverseSqrt(dot(r, r));\n  let rinv2 = rinv * rinv;\n  let g1 = -rinv * rinv2;\n  let g2 = -3.0 * g1 * rinv2;\n  let g3 = -5.0 * g2 * rinv2;\n  let g4 = -7.0 * g3 * rinv2;\n  return withSlopes(all, slopeOf(x, r, g1, g2, g3, g4), slopeOf(y, r, g1, g2, g3, g4), slopeOf(z, r, g1, g2, g3, g4));\n}\n\n\nfn withSlopes(all: Induced, a: Slope, b: Slope, c: Slope) -> Induced {\n  return Induced(\n    all.velocity + vec3f(c.first.y - b.first.z, a.first.z - c.first.x, b.first.x - a.first.y),\n    all.rowX + vec3f(c.mixed.x - b.mixed.y, c.diagonal.y - b.mixed.z, c.mixed.z - b.diagonal.z),\n    all.rowY + vec3f(a.mixed.y - c.diagonal.x, a.mixed.z - c.mixed.x, a.diagonal.z - c.mixed.y),\n    all.rowZ + vec3f(b.diagonal.x - a.mixed.x, b.mixed.x - a.diagonal.y, b.mixed.y - a.mixed.z),\n    all.exchange);\n}\n\n\nfn rowsOf(all: Induced) -> array<vec4f, 4> {\n  return array<vec4f, 4>(\n    PER_SPHERE * vec4f(all.rowX, all.velocity.x),\n    PER_SPHERE * vec4f(all.rowY, all.velocity.y),\n    PER_SPHERE * vec4f(all.rowZ, all.velocity.z),\n    all.exchange);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> elements: array<vec4f>;\n@group(0) @binding(2) var<storage, read> strengths: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeLink: array<u32>;\n@group(0) @binding(4) var<storage, read> levelStart: array<u32>;\n@group(0) @binding(5) var<storage, read_write> nodeCentre: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> nodeStrengths: array<array<vec4f, 7>>;\n@group(0) @binding(7) var<storage, read_write> nodeTest: array<vec4u>;\n@group(0) @binding(8) var<storage, read_write> nodeBox: array<vec4f>;\n@group(0) @binding(9) var<uniform> repetition: Repetition;\n\n\nstruct Sum {\n  all: f32,\n  first: vec3f,\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn added(sum: Sum, g: f32, d: vec3f) -> Sum {\n  let gd = g * d;\n  return Sum(sum.all + g, sum.first + gd, sum.diagonal + gd * d, sum.mixed + gd.xxy * d.yzz);\n}\n\n\nfn joined(sum: Sum, m: Component, d: vec3f) -> Sum {\n  let g = m.dipole.w;\n  let first = m.dipole.xyz;\n  let zz = -m.quadrupole.x - m.quadrupole.y;\n  return Sum(\n    sum.all + g,\n    sum.first + first + g * d,\n    sum.diagonal + vec3f(m.quadrupole.xy, zz) + (2.0 * first + g * d) * d,\n    sum.mixed + vec3f(m.quadrupole.zw, m.yz) + first.xxy * d.yzz + d.xxy * first.yzz + g * d.xxy * d.yzz);\n}\n\nfn quadrupoleOf(sum: Sum) -> vec4f {\n  let trace = (sum.diagonal.x + sum.diagonal.y + sum.diagonal.z) / 3.0;\n  return vec4f(sum.diagonal.xy - vec2f(trace), sum.mixed.xy);\n}\n\nstruct Cell {\n  centre: vec3f,\n  weight: f32,\n  low: vec3f,\n  radius: f32,\n  high: vec3f,\n  core: f32,\n  x: Sum,\n  y: Sum,\n  z: Sum,\n}\n\nfn leafOf(first: u32, count: u32) -> Cell {\n  var cell = Cell();\n\n  let near = elements[first].xyz;\n  cell.low = near;\n  cell.high = near;\n  for (var i = first; i < first + count; i++) {\n    let place = elements[i];\n    let weight = length(strengths[i].xyz);\n    cell.weight += weight;\n    cell.centre += weight * (place.xyz - near);\n    cell.low = min(cell.low, place.xyz);\n    cell.high = max(cell.high, place.xyz);\n    cell.core = max(cell.core, place.w);\n  }\n  if (cell.weight > 0.0) { cell.centre = near + cell.centre / cell.weight; } else { cell.centre = 0.5 * (cell.low + cell.high); }\n  for (var i = first; i < first + count; i++) {\n    let d = elements[i].xyz - cell.centre;\n    let strength = strengths[i].xyz;\n    cell.x = added(cell.x, strength.x, d);\n    cell.y = added(cell.y, strength.y, d);\n    cell.z = added(cell.z, strength.z, d);\n    cell.radius = max(cell.radius, length(d));\n  }\n  return cell;\n}\n\nfn cellOf(first: u32, count: u32) -> Cell {\n  var cell = Cell();\n  let near = nodeCentre[first].xyz;\n  cell.low = nodeBox[2u * first].xyz;\n  cell.high = nodeBox[2u * first + 1u].xyz;\n  for (var k = first; k < first + count; k++) {\n    let centre = nodeCentre[k];\n    cell.weight += centre.w;\n    cell.centre += centre.w * (centre.xyz - near);\n    cell.low = min(cell.low, nodeBox[2u * k].xyz);\n    cell.high = max(cell.high, nodeBox[2u * k + 1u].xyz);\n  }\n  if (cell.weight > 0.0) { cell.centre = near + cell.centre / cell.weight; } else { cell.centre = 0.5 * (cell.low + cell.high); }\n  for (var k = first; k < first + count; k++) {\n    let d = nodeCentre[k].xyz - cell.centre;\n    let m = nodeStrengths[strengthsAt(k)];\n    cell.x = joined(cell.x, Component(m[0], m[3], m[6].x), d);\n    cell.y = joined(cell.y, Component(m[1], m[4], m[6].y), d);\n    cell.z = joined(cell.z, Component(m[2], m[5], m[6].z), d);\n    cell.radius = max(cell.radius, bitcast<f32>(nodeTest[k].z) + length(d));\n    cell.core = max(cell.core, m[6].w);\n  }\n\n  cell.radius = min(cell.radius, length(max(cell.high - cell.centre, cell.centre - cell.low)));\n  return cell;\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {\n\n  if (levelStart[31] > params.nodeCapacity) { return; }\n  let level = repetition.index;\n  for (var k = levelStart[level] + id.x; k < levelStart[level + 1u]; k += groups.x * 64u) {\n    let link = nodeLink[k];\n    var cell: Cell;\n    if (linkIsLeaf(link)) { cell = leafOf(linkFirst(link), linkCount(link)); } else { cell = cellOf(linkFirst(link), linkCount(link)); }\n    nodeCentre[k] = vec4f(cell.centre, cell.weight);\n    nodeStrengths[strengthsAt(k)] = array<vec4f, 7>(\n      vec4f(cell.x.first, cell.x.all),\n      vec4f(cell.y.first, cell.y.all),\n      vec4f(cell.z.first, cell.z.all),\n      quadrupoleOf(cell.x),\n      quadrupoleOf(cell.y),\n      quadrupoleOf(cell.z),\n      vec4f(cell.x.mixed.z, cell.y.mixed.z, cell.z.mixed.z, cell.core));\n    nodeBox[2u * k] = vec4f(cell.low, 0.0);\n    nodeBox[2u * k + 1u] = vec4f(cell.high, 0.0);\n    let reach = CORE_REACH * cell.core;\n    let open = max(cell.radius / params.theta, cell.radius + reach);\n    nodeTest[k] = vec4u(bitcast<u32>(open * open), bitcast<u32>(reach), bitcast<u32>(cell.radius), link);\n  }\n}\n",
  "map": [
   [
    1,
    "build/vortexMoments.wgsl",
    1
   ],
   [
    9,
    "shared/params.wgsl",
    1
   ],
   [
    35,
    "shared/link.wgsl",
    1
   ],
   [
    45,
    "shared/biotSavart.wgsl",
    1
   ],
   [
    209,
    "build/vortexMoments.wgsl",
    12
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "elements",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "strengths",
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
    "name": "nodeCentre",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "nodeStrengths",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "nodeTest",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "nodeBox",
    "binding": 8,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 9,
    "access": "uniform"
   }
  ],
  "overrides": [
   "VISCOUS",
   "HEXADECAPOLE"
  ],
  "threads": 64
 },
 "force/directSum": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\noverride SPLINE: u32 = 0u;\n\n\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n\n\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n\n\n\n\nfn withCell(sum: vec4f, here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv3 = rinv * rinv2;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n\n  let twice = fma(qx, offset.x, fma(qy, offset.y, fma(qz, offset.z, -diagonal.w)));\n  let quadrupole = twice * (0.5 * rinv2 * rinv2);\n  let radial = fma(5.0, quadrupole, centre.w) * rinv3;\n  let along = -(rinv3 * rinv2);\n  return vec4f(\n    fma(radial, offset.x, fma(along, qx, sum.x)),\n    fma(radial, offset.y, fma(along, qy, sum.y)),\n    fma(radial, offset.z, fma(along, qz, sum.z)),\n    fma(-rinv, centre.w + quadrupole, sum.w));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\n\noverride FOREIGN: u32 = 0u;\n\noverride ADD: u32 = 0u;\n\noverride ACTIVE: u32 = 0u;\n\n\nconst NO_SOURCE = 0x80000000u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(3) var<uniform> repetition: Repetition;\n@group(0) @binding(4) var<storage, read> targets: array<vec4f>;\n\nconst WIDTH = 64u;\nvar<workgroup> tile: array<vec4f, WIDTH>;\n\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n\nconst NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);\n\nfn useBody(source: vec4f) {\n  let offset0 = source.xyz - here0;\n  let offset1 = source.xyz - here1;\n  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), source.w);\n  sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), source.w);\n}\n\nfn useFour(j: u32) {\n  useBody(tile[j]);\n  useBody(tile[j + 1u]);\n  useBody(tile[j + 2u]);\n  useBody(tile[j + 3u]);\n}\n\n\nfn useOther(source: vec4f, isOwn: vec2<bool>) {\n  let offset0 = source.xyz - here0;\n  let offset1 = source.xyz - here1;\n  let r0 = dot(offset0, offset0) + params.eps2;\n  let r1 = dot(offset1, offset1) + params.eps2;\n  let skip0 = (r0 == 0.0 && !actsAtZero()) || isOwn.x;\n  let skip1 = (r1 == 0.0 && !actsAtZero()) || isOwn.y;\n  sum0 += fromBody(offset0, select(r0, 1.0, skip0), select(source.w, 0.0, skip0));\n  sum1 += fromBody(offset1, select(r1, 1.0, skip1), select(source.w, 0.0, skip1));\n}\n\nfn put(i: u32, sum: vec4f) {\n  if (i >= params.n) { return; }\n  if (ADD == 1u) { acceleration[i] += sum; } else { acceleration[i] = sum; }\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let blocks = (params.n + 2u * WIDTH - 1u) / (2u * WIDTH);\n  let index = flatSlice(group, groups, repetition, blocks);\n  if (index >= blocks) { return; }\n  let first = 2u * WIDTH * index;\n  let own = vec2u(first + lane, first + WIDTH + lane);\n  let source = select(first, NO_SOURCE, FOREIGN == 1u);\n  here0 = targets[min(own.x, params.n - 1u)].xyz;\n  here1 = targets[min(own.y, params.n - 1u)].xyz;\n  var all0 = vec4f(0);\n  var all1 = vec4f(0);\n  for (var base = 0u; base < params.sources; base += WIDTH) {\n    workgroupBarrier();\n    tile[lane] = NOWHERE;\n    if (base + lane < params.sources) { tile[lane] = posMass[base + lane]; }\n    workgroupBarrier();\n\n    sum0 = vec4f(0);\n    sum1 = vec4f(0);\n    if (actsAtZero() && base - source >= 2u * WIDTH) {\n\n      for (var j = 0u; j < WIDTH; j += 16u) {\n        useFour(j);\n        useFour(j + 4u);\n        useFour(j + 8u);\n        useFour(j + 12u);\n      }\n    } else {\n      for (var j = 0u; j < WIDTH; j++) { useOther(tile[j], vec2u(base + j) == source + vec2u(lane, WIDTH + lane)); }\n    }\n    all0 += sum0;\n    all1 += sum1;\n  }\n  put(own.x, all0);\n  put(own.y, all1);\n}\n",
  "map": [
   [
    1,
    "force/directSum.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/interact.wgsl",
    1
   ],
   [
    97,
    "shared/flat.wgsl",
    2
   ],
   [
    109,
    "shared/targets.wgsl",
    1
   ],
   [
    120,
    "force/directSum.wgsl",
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
    "name": "acceleration",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 3,
    "access": "uniform"
   },
   {
    "name": "targets",
    "binding": 4,
    "access": "read-only-storage"
   }
  ],
  "overrides": [
   "SPLINE",
   "FOREIGN",
   "ADD",
   "ACTIVE"
  ],
  "threads": 64
 },
 "force/jerk": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nconst TICKS = 1073741824u;\n\nconst NEVER = 0xffffffffu;\n\n\nconst FROZEN = 1u;\nconst NEWLY_FROZEN = 2u;\n\n\nconst BLOCK_NEXT = 0u;\nconst BLOCK_FOUND = 1u;\nconst BLOCK_NOW = 2u;\nconst BLOCK_OPEN = 3u;\nconst BLOCK_ACTIVE = 4u;\nconst BLOCK_SPLITS = 5u;\nconst BLOCK_COUNT = 6u;\nconst BLOCK_PAIRS = 7u;\n\n\nfn tickLength() -> f32 { return params.drift / f32(TICKS); }\n\n\nfn pace() -> f32 { return params.kick / params.drift; }\n\n\nfn ticksWithin(wish: f32) -> u32 {\n  let most = wish / abs(tickLength());\n  if (!(most < f32(TICKS))) { return TICKS; }\n  return 1u << firstLeadingBit(max(u32(most), 1u));\n}\n\n\nstruct Fixed {\n  hi: vec3i,\n  lo: vec3u,\n}\n\nconst FIXED_REACH = 1024.0;\nconst HI_STEPS = 2097152.0;\nconst LO_STEPS = 4294967296.0;\n\nfn negated(a: Fixed) -> Fixed {\n  let lo = ~a.lo + vec3u(1u);\n  return Fixed(~a.hi + select(vec3i(0), vec3i(1), lo == vec3u(0u)), lo);\n}\n\nfn fixedSum(a: Fixed, b: Fixed) -> Fixed {\n  let lo = a.lo + b.lo;\n  return Fixed(a.hi + b.hi + select(vec3i(0), vec3i(1), lo < a.lo), lo);\n}\n\n\nfn toFixed(x: vec3f) -> Fixed {\n  let scaled = abs(x) * HI_STEPS;\n  let whole = floor(scaled);\n  let a = Fixed(vec3i(whole), vec3u((scaled - whole) * LO_STEPS));\n  let b = negated(a);\n  let down = x < vec3f(0.0);\n  return Fixed(select(a.hi, b.hi, down), select(a.lo, b.lo, down));\n}\n\n\nfn fixedBetween(a: Fixed, b: Fixed) -> vec3f {\n  let lo = b.lo - a.lo;\n  let hi = b.hi - a.hi - select(vec3i(0), vec3i(1), b.lo < a.lo) + vec3i(lo >> vec3u(31u));\n  return fma(vec3f(hi), vec3f(1.0 / HI_STEPS), vec3f(bitcast<vec3i>(lo)) * (1.0 / HI_STEPS / LO_STEPS));\n}\n\nfn toFloat(a: Fixed) -> vec3f { return fixedBetween(Fixed(vec3i(0), vec3u(0u)), a); }\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\noverride EXTENDED: u32 = 1u;\noverride SIXTH: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> predicted: array<vec4u>;\n@group(0) @binding(2) var<storage, read> turn: array<u32>;\n@group(0) @binding(3) var<storage, read> blockState: array<u32>;\n@group(0) @binding(4) var<storage, read_write> jerkParts: array<vec4f>;\n\nconst WIDTH = 64u;\nvar<workgroup> tileHi: array<vec4u, WIDTH>;\n\nvar<workgroup> tileLo: array<vec4u, WIDTH>;\nvar<workgroup> tileVelocity: array<vec4f, WIDTH>;\nvar<workgroup> tileAcceleration: array<vec4f, 1u + SIXTH * (WIDTH - 1u)>;\n\nvar<workgroup> mixed: u32;\n\n\nvar<private> here: Fixed;\nvar<private> hereFloat: vec3f;\nvar<private> velocity: vec3f;\nvar<private> acceleration: vec3f;\nvar<private> force: vec4f;\nvar<private> change: vec3f;\nvar<private> snap: vec3f;\n\nfn offsetTo(k: u32) -> vec3f {\n  if (EXTENDED == 1u) { return fixedBetween(here, Fixed(bitcast<vec3i>(tileHi[k].xyz), tileLo[k].xyz)); }\n  return bitcast<vec3f>(tileHi[k].xyz) - hereFloat;\n}\n\nfn addSource(k: u32, offset: vec3f, r2: f32, mass: f32) {\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let pull = mass * rinv * rinv2;\n  let drifting = tileVelocity[k].xyz - velocity;\n  let closing = 3.0 * dot(offset, drifting) * rinv2;\n  let changing = drifting - closing * offset;\n  force += vec4f(pull * offset, -mass * rinv);\n  change += pull * changing;\n  if (SIXTH == 1u) {\n    let turning = tileAcceleration[k].xyz - acceleration;\n    let bend = 3.0 * rinv2 * (dot(drifting, drifting) + dot(offset, turning)) + closing * closing / 3.0;\n    snap += pull * (turning - 2.0 * closing * changing - bend * offset);\n  }\n}\n\nfn useSource(k: u32) {\n  let offset = offsetTo(k);\n  addSource(k, offset, dot(offset, offset) + params.eps2, bitcast<f32>(tileHi[k].w));\n}\n\nfn useOther(k: u32, isOwn: bool) {\n  let offset = offsetTo(k);\n  let r2 = dot(offset, offset) + params.eps2;\n  let skip = isOwn || r2 == 0.0;\n  addSource(k, offset, select(r2, 1.0, skip), select(bitcast<f32>(tileHi[k].w), 0.0, skip));\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let count = blockState[BLOCK_ACTIVE];\n  let splits = blockState[BLOCK_SPLITS];\n  let index = flatGroup(group, groups);\n  let slots = (count + WIDTH - 1u) / WIDTH * WIDTH;\n  if (index >= slots / WIDTH * splits) { return; }\n  let part = index % splits;\n  let slot = index / splits * WIDTH + lane;\n  let own = turn[min(slot, count - 1u)];\n  let row = (3u + SIXTH) * own;\n  here = Fixed(bitcast<vec3i>(predicted[row].xyz), predicted[row + 1u].xyz);\n  hereFloat = toFloat(here);\n  velocity = bitcast<vec3f>(predicted[row + 2u].xyz);\n  if (SIXTH == 1u) { acceleration = bitcast<vec3f>(predicted[row + 3u].xyz); }\n  let size = (params.n + splits - 1u) / splits;\n  let end = min(params.n, (part + 1u) * size);\n  var forceAll = vec4f(0);\n  var changeAll = vec3f(0);\n  var snapAll = vec3f(0);\n  for (var base = part * size; base < end; base += WIDTH) {\n    workgroupBarrier();\n    if (lane == 0u) { mixed = u32(params.eps2 == 0.0); }\n    let j = (3u + SIXTH) * min(base + lane, params.n - 1u);\n    let hi = predicted[j];\n    let lo = predicted[j + 1u];\n\n    let single = bitcast<vec3u>(toFloat(Fixed(bitcast<vec3i>(hi.xyz), lo.xyz)));\n    tileHi[lane] = vec4u(select(single, hi.xyz, EXTENDED == 1u), select(0u, hi.w, base + lane < end));\n    tileLo[lane] = lo;\n    tileVelocity[lane] = bitcast<vec4f>(predicted[j + 2u]);\n    if (SIXTH == 1u) { tileAcceleration[lane] = bitcast<vec4f>(predicted[j + 3u]); }\n    workgroupBarrier();\n    if (own - base < WIDTH) { mixed = 1u; }\n\n    force = vec4f(0);\n    change = vec3f(0);\n    snap = vec3f(0);\n    if (workgroupUniformLoad(&mixed) == 0u) {\n      for (var k = 0u; k < WIDTH; k += 4u) {\n        useSource(k);\n        useSource(k + 1u);\n        useSource(k + 2u);\n        useSource(k + 3u);\n      }\n    } else {\n      for (var k = 0u; k < WIDTH; k++) { useOther(k, base + k == own); }\n    }\n    forceAll += force;\n    changeAll += change;\n    snapAll += snap;\n  }\n  if (slot < count) {\n    let at = (2u + SIXTH) * (part * slots + slot);\n    jerkParts[at] = forceAll;\n    jerkParts[at + 1u] = vec4f(changeAll, 0.0);\n    if (SIXTH == 1u) { jerkParts[at + 2u] = vec4f(snapAll, 0.0); }\n  }\n}\n",
  "map": [
   [
    1,
    "force/jerk.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/blocks.wgsl",
    2
   ],
   [
    66,
    "shared/fixed.wgsl",
    1
   ],
   [
    105,
    "shared/flat.wgsl",
    2
   ],
   [
    117,
    "force/jerk.wgsl",
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
    "name": "predicted",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "turn",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "blockState",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "jerkParts",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [
   "EXTENDED",
   "SIXTH"
  ],
  "threads": 64
 },
 "force/join": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\noverride PARTS: u32 = 1u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> groupList: array<u32>;\n@group(0) @binding(2) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> groupCounts: array<vec4u>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n\n  if (i >= params.n || groupList[0] == 0u) { return; }\n  var sum = acceleration[i];\n  for (var part = 1u; part < PARTS; part++) { sum += acceleration[part * params.n + i]; }\n  acceleration[i] = sum;\n  if (i >= groupList[0]) { return; }\n  var used = groupCounts[i];\n  for (var part = 1u; part < PARTS; part++) { used += vec4u(groupCounts[part * params.groupCapacity + i].xyz, 0u); }\n  groupCounts[i] = used;\n}\n",
  "map": [
   [
    1,
    "force/join.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/flat.wgsl",
    2
   ],
   [
    43,
    "force/join.wgsl",
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
    "name": "groupList",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "groupCounts",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": [
   "PARTS"
  ],
  "threads": 256
 },
 "force/listForces": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\noverride SPLINE: u32 = 0u;\n\n\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n\n\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n\n\n\n\nfn withCell(sum: vec4f, here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv3 = rinv * rinv2;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n\n  let twice = fma(qx, offset.x, fma(qy, offset.y, fma(qz, offset.z, -diagonal.w)));\n  let quadrupole = twice * (0.5 * rinv2 * rinv2);\n  let radial = fma(5.0, quadrupole, centre.w) * rinv3;\n  let along = -(rinv3 * rinv2);\n  return vec4f(\n    fma(radial, offset.x, fma(along, qx, sum.x)),\n    fma(radial, offset.y, fma(along, qy, sum.y)),\n    fma(radial, offset.z, fma(along, qz, sum.z)),\n    fma(-rinv, centre.w + quadrupole, sum.w));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(4) var<storage, read> bucketLink: array<vec2u>;\n@group(0) @binding(5) var<storage, read> groupList: array<u32>;\n@group(0) @binding(6) var<storage, read> listSizes: array<vec4u>;\n@group(0) @binding(7) var<storage, read> listEntries: array<u32>;\n@group(0) @binding(8) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(9) var<uniform> repetition: Repetition;\n\nconst LIST_LANES = 64u;\n\n\nfn listGroups(repetition: Repetition) -> vec2u {\n  let chunks = (params.groupCapacity + LIST_LANES - 1u) / LIST_LANES;\n  let size = LIST_LANES * ((chunks + repetition.last) / (repetition.last + 1u));\n  return min(vec2u(repetition.index, repetition.index + 1u) * size, vec2u(groupList[0]));\n}\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }\n\n\n\nstruct High {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n}\n\n\nstruct Square {\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn squareTimes(s: Square, n: vec3f) -> vec3f {\n  return vec3f(\n    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,\n    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,\n    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);\n}\n\n\nfn fourthSquare(o: High, n: vec3f) -> Square {\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xxzz = -(o.fourthX.x + o.fourthX.z);\n  let xyzz = -(o.fourthX.y + o.fourthX.w);\n  let yyzz = -(o.fourthX.z + o.fourthY.x);\n  let xzzz = -(o.fourthY.y + o.fourthY.w);\n  let yzzz = -(o.fourthY.z + o.thirdY.w);\n  let zzzz = -(xxzz + yyzz);\n  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;\n  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;\n  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;\n  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;\n  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;\n  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;\n  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {\n  let rinv = inverseSqrt(dot(offset, offset) + eps2);\n  let n = offset * rinv;\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xzz = -(o.thirdX.x + o.thirdX.w);\n  let yzz = -(o.thirdX.y + o.thirdY.y);\n  let zzz = -(o.thirdX.z + o.thirdY.z);\n  let third = vec3f(\n    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,\n    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,\n    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);\n  let h = fourthSquare(o, n);\n  let fourth = squareTimes(h, n);\n  let depth3 = 2.5 * dot(third, n);\n  let depth4 = 4.375 * dot(fourth, n) * rinv;\n  let along = 9.0 * depth4 - 7.0 * depth3;\n  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;\n  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));\n}\noverride QUADRUPOLE: u32 = 1u;\n\n\nvar<workgroup> tile: array<vec4f, LIST_LANES>;\nvar<workgroup> tileDiagonal: array<vec4f, LIST_LANES>;\nvar<workgroup> tileMixed: array<vec4f, LIST_LANES>;\n\noverride HIGH: u32 = 1u;\nvar<workgroup> tileHigh: array<vec4f, HIGH>;\n\nvar<workgroup> tileBuckets: array<vec2u, LIST_LANES>;\n\nvar<workgroup> task: vec4u;\n\n\nconst NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);\n\nfn useCell(sum: vec4f, here: vec3f, j: u32) -> vec4f {\n  if (QUADRUPOLE == 1u) { return withCell(sum, here, params.eps2, tile[j], tileDiagonal[j], tileMixed[j].xyz); }\n  let offset = tile[j].xyz - here;\n  return sum + fromPoint(offset, dot(offset, offset) + params.eps2, tile[j].w);\n}\n\n\nfn useCells(sum: vec4f, here: vec3f, count: u32) -> vec4f {\n  var all = sum;\n  for (var j = 0u; j < count; j += 4u) {\n    all = useCell(all, here, j);\n    all = useCell(all, here, j + 1u);\n    all = useCell(all, here, j + 2u);\n    all = useCell(all, here, j + 3u);\n  }\n  for (var j = 0u; HEXADECAPOLE == 1u && j < count; j++) {\n    all = withHigh(all, tile[j].xyz - here, params.eps2, High(tileHigh[4u * j], tileHigh[4u * j + 1u], tileHigh[4u * j + 2u], tileHigh[4u * j + 3u]));\n  }\n  return all;\n}\n\nfn useBody(sum: vec4f, here: vec3f, j: u32) -> vec4f {\n  let offset = tile[j].xyz - here;\n  return sum + fromBody(offset, dot(offset, offset) + params.eps2, tile[j].w);\n}\n\n\nfn useOther(sum: vec4f, here: vec3f, j: u32, own: u32) -> vec4f {\n  let offset = tile[j].xyz - here;\n  let r2 = dot(offset, offset) + params.eps2;\n  let skip = j == own || (r2 == 0.0 && !actsAtZero());\n  return sum + fromBody(offset, select(r2, 1.0, skip), select(tile[j].w, 0.0, skip));\n}\n\nfn useBodies(sum: vec4f, here: vec3f, count: u32, own: u32, apart: bool) -> vec4f {\n  var all = sum;\n  if (apart && actsAtZero()) {\n    for (var j = 0u; j < count; j += 4u) {\n      all = useBody(all, here, j);\n      all = useBody(all, here, j + 1u);\n      all = useBody(all, here, j + 2u);\n      all = useBody(all, here, j + 3u);\n    }\n  } else {\n    for (var j = 0u; j < count; j++) { all = useOther(all, here, j, own); }\n  }\n  return all;\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let slice = listGroups(repetition);\n  let group = slice.x + flatGroup(id, groups);\n  if (group >= slice.y) { return; }\n  if (lane == 0u) { task = vec4u(groupList[GROUP_LIST + group], listSizes[group].xyz); }\n  let own = workgroupUniformLoad(&task);\n  let body = own.x + lane;\n  let end = groupList[GROUP_LIST + group + 1u];\n  let here = posMass[min(body, end - 1u)].xyz;\n  var sum = vec4f(0);\n  for (var base = 0u; base < own.y; base += LIST_LANES) {\n    workgroupBarrier();\n    tile[lane] = NOWHERE;\n    tileDiagonal[lane] = vec4f(0);\n    tileMixed[lane] = vec4f(0);\n    if (base + lane < own.y) {\n      let cell = listEntries[own.w + base + lane];\n      let diagonal = nodeMoments[momentsAt(cell)];\n      tile[lane] = nodeCentre[cell];\n      tileDiagonal[lane] = vec4f(diagonal.xyz, params.eps2 * diagonal.w);\n      tileMixed[lane] = nodeMoments[momentsAt(cell) + 1u];\n      if (HEXADECAPOLE == 1u) {\n        for (var k = 0u; k < 4u; k++) { tileHigh[4u * lane + k] = nodeMoments[momentsAt(cell) + 2u + k]; }\n      }\n    }\n    workgroupBarrier();\n\n    sum += useCells(vec4f(0), here, min(LIST_LANES, own.y - base));\n  }\n  for (var base = 0u; base < own.z; base += LIST_LANES) {\n    workgroupBarrier();\n    if (base + lane < own.z) { tileBuckets[lane] = bucketLink[listEntries[own.w + own.y + base + lane]]; }\n    workgroupBarrier();\n    for (var k = 0u; k < min(LIST_LANES, own.z - base); k++) {\n      let bucket = workgroupUniformLoad(&tileBuckets[k]);\n      let count = bucket.y & ~LINK_LEAF;\n      tile[lane] = NOWHERE;\n      if (lane < count) { tile[lane] = posMass[bucket.x + lane]; }\n      workgroupBarrier();\n      let apart = bucket.x >= end || bucket.x + count <= own.x;\n      sum += useBodies(vec4f(0), here, count, body - bucket.x, apart);\n    }\n  }\n  if (body < end) { acceleration[body] = sum; }\n}\n",
  "map": [
   [
    1,
    "force/listForces.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/link.wgsl",
    1
   ],
   [
    41,
    "shared/interact.wgsl",
    1
   ],
   [
    106,
    "shared/flat.wgsl",
    2
   ],
   [
    118,
    "shared/groups.wgsl",
    1
   ],
   [
    123,
    "force/listForces.wgsl",
    10
   ],
   [
    133,
    "shared/listSlice.wgsl",
    2
   ],
   [
    142,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    147,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    220,
    "force/listForces.wgsl",
    23
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
    "name": "nodeMoments",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "bucketLink",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "groupList",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "listSizes",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "listEntries",
    "binding": 7,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 8,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 9,
    "access": "uniform"
   }
  ],
  "overrides": [
   "SPLINE",
   "GROUP",
   "HEXADECAPOLE",
   "QUADRUPOLE",
   "HIGH"
  ],
  "threads": 64
 },
 "force/listLengths": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(4) var<storage, read> nodeBox: array<vec4f>;\n@group(0) @binding(5) var<storage, read> bucketLink: array<vec2u>;\n@group(0) @binding(6) var<storage, read> groupList: array<u32>;\n@group(0) @binding(7) var<storage, read_write> listSizes: array<vec4u>;\n@group(0) @binding(8) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(9) var<uniform> repetition: Repetition;\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\nconst OPENING_BONSAI = 0u;\nconst OPENING_DISTANCE = 1u;\nconst OPENING_BOUNDARY = 3u;\nconst OPENING_SPHERE = 4u;\nconst OPENING_ERROR = 2u;\n\n\nconst MOST_RAISED = 4.0;\n\n\n\nconst HEAVIER = 1.01;\n\n\n\nconst CLOSEST = 1.8;\n\n\n\n\nconst PULL = 8.0;\n\n\nconst FAR_SOFTENING = 10.0;\n\n\nconst FAR_OVERFLOW = 1e-8;\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\nconst LIST_LANES = 64u;\n\n\nfn listGroups(repetition: Repetition) -> vec2u {\n  let chunks = (params.groupCapacity + LIST_LANES - 1u) / LIST_LANES;\n  let size = LIST_LANES * ((chunks + repetition.last) / (repetition.last + 1u));\n  return min(vec2u(repetition.index, repetition.index + 1u) * size, vec2u(groupList[0]));\n}\n\n\noverride OPENING: u32 = 3u;\noverride SPLINE: u32 = 0u;\n\nconst LIST_DEPTH = 32u;\nvar<workgroup> runs: array<array<u32, LIST_LANES>, LIST_DEPTH>;\n\n\n\nfn walkLists(lane: u32, first: u32, end: u32, cellsAt: u32, bucketsAt: u32) -> vec3u {\n  var low = posMass[first].xyz;\n  var high = low;\n  for (var i = first + 1u; i < end; i++) {\n    low = min(low, posMass[i].xyz);\n    high = max(high, posMass[i].xyz);\n  }\n  let middle = 0.5 * (low + high);\n  let extent = high - low;\n  let half = 0.5 * max(extent.x, max(extent.y, extent.z));\n  var found = vec3u(0);\n  runs[0][lane] = makeLink(false, 0u, 1u);\n  var depth = 1u;\n  while (depth > 0u) {\n    let run = runs[depth - 1u][lane];\n    let node = linkFirst(run);\n    if (linkCount(run) > 1u) { runs[depth - 1u][lane] = makeLink(false, node + 1u, linkCount(run) - 1u); } else { depth--; }\n    let test = nodeTest[node];\n    let com = nodeCentre[node].xyz;\n    let gap = max(max(low - com, com - high), vec3f(0));\n\n    let soft = params.spline + bitcast<f32>(test.z);\n    var apart = gap;\n    if (OPENING == OPENING_BOUNDARY) {\n      let boxLow = nodeBox[2u * node].xyz;\n      let boxHigh = nodeBox[2u * node + 1u].xyz;\n      let side = boxHigh - boxLow;\n      apart = max(abs(0.5 * (boxLow + boxHigh) - middle) - vec3f(half + 0.5 * max(side.x, max(side.y, side.z))), vec3f(0));\n    }\n    if (dot(apart, apart) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft)) {\n      put(cellsAt + found.x, node);\n      found.x++;\n      continue;\n    }\n    let link = bucketLink[node];\n    if ((link.y & LINK_LEAF) != 0u) {\n      put(bucketsAt + found.y, node);\n      found += vec3u(0u, 1u, link.y & ~LINK_LEAF);\n    } else {\n      runs[depth][lane] = makeLink(false, link.x, link.y);\n      depth++;\n    }\n  }\n  return found;\n}\n\nfn put(at: u32, node: u32) {}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let slice = listGroups(repetition);\n  let group = slice.x + flatGroup(id, groups) * LIST_LANES + lane;\n  if (group >= slice.y) { return; }\n  let first = groupList[GROUP_LIST + group];\n  let end = groupList[GROUP_LIST + group + 1u];\n  let found = walkLists(lane, first, end, 0u, 0u);\n  listSizes[group] = vec4u(found.xy, 0u, 0u);\n  groupCounts[group] = vec4u(found.z, found.x, 0u, end - first);\n}\n",
  "map": [
   [
    1,
    "force/listLengths.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
    "force/listLengths.wgsl",
    8
   ],
   [
    54,
    "shared/link.wgsl",
    1
   ],
   [
    64,
    "shared/criterion.wgsl",
    1
   ],
   [
    92,
    "shared/groups.wgsl",
    1
   ],
   [
    97,
    "shared/listSlice.wgsl",
    2
   ],
   [
    106,
    "shared/listWalk.wgsl",
    6
   ],
   [
    161,
    "force/listLengths.wgsl",
    19
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
    "name": "nodeBox",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "bucketLink",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "groupList",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "listSizes",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "groupCounts",
    "binding": 8,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 9,
    "access": "uniform"
   }
  ],
  "overrides": [
   "GROUP",
   "OPENING",
   "SPLINE"
  ],
  "threads": 64
 },
 "force/listStarts": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> groupList: array<u32>;\n@group(0) @binding(2) var<storage, read> listEntries: array<u32>;\n@group(0) @binding(3) var<storage, read_write> listSizes: array<vec4u>;\n@group(0) @binding(4) var<storage, read_write> status: array<atomic<u32>>;\n@group(0) @binding(5) var<uniform> repetition: Repetition;\n\nconst LIST_LANES = 64u;\n\n\nfn listGroups(repetition: Repetition) -> vec2u {\n  let chunks = (params.groupCapacity + LIST_LANES - 1u) / LIST_LANES;\n  let size = LIST_LANES * ((chunks + repetition.last) / (repetition.last + 1u));\n  return min(vec2u(repetition.index, repetition.index + 1u) * size, vec2u(groupList[0]));\n}\n\nconst WIDTH = 256u;\nvar<workgroup> sums: array<u32, WIDTH>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(local_invocation_index) lane: u32) {\n  let slice = listGroups(repetition);\n  let count = max(slice.y, slice.x) - slice.x;\n  let each = (count + WIDTH - 1u) / WIDTH;\n  let first = slice.x + min(lane * each, count);\n  let end = slice.x + min((lane + 1u) * each, count);\n  var own = 0u;\n  for (var group = first; group < end; group++) { own += listSizes[group].x + listSizes[group].y; }\n  sums[lane] = own;\n  workgroupBarrier();\n  for (var reach = 1u; reach < WIDTH; reach <<= 1u) {\n    var before = 0u;\n    if (lane >= reach) { before = sums[lane - reach]; }\n    workgroupBarrier();\n    sums[lane] += before;\n    workgroupBarrier();\n  }\n  let wanted = workgroupUniformLoad(&sums[WIDTH - 1u]);\n  let fits = wanted <= arrayLength(&listEntries);\n  if (lane == 0u) {\n    atomicMax(&status[8], wanted);\n    if (!fits) { atomicOr(&status[0], FAULT_LISTS); }\n  }\n  var start = sums[lane] - own;\n  for (var group = first; group < end; group++) {\n    let size = listSizes[group].xy;\n    listSizes[group] = select(vec4u(0), vec4u(size, start, 0u), fits);\n    start += size.x + size.y;\n  }\n}\n",
  "map": [
   [
    1,
    "force/listStarts.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/link.wgsl",
    1
   ],
   [
    41,
    "shared/status.wgsl",
    1
   ],
   [
    53,
    "shared/flat.wgsl",
    2
   ],
   [
    65,
    "shared/groups.wgsl",
    1
   ],
   [
    70,
    "force/listStarts.wgsl",
    10
   ],
   [
    76,
    "shared/listSlice.wgsl",
    2
   ],
   [
    85,
    "force/listStarts.wgsl",
    17
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "groupList",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "listEntries",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "listSizes",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 5,
    "access": "uniform"
   }
  ],
  "overrides": [
   "GROUP"
  ],
  "threads": 256
 },
 "force/lists": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(4) var<storage, read> nodeBox: array<vec4f>;\n@group(0) @binding(5) var<storage, read> bucketLink: array<vec2u>;\n@group(0) @binding(6) var<storage, read> groupList: array<u32>;\n@group(0) @binding(7) var<storage, read> listSizes: array<vec4u>;\n@group(0) @binding(8) var<storage, read_write> listEntries: array<u32>;\n@group(0) @binding(9) var<uniform> repetition: Repetition;\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\nconst OPENING_BONSAI = 0u;\nconst OPENING_DISTANCE = 1u;\nconst OPENING_BOUNDARY = 3u;\nconst OPENING_SPHERE = 4u;\nconst OPENING_ERROR = 2u;\n\n\nconst MOST_RAISED = 4.0;\n\n\n\nconst HEAVIER = 1.01;\n\n\n\nconst CLOSEST = 1.8;\n\n\n\n\nconst PULL = 8.0;\n\n\nconst FAR_SOFTENING = 10.0;\n\n\nconst FAR_OVERFLOW = 1e-8;\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\nconst LIST_LANES = 64u;\n\n\nfn listGroups(repetition: Repetition) -> vec2u {\n  let chunks = (params.groupCapacity + LIST_LANES - 1u) / LIST_LANES;\n  let size = LIST_LANES * ((chunks + repetition.last) / (repetition.last + 1u));\n  return min(vec2u(repetition.index, repetition.index + 1u) * size, vec2u(groupList[0]));\n}\n\n\noverride OPENING: u32 = 3u;\noverride SPLINE: u32 = 0u;\n\nconst LIST_DEPTH = 32u;\nvar<workgroup> runs: array<array<u32, LIST_LANES>, LIST_DEPTH>;\n\n\n\nfn walkLists(lane: u32, first: u32, end: u32, cellsAt: u32, bucketsAt: u32) -> vec3u {\n  var low = posMass[first].xyz;\n  var high = low;\n  for (var i = first + 1u; i < end; i++) {\n    low = min(low, posMass[i].xyz);\n    high = max(high, posMass[i].xyz);\n  }\n  let middle = 0.5 * (low + high);\n  let extent = high - low;\n  let half = 0.5 * max(extent.x, max(extent.y, extent.z));\n  var found = vec3u(0);\n  runs[0][lane] = makeLink(false, 0u, 1u);\n  var depth = 1u;\n  while (depth > 0u) {\n    let run = runs[depth - 1u][lane];\n    let node = linkFirst(run);\n    if (linkCount(run) > 1u) { runs[depth - 1u][lane] = makeLink(false, node + 1u, linkCount(run) - 1u); } else { depth--; }\n    let test = nodeTest[node];\n    let com = nodeCentre[node].xyz;\n    let gap = max(max(low - com, com - high), vec3f(0));\n\n    let soft = params.spline + bitcast<f32>(test.z);\n    var apart = gap;\n    if (OPENING == OPENING_BOUNDARY) {\n      let boxLow = nodeBox[2u * node].xyz;\n      let boxHigh = nodeBox[2u * node + 1u].xyz;\n      let side = boxHigh - boxLow;\n      apart = max(abs(0.5 * (boxLow + boxHigh) - middle) - vec3f(half + 0.5 * max(side.x, max(side.y, side.z))), vec3f(0));\n    }\n    if (dot(apart, apart) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft)) {\n      put(cellsAt + found.x, node);\n      found.x++;\n      continue;\n    }\n    let link = bucketLink[node];\n    if ((link.y & LINK_LEAF) != 0u) {\n      put(bucketsAt + found.y, node);\n      found += vec3u(0u, 1u, link.y & ~LINK_LEAF);\n    } else {\n      runs[depth][lane] = makeLink(false, link.x, link.y);\n      depth++;\n    }\n  }\n  return found;\n}\n\nfn put(at: u32, node: u32) { listEntries[at] = node; }\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let slice = listGroups(repetition);\n  let group = slice.x + flatGroup(id, groups) * LIST_LANES + lane;\n  if (group >= slice.y) { return; }\n  let size = listSizes[group];\n\n  if (size.x + size.y == 0u) { return; }\n  _ = walkLists(lane, groupList[GROUP_LIST + group], groupList[GROUP_LIST + group + 1u], size.z, size.z + size.x);\n}\n",
  "map": [
   [
    1,
    "force/lists.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/flat.wgsl",
    2
   ],
   [
    43,
    "force/lists.wgsl",
    7
   ],
   [
    53,
    "shared/link.wgsl",
    1
   ],
   [
    63,
    "shared/criterion.wgsl",
    1
   ],
   [
    91,
    "shared/groups.wgsl",
    1
   ],
   [
    96,
    "shared/listSlice.wgsl",
    2
   ],
   [
    105,
    "shared/listWalk.wgsl",
    6
   ],
   [
    160,
    "force/lists.wgsl",
    18
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
    "name": "nodeBox",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "bucketLink",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "groupList",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "listSizes",
    "binding": 7,
    "access": "read-only-storage"
   },
   {
    "name": "listEntries",
    "binding": 8,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 9,
    "access": "uniform"
   }
  ],
  "overrides": [
   "GROUP",
   "OPENING",
   "SPLINE"
  ],
  "threads": 64
 },
 "force/lockstep": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\noverride SPLINE: u32 = 0u;\n\n\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n\n\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n\n\n\n\nfn withCell(sum: vec4f, here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv3 = rinv * rinv2;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n\n  let twice = fma(qx, offset.x, fma(qy, offset.y, fma(qz, offset.z, -diagonal.w)));\n  let quadrupole = twice * (0.5 * rinv2 * rinv2);\n  let radial = fma(5.0, quadrupole, centre.w) * rinv3;\n  let along = -(rinv3 * rinv2);\n  return vec4f(\n    fma(radial, offset.x, fma(along, qx, sum.x)),\n    fma(radial, offset.y, fma(along, qy, sum.y)),\n    fma(radial, offset.z, fma(along, qz, sum.z)),\n    fma(-rinv, centre.w + quadrupole, sum.w));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst LANES = 32u;\n\nconst GO_ALONG = false;\nvar<workgroup> laneCounts: array<vec4u, 8>;\nvar<workgroup> laneVectors: array<vec4f, 32>;\nvar<workgroup> laneTotal: u32;\n\n\nfn laneOf(thread: u32) -> u32 { return thread; }\n\n\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  laneCounts[lane >> 2u][lane & 3u] = mine;\n  workgroupBarrier();\n\n  var before = 0u;\n  for (var word = 0u; word < 8u; word++) {\n    let four = select(vec4u(0u), laneCounts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));\n    before += four.x + four.y + four.z + four.w;\n  }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\nfn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {\n  let before = lanesBefore(lane, u32(a) | (u32(b) << 6u) | (u32(c) << 12u) | (u32(d) << 18u));\n  workgroupBarrier();\n  return vec2u(before, laneTotal);\n}\n\n\nfn vote(lane: u32, mine: bool) -> u32 {\n  workgroupBarrier();\n  laneCounts[lane >> 2u][lane & 3u] = select(0u, 1u << lane, mine);\n  workgroupBarrier();\n  var all = vec4u(0u);\n  for (var word = 0u; word < 8u; word++) { all |= laneCounts[word]; }\n  return all.x | all.y | all.z | all.w;\n}\n\n\nfn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 { return lanesBefore(lane, mine); }\n\n\n\nvar<workgroup> laneItems: array<u32, 32>;\nfn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {\n\n  if (mine > 0u) {\n    laneItems[before] = start;\n    if (mine > 1u) { laneItems[before + 1u] = start + 1u; }\n    if (mine > 2u) { laneItems[before + 2u] = start + 2u; }\n    if (mine > 3u) { laneItems[before + 3u] = start + 3u; }\n    if (mine > 4u) { laneItems[before + 4u] = start + 4u; }\n    if (mine > 5u) { laneItems[before + 5u] = start + 5u; }\n    if (mine > 6u) { laneItems[before + 6u] = start + 6u; }\n    if (mine > 7u) { laneItems[before + 7u] = start + 7u; }\n    if (most > 8u && mine > 8u) {\n      laneItems[before + 8u] = start + 8u;\n      if (mine > 9u) { laneItems[before + 9u] = start + 9u; }\n      if (mine > 10u) { laneItems[before + 10u] = start + 10u; }\n      if (mine > 11u) { laneItems[before + 11u] = start + 11u; }\n      if (mine > 12u) { laneItems[before + 12u] = start + 12u; }\n      if (mine > 13u) { laneItems[before + 13u] = start + 13u; }\n      if (mine > 14u) { laneItems[before + 14u] = start + 14u; }\n      if (mine > 15u) { laneItems[before + 15u] = start + 15u; }\n    }\n  }\n}\nfn laidItem(lane: u32) -> u32 { return laneItems[lane]; }\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] = min(laneVectors[lane], laneVectors[lane + half]); }\n  }\n  workgroupBarrier();\n  let least = laneVectors[0];\n  workgroupBarrier();\n  return least;\n}\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] += laneVectors[lane + half]; }\n  }\n  workgroupBarrier();\n  let sum = laneVectors[0];\n  workgroupBarrier();\n  return sum;\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(4) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(5) var<storage, read> bucketLink: array<vec2u>;\n@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(8) var<storage, read> groupList: array<u32>;\n@group(0) @binding(9) var<uniform> repetition: Repetition;\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\n\n\noverride FOREIGN: u32 = 0u;\n\noverride ADD: u32 = 0u;\n\noverride ACTIVE: u32 = 0u;\n\n\nconst NO_SOURCE = 0x80000000u;\n\nstruct Group {\n  first: u32,\n  end: u32,\n  awake: vec2u,\n}\n\nfn groupAt(index: u32) -> Group {\n  if (ACTIVE == 1u) {\n    let at = GROUP_LIST + 4u * index;\n    return Group(groupList[at], groupList[at + 1u], vec2u(groupList[at + 2u], groupList[at + 3u]));\n  }\n  return Group(groupList[GROUP_LIST + index], groupList[GROUP_LIST + index + 1u], vec2u(0xffffffffu));\n}\n\n\nfn wanted(group: Group, k: u32) -> bool {\n  let word = select(group.awake.x, group.awake.y, k >= 32u);\n  return (word & (1u << (k & 31u))) != 0u;\n}\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }\n\n\n\nstruct High {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n}\n\n\nstruct Square {\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn squareTimes(s: Square, n: vec3f) -> vec3f {\n  return vec3f(\n    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,\n    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,\n    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);\n}\n\n\nfn fourthSquare(o: High, n: vec3f) -> Square {\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xxzz = -(o.fourthX.x + o.fourthX.z);\n  let xyzz = -(o.fourthX.y + o.fourthX.w);\n  let yyzz = -(o.fourthX.z + o.fourthY.x);\n  let xzzz = -(o.fourthY.y + o.fourthY.w);\n  let yzzz = -(o.fourthY.z + o.thirdY.w);\n  let zzzz = -(xxzz + yyzz);\n  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;\n  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;\n  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;\n  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;\n  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;\n  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;\n  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {\n  let rinv = inverseSqrt(dot(offset, offset) + eps2);\n  let n = offset * rinv;\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xzz = -(o.thirdX.x + o.thirdX.w);\n  let yzz = -(o.thirdX.y + o.thirdY.y);\n  let zzz = -(o.thirdX.z + o.thirdY.z);\n  let third = vec3f(\n    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,\n    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,\n    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);\n  let h = fourthSquare(o, n);\n  let fourth = squareTimes(h, n);\n  let depth3 = 2.5 * dot(third, n);\n  let depth4 = 4.375 * dot(fourth, n) * rinv;\n  let along = 9.0 * depth4 - 7.0 * depth3;\n  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;\n  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));\n}\noverride QUADRUPOLE: u32 = 1u;\n\n\nconst PLUMMER_REACH = 2.8;\n\n\nconst DEPTH = 224u;\nvar<workgroup> stack: array<vec2u, DEPTH>;\nvar<workgroup> task: vec2u;\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let index = flatSlice(id, groups, repetition, params.groupCapacity);\n  if (index >= groupList[0]) { return; }\n  let group = groupAt(index);\n  let body = group.first + lane;\n  let there = body < group.end;\n  let here = posMass[min(body, group.end - 1u)].xyz;\n\n  let bucket = bucketLink[params.nodeCapacity + min(body, group.end - 1u)];\n  var low = here;\n  var high = here;\n  for (var i = bucket.x; i < bucket.x + bucket.y; i++) {\n    low = min(low, posMass[i].xyz);\n    high = max(high, posMass[i].xyz);\n  }\n  let reach = select(PLUMMER_REACH * sqrt(params.eps2), params.spline, params.spline > 0.0);\n\n  var sum = vec4f(0);\n  var usedCells = 0u;\n  var usedBodies = 0u;\n  var size = 1u;\n  let all = vote(lane, there && wanted(group, lane));\n  if (lane == 0u) { stack[0] = vec2u(makeLink(false, 0u, 1u), all); }\n  loop {\n    if (lane == 0u) { task = select(vec2u(0), stack[max(size, 1u) - 1u], size > 0u); }\n    let now = workgroupUniformLoad(&task);\n    if (now.y == 0u) { break; }\n    size--;\n    let asked = (now.y & (1u << lane)) != 0u;\n    for (var node = linkFirst(now.x); node < linkFirst(now.x) + linkCount(now.x); node++) {\n      let centre = nodeCentre[node];\n      let test = nodeTest[node];\n      let gap = max(max(low - centre.xyz, centre.xyz - high), vec3f(0));\n      let gap2 = dot(gap, gap);\n      let opens = asked && gap2 <= bitcast<f32>(test.x);\n      if (asked && !opens) {\n        let soft = reach + bitcast<f32>(test.z);\n        let offset = centre.xyz - here;\n\n        if (QUADRUPOLE == 0u || gap2 < soft * soft) {\n          sum += fromBody(offset, dot(offset, offset) + params.eps2, centre.w);\n        } else {\n          let at = momentsAt(node);\n          let diagonal = nodeMoments[at];\n          sum = withCell(sum, here, params.eps2, centre, vec4f(diagonal.xyz, params.eps2 * diagonal.w), nodeMoments[at + 1u].xyz);\n          if (HEXADECAPOLE == 1u) {\n            sum = withHigh(sum, offset, params.eps2, High(nodeMoments[at + 2u], nodeMoments[at + 3u], nodeMoments[at + 4u], nodeMoments[at + 5u]));\n          }\n        }\n        usedCells++;\n      }\n      let link = bucketLink[node];\n      if ((link.y & LINK_LEAF) == 0u) {\n        let askers = vote(lane, opens);\n        if (askers != 0u) {\n          if (lane == 0u) { stack[size] = vec2u(makeLink(false, link.x, link.y), askers); }\n          size++;\n        }\n      } else if (opens) {\n        let end = link.x + (link.y & ~LINK_LEAF);\n        usedBodies += link.y & ~LINK_LEAF;\n        for (var j = link.x; j < end; j++) {\n          let source = posMass[j];\n          let offset = source.xyz - here;\n          let r2 = dot(offset, offset) + params.eps2;\n          let skip = j == body || (r2 == 0.0 && !actsAtZero());\n          sum += fromBody(offset, select(r2, 1.0, skip), select(source.w, 0.0, skip));\n        }\n      }\n    }\n  }\n  if (there && wanted(group, lane)) { acceleration[body] = sum; }\n  let used = lanesSum(lane, vec4f(f32(usedBodies), f32(usedCells), f32(u32(there && wanted(group, lane))), 0.0));\n  if (lane == 0u) { groupCounts[index] = vec4u(vec2u(used.xy / max(used.z, 1.0) + 0.5), 0u, group.end - group.first); }\n}\n",
  "map": [
   [
    1,
    "force/lockstep.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/link.wgsl",
    1
   ],
   [
    42,
    "shared/interact.wgsl",
    1
   ],
   [
    107,
    "shared/flat.wgsl",
    2
   ],
   [
    119,
    "shared/lanes.wgsl",
    1
   ],
   [
    216,
    "force/lockstep.wgsl",
    11
   ],
   [
    226,
    "shared/groups.wgsl",
    1
   ],
   [
    231,
    "shared/targets.wgsl",
    1
   ],
   [
    242,
    "shared/groupAt.wgsl",
    3
   ],
   [
    262,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    267,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    340,
    "force/lockstep.wgsl",
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
    "name": "bucketLink",
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
    "name": "repetition",
    "binding": 9,
    "access": "uniform"
   }
  ],
  "overrides": [
   "SPLINE",
   "GROUP",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "HEXADECAPOLE",
   "QUADRUPOLE"
  ],
  "threads": 32
 },
 "force/targets": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> targets: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  targets[2u * i] = posMass[i];\n  targets[2u * i + 1u] = velocity[i];\n}\n",
  "map": [
   [
    1,
    "force/targets.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
    "force/targets.wgsl",
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
    "name": "targets",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "force/vortexSum": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\n\nconst CORE_REACH = 2.36;\n\n\nconst NEVER_ZERO = 1e-24;\n\nconst NEAR = 0.2;\nconst LOG2_E = 1.4426950408889634;\nconst PER_SPHERE = 0.07957747154594767;\n\n\noverride VISCOUS: u32 = 0u;\n\n\nstruct Induced {\n  velocity: vec3f,\n  rowX: vec3f,\n  rowY: vec3f,\n  rowZ: vec3f,\n  exchange: vec4f,\n}\n\n\nstruct Sums {\n  velocity: vec3f,\n  spin: vec3f,\n  shearX: vec3f,\n  shearY: vec3f,\n  shearZ: vec3f,\n  exchange: vec4f,\n}\nvar<private> sums: Sums;\n\n\nconst NO_PLACE = vec4f(1e9, 1e9, 1e9, 1.0);\nconst NO_STRENGTH = vec4f(0.0, 0.0, 0.0, -1.0);\n\n\nfn tilePlace(element: vec4f) -> vec4f { return vec4f(element.xyz, 1.0 / (element.w * element.w * element.w)); }\nfn tileStrength(strength: vec3f, place: vec4f) -> vec4f { return vec4f(strength, -LOG2_E * place.w); }\n\nfn addPair(r: vec3f, strength: vec3f, f: f32, g: f32, fall: f32) {\n  let c = cross(strength, r);\n  sums.velocity += f * c;\n  sums.spin += f * strength;\n  let along = g * r;\n  sums.shearX += c.x * along;\n  sums.shearY += c.y * along;\n  sums.shearZ += c.z * along;\n  if (VISCOUS == 1u) { sums.exchange += fall * vec4f(strength, 1.0); }\n}\n\n\nfn useFar(here: vec3f, place: vec4f, strength: vec4f) -> bool {\n  let r = here - place.xyz;\n  let r2 = fma(r.x, r.x, fma(r.y, r.y, fma(r.z, r.z, NEVER_ZERO)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let exponent = r2 * r2 * rinv * strength.w;\n  let near = exponent > -NEAR * LOG2_E;\n  let fall = exp2(exponent);\n  let f = (1.0 - fall) * (rinv * rinv2);\n  let g = fma(fall, place.w, -f) * rinv2;\n  addPair(r, strength.xyz, select(f, 0.0, near), select(g, 0.0, near), select(fall, 0.0, near));\n  return near;\n}\n\n\nfn useNear(here: vec3f, place: vec4f, strength: vec4f) {\n  let r = here - place.xyz;\n  let r2 = dot(r, r);\n  let size = sqrt(r2);\n  let k = place.w;\n  let q = r2 * size * k;\n  if (q >= NEAR) { return; }\n  let f = k * fma(q, fma(q, fma(q, fma(q, fma(q, -1.0 / 720.0, 1.0 / 120.0), -1.0 / 24.0), 1.0 / 6.0), -0.5), 1.0);\n  let g = k * k * size * fma(q, fma(q, fma(q, fma(q, fma(q, 1.0 / 840.0, -1.0 / 144.0), 1.0 / 30.0), -0.125), 1.0 / 3.0), -0.5);\n  addPair(r, strength.xyz, f, g, exp(-q));\n}\n\n\nfn takeSums(all: Induced) -> Induced {\n  let s = sums;\n  sums = Sums();\n  return Induced(\n    all.velocity + s.velocity,\n    all.rowX + 3.0 * s.shearX + vec3f(0.0, -s.spin.z, s.spin.y),\n    all.rowY + 3.0 * s.shearY + vec3f(s.spin.z, 0.0, -s.spin.x),\n    all.rowZ + 3.0 * s.shearZ + vec3f(-s.spin.y, s.spin.x, 0.0),\n    all.exchange + s.exchange);\n}\n\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn strengthsAt(node: u32) -> u32 { return (1u + 2u * HEXADECAPOLE) * node; }\n\n\n\nstruct Component {\n  dipole: vec4f,\n  quadrupole: vec4f,\n  yz: f32,\n}\n\n\n\nstruct Slope {\n  first: vec3f,\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn slopeOf(m: Component, r: vec3f, g1: f32, g2: f32, g3: f32, g4: f32) -> Slope {\n  let zz = -m.quadrupole.x - m.quadrupole.y;\n  let s = vec3f(\n    fma(m.quadrupole.x, r.x, fma(m.quadrupole.z, r.y, m.quadrupole.w * r.z)),\n    fma(m.quadrupole.z, r.x, fma(m.quadrupole.y, r.y, m.yz * r.z)),\n    fma(m.quadrupole.w, r.x, fma(m.yz, r.y, zz * r.z)));\n  let q = 0.5 * dot(s, r);\n  let p = dot(m.dipole.xyz, r);\n  let round = fma(m.dipole.w, g1, fma(-p, g2, q * g3));\n  let along = fma(m.dipole.w, g2, fma(-p, g3, q * g4));\n  let v = g3 * s - g2 * m.dipole.xyz;\n  return Slope(\n    round * r - g1 * m.dipole.xyz + g2 * s,\n    (along * r + 2.0 * v) * r + vec3f(round) + g2 * vec3f(m.quadrupole.xy, zz),\n    along * r.xxy * r.yzz + v.xxy * r.yzz + r.xxy * v.yzz + g2 * vec3f(m.quadrupole.zw, m.yz));\n}\n\n\nfn withCell(all: Induced, r: vec3f, x: Component, y: Component, z: Component) -> Induced {\n  let rinv = inverseSqrt(dot(r, r));\n  let rinv2 = rinv * rinv;\n  let g1 = -rinv * rinv2;\n  let g2 = -3.0 * g1 * rinv2;\n  let g3 = -5.0 * g2 * rinv2;\n  let g4 = -7.0 * g3 * rinv2;\n  return withSlopes(all, slopeOf(x, r, g1, g2, g3, g4), slopeOf(y, r, g1, g2, g3, g4), slopeOf(z, r, g1, g2, g3, g4));\n}\n\n\nfn withSlopes(all: Induced, a: Slope, b: Slope, c: Slope) -> Induced {\n  return Induced(\n    all.velocity + vec3f(c.first.y - b.first.z, a.first.z - c.first.x, b.first.x - a.first.y),\n    all.rowX + vec3f(c.mixed.x - b.mixed.y, c.diagonal.y - b.mixed.z, c.mixed.z - b.diagonal.z),\n    all.rowY + vec3f(a.mixed.y - c.diagonal.x, a.mixed.z - c.mixed.x, a.diagonal.z - c.mixed.y),\n    all.rowZ + vec3f(b.diagonal.x - a.mixed.x, b.mixed.x - a.diagonal.y, b.mixed.y - a.mixed.z),\n    all.exchange);\n}\n\n\nfn rowsOf(all: Induced) -> array<vec4f, 4> {\n  return array<vec4f, 4>(\n    PER_SPHERE * vec4f(all.rowX, all.velocity.x),\n    PER_SPHERE * vec4f(all.rowY, all.velocity.y),\n    PER_SPHERE * vec4f(all.rowZ, all.velocity.z),\n    all.exchange);\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> elements: array<vec4f>;\n@group(0) @binding(2) var<storage, read> strengths: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> induced: array<array<vec4f, 4>>;\n@group(0) @binding(4) var<uniform> repetition: Repetition;\n\nconst WIDTH = 64u;\n\nvar<workgroup> places: array<array<vec4f, 4>, 16>;\nvar<workgroup> tile: array<array<vec4f, 4>, 16>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let blocks = (params.n + WIDTH - 1u) / WIDTH;\n  let index = flatSlice(group, groups, repetition, blocks);\n  if (index >= blocks) { return; }\n  let own = WIDTH * index + lane;\n  let here = elements[min(own, params.n - 1u)].xyz;\n  var all = Induced();\n  for (var base = 0u; base < params.n; base += WIDTH) {\n    workgroupBarrier();\n    var place = NO_PLACE;\n    var strength = NO_STRENGTH;\n    if (base + lane < params.n) {\n      place = tilePlace(elements[base + lane]);\n      strength = tileStrength(strengths[base + lane].xyz, place);\n    }\n    places[lane >> 2u][lane & 3u] = place;\n    tile[lane >> 2u][lane & 3u] = strength;\n    workgroupBarrier();\n\n    var near = false;\n    for (var j = 0u; j < WIDTH / 4u; j++) {\n      let a = useFar(here, places[j][0], tile[j][0]);\n      let b = useFar(here, places[j][1], tile[j][1]);\n      let c = useFar(here, places[j][2], tile[j][2]);\n      let d = useFar(here, places[j][3], tile[j][3]);\n      near = near | a | b | c | d;\n    }\n    if (near) {\n      for (var j = 0u; j < WIDTH; j++) { useNear(here, places[j >> 2u][j & 3u], tile[j >> 2u][j & 3u]); }\n    }\n\n    all = takeSums(all);\n  }\n  if (own < params.n) { induced[own] = rowsOf(all); }\n}\n",
  "map": [
   [
    1,
    "force/vortexSum.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/biotSavart.wgsl",
    1
   ],
   [
    195,
    "shared/flat.wgsl",
    2
   ],
   [
    207,
    "force/vortexSum.wgsl",
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
    "name": "elements",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "strengths",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "induced",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 4,
    "access": "uniform"
   }
  ],
  "overrides": [
   "VISCOUS",
   "HEXADECAPOLE"
  ],
  "threads": 64
 },
 "force/vortexWalk": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\n\n\nconst CORE_REACH = 2.36;\n\n\nconst NEVER_ZERO = 1e-24;\n\nconst NEAR = 0.2;\nconst LOG2_E = 1.4426950408889634;\nconst PER_SPHERE = 0.07957747154594767;\n\n\noverride VISCOUS: u32 = 0u;\n\n\nstruct Induced {\n  velocity: vec3f,\n  rowX: vec3f,\n  rowY: vec3f,\n  rowZ: vec3f,\n  exchange: vec4f,\n}\n\n\nstruct Sums {\n  velocity: vec3f,\n  spin: vec3f,\n  shearX: vec3f,\n  shearY: vec3f,\n  shearZ: vec3f,\n  exchange: vec4f,\n}\nvar<private> sums: Sums;\n\n\nconst NO_PLACE = vec4f(1e9, 1e9, 1e9, 1.0);\nconst NO_STRENGTH = vec4f(0.0, 0.0, 0.0, -1.0);\n\n\nfn tilePlace(element: vec4f) -> vec4f { return vec4f(element.xyz, 1.0 / (element.w * element.w * element.w)); }\nfn tileStrength(strength: vec3f, place: vec4f) -> vec4f { return vec4f(strength, -LOG2_E * place.w); }\n\nfn addPair(r: vec3f, strength: vec3f, f: f32, g: f32, fall: f32) {\n  let c = cross(strength, r);\n  sums.velocity += f * c;\n  sums.spin += f * strength;\n  let along = g * r;\n  sums.shearX += c.x * along;\n  sums.shearY += c.y * along;\n  sums.shearZ += c.z * along;\n  if (VISCOUS == 1u) { sums.exchange += fall * vec4f(strength, 1.0); }\n}\n\n\nfn useFar(here: vec3f, place: vec4f, strength: vec4f) -> bool {\n  let r = here - place.xyz;\n  let r2 = fma(r.x, r.x, fma(r.y, r.y, fma(r.z, r.z, NEVER_ZERO)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let exponent = r2 * r2 * rinv * strength.w;\n  let near = exponent > -NEAR * LOG2_E;\n  let fall = exp2(exponent);\n  let f = (1.0 - fall) * (rinv * rinv2);\n  let g = fma(fall, place.w, -f) * rinv2;\n  addPair(r, strength.xyz, select(f, 0.0, near), select(g, 0.0, near), select(fall, 0.0, near));\n  return near;\n}\n\n\nfn useNear(here: vec3f, place: vec4f, strength: vec4f) {\n  let r = here - place.xyz;\n  let r2 = dot(r, r);\n  let size = sqrt(r2);\n  let k = place.w;\n  let q = r2 * size * k;\n  if (q >= NEAR) { return; }\n  let f = k * fma(q, fma(q, fma(q, fma(q, fma(q, -1.0 / 720.0, 1.0 / 120.0), -1.0 / 24.0), 1.0 / 6.0), -0.5), 1.0);\n  let g = k * k * size * fma(q, fma(q, fma(q, fma(q, fma(q, 1.0 / 840.0, -1.0 / 144.0), 1.0 / 30.0), -0.125), 1.0 / 3.0), -0.5);\n  addPair(r, strength.xyz, f, g, exp(-q));\n}\n\n\nfn takeSums(all: Induced) -> Induced {\n  let s = sums;\n  sums = Sums();\n  return Induced(\n    all.velocity + s.velocity,\n    all.rowX + 3.0 * s.shearX + vec3f(0.0, -s.spin.z, s.spin.y),\n    all.rowY + 3.0 * s.shearY + vec3f(s.spin.z, 0.0, -s.spin.x),\n    all.rowZ + 3.0 * s.shearZ + vec3f(-s.spin.y, s.spin.x, 0.0),\n    all.exchange + s.exchange);\n}\n\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn strengthsAt(node: u32) -> u32 { return (1u + 2u * HEXADECAPOLE) * node; }\n\n\n\nstruct Component {\n  dipole: vec4f,\n  quadrupole: vec4f,\n  yz: f32,\n}\n\n\n\nstruct Slope {\n  first: vec3f,\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn slopeOf(m: Component, r: vec3f, g1: f32, g2: f32, g3: f32, g4: f32) -> Slope {\n  let zz = -m.quadrupole.x - m.quadrupole.y;\n  let s = vec3f(\n    fma(m.quadrupole.x, r.x, fma(m.quadrupole.z, r.y, m.quadrupole.w * r.z)),\n    fma(m.quadrupole.z, r.x, fma(m.quadrupole.y, r.y, m.yz * r.z)),\n    fma(m.quadrupole.w, r.x, fma(m.yz, r.y, zz * r.z)));\n  let q = 0.5 * dot(s, r);\n  let p = dot(m.dipole.xyz, r);\n  let round = fma(m.dipole.w, g1, fma(-p, g2, q * g3));\n  let along = fma(m.dipole.w, g2, fma(-p, g3, q * g4));\n  let v = g3 * s - g2 * m.dipole.xyz;\n  return Slope(\n    round * r - g1 * m.dipole.xyz + g2 * s,\n    (along * r + 2.0 * v) * r + vec3f(round) + g2 * vec3f(m.quadrupole.xy, zz),\n    along * r.xxy * r.yzz + v.xxy * r.yzz + r.xxy * v.yzz + g2 * vec3f(m.quadrupole.zw, m.yz));\n}\n\n\nfn withCell(all: Induced, r: vec3f, x: Component, y: Component, z: Component) -> Induced {\n  let rinv = inverseSqrt(dot(r, r));\n  let rinv2 = rinv * rinv;\n  let g1 = -rinv * rinv2;\n  let g2 = -3.0 * g1 * rinv2;\n  let g3 = -5.0 * g2 * rinv2;\n  let g4 = -7.0 * g3 * rinv2;\n  return withSlopes(all, slopeOf(x, r, g1, g2, g3, g4), slopeOf(y, r, g1, g2, g3, g4), slopeOf(z, r, g1, g2, g3, g4));\n}\n\n\nfn withSlopes(all: Induced, a: Slope, b: Slope, c: Slope) -> Induced {\n  return Induced(\n    all.velocity + vec3f(c.first.y - b.first.z, a.first.z - c.first.x, b.first.x - a.first.y),\n    all.rowX + vec3f(c.mixed.x - b.mixed.y, c.diagonal.y - b.mixed.z, c.mixed.z - b.diagonal.z),\n    all.rowY + vec3f(a.mixed.y - c.diagonal.x, a.mixed.z - c.mixed.x, a.diagonal.z - c.mixed.y),\n    all.rowZ + vec3f(b.diagonal.x - a.mixed.x, b.mixed.x - a.diagonal.y, b.mixed.y - a.mixed.z),\n    all.exchange);\n}\n\n\nfn rowsOf(all: Induced) -> array<vec4f, 4> {\n  return array<vec4f, 4>(\n    PER_SPHERE * vec4f(all.rowX, all.velocity.x),\n    PER_SPHERE * vec4f(all.rowY, all.velocity.y),\n    PER_SPHERE * vec4f(all.rowZ, all.velocity.z),\n    all.exchange);\n}\n\n\n\nstruct High {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n}\n\n\nstruct Square {\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn squareTimes(s: Square, n: vec3f) -> vec3f {\n  return vec3f(\n    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,\n    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,\n    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);\n}\n\n\nfn fourthSquare(o: High, n: vec3f) -> Square {\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xxzz = -(o.fourthX.x + o.fourthX.z);\n  let xyzz = -(o.fourthX.y + o.fourthX.w);\n  let yyzz = -(o.fourthX.z + o.fourthY.x);\n  let xzzz = -(o.fourthY.y + o.fourthY.w);\n  let yzzz = -(o.fourthY.z + o.thirdY.w);\n  let zzzz = -(xxzz + yyzz);\n  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;\n  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;\n  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;\n  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;\n  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;\n  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;\n  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {\n  let rinv = inverseSqrt(dot(offset, offset) + eps2);\n  let n = offset * rinv;\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xzz = -(o.thirdX.x + o.thirdX.w);\n  let yzz = -(o.thirdX.y + o.thirdY.y);\n  let zzz = -(o.thirdX.z + o.thirdY.z);\n  let third = vec3f(\n    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,\n    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,\n    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);\n  let h = fourthSquare(o, n);\n  let fourth = squareTimes(h, n);\n  let depth3 = 2.5 * dot(third, n);\n  let depth4 = 4.375 * dot(fourth, n) * rinv;\n  let along = 9.0 * depth4 - 7.0 * depth3;\n  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;\n  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));\n}\n\nfn thirdSquare(o: High, n: vec3f) -> Square {\n  let x = o.thirdX;\n  let y = o.thirdY;\n  let xzz = -(x.x + x.w);\n  let yzz = -(x.y + y.y);\n  let xx = x.x * n.x + x.y * n.y + x.z * n.z;\n  let yy = x.w * n.x + y.y * n.y + y.z * n.z;\n  return Square(\n    vec3f(xx, yy, -(xx + yy)),\n    vec3f(x.y * n.x + x.w * n.y + y.x * n.z, x.z * n.x + y.x * n.y + xzz * n.z, y.x * n.x + y.z * n.y + yzz * n.z));\n}\n\n\n\n\nfn highSlope(o: High, r: vec3f) -> Slope {\n  let rinv = inverseSqrt(dot(r, r));\n  let n = r * rinv;\n  let s3 = thirdSquare(o, n);\n  let s4 = fourthSquare(o, n);\n  let v3 = squareTimes(s3, n);\n  let v4 = rinv * squareTimes(s4, n);\n  let t3 = dot(v3, n);\n  let t4 = dot(v4, n);\n  let round = -17.5 * t3 - 39.375 * t4;\n  let along = 157.5 * t3 + 433.125 * t4;\n  let v = -52.5 * v3 - 157.5 * v4;\n  let rinv5 = rinv * rinv * (rinv * rinv) * rinv;\n  return Slope(\n    rinv5 * (7.5 * v3 + 17.5 * v4 + round * n),\n    rinv5 * (rinv * (15.0 * s3.diagonal + 52.5 * rinv * s4.diagonal + (along * n + 2.0 * v) * n + vec3f(round))),\n    rinv5 * (rinv * (15.0 * s3.mixed + 52.5 * rinv * s4.mixed + along * n.xxy * n.yzz + v.xxy * n.yzz + n.xxy * v.yzz)));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst LANES = 32u;\n\nconst GO_ALONG = false;\nvar<workgroup> laneCounts: array<vec4u, 8>;\nvar<workgroup> laneVectors: array<vec4f, 32>;\nvar<workgroup> laneTotal: u32;\n\n\nfn laneOf(thread: u32) -> u32 { return thread; }\n\n\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  laneCounts[lane >> 2u][lane & 3u] = mine;\n  workgroupBarrier();\n\n  var before = 0u;\n  for (var word = 0u; word < 8u; word++) {\n    let four = select(vec4u(0u), laneCounts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));\n    before += four.x + four.y + four.z + four.w;\n  }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\nfn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {\n  let before = lanesBefore(lane, u32(a) | (u32(b) << 6u) | (u32(c) << 12u) | (u32(d) << 18u));\n  workgroupBarrier();\n  return vec2u(before, laneTotal);\n}\n\n\nfn vote(lane: u32, mine: bool) -> u32 {\n  workgroupBarrier();\n  laneCounts[lane >> 2u][lane & 3u] = select(0u, 1u << lane, mine);\n  workgroupBarrier();\n  var all = vec4u(0u);\n  for (var word = 0u; word < 8u; word++) { all |= laneCounts[word]; }\n  return all.x | all.y | all.z | all.w;\n}\n\n\nfn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 { return lanesBefore(lane, mine); }\n\n\n\nvar<workgroup> laneItems: array<u32, 32>;\nfn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {\n\n  if (mine > 0u) {\n    laneItems[before] = start;\n    if (mine > 1u) { laneItems[before + 1u] = start + 1u; }\n    if (mine > 2u) { laneItems[before + 2u] = start + 2u; }\n    if (mine > 3u) { laneItems[before + 3u] = start + 3u; }\n    if (mine > 4u) { laneItems[before + 4u] = start + 4u; }\n    if (mine > 5u) { laneItems[before + 5u] = start + 5u; }\n    if (mine > 6u) { laneItems[before + 6u] = start + 6u; }\n    if (mine > 7u) { laneItems[before + 7u] = start + 7u; }\n    if (most > 8u && mine > 8u) {\n      laneItems[before + 8u] = start + 8u;\n      if (mine > 9u) { laneItems[before + 9u] = start + 9u; }\n      if (mine > 10u) { laneItems[before + 10u] = start + 10u; }\n      if (mine > 11u) { laneItems[before + 11u] = start + 11u; }\n      if (mine > 12u) { laneItems[before + 12u] = start + 12u; }\n      if (mine > 13u) { laneItems[before + 13u] = start + 13u; }\n      if (mine > 14u) { laneItems[before + 14u] = start + 14u; }\n      if (mine > 15u) { laneItems[before + 15u] = start + 15u; }\n    }\n  }\n}\nfn laidItem(lane: u32) -> u32 { return laneItems[lane]; }\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] = min(laneVectors[lane], laneVectors[lane + half]); }\n  }\n  workgroupBarrier();\n  let least = laneVectors[0];\n  workgroupBarrier();\n  return least;\n}\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] += laneVectors[lane + half]; }\n  }\n  workgroupBarrier();\n  let sum = laneVectors[0];\n  workgroupBarrier();\n  return sum;\n}\n\n\n\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\n\nvar<workgroup> batchTaken: vec3u;\n\n\n\n\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32, counts: u32) -> vec3u {\n  let free = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(free, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(stackSize, LANES), own, 8u);\n  let used = min(own, limit - min(before, limit));\n  layRuns(lane, before, (linkFirst(link) + own - used) | (link & LINK_LEAF), used, 8u);\n  if (used > 0u && used < own) { stack[stackSize - 1u - lane] = makeLink(linkIsLeaf(link), linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < limit) & (before + own >= limit);\n  let empties = (lane == LANES - 1u) & (before + own < limit);\n  if (fills | empties) {\n    let taken = select(lane, lane + 1u, used == own);\n    batchTaken = vec3u(min(before + own, limit), select(stackSize - taken, 0u, empties), counts);\n  }\n  return workgroupUniformLoad(&batchTaken);\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> elements: array<vec4f>;\n@group(0) @binding(2) var<storage, read> strengths: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(5) var<storage, read> nodeStrengths: array<array<vec4f, 7>>;\n@group(0) @binding(6) var<storage, read_write> induced: array<array<vec4f, 4>>;\n@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(8) var<storage, read> groupList: array<u32>;\n@group(0) @binding(9) var<uniform> repetition: Repetition;\n\n\nvar<workgroup> cells: array<u32, 64>;\nvar<workgroup> nearby: array<u32, 544>;\nvar<workgroup> places: array<vec4f, LANES>;\nvar<workgroup> tile: array<vec4f, LANES>;\nvar<workgroup> moments: array<array<vec4f, 7>, LANES>;\n\nvar<private> here: vec3f;\nvar<private> all: Induced;\n\n\nfn highOf(node: u32, component: u32) -> High {\n  let at = strengthsAt(node) + 1u;\n  let k = 4u * component;\n  return High(\n    nodeStrengths[at + k / 7u][k % 7u],\n    nodeStrengths[at + (k + 1u) / 7u][(k + 1u) % 7u],\n    nodeStrengths[at + (k + 2u) / 7u][(k + 2u) % 7u],\n    nodeStrengths[at + (k + 3u) / 7u][(k + 3u) % 7u]);\n}\n\n\nfn useCells(begin: u32, count: u32, lane: u32) {\n  workgroupBarrier();\n  if (lane < count) {\n    places[lane] = nodeCentre[cells[begin + lane]];\n    moments[lane] = nodeStrengths[strengthsAt(cells[begin + lane])];\n  }\n  workgroupBarrier();\n  for (var j = 0u; j < count; j++) {\n    let yz = moments[j][6];\n    all = withCell(all, here - places[j].xyz,\n      Component(moments[j][0], moments[j][3], yz.x),\n      Component(moments[j][1], moments[j][4], yz.y),\n      Component(moments[j][2], moments[j][5], yz.z));\n    if (HEXADECAPOLE == 1u) {\n      let node = cells[begin + j];\n      let r = here - places[j].xyz;\n      all = withSlopes(all, highSlope(highOf(node, 0u), r), highSlope(highOf(node, 1u), r), highSlope(highOf(node, 2u), r));\n    }\n  }\n}\n\n\nfn useElements(begin: u32, count: u32, lane: u32) {\n  workgroupBarrier();\n  var place = NO_PLACE;\n  var strength = NO_STRENGTH;\n  if (lane < count) {\n    let i = nearby[begin + lane];\n    place = tilePlace(elements[i]);\n    strength = tileStrength(strengths[i].xyz, place);\n  }\n  places[lane] = place;\n  tile[lane] = strength;\n  workgroupBarrier();\n  var near = false;\n  for (var j = 0u; j < count; j += 4u) {\n    let a = useFar(here, places[j], tile[j]);\n    let b = useFar(here, places[j + 1u], tile[j + 1u]);\n    let c = useFar(here, places[j + 2u], tile[j + 2u]);\n    let d = useFar(here, places[j + 3u], tile[j + 3u]);\n    near = near | a | b | c | d;\n  }\n  if (near) {\n    for (var j = 0u; j < count; j++) { useNear(here, places[j], tile[j]); }\n  }\n  all = takeSums(all);\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let index = flatSlice(id, groups, repetition, params.groupCapacity);\n  if (index >= groupList[0]) { return; }\n  let deepest = groupList[1];\n  let first = groupList[GROUP_LIST + index];\n  let end = groupList[GROUP_LIST + index + 1u];\n  let own = min(first + lane, end - 1u);\n  here = elements[own].xyz;\n  let low = lanesMin(lane, vec4f(here, 0.0)).xyz;\n  let high = -lanesMin(lane, vec4f(-here, 0.0)).xyz;\n\n\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var cellCount = 0u;\n  var nearCount = 0u;\n  var usedCells = 0u;\n  var usedElements = 0u;\n  while (batch > 0u) {\n    var opened = false;\n    var accepted = false;\n    var leaf = 0u;\n    var test = vec4u(0u);\n    if (lane < batch) {\n      test = nodeTest[node];\n      let centre = nodeCentre[node].xyz;\n\n      let gap = max(max(low - centre, centre - high), vec3f(0));\n      if (dot(gap, gap) > bitcast<f32>(test.x)) {\n        accepted = true;\n      } else if (linkIsLeaf(test.w)) {\n        leaf = linkCount(test.w);\n      } else {\n        opened = true;\n      }\n    }\n    let flags = flagsBefore(lane, opened, accepted, false, false);\n    workgroupBarrier();\n    let place = lanesBefore(lane, leaf);\n    if (opened) { stack[stackSize + (flags.x & 63u)] = test.w; }\n    if (accepted) { cells[cellCount + ((flags.x >> 6u) & 63u)] = node; }\n    for (var k = 0u; k < leaf; k++) { nearby[nearCount + place + k] = linkFirst(test.w) + k; }\n    workgroupBarrier();\n    let listed = workgroupUniformLoad(&laneTotal);\n    let taken = takeBatch(stackSize + (flags.y & 63u), lane, deepest, flags.y);\n    batch = taken.x;\n    stackSize = taken.y;\n    let acting = (taken.z >> 6u) & 63u;\n    cellCount += acting;\n    nearCount += listed;\n    usedCells += acting;\n    usedElements += listed;\n    if (lane < batch) { node = laidItem(lane); }\n\n    let least = select(LANES, 1u, batch == 0u);\n    while (cellCount >= least) {\n      let used = min(LANES, cellCount);\n      cellCount -= used;\n      useCells(cellCount, used, lane);\n    }\n    while (nearCount >= least) {\n      let used = min(LANES, nearCount);\n      nearCount -= used;\n      useElements(nearCount, used, lane);\n    }\n    workgroupBarrier();\n  }\n  if (first + lane < end) { induced[first + lane] = rowsOf(all); }\n  if (lane == 0u) { groupCounts[index] = vec4u(usedElements, usedCells, 0u, end - first); }\n}\n",
  "map": [
   [
    1,
    "force/vortexWalk.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/link.wgsl",
    1
   ],
   [
    43,
    "shared/biotSavart.wgsl",
    1
   ],
   [
    207,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    280,
    "shared/highSlope.wgsl",
    3
   ],
   [
    314,
    "shared/flat.wgsl",
    2
   ],
   [
    326,
    "shared/lanes.wgsl",
    1
   ],
   [
    423,
    "shared/stack.wgsl",
    1
   ],
   [
    456,
    "shared/groups.wgsl",
    1
   ],
   [
    461,
    "force/vortexWalk.wgsl",
    16
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "elements",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "strengths",
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
    "name": "nodeStrengths",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "induced",
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
    "name": "repetition",
    "binding": 9,
    "access": "uniform"
   }
  ],
  "overrides": [
   "VISCOUS",
   "HEXADECAPOLE",
   "STACK",
   "GROUP"
  ],
  "threads": 32
 },
 "force/walk": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\noverride SPLINE: u32 = 0u;\n\n\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n\n\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n\n\n\n\nfn withCell(sum: vec4f, here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv3 = rinv * rinv2;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n\n  let twice = fma(qx, offset.x, fma(qy, offset.y, fma(qz, offset.z, -diagonal.w)));\n  let quadrupole = twice * (0.5 * rinv2 * rinv2);\n  let radial = fma(5.0, quadrupole, centre.w) * rinv3;\n  let along = -(rinv3 * rinv2);\n  return vec4f(\n    fma(radial, offset.x, fma(along, qx, sum.x)),\n    fma(radial, offset.y, fma(along, qy, sum.y)),\n    fma(radial, offset.z, fma(along, qz, sum.z)),\n    fma(-rinv, centre.w + quadrupole, sum.w));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst LANES = 32u;\n\nconst GO_ALONG = false;\nvar<workgroup> laneCounts: array<vec4u, 8>;\nvar<workgroup> laneVectors: array<vec4f, 32>;\nvar<workgroup> laneTotal: u32;\n\n\nfn laneOf(thread: u32) -> u32 { return thread; }\n\n\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  laneCounts[lane >> 2u][lane & 3u] = mine;\n  workgroupBarrier();\n\n  var before = 0u;\n  for (var word = 0u; word < 8u; word++) {\n    let four = select(vec4u(0u), laneCounts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));\n    before += four.x + four.y + four.z + four.w;\n  }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\nfn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {\n  let before = lanesBefore(lane, u32(a) | (u32(b) << 6u) | (u32(c) << 12u) | (u32(d) << 18u));\n  workgroupBarrier();\n  return vec2u(before, laneTotal);\n}\n\n\nfn vote(lane: u32, mine: bool) -> u32 {\n  workgroupBarrier();\n  laneCounts[lane >> 2u][lane & 3u] = select(0u, 1u << lane, mine);\n  workgroupBarrier();\n  var all = vec4u(0u);\n  for (var word = 0u; word < 8u; word++) { all |= laneCounts[word]; }\n  return all.x | all.y | all.z | all.w;\n}\n\n\nfn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 { return lanesBefore(lane, mine); }\n\n\n\nvar<workgroup> laneItems: array<u32, 32>;\nfn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {\n\n  if (mine > 0u) {\n    laneItems[before] = start;\n    if (mine > 1u) { laneItems[before + 1u] = start + 1u; }\n    if (mine > 2u) { laneItems[before + 2u] = start + 2u; }\n    if (mine > 3u) { laneItems[before + 3u] = start + 3u; }\n    if (mine > 4u) { laneItems[before + 4u] = start + 4u; }\n    if (mine > 5u) { laneItems[before + 5u] = start + 5u; }\n    if (mine > 6u) { laneItems[before + 6u] = start + 6u; }\n    if (mine > 7u) { laneItems[before + 7u] = start + 7u; }\n    if (most > 8u && mine > 8u) {\n      laneItems[before + 8u] = start + 8u;\n      if (mine > 9u) { laneItems[before + 9u] = start + 9u; }\n      if (mine > 10u) { laneItems[before + 10u] = start + 10u; }\n      if (mine > 11u) { laneItems[before + 11u] = start + 11u; }\n      if (mine > 12u) { laneItems[before + 12u] = start + 12u; }\n      if (mine > 13u) { laneItems[before + 13u] = start + 13u; }\n      if (mine > 14u) { laneItems[before + 14u] = start + 14u; }\n      if (mine > 15u) { laneItems[before + 15u] = start + 15u; }\n    }\n  }\n}\nfn laidItem(lane: u32) -> u32 { return laneItems[lane]; }\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] = min(laneVectors[lane], laneVectors[lane + half]); }\n  }\n  workgroupBarrier();\n  let least = laneVectors[0];\n  workgroupBarrier();\n  return least;\n}\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] += laneVectors[lane + half]; }\n  }\n  workgroupBarrier();\n  let sum = laneVectors[0];\n  workgroupBarrier();\n  return sum;\n}\n\n\n\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\n\nvar<workgroup> batchTaken: vec3u;\n\n\n\n\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32, counts: u32) -> vec3u {\n  let free = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(free, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(stackSize, LANES), own, 8u);\n  let used = min(own, limit - min(before, limit));\n  layRuns(lane, before, (linkFirst(link) + own - used) | (link & LINK_LEAF), used, 8u);\n  if (used > 0u && used < own) { stack[stackSize - 1u - lane] = makeLink(linkIsLeaf(link), linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < limit) & (before + own >= limit);\n  let empties = (lane == LANES - 1u) & (before + own < limit);\n  if (fills | empties) {\n    let taken = select(lane, lane + 1u, used == own);\n    batchTaken = vec3u(min(before + own, limit), select(stackSize - taken, 0u, empties), counts);\n  }\n  return workgroupUniformLoad(&batchTaken);\n}\n\nconst OPENING_BONSAI = 0u;\nconst OPENING_DISTANCE = 1u;\nconst OPENING_BOUNDARY = 3u;\nconst OPENING_SPHERE = 4u;\nconst OPENING_ERROR = 2u;\n\n\nconst MOST_RAISED = 4.0;\n\n\n\nconst HEAVIER = 1.01;\n\n\n\nconst CLOSEST = 1.8;\n\n\n\n\nconst PULL = 8.0;\n\n\nconst FAR_SOFTENING = 10.0;\n\n\nconst FAR_OVERFLOW = 1e-8;\n\n\nconst MAX_LEVEL = 30u;\nconst KEY_LEVELS = 21u;\n\n\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return KEY_LEVELS + min(MAX_LEVEL - KEY_LEVELS, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(4) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(5) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(7) var<storage, read> groupList: array<u32>;\n@group(0) @binding(8) var<uniform> repetition: Repetition;\n@group(0) @binding(9) var<storage, read> nodeBox: array<vec4f>;\n\n\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }\n\n\n\nstruct High {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n}\n\n\nstruct Square {\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn squareTimes(s: Square, n: vec3f) -> vec3f {\n  return vec3f(\n    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,\n    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,\n    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);\n}\n\n\nfn fourthSquare(o: High, n: vec3f) -> Square {\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xxzz = -(o.fourthX.x + o.fourthX.z);\n  let xyzz = -(o.fourthX.y + o.fourthX.w);\n  let yyzz = -(o.fourthX.z + o.fourthY.x);\n  let xzzz = -(o.fourthY.y + o.fourthY.w);\n  let yzzz = -(o.fourthY.z + o.thirdY.w);\n  let zzzz = -(xxzz + yyzz);\n  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;\n  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;\n  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;\n  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;\n  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;\n  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;\n  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {\n  let rinv = inverseSqrt(dot(offset, offset) + eps2);\n  let n = offset * rinv;\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xzz = -(o.thirdX.x + o.thirdX.w);\n  let yzz = -(o.thirdX.y + o.thirdY.y);\n  let zzz = -(o.thirdX.z + o.thirdY.z);\n  let third = vec3f(\n    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,\n    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,\n    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);\n  let h = fourthSquare(o, n);\n  let fourth = squareTimes(h, n);\n  let depth3 = 2.5 * dot(third, n);\n  let depth4 = 4.375 * dot(fourth, n) * rinv;\n  let along = 9.0 * depth4 - 7.0 * depth3;\n  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;\n  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));\n}\nvar<workgroup> cells: array<u32, 64>;\nvar<workgroup> leaves: array<u32, 64>;\n\nvar<workgroup> tileCentre: array<array<vec4f, 4>, 8>;\nvar<workgroup> tileDiagonal: array<array<vec4f, 4>, 8>;\nvar<workgroup> tileMixed: array<array<vec4f, 4>, 8>;\n\noverride HIGH: u32 = 1u;\nvar<workgroup> tileHigh: array<vec4f, HIGH>;\n\nvar<workgroup> tileTaken: vec2u;\n\n\noverride BODIES: u32 = 2u;\n\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n\nconst NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);\n\n\noverride QUADRUPOLE: u32 = 1u;\n\nfn useCell(centre: vec4f, diagonal: vec4f, mixed: vec3f) {\n  if (QUADRUPOLE == 0u) {\n    let offset0 = centre.xyz - here0;\n    let offset1 = centre.xyz - here1;\n    sum0 += fromPoint(offset0, dot(offset0, offset0) + params.eps2, centre.w);\n    if (BODIES == 2u) { sum1 += fromPoint(offset1, dot(offset1, offset1) + params.eps2, centre.w); }\n    return;\n  }\n  sum0 = withCell(sum0, here0, params.eps2, centre, diagonal, mixed);\n  if (BODIES == 2u) { sum1 = withCell(sum1, here1, params.eps2, centre, diagonal, mixed); }\n}\n\n\nfn useHigh(j: u32, centre: vec3f) {\n  let high = High(tileHigh[4u * j], tileHigh[4u * j + 1u], tileHigh[4u * j + 2u], tileHigh[4u * j + 3u]);\n  sum0 = withHigh(sum0, centre - here0, params.eps2, high);\n  if (BODIES == 2u) { sum1 = withHigh(sum1, centre - here1, params.eps2, high); }\n}\n\n\nfn useCells(begin: u32, count: u32, lane: u32) {\n  var centre = NOWHERE;\n  var diagonal = vec4f(0);\n  var mixed = vec4f(0);\n  if (lane < count) {\n    let cell = cells[begin + lane];\n    centre = nodeCentre[cell];\n    diagonal = nodeMoments[momentsAt(cell)];\n    mixed = nodeMoments[momentsAt(cell) + 1u];\n    if (HEXADECAPOLE == 1u) {\n      for (var k = 0u; k < 4u; k++) { tileHigh[4u * lane + k] = nodeMoments[momentsAt(cell) + 2u + k]; }\n    }\n  }\n  tileCentre[lane >> 2u][lane & 3u] = centre;\n  tileDiagonal[lane >> 2u][lane & 3u] = vec4f(diagonal.xyz, params.eps2 * diagonal.w);\n  tileMixed[lane >> 2u][lane & 3u] = mixed;\n  workgroupBarrier();\n  if (HEXADECAPOLE == 1u) {\n    for (var j = 0u; j < count; j++) { useHigh(j, tileCentre[j >> 2u][j & 3u].xyz); }\n  }\n\n\n  for (var j = 0u; 4u * j < count; j++) {\n    useCell(tileCentre[j][0], tileDiagonal[j][0], tileMixed[j][0].xyz);\n    useCell(tileCentre[j][1], tileDiagonal[j][1], tileMixed[j][1].xyz);\n    useCell(tileCentre[j][2], tileDiagonal[j][2], tileMixed[j][2].xyz);\n    useCell(tileCentre[j][3], tileDiagonal[j][3], tileMixed[j][3].xyz);\n  }\n  workgroupBarrier();\n}\n\n\nfn liesWithin(link: u32, first: u32, end: u32) -> bool { return linkFirst(link) >= first && linkFirst(link) + linkCount(link) <= end; }\n\n\nfn usePlace(place: vec3f, mass0: f32, mass1: f32) {\n  let offset0 = place - here0;\n  let offset1 = place - here1;\n  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), mass0);\n  if (BODIES == 2u) {\n    sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), mass1);\n  }\n}\n\nfn useBody(source: vec4f) { usePlace(source.xyz, source.w, source.w); }\n\n\nfn useApart(place: vec3f, mass0: f32, mass1: f32) {\n  let offset0 = place - here0;\n  let offset1 = place - here1;\n  let r0 = dot(offset0, offset0);\n  let r1 = dot(offset1, offset1);\n  sum0 += fromBody(offset0, select(r0, 1.0, r0 == 0.0), select(mass0, 0.0, r0 == 0.0));\n  if (BODIES == 2u) { sum1 += fromBody(offset1, select(r1, 1.0, r1 == 0.0), select(mass1, 0.0, r1 == 0.0)); }\n}\n\n\n\nfn useLeaves(leafCount: u32, lane: u32, first: u32, end: u32) -> u32 {\n  var link = 0u;\n  var own = 0u;\n  if (lane < leafCount) {\n    link = leaves[leafCount - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(leafCount, LANES), own, 16u);\n  let used = min(own, LANES - min(before, LANES));\n  layRuns(lane, before, linkFirst(link) + own - used, used, 16u);\n  if (used > 0u && used < own) { leaves[leafCount - 1u - lane] = makeLink(true, linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < LANES) & (before + own >= LANES);\n  let empties = (lane == LANES - 1u) & (before + own < LANES);\n  if (fills | empties) { tileTaken = vec2u(min(before + own, LANES), select(select(lane, lane + 1u, used == own), leafCount, empties)); }\n  let taken = workgroupUniformLoad(&tileTaken);\n  let count = taken.x;\n  var source = NOWHERE;\n  let body = laidItem(lane);\n  if ((lane < count) & ((body < first) | (body >= end))) { source = posMass[body]; }\n  tileCentre[lane >> 2u][lane & 3u] = source;\n  workgroupBarrier();\n  if (!actsAtZero()) {\n    for (var j = 0u; j < count; j++) {\n      let source = tileCentre[j >> 2u][j & 3u];\n      useApart(source.xyz, source.w, source.w);\n    }\n  } else if (SPLINE == 1u) {\n\n    for (var j = 0u; j < count; j++) { useBody(tileCentre[j >> 2u][j & 3u]); }\n  } else {\n    for (var j = 0u; 4u * j < count; j += 2u) {\n      useBody(tileCentre[j][0]);\n      useBody(tileCentre[j][1]);\n      useBody(tileCentre[j][2]);\n      useBody(tileCentre[j][3]);\n      useBody(tileCentre[j + 1u][0]);\n      useBody(tileCentre[j + 1u][1]);\n      useBody(tileCentre[j + 1u][2]);\n      useBody(tileCentre[j + 1u][3]);\n    }\n  }\n  workgroupBarrier();\n  return taken.y;\n}\n\n\nfn useTarget(source: vec4f, own0: bool, own1: bool) {\n  usePlace(source.xyz, select(source.w, 0.0, own0), select(source.w, 0.0, own1));\n}\n\n\nfn useOwn(lane: u32, first: u32, end: u32, part: u32, parts: u32) {\n  for (var slot = part; slot < BODIES; slot += parts) {\n    let begin = first + slot * LANES;\n    let count = min(LANES, max(end, begin) - begin);\n    var source = NOWHERE;\n    if (lane < count) { source = posMass[begin + lane]; }\n    tileCentre[lane >> 2u][lane & 3u] = source;\n    workgroupBarrier();\n    let own0 = select(LANES, lane, slot == 0u);\n    let own1 = select(LANES, lane, slot == 1u);\n    if (SPLINE == 0u && actsAtZero()) {\n      for (var j = 0u; 4u * j < count; j++) {\n        useTarget(tileCentre[j][0], 4u * j == own0, 4u * j == own1);\n        useTarget(tileCentre[j][1], 4u * j + 1u == own0, 4u * j + 1u == own1);\n        useTarget(tileCentre[j][2], 4u * j + 2u == own0, 4u * j + 2u == own1);\n        useTarget(tileCentre[j][3], 4u * j + 3u == own0, 4u * j + 3u == own1);\n      }\n    } else {\n      for (var j = 0u; j < count; j++) {\n        let other = tileCentre[j >> 2u][j & 3u];\n        if (actsAtZero()) {\n          useTarget(other, j == own0, j == own1);\n        } else {\n          useApart(other.xyz, select(other.w, 0.0, j == own0), select(other.w, 0.0, j == own1));\n        }\n      }\n    }\n    workgroupBarrier();\n  }\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\n\n\noverride FOREIGN: u32 = 0u;\n\noverride ADD: u32 = 0u;\n\noverride ACTIVE: u32 = 0u;\n\n\nconst NO_SOURCE = 0x80000000u;\n\nstruct Group {\n  first: u32,\n  end: u32,\n  awake: vec2u,\n}\n\nfn groupAt(index: u32) -> Group {\n  if (ACTIVE == 1u) {\n    let at = GROUP_LIST + 4u * index;\n    return Group(groupList[at], groupList[at + 1u], vec2u(groupList[at + 2u], groupList[at + 3u]));\n  }\n  return Group(groupList[GROUP_LIST + index], groupList[GROUP_LIST + index + 1u], vec2u(0xffffffffu));\n}\n\n\nfn wanted(group: Group, k: u32) -> bool {\n  let word = select(group.awake.x, group.awake.y, k >= 32u);\n  return (word & (1u << (k & 31u))) != 0u;\n}\noverride OPENING: u32 = 0u;\n\nfn targetPlace(i: u32) -> vec3f {\n  if (FOREIGN == 1u) { return nodeBox[2u * i].xyz; }\n  return posMass[i].xyz;\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let index = flatSlice(id, groups, repetition, params.groupCapacity);\n  if (index >= groupList[0]) { return; }\n\n  let deepest = select(groupList[1], MAX_LEVEL, FOREIGN == 1u);\n  let group = groupAt(index);\n  let first = group.first;\n  let end = group.end;\n  here0 = targetPlace(min(first + lane, end - 1u));\n  here1 = targetPlace(min(first + lane + LANES, end - 1u));\n\n  let own = select(first, NO_SOURCE, FOREIGN == 1u);\n  let ownEnd = select(end, NO_SOURCE, FOREIGN == 1u);\n  let boxLow = lanesMin(lane, vec4f(min(here0, here1), 0.0)).xyz;\n  let boxHigh = -lanesMin(lane, vec4f(-max(here0, here1), 0.0)).xyz;\n\n\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var test = nodeTest[0];\n  var centre = nodeCentre[0];\n  var cellCount = 0u;\n  var leafCount = 0u;\n  var usedCells = 0u;\n  var ownBodies = 0u;\n  while (batch > 0u) {\n    var opened = 0u;\n    var accepted = 0u;\n    var leafBodies = 0u;\n    var listed = false;\n    if (lane < batch) {\n      let com = centre.xyz;\n\n      let gap = max(max(boxLow - com, com - boxHigh), vec3f(0));\n\n      let soft = params.spline + bitcast<f32>(test.z);\n      var apart = gap;\n\n      if (OPENING == OPENING_DISTANCE) {\n        apart = max(max(boxLow - nodeBox[2u * node + 1u].xyz, nodeBox[2u * node].xyz - boxHigh), vec3f(0));\n      }\n      if (dot(apart, apart) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft)) {\n        accepted = 1u;\n      } else if (linkIsLeaf(test.w)) {\n        leafBodies = linkCount(test.w);\n        listed = !liesWithin(test.w, own, ownEnd);\n      } else {\n        opened = 1u;\n      }\n    }\n    let flags = flagsBefore(lane, opened == 1u, accepted == 1u, listed, false);\n    let place = flags.x;\n    if (opened == 1u) { stack[stackSize + (place & 63u)] = test.w; }\n    if (accepted == 1u) { cells[cellCount + ((place >> 6u) & 63u)] = node; }\n    if (listed) { leaves[leafCount + ((place >> 12u) & 63u)] = test.w; }\n    ownBodies += leafBodies;\n    workgroupBarrier();\n    let taken = takeBatch(stackSize + (flags.y & 63u), lane, deepest, flags.y);\n    batch = taken.x;\n    stackSize = taken.y;\n    cellCount += (taken.z >> 6u) & 63u;\n    leafCount += (taken.z >> 12u) & 63u;\n    usedCells += (taken.z >> 6u) & 63u;\n    if (lane < batch) {\n      node = laidItem(lane);\n      test = nodeTest[node];\n      centre = nodeCentre[node];\n    }\n\n    let least = select(LANES, 1u, batch == 0u);\n    while (cellCount >= least) {\n      let used = min(LANES, cellCount);\n      cellCount -= used;\n      useCells(cellCount, used, lane);\n    }\n    while (leafCount >= least) { leafCount -= useLeaves(leafCount, lane, own, ownEnd); }\n  }\n  useOwn(lane, own, ownEnd, 0u, 1u);\n  let usedBodies = u32(lanesSum(lane, vec4f(f32(ownBodies))).x);\n  if (ADD == 1u) {\n    sum0 += acceleration[min(first + lane, end - 1u)];\n    sum1 += acceleration[min(first + lane + LANES, end - 1u)];\n  }\n  if (first + lane < end && wanted(group, lane)) { acceleration[first + lane] = sum0; }\n  if (first + lane + LANES < end && wanted(group, lane + LANES)) { acceleration[first + lane + LANES] = sum1; }\n  if (lane == 0u) {\n    var counts = vec4u(usedBodies, usedCells, 0u, end - first);\n    if (ADD == 1u) { counts += vec4u(groupCounts[index].xyz, 0u); }\n    groupCounts[index] = counts;\n  }\n}\n",
  "map": [
   [
    1,
    "force/walk.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/link.wgsl",
    1
   ],
   [
    43,
    "shared/interact.wgsl",
    1
   ],
   [
    108,
    "shared/flat.wgsl",
    2
   ],
   [
    120,
    "shared/lanes.wgsl",
    1
   ],
   [
    217,
    "shared/stack.wgsl",
    1
   ],
   [
    250,
    "shared/criterion.wgsl",
    1
   ],
   [
    278,
    "shared/level.wgsl",
    1
   ],
   [
    291,
    "force/walk.wgsl",
    15
   ],
   [
    301,
    "shared/tiles.wgsl",
    1
   ],
   [
    303,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    308,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    381,
    "shared/tiles.wgsl",
    5
   ],
   [
    567,
    "shared/groups.wgsl",
    1
   ],
   [
    572,
    "shared/targets.wgsl",
    1
   ],
   [
    583,
    "shared/groupAt.wgsl",
    3
   ],
   [
    603,
    "force/walk.wgsl",
    27
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
    "name": "repetition",
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
   "HEXADECAPOLE",
   "HIGH",
   "BODIES",
   "QUADRUPOLE",
   "GROUP",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "OPENING"
  ],
  "threads": 32
 },
 "force/walkAdaptive": {
  "code": "\n\n\n\n\n\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nstruct Root {\n  middle: vec3f,\n  reach: f32,\n  half: f32,\n  scale: f32,\n}\n\n\n\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\noverride SPLINE: u32 = 0u;\n\n\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n\n\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n\n\n\n\nfn withCell(sum: vec4f, here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv3 = rinv * rinv2;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n\n  let twice = fma(qx, offset.x, fma(qy, offset.y, fma(qz, offset.z, -diagonal.w)));\n  let quadrupole = twice * (0.5 * rinv2 * rinv2);\n  let radial = fma(5.0, quadrupole, centre.w) * rinv3;\n  let along = -(rinv3 * rinv2);\n  return vec4f(\n    fma(radial, offset.x, fma(along, qx, sum.x)),\n    fma(radial, offset.y, fma(along, qy, sum.y)),\n    fma(radial, offset.z, fma(along, qz, sum.z)),\n    fma(-rinv, centre.w + quadrupole, sum.w));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst LANES = 32u;\n\nconst GO_ALONG = false;\nvar<workgroup> laneCounts: array<vec4u, 8>;\nvar<workgroup> laneVectors: array<vec4f, 32>;\nvar<workgroup> laneTotal: u32;\n\n\nfn laneOf(thread: u32) -> u32 { return thread; }\n\n\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  laneCounts[lane >> 2u][lane & 3u] = mine;\n  workgroupBarrier();\n\n  var before = 0u;\n  for (var word = 0u; word < 8u; word++) {\n    let four = select(vec4u(0u), laneCounts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));\n    before += four.x + four.y + four.z + four.w;\n  }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\nfn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {\n  let before = lanesBefore(lane, u32(a) | (u32(b) << 6u) | (u32(c) << 12u) | (u32(d) << 18u));\n  workgroupBarrier();\n  return vec2u(before, laneTotal);\n}\n\n\nfn vote(lane: u32, mine: bool) -> u32 {\n  workgroupBarrier();\n  laneCounts[lane >> 2u][lane & 3u] = select(0u, 1u << lane, mine);\n  workgroupBarrier();\n  var all = vec4u(0u);\n  for (var word = 0u; word < 8u; word++) { all |= laneCounts[word]; }\n  return all.x | all.y | all.z | all.w;\n}\n\n\nfn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 { return lanesBefore(lane, mine); }\n\n\n\nvar<workgroup> laneItems: array<u32, 32>;\nfn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {\n\n  if (mine > 0u) {\n    laneItems[before] = start;\n    if (mine > 1u) { laneItems[before + 1u] = start + 1u; }\n    if (mine > 2u) { laneItems[before + 2u] = start + 2u; }\n    if (mine > 3u) { laneItems[before + 3u] = start + 3u; }\n    if (mine > 4u) { laneItems[before + 4u] = start + 4u; }\n    if (mine > 5u) { laneItems[before + 5u] = start + 5u; }\n    if (mine > 6u) { laneItems[before + 6u] = start + 6u; }\n    if (mine > 7u) { laneItems[before + 7u] = start + 7u; }\n    if (most > 8u && mine > 8u) {\n      laneItems[before + 8u] = start + 8u;\n      if (mine > 9u) { laneItems[before + 9u] = start + 9u; }\n      if (mine > 10u) { laneItems[before + 10u] = start + 10u; }\n      if (mine > 11u) { laneItems[before + 11u] = start + 11u; }\n      if (mine > 12u) { laneItems[before + 12u] = start + 12u; }\n      if (mine > 13u) { laneItems[before + 13u] = start + 13u; }\n      if (mine > 14u) { laneItems[before + 14u] = start + 14u; }\n      if (mine > 15u) { laneItems[before + 15u] = start + 15u; }\n    }\n  }\n}\nfn laidItem(lane: u32) -> u32 { return laneItems[lane]; }\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] = min(laneVectors[lane], laneVectors[lane + half]); }\n  }\n  workgroupBarrier();\n  let least = laneVectors[0];\n  workgroupBarrier();\n  return least;\n}\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] += laneVectors[lane + half]; }\n  }\n  workgroupBarrier();\n  let sum = laneVectors[0];\n  workgroupBarrier();\n  return sum;\n}\n\n\n\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\n\nvar<workgroup> batchTaken: vec3u;\n\n\n\n\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32, counts: u32) -> vec3u {\n  let free = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(free, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(stackSize, LANES), own, 8u);\n  let used = min(own, limit - min(before, limit));\n  layRuns(lane, before, (linkFirst(link) + own - used) | (link & LINK_LEAF), used, 8u);\n  if (used > 0u && used < own) { stack[stackSize - 1u - lane] = makeLink(linkIsLeaf(link), linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < limit) & (before + own >= limit);\n  let empties = (lane == LANES - 1u) & (before + own < limit);\n  if (fills | empties) {\n    let taken = select(lane, lane + 1u, used == own);\n    batchTaken = vec3u(min(before + own, limit), select(stackSize - taken, 0u, empties), counts);\n  }\n  return workgroupUniformLoad(&batchTaken);\n}\n\nconst OPENING_BONSAI = 0u;\nconst OPENING_DISTANCE = 1u;\nconst OPENING_BOUNDARY = 3u;\nconst OPENING_SPHERE = 4u;\nconst OPENING_ERROR = 2u;\n\n\nconst MOST_RAISED = 4.0;\n\n\n\nconst HEAVIER = 1.01;\n\n\n\nconst CLOSEST = 1.8;\n\n\n\n\nconst PULL = 8.0;\n\n\nconst FAR_SOFTENING = 10.0;\n\n\nconst FAR_OVERFLOW = 1e-8;\n\n\n\nstruct Expansion {\n  value: f32,\n  gradient: vec3f,\n  diagonal: vec3f,\n  mixed: vec3f,\n  thirdX: vec4f,\n  thirdY: vec3f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n  fourthZ: f32,\n}\n\nvar<private> local: Expansion;\n\n\n\n\nfn gather(middle: vec3f, eps2: f32, centre: vec4f, diagonal: vec3f, mixed: vec3f) {\n  let r = middle - centre.xyz;\n  let x = r.x;\n  let y = r.y;\n  let z = r.z;\n  let g0 = inverseSqrt(dot(r, r) + eps2);\n  let u = g0 * g0;\n  let g1 = -g0 * u;\n  let g2 = -3.0 * g1 * u;\n  let g3 = -5.0 * g2 * u;\n  let g4 = -7.0 * g3 * u;\n  let m1 = centre.w * g1;\n  let m2 = centre.w * g2;\n  let m3 = centre.w * g3;\n  let m4 = centre.w * g4;\n\n  let s = vec3f(\n    dot(vec3f(diagonal.x, mixed.x, mixed.y), r),\n    dot(vec3f(mixed.x, diagonal.y, mixed.z), r),\n    dot(vec3f(mixed.y, mixed.z, diagonal.z), r)) / 6.0;\n  let q = dot(s, r);\n  local.value += centre.w * g0 + q * g2;\n  local.gradient += (m1 + q * g3) * r + 2.0 * g2 * s;\n  let along = m2 + q * g4;\n  let round = m1 + q * g3;\n  local.diagonal += along * r * r + vec3f(round) + 4.0 * g3 * r * s + (g2 / 3.0) * diagonal;\n  local.mixed += along * r.xxy * r.yzz + 2.0 * g3 * (r.xxy * s.yzz + r.yzz * s.xxy) + (g2 / 3.0) * mixed;\n  let xx = x * x;\n  let yy = y * y;\n  let a = fma(m3, xx, m2);\n  let b = fma(m3, yy, m2);\n  local.thirdX += vec4f(x * (a + 2.0 * m2), y * a, z * a, x * b);\n  local.thirdY += vec3f(m3 * x * y * z, y * (b + 2.0 * m2), z * b);\n  let c = fma(m4, xx, m3);\n  let d = fma(m4, yy, m3);\n  let xy = x * y;\n  local.fourthX += vec4f(\n    fma(xx, c + 5.0 * m3, 3.0 * m2), xy * (c + 2.0 * m3), fma(xx, d, fma(m3, yy, m2)), xy * (d + 2.0 * m3));\n  local.fourthY += vec4f(fma(yy, d + 5.0 * m3, 3.0 * m2), x * z * (c + 2.0 * m3), y * z * c, x * z * d);\n  local.fourthZ += y * z * (d + 2.0 * m3);\n}\n\n\nfn evaluate(offset: vec3f) -> vec4f {\n  let x = offset.x;\n  let y = offset.y;\n  let z = offset.z;\n  let e = local;\n\n  let xzz = -(e.thirdX.x + e.thirdX.w);\n  let yzz = -(e.thirdX.y + e.thirdY.y);\n  let zzz = -(e.thirdX.z + e.thirdY.z);\n  let xxzz = -(e.fourthX.x + e.fourthX.z);\n  let xyzz = -(e.fourthX.y + e.fourthX.w);\n  let yyzz = -(e.fourthX.z + e.fourthY.x);\n  let xzzz = -(e.fourthY.y + e.fourthY.w);\n  let yzzz = -(e.fourthY.z + e.fourthZ);\n  let zzzz = -(xxzz + yyzz);\n\n  let dxx = x * x;\n  let dyy = y * y;\n  let dzz = z * z;\n  let dxy = 2.0 * x * y;\n  let dxz = 2.0 * x * z;\n  let dyz = 2.0 * y * z;\n  let fxx = e.fourthX.x * dxx + e.fourthX.z * dyy + xxzz * dzz + e.fourthX.y * dxy + e.fourthY.y * dxz + e.fourthY.z * dyz;\n  let fxy = e.fourthX.y * dxx + e.fourthX.w * dyy + xyzz * dzz + e.fourthX.z * dxy + e.fourthY.z * dxz + e.fourthY.w * dyz;\n  let fxz = e.fourthY.y * dxx + e.fourthY.w * dyy + xzzz * dzz + e.fourthY.z * dxy + xxzz * dxz + xyzz * dyz;\n  let fyy = e.fourthX.z * dxx + e.fourthY.x * dyy + yyzz * dzz + e.fourthX.w * dxy + e.fourthY.w * dxz + e.fourthZ * dyz;\n  let fyz = e.fourthY.z * dxx + e.fourthZ * dyy + yzzz * dzz + e.fourthY.w * dxy + xyzz * dxz + yyzz * dyz;\n  let fzz = xxzz * dxx + yyzz * dyy + zzzz * dzz + xyzz * dxy + xzzz * dxz + yzzz * dyz;\n  let fourth = vec3f(fxx * x + fxy * y + fxz * z, fxy * x + fyy * y + fyz * z, fxz * x + fyz * y + fzz * z);\n  let third = vec3f(\n    e.thirdX.x * dxx + e.thirdX.w * dyy + xzz * dzz + e.thirdX.y * dxy + e.thirdX.z * dxz + e.thirdY.x * dyz,\n    e.thirdX.y * dxx + e.thirdY.y * dyy + yzz * dzz + e.thirdX.w * dxy + e.thirdY.x * dxz + e.thirdY.z * dyz,\n    e.thirdX.z * dxx + e.thirdY.z * dyy + zzz * dzz + e.thirdY.x * dxy + xzz * dxz + yzz * dyz);\n  let second = vec3f(\n    e.diagonal.x * x + e.mixed.x * y + e.mixed.y * z,\n    e.mixed.x * x + e.diagonal.y * y + e.mixed.z * z,\n    e.mixed.y * x + e.mixed.z * y + e.diagonal.z * z);\n  let minusPhi = e.value + dot(offset, e.gradient + second / 2.0 + third / 6.0 + fourth / 24.0);\n  return vec4f(e.gradient + second + third / 2.0 + fourth / 6.0, -minusPhi);\n}\n\n\nconst MAX_LEVEL = 30u;\nconst KEY_LEVELS = 21u;\n\n\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return KEY_LEVELS + min(MAX_LEVEL - KEY_LEVELS, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(5) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(8) var<storage, read> groupList: array<u32>;\n@group(0) @binding(9) var<uniform> repetition: Repetition;\n@group(0) @binding(10) var<uniform> root: Root;\n\n\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }\n\n\n\nstruct High {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n}\n\n\nstruct Square {\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn squareTimes(s: Square, n: vec3f) -> vec3f {\n  return vec3f(\n    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,\n    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,\n    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);\n}\n\n\nfn fourthSquare(o: High, n: vec3f) -> Square {\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xxzz = -(o.fourthX.x + o.fourthX.z);\n  let xyzz = -(o.fourthX.y + o.fourthX.w);\n  let yyzz = -(o.fourthX.z + o.fourthY.x);\n  let xzzz = -(o.fourthY.y + o.fourthY.w);\n  let yzzz = -(o.fourthY.z + o.thirdY.w);\n  let zzzz = -(xxzz + yyzz);\n  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;\n  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;\n  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;\n  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;\n  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;\n  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;\n  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {\n  let rinv = inverseSqrt(dot(offset, offset) + eps2);\n  let n = offset * rinv;\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xzz = -(o.thirdX.x + o.thirdX.w);\n  let yzz = -(o.thirdX.y + o.thirdY.y);\n  let zzz = -(o.thirdX.z + o.thirdY.z);\n  let third = vec3f(\n    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,\n    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,\n    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);\n  let h = fourthSquare(o, n);\n  let fourth = squareTimes(h, n);\n  let depth3 = 2.5 * dot(third, n);\n  let depth4 = 4.375 * dot(fourth, n) * rinv;\n  let along = 9.0 * depth4 - 7.0 * depth3;\n  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;\n  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));\n}\nvar<workgroup> cells: array<u32, 64>;\nvar<workgroup> leaves: array<u32, 64>;\n\nvar<workgroup> tileCentre: array<array<vec4f, 4>, 8>;\nvar<workgroup> tileDiagonal: array<array<vec4f, 4>, 8>;\nvar<workgroup> tileMixed: array<array<vec4f, 4>, 8>;\n\noverride HIGH: u32 = 1u;\nvar<workgroup> tileHigh: array<vec4f, HIGH>;\n\nvar<workgroup> tileTaken: vec2u;\n\n\noverride BODIES: u32 = 2u;\n\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n\nconst NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);\n\n\noverride QUADRUPOLE: u32 = 1u;\n\nfn useCell(centre: vec4f, diagonal: vec4f, mixed: vec3f) {\n  if (QUADRUPOLE == 0u) {\n    let offset0 = centre.xyz - here0;\n    let offset1 = centre.xyz - here1;\n    sum0 += fromPoint(offset0, dot(offset0, offset0) + params.eps2, centre.w);\n    if (BODIES == 2u) { sum1 += fromPoint(offset1, dot(offset1, offset1) + params.eps2, centre.w); }\n    return;\n  }\n  sum0 = withCell(sum0, here0, params.eps2, centre, diagonal, mixed);\n  if (BODIES == 2u) { sum1 = withCell(sum1, here1, params.eps2, centre, diagonal, mixed); }\n}\n\n\nfn useHigh(j: u32, centre: vec3f) {\n  let high = High(tileHigh[4u * j], tileHigh[4u * j + 1u], tileHigh[4u * j + 2u], tileHigh[4u * j + 3u]);\n  sum0 = withHigh(sum0, centre - here0, params.eps2, high);\n  if (BODIES == 2u) { sum1 = withHigh(sum1, centre - here1, params.eps2, high); }\n}\n\n\nfn useCells(begin: u32, count: u32, lane: u32) {\n  var centre = NOWHERE;\n  var diagonal = vec4f(0);\n  var mixed = vec4f(0);\n  if (lane < count) {\n    let cell = cells[begin + lane];\n    centre = nodeCentre[cell];\n    diagonal = nodeMoments[momentsAt(cell)];\n    mixed = nodeMoments[momentsAt(cell) + 1u];\n    if (HEXADECAPOLE == 1u) {\n      for (var k = 0u; k < 4u; k++) { tileHigh[4u * lane + k] = nodeMoments[momentsAt(cell) + 2u + k]; }\n    }\n  }\n  tileCentre[lane >> 2u][lane & 3u] = centre;\n  tileDiagonal[lane >> 2u][lane & 3u] = vec4f(diagonal.xyz, params.eps2 * diagonal.w);\n  tileMixed[lane >> 2u][lane & 3u] = mixed;\n  workgroupBarrier();\n  if (HEXADECAPOLE == 1u) {\n    for (var j = 0u; j < count; j++) { useHigh(j, tileCentre[j >> 2u][j & 3u].xyz); }\n  }\n\n\n  for (var j = 0u; 4u * j < count; j++) {\n    useCell(tileCentre[j][0], tileDiagonal[j][0], tileMixed[j][0].xyz);\n    useCell(tileCentre[j][1], tileDiagonal[j][1], tileMixed[j][1].xyz);\n    useCell(tileCentre[j][2], tileDiagonal[j][2], tileMixed[j][2].xyz);\n    useCell(tileCentre[j][3], tileDiagonal[j][3], tileMixed[j][3].xyz);\n  }\n  workgroupBarrier();\n}\n\n\nfn liesWithin(link: u32, first: u32, end: u32) -> bool { return linkFirst(link) >= first && linkFirst(link) + linkCount(link) <= end; }\n\n\nfn usePlace(place: vec3f, mass0: f32, mass1: f32) {\n  let offset0 = place - here0;\n  let offset1 = place - here1;\n  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), mass0);\n  if (BODIES == 2u) {\n    sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), mass1);\n  }\n}\n\nfn useBody(source: vec4f) { usePlace(source.xyz, source.w, source.w); }\n\n\nfn useApart(place: vec3f, mass0: f32, mass1: f32) {\n  let offset0 = place - here0;\n  let offset1 = place - here1;\n  let r0 = dot(offset0, offset0);\n  let r1 = dot(offset1, offset1);\n  sum0 += fromBody(offset0, select(r0, 1.0, r0 == 0.0), select(mass0, 0.0, r0 == 0.0));\n  if (BODIES == 2u) { sum1 += fromBody(offset1, select(r1, 1.0, r1 == 0.0), select(mass1, 0.0, r1 == 0.0)); }\n}\n\n\n\nfn useLeaves(leafCount: u32, lane: u32, first: u32, end: u32) -> u32 {\n  var link = 0u;\n  var own = 0u;\n  if (lane < leafCount) {\n    link = leaves[leafCount - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(leafCount, LANES), own, 16u);\n  let used = min(own, LANES - min(before, LANES));\n  layRuns(lane, before, linkFirst(link) + own - used, used, 16u);\n  if (used > 0u && used < own) { leaves[leafCount - 1u - lane] = makeLink(true, linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < LANES) & (before + own >= LANES);\n  let empties = (lane == LANES - 1u) & (before + own < LANES);\n  if (fills | empties) { tileTaken = vec2u(min(before + own, LANES), select(select(lane, lane + 1u, used == own), leafCount, empties)); }\n  let taken = workgroupUniformLoad(&tileTaken);\n  let count = taken.x;\n  var source = NOWHERE;\n  let body = laidItem(lane);\n  if ((lane < count) & ((body < first) | (body >= end))) { source = posMass[body]; }\n  tileCentre[lane >> 2u][lane & 3u] = source;\n  workgroupBarrier();\n  if (!actsAtZero()) {\n    for (var j = 0u; j < count; j++) {\n      let source = tileCentre[j >> 2u][j & 3u];\n      useApart(source.xyz, source.w, source.w);\n    }\n  } else if (SPLINE == 1u) {\n\n    for (var j = 0u; j < count; j++) { useBody(tileCentre[j >> 2u][j & 3u]); }\n  } else {\n    for (var j = 0u; 4u * j < count; j += 2u) {\n      useBody(tileCentre[j][0]);\n      useBody(tileCentre[j][1]);\n      useBody(tileCentre[j][2]);\n      useBody(tileCentre[j][3]);\n      useBody(tileCentre[j + 1u][0]);\n      useBody(tileCentre[j + 1u][1]);\n      useBody(tileCentre[j + 1u][2]);\n      useBody(tileCentre[j + 1u][3]);\n    }\n  }\n  workgroupBarrier();\n  return taken.y;\n}\n\n\nfn useTarget(source: vec4f, own0: bool, own1: bool) {\n  usePlace(source.xyz, select(source.w, 0.0, own0), select(source.w, 0.0, own1));\n}\n\n\nfn useOwn(lane: u32, first: u32, end: u32, part: u32, parts: u32) {\n  for (var slot = part; slot < BODIES; slot += parts) {\n    let begin = first + slot * LANES;\n    let count = min(LANES, max(end, begin) - begin);\n    var source = NOWHERE;\n    if (lane < count) { source = posMass[begin + lane]; }\n    tileCentre[lane >> 2u][lane & 3u] = source;\n    workgroupBarrier();\n    let own0 = select(LANES, lane, slot == 0u);\n    let own1 = select(LANES, lane, slot == 1u);\n    if (SPLINE == 0u && actsAtZero()) {\n      for (var j = 0u; 4u * j < count; j++) {\n        useTarget(tileCentre[j][0], 4u * j == own0, 4u * j == own1);\n        useTarget(tileCentre[j][1], 4u * j + 1u == own0, 4u * j + 1u == own1);\n        useTarget(tileCentre[j][2], 4u * j + 2u == own0, 4u * j + 2u == own1);\n        useTarget(tileCentre[j][3], 4u * j + 3u == own0, 4u * j + 3u == own1);\n      }\n    } else {\n      for (var j = 0u; j < count; j++) {\n        let other = tileCentre[j >> 2u][j & 3u];\n        if (actsAtZero()) {\n          useTarget(other, j == own0, j == own1);\n        } else {\n          useApart(other.xyz, select(other.w, 0.0, j == own0), select(other.w, 0.0, j == own1));\n        }\n      }\n    }\n    workgroupBarrier();\n  }\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\n\n\noverride FOREIGN: u32 = 0u;\n\noverride ADD: u32 = 0u;\n\noverride ACTIVE: u32 = 0u;\n\n\nconst NO_SOURCE = 0x80000000u;\n\nstruct Group {\n  first: u32,\n  end: u32,\n  awake: vec2u,\n}\n\nfn groupAt(index: u32) -> Group {\n  if (ACTIVE == 1u) {\n    let at = GROUP_LIST + 4u * index;\n    return Group(groupList[at], groupList[at + 1u], vec2u(groupList[at + 2u], groupList[at + 3u]));\n  }\n  return Group(groupList[GROUP_LIST + index], groupList[GROUP_LIST + index + 1u], vec2u(0xffffffffu));\n}\n\n\nfn wanted(group: Group, k: u32) -> bool {\n  let word = select(group.awake.x, group.awake.y, k >= 32u);\n  return (word & (1u << (k & 31u))) != 0u;\n}\n\n\n\n\n\n\n\n\n\n\n\nconst NO_DISTANCE = 1e-30;\n\n\nfn targetBody(i: u32) -> vec4f {\n  if (FOREIGN == 1u) { return velocity[2u * i]; }\n  return posMass[i];\n}\n\n\nfn targetFeels(i: u32) -> f32 {\n  if (FOREIGN == 1u) { return velocity[2u * i + 1u].w; }\n  return velocity[i].w;\n}\n\n\nstruct Targets {\n\n  low: vec4f,\n  high: vec4f,\n  middle: vec4f,\n  away: f32,\n  raised: f32,\n}\n\n\n\n\n\nfn raisedBy(largest: f32, mass: f32, radius: f32) -> f32 {\n  let times = params.ownPull * mass / max((radius * radius + params.eps2) * largest, NO_DISTANCE);\n  return select(clamp(times, 1.0, MOST_RAISED), 1.0, radius == 0.0);\n}\n\n\nfn targetsOf(lane: u32, first: u32, end: u32) -> Targets {\n  let body0 = min(first + lane, end - 1u);\n  let body1 = min(first + lane + LANES, end - 1u);\n  let a = targetBody(body0);\n  let b = targetBody(body1);\n  let felt = vec2f(targetFeels(body0), targetFeels(body1));\n  let weighed = select(felt, vec2f(1e30), felt < vec2f(0));\n  let low = lanesMin(lane, vec4f(min(a.xyz, b.xyz), min(weighed.x, weighed.y)));\n  let high = -lanesMin(lane, vec4f(-max(a.xyz, b.xyz), -max(felt.x, felt.y)));\n  let middle = 0.5 * (low.xyz + high.xyz);\n  let radius = -lanesMin(lane, vec4f(-max(distance(a.xyz, middle), distance(b.xyz, middle)))).x;\n  let own = select(0.0, a.w, first + lane < end) + select(0.0, b.w, first + lane + LANES < end);\n  let mass = lanesSum(lane, vec4f(own)).x;\n  return Targets(vec4f(low.xyz, radius), vec4f(high.xyz, HEAVIER * mass), vec4f(middle, params.tau * low.w),\n    distance(middle, root.middle) + radius, raisedBy(high.w, mass, radius));\n}\n\n\nfn gapTo(targets: Targets, place: vec3f) -> vec3f { return max(max(targets.low.xyz - place, place - targets.high.xyz), vec3f(0)); }\n\n\n\nfn actsAs(targets: Targets, centre: vec4f, test: vec4u) -> vec2<bool> {\n  let spread = bitcast<f32>(test.y);\n  let size = bitcast<f32>(test.z);\n  let apart = centre.xyz - targets.middle.xyz;\n  var far = false;\n  if (QUADRUPOLE == 1u) {\n    let apart2 = dot(apart, apart);\n    let inverse = inverseSqrt(max(apart2, NO_DISTANCE));\n    let clear = apart2 * inverse - targets.low.w - size;\n    let beyond = bitcast<f32>(test.x) - targets.away;\n    let most = params.farShare * targets.middle.w * targets.raised;\n    let x = spread * inverse;\n    let y = (targets.low.w + spread) * inverse;\n    let y2 = y * y;\n    let faint = (beyond > params.spline) & (PULL * centre.w <= most * beyond * beyond);\n    let converges = (clear > params.spline) & (centre.w * fma(5.0 * y2, y2, x * x * x) <= most * clear * clear);\n    far = (apart2 > params.farSoftening) & (faint | converges);\n    if (!GO_ALONG && far) { return vec2<bool>(true, false); }\n  }\n  let gap = gapTo(targets, centre.xyz);\n  let gap2 = dot(gap, gap);\n  let inverse = inverseSqrt(max(gap2, NO_DISTANCE));\n  let d = gap2 * inverse;\n  let clear = d - size;\n  let x = spread * inverse;\n  var lost = select(3.0 * x * x, 4.0 * x * x * x, QUADRUPOLE == 1u);\n  if (HEXADECAPOLE == 1u) { lost = 6.0 * x * x * x * x * x; }\n  let heavy = centre.w > targets.high.w;\n  let near = heavy & (d < CLOSEST * size);\n  let allowed = targets.middle.w * select(1.0, targets.raised, heavy);\n  let small = (params.angle * d > size) | (!near & (centre.w * lost <= allowed * clear * clear));\n\n  let few = linkIsLeaf(test.w) & (linkCount(test.w) <= 2u);\n  return vec2<bool>(far, !far & (clear > params.spline) & !few & small);\n}\n\nvar<workgroup> farCells: array<u32, 64>;\n\nvar<workgroup> targets: Targets;\n\n\noverride PARTS: u32 = 1u;\n\n\nconst MINE = LINK_LEAF;\n\n\nfn atHand(centre: vec3f, size: f32) -> bool {\n  let gap = gapTo(targets, centre);\n  return dot(gap, gap) < size * size;\n}\n\nfn useFar(begin: u32, count: u32, lane: u32) {\n  if (lane < count) {\n    let cell = farCells[begin + lane];\n    gather(targets.middle.xyz, params.eps2, nodeCentre[cell], nodeMoments[momentsAt(cell)].xyz, nodeMoments[momentsAt(cell) + 1u].xyz);\n  }\n\n  workgroupBarrier();\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let walk = flatSlice(id, groups, repetition, PARTS * params.groupCapacity);\n  let index = walk / PARTS;\n  let part = walk % PARTS;\n  if (index >= groupList[0]) { return; }\n\n  let deepest = select(groupList[1], MAX_LEVEL, FOREIGN == 1u);\n  let group = groupAt(index);\n  let first = group.first;\n  let end = group.end;\n  here0 = targetBody(min(first + lane, end - 1u)).xyz;\n  here1 = targetBody(min(first + lane + LANES, end - 1u)).xyz;\n\n  let own = select(first, NO_SOURCE, FOREIGN == 1u);\n  let ownEnd = select(end, NO_SOURCE, FOREIGN == 1u);\n  let found = targetsOf(lane, first, end);\n  if (lane == 0u) { targets = found; }\n  workgroupBarrier();\n\n\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var mine = PARTS == 1u;\n  var test = nodeTest[0];\n  var centre = nodeCentre[0];\n  var cellCount = 0u;\n  var farCount = 0u;\n  var leafCount = 0u;\n  var usedCells = 0u;\n  var usedFar = 0u;\n  var ownBodies = 0u;\n  while (batch > 0u) {\n    let on = lane < batch;\n    var acts = vec2<bool>(false);\n    if (GO_ALONG || on) { acts = actsAs(targets, centre, test); }\n    let leaf = linkIsLeaf(test.w);\n    let acting = mine | (node % PARTS == part);\n    let opens = on & !any(acts);\n    let bodies = opens & leaf & acting;\n    let listed = bodies & !liesWithin(test.w, own, ownEnd);\n    let accepted = on & acts.y & acting;\n    let far = on & acts.x & acting;\n    let everyones = (PARTS > 1u) & !mine & atHand(centre.xyz, bitcast<f32>(test.z));\n    let opened = opens & !leaf & (acting | everyones);\n    let flags = flagsBefore(lane, opened, accepted, far, listed);\n    let place = flags.x;\n    if (opened) { stack[stackSize + (place & 63u)] = select(test.w | MINE, test.w, everyones | (PARTS == 1u)); }\n    if (accepted) { cells[cellCount + ((place >> 6u) & 63u)] = node; }\n    if (far) { farCells[farCount + ((place >> 12u) & 63u)] = node; }\n    if (listed) { leaves[leafCount + (place >> 18u)] = test.w; }\n    if (bodies) { ownBodies += linkCount(test.w); }\n    workgroupBarrier();\n    let next = takeBatch(stackSize + (flags.y & 63u), lane, deepest, flags.y);\n    batch = next.x;\n    stackSize = next.y;\n    let total = next.z;\n    cellCount += (total >> 6u) & 63u;\n    farCount += (total >> 12u) & 63u;\n    leafCount += total >> 18u;\n    usedCells += (total >> 6u) & 63u;\n    usedFar += (total >> 12u) & 63u;\n    if (lane < batch) {\n      let taken = laidItem(lane);\n      node = taken & ~MINE;\n      mine = PARTS == 1u || (taken & MINE) != 0u;\n      test = nodeTest[node];\n      centre = nodeCentre[node];\n    }\n\n    let least = select(LANES, 1u, batch == 0u);\n    while (farCount >= least) {\n      let used = min(LANES, farCount);\n      farCount -= used;\n      useFar(farCount, used, lane);\n    }\n    while (cellCount >= least) {\n      let used = min(LANES, cellCount);\n      cellCount -= used;\n      useCells(cellCount, used, lane);\n    }\n    while (leafCount >= least) { leafCount -= useLeaves(leafCount, lane, own, ownEnd); }\n  }\n  useOwn(lane, own, ownEnd, part, PARTS);\n\n  let usedBodies = u32(lanesSum(lane, vec4f(f32(ownBodies))).x);\n\n  let s0 = lanesSum(lane, vec4f(local.gradient, local.value));\n  let s1 = lanesSum(lane, vec4f(local.diagonal, local.fourthZ));\n  let s2 = lanesSum(lane, vec4f(local.mixed, 0.0));\n  local = Expansion(s0.w, s0.xyz, s1.xyz, s2.xyz, lanesSum(lane, local.thirdX), lanesSum(lane, vec4f(local.thirdY, 0.0)).xyz,\n    lanesSum(lane, local.fourthX), lanesSum(lane, local.fourthY), s1.w);\n  for (var second = 0u; second < BODIES; second++) {\n    let body = first + lane + second * LANES;\n    if (body >= end) { break; }\n    if (ACTIVE == 1u && !wanted(group, body - first)) { continue; }\n    var sum = select(sum0, sum1, second == 1u) + evaluate(select(here0, here1, second == 1u) - targets.middle.xyz);\n    if (ADD == 1u) { sum += acceleration[part * params.n + body]; }\n    acceleration[part * params.n + body] = sum;\n  }\n  if (lane == 0u) {\n    var counts = vec4u(usedBodies, usedCells, usedFar, end - first);\n    if (ADD == 1u) { counts += vec4u(groupCounts[part * params.groupCapacity + index].xyz, 0u); }\n    groupCounts[part * params.groupCapacity + index] = counts;\n  }\n}\n",
  "map": [
   [
    1,
    "force/walkAdaptive.wgsl",
    1
   ],
   [
    12,
    "shared/params.wgsl",
    1
   ],
   [
    38,
    "shared/root.wgsl",
    1
   ],
   [
    54,
    "shared/link.wgsl",
    1
   ],
   [
    64,
    "shared/interact.wgsl",
    1
   ],
   [
    129,
    "shared/flat.wgsl",
    2
   ],
   [
    141,
    "shared/lanes.wgsl",
    1
   ],
   [
    238,
    "shared/stack.wgsl",
    1
   ],
   [
    271,
    "shared/criterion.wgsl",
    1
   ],
   [
    299,
    "shared/expansion.wgsl",
    1
   ],
   [
    402,
    "shared/level.wgsl",
    1
   ],
   [
    415,
    "force/walkAdaptive.wgsl",
    22
   ],
   [
    426,
    "shared/tiles.wgsl",
    1
   ],
   [
    428,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    433,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    506,
    "shared/tiles.wgsl",
    5
   ],
   [
    692,
    "shared/groups.wgsl",
    1
   ],
   [
    697,
    "shared/targets.wgsl",
    1
   ],
   [
    708,
    "shared/groupAt.wgsl",
    3
   ],
   [
    728,
    "shared/opening.wgsl",
    3
   ],
   [
    830,
    "force/walkAdaptive.wgsl",
    36
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
    "name": "repetition",
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
   "HEXADECAPOLE",
   "HIGH",
   "BODIES",
   "QUADRUPOLE",
   "GROUP",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "PARTS"
  ],
  "threads": 32
 },
 "integrate/accelerationSize": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> velocity: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n\n  let size = length(acceleration[i].xyz);\n  velocity[i].w = select(size, -max(size, 1e-30), velocity[i].w < 0.0);\n}\n",
  "map": [
   [
    1,
    "integrate/accelerationSize.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/flat.wgsl",
    2
   ],
   [
    43,
    "integrate/accelerationSize.wgsl",
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
  "overrides": [],
  "threads": 256
 },
 "integrate/blockBegin": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nconst TICKS = 1073741824u;\n\nconst NEVER = 0xffffffffu;\n\n\nconst FROZEN = 1u;\nconst NEWLY_FROZEN = 2u;\n\n\nconst BLOCK_NEXT = 0u;\nconst BLOCK_FOUND = 1u;\nconst BLOCK_NOW = 2u;\nconst BLOCK_OPEN = 3u;\nconst BLOCK_ACTIVE = 4u;\nconst BLOCK_SPLITS = 5u;\nconst BLOCK_COUNT = 6u;\nconst BLOCK_PAIRS = 7u;\n\n\nfn tickLength() -> f32 { return params.drift / f32(TICKS); }\n\n\nfn pace() -> f32 { return params.kick / params.drift; }\n\n\nfn ticksWithin(wish: f32) -> u32 {\n  let most = wish / abs(tickLength());\n  if (!(most < f32(TICKS))) { return TICKS; }\n  return 1u << firstLeadingBit(max(u32(most), 1u));\n}\n\nfn openBlocks() {\n  blockState[BLOCK_NEXT] = NEVER;\n  blockState[BLOCK_FOUND] = 0u;\n  blockState[BLOCK_OPEN] = 1u;\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> fixedVelocity: array<vec4u>;\n@group(0) @binding(2) var<storage, read_write> fixedPosition: array<vec4u>;\n@group(0) @binding(3) var<storage, read_write> blockState: array<u32>;\n@group(0) @binding(4) var<storage, read_write> due: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i == 0u) {\n    openBlocks();\n    blockState[BLOCK_COUNT] = 0u;\n  }\n  if (i >= params.n) { return; }\n  fixedPosition[2u * i].w = 0u;\n  due[i] = ticksWithin(bitcast<f32>(fixedVelocity[2u * i].w));\n}\n",
  "map": [
   [
    1,
    "integrate/blockBegin.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/blocks.wgsl",
    2
   ],
   [
    65,
    "shared/openBlocks.wgsl",
    2
   ],
   [
    71,
    "shared/flat.wgsl",
    2
   ],
   [
    83,
    "integrate/blockBegin.wgsl",
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
    "name": "fixedVelocity",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "fixedPosition",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "blockState",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "due",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/blockDispatch": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nconst TICKS = 1073741824u;\n\nconst NEVER = 0xffffffffu;\n\n\nconst FROZEN = 1u;\nconst NEWLY_FROZEN = 2u;\n\n\nconst BLOCK_NEXT = 0u;\nconst BLOCK_FOUND = 1u;\nconst BLOCK_NOW = 2u;\nconst BLOCK_OPEN = 3u;\nconst BLOCK_ACTIVE = 4u;\nconst BLOCK_SPLITS = 5u;\nconst BLOCK_COUNT = 6u;\nconst BLOCK_PAIRS = 7u;\n\n\nfn tickLength() -> f32 { return params.drift / f32(TICKS); }\n\n\nfn pace() -> f32 { return params.kick / params.drift; }\n\n\nfn ticksWithin(wish: f32) -> u32 {\n  let most = wish / abs(tickLength());\n  if (!(most < f32(TICKS))) { return TICKS; }\n  return 1u << firstLeadingBit(max(u32(most), 1u));\n}\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read_write> blockState: array<u32>;\n@group(0) @binding(2) var<storage, read_write> status: array<u32>;\n@group(0) @binding(3) var<storage, read_write> forceDispatch: array<u32>;\n@group(0) @binding(4) var<storage, read_write> correctDispatch: array<u32>;\n\nconst MOST = 65535u;\n\nconst BLOCK_BODIES = 64u;\n\nconst WANTED = 1024u;\nconst LEAST_SOURCES = 128u;\n\n@compute @workgroup_size(1)\nfn main() {\n  let count = select(0u, blockState[BLOCK_FOUND], blockState[BLOCK_OPEN] == 1u);\n  let groups = (count + BLOCK_BODIES - 1u) / BLOCK_BODIES;\n  let splits = clamp(WANTED / max(groups, 1u), 1u, max(params.n / LEAST_SOURCES, 1u));\n  let now = blockState[BLOCK_NEXT];\n  blockState[BLOCK_NEXT] = NEVER;\n  blockState[BLOCK_FOUND] = 0u;\n  blockState[BLOCK_NOW] = now;\n  blockState[BLOCK_ACTIVE] = count;\n  blockState[BLOCK_SPLITS] = splits;\n  forceDispatch[0] = min(groups * splits, MOST);\n  forceDispatch[1] = (groups * splits + MOST - 1u) / MOST;\n  forceDispatch[2] = 1u;\n  correctDispatch[0] = groups;\n  correctDispatch[1] = 1u;\n  correctDispatch[2] = 1u;\n  if (count == 0u) { return; }\n  blockState[BLOCK_COUNT]++;\n  let pairs = blockState[BLOCK_PAIRS] + count;\n  blockState[BLOCK_PAIRS + 1u] += u32(pairs < count);\n  blockState[BLOCK_PAIRS] = pairs;\n  if (now == TICKS) {\n    blockState[BLOCK_OPEN] = 0u;\n    status[3]++;\n  }\n}\n",
  "map": [
   [
    1,
    "integrate/blockDispatch.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/blocks.wgsl",
    2
   ],
   [
    66,
    "shared/status.wgsl",
    1
   ],
   [
    78,
    "integrate/blockDispatch.wgsl",
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
    "name": "blockState",
    "binding": 1,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "forceDispatch",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "correctDispatch",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 1
 },
 "integrate/blockEnd": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nconst TICKS = 1073741824u;\n\nconst NEVER = 0xffffffffu;\n\n\nconst FROZEN = 1u;\nconst NEWLY_FROZEN = 2u;\n\n\nconst BLOCK_NEXT = 0u;\nconst BLOCK_FOUND = 1u;\nconst BLOCK_NOW = 2u;\nconst BLOCK_OPEN = 3u;\nconst BLOCK_ACTIVE = 4u;\nconst BLOCK_SPLITS = 5u;\nconst BLOCK_COUNT = 6u;\nconst BLOCK_PAIRS = 7u;\n\n\nfn tickLength() -> f32 { return params.drift / f32(TICKS); }\n\n\nfn pace() -> f32 { return params.kick / params.drift; }\n\n\nfn ticksWithin(wish: f32) -> u32 {\n  let most = wish / abs(tickLength());\n  if (!(most < f32(TICKS))) { return TICKS; }\n  return 1u << firstLeadingBit(max(u32(most), 1u));\n}\n\n\nstruct Fixed {\n  hi: vec3i,\n  lo: vec3u,\n}\n\nconst FIXED_REACH = 1024.0;\nconst HI_STEPS = 2097152.0;\nconst LO_STEPS = 4294967296.0;\n\nfn negated(a: Fixed) -> Fixed {\n  let lo = ~a.lo + vec3u(1u);\n  return Fixed(~a.hi + select(vec3i(0), vec3i(1), lo == vec3u(0u)), lo);\n}\n\nfn fixedSum(a: Fixed, b: Fixed) -> Fixed {\n  let lo = a.lo + b.lo;\n  return Fixed(a.hi + b.hi + select(vec3i(0), vec3i(1), lo < a.lo), lo);\n}\n\n\nfn toFixed(x: vec3f) -> Fixed {\n  let scaled = abs(x) * HI_STEPS;\n  let whole = floor(scaled);\n  let a = Fixed(vec3i(whole), vec3u((scaled - whole) * LO_STEPS));\n  let b = negated(a);\n  let down = x < vec3f(0.0);\n  return Fixed(select(a.hi, b.hi, down), select(a.lo, b.lo, down));\n}\n\n\nfn fixedBetween(a: Fixed, b: Fixed) -> vec3f {\n  let lo = b.lo - a.lo;\n  let hi = b.hi - a.hi - select(vec3i(0), vec3i(1), b.lo < a.lo) + vec3i(lo >> vec3u(31u));\n  return fma(vec3f(hi), vec3f(1.0 / HI_STEPS), vec3f(bitcast<vec3i>(lo)) * (1.0 / HI_STEPS / LO_STEPS));\n}\n\nfn toFloat(a: Fixed) -> vec3f { return fixedBetween(Fixed(vec3i(0), vec3u(0u)), a); }\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> fixedPosition: array<vec4u>;\n@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(3) var<storage, read> blockState: array<u32>;\n@group(0) @binding(4) var<storage, read_write> fixedVelocity: array<vec4u>;\n@group(0) @binding(5) var<storage, read_write> status: array<atomic<u32>>;\n@group(0) @binding(6) var<storage, read_write> posMass: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> velocity: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n || blockState[BLOCK_OPEN] == 1u) { return; }\n  let x = fixedPosition[2u * i];\n  let xLow = fixedPosition[2u * i + 1u];\n  let v = fixedVelocity[2u * i];\n  let vLow = fixedVelocity[2u * i + 1u];\n  let size = length(acceleration[i].xyz);\n  posMass[i] = vec4f(toFloat(Fixed(bitcast<vec3i>(x.xyz), xLow.xyz)), bitcast<f32>(xLow.w));\n  velocity[i] = vec4f(toFloat(Fixed(bitcast<vec3i>(v.xyz), vLow.xyz)), select(size, -max(size, 1e-30), vLow.w != 0u));\n  if (vLow.w == NEWLY_FROZEN) {\n    fixedVelocity[2u * i + 1u].w = FROZEN;\n    atomicOr(&status[0], FAULT_NONFINITE);\n    atomicAdd(&status[2], 1u);\n  }\n}\n",
  "map": [
   [
    1,
    "integrate/blockEnd.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/blocks.wgsl",
    2
   ],
   [
    65,
    "shared/fixed.wgsl",
    1
   ],
   [
    104,
    "shared/flat.wgsl",
    2
   ],
   [
    116,
    "shared/status.wgsl",
    1
   ],
   [
    128,
    "integrate/blockEnd.wgsl",
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
    "name": "fixedPosition",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "blockState",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "fixedVelocity",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "posMass",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "velocity",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/blockStart": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nconst TICKS = 1073741824u;\n\nconst NEVER = 0xffffffffu;\n\n\nconst FROZEN = 1u;\nconst NEWLY_FROZEN = 2u;\n\n\nconst BLOCK_NEXT = 0u;\nconst BLOCK_FOUND = 1u;\nconst BLOCK_NOW = 2u;\nconst BLOCK_OPEN = 3u;\nconst BLOCK_ACTIVE = 4u;\nconst BLOCK_SPLITS = 5u;\nconst BLOCK_COUNT = 6u;\nconst BLOCK_PAIRS = 7u;\n\n\nfn tickLength() -> f32 { return params.drift / f32(TICKS); }\n\n\nfn pace() -> f32 { return params.kick / params.drift; }\n\n\nfn ticksWithin(wish: f32) -> u32 {\n  let most = wish / abs(tickLength());\n  if (!(most < f32(TICKS))) { return TICKS; }\n  return 1u << firstLeadingBit(max(u32(most), 1u));\n}\n\nfn openBlocks() {\n  blockState[BLOCK_NEXT] = NEVER;\n  blockState[BLOCK_FOUND] = 0u;\n  blockState[BLOCK_OPEN] = 1u;\n}\n\n\nstruct Fixed {\n  hi: vec3i,\n  lo: vec3u,\n}\n\nconst FIXED_REACH = 1024.0;\nconst HI_STEPS = 2097152.0;\nconst LO_STEPS = 4294967296.0;\n\nfn negated(a: Fixed) -> Fixed {\n  let lo = ~a.lo + vec3u(1u);\n  return Fixed(~a.hi + select(vec3i(0), vec3i(1), lo == vec3u(0u)), lo);\n}\n\nfn fixedSum(a: Fixed, b: Fixed) -> Fixed {\n  let lo = a.lo + b.lo;\n  return Fixed(a.hi + b.hi + select(vec3i(0), vec3i(1), lo < a.lo), lo);\n}\n\n\nfn toFixed(x: vec3f) -> Fixed {\n  let scaled = abs(x) * HI_STEPS;\n  let whole = floor(scaled);\n  let a = Fixed(vec3i(whole), vec3u((scaled - whole) * LO_STEPS));\n  let b = negated(a);\n  let down = x < vec3f(0.0);\n  return Fixed(select(a.hi, b.hi, down), select(a.lo, b.lo, down));\n}\n\n\nfn fixedBetween(a: Fixed, b: Fixed) -> vec3f {\n  let lo = b.lo - a.lo;\n  let hi = b.hi - a.hi - select(vec3i(0), vec3i(1), b.lo < a.lo) + vec3i(lo >> vec3u(31u));\n  return fma(vec3f(hi), vec3f(1.0 / HI_STEPS), vec3f(bitcast<vec3i>(lo)) * (1.0 / HI_STEPS / LO_STEPS));\n}\n\nfn toFloat(a: Fixed) -> vec3f { return fixedBetween(Fixed(vec3i(0), vec3u(0u)), a); }\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\noverride SIXTH: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> blockState: array<u32>;\n@group(0) @binding(4) var<storage, read_write> fixedPosition: array<vec4u>;\n@group(0) @binding(5) var<storage, read_write> fixedVelocity: array<vec4u>;\n@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> jerk: array<vec4f>;\n@group(0) @binding(8) var<storage, read_write> due: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i == 0u) { openBlocks(); }\n  if (i >= params.n) { return; }\n  let x = toFixed(posMass[i].xyz);\n  let v = toFixed(velocity[i].xyz);\n  fixedPosition[2u * i] = vec4u(bitcast<vec3u>(x.hi), 0u);\n  fixedPosition[2u * i + 1u] = vec4u(x.lo, bitcast<u32>(posMass[i].w));\n  fixedVelocity[2u * i] = vec4u(bitcast<vec3u>(v.hi), 0u);\n  fixedVelocity[2u * i + 1u] = vec4u(v.lo, select(0u, FROZEN, velocity[i].w < 0.0));\n  acceleration[i] = vec4f(0);\n  for (var k = 0u; k < 1u + 2u * SIXTH; k++) { jerk[(1u + 2u * SIXTH) * i + k] = vec4f(0); }\n  due[i] = 0u;\n}\n",
  "map": [
   [
    1,
    "integrate/blockStart.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/blocks.wgsl",
    2
   ],
   [
    66,
    "shared/openBlocks.wgsl",
    2
   ],
   [
    72,
    "shared/fixed.wgsl",
    1
   ],
   [
    111,
    "shared/flat.wgsl",
    2
   ],
   [
    123,
    "integrate/blockStart.wgsl",
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
    "name": "blockState",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "fixedPosition",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "fixedVelocity",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "acceleration",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "jerk",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "due",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [
   "SIXTH"
  ],
  "threads": 256
 },
 "integrate/bridgeEnd": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nstruct Fixed {\n  hi: vec3i,\n  lo: vec3u,\n}\n\nconst FIXED_REACH = 1024.0;\nconst HI_STEPS = 2097152.0;\nconst LO_STEPS = 4294967296.0;\n\nfn negated(a: Fixed) -> Fixed {\n  let lo = ~a.lo + vec3u(1u);\n  return Fixed(~a.hi + select(vec3i(0), vec3i(1), lo == vec3u(0u)), lo);\n}\n\nfn fixedSum(a: Fixed, b: Fixed) -> Fixed {\n  let lo = a.lo + b.lo;\n  return Fixed(a.hi + b.hi + select(vec3i(0), vec3i(1), lo < a.lo), lo);\n}\n\n\nfn toFixed(x: vec3f) -> Fixed {\n  let scaled = abs(x) * HI_STEPS;\n  let whole = floor(scaled);\n  let a = Fixed(vec3i(whole), vec3u((scaled - whole) * LO_STEPS));\n  let b = negated(a);\n  let down = x < vec3f(0.0);\n  return Fixed(select(a.hi, b.hi, down), select(a.lo, b.lo, down));\n}\n\n\nfn fixedBetween(a: Fixed, b: Fixed) -> vec3f {\n  let lo = b.lo - a.lo;\n  let hi = b.hi - a.hi - select(vec3i(0), vec3i(1), b.lo < a.lo) + vec3i(lo >> vec3u(31u));\n  return fma(vec3f(hi), vec3f(1.0 / HI_STEPS), vec3f(bitcast<vec3i>(lo)) * (1.0 / HI_STEPS / LO_STEPS));\n}\n\nfn toFloat(a: Fixed) -> vec3f { return fixedBetween(Fixed(vec3i(0), vec3u(0u)), a); }\n\nfn kickCluster(place: u32, change: vec3f) -> Fixed {\n  let v = fixedVelocity[2u * place];\n  let low = fixedVelocity[2u * place + 1u];\n  let next = fixedSum(Fixed(bitcast<vec3i>(v.xyz), low.xyz), toFixed(change));\n  fixedVelocity[2u * place] = vec4u(bitcast<vec3u>(next.hi), v.w);\n  fixedVelocity[2u * place + 1u] = vec4u(next.lo, low.w);\n  return next;\n}\n\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n\n\n\nconst OUTSIDE_CLUSTER = 0xffffffffu;\noverride KICK: u32 = 1u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> id: array<u32>;\n@group(0) @binding(2) var<storage, read> clusterPlace: array<u32>;\n@group(0) @binding(3) var<storage, read> fieldAcceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read> clusterAcceleration: array<vec4f>;\n@group(0) @binding(5) var<storage, read> status: array<u32>;\n@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> velocity: array<vec4f>;\n@group(0) @binding(8) var<storage, read_write> fixedVelocity: array<vec4u>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n || (status[0] & FAULT_OVERFLOW) != 0u) { return; }\n  let place = clusterPlace[id[i]];\n  let field = fieldAcceleration[i];\n\n  let moves = KICK == 1u && velocity[i].w >= 0.0;\n  if (place == OUTSIDE_CLUSTER) {\n    let whole = acceleration[i] + field;\n    acceleration[i] = whole;\n    if (moves) { velocity[i] += vec4f(0.5 * params.kick * whole.xyz, 0.0); }\n    return;\n  }\n\n  acceleration[i] = clusterAcceleration[place] + field;\n  let sped = 0.5 * params.kick * field.xyz;\n  if (!moves || !finite(sped)) { return; }\n  velocity[i] = vec4f(toFloat(kickCluster(place, sped)), velocity[i].w);\n}\n",
  "map": [
   [
    1,
    "integrate/bridgeEnd.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/flat.wgsl",
    2
   ],
   [
    45,
    "shared/fixed.wgsl",
    1
   ],
   [
    84,
    "shared/clusterKick.wgsl",
    2
   ],
   [
    93,
    "shared/finite.wgsl",
    1
   ],
   [
    98,
    "shared/status.wgsl",
    1
   ],
   [
    110,
    "shared/cluster.wgsl",
    1
   ],
   [
    114,
    "integrate/bridgeEnd.wgsl",
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
    "name": "id",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "clusterPlace",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "fieldAcceleration",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "clusterAcceleration",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "velocity",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "fixedVelocity",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [
   "KICK"
  ],
  "threads": 256
 },
 "integrate/bridgeField": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\n\nconst OUTSIDE_CLUSTER = 0xffffffffu;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> id: array<u32>;\n@group(0) @binding(3) var<storage, read> clusterPlace: array<u32>;\n@group(0) @binding(4) var<storage, read_write> fieldPosMass: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let p = posMass[i];\n  fieldPosMass[i] = vec4f(p.xyz, select(0.0, p.w, clusterPlace[id[i]] == OUTSIDE_CLUSTER));\n}\n",
  "map": [
   [
    1,
    "integrate/bridgeField.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/flat.wgsl",
    2
   ],
   [
    43,
    "shared/cluster.wgsl",
    1
   ],
   [
    47,
    "integrate/bridgeField.wgsl",
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
    "name": "id",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "clusterPlace",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "fieldPosMass",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/bridgeKick": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nconst TICKS = 1073741824u;\n\nconst NEVER = 0xffffffffu;\n\n\nconst FROZEN = 1u;\nconst NEWLY_FROZEN = 2u;\n\n\nconst BLOCK_NEXT = 0u;\nconst BLOCK_FOUND = 1u;\nconst BLOCK_NOW = 2u;\nconst BLOCK_OPEN = 3u;\nconst BLOCK_ACTIVE = 4u;\nconst BLOCK_SPLITS = 5u;\nconst BLOCK_COUNT = 6u;\nconst BLOCK_PAIRS = 7u;\n\n\nfn tickLength() -> f32 { return params.drift / f32(TICKS); }\n\n\nfn pace() -> f32 { return params.kick / params.drift; }\n\n\nfn ticksWithin(wish: f32) -> u32 {\n  let most = wish / abs(tickLength());\n  if (!(most < f32(TICKS))) { return TICKS; }\n  return 1u << firstLeadingBit(max(u32(most), 1u));\n}\n\nfn openBlocks() {\n  blockState[BLOCK_NEXT] = NEVER;\n  blockState[BLOCK_FOUND] = 0u;\n  blockState[BLOCK_OPEN] = 1u;\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nstruct Fixed {\n  hi: vec3i,\n  lo: vec3u,\n}\n\nconst FIXED_REACH = 1024.0;\nconst HI_STEPS = 2097152.0;\nconst LO_STEPS = 4294967296.0;\n\nfn negated(a: Fixed) -> Fixed {\n  let lo = ~a.lo + vec3u(1u);\n  return Fixed(~a.hi + select(vec3i(0), vec3i(1), lo == vec3u(0u)), lo);\n}\n\nfn fixedSum(a: Fixed, b: Fixed) -> Fixed {\n  let lo = a.lo + b.lo;\n  return Fixed(a.hi + b.hi + select(vec3i(0), vec3i(1), lo < a.lo), lo);\n}\n\n\nfn toFixed(x: vec3f) -> Fixed {\n  let scaled = abs(x) * HI_STEPS;\n  let whole = floor(scaled);\n  let a = Fixed(vec3i(whole), vec3u((scaled - whole) * LO_STEPS));\n  let b = negated(a);\n  let down = x < vec3f(0.0);\n  return Fixed(select(a.hi, b.hi, down), select(a.lo, b.lo, down));\n}\n\n\nfn fixedBetween(a: Fixed, b: Fixed) -> vec3f {\n  let lo = b.lo - a.lo;\n  let hi = b.hi - a.hi - select(vec3i(0), vec3i(1), b.lo < a.lo) + vec3i(lo >> vec3u(31u));\n  return fma(vec3f(hi), vec3f(1.0 / HI_STEPS), vec3f(bitcast<vec3i>(lo)) * (1.0 / HI_STEPS / LO_STEPS));\n}\n\nfn toFloat(a: Fixed) -> vec3f { return fixedBetween(Fixed(vec3i(0), vec3u(0u)), a); }\n\nfn kickCluster(place: u32, change: vec3f) -> Fixed {\n  let v = fixedVelocity[2u * place];\n  let low = fixedVelocity[2u * place + 1u];\n  let next = fixedSum(Fixed(bitcast<vec3i>(v.xyz), low.xyz), toFixed(change));\n  fixedVelocity[2u * place] = vec4u(bitcast<vec3u>(next.hi), v.w);\n  fixedVelocity[2u * place + 1u] = vec4u(next.lo, low.w);\n  return next;\n}\n\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n\n\n\nconst OUTSIDE_CLUSTER = 0xffffffffu;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> id: array<u32>;\n@group(0) @binding(2) var<storage, read> clusterPlace: array<u32>;\n@group(0) @binding(3) var<storage, read> fieldAcceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read_write> fixedVelocity: array<vec4u>;\n@group(0) @binding(5) var<storage, read_write> fixedPosition: array<vec4u>;\n@group(0) @binding(6) var<storage, read_write> due: array<u32>;\n@group(0) @binding(7) var<storage, read_write> blockState: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i == 0u) { openBlocks(); }\n  if (i >= params.n) { return; }\n  let place = clusterPlace[id[i]];\n  if (place == OUTSIDE_CLUSTER) { return; }\n  fixedPosition[2u * place].w = 0u;\n  due[place] = 0u;\n  let sped = 0.5 * params.kick * fieldAcceleration[i].xyz;\n  let frozen = fixedVelocity[2u * place + 1u].w != 0u;\n  if (!frozen && finite(sped)) { _ = kickCluster(place, sped); }\n}\n",
  "map": [
   [
    1,
    "integrate/bridgeKick.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/blocks.wgsl",
    2
   ],
   [
    67,
    "shared/openBlocks.wgsl",
    2
   ],
   [
    73,
    "shared/flat.wgsl",
    2
   ],
   [
    85,
    "shared/fixed.wgsl",
    1
   ],
   [
    124,
    "shared/clusterKick.wgsl",
    2
   ],
   [
    133,
    "shared/finite.wgsl",
    1
   ],
   [
    138,
    "shared/cluster.wgsl",
    1
   ],
   [
    142,
    "integrate/bridgeKick.wgsl",
    12
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "id",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "clusterPlace",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "fieldAcceleration",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "fixedVelocity",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "fixedPosition",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "due",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "blockState",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/bridgeMove": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\n\nconst OUTSIDE_CLUSTER = 0xffffffffu;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> id: array<u32>;\n@group(0) @binding(2) var<storage, read> clusterPlace: array<u32>;\n@group(0) @binding(3) var<storage, read> fieldAcceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read> clusterPosMass: array<vec4f>;\n@group(0) @binding(5) var<storage, read> clusterVelocity: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> nextPosMass: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> nextVelocity: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let place = clusterPlace[id[i]];\n  if (place == OUTSIDE_CLUSTER) { return; }\n  let v = clusterVelocity[place];\n  let size = length(fieldAcceleration[i].xyz);\n  nextPosMass[i] = clusterPosMass[place];\n  nextVelocity[i] = vec4f(v.xyz, select(size, -max(size, 1e-30), v.w < 0.0));\n}\n",
  "map": [
   [
    1,
    "integrate/bridgeMove.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
    "shared/cluster.wgsl",
    1
   ],
   [
    48,
    "integrate/bridgeMove.wgsl",
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
    "name": "id",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "clusterPlace",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "fieldAcceleration",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "clusterPosMass",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "clusterVelocity",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "nextPosMass",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "nextVelocity",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/bridgeStart": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\n\nconst OUTSIDE_CLUSTER = 0xffffffffu;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> id: array<u32>;\n@group(0) @binding(4) var<storage, read> clusterPlace: array<u32>;\n@group(0) @binding(5) var<storage, read_write> clusterPosMass: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> clusterVelocity: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let place = clusterPlace[id[i]];\n  if (place == OUTSIDE_CLUSTER) { return; }\n  clusterPosMass[place] = posMass[i];\n  clusterVelocity[place] = velocity[i];\n}\n",
  "map": [
   [
    1,
    "integrate/bridgeStart.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/flat.wgsl",
    2
   ],
   [
    43,
    "shared/cluster.wgsl",
    1
   ],
   [
    47,
    "integrate/bridgeStart.wgsl",
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
    "name": "id",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "clusterPlace",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "clusterPosMass",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "clusterVelocity",
    "binding": 6,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/correct": {
  "code": "\n\n\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nconst TICKS = 1073741824u;\n\nconst NEVER = 0xffffffffu;\n\n\nconst FROZEN = 1u;\nconst NEWLY_FROZEN = 2u;\n\n\nconst BLOCK_NEXT = 0u;\nconst BLOCK_FOUND = 1u;\nconst BLOCK_NOW = 2u;\nconst BLOCK_OPEN = 3u;\nconst BLOCK_ACTIVE = 4u;\nconst BLOCK_SPLITS = 5u;\nconst BLOCK_COUNT = 6u;\nconst BLOCK_PAIRS = 7u;\n\n\nfn tickLength() -> f32 { return params.drift / f32(TICKS); }\n\n\nfn pace() -> f32 { return params.kick / params.drift; }\n\n\nfn ticksWithin(wish: f32) -> u32 {\n  let most = wish / abs(tickLength());\n  if (!(most < f32(TICKS))) { return TICKS; }\n  return 1u << firstLeadingBit(max(u32(most), 1u));\n}\n\n\nstruct Fixed {\n  hi: vec3i,\n  lo: vec3u,\n}\n\nconst FIXED_REACH = 1024.0;\nconst HI_STEPS = 2097152.0;\nconst LO_STEPS = 4294967296.0;\n\nfn negated(a: Fixed) -> Fixed {\n  let lo = ~a.lo + vec3u(1u);\n  return Fixed(~a.hi + select(vec3i(0), vec3i(1), lo == vec3u(0u)), lo);\n}\n\nfn fixedSum(a: Fixed, b: Fixed) -> Fixed {\n  let lo = a.lo + b.lo;\n  return Fixed(a.hi + b.hi + select(vec3i(0), vec3i(1), lo < a.lo), lo);\n}\n\n\nfn toFixed(x: vec3f) -> Fixed {\n  let scaled = abs(x) * HI_STEPS;\n  let whole = floor(scaled);\n  let a = Fixed(vec3i(whole), vec3u((scaled - whole) * LO_STEPS));\n  let b = negated(a);\n  let down = x < vec3f(0.0);\n  return Fixed(select(a.hi, b.hi, down), select(a.lo, b.lo, down));\n}\n\n\nfn fixedBetween(a: Fixed, b: Fixed) -> vec3f {\n  let lo = b.lo - a.lo;\n  let hi = b.hi - a.hi - select(vec3i(0), vec3i(1), b.lo < a.lo) + vec3i(lo >> vec3u(31u));\n  return fma(vec3f(hi), vec3f(1.0 / HI_STEPS), vec3f(bitcast<vec3i>(lo)) * (1.0 / HI_STEPS / LO_STEPS));\n}\n\nfn toFloat(a: Fixed) -> vec3f { return fixedBetween(Fixed(vec3i(0), vec3u(0u)), a); }\n\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\noverride SIXTH: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> turn: array<u32>;\n@group(0) @binding(2) var<storage, read> jerkParts: array<vec4f>;\n@group(0) @binding(3) var<storage, read> blockState: array<u32>;\n@group(0) @binding(4) var<storage, read_write> fixedPosition: array<vec4u>;\n@group(0) @binding(5) var<storage, read_write> fixedVelocity: array<vec4u>;\n@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> jerk: array<vec4f>;\n@group(0) @binding(8) var<storage, read_write> due: array<u32>;\n\nconst WIDTH = 64u;\n\n\nconst FIRST = 0.05;\n\nconst LONGEST = 1e30;\n\n\nfn stepOf(h: f32, a: vec3f, j: vec3f, s: vec3f, c: vec3f) -> f32 {\n  let above = length(a) * length(s) + dot(j, j);\n  let below = length(j) * length(c) + dot(s, s);\n  return select(LONGEST, h * sqrt(params.eta * above / below), below > 0.0);\n}\n\n\n\nfn sixthStepOf(h: f32, a: vec3f, j: vec3f, s: vec3f, c: vec3f, change: vec3f) -> f32 {\n  let above = length(a) * length(s) + dot(j, j);\n  let below = length(s) * length(change) + dot(c, c);\n  return select(LONGEST, h * sqrt(params.eta * sqrt(above / below)), below > 0.0);\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let slot = group.x * WIDTH + lane;\n  let count = blockState[BLOCK_ACTIVE];\n  if (slot >= count) { return; }\n  let i = turn[slot];\n  let now = blockState[BLOCK_NOW];\n  let slots = (count + WIDTH - 1u) / WIDTH * WIDTH;\n  var force = vec4f(0);\n  var change = vec3f(0);\n  var bend = vec3f(0);\n  for (var part = 0u; part < blockState[BLOCK_SPLITS]; part++) {\n    let at = (2u + SIXTH) * (part * slots + slot);\n    force += jerkParts[at];\n    change += jerkParts[at + 1u].xyz;\n    if (SIXTH == 1u) { bend += jerkParts[at + 2u].xyz; }\n  }\n  let own = (1u + 2u * SIXTH) * i;\n  let x = fixedPosition[2u * i];\n  let v = fixedVelocity[2u * i];\n  let xLow = fixedPosition[2u * i + 1u];\n  let vLow = fixedVelocity[2u * i + 1u];\n  let ticks = now - x.w;\n  let h = tickLength() * f32(ticks);\n  let a0 = pace() * acceleration[i].xyz;\n  let j0 = pace() * jerk[own].xyz;\n  let a1 = pace() * force.xyz;\n  let j1 = pace() * change;\n  let s1 = pace() * bend;\n  var s0 = vec3f(0);\n  let velocity = Fixed(bitcast<vec3i>(v.xyz), vLow.xyz);\n  var moved = h * (toFloat(velocity) + h * (0.35 * a0 + 0.15 * a1 + h * (0.05 * j0 - j1 / 30.0)));\n  var sped = h * (0.5 * (a0 + a1) + h / 12.0 * (j0 - j1));\n  if (SIXTH == 1u) {\n    s0 = pace() * jerk[own + 1u].xyz;\n    sped = h * (0.5 * (a0 + a1) + h * (0.1 * (j0 - j1) + h / 120.0 * (s0 + s1)));\n    moved = h * (toFloat(velocity) + 0.5 * sped + h * (0.1 * (a0 - a1) + h / 120.0 * (j0 + j1)));\n  }\n  let frozen = vLow.w != 0u || !finite(moved) || !finite(sped) || !finite(force.xyz) || !finite(change) || !finite(bend);\n  var wish = LONGEST;\n  var crackle = vec3f(0);\n  if (frozen) {\n\n    fixedPosition[2u * i] = vec4u(x.xyz, now);\n    fixedPosition[2u * i + 1u] = vec4u(xLow.xyz, 0u);\n    fixedVelocity[2u * i] = vec4u(vec3u(0u), bitcast<u32>(LONGEST));\n    fixedVelocity[2u * i + 1u] = vec4u(vec3u(0u), select(vLow.w, NEWLY_FROZEN, vLow.w == 0u));\n    acceleration[i] = vec4f(0);\n    for (var k = 0u; k < 1u + 2u * SIXTH; k++) { jerk[own + k] = vec4f(0); }\n  } else {\n    if (ticks == 0u) {\n\n      wish = bitcast<f32>(v.w);\n      if (wish == 0.0) { wish = FIRST * select(LONGEST, sqrt(params.eta) * length(a1) / length(j1), dot(j1, j1) > 0.0); }\n    } else if (SIXTH == 1u) {\n\n\n      let dj = h * (j0 - j1);\n      let c = 6.0 * dj + h * h * (2.0 * s0 + 4.0 * s1);\n      crackle = select(vec3f(0), c / (h * h * h), abs(h) > 1e-12);\n      wish = sixthStepOf(abs(h), a1, h * j1, h * h * s1, c, 12.0 * dj + 6.0 * h * h * (s0 + s1));\n    } else {\n      let s = 6.0 * (a1 - a0) - h * (4.0 * j0 + 2.0 * j1);\n      let c = 12.0 * (a0 - a1) + 6.0 * h * (j0 + j1);\n      wish = stepOf(abs(h), a1, h * j1, s + c, c);\n    }\n    let xNext = fixedSum(Fixed(bitcast<vec3i>(x.xyz), xLow.xyz), toFixed(moved));\n    let vNext = fixedSum(velocity, toFixed(sped));\n    fixedPosition[2u * i] = vec4u(bitcast<vec3u>(xNext.hi), now);\n    fixedPosition[2u * i + 1u] = vec4u(xNext.lo, xLow.w);\n    fixedVelocity[2u * i] = vec4u(bitcast<vec3u>(vNext.hi), bitcast<u32>(wish));\n    fixedVelocity[2u * i + 1u] = vec4u(vNext.lo, 0u);\n    acceleration[i] = force;\n\n    let again = SIXTH == 1u && ticks == 0u && jerk[own + 1u].w == 0.0;\n    jerk[own] = vec4f(change, 0.0);\n    if (SIXTH == 1u) {\n      jerk[own + 1u] = vec4f(bend, 1.0);\n      jerk[own + 2u] = vec4f(crackle / pace(), 0.0);\n    }\n    if (again) {\n      due[i] = now;\n      return;\n    }\n  }\n  var next = ticksWithin(wish);\n  if (ticks > 0u && next > ticks) { next = select(ticks, 2u * ticks, now % (2u * ticks) == 0u); }\n  due[i] = now + next;\n}\n",
  "map": [
   [
    1,
    "integrate/correct.wgsl",
    1
   ],
   [
    9,
    "shared/params.wgsl",
    1
   ],
   [
    35,
    "shared/blocks.wgsl",
    2
   ],
   [
    69,
    "shared/fixed.wgsl",
    1
   ],
   [
    108,
    "shared/finite.wgsl",
    1
   ],
   [
    113,
    "integrate/correct.wgsl",
    12
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "turn",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "jerkParts",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "blockState",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "fixedPosition",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "fixedVelocity",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "acceleration",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "jerk",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "due",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [
   "SIXTH"
  ],
  "threads": 64
 },
 "integrate/heunCorrect": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n\nfn curlOf(rows: array<vec4f, 4>) -> vec3f {\n  return vec3f(rows[2].y - rows[1].z, rows[0].z - rows[2].x, rows[1].x - rows[0].y);\n}\n\nstruct VortexParams {\n  timestep: f32,\n  viscosity: f32,\n  volume: f32,\n  relaxation: f32,\n  spreading: f32,\n}\n\n\n\n\noverride STRETCHING: u32 = 0u;\nconst STRETCHING_TRANSPOSED = 0u;\nconst STRETCHING_CLASSICAL = 1u;\nconst STRETCHING_NONE = 2u;\nconst STRETCHING_LINES = 3u;\n\n\nconst CORE_MOMENT = 0.30091509766;\nconst CORE_VOLUME = 4.18879020479;\n\n\n\nfn strengthRate(vortex: VortexParams, strength: vec3f, core: f32, rows: array<vec4f, 4>) -> vec3f {\n  var rate = vec3f(0.0);\n  if (STRETCHING == STRETCHING_TRANSPOSED) {\n    rate = strength.x * rows[0].xyz + strength.y * rows[1].xyz + strength.z * rows[2].xyz;\n  } else if (STRETCHING == STRETCHING_CLASSICAL) {\n    rate = vec3f(dot(rows[0].xyz, strength), dot(rows[1].xyz, strength), dot(rows[2].xyz, strength));\n  }\n  let core2 = core * core;\n  let mixing = 2.0 * vortex.viscosity * vortex.volume / (CORE_MOMENT * CORE_VOLUME * core2 * core2 * core);\n  return rate + mixing * (rows[3].xyz - rows[3].w * strength);\n}\n\n\nfn spread(vortex: VortexParams, core: f32) -> f32 {\n  let square = core * core + vortex.spreading;\n  return select(core, sqrt(max(square, 0.0)), vortex.spreading != 0.0 && square > 0.0);\n}\n\n\nfn relaxed(vortex: VortexParams, strength: vec3f, rows: array<vec4f, 4>) -> vec3f {\n  let curl = curlOf(rows);\n  let size = length(strength);\n  let turned = strength + vortex.relaxation * (size / max(length(curl), 1e-30) * curl - strength);\n  return select(strength, size / max(length(turned), 1e-30) * turned, vortex.relaxation > 0.0);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> vortex: VortexParams;\n@group(0) @binding(2) var<storage, read> induced: array<array<vec4f, 4>>;\n@group(0) @binding(3) var<storage, read> halfway: array<vec4f>;\n@group(0) @binding(4) var<storage, read_write> elements: array<vec4f>;\n@group(0) @binding(5) var<storage, read_write> strengths: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> status: array<atomic<u32>>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n || (atomicLoad(&status[0]) & FAULT_OVERFLOW) != 0u) { return; }\n  if (i == 0u) { atomicAdd(&status[3], 1u); }\n  let rows = induced[i];\n  let velocity = vec4f(rows[0].w, rows[1].w, rows[2].w, 0.0);\n  let rate = vec4f(strengthRate(vortex, strengths[i].xyz, elements[i].w, rows), 0.0);\n  let place = vec4f((halfway[2u * i] + 0.5 * vortex.timestep * velocity).xyz, elements[i].w);\n  let strength = relaxed(vortex, (halfway[2u * i + 1u] + 0.5 * vortex.timestep * rate).xyz, rows);\n  if (finite(place.xyz) && finite(strength)) {\n    elements[i] = place;\n    strengths[i] = vec4f(strength, 0.0);\n    return;\n  }\n  atomicOr(&status[0], FAULT_NONFINITE);\n  atomicAdd(&status[2], 1u);\n  strengths[i] = vec4f(0.0);\n  if (!finite(elements[i].xyz)) { elements[i] = vec4f(0.0, 0.0, 0.0, elements[i].w); }\n}\n",
  "map": [
   [
    1,
    "integrate/heunCorrect.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/finite.wgsl",
    1
   ],
   [
    36,
    "shared/flat.wgsl",
    2
   ],
   [
    48,
    "shared/status.wgsl",
    1
   ],
   [
    60,
    "shared/curl.wgsl",
    1
   ],
   [
    64,
    "shared/vortices.wgsl",
    2
   ],
   [
    113,
    "integrate/heunCorrect.wgsl",
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
    "name": "vortex",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "induced",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "halfway",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "elements",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "strengths",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 6,
    "access": "storage"
   }
  ],
  "overrides": [
   "STRETCHING"
  ],
  "threads": 256
 },
 "integrate/heunPredict": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n\nfn curlOf(rows: array<vec4f, 4>) -> vec3f {\n  return vec3f(rows[2].y - rows[1].z, rows[0].z - rows[2].x, rows[1].x - rows[0].y);\n}\n\nstruct VortexParams {\n  timestep: f32,\n  viscosity: f32,\n  volume: f32,\n  relaxation: f32,\n  spreading: f32,\n}\n\n\n\n\noverride STRETCHING: u32 = 0u;\nconst STRETCHING_TRANSPOSED = 0u;\nconst STRETCHING_CLASSICAL = 1u;\nconst STRETCHING_NONE = 2u;\nconst STRETCHING_LINES = 3u;\n\n\nconst CORE_MOMENT = 0.30091509766;\nconst CORE_VOLUME = 4.18879020479;\n\n\n\nfn strengthRate(vortex: VortexParams, strength: vec3f, core: f32, rows: array<vec4f, 4>) -> vec3f {\n  var rate = vec3f(0.0);\n  if (STRETCHING == STRETCHING_TRANSPOSED) {\n    rate = strength.x * rows[0].xyz + strength.y * rows[1].xyz + strength.z * rows[2].xyz;\n  } else if (STRETCHING == STRETCHING_CLASSICAL) {\n    rate = vec3f(dot(rows[0].xyz, strength), dot(rows[1].xyz, strength), dot(rows[2].xyz, strength));\n  }\n  let core2 = core * core;\n  let mixing = 2.0 * vortex.viscosity * vortex.volume / (CORE_MOMENT * CORE_VOLUME * core2 * core2 * core);\n  return rate + mixing * (rows[3].xyz - rows[3].w * strength);\n}\n\n\nfn spread(vortex: VortexParams, core: f32) -> f32 {\n  let square = core * core + vortex.spreading;\n  return select(core, sqrt(max(square, 0.0)), vortex.spreading != 0.0 && square > 0.0);\n}\n\n\nfn relaxed(vortex: VortexParams, strength: vec3f, rows: array<vec4f, 4>) -> vec3f {\n  let curl = curlOf(rows);\n  let size = length(strength);\n  let turned = strength + vortex.relaxation * (size / max(length(curl), 1e-30) * curl - strength);\n  return select(strength, size / max(length(turned), 1e-30) * turned, vortex.relaxation > 0.0);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> vortex: VortexParams;\n@group(0) @binding(2) var<storage, read> induced: array<array<vec4f, 4>>;\n@group(0) @binding(3) var<storage, read> status: array<u32>;\n@group(0) @binding(4) var<storage, read_write> elements: array<vec4f>;\n@group(0) @binding(5) var<storage, read_write> strengths: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> halfway: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n || (status[0] & FAULT_OVERFLOW) != 0u) { return; }\n  let rows = induced[i];\n  let velocity = vec4f(rows[0].w, rows[1].w, rows[2].w, 0.0);\n  let rate = vec4f(strengthRate(vortex, strengths[i].xyz, elements[i].w, rows), 0.0);\n  halfway[2u * i] = elements[i] + 0.5 * vortex.timestep * velocity;\n  halfway[2u * i + 1u] = strengths[i] + 0.5 * vortex.timestep * rate;\n  var place = elements[i] + vortex.timestep * velocity;\n  place.w = spread(vortex, elements[i].w);\n  let strength = strengths[i] + vortex.timestep * rate;\n  let whole = finite(place.xyz) && finite(strength.xyz);\n  if (whole) { elements[i] = place; }\n  strengths[i] = select(vec4f(0.0), strength, whole);\n}\n",
  "map": [
   [
    1,
    "integrate/heunPredict.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/finite.wgsl",
    1
   ],
   [
    37,
    "shared/flat.wgsl",
    2
   ],
   [
    49,
    "shared/status.wgsl",
    1
   ],
   [
    61,
    "shared/curl.wgsl",
    1
   ],
   [
    65,
    "shared/vortices.wgsl",
    2
   ],
   [
    114,
    "integrate/heunPredict.wgsl",
    11
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "vortex",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "induced",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "elements",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "strengths",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "halfway",
    "binding": 6,
    "access": "storage"
   }
  ],
  "overrides": [
   "STRETCHING"
  ],
  "threads": 256
 },
 "integrate/kick": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> status: array<atomic<u32>>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n || (atomicLoad(&status[0]) & FAULT_OVERFLOW) != 0u) { return; }\n  if (i == 0u) { atomicAdd(&status[3], 1u); }\n\n  if (velocity[i].w < 0.0) { return; }\n  velocity[i] += vec4f(0.5 * params.kick * acceleration[i].xyz, 0.0);\n}\n",
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
    31,
    "shared/flat.wgsl",
    2
   ],
   [
    43,
    "shared/status.wgsl",
    1
   ],
   [
    55,
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
  "overrides": [],
  "threads": 256
 },
 "integrate/kickDrift": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read> id: array<u32>;\n@group(0) @binding(5) var<storage, read_write> nextPosMass: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> nextVelocity: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> nextId: array<u32>;\n@group(0) @binding(8) var<storage, read_write> status: array<atomic<u32>>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n || (atomicLoad(&status[0]) & FAULT_OVERFLOW) != 0u) { return; }\n  let a = acceleration[i].xyz;\n  var p = posMass[i];\n  var v = velocity[i].xyz + 0.5 * params.kick * a;\n  let moved = p.xyz + params.drift * v;\n  var size = length(a);\n  if (velocity[i].w < 0.0) {\n    v = vec3f(0);\n    size = -max(size, 1e-30);\n  } else if (finite(moved) && finite(v)) {\n    p = vec4f(moved, p.w);\n  } else {\n\n    p.w = 0.0;\n    v = vec3f(0);\n    size = select(-1e-30, -size, size > 0.0 && finite(a));\n    atomicOr(&status[0], FAULT_NONFINITE);\n    atomicAdd(&status[2], 1u);\n  }\n  nextPosMass[i] = p;\n  nextVelocity[i] = vec4f(v, size);\n  nextId[i] = id[i];\n}\n",
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
    31,
    "shared/finite.wgsl",
    1
   ],
   [
    36,
    "shared/status.wgsl",
    1
   ],
   [
    48,
    "shared/flat.wgsl",
    2
   ],
   [
    60,
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
  "overrides": [],
  "threads": 256
 },
 "integrate/linePlace": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> id: array<u32>;\n@group(0) @binding(2) var<storage, read_write> linePlace: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  linePlace[id[i]] = i;\n}\n",
  "map": [
   [
    1,
    "integrate/linePlace.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/flat.wgsl",
    2
   ],
   [
    43,
    "integrate/linePlace.wgsl",
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
    "name": "id",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "linePlace",
    "binding": 2,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/lineStrength": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> elements: array<vec4f>;\n@group(0) @binding(2) var<storage, read> id: array<u32>;\n@group(0) @binding(3) var<storage, read> linePlace: array<u32>;\n@group(0) @binding(4) var<storage, read> lineEnds: array<vec2u>;\n@group(0) @binding(5) var<storage, read> lineCirculation: array<f32>;\n@group(0) @binding(6) var<storage, read_write> strengths: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let ends = lineEnds[id[i]];\n  let way = elements[linePlace[ends.x]].xyz - elements[linePlace[ends.y]].xyz;\n  strengths[i] = vec4f(0.5 * lineCirculation[id[i]] * way, 0.0);\n}\n",
  "map": [
   [
    1,
    "integrate/lineStrength.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/flat.wgsl",
    2
   ],
   [
    43,
    "integrate/lineStrength.wgsl",
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
    "name": "elements",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "linePlace",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "lineEnds",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "lineCirculation",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "strengths",
    "binding": 6,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/nextTime": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nconst TICKS = 1073741824u;\n\nconst NEVER = 0xffffffffu;\n\n\nconst FROZEN = 1u;\nconst NEWLY_FROZEN = 2u;\n\n\nconst BLOCK_NEXT = 0u;\nconst BLOCK_FOUND = 1u;\nconst BLOCK_NOW = 2u;\nconst BLOCK_OPEN = 3u;\nconst BLOCK_ACTIVE = 4u;\nconst BLOCK_SPLITS = 5u;\nconst BLOCK_COUNT = 6u;\nconst BLOCK_PAIRS = 7u;\n\n\nfn tickLength() -> f32 { return params.drift / f32(TICKS); }\n\n\nfn pace() -> f32 { return params.kick / params.drift; }\n\n\nfn ticksWithin(wish: f32) -> u32 {\n  let most = wish / abs(tickLength());\n  if (!(most < f32(TICKS))) { return TICKS; }\n  return 1u << firstLeadingBit(max(u32(most), 1u));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\nconst TILE = 2048u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> due: array<u32>;\n@group(0) @binding(2) var<storage, read_write> blockState: array<atomic<u32>>;\n\nvar<workgroup> first: atomic<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  if (lane == 0u) { atomicStore(&first, NEVER); }\n  workgroupBarrier();\n  let begin = flatGroup(group, groups) * TILE;\n  var soonest = NEVER;\n  for (var i = begin + lane; i < min(begin + TILE, params.n); i += 256u) { soonest = min(soonest, due[i]); }\n  atomicMin(&first, soonest);\n  workgroupBarrier();\n  if (lane == 0u && atomicLoad(&blockState[BLOCK_OPEN]) == 1u) { atomicMin(&blockState[BLOCK_NEXT], atomicLoad(&first)); }\n}\n",
  "map": [
   [
    1,
    "integrate/nextTime.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/blocks.wgsl",
    2
   ],
   [
    65,
    "shared/flat.wgsl",
    2
   ],
   [
    77,
    "integrate/nextTime.wgsl",
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
    "name": "due",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "blockState",
    "binding": 2,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/predict": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nconst TICKS = 1073741824u;\n\nconst NEVER = 0xffffffffu;\n\n\nconst FROZEN = 1u;\nconst NEWLY_FROZEN = 2u;\n\n\nconst BLOCK_NEXT = 0u;\nconst BLOCK_FOUND = 1u;\nconst BLOCK_NOW = 2u;\nconst BLOCK_OPEN = 3u;\nconst BLOCK_ACTIVE = 4u;\nconst BLOCK_SPLITS = 5u;\nconst BLOCK_COUNT = 6u;\nconst BLOCK_PAIRS = 7u;\n\n\nfn tickLength() -> f32 { return params.drift / f32(TICKS); }\n\n\nfn pace() -> f32 { return params.kick / params.drift; }\n\n\nfn ticksWithin(wish: f32) -> u32 {\n  let most = wish / abs(tickLength());\n  if (!(most < f32(TICKS))) { return TICKS; }\n  return 1u << firstLeadingBit(max(u32(most), 1u));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nstruct Fixed {\n  hi: vec3i,\n  lo: vec3u,\n}\n\nconst FIXED_REACH = 1024.0;\nconst HI_STEPS = 2097152.0;\nconst LO_STEPS = 4294967296.0;\n\nfn negated(a: Fixed) -> Fixed {\n  let lo = ~a.lo + vec3u(1u);\n  return Fixed(~a.hi + select(vec3i(0), vec3i(1), lo == vec3u(0u)), lo);\n}\n\nfn fixedSum(a: Fixed, b: Fixed) -> Fixed {\n  let lo = a.lo + b.lo;\n  return Fixed(a.hi + b.hi + select(vec3i(0), vec3i(1), lo < a.lo), lo);\n}\n\n\nfn toFixed(x: vec3f) -> Fixed {\n  let scaled = abs(x) * HI_STEPS;\n  let whole = floor(scaled);\n  let a = Fixed(vec3i(whole), vec3u((scaled - whole) * LO_STEPS));\n  let b = negated(a);\n  let down = x < vec3f(0.0);\n  return Fixed(select(a.hi, b.hi, down), select(a.lo, b.lo, down));\n}\n\n\nfn fixedBetween(a: Fixed, b: Fixed) -> vec3f {\n  let lo = b.lo - a.lo;\n  let hi = b.hi - a.hi - select(vec3i(0), vec3i(1), b.lo < a.lo) + vec3i(lo >> vec3u(31u));\n  return fma(vec3f(hi), vec3f(1.0 / HI_STEPS), vec3f(bitcast<vec3i>(lo)) * (1.0 / HI_STEPS / LO_STEPS));\n}\n\nfn toFloat(a: Fixed) -> vec3f { return fixedBetween(Fixed(vec3i(0), vec3u(0u)), a); }\noverride SIXTH: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> fixedPosition: array<vec4u>;\n@group(0) @binding(2) var<storage, read> fixedVelocity: array<vec4u>;\n@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read> jerk: array<vec4f>;\n@group(0) @binding(5) var<storage, read> due: array<u32>;\n@group(0) @binding(6) var<storage, read_write> blockState: array<atomic<u32>>;\n@group(0) @binding(7) var<storage, read_write> predicted: array<vec4u>;\n@group(0) @binding(8) var<storage, read_write> turn: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n || atomicLoad(&blockState[BLOCK_OPEN]) == 0u) { return; }\n  let now = atomicLoad(&blockState[BLOCK_NEXT]);\n  let x = fixedPosition[2u * i];\n  let xLow = fixedPosition[2u * i + 1u];\n  let v = fixedVelocity[2u * i];\n  let vLow = fixedVelocity[2u * i + 1u];\n  let h = tickLength() * f32(now - x.w);\n  let a = pace() * acceleration[i].xyz;\n  let own = (1u + 2u * SIXTH) * i;\n  let j = pace() * jerk[own].xyz;\n  var s = vec3f(0);\n  var c = vec3f(0);\n  if (SIXTH == 1u) {\n    s = pace() * jerk[own + 1u].xyz;\n    c = pace() * jerk[own + 2u].xyz;\n  }\n  let velocity = toFloat(Fixed(bitcast<vec3i>(v.xyz), vLow.xyz));\n  let way = h * (velocity + h * (0.5 * a + h / 6.0 * (j + h * (0.25 * s + h / 20.0 * c))));\n  let moved = fixedSum(Fixed(bitcast<vec3i>(x.xyz), xLow.xyz), toFixed(way));\n  let row = (3u + SIXTH) * i;\n  predicted[row] = vec4u(bitcast<vec3u>(moved.hi), xLow.w);\n  predicted[row + 1u] = vec4u(moved.lo, 0u);\n  predicted[row + 2u] = vec4u(bitcast<vec3u>(velocity + h * (a + h * (0.5 * j + h * (s / 6.0 + h / 24.0 * c)))), 0u);\n  if (SIXTH == 1u) { predicted[row + 3u] = vec4u(bitcast<vec3u>(a + h * (j + h * (0.5 * s + h / 6.0 * c))), 0u); }\n  if (due[i] == now) { turn[atomicAdd(&blockState[BLOCK_FOUND], 1u)] = i; }\n}\n",
  "map": [
   [
    1,
    "integrate/predict.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/blocks.wgsl",
    2
   ],
   [
    67,
    "shared/flat.wgsl",
    2
   ],
   [
    79,
    "shared/fixed.wgsl",
    1
   ],
   [
    118,
    "integrate/predict.wgsl",
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
    "name": "fixedPosition",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "fixedVelocity",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "jerk",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "due",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "blockState",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "predicted",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "turn",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [
   "SIXTH"
  ],
  "threads": 256
 },
 "integrate/rungBegin": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst DEEPEST_RUNG = 12u;\n\nconst SPLINE_REACH = 2.8;\n\n\nconst RUNG_DEPTH = 0u;\nconst RUNG_NOW = 1u;\nconst RUNG_WALKED = 2u;\nconst RUNG_BLOCKS = 4u;\n\n\nfn calmest() -> f32 {\n  let softening = select(sqrt(params.eps2), params.spline / SPLINE_REACH, params.spline > 0.0);\n  return 2.0 * params.eta * softening / (params.drift * params.kick);\n}\n\n\n\nfn rungOf(size: f32) -> u32 {\n  var rung = 0u;\n  for (var most = calmest(); rung < DEEPEST_RUNG && most > 0.0 && size > most; most *= 4.0) { rung++; }\n  return rung;\n}\n\n\nfn spanOf(rung: u32, depth: u32) -> u32 { return 1u << (depth - rung); }\n\n\nfn shareOf(rung: u32) -> f32 { return 1.0 / f32(1u << rung); }\n\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(3) var<storage, read> status: array<u32>;\n@group(0) @binding(4) var<storage, read_write> velocity: array<vec4f>;\n@group(0) @binding(5) var<storage, read_write> rungState: array<atomic<u32>>;\n@group(0) @binding(6) var<storage, read_write> origin: array<vec4u>;\n\nvar<workgroup> deepest: atomic<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i < params.n && (status[0] & FAULT_OVERFLOW) == 0u) {\n    let a = acceleration[i].xyz;\n    let v = velocity[i];\n    let size = length(a);\n    var rung = 0u;\n    if (v.w < 0.0) {\n      velocity[i] = vec4f(0.0, 0.0, 0.0, -max(size, 1e-30));\n    } else {\n      if (finite(a)) { rung = rungOf(size); }\n      velocity[i] = vec4f(v.xyz + 0.5 * params.kick * shareOf(rung) * a, size);\n    }\n    origin[i] = vec4u(bitcast<vec3u>(posMass[i].xyz), rung);\n    atomicMax(&deepest, rung);\n  }\n  workgroupBarrier();\n  if (lane == 0u) { atomicMax(&rungState[RUNG_DEPTH], atomicLoad(&deepest)); }\n}\n",
  "map": [
   [
    1,
    "integrate/rungBegin.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/rungs.wgsl",
    2
   ],
   [
    64,
    "shared/finite.wgsl",
    1
   ],
   [
    69,
    "shared/flat.wgsl",
    2
   ],
   [
    81,
    "shared/status.wgsl",
    1
   ],
   [
    93,
    "integrate/rungBegin.wgsl",
    11
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
    "name": "status",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "rungState",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "origin",
    "binding": 6,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/rungDrift": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst DEEPEST_RUNG = 12u;\n\nconst SPLINE_REACH = 2.8;\n\n\nconst RUNG_DEPTH = 0u;\nconst RUNG_NOW = 1u;\nconst RUNG_WALKED = 2u;\nconst RUNG_BLOCKS = 4u;\n\n\nfn calmest() -> f32 {\n  let softening = select(sqrt(params.eps2), params.spline / SPLINE_REACH, params.spline > 0.0);\n  return 2.0 * params.eta * softening / (params.drift * params.kick);\n}\n\n\n\nfn rungOf(size: f32) -> u32 {\n  var rung = 0u;\n  for (var most = calmest(); rung < DEEPEST_RUNG && most > 0.0 && size > most; most *= 4.0) { rung++; }\n  return rung;\n}\n\n\nfn spanOf(rung: u32, depth: u32) -> u32 { return 1u << (depth - rung); }\n\n\nfn shareOf(rung: u32) -> f32 { return 1.0 / f32(1u << rung); }\n\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n\noverride SORTED: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> origin: array<vec4u>;\n@group(0) @binding(2) var<storage, read> rungState: array<u32>;\n@group(0) @binding(3) var<storage, read_write> posMass: array<vec4f>;\n@group(0) @binding(4) var<storage, read_write> velocity: array<vec4f>;\n@group(0) @binding(5) var<storage, read_write> status: array<atomic<u32>>;\n@group(0) @binding(6) var<storage, read_write> awake: array<u32>;\n@group(0) @binding(7) var<storage, read_write> nextOrigin: array<vec4u>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let begun = origin[i];\n\n  if (SORTED == 1u) { nextOrigin[i] = begun; }\n  if ((atomicLoad(&status[0]) & FAULT_OVERFLOW) != 0u) { return; }\n  let depth = rungState[RUNG_DEPTH];\n  let now = rungState[RUNG_NOW];\n  let span = spanOf(begun.w, depth);\n  awake[i] = u32(now % span == 0u);\n  let v = velocity[i];\n  if (v.w < 0.0) { return; }\n  let ahead = (now - 1u) % span + 1u;\n  let moved = bitcast<vec3f>(begun.xyz) + params.drift * shareOf(depth) * f32(ahead) * v.xyz;\n  if (finite(moved) && finite(v.xyz)) {\n    posMass[i] = vec4f(moved, posMass[i].w);\n    return;\n  }\n\n  posMass[i].w = 0.0;\n  velocity[i] = vec4f(0.0, 0.0, 0.0, -1e-30);\n  atomicOr(&status[0], FAULT_NONFINITE);\n  atomicAdd(&status[2], 1u);\n}\n",
  "map": [
   [
    1,
    "integrate/rungDrift.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/rungs.wgsl",
    2
   ],
   [
    62,
    "shared/finite.wgsl",
    1
   ],
   [
    67,
    "shared/flat.wgsl",
    2
   ],
   [
    79,
    "shared/status.wgsl",
    1
   ],
   [
    91,
    "integrate/rungDrift.wgsl",
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
    "name": "origin",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "rungState",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "posMass",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "velocity",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "awake",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "nextOrigin",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": [
   "SORTED"
  ],
  "threads": 256
 },
 "integrate/rungKick": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst DEEPEST_RUNG = 12u;\n\nconst SPLINE_REACH = 2.8;\n\n\nconst RUNG_DEPTH = 0u;\nconst RUNG_NOW = 1u;\nconst RUNG_WALKED = 2u;\nconst RUNG_BLOCKS = 4u;\n\n\nfn calmest() -> f32 {\n  let softening = select(sqrt(params.eps2), params.spline / SPLINE_REACH, params.spline > 0.0);\n  return 2.0 * params.eta * softening / (params.drift * params.kick);\n}\n\n\n\nfn rungOf(size: f32) -> u32 {\n  var rung = 0u;\n  for (var most = calmest(); rung < DEEPEST_RUNG && most > 0.0 && size > most; most *= 4.0) { rung++; }\n  return rung;\n}\n\n\nfn spanOf(rung: u32, depth: u32) -> u32 { return 1u << (depth - rung); }\n\n\nfn shareOf(rung: u32) -> f32 { return 1.0 / f32(1u << rung); }\n\nfn finite(v: vec3f) -> bool {\n  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);\n  return all(bits != vec3u(0x7f800000u));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(3) var<storage, read> rungState: array<u32>;\n@group(0) @binding(4) var<storage, read> status: array<u32>;\n@group(0) @binding(5) var<storage, read_write> velocity: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> origin: array<vec4u>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n || (status[0] & FAULT_OVERFLOW) != 0u) { return; }\n  let depth = rungState[RUNG_DEPTH];\n  let now = rungState[RUNG_NOW];\n  let rung = origin[i].w;\n  let span = spanOf(rung, depth);\n  if (now % span != 0u || velocity[i].w < 0.0) { return; }\n  let a = acceleration[i].xyz;\n  let size = length(a);\n  let next = select(rung, max(rung, min(rungOf(size), depth)), finite(a));\n  var share = shareOf(rung);\n  if (now < (1u << depth)) { share += shareOf(next); }\n  velocity[i] = vec4f(velocity[i].xyz + 0.5 * params.kick * share * a, size);\n  origin[i] = vec4u(bitcast<vec3u>(posMass[i].xyz), next);\n}\n",
  "map": [
   [
    1,
    "integrate/rungKick.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/rungs.wgsl",
    2
   ],
   [
    64,
    "shared/finite.wgsl",
    1
   ],
   [
    69,
    "shared/flat.wgsl",
    2
   ],
   [
    81,
    "shared/status.wgsl",
    1
   ],
   [
    93,
    "integrate/rungKick.wgsl",
    11
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
    "name": "rungState",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "origin",
    "binding": 6,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/rungNext": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst DEEPEST_RUNG = 12u;\n\nconst SPLINE_REACH = 2.8;\n\n\nconst RUNG_DEPTH = 0u;\nconst RUNG_NOW = 1u;\nconst RUNG_WALKED = 2u;\nconst RUNG_BLOCKS = 4u;\n\n\nfn calmest() -> f32 {\n  let softening = select(sqrt(params.eps2), params.spline / SPLINE_REACH, params.spline > 0.0);\n  return 2.0 * params.eta * softening / (params.drift * params.kick);\n}\n\n\n\nfn rungOf(size: f32) -> u32 {\n  var rung = 0u;\n  for (var most = calmest(); rung < DEEPEST_RUNG && most > 0.0 && size > most; most *= 4.0) { rung++; }\n  return rung;\n}\n\n\nfn spanOf(rung: u32, depth: u32) -> u32 { return 1u << (depth - rung); }\n\n\nfn shareOf(rung: u32) -> f32 { return 1.0 / f32(1u << rung); }\n\n\nconst FAULT_NODES = 1u;\nconst FAULT_GROUPS = 16u;\nconst FAULT_LISTS = 32u;\nconst FAULT_NONFINITE = 4u;\n\nconst FAULT_OVERFLOW = FAULT_NODES | FAULT_GROUPS | FAULT_LISTS;\n\n\n\n\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> activeList: array<u32>;\n@group(0) @binding(2) var<storage, read_write> rungState: array<u32>;\n@group(0) @binding(3) var<storage, read_write> status: array<u32>;\n\n@compute @workgroup_size(1)\nfn main() {\n  if ((status[0] & FAULT_OVERFLOW) != 0u) { return; }\n  let walked = rungState[RUNG_WALKED] + activeList[0];\n  rungState[RUNG_WALKED + 1u] += u32(walked < activeList[0]);\n  rungState[RUNG_WALKED] = walked;\n  rungState[RUNG_BLOCKS]++;\n  if (rungState[RUNG_NOW] < (1u << rungState[RUNG_DEPTH])) {\n    rungState[RUNG_NOW]++;\n    return;\n  }\n  rungState[RUNG_DEPTH] = 0u;\n  rungState[RUNG_NOW] = 1u;\n  status[3]++;\n}\n",
  "map": [
   [
    1,
    "integrate/rungNext.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/rungs.wgsl",
    2
   ],
   [
    62,
    "shared/status.wgsl",
    1
   ],
   [
    74,
    "integrate/rungNext.wgsl",
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
    "name": "activeList",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "rungState",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 1
 },
 "integrate/rungReorder": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst DEEPEST_RUNG = 12u;\n\nconst SPLINE_REACH = 2.8;\n\n\nconst RUNG_DEPTH = 0u;\nconst RUNG_NOW = 1u;\nconst RUNG_WALKED = 2u;\nconst RUNG_BLOCKS = 4u;\n\n\nfn calmest() -> f32 {\n  let softening = select(sqrt(params.eps2), params.spline / SPLINE_REACH, params.spline > 0.0);\n  return 2.0 * params.eta * softening / (params.drift * params.kick);\n}\n\n\n\nfn rungOf(size: f32) -> u32 {\n  var rung = 0u;\n  for (var most = calmest(); rung < DEEPEST_RUNG && most > 0.0 && size > most; most *= 4.0) { rung++; }\n  return rung;\n}\n\n\nfn spanOf(rung: u32, depth: u32) -> u32 { return 1u << (depth - rung); }\n\n\nfn shareOf(rung: u32) -> f32 { return 1.0 / f32(1u << rung); }\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> order: array<u32>;\n@group(0) @binding(2) var<storage, read> nextOrigin: array<vec4u>;\n@group(0) @binding(3) var<storage, read> rungState: array<u32>;\n@group(0) @binding(4) var<storage, read_write> origin: array<vec4u>;\n@group(0) @binding(5) var<storage, read_write> awake: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let begun = nextOrigin[order[i]];\n  origin[i] = begun;\n  awake[i] = u32(rungState[RUNG_NOW] % spanOf(begun.w, rungState[RUNG_DEPTH]) == 0u);\n}\n",
  "map": [
   [
    1,
    "integrate/rungReorder.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/rungs.wgsl",
    2
   ],
   [
    62,
    "shared/flat.wgsl",
    2
   ],
   [
    74,
    "integrate/rungReorder.wgsl",
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
    "name": "nextOrigin",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "rungState",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "origin",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "awake",
    "binding": 5,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "measure/blockRung": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\n\nconst TICKS = 1073741824u;\n\nconst NEVER = 0xffffffffu;\n\n\nconst FROZEN = 1u;\nconst NEWLY_FROZEN = 2u;\n\n\nconst BLOCK_NEXT = 0u;\nconst BLOCK_FOUND = 1u;\nconst BLOCK_NOW = 2u;\nconst BLOCK_OPEN = 3u;\nconst BLOCK_ACTIVE = 4u;\nconst BLOCK_SPLITS = 5u;\nconst BLOCK_COUNT = 6u;\nconst BLOCK_PAIRS = 7u;\n\n\nfn tickLength() -> f32 { return params.drift / f32(TICKS); }\n\n\nfn pace() -> f32 { return params.kick / params.drift; }\n\n\nfn ticksWithin(wish: f32) -> u32 {\n  let most = wish / abs(tickLength());\n  if (!(most < f32(TICKS))) { return TICKS; }\n  return 1u << firstLeadingBit(max(u32(most), 1u));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> fixedVelocity: array<vec4u>;\n@group(0) @binding(2) var<storage, read> id: array<u32>;\n@group(0) @binding(3) var<storage, read_write> rungCounts: array<atomic<u32>>;\n@group(0) @binding(4) var<storage, read_write> quantity: array<f32>;\n\n\nconst RUNGS = 31u;\nvar<workgroup> rungsHere: array<atomic<u32>, RUNGS>;\n\n\nfn countRung(i: u32, isThere: bool, rung: u32, lane: u32) {\n  if (lane < RUNGS) { atomicStore(&rungsHere[lane], 0u); }\n  workgroupBarrier();\n  if (isThere) {\n    quantity[id[i]] = 1.0 + f32(rung);\n    atomicAdd(&rungsHere[rung], 1u);\n  }\n  workgroupBarrier();\n  if (lane < RUNGS) { atomicAdd(&rungCounts[lane], atomicLoad(&rungsHere[lane])); }\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  let isThere = i < params.n;\n  var halvings = 0u;\n  if (isThere) { halvings = countTrailingZeros(TICKS) - countTrailingZeros(ticksWithin(bitcast<f32>(fixedVelocity[2u * i].w))); }\n  countRung(i, isThere, halvings, lane);\n}\n",
  "map": [
   [
    1,
    "measure/blockRung.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/blocks.wgsl",
    2
   ],
   [
    67,
    "shared/flat.wgsl",
    2
   ],
   [
    79,
    "measure/blockRung.wgsl",
    9
   ],
   [
    84,
    "shared/rungCounts.wgsl",
    1
   ],
   [
    100,
    "measure/blockRung.wgsl",
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
    "name": "fixedVelocity",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "rungCounts",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "quantity",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "measure/capture": {
  "code": "\n\n\n\n\n\nstruct QuantityParams {\n  n: u32,\n  unit: f32,\n  time: f32,\n  galaxies: u32,\n  restart: u32,\n  first: u32,\n  every: u32,\n  body: u32,\n  radius: f32,\n  kineticUnit: f32,\n}\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read> id: array<u32>;\n@group(0) @binding(5) var<storage, read> traits: array<vec2u>;\n@group(0) @binding(6) var<storage, read> cores: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> captured: array<f32>;\n@group(0) @binding(8) var<storage, read_write> quantity: array<f32>;\n\nconst NEVER = 3e38;\n\n\nfn well(k: u32, place: vec3f) -> f32 {\n  let centre = cores[2u * k];\n  let offset = place - centre.xyz;\n  return cores[2u * k + 1u].w * inverseSqrt(dot(offset, offset) + centre.w * centre.w);\n}\n\nfn isElsewhere(i: u32, own: u32) -> bool {\n  if (own >= quantityParams.galaxies) { return false; }\n  let place = posMass[i].xyz;\n  let home = cores[2u * own];\n  var wells = 0.0;\n  for (var k = 0u; k < quantityParams.galaxies; k++) { wells += well(k, place); }\n  for (var k = 0u; k < quantityParams.galaxies; k++) {\n    let there = cores[2u * k];\n\n    if (k == own || distance(there.xyz, home.xyz) <= max(there.w, home.w)) { continue; }\n    let motion = velocity[i].xyz - cores[2u * k + 1u].xyz;\n\n    let depth = abs(acceleration[i].w) * well(k, place) / wells;\n    if (distance(place, there.xyz) < distance(place, home.xyz) && 0.5 * quantityParams.kineticUnit * dot(motion, motion) < depth) { return true; }\n  }\n  return false;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= quantityParams.n) { return; }\n  let body = id[i];\n  var at = captured[body];\n\n  if (quantityParams.restart == 1u || at > quantityParams.time) { at = NEVER; }\n  if (at == NEVER && isElsewhere(i, traits[body].x & 255u)) { at = quantityParams.time; }\n  captured[body] = at;\n  quantity[body] = select(1.0 + quantityParams.unit * (quantityParams.time - at), 0.0, at == NEVER);\n}\n",
  "map": [
   [
    1,
    "measure/capture.wgsl",
    1
   ],
   [
    6,
    "shared/quantity.wgsl",
    1
   ],
   [
    19,
    "shared/params.wgsl",
    1
   ],
   [
    45,
    "shared/flat.wgsl",
    2
   ],
   [
    57,
    "measure/capture.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "quantityParams",
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
    "name": "cores",
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
  "overrides": [],
  "threads": 256
 },
 "measure/centreShrink": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst GALAXIES = 8u;\nconst CLASSES = 20u;\nconst SHELLS = 96u;\n\nstruct Class {\n  galaxy: u32,\n  shines: u32,\n  quanta: f32,\n}\n\n\nstruct Sphere {\n  centre: vec3f,\n  radius: f32,\n  velocity: vec3f,\n  bodies: f32,\n}\n\n\nfn byteOf(word: u32, index: u32) -> u32 {\n  return (word >> (8u * (index & 3u))) & 255u;\n}\n\n\n\nconst SWEEP_TILE = 1024u;\nconst SWEEP_GROUPS = 256u;\n\nfn sweepGroups(n: u32) -> u32 {\n  return clamp((n + SWEEP_TILE - 1u) / SWEEP_TILE, 1u, SWEEP_GROUPS);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> repetition: Repetition;\n@group(0) @binding(2) var<storage, read> partials: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> spheres: array<Sphere>;\n\nconst REACH = 3.0;\nconst SHRINK = 0.75;\nconst ENOUGH = 0.02;\nconst LEAST = 32.0;\n\nvar<workgroup> held: array<mat3x4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(local_invocation_index) lane: u32) {\n  let galaxy = lane >> 3u;\n  var sum = mat3x4f();\n  if (galaxy < repetition.last) {\n    for (var group = lane & 7u; group < sweepGroups(params.n); group += 8u) {\n      let at = 3u * (GALAXIES * group + galaxy);\n      sum = sum + mat3x4f(partials[at], partials[at + 1u], partials[at + 2u]);\n    }\n  }\n  held[lane] = sum;\n  workgroupBarrier();\n  if ((lane & 7u) != 0u || galaxy >= repetition.last) { return; }\n  for (var k = 1u; k < 8u; k++) { sum = sum + held[lane + k]; }\n  let mass = sum[0].w;\n  let bodies = sum[2].x;\n  if (repetition.index == 0u) {\n    let scale = select(0.0, 1.0 / mass, mass > 0.0);\n    spheres[galaxy] = Sphere(scale * sum[0].xyz, 0.0, scale * sum[1].xyz, bodies);\n  } else if (repetition.index == 1u) {\n    spheres[galaxy].radius = REACH * exp(sum[2].y / max(bodies, 1.0));\n  } else {\n    let all = spheres[galaxy].bodies;\n    if (mass > 0.0 && bodies >= max(ENOUGH * all, min(LEAST, 0.5 * all))) {\n      spheres[galaxy].centre += sum[0].xyz / mass;\n      spheres[galaxy].velocity = sum[1].xyz / mass;\n      spheres[galaxy].radius *= SHRINK;\n    }\n  }\n}\n",
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
    32,
    "shared/profile.wgsl",
    1
   ],
   [
    65,
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
    "name": "repetition",
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
  "overrides": [],
  "threads": 64
 },
 "measure/centreSums": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst GALAXIES = 8u;\nconst CLASSES = 20u;\nconst SHELLS = 96u;\n\nstruct Class {\n  galaxy: u32,\n  shines: u32,\n  quanta: f32,\n}\n\n\nstruct Sphere {\n  centre: vec3f,\n  radius: f32,\n  velocity: vec3f,\n  bodies: f32,\n}\n\n\nfn byteOf(word: u32, index: u32) -> u32 {\n  return (word >> (8u * (index & 3u))) & 255u;\n}\n\n\n\nconst SWEEP_TILE = 1024u;\nconst SWEEP_GROUPS = 256u;\n\nfn sweepGroups(n: u32) -> u32 {\n  return clamp((n + SWEEP_TILE - 1u) / SWEEP_TILE, 1u, SWEEP_GROUPS);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> repetition: Repetition;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(4) var<storage, read> id: array<u32>;\n@group(0) @binding(5) var<storage, read> classOf: array<u32>;\n@group(0) @binding(6) var<storage, read> classes: array<Class>;\n@group(0) @binding(7) var<storage, read> spheres: array<Sphere>;\n@group(0) @binding(8) var<storage, read_write> partials: array<vec4f>;\n\nvar<workgroup> held: array<mat3x4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  var sums: array<mat3x4f, GALAXIES>;\n  for (var i = 64u * group.x + lane; i < params.n; i += 64u * sweepGroups(params.n)) {\n    let body = id[i];\n    let galaxy = classes[byteOf(classOf[body >> 2u], body)].galaxy;\n    let sphere = spheres[galaxy];\n    let p = posMass[i];\n\n    let d = p.xyz - select(sphere.centre, vec3f(0.0), repetition.index == 0u);\n    let r2 = dot(d, d);\n    if (repetition.index >= 2u && r2 > sphere.radius * sphere.radius) { continue; }\n    sums[galaxy][0] += p.w * vec4f(d, 1.0);\n    sums[galaxy][1] += vec4f(p.w * velocity[i].xyz, 0.0);\n    sums[galaxy][2] += vec4f(1.0, 0.5 * log(max(r2, 1e-30)), 0.0, 0.0);\n  }\n  for (var galaxy = 0u; galaxy < repetition.last; galaxy++) {\n    held[lane] = sums[galaxy];\n    for (var half = 32u; half > 0u; half >>= 1u) {\n      workgroupBarrier();\n      if (lane < half) { held[lane] = held[lane] + held[lane + half]; }\n    }\n    if (lane < 3u) { partials[3u * (GALAXIES * group.x + galaxy) + lane] = held[0][lane]; }\n    workgroupBarrier();\n  }\n}\n",
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
    32,
    "shared/profile.wgsl",
    1
   ],
   [
    65,
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
    "name": "repetition",
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
  "overrides": [],
  "threads": 64
 },
 "measure/coreCentres": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nstruct FollowParams {\n  n: u32,\n  elapsed: f32,\n  slot: u32,\n}\nconst CHOSEN = 17u;\nconst TRAILS = 16u;\nconst SLOTS = 512u;\nconst NOBODY = 0xffffffffu;\nconst CORES = 8u;\nconst CORE_SHARES = 64u;\nconst TRACKED = 12u;\n@group(0) @binding(0) var<uniform> followParams: FollowParams;\n@group(0) @binding(1) var<storage, read> partials: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> cores: array<vec4f>;\n@group(0) @binding(3) var<storage, read_write> trails: array<vec4f>;\n@group(0) @binding(4) var<uniform> repetition: Repetition;\n\n\nconst LOST = 1e-4;\n\nvar<workgroup> sums: array<mat2x4f, CORE_SHARES>;\n\n@compute @workgroup_size(CORE_SHARES)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let galaxy = group.x;\n  let at = 2u * (CORE_SHARES * galaxy + lane);\n  sums[lane] = mat2x4f(partials[at], partials[at + 1u]);\n  for (var half = CORE_SHARES / 2u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { sums[lane] = sums[lane] + sums[lane + half]; }\n  }\n  if (lane > 0u) { return; }\n  let old = cores[2u * galaxy];\n  let motion = cores[2u * galaxy + 1u];\n  var place = old.xyz + f32(repetition.last) * followParams.elapsed * motion.xyz;\n  var speed = motion.xyz;\n  let mass = sums[0][0].w;\n  if (mass > LOST * motion.w) {\n    place += sums[0][0].xyz / mass;\n    speed = sums[0][1].xyz / mass;\n  }\n  cores[2u * galaxy] = vec4f(place, old.w);\n  cores[2u * galaxy + 1u] = vec4f(speed, motion.w);\n  trails[(TRAILS + galaxy) * SLOTS + followParams.slot] = vec4f(place, 1.0);\n}\n",
  "map": [
   [
    1,
    "measure/coreCentres.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/follow.wgsl",
    1
   ],
   [
    44,
    "measure/coreCentres.wgsl",
    7
   ]
  ],
  "bindings": [
   {
    "name": "followParams",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "partials",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "cores",
    "binding": 2,
    "access": "storage"
   },
   {
    "name": "trails",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 4,
    "access": "uniform"
   }
  ],
  "overrides": [],
  "threads": 64
 },
 "measure/coreSums": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nstruct FollowParams {\n  n: u32,\n  elapsed: f32,\n  slot: u32,\n}\nconst CHOSEN = 17u;\nconst TRAILS = 16u;\nconst SLOTS = 512u;\nconst NOBODY = 0xffffffffu;\nconst CORES = 8u;\nconst CORE_SHARES = 64u;\nconst TRACKED = 12u;\n@group(0) @binding(0) var<uniform> followParams: FollowParams;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> id: array<u32>;\n@group(0) @binding(4) var<storage, read> traits: array<vec2u>;\n@group(0) @binding(5) var<storage, read> cores: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> partials: array<vec4f>;\n@group(0) @binding(7) var<uniform> repetition: Repetition;\n\nvar<workgroup> sums: array<mat2x4f, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let galaxy = group.x / CORE_SHARES;\n  let share = group.x % CORE_SHARES;\n  let old = cores[2u * galaxy];\n  let middle = old.xyz + f32(repetition.last) * followParams.elapsed * cores[2u * galaxy + 1u].xyz;\n  let width = old.w * f32(1u << repetition.index);\n  var sum = mat2x4f();\n  for (var i = share * 256u + lane; i < followParams.n; i += CORE_SHARES * 256u) {\n    if ((traits[id[i]].x & 255u) != galaxy) { continue; }\n    let p = posMass[i];\n    let offset = p.xyz - middle;\n    let weight = p.w * exp(-dot(offset, offset) / (width * width));\n    sum[0] += weight * vec4f(offset, 1.0);\n    sum[1] += weight * vec4f(velocity[i].xyz, 1.0);\n  }\n  sums[lane] = sum;\n  for (var half = 128u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { sums[lane] = sums[lane] + sums[lane + half]; }\n  }\n  if (lane < 2u) { partials[2u * group.x + lane] = sums[0][lane]; }\n}\n",
  "map": [
   [
    1,
    "measure/coreSums.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/follow.wgsl",
    1
   ],
   [
    46,
    "measure/coreSums.wgsl",
    9
   ]
  ],
  "bindings": [
   {
    "name": "followParams",
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
    "name": "cores",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "partials",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "repetition",
    "binding": 7,
    "access": "uniform"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "measure/flow": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn curlOf(rows: array<vec4f, 4>) -> vec3f {\n  return vec3f(rows[2].y - rows[1].z, rows[0].z - rows[2].x, rows[1].x - rows[0].y);\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\noverride UNIT: f32 = 1.0;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> induced: array<array<vec4f, 4>>;\n@group(0) @binding(2) var<storage, read_write> flow: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let rows = induced[i];\n  flow[i] = vec4f(UNIT * vec3f(rows[0].w, rows[1].w, rows[2].w), -length(curlOf(rows)));\n}\n",
  "map": [
   [
    1,
    "measure/flow.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    31,
    "shared/curl.wgsl",
    1
   ],
   [
    35,
    "shared/flat.wgsl",
    2
   ],
   [
    47,
    "measure/flow.wgsl",
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
    "name": "induced",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "flow",
    "binding": 2,
    "access": "storage"
   }
  ],
  "overrides": [
   "UNIT"
  ],
  "threads": 256
 },
 "measure/forceError": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\n\noverride SPLINE: u32 = 0u;\n\n\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n\n\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n\n\n\n\nfn withCell(sum: vec4f, here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv3 = rinv * rinv2;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n\n  let twice = fma(qx, offset.x, fma(qy, offset.y, fma(qz, offset.z, -diagonal.w)));\n  let quadrupole = twice * (0.5 * rinv2 * rinv2);\n  let radial = fma(5.0, quadrupole, centre.w) * rinv3;\n  let along = -(rinv3 * rinv2);\n  return vec4f(\n    fma(radial, offset.x, fma(along, qx, sum.x)),\n    fma(radial, offset.y, fma(along, qy, sum.y)),\n    fma(radial, offset.z, fma(along, qz, sum.z)),\n    fma(-rinv, centre.w + quadrupole, sum.w));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(3) var<storage, read> samples: array<u32>;\n@group(0) @binding(4) var<storage, read_write> exact: array<vec4f>;\n@group(0) @binding(5) var<uniform> repetition: Repetition;\n\n\nconst SAMPLES = 512u;\n\nvar<workgroup> sums: array<vec4f, 256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let count = min(SAMPLES, params.n);\n  let sample = flatSlice(group, groups, repetition, count);\n  if (sample >= count) { return; }\n  let i = samples[sample];\n  let here = posMass[i].xyz;\n  var sum = vec4f(0);\n  var j = lane;\n  while (j < params.n) {\n\n    var part = vec4f(0);\n    for (var k = 0u; k < 16u && j < params.n; k++) {\n      let source = posMass[j];\n      let offset = source.xyz - here;\n      let r2 = dot(offset, offset) + params.eps2;\n      if (j != i && (r2 > 0.0 || actsAtZero())) { part += fromBody(offset, r2, source.w); }\n      j += 256u;\n    }\n    sum += part;\n  }\n  sums[lane] = sum;\n\n  workgroupBarrier();\n  if (lane < 16u) {\n    for (var k = lane + 16u; k < 256u; k += 16u) { sum += sums[k]; }\n    sums[lane] = sum;\n  }\n  workgroupBarrier();\n  if (lane == 0u) {\n    for (var k = 1u; k < 16u; k++) { sum += sums[k]; }\n    exact[2u * sample] = sum;\n    exact[2u * sample + 1u] = acceleration[i];\n  }\n}\n",
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
    31,
    "shared/interact.wgsl",
    1
   ],
   [
    96,
    "shared/flat.wgsl",
    2
   ],
   [
    108,
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
    "name": "repetition",
    "binding": 5,
    "access": "uniform"
   }
  ],
  "overrides": [
   "SPLINE"
  ],
  "threads": 256
 },
 "measure/halfMass": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst GALAXIES = 8u;\nconst CLASSES = 20u;\nconst SHELLS = 96u;\n\nstruct Class {\n  galaxy: u32,\n  shines: u32,\n  quanta: f32,\n}\n\n\nstruct Sphere {\n  centre: vec3f,\n  radius: f32,\n  velocity: vec3f,\n  bodies: f32,\n}\n\n\nfn byteOf(word: u32, index: u32) -> u32 {\n  return (word >> (8u * (index & 3u))) & 255u;\n}\n\n\n\nconst SWEEP_TILE = 1024u;\nconst SWEEP_GROUPS = 256u;\n\nfn sweepGroups(n: u32) -> u32 {\n  return clamp((n + SWEEP_TILE - 1u) / SWEEP_TILE, 1u, SWEEP_GROUPS);\n}\n@group(0) @binding(0) var<uniform> repetition: Repetition;\n@group(0) @binding(1) var<storage, read> classes: array<Class>;\n@group(0) @binding(2) var<storage, read> edges: array<f32>;\n@group(0) @binding(3) var<storage, read> histogram: array<u32>;\n@group(0) @binding(4) var<storage, read_write> spheres: array<Sphere>;\n\n\nfn massOf(galaxy: u32, shell: u32) -> f32 {\n  var mass = 0.0;\n  for (var kind = 0u; kind < CLASSES; kind++) {\n    let its = classes[kind];\n    if (its.galaxy != galaxy || its.shines == 0u) { continue; }\n    let at = 3u * ((galaxy * CLASSES + kind) * SHELLS + shell);\n    mass += (f32(histogram[at]) + 4294967296.0 * f32(histogram[at + 1u])) / its.quanta;\n  }\n  return mass;\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(local_invocation_index) galaxy: u32) {\n  if (galaxy >= repetition.last) { return; }\n  var total = 0.0;\n  for (var shell = 0u; shell < SHELLS; shell++) { total += massOf(galaxy, shell); }\n  var within = 0.0;\n\n  for (var shell = 0u; shell < SHELLS - 1u; shell++) {\n    let mass = massOf(galaxy, shell);\n    if (within + mass >= 0.5 * total && mass > 0.0) {\n      let inner = sqrt(edges[shell]);\n      spheres[galaxy].radius = inner + (sqrt(edges[shell + 1u]) - inner) * (0.5 * total - within) / mass;\n      return;\n    }\n    within += mass;\n  }\n  spheres[galaxy].radius = sqrt(edges[SHELLS - 1u]);\n}\n",
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
    32,
    "shared/profile.wgsl",
    1
   ],
   [
    65,
    "measure/halfMass.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "repetition",
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
  "overrides": [],
  "threads": 64
 },
 "measure/interactionList": {
  "code": "\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nstruct Root {\n  middle: vec3f,\n  reach: f32,\n  half: f32,\n  scale: f32,\n}\n\n\n\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\nconst LANES = 32u;\n\nconst GO_ALONG = false;\nvar<workgroup> laneCounts: array<vec4u, 8>;\nvar<workgroup> laneVectors: array<vec4f, 32>;\nvar<workgroup> laneTotal: u32;\n\n\nfn laneOf(thread: u32) -> u32 { return thread; }\n\n\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  laneCounts[lane >> 2u][lane & 3u] = mine;\n  workgroupBarrier();\n\n  var before = 0u;\n  for (var word = 0u; word < 8u; word++) {\n    let four = select(vec4u(0u), laneCounts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));\n    before += four.x + four.y + four.z + four.w;\n  }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\nfn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {\n  let before = lanesBefore(lane, u32(a) | (u32(b) << 6u) | (u32(c) << 12u) | (u32(d) << 18u));\n  workgroupBarrier();\n  return vec2u(before, laneTotal);\n}\n\n\nfn vote(lane: u32, mine: bool) -> u32 {\n  workgroupBarrier();\n  laneCounts[lane >> 2u][lane & 3u] = select(0u, 1u << lane, mine);\n  workgroupBarrier();\n  var all = vec4u(0u);\n  for (var word = 0u; word < 8u; word++) { all |= laneCounts[word]; }\n  return all.x | all.y | all.z | all.w;\n}\n\n\nfn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 { return lanesBefore(lane, mine); }\n\n\n\nvar<workgroup> laneItems: array<u32, 32>;\nfn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {\n\n  if (mine > 0u) {\n    laneItems[before] = start;\n    if (mine > 1u) { laneItems[before + 1u] = start + 1u; }\n    if (mine > 2u) { laneItems[before + 2u] = start + 2u; }\n    if (mine > 3u) { laneItems[before + 3u] = start + 3u; }\n    if (mine > 4u) { laneItems[before + 4u] = start + 4u; }\n    if (mine > 5u) { laneItems[before + 5u] = start + 5u; }\n    if (mine > 6u) { laneItems[before + 6u] = start + 6u; }\n    if (mine > 7u) { laneItems[before + 7u] = start + 7u; }\n    if (most > 8u && mine > 8u) {\n      laneItems[before + 8u] = start + 8u;\n      if (mine > 9u) { laneItems[before + 9u] = start + 9u; }\n      if (mine > 10u) { laneItems[before + 10u] = start + 10u; }\n      if (mine > 11u) { laneItems[before + 11u] = start + 11u; }\n      if (mine > 12u) { laneItems[before + 12u] = start + 12u; }\n      if (mine > 13u) { laneItems[before + 13u] = start + 13u; }\n      if (mine > 14u) { laneItems[before + 14u] = start + 14u; }\n      if (mine > 15u) { laneItems[before + 15u] = start + 15u; }\n    }\n  }\n}\nfn laidItem(lane: u32) -> u32 { return laneItems[lane]; }\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] = min(laneVectors[lane], laneVectors[lane + half]); }\n  }\n  workgroupBarrier();\n  let least = laneVectors[0];\n  workgroupBarrier();\n  return least;\n}\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f {\n  laneVectors[lane] = mine;\n  for (var half = 16u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) { laneVectors[lane] += laneVectors[lane + half]; }\n  }\n  workgroupBarrier();\n  let sum = laneVectors[0];\n  workgroupBarrier();\n  return sum;\n}\n\n\n\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\n\nvar<workgroup> batchTaken: vec3u;\n\n\n\n\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32, counts: u32) -> vec3u {\n  let free = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(free, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(stackSize, LANES), own, 8u);\n  let used = min(own, limit - min(before, limit));\n  layRuns(lane, before, (linkFirst(link) + own - used) | (link & LINK_LEAF), used, 8u);\n  if (used > 0u && used < own) { stack[stackSize - 1u - lane] = makeLink(linkIsLeaf(link), linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < limit) & (before + own >= limit);\n  let empties = (lane == LANES - 1u) & (before + own < limit);\n  if (fills | empties) {\n    let taken = select(lane, lane + 1u, used == own);\n    batchTaken = vec3u(min(before + own, limit), select(stackSize - taken, 0u, empties), counts);\n  }\n  return workgroupUniformLoad(&batchTaken);\n}\n\nconst OPENING_BONSAI = 0u;\nconst OPENING_DISTANCE = 1u;\nconst OPENING_BOUNDARY = 3u;\nconst OPENING_SPHERE = 4u;\nconst OPENING_ERROR = 2u;\n\n\nconst MOST_RAISED = 4.0;\n\n\n\nconst HEAVIER = 1.01;\n\n\n\nconst CLOSEST = 1.8;\n\n\n\n\nconst PULL = 8.0;\n\n\nconst FAR_SOFTENING = 10.0;\n\n\nconst FAR_OVERFLOW = 1e-8;\noverride SPLINE: u32 = 0u;\noverride QUADRUPOLE: u32 = 1u;\noverride OPENING: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(5) var<storage, read> groupList: array<u32>;\n@group(0) @binding(6) var<storage, read> places: array<u32>;\n@group(0) @binding(7) var<storage, read_write> interactions: array<u32>;\n@group(0) @binding(8) var<storage, read> nodeBox: array<vec4f>;\n@group(0) @binding(9) var<uniform> root: Root;\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\n\n\noverride FOREIGN: u32 = 0u;\n\noverride ADD: u32 = 0u;\n\noverride ACTIVE: u32 = 0u;\n\n\nconst NO_SOURCE = 0x80000000u;\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }\n\n\n\n\n\n\n\n\n\n\n\nconst NO_DISTANCE = 1e-30;\n\n\nfn targetBody(i: u32) -> vec4f {\n  if (FOREIGN == 1u) { return velocity[2u * i]; }\n  return posMass[i];\n}\n\n\nfn targetFeels(i: u32) -> f32 {\n  if (FOREIGN == 1u) { return velocity[2u * i + 1u].w; }\n  return velocity[i].w;\n}\n\n\nstruct Targets {\n\n  low: vec4f,\n  high: vec4f,\n  middle: vec4f,\n  away: f32,\n  raised: f32,\n}\n\n\n\n\n\nfn raisedBy(largest: f32, mass: f32, radius: f32) -> f32 {\n  let times = params.ownPull * mass / max((radius * radius + params.eps2) * largest, NO_DISTANCE);\n  return select(clamp(times, 1.0, MOST_RAISED), 1.0, radius == 0.0);\n}\n\n\nfn targetsOf(lane: u32, first: u32, end: u32) -> Targets {\n  let body0 = min(first + lane, end - 1u);\n  let body1 = min(first + lane + LANES, end - 1u);\n  let a = targetBody(body0);\n  let b = targetBody(body1);\n  let felt = vec2f(targetFeels(body0), targetFeels(body1));\n  let weighed = select(felt, vec2f(1e30), felt < vec2f(0));\n  let low = lanesMin(lane, vec4f(min(a.xyz, b.xyz), min(weighed.x, weighed.y)));\n  let high = -lanesMin(lane, vec4f(-max(a.xyz, b.xyz), -max(felt.x, felt.y)));\n  let middle = 0.5 * (low.xyz + high.xyz);\n  let radius = -lanesMin(lane, vec4f(-max(distance(a.xyz, middle), distance(b.xyz, middle)))).x;\n  let own = select(0.0, a.w, first + lane < end) + select(0.0, b.w, first + lane + LANES < end);\n  let mass = lanesSum(lane, vec4f(own)).x;\n  return Targets(vec4f(low.xyz, radius), vec4f(high.xyz, HEAVIER * mass), vec4f(middle, params.tau * low.w),\n    distance(middle, root.middle) + radius, raisedBy(high.w, mass, radius));\n}\n\n\nfn gapTo(targets: Targets, place: vec3f) -> vec3f { return max(max(targets.low.xyz - place, place - targets.high.xyz), vec3f(0)); }\n\n\n\nfn actsAs(targets: Targets, centre: vec4f, test: vec4u) -> vec2<bool> {\n  let spread = bitcast<f32>(test.y);\n  let size = bitcast<f32>(test.z);\n  let apart = centre.xyz - targets.middle.xyz;\n  var far = false;\n  if (QUADRUPOLE == 1u) {\n    let apart2 = dot(apart, apart);\n    let inverse = inverseSqrt(max(apart2, NO_DISTANCE));\n    let clear = apart2 * inverse - targets.low.w - size;\n    let beyond = bitcast<f32>(test.x) - targets.away;\n    let most = params.farShare * targets.middle.w * targets.raised;\n    let x = spread * inverse;\n    let y = (targets.low.w + spread) * inverse;\n    let y2 = y * y;\n    let faint = (beyond > params.spline) & (PULL * centre.w <= most * beyond * beyond);\n    let converges = (clear > params.spline) & (centre.w * fma(5.0 * y2, y2, x * x * x) <= most * clear * clear);\n    far = (apart2 > params.farSoftening) & (faint | converges);\n    if (!GO_ALONG && far) { return vec2<bool>(true, false); }\n  }\n  let gap = gapTo(targets, centre.xyz);\n  let gap2 = dot(gap, gap);\n  let inverse = inverseSqrt(max(gap2, NO_DISTANCE));\n  let d = gap2 * inverse;\n  let clear = d - size;\n  let x = spread * inverse;\n  var lost = select(3.0 * x * x, 4.0 * x * x * x, QUADRUPOLE == 1u);\n  if (HEXADECAPOLE == 1u) { lost = 6.0 * x * x * x * x * x; }\n  let heavy = centre.w > targets.high.w;\n  let near = heavy & (d < CLOSEST * size);\n  let allowed = targets.middle.w * select(1.0, targets.raised, heavy);\n  let small = (params.angle * d > size) | (!near & (centre.w * lost <= allowed * clear * clear));\n\n  let few = linkIsLeaf(test.w) & (linkCount(test.w) <= 2u);\n  return vec2<bool>(far, !far & (clear > params.spline) & !few & small);\n}\n\n\nconst HEAD = 16u;\nconst CAPACITY = 32768u;\n\n@compute @workgroup_size(32)\nfn main(@builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n\n  if (groupList[0] == 0u) {\n    if (lane < HEAD) { interactions[lane] = 0u; }\n    return;\n  }\n\n  var index = 0u;\n  var past = groupList[0];\n  while (past - index > 1u) {\n    let middle = (index + past) / 2u;\n    if (groupList[GROUP_LIST + middle] <= places[0]) { index = middle; } else { past = middle; }\n  }\n  let deepest = groupList[1];\n  let first = groupList[GROUP_LIST + index];\n  let end = groupList[GROUP_LIST + index + 1u];\n  let targets = targetsOf(lane, first, end);\n\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var cellCount = 0u;\n  var farCount = 0u;\n  var leafCount = 0u;\n  var ownBodies = 0u;\n  while (batch > 0u) {\n    var opened = 0u;\n    var far = 0u;\n    var near = 0u;\n    var leafBodies = 0u;\n    var link = 0u;\n    if (lane < batch) {\n      let test = nodeTest[node];\n      let centre = nodeCentre[node];\n      link = test.w;\n      let leaf = linkIsLeaf(link);\n      if (OPENING == OPENING_ERROR) {\n        let acts = actsAs(targets, centre, test);\n        far = u32(acts.x);\n        near = u32(acts.y);\n      } else {\n        let soft = params.spline + bitcast<f32>(test.z);\n        let gap = gapTo(targets, centre.xyz);\n        var away = gap;\n        if (OPENING == OPENING_DISTANCE) {\n          away = max(max(targets.low.xyz - nodeBox[2u * node + 1u].xyz, nodeBox[2u * node].xyz - targets.high.xyz), vec3f(0));\n        }\n        near = u32(dot(away, away) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft));\n      }\n      if (far + near == 0u) {\n        if (leaf) { leafBodies = linkCount(link); } else { opened = 1u; }\n      }\n    }\n    let flags = flagsBefore(lane, opened == 1u, near == 1u, far == 1u, leafBodies > 0u);\n    let place = flags.x;\n    if (opened == 1u) { stack[stackSize + (place & 63u)] = link; }\n    let at = cellCount + farCount + ((place >> 6u) & 63u) + ((place >> 12u) & 63u);\n    if (far + near == 1u && at < CAPACITY) { interactions[HEAD + at] = node | select(0u, LINK_LEAF, far == 1u); }\n    let leafAt = leafCount + (place >> 18u);\n    if (leafBodies > 0u && leafAt < CAPACITY) { interactions[HEAD + CAPACITY + leafAt] = link; }\n    ownBodies += leafBodies;\n    workgroupBarrier();\n    let taken = takeBatch(stackSize + (flags.y & 63u), lane, deepest, flags.y);\n    batch = taken.x;\n    stackSize = taken.y;\n    cellCount += (taken.z >> 6u) & 63u;\n    farCount += (taken.z >> 12u) & 63u;\n    leafCount += taken.z >> 18u;\n    if (lane < batch) { node = laidItem(lane); }\n  }\n  let bodies = u32(lanesSum(lane, vec4f(f32(ownBodies))).x);\n  if (lane > 0u) { return; }\n\n  interactions[0] = 72u;\n  interactions[1] = min(cellCount + farCount, CAPACITY);\n  interactions[2] = 0u;\n  interactions[3] = 0u;\n  interactions[4] = 6u;\n  interactions[5] = 16u * min(leafCount, CAPACITY);\n  interactions[6] = 0u;\n  interactions[7] = 0u;\n  interactions[8] = cellCount;\n  interactions[9] = farCount;\n  interactions[10] = bodies;\n  interactions[11] = end - first;\n  interactions[12] = index;\n}\n",
  "map": [
   [
    1,
    "measure/interactionList.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/root.wgsl",
    1
   ],
   [
    49,
    "shared/link.wgsl",
    1
   ],
   [
    59,
    "shared/lanes.wgsl",
    1
   ],
   [
    156,
    "shared/stack.wgsl",
    1
   ],
   [
    189,
    "shared/criterion.wgsl",
    1
   ],
   [
    217,
    "measure/interactionList.wgsl",
    13
   ],
   [
    230,
    "shared/groups.wgsl",
    1
   ],
   [
    235,
    "shared/targets.wgsl",
    1
   ],
   [
    246,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    251,
    "shared/opening.wgsl",
    3
   ],
   [
    353,
    "measure/interactionList.wgsl",
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
    "name": "interactions",
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
   "GROUP",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "HEXADECAPOLE"
  ],
  "threads": 32
 },
 "measure/localDensity": {
  "code": "\n\n\n\n\n\nstruct QuantityParams {\n  n: u32,\n  unit: f32,\n  time: f32,\n  galaxies: u32,\n  restart: u32,\n  first: u32,\n  every: u32,\n  body: u32,\n  radius: f32,\n  kineticUnit: f32,\n}\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> id: array<u32>;\n@group(0) @binding(3) var<storage, read_write> quantity: array<f32>;\n\nconst REACH = 64u;\nconst NEAR = 16u;\n\nconst MISSED = 1.5;\nconst VOLUME = 4.18879;\n\nvar<workgroup> tile: array<vec4f, 384>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let first = flatGroup(group, groups) * 256u;\n  for (var k = lane; k < 256u + 2u * REACH; k += 256u) {\n\n    let j = first + k - REACH;\n    if (first + k >= REACH && j < quantityParams.n) { tile[k] = posMass[j]; } else { tile[k] = vec4f(1e18, 1e18, 1e18, 0.0); }\n  }\n  workgroupBarrier();\n  let i = first + lane;\n  if (i >= quantityParams.n) { return; }\n  let here = tile[lane + REACH].xyz;\n\n\n  var near: array<f32, 16>;\n  for (var s = 0u; s < NEAR; s++) { near[s] = 1e36; }\n  for (var k = 0u; k <= 2u * REACH; k++) {\n    let offset = tile[lane + k].xyz - here;\n    var d = dot(offset, offset);\n    if (k == REACH || d >= near[NEAR - 1u]) { continue; }\n    for (var s = 0u; s < NEAR; s++) {\n      let less = min(near[s], d);\n      d = max(near[s], d);\n      near[s] = less;\n    }\n  }\n\n  let last = min(NEAR, max(quantityParams.n, 2u) - 1u) - 1u;\n  let edge = near[last];\n  var mass = 0.0;\n  for (var k = 0u; k <= 2u * REACH; k++) {\n    let offset = tile[lane + k].xyz - here;\n    if (k != REACH && dot(offset, offset) < edge) { mass += tile[lane + k].w; }\n  }\n  let r = sqrt(max(edge, 1e-24));\n  quantity[id[i]] = quantityParams.unit * MISSED * mass / (VOLUME * r * r * r);\n}\n",
  "map": [
   [
    1,
    "measure/localDensity.wgsl",
    1
   ],
   [
    6,
    "shared/quantity.wgsl",
    1
   ],
   [
    19,
    "shared/params.wgsl",
    1
   ],
   [
    45,
    "shared/flat.wgsl",
    2
   ],
   [
    57,
    "measure/localDensity.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "quantityParams",
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
  "overrides": [],
  "threads": 256
 },
 "measure/neighbours": {
  "code": "\n\n\n\n\n\n\nstruct QuantityParams {\n  n: u32,\n  unit: f32,\n  time: f32,\n  galaxies: u32,\n  restart: u32,\n  first: u32,\n  every: u32,\n  body: u32,\n  radius: f32,\n  kineticUnit: f32,\n}\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\noverride PHASE: u32 = 0u;\n@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> id: array<u32>;\n@group(0) @binding(3) var<storage, read_write> neighbours: array<atomic<u32>>;\n\n\nconst NEIGHBOUR_DISTANCE = 3u;\nconst NEIGHBOUR_NEAREST = 4u;\nconst NEIGHBOUR_COUNT = 5u;\nconst NEIGHBOUR_LIST = 6u;\n\nconst MOST = 250u;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= quantityParams.n) { return; }\n  let body = id[i];\n  let own = body == quantityParams.body;\n  let place = posMass[i].xyz;\n  if (PHASE == 0u) {\n    if (own) { for (var k = 0u; k < 3u; k++) { atomicStore(&neighbours[k], bitcast<u32>(place[k])); } }\n    return;\n  }\n  if (own) { return; }\n  let here = vec3f(bitcast<f32>(atomicLoad(&neighbours[0])), bitcast<f32>(atomicLoad(&neighbours[1])), bitcast<f32>(atomicLoad(&neighbours[2])));\n  let offset = place - here;\n  let r2 = dot(offset, offset);\n  if (PHASE == 1u) {\n    atomicMin(&neighbours[NEIGHBOUR_DISTANCE], bitcast<u32>(r2));\n    return;\n  }\n  if (bitcast<u32>(r2) == atomicLoad(&neighbours[NEIGHBOUR_DISTANCE])) { atomicMin(&neighbours[NEIGHBOUR_NEAREST], body); }\n  if (r2 > quantityParams.radius * quantityParams.radius) { return; }\n  let at = atomicAdd(&neighbours[NEIGHBOUR_COUNT], 1u);\n  if (at < MOST) { atomicStore(&neighbours[NEIGHBOUR_LIST + at], body); }\n}\n",
  "map": [
   [
    1,
    "measure/neighbours.wgsl",
    1
   ],
   [
    7,
    "shared/quantity.wgsl",
    1
   ],
   [
    20,
    "shared/params.wgsl",
    1
   ],
   [
    46,
    "shared/flat.wgsl",
    2
   ],
   [
    58,
    "measure/neighbours.wgsl",
    9
   ]
  ],
  "bindings": [
   {
    "name": "quantityParams",
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
    "name": "neighbours",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": [
   "PHASE"
  ],
  "threads": 256
 },
 "measure/profile": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst GALAXIES = 8u;\nconst CLASSES = 20u;\nconst SHELLS = 96u;\n\nstruct Class {\n  galaxy: u32,\n  shines: u32,\n  quanta: f32,\n}\n\n\nstruct Sphere {\n  centre: vec3f,\n  radius: f32,\n  velocity: vec3f,\n  bodies: f32,\n}\n\n\nfn byteOf(word: u32, index: u32) -> u32 {\n  return (word >> (8u * (index & 3u))) & 255u;\n}\n\n\n\nconst SWEEP_TILE = 1024u;\nconst SWEEP_GROUPS = 256u;\n\nfn sweepGroups(n: u32) -> u32 {\n  return clamp((n + SWEEP_TILE - 1u) / SWEEP_TILE, 1u, SWEEP_GROUPS);\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> repetition: Repetition;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> id: array<u32>;\n@group(0) @binding(4) var<storage, read> classOf: array<u32>;\n@group(0) @binding(5) var<storage, read> classes: array<Class>;\n@group(0) @binding(6) var<storage, read> spheres: array<Sphere>;\n@group(0) @binding(7) var<storage, read> edges: array<f32>;\n@group(0) @binding(8) var<storage, read_write> histogram: array<atomic<u32>>;\n\n\nconst TILE = 1024u;\n\n\nvar<workgroup> masses: array<atomic<u32>, CLASSES * SHELLS>;\nvar<workgroup> bodies: array<atomic<u32>, CLASSES * SHELLS>;\n\n\nfn shellOf(r2: f32) -> u32 {\n  var low = 0u;\n  var high = SHELLS;\n  while (high - low > 1u) {\n    let middle = (low + high) / 2u;\n    if (r2 >= edges[middle]) { low = middle; } else { high = middle; }\n  }\n  return low;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let begin = TILE * flatGroup(group, groups);\n  let centre = spheres[repetition.index].centre;\n  for (var k = 0u; k < TILE; k += 256u) {\n    let i = begin + k + lane;\n    if (i < params.n) {\n      let body = id[i];\n      let kind = byteOf(classOf[body >> 2u], body);\n      let p = posMass[i];\n      let d = p.xyz - centre;\n      let slot = kind * SHELLS + shellOf(dot(d, d));\n      atomicAdd(&masses[slot], u32(clamp(floor(p.w * classes[kind].quanta + 0.5), 0.0, 1048576.0)));\n      atomicAdd(&bodies[slot], 1u);\n    }\n  }\n  workgroupBarrier();\n  for (var slot = lane; slot < CLASSES * SHELLS; slot += 256u) {\n    let count = atomicLoad(&bodies[slot]);\n    if (count == 0u) { continue; }\n    let mass = atomicLoad(&masses[slot]);\n    let at = 3u * (CLASSES * SHELLS * repetition.index + slot);\n\n    let before = atomicAdd(&histogram[at], mass);\n    if (before + mass < before) { atomicAdd(&histogram[at + 1u], 1u); }\n    atomicAdd(&histogram[at + 2u], count);\n  }\n}\n",
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
    32,
    "shared/profile.wgsl",
    1
   ],
   [
    65,
    "shared/flat.wgsl",
    2
   ],
   [
    77,
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
    "name": "repetition",
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
  "overrides": [],
  "threads": 256
 },
 "measure/relativeErrors": {
  "code": "\n\n\n\n\nstruct QuantityParams {\n  n: u32,\n  unit: f32,\n  time: f32,\n  galaxies: u32,\n  restart: u32,\n  first: u32,\n  every: u32,\n  body: u32,\n  radius: f32,\n  kineticUnit: f32,\n}\n@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;\n@group(0) @binding(1) var<storage, read> exact: array<vec4f>;\n@group(0) @binding(2) var<storage, read_write> quantity: array<f32>;\n\n\nconst LEAST = 1e-9;\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id) thread: vec3u) {\n  let body = quantityParams.first + thread.x * quantityParams.every;\n  if (body >= quantityParams.n) { return; }\n  let force = exact[2u * thread.x].xyz;\n  let size = length(force);\n  quantity[body] = select(0.0, max(distance(exact[2u * thread.x + 1u].xyz, force) / size, LEAST), size > 0.0);\n}\n",
  "map": [
   [
    1,
    "measure/relativeErrors.wgsl",
    1
   ],
   [
    5,
    "shared/quantity.wgsl",
    1
   ],
   [
    18,
    "measure/relativeErrors.wgsl",
    6
   ]
  ],
  "bindings": [
   {
    "name": "quantityParams",
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
  "overrides": [],
  "threads": 64
 },
 "measure/rung": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst DEEPEST_RUNG = 12u;\n\nconst SPLINE_REACH = 2.8;\n\n\nconst RUNG_DEPTH = 0u;\nconst RUNG_NOW = 1u;\nconst RUNG_WALKED = 2u;\nconst RUNG_BLOCKS = 4u;\n\n\nfn calmest() -> f32 {\n  let softening = select(sqrt(params.eps2), params.spline / SPLINE_REACH, params.spline > 0.0);\n  return 2.0 * params.eta * softening / (params.drift * params.kick);\n}\n\n\n\nfn rungOf(size: f32) -> u32 {\n  var rung = 0u;\n  for (var most = calmest(); rung < DEEPEST_RUNG && most > 0.0 && size > most; most *= 4.0) { rung++; }\n  return rung;\n}\n\n\nfn spanOf(rung: u32, depth: u32) -> u32 { return 1u << (depth - rung); }\n\n\nfn shareOf(rung: u32) -> f32 { return 1.0 / f32(1u << rung); }\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(2) var<storage, read> id: array<u32>;\n@group(0) @binding(3) var<storage, read_write> rungCounts: array<atomic<u32>>;\n@group(0) @binding(4) var<storage, read_write> quantity: array<f32>;\n\n\nconst RUNGS = 31u;\nvar<workgroup> rungsHere: array<atomic<u32>, RUNGS>;\n\n\nfn countRung(i: u32, isThere: bool, rung: u32, lane: u32) {\n  if (lane < RUNGS) { atomicStore(&rungsHere[lane], 0u); }\n  workgroupBarrier();\n  if (isThere) {\n    quantity[id[i]] = 1.0 + f32(rung);\n    atomicAdd(&rungsHere[rung], 1u);\n  }\n  workgroupBarrier();\n  if (lane < RUNGS) { atomicAdd(&rungCounts[lane], atomicLoad(&rungsHere[lane])); }\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  let isThere = i < params.n;\n  var found = 0u;\n  if (isThere) { found = rungOf(velocity[i].w); }\n  countRung(i, isThere, found, lane);\n}\n",
  "map": [
   [
    1,
    "measure/rung.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/rungs.wgsl",
    2
   ],
   [
    63,
    "shared/flat.wgsl",
    2
   ],
   [
    75,
    "measure/rung.wgsl",
    8
   ],
   [
    80,
    "shared/rungCounts.wgsl",
    1
   ],
   [
    96,
    "measure/rung.wgsl",
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
    "name": "velocity",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "id",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "rungCounts",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "quantity",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "measure/sample": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\noverride STRIDE: u32 = 1u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> id: array<u32>;\n@group(0) @binding(3) var<storage, read_write> positions: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= params.n) { return; }\n  let body = id[i];\n  if (body % STRIDE == 0u) { positions[body / STRIDE] = posMass[i]; }\n}\n",
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
    31,
    "shared/flat.wgsl",
    2
   ],
   [
    43,
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
    "name": "positions",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": [
   "STRIDE"
  ],
  "threads": 256
 },
 "measure/sampleBatch": {
  "code": "\n\n\n\n\nstruct QuantityParams {\n  n: u32,\n  unit: f32,\n  time: f32,\n  galaxies: u32,\n  restart: u32,\n  first: u32,\n  every: u32,\n  body: u32,\n  radius: f32,\n  kineticUnit: f32,\n}\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> quantityParams: QuantityParams;\n@group(0) @binding(1) var<storage, read> id: array<u32>;\n@group(0) @binding(2) var<storage, read_write> samples: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= quantityParams.n) { return; }\n  let body = id[i];\n  if (body % quantityParams.every == quantityParams.first) { samples[body / quantityParams.every] = i; }\n}\n",
  "map": [
   [
    1,
    "measure/sampleBatch.wgsl",
    1
   ],
   [
    5,
    "shared/quantity.wgsl",
    1
   ],
   [
    18,
    "shared/params.wgsl",
    1
   ],
   [
    44,
    "shared/flat.wgsl",
    2
   ],
   [
    56,
    "measure/sampleBatch.wgsl",
    7
   ]
  ],
  "bindings": [
   {
    "name": "quantityParams",
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
  "overrides": [],
  "threads": 256
 },
 "measure/shape": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\n\nconst GALAXIES = 8u;\nconst CLASSES = 20u;\nconst SHELLS = 96u;\n\nstruct Class {\n  galaxy: u32,\n  shines: u32,\n  quanta: f32,\n}\n\n\nstruct Sphere {\n  centre: vec3f,\n  radius: f32,\n  velocity: vec3f,\n  bodies: f32,\n}\n\n\nfn byteOf(word: u32, index: u32) -> u32 {\n  return (word >> (8u * (index & 3u))) & 255u;\n}\n\n\n\nconst SWEEP_TILE = 1024u;\nconst SWEEP_GROUPS = 256u;\n\nfn sweepGroups(n: u32) -> u32 {\n  return clamp((n + SWEEP_TILE - 1u) / SWEEP_TILE, 1u, SWEEP_GROUPS);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> repetition: Repetition;\n@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(3) var<storage, read> id: array<u32>;\n@group(0) @binding(4) var<storage, read> classOf: array<u32>;\n@group(0) @binding(5) var<storage, read> classes: array<Class>;\n@group(0) @binding(6) var<storage, read> spheres: array<Sphere>;\n@group(0) @binding(7) var<storage, read_write> partials: array<vec4f>;\n\nvar<workgroup> held: array<mat2x4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {\n  var sums: array<mat2x4f, GALAXIES>;\n  for (var i = 64u * group.x + lane; i < params.n; i += 64u * sweepGroups(params.n)) {\n    let body = id[i];\n    if (classes[byteOf(classOf[body >> 2u], body)].shines == 0u) { continue; }\n    let p = posMass[i];\n    for (var galaxy = 0u; galaxy < repetition.last; galaxy++) {\n      let d = p.xyz - spheres[galaxy].centre;\n      if (dot(d, d) > spheres[galaxy].radius * spheres[galaxy].radius) { continue; }\n      sums[galaxy][0] += p.w * vec4f(d * d, 1.0);\n      sums[galaxy][1] += vec4f(p.w * d.xxy * d.yzz, 1.0);\n    }\n  }\n  for (var galaxy = 0u; galaxy < repetition.last; galaxy++) {\n    held[lane] = sums[galaxy];\n    for (var half = 32u; half > 0u; half >>= 1u) {\n      workgroupBarrier();\n      if (lane < half) { held[lane] = held[lane] + held[lane + half]; }\n    }\n    if (lane < 2u) { partials[2u * (GALAXIES * group.x + galaxy) + lane] = held[0][lane]; }\n    workgroupBarrier();\n  }\n}\n",
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
    32,
    "shared/profile.wgsl",
    1
   ],
   [
    65,
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
    "name": "repetition",
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
  "overrides": [],
  "threads": 64
 },
 "measure/totals": {
  "code": "\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read_write> partials: array<vec4f>;\n\n\nconst TILE = 256u;\n\nvar<workgroup> sums: array<mat4x4f, 64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let tile = flatGroup(group, groups);\n  if (tile * TILE >= params.n) { return; }\n  var sum = mat4x4f();\n  for (var k = 0u; k < TILE; k += 64u) {\n    let i = tile * TILE + k + lane;\n    if (i < params.n) {\n      let p = posMass[i];\n      let v = velocity[i].xyz;\n      let a = acceleration[i];\n      sum[0] += p.w * vec4f(1.0, dot(v, v), a.w, dot(p.xyz, a.xyz));\n      sum[1] += vec4f(p.w * v, 1.0);\n      sum[2] += vec4f(p.w * cross(p.xyz, v), 0.0);\n      sum[3] += vec4f(p.w * p.xyz, 0.0);\n    }\n  }\n  sums[lane] = sum;\n  for (var half = 32u; half > 0u; half >>= 1u) {\n    workgroupBarrier();\n    if (lane < half) {\n      sums[lane] = sums[lane] + sums[lane + half];\n    }\n  }\n  if (lane < 4u) { partials[4u * tile + lane] = sums[0][lane]; }\n}\n",
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
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
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
  "overrides": [],
  "threads": 64
 },
 "measure/track": {
  "code": "\n\n\n\n\n\nstruct FollowParams {\n  n: u32,\n  elapsed: f32,\n  slot: u32,\n}\nconst CHOSEN = 17u;\nconst TRAILS = 16u;\nconst SLOTS = 512u;\nconst NOBODY = 0xffffffffu;\nconst CORES = 8u;\nconst CORE_SHARES = 64u;\nconst TRACKED = 12u;\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n@group(0) @binding(0) var<uniform> followParams: FollowParams;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;\n@group(0) @binding(4) var<storage, read> id: array<u32>;\n@group(0) @binding(5) var<storage, read> chosen: array<u32>;\n@group(0) @binding(6) var<storage, read_write> tracked: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> places: array<u32>;\n@group(0) @binding(8) var<storage, read_write> trails: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= followParams.n) { return; }\n  let body = id[i];\n  for (var k = 0u; k < CHOSEN; k++) {\n    if (chosen[k] != body) { continue; }\n    let p = posMass[i];\n    tracked[3u * k] = p;\n    tracked[3u * k + 1u] = velocity[i];\n    tracked[3u * k + 2u] = acceleration[i];\n    places[k] = i;\n    if (k > 0u) { trails[(k - 1u) * SLOTS + followParams.slot] = vec4f(p.xyz, 1.0); }\n  }\n}\n",
  "map": [
   [
    1,
    "measure/track.wgsl",
    1
   ],
   [
    6,
    "shared/follow.wgsl",
    1
   ],
   [
    19,
    "shared/params.wgsl",
    1
   ],
   [
    45,
    "shared/flat.wgsl",
    2
   ],
   [
    57,
    "measure/track.wgsl",
    8
   ]
  ],
  "bindings": [
   {
    "name": "followParams",
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
    "name": "trails",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "render/pick": {
  "code": "\n\n\n\n\nstruct ViewParams {\n  clip: mat4x4f,\n  pointer: vec2f,\n  extent: vec2f,\n  reach: f32,\n  n: u32,\n  shallowest: u32,\n  deepest: u32,\n}\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\noverride SECOND: u32 = 0u;\n@group(0) @binding(0) var<uniform> view: ViewParams;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> id: array<u32>;\n@group(0) @binding(3) var<storage, read> traits: array<vec2u>;\n@group(0) @binding(4) var<storage, read_write> best: array<atomic<u32>>;\n\n\nconst FAINT = 0.2;\nconst HANDICAP = 3.0;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {\n  let i = flatGroup(group, groups) * 256u + lane;\n  if (i >= view.n) { return; }\n  let p = view.clip * vec4f(posMass[i].xyz, 1.0);\n  if (p.w <= 0.0) { return; }\n  let body = id[i];\n  let light = bitcast<f32>(traits[body].y) * f32(view.n);\n  var away = distance(p.xy / p.w * view.extent, view.pointer);\n  away *= select(1.0, HANDICAP, light < FAINT);\n  if (!(away <= view.reach)) { return; }\n  let bits = bitcast<u32>(away);\n  if (SECOND == 0u) {\n    atomicMin(&best[0], bits);\n  } else if (bits == atomicLoad(&best[0])) {\n    atomicMin(&best[1], body);\n  }\n}\n",
  "map": [
   [
    1,
    "render/pick.wgsl",
    1
   ],
   [
    5,
    "shared/view.wgsl",
    1
   ],
   [
    15,
    "shared/params.wgsl",
    1
   ],
   [
    41,
    "shared/flat.wgsl",
    2
   ],
   [
    53,
    "render/pick.wgsl",
    7
   ]
  ],
  "bindings": [
   {
    "name": "view",
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
  ],
  "threads": 256
 },
 "render/treeRange": {
  "code": "\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nstruct ViewParams {\n  clip: mat4x4f,\n  pointer: vec2f,\n  extent: vec2f,\n  reach: f32,\n  n: u32,\n  shallowest: u32,\n  deepest: u32,\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<uniform> view: ViewParams;\n@group(0) @binding(2) var<storage, read> levelStart: array<u32>;\n@group(0) @binding(3) var<storage, read_write> cellDraw: array<u32>;\n\n\nconst BOX_VERTICES = 72u;\n\n@compute @workgroup_size(1)\nfn main() {\n  let first = min(levelStart[min(view.shallowest, 31u)], params.nodeCapacity);\n  let end = min(levelStart[min(view.deepest + 1u, 31u)], params.nodeCapacity);\n  cellDraw[0] = BOX_VERTICES;\n  cellDraw[1] = max(end, first) - first;\n  cellDraw[2] = 0u;\n  cellDraw[3] = 0u;\n  cellDraw[4] = first;\n}\n",
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
    31,
    "shared/view.wgsl",
    1
   ],
   [
    41,
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
    "name": "view",
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
  "overrides": [],
  "threads": 1
 }
} as const;
/** The same stages for devices whose subgroups hold 32 lanes or more. */
export const SUBGROUP_STAGES = {
 "force/lockstep": {
  "code": "enable subgroups;\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\noverride SPLINE: u32 = 0u;\n\n\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n\n\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n\n\n\n\nfn withCell(sum: vec4f, here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv3 = rinv * rinv2;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n\n  let twice = fma(qx, offset.x, fma(qy, offset.y, fma(qz, offset.z, -diagonal.w)));\n  let quadrupole = twice * (0.5 * rinv2 * rinv2);\n  let radial = fma(5.0, quadrupole, centre.w) * rinv3;\n  let along = -(rinv3 * rinv2);\n  return vec4f(\n    fma(radial, offset.x, fma(along, qx, sum.x)),\n    fma(radial, offset.y, fma(along, qy, sum.y)),\n    fma(radial, offset.z, fma(along, qz, sum.z)),\n    fma(-rinv, centre.w + quadrupole, sum.w));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst LANES = 32u;\n\nconst GO_ALONG = true;\nvar<workgroup> laneTotal: u32;\n\n\n\nfn laneOf(thread: u32) -> u32 {\n  let all = subgroupBallot(true);\n  let words = vec4u(32u, 64u, 96u, 128u) * vec4u(all != vec4u(0u));\n  laneFirst = max(max(words.x, words.y), max(words.z, words.w)) - 32u;\n  laneFirst += countTrailingZeros(lanesWhere(true));\n  return subgroupExclusiveAdd(1u);\n}\n\nvar<private> laneFirst: u32;\n\n\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  let before = subgroupExclusiveAdd(mine);\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\nfn lanesWhere(mine: bool) -> u32 {\n  let words = subgroupBallot(mine);\n  return words.x | words.y | words.z | words.w;\n}\n\n\nfn vote(lane: u32, mine: bool) -> u32 { return lanesWhere(mine); }\n\nfn packed(counts: vec4u) -> u32 { return counts.x | (counts.y << 6u) | (counts.z << 12u) | (counts.w << 18u); }\n\n\n\nfn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {\n  let all = vec4u(lanesWhere(a), lanesWhere(b), lanesWhere(c), lanesWhere(d));\n  let before = countOneBits(all & vec4u((1u << lane) - 1u));\n  let total = countOneBits(all);\n  return vec2u(packed(before), packed(total));\n}\n\n\nfn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 {\n  let below = (1u << lane) - 1u;\n  let more = select(0u, mine - 1u, lane < runs);\n  var before = min(lane, runs)\n    + countOneBits(lanesWhere((more & 1u) != 0u) & below)\n    + 2u * countOneBits(lanesWhere((more & 2u) != 0u) & below)\n    + 4u * countOneBits(lanesWhere((more & 4u) != 0u) & below);\n  if (most > 8u) { before += 8u * countOneBits(lanesWhere((more & 8u) != 0u) & below); }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\n\nvar<private> laneItem: u32;\nfn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {\n  let starts = subgroupOr(select(0u, 1u << (before & 31u), mine > 0u));\n  let which = countOneBits(starts & ((2u << lane) - 1u)) - 1u;\n  laneItem = subgroupShuffle(start - before, (laneFirst + which) & 127u) + lane;\n}\nfn laidItem(lane: u32) -> u32 { return laneItem; }\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(4) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(5) var<storage, read> bucketLink: array<vec2u>;\n@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(8) var<storage, read> groupList: array<u32>;\n@group(0) @binding(9) var<uniform> repetition: Repetition;\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\n\n\noverride FOREIGN: u32 = 0u;\n\noverride ADD: u32 = 0u;\n\noverride ACTIVE: u32 = 0u;\n\n\nconst NO_SOURCE = 0x80000000u;\n\nstruct Group {\n  first: u32,\n  end: u32,\n  awake: vec2u,\n}\n\nfn groupAt(index: u32) -> Group {\n  if (ACTIVE == 1u) {\n    let at = GROUP_LIST + 4u * index;\n    return Group(groupList[at], groupList[at + 1u], vec2u(groupList[at + 2u], groupList[at + 3u]));\n  }\n  return Group(groupList[GROUP_LIST + index], groupList[GROUP_LIST + index + 1u], vec2u(0xffffffffu));\n}\n\n\nfn wanted(group: Group, k: u32) -> bool {\n  let word = select(group.awake.x, group.awake.y, k >= 32u);\n  return (word & (1u << (k & 31u))) != 0u;\n}\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }\n\n\n\nstruct High {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n}\n\n\nstruct Square {\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn squareTimes(s: Square, n: vec3f) -> vec3f {\n  return vec3f(\n    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,\n    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,\n    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);\n}\n\n\nfn fourthSquare(o: High, n: vec3f) -> Square {\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xxzz = -(o.fourthX.x + o.fourthX.z);\n  let xyzz = -(o.fourthX.y + o.fourthX.w);\n  let yyzz = -(o.fourthX.z + o.fourthY.x);\n  let xzzz = -(o.fourthY.y + o.fourthY.w);\n  let yzzz = -(o.fourthY.z + o.thirdY.w);\n  let zzzz = -(xxzz + yyzz);\n  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;\n  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;\n  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;\n  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;\n  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;\n  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;\n  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {\n  let rinv = inverseSqrt(dot(offset, offset) + eps2);\n  let n = offset * rinv;\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xzz = -(o.thirdX.x + o.thirdX.w);\n  let yzz = -(o.thirdX.y + o.thirdY.y);\n  let zzz = -(o.thirdX.z + o.thirdY.z);\n  let third = vec3f(\n    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,\n    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,\n    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);\n  let h = fourthSquare(o, n);\n  let fourth = squareTimes(h, n);\n  let depth3 = 2.5 * dot(third, n);\n  let depth4 = 4.375 * dot(fourth, n) * rinv;\n  let along = 9.0 * depth4 - 7.0 * depth3;\n  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;\n  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));\n}\noverride QUADRUPOLE: u32 = 1u;\n\n\nconst PLUMMER_REACH = 2.8;\n\n\nconst DEPTH = 224u;\nvar<workgroup> stack: array<vec2u, DEPTH>;\nvar<workgroup> task: vec2u;\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let index = flatSlice(id, groups, repetition, params.groupCapacity);\n  if (index >= groupList[0]) { return; }\n  let group = groupAt(index);\n  let body = group.first + lane;\n  let there = body < group.end;\n  let here = posMass[min(body, group.end - 1u)].xyz;\n\n  let bucket = bucketLink[params.nodeCapacity + min(body, group.end - 1u)];\n  var low = here;\n  var high = here;\n  for (var i = bucket.x; i < bucket.x + bucket.y; i++) {\n    low = min(low, posMass[i].xyz);\n    high = max(high, posMass[i].xyz);\n  }\n  let reach = select(PLUMMER_REACH * sqrt(params.eps2), params.spline, params.spline > 0.0);\n\n  var sum = vec4f(0);\n  var usedCells = 0u;\n  var usedBodies = 0u;\n  var size = 1u;\n  let all = vote(lane, there && wanted(group, lane));\n  if (lane == 0u) { stack[0] = vec2u(makeLink(false, 0u, 1u), all); }\n  loop {\n    if (lane == 0u) { task = select(vec2u(0), stack[max(size, 1u) - 1u], size > 0u); }\n    let now = workgroupUniformLoad(&task);\n    if (now.y == 0u) { break; }\n    size--;\n    let asked = (now.y & (1u << lane)) != 0u;\n    for (var node = linkFirst(now.x); node < linkFirst(now.x) + linkCount(now.x); node++) {\n      let centre = nodeCentre[node];\n      let test = nodeTest[node];\n      let gap = max(max(low - centre.xyz, centre.xyz - high), vec3f(0));\n      let gap2 = dot(gap, gap);\n      let opens = asked && gap2 <= bitcast<f32>(test.x);\n      if (asked && !opens) {\n        let soft = reach + bitcast<f32>(test.z);\n        let offset = centre.xyz - here;\n\n        if (QUADRUPOLE == 0u || gap2 < soft * soft) {\n          sum += fromBody(offset, dot(offset, offset) + params.eps2, centre.w);\n        } else {\n          let at = momentsAt(node);\n          let diagonal = nodeMoments[at];\n          sum = withCell(sum, here, params.eps2, centre, vec4f(diagonal.xyz, params.eps2 * diagonal.w), nodeMoments[at + 1u].xyz);\n          if (HEXADECAPOLE == 1u) {\n            sum = withHigh(sum, offset, params.eps2, High(nodeMoments[at + 2u], nodeMoments[at + 3u], nodeMoments[at + 4u], nodeMoments[at + 5u]));\n          }\n        }\n        usedCells++;\n      }\n      let link = bucketLink[node];\n      if ((link.y & LINK_LEAF) == 0u) {\n        let askers = vote(lane, opens);\n        if (askers != 0u) {\n          if (lane == 0u) { stack[size] = vec2u(makeLink(false, link.x, link.y), askers); }\n          size++;\n        }\n      } else if (opens) {\n        let end = link.x + (link.y & ~LINK_LEAF);\n        usedBodies += link.y & ~LINK_LEAF;\n        for (var j = link.x; j < end; j++) {\n          let source = posMass[j];\n          let offset = source.xyz - here;\n          let r2 = dot(offset, offset) + params.eps2;\n          let skip = j == body || (r2 == 0.0 && !actsAtZero());\n          sum += fromBody(offset, select(r2, 1.0, skip), select(source.w, 0.0, skip));\n        }\n      }\n    }\n  }\n  if (there && wanted(group, lane)) { acceleration[body] = sum; }\n  let used = lanesSum(lane, vec4f(f32(usedBodies), f32(usedCells), f32(u32(there && wanted(group, lane))), 0.0));\n  if (lane == 0u) { groupCounts[index] = vec4u(vec2u(used.xy / max(used.z, 1.0) + 0.5), 0u, group.end - group.first); }\n}\n",
  "map": [
   [
    1,
    "force/lockstep.wgsl",
    1
   ],
   [
    2,
    "force/lockstep.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/link.wgsl",
    1
   ],
   [
    43,
    "shared/interact.wgsl",
    1
   ],
   [
    108,
    "shared/flat.wgsl",
    2
   ],
   [
    120,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    192,
    "force/lockstep.wgsl",
    11
   ],
   [
    202,
    "shared/groups.wgsl",
    1
   ],
   [
    207,
    "shared/targets.wgsl",
    1
   ],
   [
    218,
    "shared/groupAt.wgsl",
    3
   ],
   [
    238,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    243,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    316,
    "force/lockstep.wgsl",
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
    "name": "bucketLink",
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
    "name": "repetition",
    "binding": 9,
    "access": "uniform"
   }
  ],
  "overrides": [
   "SPLINE",
   "GROUP",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "HEXADECAPOLE",
   "QUADRUPOLE"
  ],
  "threads": 32
 },
 "force/vortexWalk": {
  "code": "enable subgroups;\n\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\n\n\nconst CORE_REACH = 2.36;\n\n\nconst NEVER_ZERO = 1e-24;\n\nconst NEAR = 0.2;\nconst LOG2_E = 1.4426950408889634;\nconst PER_SPHERE = 0.07957747154594767;\n\n\noverride VISCOUS: u32 = 0u;\n\n\nstruct Induced {\n  velocity: vec3f,\n  rowX: vec3f,\n  rowY: vec3f,\n  rowZ: vec3f,\n  exchange: vec4f,\n}\n\n\nstruct Sums {\n  velocity: vec3f,\n  spin: vec3f,\n  shearX: vec3f,\n  shearY: vec3f,\n  shearZ: vec3f,\n  exchange: vec4f,\n}\nvar<private> sums: Sums;\n\n\nconst NO_PLACE = vec4f(1e9, 1e9, 1e9, 1.0);\nconst NO_STRENGTH = vec4f(0.0, 0.0, 0.0, -1.0);\n\n\nfn tilePlace(element: vec4f) -> vec4f { return vec4f(element.xyz, 1.0 / (element.w * element.w * element.w)); }\nfn tileStrength(strength: vec3f, place: vec4f) -> vec4f { return vec4f(strength, -LOG2_E * place.w); }\n\nfn addPair(r: vec3f, strength: vec3f, f: f32, g: f32, fall: f32) {\n  let c = cross(strength, r);\n  sums.velocity += f * c;\n  sums.spin += f * strength;\n  let along = g * r;\n  sums.shearX += c.x * along;\n  sums.shearY += c.y * along;\n  sums.shearZ += c.z * along;\n  if (VISCOUS == 1u) { sums.exchange += fall * vec4f(strength, 1.0); }\n}\n\n\nfn useFar(here: vec3f, place: vec4f, strength: vec4f) -> bool {\n  let r = here - place.xyz;\n  let r2 = fma(r.x, r.x, fma(r.y, r.y, fma(r.z, r.z, NEVER_ZERO)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let exponent = r2 * r2 * rinv * strength.w;\n  let near = exponent > -NEAR * LOG2_E;\n  let fall = exp2(exponent);\n  let f = (1.0 - fall) * (rinv * rinv2);\n  let g = fma(fall, place.w, -f) * rinv2;\n  addPair(r, strength.xyz, select(f, 0.0, near), select(g, 0.0, near), select(fall, 0.0, near));\n  return near;\n}\n\n\nfn useNear(here: vec3f, place: vec4f, strength: vec4f) {\n  let r = here - place.xyz;\n  let r2 = dot(r, r);\n  let size = sqrt(r2);\n  let k = place.w;\n  let q = r2 * size * k;\n  if (q >= NEAR) { return; }\n  let f = k * fma(q, fma(q, fma(q, fma(q, fma(q, -1.0 / 720.0, 1.0 / 120.0), -1.0 / 24.0), 1.0 / 6.0), -0.5), 1.0);\n  let g = k * k * size * fma(q, fma(q, fma(q, fma(q, fma(q, 1.0 / 840.0, -1.0 / 144.0), 1.0 / 30.0), -0.125), 1.0 / 3.0), -0.5);\n  addPair(r, strength.xyz, f, g, exp(-q));\n}\n\n\nfn takeSums(all: Induced) -> Induced {\n  let s = sums;\n  sums = Sums();\n  return Induced(\n    all.velocity + s.velocity,\n    all.rowX + 3.0 * s.shearX + vec3f(0.0, -s.spin.z, s.spin.y),\n    all.rowY + 3.0 * s.shearY + vec3f(s.spin.z, 0.0, -s.spin.x),\n    all.rowZ + 3.0 * s.shearZ + vec3f(-s.spin.y, s.spin.x, 0.0),\n    all.exchange + s.exchange);\n}\n\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn strengthsAt(node: u32) -> u32 { return (1u + 2u * HEXADECAPOLE) * node; }\n\n\n\nstruct Component {\n  dipole: vec4f,\n  quadrupole: vec4f,\n  yz: f32,\n}\n\n\n\nstruct Slope {\n  first: vec3f,\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn slopeOf(m: Component, r: vec3f, g1: f32, g2: f32, g3: f32, g4: f32) -> Slope {\n  let zz = -m.quadrupole.x - m.quadrupole.y;\n  let s = vec3f(\n    fma(m.quadrupole.x, r.x, fma(m.quadrupole.z, r.y, m.quadrupole.w * r.z)),\n    fma(m.quadrupole.z, r.x, fma(m.quadrupole.y, r.y, m.yz * r.z)),\n    fma(m.quadrupole.w, r.x, fma(m.yz, r.y, zz * r.z)));\n  let q = 0.5 * dot(s, r);\n  let p = dot(m.dipole.xyz, r);\n  let round = fma(m.dipole.w, g1, fma(-p, g2, q * g3));\n  let along = fma(m.dipole.w, g2, fma(-p, g3, q * g4));\n  let v = g3 * s - g2 * m.dipole.xyz;\n  return Slope(\n    round * r - g1 * m.dipole.xyz + g2 * s,\n    (along * r + 2.0 * v) * r + vec3f(round) + g2 * vec3f(m.quadrupole.xy, zz),\n    along * r.xxy * r.yzz + v.xxy * r.yzz + r.xxy * v.yzz + g2 * vec3f(m.quadrupole.zw, m.yz));\n}\n\n\nfn withCell(all: Induced, r: vec3f, x: Component, y: Component, z: Component) -> Induced {\n  let rinv = inverseSqrt(dot(r, r));\n  let rinv2 = rinv * rinv;\n  let g1 = -rinv * rinv2;\n  let g2 = -3.0 * g1 * rinv2;\n  let g3 = -5.0 * g2 * rinv2;\n  let g4 = -7.0 * g3 * rinv2;\n  return withSlopes(all, slopeOf(x, r, g1, g2, g3, g4), slopeOf(y, r, g1, g2, g3, g4), slopeOf(z, r, g1, g2, g3, g4));\n}\n\n\nfn withSlopes(all: Induced, a: Slope, b: Slope, c: Slope) -> Induced {\n  return Induced(\n    all.velocity + vec3f(c.first.y - b.first.z, a.first.z - c.first.x, b.first.x - a.first.y),\n    all.rowX + vec3f(c.mixed.x - b.mixed.y, c.diagonal.y - b.mixed.z, c.mixed.z - b.diagonal.z),\n    all.rowY + vec3f(a.mixed.y - c.diagonal.x, a.mixed.z - c.mixed.x, a.diagonal.z - c.mixed.y),\n    all.rowZ + vec3f(b.diagonal.x - a.mixed.x, b.mixed.x - a.diagonal.y, b.mixed.y - a.mixed.z),\n    all.exchange);\n}\n\n\nfn rowsOf(all: Induced) -> array<vec4f, 4> {\n  return array<vec4f, 4>(\n    PER_SPHERE * vec4f(all.rowX, all.velocity.x),\n    PER_SPHERE * vec4f(all.rowY, all.velocity.y),\n    PER_SPHERE * vec4f(all.rowZ, all.velocity.z),\n    all.exchange);\n}\n\n\n\nstruct High {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n}\n\n\nstruct Square {\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn squareTimes(s: Square, n: vec3f) -> vec3f {\n  return vec3f(\n    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,\n    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,\n    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);\n}\n\n\nfn fourthSquare(o: High, n: vec3f) -> Square {\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xxzz = -(o.fourthX.x + o.fourthX.z);\n  let xyzz = -(o.fourthX.y + o.fourthX.w);\n  let yyzz = -(o.fourthX.z + o.fourthY.x);\n  let xzzz = -(o.fourthY.y + o.fourthY.w);\n  let yzzz = -(o.fourthY.z + o.thirdY.w);\n  let zzzz = -(xxzz + yyzz);\n  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;\n  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;\n  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;\n  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;\n  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;\n  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;\n  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {\n  let rinv = inverseSqrt(dot(offset, offset) + eps2);\n  let n = offset * rinv;\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xzz = -(o.thirdX.x + o.thirdX.w);\n  let yzz = -(o.thirdX.y + o.thirdY.y);\n  let zzz = -(o.thirdX.z + o.thirdY.z);\n  let third = vec3f(\n    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,\n    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,\n    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);\n  let h = fourthSquare(o, n);\n  let fourth = squareTimes(h, n);\n  let depth3 = 2.5 * dot(third, n);\n  let depth4 = 4.375 * dot(fourth, n) * rinv;\n  let along = 9.0 * depth4 - 7.0 * depth3;\n  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;\n  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));\n}\n\nfn thirdSquare(o: High, n: vec3f) -> Square {\n  let x = o.thirdX;\n  let y = o.thirdY;\n  let xzz = -(x.x + x.w);\n  let yzz = -(x.y + y.y);\n  let xx = x.x * n.x + x.y * n.y + x.z * n.z;\n  let yy = x.w * n.x + y.y * n.y + y.z * n.z;\n  return Square(\n    vec3f(xx, yy, -(xx + yy)),\n    vec3f(x.y * n.x + x.w * n.y + y.x * n.z, x.z * n.x + y.x * n.y + xzz * n.z, y.x * n.x + y.z * n.y + yzz * n.z));\n}\n\n\n\n\nfn highSlope(o: High, r: vec3f) -> Slope {\n  let rinv = inverseSqrt(dot(r, r));\n  let n = r * rinv;\n  let s3 = thirdSquare(o, n);\n  let s4 = fourthSquare(o, n);\n  let v3 = squareTimes(s3, n);\n  let v4 = rinv * squareTimes(s4, n);\n  let t3 = dot(v3, n);\n  let t4 = dot(v4, n);\n  let round = -17.5 * t3 - 39.375 * t4;\n  let along = 157.5 * t3 + 433.125 * t4;\n  let v = -52.5 * v3 - 157.5 * v4;\n  let rinv5 = rinv * rinv * (rinv * rinv) * rinv;\n  return Slope(\n    rinv5 * (7.5 * v3 + 17.5 * v4 + round * n),\n    rinv5 * (rinv * (15.0 * s3.diagonal + 52.5 * rinv * s4.diagonal + (along * n + 2.0 * v) * n + vec3f(round))),\n    rinv5 * (rinv * (15.0 * s3.mixed + 52.5 * rinv * s4.mixed + along * n.xxy * n.yzz + v.xxy * n.yzz + n.xxy * v.yzz)));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst LANES = 32u;\n\nconst GO_ALONG = true;\nvar<workgroup> laneTotal: u32;\n\n\n\nfn laneOf(thread: u32) -> u32 {\n  let all = subgroupBallot(true);\n  let words = vec4u(32u, 64u, 96u, 128u) * vec4u(all != vec4u(0u));\n  laneFirst = max(max(words.x, words.y), max(words.z, words.w)) - 32u;\n  laneFirst += countTrailingZeros(lanesWhere(true));\n  return subgroupExclusiveAdd(1u);\n}\n\nvar<private> laneFirst: u32;\n\n\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  let before = subgroupExclusiveAdd(mine);\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\nfn lanesWhere(mine: bool) -> u32 {\n  let words = subgroupBallot(mine);\n  return words.x | words.y | words.z | words.w;\n}\n\n\nfn vote(lane: u32, mine: bool) -> u32 { return lanesWhere(mine); }\n\nfn packed(counts: vec4u) -> u32 { return counts.x | (counts.y << 6u) | (counts.z << 12u) | (counts.w << 18u); }\n\n\n\nfn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {\n  let all = vec4u(lanesWhere(a), lanesWhere(b), lanesWhere(c), lanesWhere(d));\n  let before = countOneBits(all & vec4u((1u << lane) - 1u));\n  let total = countOneBits(all);\n  return vec2u(packed(before), packed(total));\n}\n\n\nfn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 {\n  let below = (1u << lane) - 1u;\n  let more = select(0u, mine - 1u, lane < runs);\n  var before = min(lane, runs)\n    + countOneBits(lanesWhere((more & 1u) != 0u) & below)\n    + 2u * countOneBits(lanesWhere((more & 2u) != 0u) & below)\n    + 4u * countOneBits(lanesWhere((more & 4u) != 0u) & below);\n  if (most > 8u) { before += 8u * countOneBits(lanesWhere((more & 8u) != 0u) & below); }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\n\nvar<private> laneItem: u32;\nfn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {\n  let starts = subgroupOr(select(0u, 1u << (before & 31u), mine > 0u));\n  let which = countOneBits(starts & ((2u << lane) - 1u)) - 1u;\n  laneItem = subgroupShuffle(start - before, (laneFirst + which) & 127u) + lane;\n}\nfn laidItem(lane: u32) -> u32 { return laneItem; }\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }\n\n\n\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\n\nvar<workgroup> batchTaken: vec3u;\n\n\n\n\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32, counts: u32) -> vec3u {\n  let free = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(free, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(stackSize, LANES), own, 8u);\n  let used = min(own, limit - min(before, limit));\n  layRuns(lane, before, (linkFirst(link) + own - used) | (link & LINK_LEAF), used, 8u);\n  if (used > 0u && used < own) { stack[stackSize - 1u - lane] = makeLink(linkIsLeaf(link), linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < limit) & (before + own >= limit);\n  let empties = (lane == LANES - 1u) & (before + own < limit);\n  if (fills | empties) {\n    let taken = select(lane, lane + 1u, used == own);\n    batchTaken = vec3u(min(before + own, limit), select(stackSize - taken, 0u, empties), counts);\n  }\n  return workgroupUniformLoad(&batchTaken);\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> elements: array<vec4f>;\n@group(0) @binding(2) var<storage, read> strengths: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(5) var<storage, read> nodeStrengths: array<array<vec4f, 7>>;\n@group(0) @binding(6) var<storage, read_write> induced: array<array<vec4f, 4>>;\n@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(8) var<storage, read> groupList: array<u32>;\n@group(0) @binding(9) var<uniform> repetition: Repetition;\n\n\nvar<workgroup> cells: array<u32, 64>;\nvar<workgroup> nearby: array<u32, 544>;\nvar<workgroup> places: array<vec4f, LANES>;\nvar<workgroup> tile: array<vec4f, LANES>;\nvar<workgroup> moments: array<array<vec4f, 7>, LANES>;\n\nvar<private> here: vec3f;\nvar<private> all: Induced;\n\n\nfn highOf(node: u32, component: u32) -> High {\n  let at = strengthsAt(node) + 1u;\n  let k = 4u * component;\n  return High(\n    nodeStrengths[at + k / 7u][k % 7u],\n    nodeStrengths[at + (k + 1u) / 7u][(k + 1u) % 7u],\n    nodeStrengths[at + (k + 2u) / 7u][(k + 2u) % 7u],\n    nodeStrengths[at + (k + 3u) / 7u][(k + 3u) % 7u]);\n}\n\n\nfn useCells(begin: u32, count: u32, lane: u32) {\n  workgroupBarrier();\n  if (lane < count) {\n    places[lane] = nodeCentre[cells[begin + lane]];\n    moments[lane] = nodeStrengths[strengthsAt(cells[begin + lane])];\n  }\n  workgroupBarrier();\n  for (var j = 0u; j < count; j++) {\n    let yz = moments[j][6];\n    all = withCell(all, here - places[j].xyz,\n      Component(moments[j][0], moments[j][3], yz.x),\n      Component(moments[j][1], moments[j][4], yz.y),\n      Component(moments[j][2], moments[j][5], yz.z));\n    if (HEXADECAPOLE == 1u) {\n      let node = cells[begin + j];\n      let r = here - places[j].xyz;\n      all = withSlopes(all, highSlope(highOf(node, 0u), r), highSlope(highOf(node, 1u), r), highSlope(highOf(node, 2u), r));\n    }\n  }\n}\n\n\nfn useElements(begin: u32, count: u32, lane: u32) {\n  workgroupBarrier();\n  var place = NO_PLACE;\n  var strength = NO_STRENGTH;\n  if (lane < count) {\n    let i = nearby[begin + lane];\n    place = tilePlace(elements[i]);\n    strength = tileStrength(strengths[i].xyz, place);\n  }\n  places[lane] = place;\n  tile[lane] = strength;\n  workgroupBarrier();\n  var near = false;\n  for (var j = 0u; j < count; j += 4u) {\n    let a = useFar(here, places[j], tile[j]);\n    let b = useFar(here, places[j + 1u], tile[j + 1u]);\n    let c = useFar(here, places[j + 2u], tile[j + 2u]);\n    let d = useFar(here, places[j + 3u], tile[j + 3u]);\n    near = near | a | b | c | d;\n  }\n  if (near) {\n    for (var j = 0u; j < count; j++) { useNear(here, places[j], tile[j]); }\n  }\n  all = takeSums(all);\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let index = flatSlice(id, groups, repetition, params.groupCapacity);\n  if (index >= groupList[0]) { return; }\n  let deepest = groupList[1];\n  let first = groupList[GROUP_LIST + index];\n  let end = groupList[GROUP_LIST + index + 1u];\n  let own = min(first + lane, end - 1u);\n  here = elements[own].xyz;\n  let low = lanesMin(lane, vec4f(here, 0.0)).xyz;\n  let high = -lanesMin(lane, vec4f(-here, 0.0)).xyz;\n\n\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var cellCount = 0u;\n  var nearCount = 0u;\n  var usedCells = 0u;\n  var usedElements = 0u;\n  while (batch > 0u) {\n    var opened = false;\n    var accepted = false;\n    var leaf = 0u;\n    var test = vec4u(0u);\n    if (lane < batch) {\n      test = nodeTest[node];\n      let centre = nodeCentre[node].xyz;\n\n      let gap = max(max(low - centre, centre - high), vec3f(0));\n      if (dot(gap, gap) > bitcast<f32>(test.x)) {\n        accepted = true;\n      } else if (linkIsLeaf(test.w)) {\n        leaf = linkCount(test.w);\n      } else {\n        opened = true;\n      }\n    }\n    let flags = flagsBefore(lane, opened, accepted, false, false);\n    workgroupBarrier();\n    let place = lanesBefore(lane, leaf);\n    if (opened) { stack[stackSize + (flags.x & 63u)] = test.w; }\n    if (accepted) { cells[cellCount + ((flags.x >> 6u) & 63u)] = node; }\n    for (var k = 0u; k < leaf; k++) { nearby[nearCount + place + k] = linkFirst(test.w) + k; }\n    workgroupBarrier();\n    let listed = workgroupUniformLoad(&laneTotal);\n    let taken = takeBatch(stackSize + (flags.y & 63u), lane, deepest, flags.y);\n    batch = taken.x;\n    stackSize = taken.y;\n    let acting = (taken.z >> 6u) & 63u;\n    cellCount += acting;\n    nearCount += listed;\n    usedCells += acting;\n    usedElements += listed;\n    if (lane < batch) { node = laidItem(lane); }\n\n    let least = select(LANES, 1u, batch == 0u);\n    while (cellCount >= least) {\n      let used = min(LANES, cellCount);\n      cellCount -= used;\n      useCells(cellCount, used, lane);\n    }\n    while (nearCount >= least) {\n      let used = min(LANES, nearCount);\n      nearCount -= used;\n      useElements(nearCount, used, lane);\n    }\n    workgroupBarrier();\n  }\n  if (first + lane < end) { induced[first + lane] = rowsOf(all); }\n  if (lane == 0u) { groupCounts[index] = vec4u(usedElements, usedCells, 0u, end - first); }\n}\n",
  "map": [
   [
    1,
    "force/vortexWalk.wgsl",
    1
   ],
   [
    2,
    "force/vortexWalk.wgsl",
    1
   ],
   [
    8,
    "shared/params.wgsl",
    1
   ],
   [
    34,
    "shared/link.wgsl",
    1
   ],
   [
    44,
    "shared/biotSavart.wgsl",
    1
   ],
   [
    208,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    281,
    "shared/highSlope.wgsl",
    3
   ],
   [
    315,
    "shared/flat.wgsl",
    2
   ],
   [
    327,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    399,
    "shared/stack.wgsl",
    1
   ],
   [
    432,
    "shared/groups.wgsl",
    1
   ],
   [
    437,
    "force/vortexWalk.wgsl",
    16
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "elements",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "strengths",
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
    "name": "nodeStrengths",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "induced",
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
    "name": "repetition",
    "binding": 9,
    "access": "uniform"
   }
  ],
  "overrides": [
   "VISCOUS",
   "HEXADECAPOLE",
   "STACK",
   "GROUP"
  ],
  "threads": 32
 },
 "force/walk": {
  "code": "enable subgroups;\n\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\noverride SPLINE: u32 = 0u;\n\n\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n\n\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n\n\n\n\nfn withCell(sum: vec4f, here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv3 = rinv * rinv2;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n\n  let twice = fma(qx, offset.x, fma(qy, offset.y, fma(qz, offset.z, -diagonal.w)));\n  let quadrupole = twice * (0.5 * rinv2 * rinv2);\n  let radial = fma(5.0, quadrupole, centre.w) * rinv3;\n  let along = -(rinv3 * rinv2);\n  return vec4f(\n    fma(radial, offset.x, fma(along, qx, sum.x)),\n    fma(radial, offset.y, fma(along, qy, sum.y)),\n    fma(radial, offset.z, fma(along, qz, sum.z)),\n    fma(-rinv, centre.w + quadrupole, sum.w));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst LANES = 32u;\n\nconst GO_ALONG = true;\nvar<workgroup> laneTotal: u32;\n\n\n\nfn laneOf(thread: u32) -> u32 {\n  let all = subgroupBallot(true);\n  let words = vec4u(32u, 64u, 96u, 128u) * vec4u(all != vec4u(0u));\n  laneFirst = max(max(words.x, words.y), max(words.z, words.w)) - 32u;\n  laneFirst += countTrailingZeros(lanesWhere(true));\n  return subgroupExclusiveAdd(1u);\n}\n\nvar<private> laneFirst: u32;\n\n\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  let before = subgroupExclusiveAdd(mine);\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\nfn lanesWhere(mine: bool) -> u32 {\n  let words = subgroupBallot(mine);\n  return words.x | words.y | words.z | words.w;\n}\n\n\nfn vote(lane: u32, mine: bool) -> u32 { return lanesWhere(mine); }\n\nfn packed(counts: vec4u) -> u32 { return counts.x | (counts.y << 6u) | (counts.z << 12u) | (counts.w << 18u); }\n\n\n\nfn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {\n  let all = vec4u(lanesWhere(a), lanesWhere(b), lanesWhere(c), lanesWhere(d));\n  let before = countOneBits(all & vec4u((1u << lane) - 1u));\n  let total = countOneBits(all);\n  return vec2u(packed(before), packed(total));\n}\n\n\nfn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 {\n  let below = (1u << lane) - 1u;\n  let more = select(0u, mine - 1u, lane < runs);\n  var before = min(lane, runs)\n    + countOneBits(lanesWhere((more & 1u) != 0u) & below)\n    + 2u * countOneBits(lanesWhere((more & 2u) != 0u) & below)\n    + 4u * countOneBits(lanesWhere((more & 4u) != 0u) & below);\n  if (most > 8u) { before += 8u * countOneBits(lanesWhere((more & 8u) != 0u) & below); }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\n\nvar<private> laneItem: u32;\nfn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {\n  let starts = subgroupOr(select(0u, 1u << (before & 31u), mine > 0u));\n  let which = countOneBits(starts & ((2u << lane) - 1u)) - 1u;\n  laneItem = subgroupShuffle(start - before, (laneFirst + which) & 127u) + lane;\n}\nfn laidItem(lane: u32) -> u32 { return laneItem; }\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }\n\n\n\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\n\nvar<workgroup> batchTaken: vec3u;\n\n\n\n\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32, counts: u32) -> vec3u {\n  let free = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(free, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(stackSize, LANES), own, 8u);\n  let used = min(own, limit - min(before, limit));\n  layRuns(lane, before, (linkFirst(link) + own - used) | (link & LINK_LEAF), used, 8u);\n  if (used > 0u && used < own) { stack[stackSize - 1u - lane] = makeLink(linkIsLeaf(link), linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < limit) & (before + own >= limit);\n  let empties = (lane == LANES - 1u) & (before + own < limit);\n  if (fills | empties) {\n    let taken = select(lane, lane + 1u, used == own);\n    batchTaken = vec3u(min(before + own, limit), select(stackSize - taken, 0u, empties), counts);\n  }\n  return workgroupUniformLoad(&batchTaken);\n}\n\nconst OPENING_BONSAI = 0u;\nconst OPENING_DISTANCE = 1u;\nconst OPENING_BOUNDARY = 3u;\nconst OPENING_SPHERE = 4u;\nconst OPENING_ERROR = 2u;\n\n\nconst MOST_RAISED = 4.0;\n\n\n\nconst HEAVIER = 1.01;\n\n\n\nconst CLOSEST = 1.8;\n\n\n\n\nconst PULL = 8.0;\n\n\nconst FAR_SOFTENING = 10.0;\n\n\nconst FAR_OVERFLOW = 1e-8;\n\n\nconst MAX_LEVEL = 30u;\nconst KEY_LEVELS = 21u;\n\n\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return KEY_LEVELS + min(MAX_LEVEL - KEY_LEVELS, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(4) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(5) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(7) var<storage, read> groupList: array<u32>;\n@group(0) @binding(8) var<uniform> repetition: Repetition;\n@group(0) @binding(9) var<storage, read> nodeBox: array<vec4f>;\n\n\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }\n\n\n\nstruct High {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n}\n\n\nstruct Square {\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn squareTimes(s: Square, n: vec3f) -> vec3f {\n  return vec3f(\n    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,\n    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,\n    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);\n}\n\n\nfn fourthSquare(o: High, n: vec3f) -> Square {\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xxzz = -(o.fourthX.x + o.fourthX.z);\n  let xyzz = -(o.fourthX.y + o.fourthX.w);\n  let yyzz = -(o.fourthX.z + o.fourthY.x);\n  let xzzz = -(o.fourthY.y + o.fourthY.w);\n  let yzzz = -(o.fourthY.z + o.thirdY.w);\n  let zzzz = -(xxzz + yyzz);\n  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;\n  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;\n  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;\n  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;\n  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;\n  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;\n  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {\n  let rinv = inverseSqrt(dot(offset, offset) + eps2);\n  let n = offset * rinv;\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xzz = -(o.thirdX.x + o.thirdX.w);\n  let yzz = -(o.thirdX.y + o.thirdY.y);\n  let zzz = -(o.thirdX.z + o.thirdY.z);\n  let third = vec3f(\n    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,\n    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,\n    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);\n  let h = fourthSquare(o, n);\n  let fourth = squareTimes(h, n);\n  let depth3 = 2.5 * dot(third, n);\n  let depth4 = 4.375 * dot(fourth, n) * rinv;\n  let along = 9.0 * depth4 - 7.0 * depth3;\n  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;\n  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));\n}\nvar<workgroup> cells: array<u32, 64>;\nvar<workgroup> leaves: array<u32, 64>;\n\nvar<workgroup> tileCentre: array<array<vec4f, 4>, 8>;\nvar<workgroup> tileDiagonal: array<array<vec4f, 4>, 8>;\nvar<workgroup> tileMixed: array<array<vec4f, 4>, 8>;\n\noverride HIGH: u32 = 1u;\nvar<workgroup> tileHigh: array<vec4f, HIGH>;\n\nvar<workgroup> tileTaken: vec2u;\n\n\noverride BODIES: u32 = 2u;\n\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n\nconst NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);\n\n\noverride QUADRUPOLE: u32 = 1u;\n\nfn useCell(centre: vec4f, diagonal: vec4f, mixed: vec3f) {\n  if (QUADRUPOLE == 0u) {\n    let offset0 = centre.xyz - here0;\n    let offset1 = centre.xyz - here1;\n    sum0 += fromPoint(offset0, dot(offset0, offset0) + params.eps2, centre.w);\n    if (BODIES == 2u) { sum1 += fromPoint(offset1, dot(offset1, offset1) + params.eps2, centre.w); }\n    return;\n  }\n  sum0 = withCell(sum0, here0, params.eps2, centre, diagonal, mixed);\n  if (BODIES == 2u) { sum1 = withCell(sum1, here1, params.eps2, centre, diagonal, mixed); }\n}\n\n\nfn useHigh(j: u32, centre: vec3f) {\n  let high = High(tileHigh[4u * j], tileHigh[4u * j + 1u], tileHigh[4u * j + 2u], tileHigh[4u * j + 3u]);\n  sum0 = withHigh(sum0, centre - here0, params.eps2, high);\n  if (BODIES == 2u) { sum1 = withHigh(sum1, centre - here1, params.eps2, high); }\n}\n\n\nfn useCells(begin: u32, count: u32, lane: u32) {\n  var centre = NOWHERE;\n  var diagonal = vec4f(0);\n  var mixed = vec4f(0);\n  if (lane < count) {\n    let cell = cells[begin + lane];\n    centre = nodeCentre[cell];\n    diagonal = nodeMoments[momentsAt(cell)];\n    mixed = nodeMoments[momentsAt(cell) + 1u];\n    if (HEXADECAPOLE == 1u) {\n      for (var k = 0u; k < 4u; k++) { tileHigh[4u * lane + k] = nodeMoments[momentsAt(cell) + 2u + k]; }\n    }\n  }\n  tileCentre[lane >> 2u][lane & 3u] = centre;\n  tileDiagonal[lane >> 2u][lane & 3u] = vec4f(diagonal.xyz, params.eps2 * diagonal.w);\n  tileMixed[lane >> 2u][lane & 3u] = mixed;\n  workgroupBarrier();\n  if (HEXADECAPOLE == 1u) {\n    for (var j = 0u; j < count; j++) { useHigh(j, tileCentre[j >> 2u][j & 3u].xyz); }\n  }\n\n\n  for (var j = 0u; 4u * j < count; j++) {\n    useCell(tileCentre[j][0], tileDiagonal[j][0], tileMixed[j][0].xyz);\n    useCell(tileCentre[j][1], tileDiagonal[j][1], tileMixed[j][1].xyz);\n    useCell(tileCentre[j][2], tileDiagonal[j][2], tileMixed[j][2].xyz);\n    useCell(tileCentre[j][3], tileDiagonal[j][3], tileMixed[j][3].xyz);\n  }\n  workgroupBarrier();\n}\n\n\nfn liesWithin(link: u32, first: u32, end: u32) -> bool { return linkFirst(link) >= first && linkFirst(link) + linkCount(link) <= end; }\n\n\nfn usePlace(place: vec3f, mass0: f32, mass1: f32) {\n  let offset0 = place - here0;\n  let offset1 = place - here1;\n  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), mass0);\n  if (BODIES == 2u) {\n    sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), mass1);\n  }\n}\n\nfn useBody(source: vec4f) { usePlace(source.xyz, source.w, source.w); }\n\n\nfn useApart(place: vec3f, mass0: f32, mass1: f32) {\n  let offset0 = place - here0;\n  let offset1 = place - here1;\n  let r0 = dot(offset0, offset0);\n  let r1 = dot(offset1, offset1);\n  sum0 += fromBody(offset0, select(r0, 1.0, r0 == 0.0), select(mass0, 0.0, r0 == 0.0));\n  if (BODIES == 2u) { sum1 += fromBody(offset1, select(r1, 1.0, r1 == 0.0), select(mass1, 0.0, r1 == 0.0)); }\n}\n\n\n\nfn useLeaves(leafCount: u32, lane: u32, first: u32, end: u32) -> u32 {\n  var link = 0u;\n  var own = 0u;\n  if (lane < leafCount) {\n    link = leaves[leafCount - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(leafCount, LANES), own, 16u);\n  let used = min(own, LANES - min(before, LANES));\n  layRuns(lane, before, linkFirst(link) + own - used, used, 16u);\n  if (used > 0u && used < own) { leaves[leafCount - 1u - lane] = makeLink(true, linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < LANES) & (before + own >= LANES);\n  let empties = (lane == LANES - 1u) & (before + own < LANES);\n  if (fills | empties) { tileTaken = vec2u(min(before + own, LANES), select(select(lane, lane + 1u, used == own), leafCount, empties)); }\n  let taken = workgroupUniformLoad(&tileTaken);\n  let count = taken.x;\n  var source = NOWHERE;\n  let body = laidItem(lane);\n  if ((lane < count) & ((body < first) | (body >= end))) { source = posMass[body]; }\n  tileCentre[lane >> 2u][lane & 3u] = source;\n  workgroupBarrier();\n  if (!actsAtZero()) {\n    for (var j = 0u; j < count; j++) {\n      let source = tileCentre[j >> 2u][j & 3u];\n      useApart(source.xyz, source.w, source.w);\n    }\n  } else if (SPLINE == 1u) {\n\n    for (var j = 0u; j < count; j++) { useBody(tileCentre[j >> 2u][j & 3u]); }\n  } else {\n    for (var j = 0u; 4u * j < count; j += 2u) {\n      useBody(tileCentre[j][0]);\n      useBody(tileCentre[j][1]);\n      useBody(tileCentre[j][2]);\n      useBody(tileCentre[j][3]);\n      useBody(tileCentre[j + 1u][0]);\n      useBody(tileCentre[j + 1u][1]);\n      useBody(tileCentre[j + 1u][2]);\n      useBody(tileCentre[j + 1u][3]);\n    }\n  }\n  workgroupBarrier();\n  return taken.y;\n}\n\n\nfn useTarget(source: vec4f, own0: bool, own1: bool) {\n  usePlace(source.xyz, select(source.w, 0.0, own0), select(source.w, 0.0, own1));\n}\n\n\nfn useOwn(lane: u32, first: u32, end: u32, part: u32, parts: u32) {\n  for (var slot = part; slot < BODIES; slot += parts) {\n    let begin = first + slot * LANES;\n    let count = min(LANES, max(end, begin) - begin);\n    var source = NOWHERE;\n    if (lane < count) { source = posMass[begin + lane]; }\n    tileCentre[lane >> 2u][lane & 3u] = source;\n    workgroupBarrier();\n    let own0 = select(LANES, lane, slot == 0u);\n    let own1 = select(LANES, lane, slot == 1u);\n    if (SPLINE == 0u && actsAtZero()) {\n      for (var j = 0u; 4u * j < count; j++) {\n        useTarget(tileCentre[j][0], 4u * j == own0, 4u * j == own1);\n        useTarget(tileCentre[j][1], 4u * j + 1u == own0, 4u * j + 1u == own1);\n        useTarget(tileCentre[j][2], 4u * j + 2u == own0, 4u * j + 2u == own1);\n        useTarget(tileCentre[j][3], 4u * j + 3u == own0, 4u * j + 3u == own1);\n      }\n    } else {\n      for (var j = 0u; j < count; j++) {\n        let other = tileCentre[j >> 2u][j & 3u];\n        if (actsAtZero()) {\n          useTarget(other, j == own0, j == own1);\n        } else {\n          useApart(other.xyz, select(other.w, 0.0, j == own0), select(other.w, 0.0, j == own1));\n        }\n      }\n    }\n    workgroupBarrier();\n  }\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\n\n\noverride FOREIGN: u32 = 0u;\n\noverride ADD: u32 = 0u;\n\noverride ACTIVE: u32 = 0u;\n\n\nconst NO_SOURCE = 0x80000000u;\n\nstruct Group {\n  first: u32,\n  end: u32,\n  awake: vec2u,\n}\n\nfn groupAt(index: u32) -> Group {\n  if (ACTIVE == 1u) {\n    let at = GROUP_LIST + 4u * index;\n    return Group(groupList[at], groupList[at + 1u], vec2u(groupList[at + 2u], groupList[at + 3u]));\n  }\n  return Group(groupList[GROUP_LIST + index], groupList[GROUP_LIST + index + 1u], vec2u(0xffffffffu));\n}\n\n\nfn wanted(group: Group, k: u32) -> bool {\n  let word = select(group.awake.x, group.awake.y, k >= 32u);\n  return (word & (1u << (k & 31u))) != 0u;\n}\noverride OPENING: u32 = 0u;\n\nfn targetPlace(i: u32) -> vec3f {\n  if (FOREIGN == 1u) { return nodeBox[2u * i].xyz; }\n  return posMass[i].xyz;\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let index = flatSlice(id, groups, repetition, params.groupCapacity);\n  if (index >= groupList[0]) { return; }\n\n  let deepest = select(groupList[1], MAX_LEVEL, FOREIGN == 1u);\n  let group = groupAt(index);\n  let first = group.first;\n  let end = group.end;\n  here0 = targetPlace(min(first + lane, end - 1u));\n  here1 = targetPlace(min(first + lane + LANES, end - 1u));\n\n  let own = select(first, NO_SOURCE, FOREIGN == 1u);\n  let ownEnd = select(end, NO_SOURCE, FOREIGN == 1u);\n  let boxLow = lanesMin(lane, vec4f(min(here0, here1), 0.0)).xyz;\n  let boxHigh = -lanesMin(lane, vec4f(-max(here0, here1), 0.0)).xyz;\n\n\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var test = nodeTest[0];\n  var centre = nodeCentre[0];\n  var cellCount = 0u;\n  var leafCount = 0u;\n  var usedCells = 0u;\n  var ownBodies = 0u;\n  while (batch > 0u) {\n    var opened = 0u;\n    var accepted = 0u;\n    var leafBodies = 0u;\n    var listed = false;\n    if (lane < batch) {\n      let com = centre.xyz;\n\n      let gap = max(max(boxLow - com, com - boxHigh), vec3f(0));\n\n      let soft = params.spline + bitcast<f32>(test.z);\n      var apart = gap;\n\n      if (OPENING == OPENING_DISTANCE) {\n        apart = max(max(boxLow - nodeBox[2u * node + 1u].xyz, nodeBox[2u * node].xyz - boxHigh), vec3f(0));\n      }\n      if (dot(apart, apart) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft)) {\n        accepted = 1u;\n      } else if (linkIsLeaf(test.w)) {\n        leafBodies = linkCount(test.w);\n        listed = !liesWithin(test.w, own, ownEnd);\n      } else {\n        opened = 1u;\n      }\n    }\n    let flags = flagsBefore(lane, opened == 1u, accepted == 1u, listed, false);\n    let place = flags.x;\n    if (opened == 1u) { stack[stackSize + (place & 63u)] = test.w; }\n    if (accepted == 1u) { cells[cellCount + ((place >> 6u) & 63u)] = node; }\n    if (listed) { leaves[leafCount + ((place >> 12u) & 63u)] = test.w; }\n    ownBodies += leafBodies;\n    workgroupBarrier();\n    let taken = takeBatch(stackSize + (flags.y & 63u), lane, deepest, flags.y);\n    batch = taken.x;\n    stackSize = taken.y;\n    cellCount += (taken.z >> 6u) & 63u;\n    leafCount += (taken.z >> 12u) & 63u;\n    usedCells += (taken.z >> 6u) & 63u;\n    if (lane < batch) {\n      node = laidItem(lane);\n      test = nodeTest[node];\n      centre = nodeCentre[node];\n    }\n\n    let least = select(LANES, 1u, batch == 0u);\n    while (cellCount >= least) {\n      let used = min(LANES, cellCount);\n      cellCount -= used;\n      useCells(cellCount, used, lane);\n    }\n    while (leafCount >= least) { leafCount -= useLeaves(leafCount, lane, own, ownEnd); }\n  }\n  useOwn(lane, own, ownEnd, 0u, 1u);\n  let usedBodies = u32(lanesSum(lane, vec4f(f32(ownBodies))).x);\n  if (ADD == 1u) {\n    sum0 += acceleration[min(first + lane, end - 1u)];\n    sum1 += acceleration[min(first + lane + LANES, end - 1u)];\n  }\n  if (first + lane < end && wanted(group, lane)) { acceleration[first + lane] = sum0; }\n  if (first + lane + LANES < end && wanted(group, lane + LANES)) { acceleration[first + lane + LANES] = sum1; }\n  if (lane == 0u) {\n    var counts = vec4u(usedBodies, usedCells, 0u, end - first);\n    if (ADD == 1u) { counts += vec4u(groupCounts[index].xyz, 0u); }\n    groupCounts[index] = counts;\n  }\n}\n",
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
    8,
    "shared/params.wgsl",
    1
   ],
   [
    34,
    "shared/link.wgsl",
    1
   ],
   [
    44,
    "shared/interact.wgsl",
    1
   ],
   [
    109,
    "shared/flat.wgsl",
    2
   ],
   [
    121,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    193,
    "shared/stack.wgsl",
    1
   ],
   [
    226,
    "shared/criterion.wgsl",
    1
   ],
   [
    254,
    "shared/level.wgsl",
    1
   ],
   [
    267,
    "force/walk.wgsl",
    15
   ],
   [
    277,
    "shared/tiles.wgsl",
    1
   ],
   [
    279,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    284,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    357,
    "shared/tiles.wgsl",
    5
   ],
   [
    543,
    "shared/groups.wgsl",
    1
   ],
   [
    548,
    "shared/targets.wgsl",
    1
   ],
   [
    559,
    "shared/groupAt.wgsl",
    3
   ],
   [
    579,
    "force/walk.wgsl",
    27
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
    "name": "repetition",
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
   "HEXADECAPOLE",
   "HIGH",
   "BODIES",
   "QUADRUPOLE",
   "GROUP",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "OPENING"
  ],
  "threads": 32
 },
 "force/walkAdaptive": {
  "code": "enable subgroups;\n\n\n\n\n\n\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nstruct Root {\n  middle: vec3f,\n  reach: f32,\n  half: f32,\n  scale: f32,\n}\n\n\n\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\n\noverride SPLINE: u32 = 0u;\n\n\nfn fromBody(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  if (SPLINE == 1u) { return fromSpline(offset, r2, mass); }\n  return fromPoint(offset, r2, mass);\n}\n\n\nfn fromPoint(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let rinv = inverseSqrt(r2);\n  let potential = mass * rinv;\n  return vec4f(potential * rinv * rinv * offset, -potential);\n}\n\n\n\nfn fromSpline(offset: vec3f, r2: f32, mass: f32) -> vec4f {\n  let h = params.spline;\n  let r = sqrt(r2);\n  if (r >= h) { return fromPoint(offset, r2, mass); }\n  let u = r / h;\n  let v = u * u;\n  var pull: f32;\n  var depth: f32;\n  if (u < 0.5) {\n    pull = 32.0 / 3.0 + v * (32.0 * u - 38.4);\n    depth = v * (16.0 / 3.0 + v * (6.4 * u - 9.6)) - 2.8;\n  } else {\n    pull = 64.0 / 3.0 - 48.0 * u + 38.4 * v - 32.0 / 3.0 * u * v - 1.0 / (15.0 * u * v);\n    depth = 1.0 / (15.0 * u) + v * (32.0 / 3.0 - 16.0 * u + v * (9.6 - 32.0 / 15.0 * u)) - 3.2;\n  }\n  return vec4f(mass / (h * h * h) * pull * offset, mass / h * depth);\n}\n\n\nfn actsAtZero() -> bool { return params.eps2 > 0.0 || params.spline > 0.0; }\n\n\n\n\n\nfn withCell(sum: vec4f, here: vec3f, eps2: f32, centre: vec4f, diagonal: vec4f, mixed: vec3f) -> vec4f {\n  let offset = centre.xyz - here;\n  let r2 = fma(offset.x, offset.x, fma(offset.y, offset.y, fma(offset.z, offset.z, eps2)));\n  let rinv = inverseSqrt(r2);\n  let rinv2 = rinv * rinv;\n  let rinv3 = rinv * rinv2;\n  let qx = fma(diagonal.x, offset.x, fma(mixed.x, offset.y, mixed.y * offset.z));\n  let qy = fma(mixed.x, offset.x, fma(diagonal.y, offset.y, mixed.z * offset.z));\n  let qz = fma(mixed.y, offset.x, fma(mixed.z, offset.y, diagonal.z * offset.z));\n\n  let twice = fma(qx, offset.x, fma(qy, offset.y, fma(qz, offset.z, -diagonal.w)));\n  let quadrupole = twice * (0.5 * rinv2 * rinv2);\n  let radial = fma(5.0, quadrupole, centre.w) * rinv3;\n  let along = -(rinv3 * rinv2);\n  return vec4f(\n    fma(radial, offset.x, fma(along, qx, sum.x)),\n    fma(radial, offset.y, fma(along, qy, sum.y)),\n    fma(radial, offset.z, fma(along, qz, sum.z)),\n    fma(-rinv, centre.w + quadrupole, sum.w));\n}\n\nfn flatGroup(group: vec3u, groups: vec3u) -> u32 {\n  return group.x + group.y * groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {\n  let size = (count + repetition.last) / (repetition.last + 1u);\n  let index = flatGroup(group, groups);\n  return select(count, min(count, repetition.index * size + index), index < size);\n}\n\n\nconst LANES = 32u;\n\nconst GO_ALONG = true;\nvar<workgroup> laneTotal: u32;\n\n\n\nfn laneOf(thread: u32) -> u32 {\n  let all = subgroupBallot(true);\n  let words = vec4u(32u, 64u, 96u, 128u) * vec4u(all != vec4u(0u));\n  laneFirst = max(max(words.x, words.y), max(words.z, words.w)) - 32u;\n  laneFirst += countTrailingZeros(lanesWhere(true));\n  return subgroupExclusiveAdd(1u);\n}\n\nvar<private> laneFirst: u32;\n\n\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  let before = subgroupExclusiveAdd(mine);\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\nfn lanesWhere(mine: bool) -> u32 {\n  let words = subgroupBallot(mine);\n  return words.x | words.y | words.z | words.w;\n}\n\n\nfn vote(lane: u32, mine: bool) -> u32 { return lanesWhere(mine); }\n\nfn packed(counts: vec4u) -> u32 { return counts.x | (counts.y << 6u) | (counts.z << 12u) | (counts.w << 18u); }\n\n\n\nfn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {\n  let all = vec4u(lanesWhere(a), lanesWhere(b), lanesWhere(c), lanesWhere(d));\n  let before = countOneBits(all & vec4u((1u << lane) - 1u));\n  let total = countOneBits(all);\n  return vec2u(packed(before), packed(total));\n}\n\n\nfn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 {\n  let below = (1u << lane) - 1u;\n  let more = select(0u, mine - 1u, lane < runs);\n  var before = min(lane, runs)\n    + countOneBits(lanesWhere((more & 1u) != 0u) & below)\n    + 2u * countOneBits(lanesWhere((more & 2u) != 0u) & below)\n    + 4u * countOneBits(lanesWhere((more & 4u) != 0u) & below);\n  if (most > 8u) { before += 8u * countOneBits(lanesWhere((more & 8u) != 0u) & below); }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\n\nvar<private> laneItem: u32;\nfn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {\n  let starts = subgroupOr(select(0u, 1u << (before & 31u), mine > 0u));\n  let which = countOneBits(starts & ((2u << lane) - 1u)) - 1u;\n  laneItem = subgroupShuffle(start - before, (laneFirst + which) & 127u) + lane;\n}\nfn laidItem(lane: u32) -> u32 { return laneItem; }\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }\n\n\n\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\n\nvar<workgroup> batchTaken: vec3u;\n\n\n\n\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32, counts: u32) -> vec3u {\n  let free = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(free, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(stackSize, LANES), own, 8u);\n  let used = min(own, limit - min(before, limit));\n  layRuns(lane, before, (linkFirst(link) + own - used) | (link & LINK_LEAF), used, 8u);\n  if (used > 0u && used < own) { stack[stackSize - 1u - lane] = makeLink(linkIsLeaf(link), linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < limit) & (before + own >= limit);\n  let empties = (lane == LANES - 1u) & (before + own < limit);\n  if (fills | empties) {\n    let taken = select(lane, lane + 1u, used == own);\n    batchTaken = vec3u(min(before + own, limit), select(stackSize - taken, 0u, empties), counts);\n  }\n  return workgroupUniformLoad(&batchTaken);\n}\n\nconst OPENING_BONSAI = 0u;\nconst OPENING_DISTANCE = 1u;\nconst OPENING_BOUNDARY = 3u;\nconst OPENING_SPHERE = 4u;\nconst OPENING_ERROR = 2u;\n\n\nconst MOST_RAISED = 4.0;\n\n\n\nconst HEAVIER = 1.01;\n\n\n\nconst CLOSEST = 1.8;\n\n\n\n\nconst PULL = 8.0;\n\n\nconst FAR_SOFTENING = 10.0;\n\n\nconst FAR_OVERFLOW = 1e-8;\n\n\n\nstruct Expansion {\n  value: f32,\n  gradient: vec3f,\n  diagonal: vec3f,\n  mixed: vec3f,\n  thirdX: vec4f,\n  thirdY: vec3f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n  fourthZ: f32,\n}\n\nvar<private> local: Expansion;\n\n\n\n\nfn gather(middle: vec3f, eps2: f32, centre: vec4f, diagonal: vec3f, mixed: vec3f) {\n  let r = middle - centre.xyz;\n  let x = r.x;\n  let y = r.y;\n  let z = r.z;\n  let g0 = inverseSqrt(dot(r, r) + eps2);\n  let u = g0 * g0;\n  let g1 = -g0 * u;\n  let g2 = -3.0 * g1 * u;\n  let g3 = -5.0 * g2 * u;\n  let g4 = -7.0 * g3 * u;\n  let m1 = centre.w * g1;\n  let m2 = centre.w * g2;\n  let m3 = centre.w * g3;\n  let m4 = centre.w * g4;\n\n  let s = vec3f(\n    dot(vec3f(diagonal.x, mixed.x, mixed.y), r),\n    dot(vec3f(mixed.x, diagonal.y, mixed.z), r),\n    dot(vec3f(mixed.y, mixed.z, diagonal.z), r)) / 6.0;\n  let q = dot(s, r);\n  local.value += centre.w * g0 + q * g2;\n  local.gradient += (m1 + q * g3) * r + 2.0 * g2 * s;\n  let along = m2 + q * g4;\n  let round = m1 + q * g3;\n  local.diagonal += along * r * r + vec3f(round) + 4.0 * g3 * r * s + (g2 / 3.0) * diagonal;\n  local.mixed += along * r.xxy * r.yzz + 2.0 * g3 * (r.xxy * s.yzz + r.yzz * s.xxy) + (g2 / 3.0) * mixed;\n  let xx = x * x;\n  let yy = y * y;\n  let a = fma(m3, xx, m2);\n  let b = fma(m3, yy, m2);\n  local.thirdX += vec4f(x * (a + 2.0 * m2), y * a, z * a, x * b);\n  local.thirdY += vec3f(m3 * x * y * z, y * (b + 2.0 * m2), z * b);\n  let c = fma(m4, xx, m3);\n  let d = fma(m4, yy, m3);\n  let xy = x * y;\n  local.fourthX += vec4f(\n    fma(xx, c + 5.0 * m3, 3.0 * m2), xy * (c + 2.0 * m3), fma(xx, d, fma(m3, yy, m2)), xy * (d + 2.0 * m3));\n  local.fourthY += vec4f(fma(yy, d + 5.0 * m3, 3.0 * m2), x * z * (c + 2.0 * m3), y * z * c, x * z * d);\n  local.fourthZ += y * z * (d + 2.0 * m3);\n}\n\n\nfn evaluate(offset: vec3f) -> vec4f {\n  let x = offset.x;\n  let y = offset.y;\n  let z = offset.z;\n  let e = local;\n\n  let xzz = -(e.thirdX.x + e.thirdX.w);\n  let yzz = -(e.thirdX.y + e.thirdY.y);\n  let zzz = -(e.thirdX.z + e.thirdY.z);\n  let xxzz = -(e.fourthX.x + e.fourthX.z);\n  let xyzz = -(e.fourthX.y + e.fourthX.w);\n  let yyzz = -(e.fourthX.z + e.fourthY.x);\n  let xzzz = -(e.fourthY.y + e.fourthY.w);\n  let yzzz = -(e.fourthY.z + e.fourthZ);\n  let zzzz = -(xxzz + yyzz);\n\n  let dxx = x * x;\n  let dyy = y * y;\n  let dzz = z * z;\n  let dxy = 2.0 * x * y;\n  let dxz = 2.0 * x * z;\n  let dyz = 2.0 * y * z;\n  let fxx = e.fourthX.x * dxx + e.fourthX.z * dyy + xxzz * dzz + e.fourthX.y * dxy + e.fourthY.y * dxz + e.fourthY.z * dyz;\n  let fxy = e.fourthX.y * dxx + e.fourthX.w * dyy + xyzz * dzz + e.fourthX.z * dxy + e.fourthY.z * dxz + e.fourthY.w * dyz;\n  let fxz = e.fourthY.y * dxx + e.fourthY.w * dyy + xzzz * dzz + e.fourthY.z * dxy + xxzz * dxz + xyzz * dyz;\n  let fyy = e.fourthX.z * dxx + e.fourthY.x * dyy + yyzz * dzz + e.fourthX.w * dxy + e.fourthY.w * dxz + e.fourthZ * dyz;\n  let fyz = e.fourthY.z * dxx + e.fourthZ * dyy + yzzz * dzz + e.fourthY.w * dxy + xyzz * dxz + yyzz * dyz;\n  let fzz = xxzz * dxx + yyzz * dyy + zzzz * dzz + xyzz * dxy + xzzz * dxz + yzzz * dyz;\n  let fourth = vec3f(fxx * x + fxy * y + fxz * z, fxy * x + fyy * y + fyz * z, fxz * x + fyz * y + fzz * z);\n  let third = vec3f(\n    e.thirdX.x * dxx + e.thirdX.w * dyy + xzz * dzz + e.thirdX.y * dxy + e.thirdX.z * dxz + e.thirdY.x * dyz,\n    e.thirdX.y * dxx + e.thirdY.y * dyy + yzz * dzz + e.thirdX.w * dxy + e.thirdY.x * dxz + e.thirdY.z * dyz,\n    e.thirdX.z * dxx + e.thirdY.z * dyy + zzz * dzz + e.thirdY.x * dxy + xzz * dxz + yzz * dyz);\n  let second = vec3f(\n    e.diagonal.x * x + e.mixed.x * y + e.mixed.y * z,\n    e.mixed.x * x + e.diagonal.y * y + e.mixed.z * z,\n    e.mixed.y * x + e.mixed.z * y + e.diagonal.z * z);\n  let minusPhi = e.value + dot(offset, e.gradient + second / 2.0 + third / 6.0 + fourth / 24.0);\n  return vec4f(e.gradient + second + third / 2.0 + fourth / 6.0, -minusPhi);\n}\n\n\nconst MAX_LEVEL = 30u;\nconst KEY_LEVELS = 21u;\n\n\nfn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {\n  let diff = keyA ^ keyB;\n\n  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }\n  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }\n  return KEY_LEVELS + min(MAX_LEVEL - KEY_LEVELS, (countLeadingZeros((a ^ b) << 5u)) / 3u);\n}\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(5) var<storage, read> nodeMoments: array<vec4f>;\n@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;\n@group(0) @binding(7) var<storage, read_write> groupCounts: array<vec4u>;\n@group(0) @binding(8) var<storage, read> groupList: array<u32>;\n@group(0) @binding(9) var<uniform> repetition: Repetition;\n@group(0) @binding(10) var<uniform> root: Root;\n\n\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }\n\n\n\nstruct High {\n  thirdX: vec4f,\n  thirdY: vec4f,\n  fourthX: vec4f,\n  fourthY: vec4f,\n}\n\n\nstruct Square {\n  diagonal: vec3f,\n  mixed: vec3f,\n}\n\nfn squareTimes(s: Square, n: vec3f) -> vec3f {\n  return vec3f(\n    s.diagonal.x * n.x + s.mixed.x * n.y + s.mixed.y * n.z,\n    s.mixed.x * n.x + s.diagonal.y * n.y + s.mixed.z * n.z,\n    s.mixed.y * n.x + s.mixed.z * n.y + s.diagonal.z * n.z);\n}\n\n\nfn fourthSquare(o: High, n: vec3f) -> Square {\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xxzz = -(o.fourthX.x + o.fourthX.z);\n  let xyzz = -(o.fourthX.y + o.fourthX.w);\n  let yyzz = -(o.fourthX.z + o.fourthY.x);\n  let xzzz = -(o.fourthY.y + o.fourthY.w);\n  let yzzz = -(o.fourthY.z + o.thirdY.w);\n  let zzzz = -(xxzz + yyzz);\n  let hxx = o.fourthX.x * xx + o.fourthX.z * yy + xxzz * zz + o.fourthX.y * xy + o.fourthY.y * xz + o.fourthY.z * yz;\n  let hxy = o.fourthX.y * xx + o.fourthX.w * yy + xyzz * zz + o.fourthX.z * xy + o.fourthY.z * xz + o.fourthY.w * yz;\n  let hxz = o.fourthY.y * xx + o.fourthY.w * yy + xzzz * zz + o.fourthY.z * xy + xxzz * xz + xyzz * yz;\n  let hyy = o.fourthX.z * xx + o.fourthY.x * yy + yyzz * zz + o.fourthX.w * xy + o.fourthY.w * xz + o.thirdY.w * yz;\n  let hyz = o.fourthY.z * xx + o.thirdY.w * yy + yzzz * zz + o.fourthY.w * xy + xyzz * xz + yyzz * yz;\n  let hzz = xxzz * xx + yyzz * yy + zzzz * zz + xyzz * xy + xzzz * xz + yzzz * yz;\n  return Square(vec3f(hxx, hyy, hzz), vec3f(hxy, hxz, hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f, offset: vec3f, eps2: f32, o: High) -> vec4f {\n  let rinv = inverseSqrt(dot(offset, offset) + eps2);\n  let n = offset * rinv;\n  let xx = n.x * n.x;\n  let yy = n.y * n.y;\n  let zz = n.z * n.z;\n  let xy = 2.0 * n.x * n.y;\n  let xz = 2.0 * n.x * n.z;\n  let yz = 2.0 * n.y * n.z;\n  let xzz = -(o.thirdX.x + o.thirdX.w);\n  let yzz = -(o.thirdX.y + o.thirdY.y);\n  let zzz = -(o.thirdX.z + o.thirdY.z);\n  let third = vec3f(\n    o.thirdX.x * xx + o.thirdX.w * yy + xzz * zz + o.thirdX.y * xy + o.thirdX.z * xz + o.thirdY.x * yz,\n    o.thirdX.y * xx + o.thirdY.y * yy + yzz * zz + o.thirdX.w * xy + o.thirdY.x * xz + o.thirdY.z * yz,\n    o.thirdX.z * xx + o.thirdY.z * yy + zzz * zz + o.thirdY.x * xy + xzz * xz + yzz * yz);\n  let h = fourthSquare(o, n);\n  let fourth = squareTimes(h, n);\n  let depth3 = 2.5 * dot(third, n);\n  let depth4 = 4.375 * dot(fourth, n) * rinv;\n  let along = 9.0 * depth4 - 7.0 * depth3;\n  let pull = (along * n + 7.5 * third - 17.5 * rinv * fourth) * (rinv * rinv) * rinv;\n  return sum + vec4f(pull * (rinv * rinv), (depth3 - depth4) * (rinv * rinv) * (rinv * rinv));\n}\nvar<workgroup> cells: array<u32, 64>;\nvar<workgroup> leaves: array<u32, 64>;\n\nvar<workgroup> tileCentre: array<array<vec4f, 4>, 8>;\nvar<workgroup> tileDiagonal: array<array<vec4f, 4>, 8>;\nvar<workgroup> tileMixed: array<array<vec4f, 4>, 8>;\n\noverride HIGH: u32 = 1u;\nvar<workgroup> tileHigh: array<vec4f, HIGH>;\n\nvar<workgroup> tileTaken: vec2u;\n\n\noverride BODIES: u32 = 2u;\n\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n\nconst NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);\n\n\noverride QUADRUPOLE: u32 = 1u;\n\nfn useCell(centre: vec4f, diagonal: vec4f, mixed: vec3f) {\n  if (QUADRUPOLE == 0u) {\n    let offset0 = centre.xyz - here0;\n    let offset1 = centre.xyz - here1;\n    sum0 += fromPoint(offset0, dot(offset0, offset0) + params.eps2, centre.w);\n    if (BODIES == 2u) { sum1 += fromPoint(offset1, dot(offset1, offset1) + params.eps2, centre.w); }\n    return;\n  }\n  sum0 = withCell(sum0, here0, params.eps2, centre, diagonal, mixed);\n  if (BODIES == 2u) { sum1 = withCell(sum1, here1, params.eps2, centre, diagonal, mixed); }\n}\n\n\nfn useHigh(j: u32, centre: vec3f) {\n  let high = High(tileHigh[4u * j], tileHigh[4u * j + 1u], tileHigh[4u * j + 2u], tileHigh[4u * j + 3u]);\n  sum0 = withHigh(sum0, centre - here0, params.eps2, high);\n  if (BODIES == 2u) { sum1 = withHigh(sum1, centre - here1, params.eps2, high); }\n}\n\n\nfn useCells(begin: u32, count: u32, lane: u32) {\n  var centre = NOWHERE;\n  var diagonal = vec4f(0);\n  var mixed = vec4f(0);\n  if (lane < count) {\n    let cell = cells[begin + lane];\n    centre = nodeCentre[cell];\n    diagonal = nodeMoments[momentsAt(cell)];\n    mixed = nodeMoments[momentsAt(cell) + 1u];\n    if (HEXADECAPOLE == 1u) {\n      for (var k = 0u; k < 4u; k++) { tileHigh[4u * lane + k] = nodeMoments[momentsAt(cell) + 2u + k]; }\n    }\n  }\n  tileCentre[lane >> 2u][lane & 3u] = centre;\n  tileDiagonal[lane >> 2u][lane & 3u] = vec4f(diagonal.xyz, params.eps2 * diagonal.w);\n  tileMixed[lane >> 2u][lane & 3u] = mixed;\n  workgroupBarrier();\n  if (HEXADECAPOLE == 1u) {\n    for (var j = 0u; j < count; j++) { useHigh(j, tileCentre[j >> 2u][j & 3u].xyz); }\n  }\n\n\n  for (var j = 0u; 4u * j < count; j++) {\n    useCell(tileCentre[j][0], tileDiagonal[j][0], tileMixed[j][0].xyz);\n    useCell(tileCentre[j][1], tileDiagonal[j][1], tileMixed[j][1].xyz);\n    useCell(tileCentre[j][2], tileDiagonal[j][2], tileMixed[j][2].xyz);\n    useCell(tileCentre[j][3], tileDiagonal[j][3], tileMixed[j][3].xyz);\n  }\n  workgroupBarrier();\n}\n\n\nfn liesWithin(link: u32, first: u32, end: u32) -> bool { return linkFirst(link) >= first && linkFirst(link) + linkCount(link) <= end; }\n\n\nfn usePlace(place: vec3f, mass0: f32, mass1: f32) {\n  let offset0 = place - here0;\n  let offset1 = place - here1;\n  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), mass0);\n  if (BODIES == 2u) {\n    sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), mass1);\n  }\n}\n\nfn useBody(source: vec4f) { usePlace(source.xyz, source.w, source.w); }\n\n\nfn useApart(place: vec3f, mass0: f32, mass1: f32) {\n  let offset0 = place - here0;\n  let offset1 = place - here1;\n  let r0 = dot(offset0, offset0);\n  let r1 = dot(offset1, offset1);\n  sum0 += fromBody(offset0, select(r0, 1.0, r0 == 0.0), select(mass0, 0.0, r0 == 0.0));\n  if (BODIES == 2u) { sum1 += fromBody(offset1, select(r1, 1.0, r1 == 0.0), select(mass1, 0.0, r1 == 0.0)); }\n}\n\n\n\nfn useLeaves(leafCount: u32, lane: u32, first: u32, end: u32) -> u32 {\n  var link = 0u;\n  var own = 0u;\n  if (lane < leafCount) {\n    link = leaves[leafCount - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(leafCount, LANES), own, 16u);\n  let used = min(own, LANES - min(before, LANES));\n  layRuns(lane, before, linkFirst(link) + own - used, used, 16u);\n  if (used > 0u && used < own) { leaves[leafCount - 1u - lane] = makeLink(true, linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < LANES) & (before + own >= LANES);\n  let empties = (lane == LANES - 1u) & (before + own < LANES);\n  if (fills | empties) { tileTaken = vec2u(min(before + own, LANES), select(select(lane, lane + 1u, used == own), leafCount, empties)); }\n  let taken = workgroupUniformLoad(&tileTaken);\n  let count = taken.x;\n  var source = NOWHERE;\n  let body = laidItem(lane);\n  if ((lane < count) & ((body < first) | (body >= end))) { source = posMass[body]; }\n  tileCentre[lane >> 2u][lane & 3u] = source;\n  workgroupBarrier();\n  if (!actsAtZero()) {\n    for (var j = 0u; j < count; j++) {\n      let source = tileCentre[j >> 2u][j & 3u];\n      useApart(source.xyz, source.w, source.w);\n    }\n  } else if (SPLINE == 1u) {\n\n    for (var j = 0u; j < count; j++) { useBody(tileCentre[j >> 2u][j & 3u]); }\n  } else {\n    for (var j = 0u; 4u * j < count; j += 2u) {\n      useBody(tileCentre[j][0]);\n      useBody(tileCentre[j][1]);\n      useBody(tileCentre[j][2]);\n      useBody(tileCentre[j][3]);\n      useBody(tileCentre[j + 1u][0]);\n      useBody(tileCentre[j + 1u][1]);\n      useBody(tileCentre[j + 1u][2]);\n      useBody(tileCentre[j + 1u][3]);\n    }\n  }\n  workgroupBarrier();\n  return taken.y;\n}\n\n\nfn useTarget(source: vec4f, own0: bool, own1: bool) {\n  usePlace(source.xyz, select(source.w, 0.0, own0), select(source.w, 0.0, own1));\n}\n\n\nfn useOwn(lane: u32, first: u32, end: u32, part: u32, parts: u32) {\n  for (var slot = part; slot < BODIES; slot += parts) {\n    let begin = first + slot * LANES;\n    let count = min(LANES, max(end, begin) - begin);\n    var source = NOWHERE;\n    if (lane < count) { source = posMass[begin + lane]; }\n    tileCentre[lane >> 2u][lane & 3u] = source;\n    workgroupBarrier();\n    let own0 = select(LANES, lane, slot == 0u);\n    let own1 = select(LANES, lane, slot == 1u);\n    if (SPLINE == 0u && actsAtZero()) {\n      for (var j = 0u; 4u * j < count; j++) {\n        useTarget(tileCentre[j][0], 4u * j == own0, 4u * j == own1);\n        useTarget(tileCentre[j][1], 4u * j + 1u == own0, 4u * j + 1u == own1);\n        useTarget(tileCentre[j][2], 4u * j + 2u == own0, 4u * j + 2u == own1);\n        useTarget(tileCentre[j][3], 4u * j + 3u == own0, 4u * j + 3u == own1);\n      }\n    } else {\n      for (var j = 0u; j < count; j++) {\n        let other = tileCentre[j >> 2u][j & 3u];\n        if (actsAtZero()) {\n          useTarget(other, j == own0, j == own1);\n        } else {\n          useApart(other.xyz, select(other.w, 0.0, j == own0), select(other.w, 0.0, j == own1));\n        }\n      }\n    }\n    workgroupBarrier();\n  }\n}\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\n\n\noverride FOREIGN: u32 = 0u;\n\noverride ADD: u32 = 0u;\n\noverride ACTIVE: u32 = 0u;\n\n\nconst NO_SOURCE = 0x80000000u;\n\nstruct Group {\n  first: u32,\n  end: u32,\n  awake: vec2u,\n}\n\nfn groupAt(index: u32) -> Group {\n  if (ACTIVE == 1u) {\n    let at = GROUP_LIST + 4u * index;\n    return Group(groupList[at], groupList[at + 1u], vec2u(groupList[at + 2u], groupList[at + 3u]));\n  }\n  return Group(groupList[GROUP_LIST + index], groupList[GROUP_LIST + index + 1u], vec2u(0xffffffffu));\n}\n\n\nfn wanted(group: Group, k: u32) -> bool {\n  let word = select(group.awake.x, group.awake.y, k >= 32u);\n  return (word & (1u << (k & 31u))) != 0u;\n}\n\n\n\n\n\n\n\n\n\n\n\nconst NO_DISTANCE = 1e-30;\n\n\nfn targetBody(i: u32) -> vec4f {\n  if (FOREIGN == 1u) { return velocity[2u * i]; }\n  return posMass[i];\n}\n\n\nfn targetFeels(i: u32) -> f32 {\n  if (FOREIGN == 1u) { return velocity[2u * i + 1u].w; }\n  return velocity[i].w;\n}\n\n\nstruct Targets {\n\n  low: vec4f,\n  high: vec4f,\n  middle: vec4f,\n  away: f32,\n  raised: f32,\n}\n\n\n\n\n\nfn raisedBy(largest: f32, mass: f32, radius: f32) -> f32 {\n  let times = params.ownPull * mass / max((radius * radius + params.eps2) * largest, NO_DISTANCE);\n  return select(clamp(times, 1.0, MOST_RAISED), 1.0, radius == 0.0);\n}\n\n\nfn targetsOf(lane: u32, first: u32, end: u32) -> Targets {\n  let body0 = min(first + lane, end - 1u);\n  let body1 = min(first + lane + LANES, end - 1u);\n  let a = targetBody(body0);\n  let b = targetBody(body1);\n  let felt = vec2f(targetFeels(body0), targetFeels(body1));\n  let weighed = select(felt, vec2f(1e30), felt < vec2f(0));\n  let low = lanesMin(lane, vec4f(min(a.xyz, b.xyz), min(weighed.x, weighed.y)));\n  let high = -lanesMin(lane, vec4f(-max(a.xyz, b.xyz), -max(felt.x, felt.y)));\n  let middle = 0.5 * (low.xyz + high.xyz);\n  let radius = -lanesMin(lane, vec4f(-max(distance(a.xyz, middle), distance(b.xyz, middle)))).x;\n  let own = select(0.0, a.w, first + lane < end) + select(0.0, b.w, first + lane + LANES < end);\n  let mass = lanesSum(lane, vec4f(own)).x;\n  return Targets(vec4f(low.xyz, radius), vec4f(high.xyz, HEAVIER * mass), vec4f(middle, params.tau * low.w),\n    distance(middle, root.middle) + radius, raisedBy(high.w, mass, radius));\n}\n\n\nfn gapTo(targets: Targets, place: vec3f) -> vec3f { return max(max(targets.low.xyz - place, place - targets.high.xyz), vec3f(0)); }\n\n\n\nfn actsAs(targets: Targets, centre: vec4f, test: vec4u) -> vec2<bool> {\n  let spread = bitcast<f32>(test.y);\n  let size = bitcast<f32>(test.z);\n  let apart = centre.xyz - targets.middle.xyz;\n  var far = false;\n  if (QUADRUPOLE == 1u) {\n    let apart2 = dot(apart, apart);\n    let inverse = inverseSqrt(max(apart2, NO_DISTANCE));\n    let clear = apart2 * inverse - targets.low.w - size;\n    let beyond = bitcast<f32>(test.x) - targets.away;\n    let most = params.farShare * targets.middle.w * targets.raised;\n    let x = spread * inverse;\n    let y = (targets.low.w + spread) * inverse;\n    let y2 = y * y;\n    let faint = (beyond > params.spline) & (PULL * centre.w <= most * beyond * beyond);\n    let converges = (clear > params.spline) & (centre.w * fma(5.0 * y2, y2, x * x * x) <= most * clear * clear);\n    far = (apart2 > params.farSoftening) & (faint | converges);\n    if (!GO_ALONG && far) { return vec2<bool>(true, false); }\n  }\n  let gap = gapTo(targets, centre.xyz);\n  let gap2 = dot(gap, gap);\n  let inverse = inverseSqrt(max(gap2, NO_DISTANCE));\n  let d = gap2 * inverse;\n  let clear = d - size;\n  let x = spread * inverse;\n  var lost = select(3.0 * x * x, 4.0 * x * x * x, QUADRUPOLE == 1u);\n  if (HEXADECAPOLE == 1u) { lost = 6.0 * x * x * x * x * x; }\n  let heavy = centre.w > targets.high.w;\n  let near = heavy & (d < CLOSEST * size);\n  let allowed = targets.middle.w * select(1.0, targets.raised, heavy);\n  let small = (params.angle * d > size) | (!near & (centre.w * lost <= allowed * clear * clear));\n\n  let few = linkIsLeaf(test.w) & (linkCount(test.w) <= 2u);\n  return vec2<bool>(far, !far & (clear > params.spline) & !few & small);\n}\n\nvar<workgroup> farCells: array<u32, 64>;\n\nvar<workgroup> targets: Targets;\n\n\noverride PARTS: u32 = 1u;\n\n\nconst MINE = LINK_LEAF;\n\n\nfn atHand(centre: vec3f, size: f32) -> bool {\n  let gap = gapTo(targets, centre);\n  return dot(gap, gap) < size * size;\n}\n\nfn useFar(begin: u32, count: u32, lane: u32) {\n  if (lane < count) {\n    let cell = farCells[begin + lane];\n    gather(targets.middle.xyz, params.eps2, nodeCentre[cell], nodeMoments[momentsAt(cell)].xyz, nodeMoments[momentsAt(cell) + 1u].xyz);\n  }\n\n  workgroupBarrier();\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n  let walk = flatSlice(id, groups, repetition, PARTS * params.groupCapacity);\n  let index = walk / PARTS;\n  let part = walk % PARTS;\n  if (index >= groupList[0]) { return; }\n\n  let deepest = select(groupList[1], MAX_LEVEL, FOREIGN == 1u);\n  let group = groupAt(index);\n  let first = group.first;\n  let end = group.end;\n  here0 = targetBody(min(first + lane, end - 1u)).xyz;\n  here1 = targetBody(min(first + lane + LANES, end - 1u)).xyz;\n\n  let own = select(first, NO_SOURCE, FOREIGN == 1u);\n  let ownEnd = select(end, NO_SOURCE, FOREIGN == 1u);\n  let found = targetsOf(lane, first, end);\n  if (lane == 0u) { targets = found; }\n  workgroupBarrier();\n\n\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var mine = PARTS == 1u;\n  var test = nodeTest[0];\n  var centre = nodeCentre[0];\n  var cellCount = 0u;\n  var farCount = 0u;\n  var leafCount = 0u;\n  var usedCells = 0u;\n  var usedFar = 0u;\n  var ownBodies = 0u;\n  while (batch > 0u) {\n    let on = lane < batch;\n    var acts = vec2<bool>(false);\n    if (GO_ALONG || on) { acts = actsAs(targets, centre, test); }\n    let leaf = linkIsLeaf(test.w);\n    let acting = mine | (node % PARTS == part);\n    let opens = on & !any(acts);\n    let bodies = opens & leaf & acting;\n    let listed = bodies & !liesWithin(test.w, own, ownEnd);\n    let accepted = on & acts.y & acting;\n    let far = on & acts.x & acting;\n    let everyones = (PARTS > 1u) & !mine & atHand(centre.xyz, bitcast<f32>(test.z));\n    let opened = opens & !leaf & (acting | everyones);\n    let flags = flagsBefore(lane, opened, accepted, far, listed);\n    let place = flags.x;\n    if (opened) { stack[stackSize + (place & 63u)] = select(test.w | MINE, test.w, everyones | (PARTS == 1u)); }\n    if (accepted) { cells[cellCount + ((place >> 6u) & 63u)] = node; }\n    if (far) { farCells[farCount + ((place >> 12u) & 63u)] = node; }\n    if (listed) { leaves[leafCount + (place >> 18u)] = test.w; }\n    if (bodies) { ownBodies += linkCount(test.w); }\n    workgroupBarrier();\n    let next = takeBatch(stackSize + (flags.y & 63u), lane, deepest, flags.y);\n    batch = next.x;\n    stackSize = next.y;\n    let total = next.z;\n    cellCount += (total >> 6u) & 63u;\n    farCount += (total >> 12u) & 63u;\n    leafCount += total >> 18u;\n    usedCells += (total >> 6u) & 63u;\n    usedFar += (total >> 12u) & 63u;\n    if (lane < batch) {\n      let taken = laidItem(lane);\n      node = taken & ~MINE;\n      mine = PARTS == 1u || (taken & MINE) != 0u;\n      test = nodeTest[node];\n      centre = nodeCentre[node];\n    }\n\n    let least = select(LANES, 1u, batch == 0u);\n    while (farCount >= least) {\n      let used = min(LANES, farCount);\n      farCount -= used;\n      useFar(farCount, used, lane);\n    }\n    while (cellCount >= least) {\n      let used = min(LANES, cellCount);\n      cellCount -= used;\n      useCells(cellCount, used, lane);\n    }\n    while (leafCount >= least) { leafCount -= useLeaves(leafCount, lane, own, ownEnd); }\n  }\n  useOwn(lane, own, ownEnd, part, PARTS);\n\n  let usedBodies = u32(lanesSum(lane, vec4f(f32(ownBodies))).x);\n\n  let s0 = lanesSum(lane, vec4f(local.gradient, local.value));\n  let s1 = lanesSum(lane, vec4f(local.diagonal, local.fourthZ));\n  let s2 = lanesSum(lane, vec4f(local.mixed, 0.0));\n  local = Expansion(s0.w, s0.xyz, s1.xyz, s2.xyz, lanesSum(lane, local.thirdX), lanesSum(lane, vec4f(local.thirdY, 0.0)).xyz,\n    lanesSum(lane, local.fourthX), lanesSum(lane, local.fourthY), s1.w);\n  for (var second = 0u; second < BODIES; second++) {\n    let body = first + lane + second * LANES;\n    if (body >= end) { break; }\n    if (ACTIVE == 1u && !wanted(group, body - first)) { continue; }\n    var sum = select(sum0, sum1, second == 1u) + evaluate(select(here0, here1, second == 1u) - targets.middle.xyz);\n    if (ADD == 1u) { sum += acceleration[part * params.n + body]; }\n    acceleration[part * params.n + body] = sum;\n  }\n  if (lane == 0u) {\n    var counts = vec4u(usedBodies, usedCells, usedFar, end - first);\n    if (ADD == 1u) { counts += vec4u(groupCounts[part * params.groupCapacity + index].xyz, 0u); }\n    groupCounts[part * params.groupCapacity + index] = counts;\n  }\n}\n",
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
    13,
    "shared/params.wgsl",
    1
   ],
   [
    39,
    "shared/root.wgsl",
    1
   ],
   [
    55,
    "shared/link.wgsl",
    1
   ],
   [
    65,
    "shared/interact.wgsl",
    1
   ],
   [
    130,
    "shared/flat.wgsl",
    2
   ],
   [
    142,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    214,
    "shared/stack.wgsl",
    1
   ],
   [
    247,
    "shared/criterion.wgsl",
    1
   ],
   [
    275,
    "shared/expansion.wgsl",
    1
   ],
   [
    378,
    "shared/level.wgsl",
    1
   ],
   [
    391,
    "force/walkAdaptive.wgsl",
    22
   ],
   [
    402,
    "shared/tiles.wgsl",
    1
   ],
   [
    404,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    409,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    482,
    "shared/tiles.wgsl",
    5
   ],
   [
    668,
    "shared/groups.wgsl",
    1
   ],
   [
    673,
    "shared/targets.wgsl",
    1
   ],
   [
    684,
    "shared/groupAt.wgsl",
    3
   ],
   [
    704,
    "shared/opening.wgsl",
    3
   ],
   [
    806,
    "force/walkAdaptive.wgsl",
    36
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
    "name": "repetition",
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
   "HEXADECAPOLE",
   "HIGH",
   "BODIES",
   "QUADRUPOLE",
   "GROUP",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "PARTS"
  ],
  "threads": 32
 },
 "measure/interactionList": {
  "code": "enable subgroups;\n\n\n\n\n\n\n\nstruct Params {\n  n: u32,\n  sources: u32,\n  nodeCapacity: u32,\n  groupCapacity: u32,\n  leafSize: u32,\n  bucketSize: u32,\n  theta: f32,\n  eps2: f32,\n  drift: f32,\n  kick: f32,\n  tau: f32,\n  farShare: f32,\n  angle: f32,\n  ownPull: f32,\n  farSoftening: f32,\n  eta: f32,\n  spline: f32,\n}\n\n\nstruct Repetition {\n  index: u32,\n  last: u32,\n}\n\nstruct Root {\n  middle: vec3f,\n  reach: f32,\n  half: f32,\n  scale: f32,\n}\n\n\n\nfn drawnIn(r: f32, reach: f32) -> f32 {\n  if (r <= reach) { return r; }\n  let bits = bitcast<u32>(r / reach);\n  let twos = f32(bits >> 23u) - 127.0;\n  return reach * (1.0 + twos + f32(bits & 0x7fffffu) / 8388608.0);\n}\n\nconst LINK_LEAF = 0x80000000u;\n\nfn makeLink(leaf: bool, first: u32, count: u32) -> u32 {\n  return select(0u, LINK_LEAF, leaf) | ((count - 1u) << 27u) | first;\n}\n\nfn linkIsLeaf(link: u32) -> bool { return (link & LINK_LEAF) != 0u; }\nfn linkCount(link: u32) -> u32 { return ((link >> 27u) & 15u) + 1u; }\nfn linkFirst(link: u32) -> u32 { return link & 0x7ffffffu; }\n\n\nconst LANES = 32u;\n\nconst GO_ALONG = true;\nvar<workgroup> laneTotal: u32;\n\n\n\nfn laneOf(thread: u32) -> u32 {\n  let all = subgroupBallot(true);\n  let words = vec4u(32u, 64u, 96u, 128u) * vec4u(all != vec4u(0u));\n  laneFirst = max(max(words.x, words.y), max(words.z, words.w)) - 32u;\n  laneFirst += countTrailingZeros(lanesWhere(true));\n  return subgroupExclusiveAdd(1u);\n}\n\nvar<private> laneFirst: u32;\n\n\nfn lanesBefore(lane: u32, mine: u32) -> u32 {\n  let before = subgroupExclusiveAdd(mine);\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\nfn lanesWhere(mine: bool) -> u32 {\n  let words = subgroupBallot(mine);\n  return words.x | words.y | words.z | words.w;\n}\n\n\nfn vote(lane: u32, mine: bool) -> u32 { return lanesWhere(mine); }\n\nfn packed(counts: vec4u) -> u32 { return counts.x | (counts.y << 6u) | (counts.z << 12u) | (counts.w << 18u); }\n\n\n\nfn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {\n  let all = vec4u(lanesWhere(a), lanesWhere(b), lanesWhere(c), lanesWhere(d));\n  let before = countOneBits(all & vec4u((1u << lane) - 1u));\n  let total = countOneBits(all);\n  return vec2u(packed(before), packed(total));\n}\n\n\nfn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 {\n  let below = (1u << lane) - 1u;\n  let more = select(0u, mine - 1u, lane < runs);\n  var before = min(lane, runs)\n    + countOneBits(lanesWhere((more & 1u) != 0u) & below)\n    + 2u * countOneBits(lanesWhere((more & 2u) != 0u) & below)\n    + 4u * countOneBits(lanesWhere((more & 4u) != 0u) & below);\n  if (most > 8u) { before += 8u * countOneBits(lanesWhere((more & 8u) != 0u) & below); }\n  if (lane == LANES - 1u) { laneTotal = before + mine; }\n  return before;\n}\n\n\n\nvar<private> laneItem: u32;\nfn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {\n  let starts = subgroupOr(select(0u, 1u << (before & 31u), mine > 0u));\n  let which = countOneBits(starts & ((2u << lane) - 1u)) - 1u;\n  laneItem = subgroupShuffle(start - before, (laneFirst + which) & 127u) + lane;\n}\nfn laidItem(lane: u32) -> u32 { return laneItem; }\n\nfn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }\n\nfn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }\n\n\n\noverride STACK: u32 = 256u;\nvar<workgroup> stack: array<u32, STACK>;\n\nvar<workgroup> batchTaken: vec3u;\n\n\n\n\nfn takeBatch(stackSize: u32, lane: u32, deepest: u32, counts: u32) -> vec3u {\n  let free = STACK - stackSize;\n  let limit = max(1u, min(LANES, max(free, deepest) - deepest));\n  var link = 0u;\n  var own = 0u;\n  if (lane < stackSize) {\n    link = stack[stackSize - 1u - lane];\n    own = linkCount(link);\n  }\n  let before = runsBefore(lane, min(stackSize, LANES), own, 8u);\n  let used = min(own, limit - min(before, limit));\n  layRuns(lane, before, (linkFirst(link) + own - used) | (link & LINK_LEAF), used, 8u);\n  if (used > 0u && used < own) { stack[stackSize - 1u - lane] = makeLink(linkIsLeaf(link), linkFirst(link), own - used); }\n\n  let fills = (own > 0u) & (before < limit) & (before + own >= limit);\n  let empties = (lane == LANES - 1u) & (before + own < limit);\n  if (fills | empties) {\n    let taken = select(lane, lane + 1u, used == own);\n    batchTaken = vec3u(min(before + own, limit), select(stackSize - taken, 0u, empties), counts);\n  }\n  return workgroupUniformLoad(&batchTaken);\n}\n\nconst OPENING_BONSAI = 0u;\nconst OPENING_DISTANCE = 1u;\nconst OPENING_BOUNDARY = 3u;\nconst OPENING_SPHERE = 4u;\nconst OPENING_ERROR = 2u;\n\n\nconst MOST_RAISED = 4.0;\n\n\n\nconst HEAVIER = 1.01;\n\n\n\nconst CLOSEST = 1.8;\n\n\n\n\nconst PULL = 8.0;\n\n\nconst FAR_SOFTENING = 10.0;\n\n\nconst FAR_OVERFLOW = 1e-8;\noverride SPLINE: u32 = 0u;\noverride QUADRUPOLE: u32 = 1u;\noverride OPENING: u32 = 0u;\n@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;\n@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;\n@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;\n@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;\n@group(0) @binding(5) var<storage, read> groupList: array<u32>;\n@group(0) @binding(6) var<storage, read> places: array<u32>;\n@group(0) @binding(7) var<storage, read_write> interactions: array<u32>;\n@group(0) @binding(8) var<storage, read> nodeBox: array<vec4f>;\n@group(0) @binding(9) var<uniform> root: Root;\n\n\noverride GROUP: u32 = 64u;\nconst GROUP_ROW = 31u;\nconst GROUP_LIST = 2u;\n\n\n\noverride FOREIGN: u32 = 0u;\n\noverride ADD: u32 = 0u;\n\noverride ACTIVE: u32 = 0u;\n\n\nconst NO_SOURCE = 0x80000000u;\n\noverride HEXADECAPOLE: u32 = 0u;\n\n\nfn momentsAt(node: u32) -> u32 { return (2u + 4u * HEXADECAPOLE) * node; }\n\n\n\n\n\n\n\n\n\n\n\nconst NO_DISTANCE = 1e-30;\n\n\nfn targetBody(i: u32) -> vec4f {\n  if (FOREIGN == 1u) { return velocity[2u * i]; }\n  return posMass[i];\n}\n\n\nfn targetFeels(i: u32) -> f32 {\n  if (FOREIGN == 1u) { return velocity[2u * i + 1u].w; }\n  return velocity[i].w;\n}\n\n\nstruct Targets {\n\n  low: vec4f,\n  high: vec4f,\n  middle: vec4f,\n  away: f32,\n  raised: f32,\n}\n\n\n\n\n\nfn raisedBy(largest: f32, mass: f32, radius: f32) -> f32 {\n  let times = params.ownPull * mass / max((radius * radius + params.eps2) * largest, NO_DISTANCE);\n  return select(clamp(times, 1.0, MOST_RAISED), 1.0, radius == 0.0);\n}\n\n\nfn targetsOf(lane: u32, first: u32, end: u32) -> Targets {\n  let body0 = min(first + lane, end - 1u);\n  let body1 = min(first + lane + LANES, end - 1u);\n  let a = targetBody(body0);\n  let b = targetBody(body1);\n  let felt = vec2f(targetFeels(body0), targetFeels(body1));\n  let weighed = select(felt, vec2f(1e30), felt < vec2f(0));\n  let low = lanesMin(lane, vec4f(min(a.xyz, b.xyz), min(weighed.x, weighed.y)));\n  let high = -lanesMin(lane, vec4f(-max(a.xyz, b.xyz), -max(felt.x, felt.y)));\n  let middle = 0.5 * (low.xyz + high.xyz);\n  let radius = -lanesMin(lane, vec4f(-max(distance(a.xyz, middle), distance(b.xyz, middle)))).x;\n  let own = select(0.0, a.w, first + lane < end) + select(0.0, b.w, first + lane + LANES < end);\n  let mass = lanesSum(lane, vec4f(own)).x;\n  return Targets(vec4f(low.xyz, radius), vec4f(high.xyz, HEAVIER * mass), vec4f(middle, params.tau * low.w),\n    distance(middle, root.middle) + radius, raisedBy(high.w, mass, radius));\n}\n\n\nfn gapTo(targets: Targets, place: vec3f) -> vec3f { return max(max(targets.low.xyz - place, place - targets.high.xyz), vec3f(0)); }\n\n\n\nfn actsAs(targets: Targets, centre: vec4f, test: vec4u) -> vec2<bool> {\n  let spread = bitcast<f32>(test.y);\n  let size = bitcast<f32>(test.z);\n  let apart = centre.xyz - targets.middle.xyz;\n  var far = false;\n  if (QUADRUPOLE == 1u) {\n    let apart2 = dot(apart, apart);\n    let inverse = inverseSqrt(max(apart2, NO_DISTANCE));\n    let clear = apart2 * inverse - targets.low.w - size;\n    let beyond = bitcast<f32>(test.x) - targets.away;\n    let most = params.farShare * targets.middle.w * targets.raised;\n    let x = spread * inverse;\n    let y = (targets.low.w + spread) * inverse;\n    let y2 = y * y;\n    let faint = (beyond > params.spline) & (PULL * centre.w <= most * beyond * beyond);\n    let converges = (clear > params.spline) & (centre.w * fma(5.0 * y2, y2, x * x * x) <= most * clear * clear);\n    far = (apart2 > params.farSoftening) & (faint | converges);\n    if (!GO_ALONG && far) { return vec2<bool>(true, false); }\n  }\n  let gap = gapTo(targets, centre.xyz);\n  let gap2 = dot(gap, gap);\n  let inverse = inverseSqrt(max(gap2, NO_DISTANCE));\n  let d = gap2 * inverse;\n  let clear = d - size;\n  let x = spread * inverse;\n  var lost = select(3.0 * x * x, 4.0 * x * x * x, QUADRUPOLE == 1u);\n  if (HEXADECAPOLE == 1u) { lost = 6.0 * x * x * x * x * x; }\n  let heavy = centre.w > targets.high.w;\n  let near = heavy & (d < CLOSEST * size);\n  let allowed = targets.middle.w * select(1.0, targets.raised, heavy);\n  let small = (params.angle * d > size) | (!near & (centre.w * lost <= allowed * clear * clear));\n\n  let few = linkIsLeaf(test.w) & (linkCount(test.w) <= 2u);\n  return vec2<bool>(far, !far & (clear > params.spline) & !few & small);\n}\n\n\nconst HEAD = 16u;\nconst CAPACITY = 32768u;\n\n@compute @workgroup_size(32)\nfn main(@builtin(local_invocation_index) thread: u32) {\n  let lane = laneOf(thread);\n\n  if (groupList[0] == 0u) {\n    if (lane < HEAD) { interactions[lane] = 0u; }\n    return;\n  }\n\n  var index = 0u;\n  var past = groupList[0];\n  while (past - index > 1u) {\n    let middle = (index + past) / 2u;\n    if (groupList[GROUP_LIST + middle] <= places[0]) { index = middle; } else { past = middle; }\n  }\n  let deepest = groupList[1];\n  let first = groupList[GROUP_LIST + index];\n  let end = groupList[GROUP_LIST + index + 1u];\n  let targets = targetsOf(lane, first, end);\n\n  var stackSize = 0u;\n  var batch = 1u;\n  var node = 0u;\n  var cellCount = 0u;\n  var farCount = 0u;\n  var leafCount = 0u;\n  var ownBodies = 0u;\n  while (batch > 0u) {\n    var opened = 0u;\n    var far = 0u;\n    var near = 0u;\n    var leafBodies = 0u;\n    var link = 0u;\n    if (lane < batch) {\n      let test = nodeTest[node];\n      let centre = nodeCentre[node];\n      link = test.w;\n      let leaf = linkIsLeaf(link);\n      if (OPENING == OPENING_ERROR) {\n        let acts = actsAs(targets, centre, test);\n        far = u32(acts.x);\n        near = u32(acts.y);\n      } else {\n        let soft = params.spline + bitcast<f32>(test.z);\n        let gap = gapTo(targets, centre.xyz);\n        var away = gap;\n        if (OPENING == OPENING_DISTANCE) {\n          away = max(max(targets.low.xyz - nodeBox[2u * node + 1u].xyz, nodeBox[2u * node].xyz - targets.high.xyz), vec3f(0));\n        }\n        near = u32(dot(away, away) > bitcast<f32>(test.x) && (SPLINE == 0u || dot(gap, gap) > soft * soft));\n      }\n      if (far + near == 0u) {\n        if (leaf) { leafBodies = linkCount(link); } else { opened = 1u; }\n      }\n    }\n    let flags = flagsBefore(lane, opened == 1u, near == 1u, far == 1u, leafBodies > 0u);\n    let place = flags.x;\n    if (opened == 1u) { stack[stackSize + (place & 63u)] = link; }\n    let at = cellCount + farCount + ((place >> 6u) & 63u) + ((place >> 12u) & 63u);\n    if (far + near == 1u && at < CAPACITY) { interactions[HEAD + at] = node | select(0u, LINK_LEAF, far == 1u); }\n    let leafAt = leafCount + (place >> 18u);\n    if (leafBodies > 0u && leafAt < CAPACITY) { interactions[HEAD + CAPACITY + leafAt] = link; }\n    ownBodies += leafBodies;\n    workgroupBarrier();\n    let taken = takeBatch(stackSize + (flags.y & 63u), lane, deepest, flags.y);\n    batch = taken.x;\n    stackSize = taken.y;\n    cellCount += (taken.z >> 6u) & 63u;\n    farCount += (taken.z >> 12u) & 63u;\n    leafCount += taken.z >> 18u;\n    if (lane < batch) { node = laidItem(lane); }\n  }\n  let bodies = u32(lanesSum(lane, vec4f(f32(ownBodies))).x);\n  if (lane > 0u) { return; }\n\n  interactions[0] = 72u;\n  interactions[1] = min(cellCount + farCount, CAPACITY);\n  interactions[2] = 0u;\n  interactions[3] = 0u;\n  interactions[4] = 6u;\n  interactions[5] = 16u * min(leafCount, CAPACITY);\n  interactions[6] = 0u;\n  interactions[7] = 0u;\n  interactions[8] = cellCount;\n  interactions[9] = farCount;\n  interactions[10] = bodies;\n  interactions[11] = end - first;\n  interactions[12] = index;\n}\n",
  "map": [
   [
    1,
    "measure/interactionList.wgsl",
    1
   ],
   [
    2,
    "measure/interactionList.wgsl",
    1
   ],
   [
    8,
    "shared/params.wgsl",
    1
   ],
   [
    34,
    "shared/root.wgsl",
    1
   ],
   [
    50,
    "shared/link.wgsl",
    1
   ],
   [
    60,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    132,
    "shared/stack.wgsl",
    1
   ],
   [
    165,
    "shared/criterion.wgsl",
    1
   ],
   [
    193,
    "measure/interactionList.wgsl",
    13
   ],
   [
    206,
    "shared/groups.wgsl",
    1
   ],
   [
    211,
    "shared/targets.wgsl",
    1
   ],
   [
    222,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    227,
    "shared/opening.wgsl",
    3
   ],
   [
    329,
    "measure/interactionList.wgsl",
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
    "name": "interactions",
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
   "GROUP",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "HEXADECAPOLE"
  ],
  "threads": 32
 }
} as const;
export const STRUCTS = {
 "Params": {
  "size": 68,
  "fields": {
   "n": [
    0,
    "u32"
   ],
   "sources": [
    4,
    "u32"
   ],
   "nodeCapacity": [
    8,
    "u32"
   ],
   "groupCapacity": [
    12,
    "u32"
   ],
   "leafSize": [
    16,
    "u32"
   ],
   "bucketSize": [
    20,
    "u32"
   ],
   "theta": [
    24,
    "f32"
   ],
   "eps2": [
    28,
    "f32"
   ],
   "drift": [
    32,
    "f32"
   ],
   "kick": [
    36,
    "f32"
   ],
   "tau": [
    40,
    "f32"
   ],
   "farShare": [
    44,
    "f32"
   ],
   "angle": [
    48,
    "f32"
   ],
   "ownPull": [
    52,
    "f32"
   ],
   "farSoftening": [
    56,
    "f32"
   ],
   "eta": [
    60,
    "f32"
   ],
   "spline": [
    64,
    "f32"
   ]
  }
 },
 "Repetition": {
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
 "Division": {
  "size": 32,
  "fields": {
   "low": [
    0,
    "vec3f"
   ],
   "scale": [
    12,
    "f32"
   ],
   "pieces": [
    16,
    "u32"
   ],
   "own": [
    20,
    "u32"
   ]
  }
 },
 "High": {
  "size": 64,
  "fields": {
   "thirdX": [
    0,
    "vec4f"
   ],
   "thirdY": [
    16,
    "vec4f"
   ],
   "fourthX": [
    32,
    "vec4f"
   ],
   "fourthY": [
    48,
    "vec4f"
   ]
  }
 },
 "Square": {
  "size": 32,
  "fields": {
   "diagonal": [
    0,
    "vec3f"
   ],
   "mixed": [
    16,
    "vec3f"
   ]
  }
 },
 "Part": {
  "size": 240,
  "fields": {
   "mass": [
    0,
    "f32"
   ],
   "d": [
    16,
    "vec3f"
   ],
   "first": [
    32,
    "vec3f"
   ],
   "second": [
    48,
    "array"
   ],
   "third": [
    96,
    "array"
   ]
  }
 },
 "Whole": {
  "size": 112,
  "fields": {
   "thirdX": [
    0,
    "vec4f"
   ],
   "thirdY": [
    16,
    "vec4f"
   ],
   "thirdZ": [
    32,
    "vec2f"
   ],
   "fourthX": [
    48,
    "vec4f"
   ],
   "fourthY": [
    64,
    "vec4f"
   ],
   "fourthZ": [
    80,
    "vec4f"
   ],
   "fourthW": [
    96,
    "vec3f"
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
 "Induced": {
  "size": 80,
  "fields": {
   "velocity": [
    0,
    "vec3f"
   ],
   "rowX": [
    16,
    "vec3f"
   ],
   "rowY": [
    32,
    "vec3f"
   ],
   "rowZ": [
    48,
    "vec3f"
   ],
   "exchange": [
    64,
    "vec4f"
   ]
  }
 },
 "Sums": {
  "size": 96,
  "fields": {
   "velocity": [
    0,
    "vec3f"
   ],
   "spin": [
    16,
    "vec3f"
   ],
   "shearX": [
    32,
    "vec3f"
   ],
   "shearY": [
    48,
    "vec3f"
   ],
   "shearZ": [
    64,
    "vec3f"
   ],
   "exchange": [
    80,
    "vec4f"
   ]
  }
 },
 "Component": {
  "size": 48,
  "fields": {
   "dipole": [
    0,
    "vec4f"
   ],
   "quadrupole": [
    16,
    "vec4f"
   ],
   "yz": [
    32,
    "f32"
   ]
  }
 },
 "Slope": {
  "size": 48,
  "fields": {
   "first": [
    0,
    "vec3f"
   ],
   "diagonal": [
    16,
    "vec3f"
   ],
   "mixed": [
    32,
    "vec3f"
   ]
  }
 },
 "Sum": {
  "size": 64,
  "fields": {
   "all": [
    0,
    "f32"
   ],
   "first": [
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
   ]
  }
 },
 "Cell": {
  "size": 240,
  "fields": {
   "centre": [
    0,
    "vec3f"
   ],
   "weight": [
    12,
    "f32"
   ],
   "low": [
    16,
    "vec3f"
   ],
   "radius": [
    28,
    "f32"
   ],
   "high": [
    32,
    "vec3f"
   ],
   "core": [
    44,
    "f32"
   ],
   "x": [
    48,
    "Sum"
   ],
   "y": [
    112,
    "Sum"
   ],
   "z": [
    176,
    "Sum"
   ]
  }
 },
 "Fixed": {
  "size": 32,
  "fields": {
   "hi": [
    0,
    "vec3i"
   ],
   "lo": [
    16,
    "vec3u"
   ]
  }
 },
 "Group": {
  "size": 16,
  "fields": {
   "first": [
    0,
    "u32"
   ],
   "end": [
    4,
    "u32"
   ],
   "awake": [
    8,
    "vec2u"
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
 "Targets": {
  "size": 64,
  "fields": {
   "low": [
    0,
    "vec4f"
   ],
   "high": [
    16,
    "vec4f"
   ],
   "middle": [
    32,
    "vec4f"
   ],
   "away": [
    48,
    "f32"
   ],
   "raised": [
    52,
    "f32"
   ]
  }
 },
 "VortexParams": {
  "size": 20,
  "fields": {
   "timestep": [
    0,
    "f32"
   ],
   "viscosity": [
    4,
    "f32"
   ],
   "volume": [
    8,
    "f32"
   ],
   "relaxation": [
    12,
    "f32"
   ],
   "spreading": [
    16,
    "f32"
   ]
  }
 },
 "QuantityParams": {
  "size": 40,
  "fields": {
   "n": [
    0,
    "u32"
   ],
   "unit": [
    4,
    "f32"
   ],
   "time": [
    8,
    "f32"
   ],
   "galaxies": [
    12,
    "u32"
   ],
   "restart": [
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
   "body": [
    28,
    "u32"
   ],
   "radius": [
    32,
    "f32"
   ],
   "kineticUnit": [
    36,
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
 "FollowParams": {
  "size": 12,
  "fields": {
   "n": [
    0,
    "u32"
   ],
   "elapsed": [
    4,
    "f32"
   ],
   "slot": [
    8,
    "u32"
   ]
  }
 },
 "ViewParams": {
  "size": 96,
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
   "shallowest": [
    88,
    "u32"
   ],
   "deepest": [
    92,
    "u32"
   ]
  }
 }
} as const;
/** Numbers that a file of shaders/shared, or a stage, declares; those of overrides are their defaults. */
export const CONSTANTS = {
 "biotSavart": {
  "CORE_REACH": 2.36,
  "NEVER_ZERO": 1e-24,
  "NEAR": 0.2,
  "LOG2_E": 1.4426950408889634,
  "PER_SPHERE": 0.07957747154594767,
  "VISCOUS": 0,
  "HEXADECAPOLE": 0
 },
 "blocks": {
  "TICKS": 1073741824,
  "NEVER": 4294967295,
  "FROZEN": 1,
  "NEWLY_FROZEN": 2,
  "BLOCK_NEXT": 0,
  "BLOCK_FOUND": 1,
  "BLOCK_NOW": 2,
  "BLOCK_OPEN": 3,
  "BLOCK_ACTIVE": 4,
  "BLOCK_SPLITS": 5,
  "BLOCK_COUNT": 6,
  "BLOCK_PAIRS": 7
 },
 "boundsGroups": {
  "BOUNDS_TILE": 2048,
  "BOUNDS_GROUPS": 256
 },
 "cluster": {
  "OUTSIDE_CLUSTER": 4294967295
 },
 "criterion": {
  "OPENING_BONSAI": 0,
  "OPENING_DISTANCE": 1,
  "OPENING_BOUNDARY": 3,
  "OPENING_SPHERE": 4,
  "OPENING_ERROR": 2,
  "MOST_RAISED": 4,
  "HEAVIER": 1.01,
  "CLOSEST": 1.8,
  "PULL": 8,
  "FAR_SOFTENING": 10,
  "FAR_OVERFLOW": 1e-8
 },
 "division": {
  "MOST_PIECES": 16,
  "CURVE_LEVELS": 17,
  "CURVE_SAMPLES": 4096
 },
 "fixed": {
  "FIXED_REACH": 1024,
  "HI_STEPS": 2097152,
  "LO_STEPS": 4294967296
 },
 "follow": {
  "CHOSEN": 17,
  "TRAILS": 16,
  "SLOTS": 512,
  "NOBODY": 4294967295,
  "CORES": 8,
  "CORE_SHARES": 64,
  "TRACKED": 12
 },
 "groups": {
  "GROUP": 64,
  "GROUP_ROW": 31,
  "GROUP_LIST": 2
 },
 "highMoments": {
  "DIPOLES": 0
 },
 "interact": {
  "SPLINE": 0
 },
 "kept": {
  "LEFT_OUT": 0,
  "LOOKED_AT": 1,
  "OPENED": 2,
  "NOBODIES": 3,
  "KEPT_TILE": 256
 },
 "lanes": {
  "LANES": 32
 },
 "level": {
  "MAX_LEVEL": 30,
  "KEY_LEVELS": 21
 },
 "link": {
  "LINK_LEAF": 2147483648
 },
 "listSlice": {
  "LIST_LANES": 64
 },
 "listWalk": {
  "OPENING": 3,
  "SPLINE": 0,
  "LIST_DEPTH": 32
 },
 "momentsAt": {
  "HEXADECAPOLE": 0
 },
 "opening": {
  "NO_DISTANCE": 1e-30
 },
 "profile": {
  "GALAXIES": 8,
  "CLASSES": 20,
  "SHELLS": 96,
  "SWEEP_TILE": 1024,
  "SWEEP_GROUPS": 256
 },
 "radix": {
  "TILE": 2048,
  "CHUNK": 256,
  "AHEAD": 0,
  "DIGITS": 8
 },
 "rungCounts": {
  "RUNGS": 31
 },
 "rungs": {
  "DEEPEST_RUNG": 12,
  "SPLINE_REACH": 2.8,
  "RUNG_DEPTH": 0,
  "RUNG_NOW": 1,
  "RUNG_WALKED": 2,
  "RUNG_BLOCKS": 4
 },
 "stack": {
  "STACK": 256
 },
 "status": {
  "FAULT_NODES": 1,
  "FAULT_GROUPS": 16,
  "FAULT_LISTS": 32,
  "FAULT_NONFINITE": 4,
  "FAULT_OVERFLOW": 49
 },
 "targets": {
  "FOREIGN": 0,
  "ADD": 0,
  "ACTIVE": 0,
  "NO_SOURCE": 2147483648
 },
 "tiles": {
  "HIGH": 1,
  "BODIES": 2,
  "QUADRUPOLE": 1
 },
 "vortices": {
  "STRETCHING": 0,
  "STRETCHING_TRANSPOSED": 0,
  "STRETCHING_CLASSICAL": 1,
  "STRETCHING_NONE": 2,
  "STRETCHING_LINES": 3,
  "CORE_MOMENT": 0.30091509766,
  "CORE_VOLUME": 4.18879020479
 },
 "build/activeDispatch": {
  "MOST": 65535
 },
 "build/hexadecapoles": {
  "NODE": 6
 },
 "build/leafLevels": {
  "HEAVY": 4096
 },
 "build/moments": {
  "OPENING": 0,
  "QUADRUPOLE": 1,
  "TOP": 0,
  "WIDTH": 64,
  "OUTSIDE": 1.00001,
  "TWO_OVER_ROOT_THREE": 1.1547005,
  "CHILDREN": 8,
  "SHARED": 1
 },
 "build/prune": {
  "OPENING": 0,
  "QUADRUPOLE": 1,
  "HEXADECAPOLE": 0,
  "ROUNDED": 0.00001
 },
 "build/reorder": {
  "KEEP": 0
 },
 "build/rootCube": {
  "SAMPLES": 256,
  "SHARE": 33,
  "WIDE": 16
 },
 "build/rowScan": {
  "WIDTH": 256
 },
 "force/directSum": {
  "WIDTH": 64
 },
 "force/jerk": {
  "EXTENDED": 1,
  "SIXTH": 0,
  "WIDTH": 64
 },
 "force/join": {
  "PARTS": 1
 },
 "force/listForces": {
  "QUADRUPOLE": 1,
  "HIGH": 1
 },
 "force/listStarts": {
  "WIDTH": 256
 },
 "force/lockstep": {
  "QUADRUPOLE": 1,
  "PLUMMER_REACH": 2.8,
  "DEPTH": 224
 },
 "force/vortexSum": {
  "WIDTH": 64
 },
 "force/walk": {
  "OPENING": 0
 },
 "force/walkAdaptive": {
  "PARTS": 1
 },
 "integrate/blockDispatch": {
  "MOST": 65535,
  "BLOCK_BODIES": 64,
  "WANTED": 1024,
  "LEAST_SOURCES": 128
 },
 "integrate/blockStart": {
  "SIXTH": 0
 },
 "integrate/bridgeEnd": {
  "KICK": 1
 },
 "integrate/correct": {
  "SIXTH": 0,
  "WIDTH": 64,
  "FIRST": 0.05,
  "LONGEST": 1e+30
 },
 "integrate/nextTime": {
  "TILE": 2048
 },
 "integrate/predict": {
  "SIXTH": 0
 },
 "integrate/rungDrift": {
  "SORTED": 0
 },
 "measure/capture": {
  "NEVER": 3e+38
 },
 "measure/centreShrink": {
  "REACH": 3,
  "SHRINK": 0.75,
  "ENOUGH": 0.02,
  "LEAST": 32
 },
 "measure/coreCentres": {
  "LOST": 0.0001
 },
 "measure/flow": {
  "UNIT": 1
 },
 "measure/forceError": {
  "SAMPLES": 512
 },
 "measure/interactionList": {
  "SPLINE": 0,
  "QUADRUPOLE": 1,
  "OPENING": 0,
  "HEAD": 16,
  "CAPACITY": 32768
 },
 "measure/localDensity": {
  "REACH": 64,
  "NEAR": 16,
  "MISSED": 1.5,
  "VOLUME": 4.18879
 },
 "measure/neighbours": {
  "PHASE": 0,
  "NEIGHBOUR_DISTANCE": 3,
  "NEIGHBOUR_NEAREST": 4,
  "NEIGHBOUR_COUNT": 5,
  "NEIGHBOUR_LIST": 6,
  "MOST": 250
 },
 "measure/profile": {
  "TILE": 1024
 },
 "measure/relativeErrors": {
  "LEAST": 1e-9
 },
 "measure/sample": {
  "STRIDE": 1
 },
 "measure/totals": {
  "TILE": 256
 },
 "render/pick": {
  "SECOND": 0,
  "FAINT": 0.2,
  "HANDICAP": 3
 },
 "render/treeRange": {
  "BOX_VERTICES": 72
 }
} as const;
