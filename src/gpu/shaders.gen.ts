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
export { CONSTANTS } from "./constants.gen.ts";
export { STRUCTS } from "./structs.gen.ts";
