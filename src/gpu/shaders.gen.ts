// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.
/** What each stage is put together from (source.ts). Some have a second form, for devices whose subgroups hold 32 lanes or more. */
export const STAGES = {
 "build/activeCount": {
  "map": [
   [
    1,
    "build/activeCount.wgsl",
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
    "name": "groupsFound",
    "binding": 2,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 1
 },
 "build/activeGroups": {
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
    34,
    "shared/flat.wgsl",
    2
   ],
   [
    46,
    "shared/groups.wgsl",
    1
   ],
   [
    54,
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
    "name": "groupsFound",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [
   "GROUP",
   "HALVES"
  ],
  "threads": 64
 },
 "build/binSort": {
  "map": [
   [
    1,
    "build/binSort.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/bins.wgsl",
    1
   ],
   [
    43,
    "shared/link.wgsl",
    1
   ],
   [
    58,
    "shared/flat.wgsl",
    2
   ],
   [
    70,
    "shared/status.wgsl",
    1
   ],
   [
    115,
    "build/binSort.wgsl",
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
    "name": "counts",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "members",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "keys",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "sortedKeys",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "order",
    "binding": 6,
    "access": "storage"
   }
  ],
  "overrides": [
   "SCANNED"
  ],
  "threads": 256
 },
 "build/bins": {
  "map": [
   [
    1,
    "build/bins.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    34,
    "shared/bodyKey.wgsl",
    1
   ],
   [
    35,
    "shared/hilbert.wgsl",
    1
   ],
   [
    90,
    "shared/radix.wgsl",
    1
   ],
   [
    122,
    "shared/root.wgsl",
    1
   ],
   [
    146,
    "shared/bodyKey.wgsl",
    5
   ],
   [
    151,
    "shared/flat.wgsl",
    2
   ],
   [
    163,
    "shared/bins.wgsl",
    1
   ],
   [
    174,
    "shared/status.wgsl",
    1
   ],
   [
    219,
    "build/bins.wgsl",
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
    "name": "binKeys",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "keys",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "counts",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "members",
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
   "TILE",
   "AHEAD"
  ],
  "threads": 256
 },
 "build/bounds": {
  "map": [
   [
    1,
    "build/bounds.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/status.wgsl",
    1
   ],
   [
    78,
    "shared/finite.wgsl",
    1
   ],
   [
    87,
    "shared/boundsGroups.wgsl",
    1
   ],
   [
    94,
    "shared/radix.wgsl",
    1
   ],
   [
    126,
    "shared/bins.wgsl",
    1
   ],
   [
    137,
    "shared/samples.wgsl",
    1
   ],
   [
    151,
    "build/bounds.wgsl",
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
   },
   {
    "name": "ids",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "samples",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "sortedKeys",
    "binding": 7,
    "access": "read-only-storage"
   },
   {
    "name": "binKeys",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [
   "TILE",
   "AHEAD",
   "BY_ID",
   "LOOK",
   "BINS"
  ],
  "threads": 256
 },
 "build/boxLevels": {
  "map": [
   [
    1,
    "build/boxLevels.wgsl",
    1
   ],
   [
    5,
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
    "shared/boxes.wgsl",
    1
   ],
   [
    51,
    "build/boxLevels.wgsl",
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
    "name": "groupList",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "boxes",
    "binding": 2,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 64
 },
 "build/buckets": {
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
    34,
    "shared/link.wgsl",
    1
   ],
   [
    49,
    "shared/level.wgsl",
    2
   ],
   [
    62,
    "build/buckets.wgsl",
    10
   ],
   [
    68,
    "shared/cellEnd.wgsl",
    4
   ],
   [
    89,
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
    32,
    "shared/division.wgsl",
    1
   ],
   [
    39,
    "shared/curveKey.wgsl",
    1
   ],
   [
    41,
    "shared/hilbert.wgsl",
    1
   ],
   [
    96,
    "shared/root.wgsl",
    1
   ],
   [
    120,
    "shared/curveKey.wgsl",
    5
   ],
   [
    126,
    "build/curveSamples.wgsl",
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
    32,
    "shared/groups.wgsl",
    1
   ],
   [
    40,
    "shared/flat.wgsl",
    2
   ],
   [
    52,
    "shared/boxes.wgsl",
    1
   ],
   [
    59,
    "build/groupBoxes.wgsl",
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
   "GROUP",
   "HALVES"
  ],
  "threads": 64
 },
 "build/hexadecapoles": {
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
    34,
    "shared/link.wgsl",
    1
   ],
   [
    49,
    "shared/status.wgsl",
    1
   ],
   [
    94,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    167,
    "shared/highMoments.wgsl",
    1
   ],
   [
    168,
    "shared/highMoments.wgsl",
    3
   ],
   [
    263,
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
    32,
    "shared/link.wgsl",
    1
   ],
   [
    47,
    "shared/kept.wgsl",
    1
   ],
   [
    63,
    "shared/flat.wgsl",
    2
   ],
   [
    75,
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
    32,
    "shared/link.wgsl",
    1
   ],
   [
    47,
    "shared/kept.wgsl",
    1
   ],
   [
    63,
    "shared/flat.wgsl",
    2
   ],
   [
    75,
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
    33,
    "shared/status.wgsl",
    1
   ],
   [
    78,
    "shared/flat.wgsl",
    2
   ],
   [
    90,
    "shared/bodyKey.wgsl",
    1
   ],
   [
    91,
    "shared/hilbert.wgsl",
    1
   ],
   [
    146,
    "shared/radix.wgsl",
    1
   ],
   [
    178,
    "shared/root.wgsl",
    1
   ],
   [
    202,
    "shared/bodyKey.wgsl",
    5
   ],
   [
    207,
    "build/keys.wgsl",
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
   },
   {
    "name": "oddKeys",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "oddOrder",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [
   "TILE",
   "AHEAD"
  ],
  "threads": 256
 },
 "build/leafLevels": {
  "map": [
   [
    1,
    "build/leafLevels.wgsl",
    1
   ],
   [
    11,
    "shared/params.wgsl",
    1
   ],
   [
    38,
    "shared/link.wgsl",
    1
   ],
   [
    53,
    "shared/level.wgsl",
    2
   ],
   [
    66,
    "shared/flat.wgsl",
    2
   ],
   [
    78,
    "shared/groups.wgsl",
    1
   ],
   [
    86,
    "shared/walkOrder.wgsl",
    1
   ],
   [
    107,
    "build/leafLevels.wgsl",
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
   },
   {
    "name": "groupCounts",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "order",
    "binding": 5,
    "access": "read-only-storage"
   }
  ],
  "overrides": [
   "GROUP",
   "HALVES",
   "ORDERED",
   "PARTS",
   "HEAVY"
  ],
  "threads": 256
 },
 "build/links": {
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
    33,
    "shared/status.wgsl",
    1
   ],
   [
    78,
    "shared/link.wgsl",
    1
   ],
   [
    93,
    "shared/level.wgsl",
    2
   ],
   [
    106,
    "shared/subtrees.wgsl",
    2
   ],
   [
    114,
    "build/links.wgsl",
    11
   ],
   [
    121,
    "shared/cellEnd.wgsl",
    4
   ],
   [
    142,
    "build/links.wgsl",
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
  "map": [
   [
    1,
    "build/moments.wgsl",
    1
   ],
   [
    10,
    "shared/params.wgsl",
    1
   ],
   [
    37,
    "shared/link.wgsl",
    1
   ],
   [
    52,
    "shared/criterion.wgsl",
    1
   ],
   [
    80,
    "shared/level.wgsl",
    2
   ],
   [
    93,
    "shared/root.wgsl",
    1
   ],
   [
    117,
    "shared/status.wgsl",
    1
   ],
   [
    162,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    167,
    "build/moments.wgsl",
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
    "access": "storage"
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
    34,
    "shared/link.wgsl",
    1
   ],
   [
    49,
    "shared/level.wgsl",
    2
   ],
   [
    62,
    "shared/status.wgsl",
    1
   ],
   [
    107,
    "shared/flat.wgsl",
    2
   ],
   [
    119,
    "shared/groups.wgsl",
    1
   ],
   [
    127,
    "shared/walkOrder.wgsl",
    1
   ],
   [
    148,
    "build/nodes.wgsl",
    14
   ],
   [
    160,
    "shared/present.wgsl",
    1
   ],
   [
    170,
    "build/nodes.wgsl",
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
   "GROUP",
   "HALVES",
   "ORDERED"
  ],
  "threads": 256
 },
 "build/packBodies": {
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
    32,
    "shared/link.wgsl",
    1
   ],
   [
    47,
    "shared/kept.wgsl",
    1
   ],
   [
    63,
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
    32,
    "shared/link.wgsl",
    1
   ],
   [
    47,
    "shared/kept.wgsl",
    1
   ],
   [
    63,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    68,
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
    32,
    "shared/division.wgsl",
    1
   ],
   [
    39,
    "shared/flat.wgsl",
    2
   ],
   [
    51,
    "build/partition.wgsl",
    8
   ],
   [
    60,
    "shared/present.wgsl",
    1
   ],
   [
    70,
    "build/partition.wgsl",
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
    33,
    "shared/division.wgsl",
    1
   ],
   [
    40,
    "shared/curveKey.wgsl",
    1
   ],
   [
    42,
    "shared/hilbert.wgsl",
    1
   ],
   [
    97,
    "shared/root.wgsl",
    1
   ],
   [
    121,
    "shared/curveKey.wgsl",
    5
   ],
   [
    127,
    "shared/flat.wgsl",
    2
   ],
   [
    139,
    "build/pieces.wgsl",
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
   },
   {
    "name": "root",
    "binding": 7,
    "access": "read-only-storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "build/prune": {
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
    33,
    "shared/link.wgsl",
    1
   ],
   [
    48,
    "shared/criterion.wgsl",
    1
   ],
   [
    76,
    "shared/kept.wgsl",
    1
   ],
   [
    92,
    "shared/boxes.wgsl",
    1
   ],
   [
    99,
    "build/prune.wgsl",
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
    32,
    "shared/status.wgsl",
    1
   ],
   [
    77,
    "shared/radix.wgsl",
    1
   ],
   [
    109,
    "shared/flat.wgsl",
    2
   ],
   [
    121,
    "build/radixCount.wgsl",
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
    34,
    "shared/status.wgsl",
    1
   ],
   [
    79,
    "shared/radix.wgsl",
    1
   ],
   [
    111,
    "shared/flat.wgsl",
    2
   ],
   [
    123,
    "build/radixScatter.wgsl",
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
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
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
 "build/reorderColumn": {
  "map": [
   [
    1,
    "build/reorderColumn.wgsl",
    1
   ],
   [
    5,
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
    "shared/status.wgsl",
    1
   ],
   [
    89,
    "build/reorderColumn.wgsl",
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
    "name": "order",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "before",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "after",
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
   "KEEP",
   "HALTS",
   "WIDTH"
  ],
  "threads": 256
 },
 "build/rootCube": {
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
    33,
    "shared/root.wgsl",
    1
   ],
   [
    57,
    "shared/boundsGroups.wgsl",
    1
   ],
   [
    64,
    "shared/samples.wgsl",
    1
   ],
   [
    78,
    "build/rootCube.wgsl",
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
   },
   {
    "name": "samples",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [
   "BY_ID"
  ],
  "threads": 256
 },
 "build/rowScan": {
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
    32,
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
   "WIDTH",
   "EACH"
  ],
  "threads": 0
 },
 "build/vortexHexadecapoles": {
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
    35,
    "shared/link.wgsl",
    1
   ],
   [
    50,
    "shared/biotSavart.wgsl",
    1
   ],
   [
    214,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    287,
    "shared/highMoments.wgsl",
    1
   ],
   [
    288,
    "shared/highMoments.wgsl",
    3
   ],
   [
    383,
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
    36,
    "shared/link.wgsl",
    1
   ],
   [
    51,
    "shared/biotSavart.wgsl",
    1
   ],
   [
    215,
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
 "check/lanesTest": {
  "map": [
   [
    1,
    "check/lanesTest.wgsl",
    1
   ],
   [
    5,
    "shared/lanes.wgsl",
    1
   ],
   [
    120,
    "check/lanesTest.wgsl",
    6
   ]
  ],
  "bindings": [
   {
    "name": "found",
    "binding": 0,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 32,
  "subgroups": [
   [
    1,
    "check/lanesTest.wgsl",
    1
   ],
   [
    5,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    86,
    "check/lanesTest.wgsl",
    6
   ]
  ]
 },
 "force/adaptive/join": {
  "map": [
   [
    1,
    "force/adaptive/join.wgsl",
    1
   ],
   [
    5,
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
    "force/adaptive/join.wgsl",
    7
   ],
   [
    48,
    "shared/partSums.wgsl",
    1
   ],
   [
    56,
    "force/adaptive/join.wgsl",
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
 "force/adaptive/walkAdaptive": {
  "map": [
   [
    1,
    "force/adaptive/walkAdaptive.wgsl",
    1
   ],
   [
    12,
    "shared/params.wgsl",
    1
   ],
   [
    39,
    "shared/root.wgsl",
    1
   ],
   [
    63,
    "shared/link.wgsl",
    1
   ],
   [
    78,
    "shared/interact.wgsl",
    1
   ],
   [
    143,
    "shared/flat.wgsl",
    2
   ],
   [
    155,
    "shared/lanes.wgsl",
    1
   ],
   [
    270,
    "shared/stack.wgsl",
    1
   ],
   [
    303,
    "shared/criterion.wgsl",
    1
   ],
   [
    331,
    "shared/expansion.wgsl",
    1
   ],
   [
    434,
    "shared/level.wgsl",
    2
   ],
   [
    447,
    "force/adaptive/walkAdaptive.wgsl",
    22
   ],
   [
    458,
    "shared/tiles.wgsl",
    1
   ],
   [
    461,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    466,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    539,
    "shared/tiles.wgsl",
    6
   ],
   [
    727,
    "shared/groups.wgsl",
    1
   ],
   [
    735,
    "shared/targets.wgsl",
    1
   ],
   [
    746,
    "shared/groupAt.wgsl",
    3
   ],
   [
    769,
    "shared/opening.wgsl",
    3
   ],
   [
    871,
    "shared/walkOrder.wgsl",
    1
   ],
   [
    892,
    "force/adaptive/walkAdaptive.wgsl",
    37
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
   "HALVES",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "ORDERED",
   "PARTS"
  ],
  "threads": 32,
  "subgroups": [
   [
    1,
    "force/adaptive/walkAdaptive.wgsl",
    1
   ],
   [
    12,
    "shared/params.wgsl",
    1
   ],
   [
    39,
    "shared/root.wgsl",
    1
   ],
   [
    63,
    "shared/link.wgsl",
    1
   ],
   [
    78,
    "shared/interact.wgsl",
    1
   ],
   [
    143,
    "shared/flat.wgsl",
    2
   ],
   [
    155,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    236,
    "shared/stack.wgsl",
    1
   ],
   [
    269,
    "shared/criterion.wgsl",
    1
   ],
   [
    297,
    "shared/expansion.wgsl",
    1
   ],
   [
    400,
    "shared/level.wgsl",
    2
   ],
   [
    413,
    "force/adaptive/walkAdaptive.wgsl",
    22
   ],
   [
    424,
    "shared/tiles.wgsl",
    1
   ],
   [
    427,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    432,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    505,
    "shared/tiles.wgsl",
    6
   ],
   [
    693,
    "shared/groups.wgsl",
    1
   ],
   [
    701,
    "shared/targets.wgsl",
    1
   ],
   [
    712,
    "shared/groupAt.wgsl",
    3
   ],
   [
    735,
    "shared/opening.wgsl",
    3
   ],
   [
    837,
    "shared/walkOrder.wgsl",
    1
   ],
   [
    858,
    "force/adaptive/walkAdaptive.wgsl",
    37
   ]
  ]
 },
 "force/bonsai/walk": {
  "map": [
   [
    1,
    "force/bonsai/walk.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    34,
    "shared/link.wgsl",
    1
   ],
   [
    49,
    "shared/interact.wgsl",
    1
   ],
   [
    114,
    "shared/flat.wgsl",
    2
   ],
   [
    126,
    "shared/lanes.wgsl",
    1
   ],
   [
    241,
    "shared/stack.wgsl",
    1
   ],
   [
    274,
    "shared/criterion.wgsl",
    1
   ],
   [
    302,
    "shared/level.wgsl",
    2
   ],
   [
    315,
    "force/bonsai/walk.wgsl",
    15
   ],
   [
    325,
    "shared/tiles.wgsl",
    1
   ],
   [
    328,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    333,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    406,
    "shared/tiles.wgsl",
    6
   ],
   [
    594,
    "shared/groups.wgsl",
    1
   ],
   [
    602,
    "shared/targets.wgsl",
    1
   ],
   [
    613,
    "shared/groupAt.wgsl",
    3
   ],
   [
    636,
    "force/bonsai/walk.wgsl",
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
   "HALVES",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "OPENING"
  ],
  "threads": 32,
  "subgroups": [
   [
    1,
    "force/bonsai/walk.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    34,
    "shared/link.wgsl",
    1
   ],
   [
    49,
    "shared/interact.wgsl",
    1
   ],
   [
    114,
    "shared/flat.wgsl",
    2
   ],
   [
    126,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    207,
    "shared/stack.wgsl",
    1
   ],
   [
    240,
    "shared/criterion.wgsl",
    1
   ],
   [
    268,
    "shared/level.wgsl",
    2
   ],
   [
    281,
    "force/bonsai/walk.wgsl",
    15
   ],
   [
    291,
    "shared/tiles.wgsl",
    1
   ],
   [
    294,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    299,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    372,
    "shared/tiles.wgsl",
    6
   ],
   [
    560,
    "shared/groups.wgsl",
    1
   ],
   [
    568,
    "shared/targets.wgsl",
    1
   ],
   [
    579,
    "shared/groupAt.wgsl",
    3
   ],
   [
    602,
    "force/bonsai/walk.wgsl",
    27
   ]
  ]
 },
 "force/changa/lockstep": {
  "map": [
   [
    1,
    "force/changa/lockstep.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/link.wgsl",
    1
   ],
   [
    48,
    "shared/interact.wgsl",
    1
   ],
   [
    113,
    "shared/flat.wgsl",
    2
   ],
   [
    125,
    "shared/lanes.wgsl",
    1
   ],
   [
    240,
    "force/changa/lockstep.wgsl",
    11
   ],
   [
    250,
    "shared/groups.wgsl",
    1
   ],
   [
    258,
    "shared/targets.wgsl",
    1
   ],
   [
    269,
    "shared/groupAt.wgsl",
    3
   ],
   [
    292,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    297,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    370,
    "force/changa/lockstep.wgsl",
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
   "HALVES",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "HEXADECAPOLE",
   "QUADRUPOLE"
  ],
  "threads": 32,
  "subgroups": [
   [
    1,
    "force/changa/lockstep.wgsl",
    1
   ],
   [
    6,
    "shared/params.wgsl",
    1
   ],
   [
    33,
    "shared/link.wgsl",
    1
   ],
   [
    48,
    "shared/interact.wgsl",
    1
   ],
   [
    113,
    "shared/flat.wgsl",
    2
   ],
   [
    125,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    206,
    "force/changa/lockstep.wgsl",
    11
   ],
   [
    216,
    "shared/groups.wgsl",
    1
   ],
   [
    224,
    "shared/targets.wgsl",
    1
   ],
   [
    235,
    "shared/groupAt.wgsl",
    3
   ],
   [
    258,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    263,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    336,
    "force/changa/lockstep.wgsl",
    24
   ]
  ]
 },
 "force/direct/directSum": {
  "map": [
   [
    1,
    "force/direct/directSum.wgsl",
    1
   ],
   [
    8,
    "shared/params.wgsl",
    1
   ],
   [
    35,
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
    "shared/targets.wgsl",
    1
   ],
   [
    123,
    "force/direct/directSum.wgsl",
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
   "ACTIVE",
   "PARTS"
  ],
  "threads": 64
 },
 "force/direct/joinSums": {
  "map": [
   [
    1,
    "force/direct/joinSums.wgsl",
    1
   ],
   [
    5,
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
    "force/direct/joinSums.wgsl",
    7
   ],
   [
    46,
    "shared/partSums.wgsl",
    1
   ],
   [
    54,
    "force/direct/joinSums.wgsl",
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
    "name": "acceleration",
    "binding": 1,
    "access": "storage"
   }
  ],
  "overrides": [
   "PARTS"
  ],
  "threads": 256
 },
 "force/external": {
  "map": [
   [
    1,
    "force/external.wgsl",
    1
   ],
   [
    8,
    "shared/params.wgsl",
    1
   ],
   [
    35,
    "shared/rungs.wgsl",
    2
   ],
   [
    66,
    "shared/flat.wgsl",
    2
   ],
   [
    78,
    "shared/status.wgsl",
    1
   ],
   [
    123,
    "force/external.wgsl",
    11
   ],
   [
    133,
    "shared/externalField.wgsl",
    1
   ],
   [
    134,
    "shared/potentials.wgsl",
    1
   ],
   [
    286,
    "shared/externalField.wgsl",
    3
   ],
   [
    358,
    "force/external.wgsl",
    22
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "terms",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "radialTables",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "posMass",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "origin",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "rungState",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": [
   "RUNGS",
   "ALONE"
  ],
  "threads": 256
 },
 "force/externalJerk": {
  "map": [
   [
    1,
    "force/externalJerk.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    34,
    "shared/blocks.wgsl",
    2
   ],
   [
    68,
    "shared/fixed.wgsl",
    1
   ],
   [
    107,
    "force/externalJerk.wgsl",
    9
   ],
   [
    115,
    "shared/externalField.wgsl",
    1
   ],
   [
    116,
    "shared/potentials.wgsl",
    1
   ],
   [
    268,
    "shared/externalField.wgsl",
    3
   ],
   [
    340,
    "shared/fieldPace.wgsl",
    1
   ],
   [
    378,
    "force/externalJerk.wgsl",
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
    "name": "terms",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "radialTables",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "predicted",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "turn",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "blockState",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "jerkParts",
    "binding": 6,
    "access": "storage"
   }
  ],
  "overrides": [
   "SIXTH"
  ],
  "threads": 64
 },
 "force/jerk": {
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
    33,
    "shared/blocks.wgsl",
    2
   ],
   [
    67,
    "shared/fixed.wgsl",
    1
   ],
   [
    106,
    "shared/flat.wgsl",
    2
   ],
   [
    118,
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
   "SIXTH",
   "MANY"
  ],
  "threads": 64
 },
 "force/octgrav/listForces": {
  "map": [
   [
    1,
    "force/octgrav/listForces.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/link.wgsl",
    1
   ],
   [
    47,
    "shared/interact.wgsl",
    1
   ],
   [
    112,
    "shared/flat.wgsl",
    2
   ],
   [
    124,
    "shared/groups.wgsl",
    1
   ],
   [
    132,
    "force/octgrav/listForces.wgsl",
    10
   ],
   [
    142,
    "force/octgrav/shared/listSlice.wgsl",
    2
   ],
   [
    151,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    156,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    229,
    "force/octgrav/listForces.wgsl",
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
   "HALVES",
   "HEXADECAPOLE",
   "QUADRUPOLE",
   "HIGH"
  ],
  "threads": 64
 },
 "force/octgrav/listLengths": {
  "map": [
   [
    1,
    "force/octgrav/listLengths.wgsl",
    1
   ],
   [
    6,
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
    "force/octgrav/listLengths.wgsl",
    8
   ],
   [
    55,
    "shared/link.wgsl",
    1
   ],
   [
    70,
    "shared/criterion.wgsl",
    1
   ],
   [
    98,
    "shared/groups.wgsl",
    1
   ],
   [
    106,
    "force/octgrav/shared/listSlice.wgsl",
    2
   ],
   [
    115,
    "force/octgrav/shared/listWalk.wgsl",
    6
   ],
   [
    170,
    "force/octgrav/listLengths.wgsl",
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
   "HALVES",
   "OPENING",
   "SPLINE"
  ],
  "threads": 64
 },
 "force/octgrav/listStarts": {
  "map": [
   [
    1,
    "force/octgrav/listStarts.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "shared/link.wgsl",
    1
   ],
   [
    47,
    "shared/status.wgsl",
    1
   ],
   [
    92,
    "shared/flat.wgsl",
    2
   ],
   [
    104,
    "shared/groups.wgsl",
    1
   ],
   [
    112,
    "force/octgrav/listStarts.wgsl",
    10
   ],
   [
    118,
    "force/octgrav/shared/listSlice.wgsl",
    2
   ],
   [
    127,
    "force/octgrav/listStarts.wgsl",
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
   "GROUP",
   "HALVES"
  ],
  "threads": 256
 },
 "force/octgrav/lists": {
  "map": [
   [
    1,
    "force/octgrav/lists.wgsl",
    1
   ],
   [
    5,
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
    "force/octgrav/lists.wgsl",
    7
   ],
   [
    54,
    "shared/link.wgsl",
    1
   ],
   [
    69,
    "shared/criterion.wgsl",
    1
   ],
   [
    97,
    "shared/groups.wgsl",
    1
   ],
   [
    105,
    "force/octgrav/shared/listSlice.wgsl",
    2
   ],
   [
    114,
    "force/octgrav/shared/listWalk.wgsl",
    6
   ],
   [
    169,
    "force/octgrav/lists.wgsl",
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
   "HALVES",
   "OPENING",
   "SPLINE"
  ],
  "threads": 64
 },
 "force/targets": {
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
    33,
    "shared/flat.wgsl",
    2
   ],
   [
    45,
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
    32,
    "shared/biotSavart.wgsl",
    1
   ],
   [
    196,
    "shared/flat.wgsl",
    2
   ],
   [
    208,
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
    34,
    "shared/link.wgsl",
    1
   ],
   [
    49,
    "shared/biotSavart.wgsl",
    1
   ],
   [
    213,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    286,
    "shared/highSlope.wgsl",
    3
   ],
   [
    320,
    "shared/flat.wgsl",
    2
   ],
   [
    332,
    "shared/lanes.wgsl",
    1
   ],
   [
    447,
    "shared/stack.wgsl",
    1
   ],
   [
    480,
    "shared/groups.wgsl",
    1
   ],
   [
    488,
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
   "GROUP",
   "HALVES"
  ],
  "threads": 32,
  "subgroups": [
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
    34,
    "shared/link.wgsl",
    1
   ],
   [
    49,
    "shared/biotSavart.wgsl",
    1
   ],
   [
    213,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    286,
    "shared/highSlope.wgsl",
    3
   ],
   [
    320,
    "shared/flat.wgsl",
    2
   ],
   [
    332,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    413,
    "shared/stack.wgsl",
    1
   ],
   [
    446,
    "shared/groups.wgsl",
    1
   ],
   [
    454,
    "force/vortexWalk.wgsl",
    16
   ]
  ]
 },
 "gas/apply": {
  "map": [
   [
    1,
    "gas/apply.wgsl",
    1
   ],
   [
    6,
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
    "shared/status.wgsl",
    1
   ],
   [
    90,
    "shared/gas.wgsl",
    1
   ],
   [
    155,
    "gas/apply.wgsl",
    10
   ]
  ],
  "bindings": [
   {
    "name": "gasParams",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "gasPlace",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "gasForce",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "gasNow",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "gasState",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "gasRates",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "gasSpare",
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
   "C4"
  ],
  "threads": 64
 },
 "gas/boxes": {
  "map": [
   [
    1,
    "gas/boxes.wgsl",
    1
   ],
   [
    6,
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
    "shared/status.wgsl",
    1
   ],
   [
    90,
    "shared/gas.wgsl",
    1
   ],
   [
    155,
    "gas/boxes.wgsl",
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
    "name": "gasParams",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "gasFrom",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "gasReach",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "gasBoxes",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 5,
    "access": "storage"
   }
  ],
  "overrides": [
   "C4",
   "BASE",
   "ROUND"
  ],
  "threads": 64
 },
 "gas/count": {
  "map": [
   [
    1,
    "gas/count.wgsl",
    1
   ],
   [
    5,
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
    "gas/count.wgsl",
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
    "name": "gasState",
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
 "gas/density": {
  "map": [
   [
    1,
    "gas/density.wgsl",
    1
   ],
   [
    6,
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
    "shared/status.wgsl",
    1
   ],
   [
    90,
    "shared/gas.wgsl",
    1
   ],
   [
    155,
    "gas/density.wgsl",
    10
   ],
   [
    164,
    "shared/gasHits.wgsl",
    2
   ],
   [
    184,
    "gas/density.wgsl",
    20
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "gasParams",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "gasFrom",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "gasLists",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "gasBoxes",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "gasReach",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "gasSized",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "gasDense",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [
   "C4",
   "ROUND",
   "LAST"
  ],
  "threads": 64
 },
 "gas/energy": {
  "map": [
   [
    1,
    "gas/energy.wgsl",
    1
   ],
   [
    5,
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
    "gas/energy.wgsl",
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
    "name": "gasState",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "gasSpare",
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
 "gas/forces": {
  "map": [
   [
    1,
    "gas/forces.wgsl",
    1
   ],
   [
    6,
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
    "shared/status.wgsl",
    1
   ],
   [
    90,
    "shared/gas.wgsl",
    1
   ],
   [
    155,
    "gas/forces.wgsl",
    10
   ],
   [
    164,
    "shared/gasHits.wgsl",
    2
   ],
   [
    184,
    "gas/forces.wgsl",
    20
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "gasParams",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "gasSized",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "gasMotion",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "gasDense",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "gasFactors",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "gasLists",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 7,
    "access": "read-only-storage"
   },
   {
    "name": "gasForce",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [
   "C4",
   "ENERGY"
  ],
  "threads": 64
 },
 "gas/gather": {
  "map": [
   [
    1,
    "gas/gather.wgsl",
    1
   ],
   [
    6,
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
    "shared/status.wgsl",
    1
   ],
   [
    90,
    "shared/gas.wgsl",
    1
   ],
   [
    155,
    "gas/gather.wgsl",
    10
   ]
  ],
  "bindings": [
   {
    "name": "gasParams",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "gasPlace",
    "binding": 1,
    "access": "read-only-storage"
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
    "name": "gasState",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "gasRates",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "gasFrom",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "gasMotion",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [
   "C4"
  ],
  "threads": 64
 },
 "gas/gradients": {
  "map": [
   [
    1,
    "gas/gradients.wgsl",
    1
   ],
   [
    7,
    "shared/params.wgsl",
    1
   ],
   [
    34,
    "shared/flat.wgsl",
    2
   ],
   [
    46,
    "shared/status.wgsl",
    1
   ],
   [
    91,
    "shared/gas.wgsl",
    1
   ],
   [
    156,
    "gas/gradients.wgsl",
    11
   ],
   [
    166,
    "shared/gasHits.wgsl",
    2
   ],
   [
    186,
    "gas/gradients.wgsl",
    22
   ]
  ],
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "gasParams",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "gasSized",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "gasMotion",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "gasDense",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "gasLists",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "gasOld",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "gasFactors",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "gasNow",
    "binding": 8,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 9,
    "access": "storage"
   }
  ],
  "overrides": [
   "C4",
   "ENERGY"
  ],
  "threads": 64
 },
 "gas/heat": {
  "map": [
   [
    1,
    "gas/heat.wgsl",
    1
   ],
   [
    5,
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
    "shared/status.wgsl",
    1
   ],
   [
    89,
    "shared/gas.wgsl",
    1
   ],
   [
    154,
    "gas/heat.wgsl",
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
    "name": "gasParams",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "gasRates",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "gasState",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "gasSpare",
    "binding": 5,
    "access": "storage"
   }
  ],
  "overrides": [
   "C4"
  ],
  "threads": 256
 },
 "gas/lists": {
  "map": [
   [
    1,
    "gas/lists.wgsl",
    1
   ],
   [
    6,
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
    "shared/status.wgsl",
    1
   ],
   [
    90,
    "shared/gas.wgsl",
    1
   ],
   [
    155,
    "gas/lists.wgsl",
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
    "name": "gasParams",
    "binding": 1,
    "access": "uniform"
   },
   {
    "name": "gasBoxes",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "gasLists",
    "binding": 3,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [
   "C4",
   "TOP",
   "ROUND"
  ],
  "threads": 64
 },
 "gas/places": {
  "map": [
   [
    1,
    "gas/places.wgsl",
    1
   ],
   [
    6,
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
    "shared/status.wgsl",
    1
   ],
   [
    90,
    "gas/places.wgsl",
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
    "name": "gasState",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "gasSpare",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "counts",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "gasPlace",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "gasOld",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "gasReach",
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
 "integrate/accelerationSize": {
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
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
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
    "shared/flat.wgsl",
    2
   ],
   [
    84,
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
    33,
    "shared/blocks.wgsl",
    2
   ],
   [
    67,
    "shared/status.wgsl",
    1
   ],
   [
    112,
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
    "shared/status.wgsl",
    1
   ],
   [
    162,
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
    "shared/fixed.wgsl",
    1
   ],
   [
    112,
    "shared/flat.wgsl",
    2
   ],
   [
    124,
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
    34,
    "shared/flat.wgsl",
    2
   ],
   [
    46,
    "shared/fixed.wgsl",
    1
   ],
   [
    85,
    "shared/clusterKick.wgsl",
    2
   ],
   [
    94,
    "shared/finite.wgsl",
    1
   ],
   [
    103,
    "shared/status.wgsl",
    1
   ],
   [
    148,
    "shared/cluster.wgsl",
    1
   ],
   [
    152,
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
    34,
    "shared/blocks.wgsl",
    2
   ],
   [
    68,
    "shared/openBlocks.wgsl",
    2
   ],
   [
    74,
    "shared/flat.wgsl",
    2
   ],
   [
    86,
    "shared/fixed.wgsl",
    1
   ],
   [
    125,
    "shared/clusterKick.wgsl",
    2
   ],
   [
    134,
    "shared/finite.wgsl",
    1
   ],
   [
    143,
    "shared/cluster.wgsl",
    1
   ],
   [
    147,
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
    33,
    "shared/flat.wgsl",
    2
   ],
   [
    45,
    "shared/cluster.wgsl",
    1
   ],
   [
    49,
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
    36,
    "shared/blocks.wgsl",
    2
   ],
   [
    70,
    "shared/fixed.wgsl",
    1
   ],
   [
    109,
    "shared/finite.wgsl",
    1
   ],
   [
    118,
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
    32,
    "shared/finite.wgsl",
    1
   ],
   [
    41,
    "shared/flat.wgsl",
    2
   ],
   [
    53,
    "shared/status.wgsl",
    1
   ],
   [
    98,
    "shared/curl.wgsl",
    1
   ],
   [
    102,
    "shared/vortices.wgsl",
    2
   ],
   [
    151,
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
    33,
    "shared/finite.wgsl",
    1
   ],
   [
    42,
    "shared/flat.wgsl",
    2
   ],
   [
    54,
    "shared/status.wgsl",
    1
   ],
   [
    99,
    "shared/curl.wgsl",
    1
   ],
   [
    103,
    "shared/vortices.wgsl",
    2
   ],
   [
    152,
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
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
    "shared/status.wgsl",
    1
   ],
   [
    89,
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
    32,
    "shared/finite.wgsl",
    1
   ],
   [
    41,
    "shared/status.wgsl",
    1
   ],
   [
    86,
    "shared/flat.wgsl",
    2
   ],
   [
    98,
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
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
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
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
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
    32,
    "shared/blocks.wgsl",
    2
   ],
   [
    66,
    "shared/flat.wgsl",
    2
   ],
   [
    78,
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
    34,
    "shared/blocks.wgsl",
    2
   ],
   [
    68,
    "shared/flat.wgsl",
    2
   ],
   [
    80,
    "shared/fixed.wgsl",
    1
   ],
   [
    119,
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
    34,
    "shared/rungs.wgsl",
    2
   ],
   [
    65,
    "shared/finite.wgsl",
    1
   ],
   [
    74,
    "shared/flat.wgsl",
    2
   ],
   [
    86,
    "shared/status.wgsl",
    1
   ],
   [
    131,
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
   },
   {
    "name": "id",
    "binding": 7,
    "access": "read-only-storage"
   },
   {
    "name": "nextId",
    "binding": 8,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
 },
 "integrate/rungDrift": {
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
    32,
    "shared/rungs.wgsl",
    2
   ],
   [
    63,
    "shared/finite.wgsl",
    1
   ],
   [
    72,
    "shared/flat.wgsl",
    2
   ],
   [
    84,
    "shared/status.wgsl",
    1
   ],
   [
    129,
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
    "access": "read-only-storage"
   },
   {
    "name": "velocity",
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
    "name": "nextOrigin",
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
 "integrate/rungKick": {
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
    34,
    "shared/rungs.wgsl",
    2
   ],
   [
    65,
    "shared/finite.wgsl",
    1
   ],
   [
    74,
    "shared/flat.wgsl",
    2
   ],
   [
    86,
    "shared/status.wgsl",
    1
   ],
   [
    131,
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
    32,
    "shared/rungs.wgsl",
    2
   ],
   [
    63,
    "shared/status.wgsl",
    1
   ],
   [
    108,
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
    "name": "id",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "origin",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "awake",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "nextId",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": [
   "KEEP"
  ],
  "threads": 256
 },
 "measure/blockRung": {
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
    34,
    "shared/blocks.wgsl",
    2
   ],
   [
    68,
    "shared/flat.wgsl",
    2
   ],
   [
    80,
    "measure/blockRung.wgsl",
    9
   ],
   [
    85,
    "shared/rungCounts.wgsl",
    1
   ],
   [
    101,
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
    46,
    "shared/flat.wgsl",
    2
   ],
   [
    58,
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
    33,
    "shared/profile.wgsl",
    1
   ],
   [
    66,
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
    33,
    "shared/profile.wgsl",
    1
   ],
   [
    66,
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
    32,
    "shared/follow.wgsl",
    1
   ],
   [
    45,
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
    34,
    "shared/follow.wgsl",
    1
   ],
   [
    47,
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
 "measure/externalEnergy": {
  "map": [
   [
    1,
    "measure/externalEnergy.wgsl",
    1
   ],
   [
    5,
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
    "measure/externalEnergy.wgsl",
    7
   ],
   [
    49,
    "shared/externalField.wgsl",
    1
   ],
   [
    50,
    "shared/potentials.wgsl",
    1
   ],
   [
    202,
    "shared/externalField.wgsl",
    3
   ],
   [
    274,
    "measure/externalEnergy.wgsl",
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
    "name": "terms",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "radialTables",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "posMass",
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
 "measure/externalExact": {
  "map": [
   [
    1,
    "measure/externalExact.wgsl",
    1
   ],
   [
    5,
    "shared/params.wgsl",
    1
   ],
   [
    32,
    "measure/externalExact.wgsl",
    6
   ],
   [
    38,
    "shared/externalField.wgsl",
    1
   ],
   [
    39,
    "shared/potentials.wgsl",
    1
   ],
   [
    191,
    "shared/externalField.wgsl",
    3
   ],
   [
    263,
    "measure/externalExact.wgsl",
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
    "name": "terms",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "radialTables",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "posMass",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "samples",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "exact",
    "binding": 5,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 64
 },
 "measure/flow": {
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
    32,
    "shared/curl.wgsl",
    1
   ],
   [
    36,
    "shared/flat.wgsl",
    2
   ],
   [
    48,
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
    33,
    "shared/profile.wgsl",
    1
   ],
   [
    66,
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
    34,
    "shared/root.wgsl",
    1
   ],
   [
    58,
    "shared/link.wgsl",
    1
   ],
   [
    73,
    "shared/lanes.wgsl",
    1
   ],
   [
    188,
    "shared/stack.wgsl",
    1
   ],
   [
    221,
    "shared/criterion.wgsl",
    1
   ],
   [
    249,
    "measure/interactionList.wgsl",
    13
   ],
   [
    262,
    "shared/groups.wgsl",
    1
   ],
   [
    270,
    "shared/targets.wgsl",
    1
   ],
   [
    281,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    286,
    "shared/opening.wgsl",
    3
   ],
   [
    388,
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
   "HALVES",
   "FOREIGN",
   "ADD",
   "ACTIVE",
   "HEXADECAPOLE"
  ],
  "threads": 32,
  "subgroups": [
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
    34,
    "shared/root.wgsl",
    1
   ],
   [
    58,
    "shared/link.wgsl",
    1
   ],
   [
    73,
    "shared/lanes.subgroups.wgsl",
    1
   ],
   [
    154,
    "shared/stack.wgsl",
    1
   ],
   [
    187,
    "shared/criterion.wgsl",
    1
   ],
   [
    215,
    "measure/interactionList.wgsl",
    13
   ],
   [
    228,
    "shared/groups.wgsl",
    1
   ],
   [
    236,
    "shared/targets.wgsl",
    1
   ],
   [
    247,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    252,
    "shared/opening.wgsl",
    3
   ],
   [
    354,
    "measure/interactionList.wgsl",
    28
   ]
  ]
 },
 "measure/localDensity": {
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
    46,
    "shared/flat.wgsl",
    2
   ],
   [
    58,
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
   },
   {
    "name": "order",
    "binding": 4,
    "access": "read-only-storage"
   }
  ],
  "overrides": [
   "LISTED"
  ],
  "threads": 256
 },
 "measure/neighbours": {
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
    47,
    "shared/flat.wgsl",
    2
   ],
   [
    59,
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
    33,
    "shared/profile.wgsl",
    1
   ],
   [
    66,
    "shared/flat.wgsl",
    2
   ],
   [
    78,
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
    33,
    "shared/rungs.wgsl",
    2
   ],
   [
    64,
    "shared/flat.wgsl",
    2
   ],
   [
    76,
    "measure/rung.wgsl",
    8
   ],
   [
    81,
    "shared/rungCounts.wgsl",
    1
   ],
   [
    97,
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
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
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
    45,
    "shared/flat.wgsl",
    2
   ],
   [
    57,
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
    33,
    "shared/profile.wgsl",
    1
   ],
   [
    66,
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
    33,
    "shared/flat.wgsl",
    2
   ],
   [
    45,
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
    46,
    "shared/flat.wgsl",
    2
   ],
   [
    58,
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
    32,
    "shared/view.wgsl",
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
export const STRUCTS = {
 "Params": {
  "size": 72,
  "fields": {
   "n": [
    0,
    "u32"
   ],
   "sources": [
    4,
    "u32"
   ],
   "total": [
    8,
    "u32"
   ],
   "nodeCapacity": [
    12,
    "u32"
   ],
   "groupCapacity": [
    16,
    "u32"
   ],
   "leafSize": [
    20,
    "u32"
   ],
   "bucketSize": [
    24,
    "u32"
   ],
   "theta": [
    28,
    "f32"
   ],
   "eps2": [
    32,
    "f32"
   ],
   "drift": [
    36,
    "f32"
   ],
   "kick": [
    40,
    "f32"
   ],
   "tau": [
    44,
    "f32"
   ],
   "farShare": [
    48,
    "f32"
   ],
   "angle": [
    52,
    "f32"
   ],
   "ownPull": [
    56,
    "f32"
   ],
   "farSoftening": [
    60,
    "f32"
   ],
   "eta": [
    64,
    "f32"
   ],
   "spline": [
    68,
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
 "Status": {
  "size": 52,
  "fields": {
   "faults": [
    0,
    "u32"
   ],
   "nodes": [
    4,
    "u32"
   ],
   "frozen": [
    8,
    "u32"
   ],
   "steps": [
    12,
    "u32"
   ],
   "groups": [
    16,
    "u32"
   ],
   "subtrees": [
    20,
    "u32"
   ],
   "tops": [
    24,
    "u32"
   ],
   "levels": [
    28,
    "u32"
   ],
   "entries": [
    32,
    "u32"
   ],
   "gas": [
    36,
    "u32"
   ],
   "gasLimit": [
    40,
    "u32"
   ],
   "gasPending": [
    44,
    "u32"
   ],
   "gasEntries": [
    48,
    "u32"
   ]
  }
 },
 "AtomicStatus": {
  "size": 52,
  "fields": {
   "faults": [
    0,
    "atomic"
   ],
   "nodes": [
    4,
    "atomic"
   ],
   "frozen": [
    8,
    "atomic"
   ],
   "steps": [
    12,
    "atomic"
   ],
   "groups": [
    16,
    "atomic"
   ],
   "subtrees": [
    20,
    "atomic"
   ],
   "tops": [
    24,
    "atomic"
   ],
   "levels": [
    28,
    "atomic"
   ],
   "entries": [
    32,
    "atomic"
   ],
   "gas": [
    36,
    "atomic"
   ],
   "gasLimit": [
    40,
    "atomic"
   ],
   "gasPending": [
    44,
    "atomic"
   ],
   "gasEntries": [
    48,
    "atomic"
   ]
  }
 },
 "Item": {
  "size": 16,
  "fields": {
   "key": [
    0,
    "vec2u"
   ],
   "body": [
    8,
    "u32"
   ]
  }
 },
 "Stretch": {
  "size": 8,
  "fields": {
   "numbers": [
    0,
    "u32"
   ],
   "turn": [
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
 "Division": {
  "size": 8,
  "fields": {
   "pieces": [
    0,
    "u32"
   ],
   "own": [
    4,
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
 "Second": {
  "size": 32,
  "fields": {
   "diagonal": [
    0,
    "vec3f"
   ],
   "mixed": [
    16,
    "vec3f"
   ],
   "radius": [
    28,
    "f32"
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
 "ExternalTerm": {
  "size": 96,
  "fields": {
   "kind": [
    0,
    "u32"
   ],
   "table": [
    4,
    "u32"
   ],
   "sine": [
    8,
    "f32"
   ],
   "cosine": [
    12,
    "f32"
   ],
   "centre": [
    16,
    "vec3f"
   ],
   "grown": [
    28,
    "f32"
   ],
   "motion": [
    32,
    "vec3f"
   ],
   "growing": [
    44,
    "f32"
   ],
   "first": [
    48,
    "vec4f"
   ],
   "second": [
    64,
    "vec4f"
   ],
   "turn": [
    80,
    "f32"
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
 "GasParams": {
  "size": 76,
  "fields": {
   "dt": [
    0,
    "f32"
   ],
   "speed": [
    4,
    "f32"
   ],
   "gamma": [
    8,
    "f32"
   ],
   "neighbours": [
    12,
    "f32"
   ],
   "own": [
    16,
    "f32"
   ],
   "least": [
    20,
    "f32"
   ],
   "most": [
    24,
    "f32"
   ],
   "first": [
    28,
    "f32"
   ],
   "decay": [
    32,
    "f32"
   ],
   "conduction": [
    36,
    "f32"
   ],
   "rise": [
    40,
    "f32"
   ],
   "courant": [
    44,
    "f32"
   ],
   "acceleration": [
    48,
    "f32"
   ],
   "floor": [
    52,
    "f32"
   ],
   "longest": [
    56,
    "f32"
   ],
   "skin": [
    60,
    "f32"
   ],
   "clusters": [
    64,
    "u32"
   ],
   "each": [
    68,
    "u32"
   ],
   "spare": [
    72,
    "u32"
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
 "bins": {
  "BIN": 512,
  "CAPACITY": 1024
 },
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
 "boxes": {
  "BOX_FAN": 16,
  "BOX_HEAD": 16,
  "BOX_LEVELS": 7
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
 "curveKey": {
  "CURVE_LEVELS": 17
 },
 "division": {
  "MOST_PIECES": 16,
  "CURVE_SAMPLES": 4096
 },
 "finite": {
  "REACH_BITS": 1585446912
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
 "gas": {
  "FAN": 8,
  "GAS_THREADS": 64,
  "MOST_LEVELS": 12,
  "SPHERE": 4.18879020479,
  "C4": 0,
  "WENDLAND2": 3.34225380493,
  "WENDLAND4": 4.92385605191
 },
 "groups": {
  "GROUP": 64,
  "HALVES": 0,
  "GROUP_ROW": 31,
  "GROUP_LIST": 2,
  "BEGINS_GROUP": 65536
 },
 "highMoments": {
  "DIPOLES": 0
 },
 "hilbert": {
  "WAY": 248
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
  "LINK_LEAF": 2147483648,
  "INDEX_BITS": 27,
  "INDEX_MASK": 134217727
 },
 "momentsAt": {
  "HEXADECAPOLE": 0
 },
 "opening": {
  "NO_DISTANCE": 1e-30
 },
 "partSums": {
  "PARTS": 1
 },
 "potentials": {
  "NO_TERM": 0,
  "SOFTENED": 1,
  "HERNQUIST": 2,
  "NFW": 3,
  "RADIAL": 4,
  "DISC": 5,
  "LOGARITHMIC": 6,
  "BAR": 7,
  "QUADRUPOLE_BAR": 8,
  "SPIRAL": 9,
  "MOST_TERMS": 8,
  "CELLS_PER_OCTAVE": 32,
  "OCTAVES_BELOW": 14,
  "OCTAVES": 21
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
 "samples": {
  "BY_ID": 0,
  "SAMPLES": 256
 },
 "stack": {
  "STACK": 256
 },
 "status": {
  "FAULT_NODES": 1,
  "FAULT_GROUPS": 16,
  "FAULT_LISTS": 32,
  "FAULT_BINS": 64,
  "FAULT_GAS": 128,
  "FAULT_SMOOTHING": 256,
  "FAULT_NONFINITE": 4,
  "FAULT_OVERFLOW": 241
 },
 "targets": {
  "FOREIGN": 0,
  "ADD": 0,
  "ACTIVE": 0,
  "NO_SOURCE": 2147483648
 },
 "tiles": {
  "LISTED": 96,
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
 "walkOrder": {
  "ORDERED": 0,
  "LONG_ROW": 32,
  "LONG_WALK": 131072,
  "LONG": 1.1,
  "ASKED": 4
 },
 "build/binSort": {
  "SCANNED": 0,
  "THREADS": 256,
  "PARTS": 64,
  "KEY_MASK": 2147483647
 },
 "build/bins": {
  "COARSE": 64
 },
 "build/bounds": {
  "LOOK": 1,
  "BINS": 0
 },
 "build/hexadecapoles": {
  "NODE": 6
 },
 "build/leafLevels": {
  "PARTS": 1,
  "HEAVY": 4096
 },
 "build/moments": {
  "OPENING": 0,
  "QUADRUPOLE": 1,
  "TOP": 0,
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
 "build/reorderColumn": {
  "KEEP": 0,
  "HALTS": 0,
  "WIDTH": 1
 },
 "build/rootCube": {
  "SHARE": 33,
  "WIDE": 16,
  "TENTH": 10,
  "NARROWER": 4
 },
 "build/rowScan": {
  "WIDTH": 256,
  "EACH": 1
 },
 "force/adaptive/walkAdaptive": {
  "PARTS": 1
 },
 "force/bonsai/walk": {
  "OPENING": 0
 },
 "force/changa/lockstep": {
  "QUADRUPOLE": 1,
  "PLUMMER_REACH": 2.8,
  "DEPTH": 224
 },
 "force/direct/directSum": {
  "PARTS": 1,
  "WIDTH": 64
 },
 "force/external": {
  "RUNGS": 0,
  "ALONE": 0
 },
 "force/externalJerk": {
  "SIXTH": 0,
  "WIDTH": 64,
  "CLOSE": 0.06,
  "CLOSE_SIXTH": 0.1
 },
 "force/jerk": {
  "EXTENDED": 1,
  "SIXTH": 0,
  "MANY": 0,
  "WIDTH": 64
 },
 "force/octgrav/listForces": {
  "QUADRUPOLE": 1,
  "HIGH": 1
 },
 "force/octgrav/listStarts": {
  "WIDTH": 256
 },
 "listSlice": {
  "LIST_LANES": 64
 },
 "listWalk": {
  "OPENING": 3,
  "SPLINE": 0,
  "LIST_DEPTH": 32
 },
 "force/vortexSum": {
  "WIDTH": 64
 },
 "gas/boxes": {
  "BASE": 0,
  "ROUND": 0,
  "ROUGH": 1.3,
  "FAR": 1e+30
 },
 "gas/density": {
  "ROUND": 0,
  "LAST": 0,
  "CLOSE": 0.002,
  "STRIDE": 1.3,
  "STEPS": 30,
  "GROWTH": 1.6
 },
 "gas/energy": {
  "TILE": 256
 },
 "gas/forces": {
  "ENERGY": 0
 },
 "gas/gradients": {
  "ENERGY": 0,
  "STILL": 0.0001
 },
 "gas/lists": {
  "TOP": 2,
  "ROUND": 0
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
 "integrate/rungReorder": {
  "KEEP": 0
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
 "measure/externalEnergy": {
  "TILE": 256
 },
 "measure/externalExact": {
  "MOST_SAMPLES": 512
 },
 "measure/flow": {
  "UNIT": 1
 },
 "measure/forceError": {
  "SAMPLES": 512,
  "TOGETHER": 4,
  "THREADS": 256
 },
 "measure/interactionList": {
  "SPLINE": 0,
  "QUADRUPOLE": 1,
  "OPENING": 0,
  "HEAD": 16,
  "CAPACITY": 32768
 },
 "measure/localDensity": {
  "LISTED": 0,
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
