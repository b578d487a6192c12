// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.
/** Names of each stage's buffers and of the constants that it can be compiled with. */
export interface Stages {
  readonly "build/activeCount": { readonly binding: "groupList" | "activeList" | "groupsFound"; readonly override: never };
  readonly "build/activeGroups": { readonly binding: "params" | "groupList" | "awake" | "activeList" | "groupsFound"; readonly override: "GROUP" | "HALVES" };
  readonly "build/binSort": { readonly binding: "params" | "counts" | "members" | "keys" | "status" | "sortedKeys" | "order"; readonly override: "SCANNED" };
  readonly "build/bins": { readonly binding: "params" | "root" | "posMass" | "binKeys" | "keys" | "counts" | "members" | "status"; readonly override: "TILE" | "AHEAD" };
  readonly "build/bounds": { readonly binding: "params" | "posMass" | "partials" | "counts" | "status" | "ids" | "samples" | "sortedKeys" | "binKeys"; readonly override: "TILE" | "AHEAD" | "BY_ID" | "LOOK" | "BINS" };
  readonly "build/boxLevels": { readonly binding: "repetition" | "groupList" | "boxes"; readonly override: never };
  readonly "build/buckets": { readonly binding: "params" | "keys" | "nodeBegin" | "nodeLink" | "levelStart" | "bucketLink"; readonly override: never };
  readonly "build/curveSamples": { readonly binding: "params" | "root" | "posMass" | "id" | "samples"; readonly override: never };
  readonly "build/groupBoxes": { readonly binding: "params" | "posMass" | "velocity" | "groupList" | "boxes"; readonly override: "GROUP" | "HALVES" };
  readonly "build/hexadecapoles": { readonly binding: "params" | "posMass" | "nodeLink" | "nodeCentre" | "levelStart" | "status" | "nodeMoments" | "repetition"; readonly override: "DIPOLES" };
  readonly "build/keptCounts": { readonly binding: "params" | "kept" | "nodeTest" | "counts"; readonly override: never };
  readonly "build/keptPlaces": { readonly binding: "params" | "kept" | "nodeTest" | "counts" | "places"; readonly override: never };
  readonly "build/keys": { readonly binding: "params" | "root" | "posMass" | "keys" | "order" | "counts" | "status" | "oddKeys" | "oddOrder"; readonly override: "TILE" | "AHEAD" };
  readonly "build/leafLevels": { readonly binding: "params" | "keys" | "bodyLevels" | "counts" | "groupCounts" | "order"; readonly override: "GROUP" | "HALVES" | "ORDERED" | "PARTS" | "HEAVY" };
  readonly "build/links": { readonly binding: "params" | "keys" | "nodeBegin" | "levelStart" | "nodeLink" | "subtrees" | "status"; readonly override: never };
  readonly "build/moments": { readonly binding: "params" | "posMass" | "nodeLink" | "subtrees" | "status" | "nodeCentre" | "nodeMoments" | "nodeBox" | "nodeTest" | "root"; readonly override: "HEXADECAPOLE" | "OPENING" | "QUADRUPOLE" | "TOP" | "WIDTH" | "SHARED" };
  readonly "build/nodes": { readonly binding: "params" | "bodyLevels" | "counts" | "totals" | "nodeBegin" | "nodeLink" | "levelStart" | "groupList" | "status"; readonly override: "GROUP" | "HALVES" | "ORDERED" };
  readonly "build/packBodies": { readonly binding: "params" | "kept" | "places" | "nodeTest" | "posMass" | "packedPosMass"; readonly override: never };
  readonly "build/packNodes": { readonly binding: "params" | "kept" | "places" | "nodeCentre" | "nodeTest" | "nodeMoments" | "packedCentre" | "packedTest" | "packedMoments"; readonly override: "HEXADECAPOLE" };
  readonly "build/partition": { readonly binding: "params" | "division" | "pieces" | "counts" | "totals" | "order"; readonly override: never };
  readonly "build/pieces": { readonly binding: "params" | "division" | "posMass" | "id" | "cuts" | "pieces" | "counts" | "root"; readonly override: never };
  readonly "build/prune": { readonly binding: "params" | "boxes" | "nodeCentre" | "nodeTest" | "levelStart" | "kept" | "repetition"; readonly override: "OPENING" | "QUADRUPOLE" | "HEXADECAPOLE" };
  readonly "build/radixCount": { readonly binding: "params" | "repetition" | "keys" | "counts" | "status"; readonly override: "TILE" | "AHEAD" };
  readonly "build/radixScatter": { readonly binding: "params" | "repetition" | "keys" | "order" | "counts" | "totals" | "sortedKeys" | "sortedOrder" | "status"; readonly override: "TILE" | "AHEAD" };
  readonly "build/reorder": { readonly binding: "params" | "order" | "fromPosMass" | "fromVelocity" | "fromId" | "toPosMass" | "toVelocity" | "toId"; readonly override: "KEEP" };
  readonly "build/reorderColumn": { readonly binding: "params" | "order" | "before" | "after" | "status"; readonly override: "KEEP" | "HALTS" | "WIDTH" };
  readonly "build/rootCube": { readonly binding: "params" | "partials" | "posMass" | "root" | "samples"; readonly override: "BY_ID" };
  readonly "build/rowScan": { readonly binding: "params" | "repetition" | "counts" | "totals"; readonly override: "WIDTH" | "EACH" };
  readonly "build/vortexHexadecapoles": { readonly binding: "params" | "elements" | "strengths" | "nodeLink" | "nodeCentre" | "levelStart" | "nodeStrengths" | "repetition"; readonly override: "VISCOUS" | "HEXADECAPOLE" | "DIPOLES" };
  readonly "build/vortexMoments": { readonly binding: "params" | "elements" | "strengths" | "nodeLink" | "levelStart" | "nodeCentre" | "nodeStrengths" | "nodeTest" | "nodeBox" | "repetition"; readonly override: "VISCOUS" | "HEXADECAPOLE" };
  readonly "check/lanesTest": { readonly binding: "found"; readonly override: never };
  readonly "fit/merger": { readonly binding: "params" | "encounters" | "galaxy" | "judge" | "scores" | "images" | "places"; readonly override: never };
  readonly "force/adaptive/join": { readonly binding: "params" | "groupList" | "acceleration" | "groupCounts"; readonly override: "PARTS" };
  readonly "force/adaptive/walkAdaptive": { readonly binding: "params" | "posMass" | "velocity" | "nodeCentre" | "nodeTest" | "nodeMoments" | "acceleration" | "groupCounts" | "groupList" | "repetition" | "root"; readonly override: "SPLINE" | "STACK" | "IMAGES" | "HEXADECAPOLE" | "HIGH" | "BODIES" | "QUADRUPOLE" | "GROUP" | "HALVES" | "FOREIGN" | "ADD" | "ACTIVE" | "ORDERED" | "PARTS" };
  readonly "force/bonsai/walk": { readonly binding: "params" | "posMass" | "nodeCentre" | "nodeTest" | "nodeMoments" | "acceleration" | "groupCounts" | "groupList" | "repetition" | "nodeBox"; readonly override: "SPLINE" | "STACK" | "HEXADECAPOLE" | "HIGH" | "BODIES" | "QUADRUPOLE" | "GROUP" | "HALVES" | "FOREIGN" | "ADD" | "ACTIVE" | "OPENING" };
  readonly "force/changa/lockstep": { readonly binding: "params" | "posMass" | "nodeCentre" | "nodeTest" | "nodeMoments" | "bucketLink" | "acceleration" | "groupCounts" | "groupList" | "repetition"; readonly override: "SPLINE" | "GROUP" | "HALVES" | "FOREIGN" | "ADD" | "ACTIVE" | "HEXADECAPOLE" | "QUADRUPOLE" };
  readonly "force/direct/directSum": { readonly binding: "params" | "posMass" | "acceleration" | "repetition" | "targets"; readonly override: "SPLINE" | "FOREIGN" | "ADD" | "ACTIVE" | "PARTS" };
  readonly "force/direct/joinSums": { readonly binding: "params" | "acceleration"; readonly override: "PARTS" };
  readonly "force/external": { readonly binding: "params" | "terms" | "radialTables" | "posMass" | "status" | "origin" | "rungState" | "acceleration"; readonly override: "RUNGS" | "ALONE" };
  readonly "force/externalJerk": { readonly binding: "params" | "terms" | "radialTables" | "predicted" | "turn" | "blockState" | "jerkParts"; readonly override: "SIXTH" };
  readonly "force/imageField": { readonly binding: "moments" | "begins" | "transfers" | "field"; readonly override: "IMAGE_PARTS" };
  readonly "force/imageMoments": { readonly binding: "params" | "posMass" | "pairs" | "moments"; readonly override: "IMAGE_PARTS" };
  readonly "force/imagePull": { readonly binding: "params" | "posMass" | "field" | "status" | "acceleration"; readonly override: "IMAGE_PARTS" };
  readonly "force/jerk": { readonly binding: "params" | "predicted" | "turn" | "blockState" | "jerkParts"; readonly override: "EXTENDED" | "SIXTH" | "MANY" };
  readonly "force/octgrav/listForces": { readonly binding: "params" | "posMass" | "nodeCentre" | "nodeMoments" | "bucketLink" | "groupList" | "listSizes" | "listEntries" | "acceleration" | "repetition"; readonly override: "SPLINE" | "GROUP" | "HALVES" | "HEXADECAPOLE" | "QUADRUPOLE" | "HIGH" };
  readonly "force/octgrav/listLengths": { readonly binding: "params" | "posMass" | "nodeCentre" | "nodeTest" | "nodeBox" | "bucketLink" | "groupList" | "listSizes" | "groupCounts" | "repetition"; readonly override: "GROUP" | "HALVES" | "OPENING" | "SPLINE" };
  readonly "force/octgrav/listStarts": { readonly binding: "params" | "groupList" | "listEntries" | "listSizes" | "status" | "repetition"; readonly override: "GROUP" | "HALVES" };
  readonly "force/octgrav/lists": { readonly binding: "params" | "posMass" | "nodeCentre" | "nodeTest" | "nodeBox" | "bucketLink" | "groupList" | "listSizes" | "listEntries" | "repetition"; readonly override: "GROUP" | "HALVES" | "OPENING" | "SPLINE" };
  readonly "force/targets": { readonly binding: "params" | "posMass" | "velocity" | "targets"; readonly override: never };
  readonly "force/vortexSum": { readonly binding: "params" | "elements" | "strengths" | "induced" | "repetition"; readonly override: "VISCOUS" | "HEXADECAPOLE" };
  readonly "force/vortexWalk": { readonly binding: "params" | "elements" | "strengths" | "nodeCentre" | "nodeTest" | "nodeStrengths" | "induced" | "groupCounts" | "groupList" | "repetition"; readonly override: "VISCOUS" | "HEXADECAPOLE" | "STACK" | "GROUP" | "HALVES" };
  readonly "gas/apply": { readonly binding: "gasParams" | "gasPlace" | "gasForce" | "gasNow" | "acceleration" | "gasState" | "gasRates" | "gasSpare" | "status"; readonly override: "C4" };
  readonly "gas/boxes": { readonly binding: "params" | "gasParams" | "gasFrom" | "gasReach" | "gasBoxes" | "status"; readonly override: "C4" | "BASE" | "ROUND" };
  readonly "gas/cool": { readonly binding: "params" | "gasParams" | "posMass" | "id" | "gasTables" | "status" | "gasState" | "gasSpare"; readonly override: "C4" };
  readonly "gas/count": { readonly binding: "params" | "posMass" | "gasState" | "counts"; readonly override: never };
  readonly "gas/density": { readonly binding: "params" | "gasParams" | "gasFrom" | "gasLists" | "gasReach" | "status" | "gasSized" | "gasDense"; readonly override: "C4" | "ROUND" | "LAST" };
  readonly "gas/energy": { readonly binding: "params" | "posMass" | "gasState" | "gasSpare" | "partials"; readonly override: never };
  readonly "gas/forces": { readonly binding: "params" | "gasParams" | "gasSized" | "gasMotion" | "gasDense" | "gasFactors" | "gasLists" | "status" | "gasForce"; readonly override: "C4" | "ENERGY" };
  readonly "gas/gather": { readonly binding: "gasParams" | "gasPlace" | "posMass" | "velocity" | "gasState" | "gasRates" | "status" | "gasFrom" | "gasMotion"; readonly override: "C4" };
  readonly "gas/gradients": { readonly binding: "params" | "gasParams" | "gasSized" | "gasMotion" | "gasDense" | "gasLists" | "gasOld" | "gasFactors" | "gasNow" | "status"; readonly override: "C4" | "ENERGY" };
  readonly "gas/heat": { readonly binding: "params" | "gasParams" | "gasRates" | "status" | "gasState" | "gasSpare"; readonly override: "C4" };
  readonly "gas/lists": { readonly binding: "params" | "gasParams" | "gasBoxes" | "gasFrom" | "gasReach" | "gasLists" | "status"; readonly override: "C4" | "TOP" | "ROUND" };
  readonly "gas/places": { readonly binding: "params" | "posMass" | "gasState" | "gasSpare" | "counts" | "gasPlace" | "gasOld" | "gasReach" | "status"; readonly override: never };
  readonly "integrate/accelerationSize": { readonly binding: "params" | "acceleration" | "velocity"; readonly override: never };
  readonly "integrate/blockBegin": { readonly binding: "params" | "fixedVelocity" | "fixedPosition" | "blockState" | "due"; readonly override: never };
  readonly "integrate/blockDispatch": { readonly binding: "params" | "blockState" | "status" | "forceDispatch" | "correctDispatch"; readonly override: never };
  readonly "integrate/blockEnd": { readonly binding: "params" | "fixedPosition" | "acceleration" | "blockState" | "fixedVelocity" | "status" | "posMass" | "velocity"; readonly override: never };
  readonly "integrate/blockStart": { readonly binding: "params" | "posMass" | "velocity" | "blockState" | "fixedPosition" | "fixedVelocity" | "acceleration" | "jerk" | "due"; readonly override: "SIXTH" };
  readonly "integrate/bridgeEnd": { readonly binding: "params" | "id" | "clusterPlace" | "fieldAcceleration" | "clusterAcceleration" | "status" | "acceleration" | "velocity" | "fixedVelocity"; readonly override: "KICK" };
  readonly "integrate/bridgeField": { readonly binding: "params" | "posMass" | "id" | "clusterPlace" | "fieldPosMass"; readonly override: never };
  readonly "integrate/bridgeKick": { readonly binding: "params" | "id" | "clusterPlace" | "fieldAcceleration" | "fixedVelocity" | "fixedPosition" | "due" | "blockState"; readonly override: never };
  readonly "integrate/bridgeMove": { readonly binding: "params" | "id" | "clusterPlace" | "fieldAcceleration" | "clusterPosMass" | "clusterVelocity" | "nextPosMass" | "nextVelocity"; readonly override: never };
  readonly "integrate/bridgeStart": { readonly binding: "params" | "posMass" | "velocity" | "id" | "clusterPlace" | "clusterPosMass" | "clusterVelocity"; readonly override: never };
  readonly "integrate/correct": { readonly binding: "params" | "turn" | "jerkParts" | "blockState" | "fixedPosition" | "fixedVelocity" | "acceleration" | "jerk" | "due"; readonly override: "SIXTH" };
  readonly "integrate/heunCorrect": { readonly binding: "params" | "vortex" | "induced" | "halfway" | "elements" | "strengths" | "status"; readonly override: "STRETCHING" };
  readonly "integrate/heunPredict": { readonly binding: "params" | "vortex" | "induced" | "status" | "elements" | "strengths" | "halfway"; readonly override: "STRETCHING" };
  readonly "integrate/kick": { readonly binding: "params" | "acceleration" | "velocity" | "status"; readonly override: never };
  readonly "integrate/kickDrift": { readonly binding: "params" | "posMass" | "velocity" | "acceleration" | "id" | "nextPosMass" | "nextVelocity" | "nextId" | "status"; readonly override: never };
  readonly "integrate/linePlace": { readonly binding: "params" | "id" | "linePlace"; readonly override: never };
  readonly "integrate/lineStrength": { readonly binding: "params" | "elements" | "id" | "linePlace" | "lineEnds" | "lineCirculation" | "strengths"; readonly override: never };
  readonly "integrate/nextTime": { readonly binding: "params" | "due" | "blockState"; readonly override: never };
  readonly "integrate/predict": { readonly binding: "params" | "fixedPosition" | "fixedVelocity" | "acceleration" | "jerk" | "due" | "blockState" | "predicted" | "turn"; readonly override: "SIXTH" };
  readonly "integrate/rungBegin": { readonly binding: "params" | "posMass" | "acceleration" | "status" | "velocity" | "rungState" | "origin" | "id" | "nextId"; readonly override: never };
  readonly "integrate/rungDrift": { readonly binding: "params" | "origin" | "rungState" | "posMass" | "velocity" | "nextPosMass" | "nextVelocity" | "nextOrigin" | "status"; readonly override: never };
  readonly "integrate/rungKick": { readonly binding: "params" | "posMass" | "acceleration" | "rungState" | "status" | "velocity" | "origin"; readonly override: never };
  readonly "integrate/rungNext": { readonly binding: "params" | "activeList" | "rungState" | "status"; readonly override: never };
  readonly "integrate/rungReorder": { readonly binding: "params" | "order" | "nextOrigin" | "rungState" | "id" | "origin" | "awake" | "nextId"; readonly override: "KEEP" };
  readonly "measure/blockRung": { readonly binding: "params" | "fixedVelocity" | "id" | "rungCounts" | "quantity"; readonly override: never };
  readonly "measure/capture": { readonly binding: "quantityParams" | "posMass" | "velocity" | "acceleration" | "id" | "traits" | "cores" | "captured" | "quantity"; readonly override: never };
  readonly "measure/centreShrink": { readonly binding: "params" | "repetition" | "partials" | "spheres"; readonly override: never };
  readonly "measure/centreSums": { readonly binding: "params" | "repetition" | "posMass" | "velocity" | "id" | "classOf" | "classes" | "spheres" | "partials"; readonly override: never };
  readonly "measure/coreCentres": { readonly binding: "followParams" | "partials" | "cores" | "trails" | "repetition"; readonly override: never };
  readonly "measure/coreSums": { readonly binding: "followParams" | "posMass" | "velocity" | "id" | "traits" | "cores" | "partials" | "repetition"; readonly override: never };
  readonly "measure/externalEnergy": { readonly binding: "params" | "terms" | "radialTables" | "posMass" | "partials"; readonly override: never };
  readonly "measure/externalExact": { readonly binding: "params" | "terms" | "radialTables" | "posMass" | "samples" | "exact"; readonly override: never };
  readonly "measure/flow": { readonly binding: "params" | "induced" | "flow"; readonly override: "UNIT" };
  readonly "measure/forceError": { readonly binding: "params" | "posMass" | "acceleration" | "samples" | "exact" | "repetition"; readonly override: "SPLINE" };
  readonly "measure/halfMass": { readonly binding: "repetition" | "classes" | "edges" | "histogram" | "spheres"; readonly override: never };
  readonly "measure/interactionList": { readonly binding: "params" | "posMass" | "velocity" | "nodeCentre" | "nodeTest" | "groupList" | "places" | "interactions" | "nodeBox" | "root"; readonly override: "STACK" | "SPLINE" | "QUADRUPOLE" | "OPENING" | "GROUP" | "HALVES" | "FOREIGN" | "ADD" | "ACTIVE" | "HEXADECAPOLE" };
  readonly "measure/localDensity": { readonly binding: "quantityParams" | "posMass" | "id" | "quantity" | "order"; readonly override: "LISTED" };
  readonly "measure/neighbours": { readonly binding: "quantityParams" | "posMass" | "id" | "neighbours"; readonly override: "PHASE" };
  readonly "measure/profile": { readonly binding: "params" | "repetition" | "posMass" | "id" | "classOf" | "classes" | "spheres" | "edges" | "histogram"; readonly override: never };
  readonly "measure/relativeErrors": { readonly binding: "quantityParams" | "exact" | "quantity"; readonly override: never };
  readonly "measure/rung": { readonly binding: "params" | "velocity" | "id" | "rungCounts" | "quantity"; readonly override: never };
  readonly "measure/sample": { readonly binding: "params" | "posMass" | "id" | "positions"; readonly override: "STRIDE" };
  readonly "measure/sampleBatch": { readonly binding: "quantityParams" | "id" | "samples"; readonly override: never };
  readonly "measure/shape": { readonly binding: "params" | "repetition" | "posMass" | "id" | "classOf" | "classes" | "spheres" | "partials"; readonly override: never };
  readonly "measure/totals": { readonly binding: "params" | "posMass" | "velocity" | "acceleration" | "partials"; readonly override: never };
  readonly "measure/track": { readonly binding: "followParams" | "posMass" | "velocity" | "acceleration" | "id" | "chosen" | "tracked" | "places" | "trails"; readonly override: never };
  readonly "render/pick": { readonly binding: "view" | "posMass" | "id" | "traits" | "best"; readonly override: "SECOND" };
  readonly "render/treeRange": { readonly binding: "params" | "view" | "levelStart" | "cellDraw"; readonly override: never };
}
/** What is known of a stage before its text is loaded: its buffers in the order of their bindings, how each is reached (u: uniform, r: read, w: written), threads of a workgroup (0: a constant says), and the part that its text is in, if not "base". */
export const STAGES = {
 "build/activeCount": {
  "bindings": "groupList activeList groupsFound",
  "access": "rww",
  "threads": 1,
  "part": "integrators"
 },
 "build/activeGroups": {
  "bindings": "params groupList awake activeList groupsFound",
  "access": "urrww",
  "threads": 64,
  "part": "integrators"
 },
 "build/binSort": {
  "bindings": "params counts members keys status sortedKeys order",
  "access": "urrrrww",
  "threads": 256
 },
 "build/bins": {
  "bindings": "params root posMass binKeys keys counts members status",
  "access": "urrrwwww",
  "threads": 256
 },
 "build/bounds": {
  "bindings": "params posMass partials counts status ids samples sortedKeys binKeys",
  "access": "urwwrrwrw",
  "threads": 256
 },
 "build/boxLevels": {
  "bindings": "repetition groupList boxes",
  "access": "urw",
  "threads": 64,
  "part": "domains"
 },
 "build/buckets": {
  "bindings": "params keys nodeBegin nodeLink levelStart bucketLink",
  "access": "urrrrw",
  "threads": 64,
  "part": "solvers"
 },
 "build/curveSamples": {
  "bindings": "params root posMass id samples",
  "access": "urrrw",
  "threads": 256,
  "part": "domains"
 },
 "build/groupBoxes": {
  "bindings": "params posMass velocity groupList boxes",
  "access": "urrrw",
  "threads": 64,
  "part": "domains"
 },
 "build/hexadecapoles": {
  "bindings": "params posMass nodeLink nodeCentre levelStart status nodeMoments repetition",
  "access": "urrrrrwu",
  "threads": 64,
  "part": "solvers"
 },
 "build/keptCounts": {
  "bindings": "params kept nodeTest counts",
  "access": "urrw",
  "threads": 256,
  "part": "domains"
 },
 "build/keptPlaces": {
  "bindings": "params kept nodeTest counts places",
  "access": "urrrw",
  "threads": 256,
  "part": "domains"
 },
 "build/keys": {
  "bindings": "params root posMass keys order counts status oddKeys oddOrder",
  "access": "urrwwwrww",
  "threads": 256
 },
 "build/leafLevels": {
  "bindings": "params keys bodyLevels counts groupCounts order",
  "access": "urwwrr",
  "threads": 256
 },
 "build/links": {
  "bindings": "params keys nodeBegin levelStart nodeLink subtrees status",
  "access": "urrrwww",
  "threads": 64
 },
 "build/moments": {
  "bindings": "params posMass nodeLink subtrees status nodeCentre nodeMoments nodeBox nodeTest root",
  "access": "urrwrwwwwu",
  "threads": 0
 },
 "build/nodes": {
  "bindings": "params bodyLevels counts totals nodeBegin nodeLink levelStart groupList status",
  "access": "urrrwwwww",
  "threads": 256
 },
 "build/packBodies": {
  "bindings": "params kept places nodeTest posMass packedPosMass",
  "access": "urrrrw",
  "threads": 64,
  "part": "domains"
 },
 "build/packNodes": {
  "bindings": "params kept places nodeCentre nodeTest nodeMoments packedCentre packedTest packedMoments",
  "access": "urrrrrwww",
  "threads": 64,
  "part": "domains"
 },
 "build/partition": {
  "bindings": "params division pieces counts totals order",
  "access": "uurrrw",
  "threads": 256,
  "part": "domains"
 },
 "build/pieces": {
  "bindings": "params division posMass id cuts pieces counts root",
  "access": "uurrrwwr",
  "threads": 256,
  "part": "domains"
 },
 "build/prune": {
  "bindings": "params boxes nodeCentre nodeTest levelStart kept repetition",
  "access": "urrrrwu",
  "threads": 64,
  "part": "domains"
 },
 "build/radixCount": {
  "bindings": "params repetition keys counts status",
  "access": "uurwr",
  "threads": 256
 },
 "build/radixScatter": {
  "bindings": "params repetition keys order counts totals sortedKeys sortedOrder status",
  "access": "uurrwrwwr",
  "threads": 256
 },
 "build/reorder": {
  "bindings": "params order fromPosMass fromVelocity fromId toPosMass toVelocity toId",
  "access": "urrrrwww",
  "threads": 256
 },
 "build/reorderColumn": {
  "bindings": "params order before after status",
  "access": "urrwr",
  "threads": 256
 },
 "build/rootCube": {
  "bindings": "params partials posMass root samples",
  "access": "urrww",
  "threads": 256
 },
 "build/rowScan": {
  "bindings": "params repetition counts totals",
  "access": "uuww",
  "threads": 0
 },
 "build/vortexHexadecapoles": {
  "bindings": "params elements strengths nodeLink nodeCentre levelStart nodeStrengths repetition",
  "access": "urrrrrwu",
  "threads": 64,
  "part": "vortices"
 },
 "build/vortexMoments": {
  "bindings": "params elements strengths nodeLink levelStart nodeCentre nodeStrengths nodeTest nodeBox repetition",
  "access": "urrrrwwwwu",
  "threads": 64,
  "part": "vortices"
 },
 "check/lanesTest": {
  "bindings": "found",
  "access": "w",
  "threads": 32
 },
 "fit/merger": {
  "bindings": "params encounters galaxy judge scores images places",
  "access": "urrrwwr",
  "threads": 64,
  "part": "fits"
 },
 "force/adaptive/join": {
  "bindings": "params groupList acceleration groupCounts",
  "access": "urww",
  "threads": 256
 },
 "force/adaptive/walkAdaptive": {
  "bindings": "params posMass velocity nodeCentre nodeTest nodeMoments acceleration groupCounts groupList repetition root",
  "access": "urrrrrwwruu",
  "threads": 32
 },
 "force/bonsai/walk": {
  "bindings": "params posMass nodeCentre nodeTest nodeMoments acceleration groupCounts groupList repetition nodeBox",
  "access": "urrrrwwrur",
  "threads": 32
 },
 "force/changa/lockstep": {
  "bindings": "params posMass nodeCentre nodeTest nodeMoments bucketLink acceleration groupCounts groupList repetition",
  "access": "urrrrrwwru",
  "threads": 32,
  "part": "solvers"
 },
 "force/direct/directSum": {
  "bindings": "params posMass acceleration repetition targets",
  "access": "urwur",
  "threads": 64,
  "part": "solvers"
 },
 "force/direct/joinSums": {
  "bindings": "params acceleration",
  "access": "uw",
  "threads": 256,
  "part": "solvers"
 },
 "force/external": {
  "bindings": "params terms radialTables posMass status origin rungState acceleration",
  "access": "urrrrrrw",
  "threads": 256,
  "part": "fields"
 },
 "force/externalJerk": {
  "bindings": "params terms radialTables predicted turn blockState jerkParts",
  "access": "urrrrrw",
  "threads": 64,
  "part": "fields"
 },
 "force/imageField": {
  "bindings": "moments begins transfers field",
  "access": "rrrw",
  "threads": 256,
  "part": "box"
 },
 "force/imageMoments": {
  "bindings": "params posMass pairs moments",
  "access": "urrw",
  "threads": 256,
  "part": "box"
 },
 "force/imagePull": {
  "bindings": "params posMass field status acceleration",
  "access": "urrrw",
  "threads": 256,
  "part": "box"
 },
 "force/jerk": {
  "bindings": "params predicted turn blockState jerkParts",
  "access": "urrrw",
  "threads": 64,
  "part": "integrators"
 },
 "force/octgrav/listForces": {
  "bindings": "params posMass nodeCentre nodeMoments bucketLink groupList listSizes listEntries acceleration repetition",
  "access": "urrrrrrrwu",
  "threads": 64,
  "part": "solvers"
 },
 "force/octgrav/listLengths": {
  "bindings": "params posMass nodeCentre nodeTest nodeBox bucketLink groupList listSizes groupCounts repetition",
  "access": "urrrrrrwwu",
  "threads": 64,
  "part": "solvers"
 },
 "force/octgrav/listStarts": {
  "bindings": "params groupList listEntries listSizes status repetition",
  "access": "urrwwu",
  "threads": 256,
  "part": "solvers"
 },
 "force/octgrav/lists": {
  "bindings": "params posMass nodeCentre nodeTest nodeBox bucketLink groupList listSizes listEntries repetition",
  "access": "urrrrrrrwu",
  "threads": 64,
  "part": "solvers"
 },
 "force/targets": {
  "bindings": "params posMass velocity targets",
  "access": "urrw",
  "threads": 256,
  "part": "domains"
 },
 "force/vortexSum": {
  "bindings": "params elements strengths induced repetition",
  "access": "urrwu",
  "threads": 64,
  "part": "vortices"
 },
 "force/vortexWalk": {
  "bindings": "params elements strengths nodeCentre nodeTest nodeStrengths induced groupCounts groupList repetition",
  "access": "urrrrrwwru",
  "threads": 32,
  "part": "vortices"
 },
 "gas/apply": {
  "bindings": "gasParams gasPlace gasForce gasNow acceleration gasState gasRates gasSpare status",
  "access": "urrrwwwww",
  "threads": 64,
  "part": "gas"
 },
 "gas/boxes": {
  "bindings": "params gasParams gasFrom gasReach gasBoxes status",
  "access": "uurwww",
  "threads": 64,
  "part": "gas"
 },
 "gas/cool": {
  "bindings": "params gasParams posMass id gasTables status gasState gasSpare",
  "access": "uurrrrww",
  "threads": 256,
  "part": "gas"
 },
 "gas/count": {
  "bindings": "params posMass gasState counts",
  "access": "urrw",
  "threads": 256,
  "part": "gas"
 },
 "gas/density": {
  "bindings": "params gasParams gasFrom gasLists gasReach status gasSized gasDense",
  "access": "uurrwwww",
  "threads": 64,
  "part": "gas"
 },
 "gas/energy": {
  "bindings": "params posMass gasState gasSpare partials",
  "access": "urrrw",
  "threads": 64,
  "part": "gas"
 },
 "gas/forces": {
  "bindings": "params gasParams gasSized gasMotion gasDense gasFactors gasLists status gasForce",
  "access": "uurrrrrrw",
  "threads": 64,
  "part": "gas"
 },
 "gas/gather": {
  "bindings": "gasParams gasPlace posMass velocity gasState gasRates status gasFrom gasMotion",
  "access": "urrrrrrww",
  "threads": 64,
  "part": "gas"
 },
 "gas/gradients": {
  "bindings": "params gasParams gasSized gasMotion gasDense gasLists gasOld gasFactors gasNow status",
  "access": "uurrrrrwww",
  "threads": 64,
  "part": "gas"
 },
 "gas/heat": {
  "bindings": "params gasParams gasRates status gasState gasSpare",
  "access": "uurrww",
  "threads": 256,
  "part": "gas"
 },
 "gas/lists": {
  "bindings": "params gasParams gasBoxes gasFrom gasReach gasLists status",
  "access": "uurrrww",
  "threads": 64,
  "part": "gas"
 },
 "gas/places": {
  "bindings": "params posMass gasState gasSpare counts gasPlace gasOld gasReach status",
  "access": "urrrrwwww",
  "threads": 256,
  "part": "gas"
 },
 "integrate/accelerationSize": {
  "bindings": "params acceleration velocity",
  "access": "urw",
  "threads": 256
 },
 "integrate/blockBegin": {
  "bindings": "params fixedVelocity fixedPosition blockState due",
  "access": "urwww",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/blockDispatch": {
  "bindings": "params blockState status forceDispatch correctDispatch",
  "access": "uwwww",
  "threads": 1,
  "part": "integrators"
 },
 "integrate/blockEnd": {
  "bindings": "params fixedPosition acceleration blockState fixedVelocity status posMass velocity",
  "access": "urrrwwww",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/blockStart": {
  "bindings": "params posMass velocity blockState fixedPosition fixedVelocity acceleration jerk due",
  "access": "urrwwwwww",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/bridgeEnd": {
  "bindings": "params id clusterPlace fieldAcceleration clusterAcceleration status acceleration velocity fixedVelocity",
  "access": "urrrrrwww",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/bridgeField": {
  "bindings": "params posMass id clusterPlace fieldPosMass",
  "access": "urrrw",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/bridgeKick": {
  "bindings": "params id clusterPlace fieldAcceleration fixedVelocity fixedPosition due blockState",
  "access": "urrrwwww",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/bridgeMove": {
  "bindings": "params id clusterPlace fieldAcceleration clusterPosMass clusterVelocity nextPosMass nextVelocity",
  "access": "urrrrrww",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/bridgeStart": {
  "bindings": "params posMass velocity id clusterPlace clusterPosMass clusterVelocity",
  "access": "urrrrww",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/correct": {
  "bindings": "params turn jerkParts blockState fixedPosition fixedVelocity acceleration jerk due",
  "access": "urrrwwwww",
  "threads": 64,
  "part": "integrators"
 },
 "integrate/heunCorrect": {
  "bindings": "params vortex induced halfway elements strengths status",
  "access": "uurrwww",
  "threads": 256,
  "part": "vortices"
 },
 "integrate/heunPredict": {
  "bindings": "params vortex induced status elements strengths halfway",
  "access": "uurrwww",
  "threads": 256,
  "part": "vortices"
 },
 "integrate/kick": {
  "bindings": "params acceleration velocity status",
  "access": "urww",
  "threads": 256
 },
 "integrate/kickDrift": {
  "bindings": "params posMass velocity acceleration id nextPosMass nextVelocity nextId status",
  "access": "urrrrwwww",
  "threads": 256
 },
 "integrate/linePlace": {
  "bindings": "params id linePlace",
  "access": "urw",
  "threads": 256,
  "part": "vortices"
 },
 "integrate/lineStrength": {
  "bindings": "params elements id linePlace lineEnds lineCirculation strengths",
  "access": "urrrrrw",
  "threads": 256,
  "part": "vortices"
 },
 "integrate/nextTime": {
  "bindings": "params due blockState",
  "access": "urw",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/predict": {
  "bindings": "params fixedPosition fixedVelocity acceleration jerk due blockState predicted turn",
  "access": "urrrrrwww",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/rungBegin": {
  "bindings": "params posMass acceleration status velocity rungState origin id nextId",
  "access": "urrrwwwrw",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/rungDrift": {
  "bindings": "params origin rungState posMass velocity nextPosMass nextVelocity nextOrigin status",
  "access": "urrrrwwww",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/rungKick": {
  "bindings": "params posMass acceleration rungState status velocity origin",
  "access": "urrrrww",
  "threads": 256,
  "part": "integrators"
 },
 "integrate/rungNext": {
  "bindings": "params activeList rungState status",
  "access": "urww",
  "threads": 1,
  "part": "integrators"
 },
 "integrate/rungReorder": {
  "bindings": "params order nextOrigin rungState id origin awake nextId",
  "access": "urrrrwww",
  "threads": 256,
  "part": "integrators"
 },
 "measure/blockRung": {
  "bindings": "params fixedVelocity id rungCounts quantity",
  "access": "urrww",
  "threads": 256,
  "part": "measures"
 },
 "measure/capture": {
  "bindings": "quantityParams posMass velocity acceleration id traits cores captured quantity",
  "access": "urrrrrrww",
  "threads": 256,
  "part": "measures"
 },
 "measure/centreShrink": {
  "bindings": "params repetition partials spheres",
  "access": "uurw",
  "threads": 64,
  "part": "measures"
 },
 "measure/centreSums": {
  "bindings": "params repetition posMass velocity id classOf classes spheres partials",
  "access": "uurrrrrrw",
  "threads": 64,
  "part": "measures"
 },
 "measure/coreCentres": {
  "bindings": "followParams partials cores trails repetition",
  "access": "urwwu",
  "threads": 64,
  "part": "measures"
 },
 "measure/coreSums": {
  "bindings": "followParams posMass velocity id traits cores partials repetition",
  "access": "urrrrrwu",
  "threads": 256,
  "part": "measures"
 },
 "measure/externalEnergy": {
  "bindings": "params terms radialTables posMass partials",
  "access": "urrrw",
  "threads": 64,
  "part": "fields"
 },
 "measure/externalExact": {
  "bindings": "params terms radialTables posMass samples exact",
  "access": "urrrrw",
  "threads": 64,
  "part": "fields"
 },
 "measure/flow": {
  "bindings": "params induced flow",
  "access": "urw",
  "threads": 256,
  "part": "vortices"
 },
 "measure/forceError": {
  "bindings": "params posMass acceleration samples exact repetition",
  "access": "urrrwu",
  "threads": 256
 },
 "measure/halfMass": {
  "bindings": "repetition classes edges histogram spheres",
  "access": "urrrw",
  "threads": 64,
  "part": "measures"
 },
 "measure/interactionList": {
  "bindings": "params posMass velocity nodeCentre nodeTest groupList places interactions nodeBox root",
  "access": "urrrrrrwru",
  "threads": 32,
  "part": "measures"
 },
 "measure/localDensity": {
  "bindings": "quantityParams posMass id quantity order",
  "access": "urrwr",
  "threads": 256,
  "part": "measures"
 },
 "measure/neighbours": {
  "bindings": "quantityParams posMass id neighbours",
  "access": "urrw",
  "threads": 256,
  "part": "measures"
 },
 "measure/profile": {
  "bindings": "params repetition posMass id classOf classes spheres edges histogram",
  "access": "uurrrrrrw",
  "threads": 256,
  "part": "measures"
 },
 "measure/relativeErrors": {
  "bindings": "quantityParams exact quantity",
  "access": "urw",
  "threads": 64,
  "part": "measures"
 },
 "measure/rung": {
  "bindings": "params velocity id rungCounts quantity",
  "access": "urrww",
  "threads": 256,
  "part": "measures"
 },
 "measure/sample": {
  "bindings": "params posMass id positions",
  "access": "urrw",
  "threads": 256,
  "part": "measures"
 },
 "measure/sampleBatch": {
  "bindings": "quantityParams id samples",
  "access": "urw",
  "threads": 256,
  "part": "measures"
 },
 "measure/shape": {
  "bindings": "params repetition posMass id classOf classes spheres partials",
  "access": "uurrrrrw",
  "threads": 64,
  "part": "measures"
 },
 "measure/totals": {
  "bindings": "params posMass velocity acceleration partials",
  "access": "urrrw",
  "threads": 64
 },
 "measure/track": {
  "bindings": "followParams posMass velocity acceleration id chosen tracked places trails",
  "access": "urrrrrwww",
  "threads": 256,
  "part": "measures"
 },
 "render/pick": {
  "bindings": "view posMass id traits best",
  "access": "urrrw",
  "threads": 256,
  "part": "measures"
 },
 "render/treeRange": {
  "bindings": "params view levelStart cellDraw",
  "access": "uurw",
  "threads": 1,
  "part": "measures"
 }
} as const satisfies Record<keyof Stages, object>;
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
