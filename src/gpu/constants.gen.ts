// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.
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
  "OPENING_CUBE_GAP": 3,
  "OPENING_BMAX": 4,
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
  "NO_BODY": 4294967295,
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
  "WENDLAND4": 4.92385605191,
  "PERIODIC": 0
 },
 "gasBackground": {
  "BACKGROUND_ROWS": 54
 },
 "gasBlasts": {
  "NO_GAS": 4294967295
 },
 "gasBoxes": {
  "LEVEL": 28,
  "TOP": 2
 },
 "gasHits": {
  "TEAM": 1
 },
 "gasPhases": {
  "COOL_POINTS": 1001,
  "DENSE_POINTS": 257
 },
 "gasTeams": {
  "LOOP_THREADS": 128
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
  "IMAGE_TRANSFERS": 3024,
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
  "FILLERS": 3,
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
 "ranges": {
  "RANGES": 1,
  "BEHIND": 2147483648
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
  "RUNG_BLOCKS": 4,
  "AWAKE": 1,
  "ROUSED": 2,
  "LEAST": 4,
  "SINCE": 8
 },
 "samples": {
  "BY_ID": 0,
  "SAMPLES": 256,
  "RANKED": 0
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
  "FAULT_ALONE": 512,
  "FAULT_HOT": 1024,
  "FAULT_PARTS": 2048,
  "FAULT_BLASTS": 4096,
  "FAULT_TESTS": 8192,
  "FAULT_NONFINITE": 4,
  "FAULT_OVERFLOW": 2289
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
  "IN_PLACE": 0
 },
 "build/reorderColumn": {
  "IN_PLACE": 0,
  "HALTS": 0,
  "WIDTH": 1
 },
 "build/rootCube": {
  "SHARE": 33,
  "WIDE": 16,
  "TENTH": 10,
  "NARROWER": 4,
  "MOST_DOUBLED": 5
 },
 "build/rowScan": {
  "WIDTH": 256,
  "EACH": 1,
  "MORE": 0
 },
 "external/external": {
  "RUNGS": 0,
  "ALONE": 0
 },
 "external/externalEnergy": {
  "TILE": 256
 },
 "external/externalExact": {
  "MOST_SAMPLES": 512
 },
 "external/externalJerk": {
  "SIXTH": 0,
  "WIDTH": 64,
  "CLOSE": 0.06,
  "CLOSE_SIXTH": 0.1
 },
 "external/friction": {
  "RUNGS": 0
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
  "OWN": 10,
  "MOST_TERMS": 8,
  "CELLS_PER_OCTAVE": 32,
  "OCTAVES_BELOW": 14,
  "OCTAVES": 21
 },
 "fit/merger": {
  "LANES": 64,
  "SIDE": 64,
  "CELLS": 1024,
  "EDGE": 10,
  "PI": 3.14159265358979,
  "AT_ONCE": 4,
  "FIELD": 16,
  "SPEED": 8192
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
 "force/imageMoments": {
  "TILE": 64
 },
 "force/imagePull": {
  "SOME": 0
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
 "gas/apply": {
  "RUNGS": 0
 },
 "gas/boxes": {
  "BASE": 0,
  "FAR": 1e+30
 },
 "gas/cool": {
  "RUNGS": 0,
  "BACKGROUND": 0
 },
 "gas/density": {
  "RUNGS": 0,
  "LAST": 1,
  "CLOSE": 0.002,
  "STRIDE": 1.3,
  "STEPS": 30,
  "GROWTH": 1.6,
  "NUMBERS": 2,
  "PIECE": 32
 },
 "gas/energy": {
  "TILE": 256
 },
 "gas/enrich": {
  "RUNGS": 0
 },
 "gas/exact": {
  "MOST_SAMPLES": 512
 },
 "gas/explode": {
  "METALS": 0
 },
 "gas/forces": {
  "ENERGY": 0,
  "RUNGS": 0,
  "NUMBERS": 4
 },
 "gas/gather": {
  "RUNGS": 0
 },
 "gas/gradients": {
  "ENERGY": 0,
  "FRESH": 0,
  "RUNGS": 0,
  "STILL": 0.0001,
  "NUMBERS": 9
 },
 "gas/lists": {
  "RUNGS": 0,
  "TOGETHER": 8,
  "ROOM": 1024
 },
 "gas/longLists": {
  "PARENTS": 32,
  "ROOM": 2048,
  "NOWHERE": 4294967295
 },
 "gas/rouse": {
  "RUNGS": 0
 },
 "gas/wake": {
  "NUMBERS": 1,
  "STEPS_APART": 4
 },
 "gas/warm": {
  "OPENS": 0
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
  "IN_PLACE": 0
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
  "SAMPLES": 512,
  "TOGETHER": 4,
  "THREADS": 256
 },
 "measure/gas": {
  "WHICH": 0,
  "POINTS": 8
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
  "ALL": 4294967295,
  "MASSIVE": 4294967295,
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
 "momentum/subtract": {
  "PARTS": 1,
  "TILE": 1024
 },
 "momentum/sum": {
  "PARTS": 1
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
