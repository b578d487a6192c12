// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.
export const STRUCTS = {
 "Params": {
  "size": 120,
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
   "massive": [
    12,
    "u32"
   ],
   "nodeCapacity": [
    16,
    "u32"
   ],
   "groupCapacity": [
    20,
    "u32"
   ],
   "leafSize": [
    24,
    "u32"
   ],
   "bucketSize": [
    28,
    "u32"
   ],
   "theta": [
    32,
    "f32"
   ],
   "eps2": [
    36,
    "f32"
   ],
   "drift": [
    40,
    "f32"
   ],
   "kick": [
    44,
    "f32"
   ],
   "closingKick": [
    48,
    "f32"
   ],
   "side": [
    52,
    "f32"
   ],
   "leastFelt": [
    56,
    "f32"
   ],
   "tau": [
    60,
    "f32"
   ],
   "farShare": [
    64,
    "f32"
   ],
   "angle": [
    68,
    "f32"
   ],
   "ownPull": [
    72,
    "f32"
   ],
   "farSoftening": [
    76,
    "f32"
   ],
   "eta": [
    80,
    "f32"
   ],
   "spline": [
    84,
    "f32"
   ],
   "kickBend0": [
    88,
    "f32"
   ],
   "kickBend1": [
    92,
    "f32"
   ],
   "kickBend2": [
    96,
    "f32"
   ],
   "kickBend3": [
    100,
    "f32"
   ],
   "driftBend0": [
    104,
    "f32"
   ],
   "driftBend1": [
    108,
    "f32"
   ],
   "driftBend2": [
    112,
    "f32"
   ],
   "driftBend3": [
    116,
    "f32"
   ]
  }
 },
 "DispatchIndex": {
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
  "size": 60,
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
   ],
   "gasRipe": [
    52,
    "u32"
   ],
   "gasLong": [
    56,
    "u32"
   ]
  }
 },
 "AtomicStatus": {
  "size": 60,
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
   ],
   "gasRipe": [
    52,
    "atomic"
   ],
   "gasLong": [
    56,
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
   ],
   "outer": [
    24,
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
  "size": 80,
  "fields": {
   "slopes": [
    0,
    "mat3x3f"
   ],
   "rising": [
    48,
    "vec3f"
   ],
   "laplacian": [
    60,
    "f32"
   ],
   "theirs": [
    64,
    "f32"
   ],
   "fastest": [
    68,
    "f32"
   ],
   "around": [
    72,
    "f32"
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
 "FrictionTerm": {
  "size": 64,
  "fields": {
   "logarithm": [
    0,
    "f32"
   ],
   "scale": [
    4,
    "f32"
   ],
   "table": [
    8,
    "u32"
   ],
   "speed": [
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
   "velocity": [
    48,
    "vec3f"
   ]
  }
 },
 "FitParams": {
  "size": 64,
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
   "friction": [
    12,
    "u32"
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
   "grain": [
    28,
    "f32"
   ],
   "outerLight": [
    32,
    "f32"
   ],
   "weight": [
    36,
    "f32"
   ],
   "longest": [
    40,
    "f32"
   ],
   "lags": [
    44,
    "u32"
   ],
   "torn": [
    48,
    "f32"
   ],
   "lost": [
    52,
    "f32"
   ],
   "warm": [
    56,
    "f32"
   ],
   "moving": [
    60,
    "u32"
   ]
  }
 },
 "FitEncounter": {
  "size": 128,
  "fields": {
   "position": [
    0,
    "vec3f"
   ],
   "step": [
    12,
    "f32"
   ],
   "velocity": [
    16,
    "vec3f"
   ],
   "first": [
    28,
    "u32"
   ],
   "edges": [
    32,
    "vec4f"
   ],
   "turns": [
    48,
    "array"
   ],
   "scales": [
    80,
    "array"
   ],
   "cores": [
    112,
    "vec2u"
   ],
   "far": [
    120,
    "f32"
   ],
   "light": [
    124,
    "f32"
   ]
  }
 },
 "FitPlace": {
  "size": 32,
  "fields": {
   "turn": [
    0,
    "vec2f"
   ],
   "kick": [
    16,
    "vec3f"
   ]
  }
 },
 "Met": {
  "size": 32,
  "fields": {
   "parting": [
    0,
    "bool"
   ],
   "felt": [
    0,
    "f32"
   ],
   "second": [
    4,
    "f32"
   ],
   "both": [
    8,
    "f32"
   ],
   "brakes": [
    16,
    "vec2f"
   ],
   "speeds": [
    24,
    "vec2f"
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
 "GasParams": {
  "size": 164,
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
   "limitLow": [
    80,
    "u32"
   ],
   "limitHigh": [
    84,
    "u32"
   ],
   "ripe": [
    88,
    "f32"
   ],
   "coolFirst": [
    92,
    "f32"
   ],
   "coolPer": [
    96,
    "f32"
   ],
   "coolEnd": [
    100,
    "f32"
   ],
   "shielded": [
    104,
    "f32"
   ],
   "thinnest": [
    108,
    "f32"
   ],
   "rowsPer": [
    112,
    "f32"
   ],
   "threshold": [
    116,
    "f32"
   ],
   "densePer": [
    120,
    "f32"
   ],
   "yields": [
    124,
    "f32"
   ],
   "jeans": [
    128,
    "f32"
   ],
   "softened": [
    132,
    "f32"
   ],
   "blast": [
    136,
    "f32"
   ],
   "ejecta": [
    140,
    "f32"
   ],
   "newMetals": [
    144,
    "f32"
   ],
   "side": [
    148,
    "f32"
   ],
   "scale": [
    152,
    "f32"
   ],
   "expansion": [
    156,
    "f32"
   ],
   "lasts": [
    160,
    "f32"
   ]
  }
 },
 "Rows": {
  "size": 32,
  "fields": {
   "first": [
    0,
    "u32"
   ],
   "weights": [
    16,
    "vec4f"
   ]
  }
 },
 "Hits": {
  "size": 48,
  "fields": {
   "at": [
    0,
    "u32"
   ],
   "place": [
    4,
    "u32"
   ],
   "words": [
    8,
    "u32"
   ],
   "word": [
    12,
    "u32"
   ],
   "bits": [
    16,
    "u32"
   ],
   "four": [
    32,
    "vec4u"
   ]
  }
 },
 "Search": {
  "size": 20,
  "fields": {
   "h": [
    0,
    "f32"
   ],
   "low": [
    4,
    "f32"
   ],
   "high": [
    8,
    "f32"
   ],
   "number": [
    12,
    "f32"
   ],
   "stretch": [
    16,
    "f32"
   ],
   "ends": [
    0,
    "bool"
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
