// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.
/** Buffers, constants and threads of each stage; where "subgroups" is true there is a second form, for devices whose subgroups hold 32 lanes or more. */
export const STAGES = {
 "build/activeCount": {
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
  "bindings": [
   {
    "name": "found",
    "binding": 0,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 32,
  "subgroups": true
 },
 "fit/merger": {
  "bindings": [
   {
    "name": "params",
    "binding": 0,
    "access": "uniform"
   },
   {
    "name": "encounters",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "galaxy",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "judge",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "scores",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "images",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "places",
    "binding": 6,
    "access": "read-only-storage"
   }
  ],
  "overrides": [],
  "threads": 64
 },
 "force/adaptive/join": {
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
   "IMAGES",
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
  "subgroups": true
 },
 "force/bonsai/walk": {
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
  "subgroups": true
 },
 "force/changa/lockstep": {
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
  "subgroups": true
 },
 "force/direct/directSum": {
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
 "force/imageField": {
  "bindings": [
   {
    "name": "moments",
    "binding": 0,
    "access": "read-only-storage"
   },
   {
    "name": "begins",
    "binding": 1,
    "access": "read-only-storage"
   },
   {
    "name": "transfers",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "field",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": [
   "IMAGE_PARTS"
  ],
  "threads": 256
 },
 "force/imageMoments": {
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
    "name": "pairs",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "moments",
    "binding": 3,
    "access": "storage"
   }
  ],
  "overrides": [
   "IMAGE_PARTS"
  ],
  "threads": 256
 },
 "force/imagePull": {
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
    "name": "field",
    "binding": 2,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "acceleration",
    "binding": 4,
    "access": "storage"
   }
  ],
  "overrides": [
   "IMAGE_PARTS"
  ],
  "threads": 256
 },
 "force/jerk": {
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
  "subgroups": true
 },
 "gas/apply": {
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
 "gas/cool": {
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
    "name": "gasTables",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "gasState",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "gasSpare",
    "binding": 7,
    "access": "storage"
   }
  ],
  "overrides": [
   "C4"
  ],
  "threads": 256
 },
 "gas/count": {
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
    "name": "gasReach",
    "binding": 4,
    "access": "storage"
   },
   {
    "name": "status",
    "binding": 5,
    "access": "storage"
   },
   {
    "name": "gasSized",
    "binding": 6,
    "access": "storage"
   },
   {
    "name": "gasDense",
    "binding": 7,
    "access": "storage"
   },
   {
    "name": "gasOld",
    "binding": 8,
    "access": "read-only-storage"
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
    "name": "gasFactors",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "gasLists",
    "binding": 5,
    "access": "read-only-storage"
   },
   {
    "name": "status",
    "binding": 6,
    "access": "read-only-storage"
   },
   {
    "name": "gasForce",
    "binding": 7,
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
    "name": "gasFrom",
    "binding": 3,
    "access": "read-only-storage"
   },
   {
    "name": "gasReach",
    "binding": 4,
    "access": "read-only-storage"
   },
   {
    "name": "gasLists",
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
   "C4",
   "TOP",
   "ROUND"
  ],
  "threads": 64
 },
 "gas/places": {
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
  "subgroups": true
 },
 "measure/localDensity": {
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
  "size": 84,
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
   "closingKick": [
    44,
    "f32"
   ],
   "side": [
    48,
    "f32"
   ],
   "leastFelt": [
    52,
    "f32"
   ],
   "tau": [
    56,
    "f32"
   ],
   "farShare": [
    60,
    "f32"
   ],
   "angle": [
    64,
    "f32"
   ],
   "ownPull": [
    68,
    "f32"
   ],
   "farSoftening": [
    72,
    "f32"
   ],
   "eta": [
    76,
    "f32"
   ],
   "spline": [
    80,
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
 "FitParams": {
  "size": 48,
  "fields": {
   "windowX": [
    0,
    "f32"
   ],
   "windowY": [
    4,
    "f32"
   ],
   "windowHalf": [
    8,
    "f32"
   ],
   "logarithm": [
    12,
    "f32"
   ],
   "particles": [
    16,
    "u32"
   ],
   "steps": [
    20,
    "u32"
   ],
   "falls": [
    24,
    "u32"
   ],
   "far": [
    28,
    "f32"
   ],
   "nearer": [
    32,
    "f32"
   ],
   "outerLight": [
    36,
    "f32"
   ],
   "weight": [
    40,
    "f32"
   ],
   "longest": [
    44,
    "f32"
   ]
  }
 },
 "Met": {
  "size": 12,
  "fields": {
   "pull": [
    0,
    "f32"
   ],
   "density": [
    4,
    "f32"
   ],
   "speed": [
    8,
    "f32"
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
  "size": 100,
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
   ],
   "stamp": [
    76,
    "u32"
   ],
   "coolFirst": [
    80,
    "f32"
   ],
   "coolPer": [
    84,
    "f32"
   ],
   "coolEnd": [
    88,
    "f32"
   ],
   "threshold": [
    92,
    "f32"
   ],
   "densePer": [
    96,
    "f32"
   ]
  }
 },
 "Hits": {
  "size": 12,
  "fields": {
   "word": [
    0,
    "u32"
   ],
   "words": [
    4,
    "u32"
   ],
   "bits": [
    8,
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
 "gasHits": {
  "PIECE": 128
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
 "imageField": {
  "IMAGE_DEGREE": 12,
  "IMAGE_TERMS": 455,
  "IMAGE_PAIRS": 91,
  "MOST_TERMS": 512,
  "IMAGE_PARTS": 1
 },
 "images": {
  "IMAGES": 1
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
 "fit/merger": {
  "LANES": 64,
  "SIDE": 64,
  "CELLS": 1024,
  "EDGE": 10,
  "PI": 3.14159265358979,
  "AT_ONCE": 4
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
 "force/imageMoments": {
  "TILE": 64
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
  "FAR": 1e+30
 },
 "gas/cool": {
  "COOL_POINTS": 1001,
  "DENSE_POINTS": 257
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
  "ROUND": 0,
  "TOGETHER": 8,
  "LEVEL": 28,
  "PARENTS": 20,
  "DONE": 4294967295,
  "FAR": 1e+30
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
