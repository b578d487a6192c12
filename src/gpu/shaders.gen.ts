// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.
/** Names of each stage's buffers and of the constants that it can be compiled with. */
export interface Stages {
  readonly "build/activeCount": { readonly binding: "groupList" | "activeList" | "groupsFound"; readonly override: never };
  readonly "build/activeGroups": { readonly binding: "params" | "groupList" | "awake" | "activeList" | "groupsFound"; readonly override: "GROUP" | "HALVES" };
  readonly "build/binSort": { readonly binding: "params" | "counts" | "members" | "keys" | "status" | "sortedKeys" | "order"; readonly override: "RANGES" | "SCANNED" };
  readonly "build/bins": { readonly binding: "params" | "root" | "posMass" | "binKeys" | "keys" | "counts" | "members" | "status"; readonly override: "TILE" | "AHEAD" | "RANGES" };
  readonly "build/bounds": { readonly binding: "params" | "posMass" | "partials" | "counts" | "status" | "ids" | "samples" | "sortedKeys" | "binKeys"; readonly override: "TILE" | "AHEAD" | "RANGES" | "BY_ID" | "RANKED" | "LOOK" | "BINS" };
  readonly "build/boxLevels": { readonly binding: "dispatch" | "groupList" | "boxes"; readonly override: never };
  readonly "build/buckets": { readonly binding: "params" | "keys" | "nodeBegin" | "nodeLink" | "levelStart" | "bucketLink"; readonly override: "RANGES" };
  readonly "build/curveSamples": { readonly binding: "params" | "root" | "posMass" | "id" | "samples"; readonly override: never };
  readonly "build/groupBoxes": { readonly binding: "params" | "posMass" | "velocity" | "groupList" | "boxes"; readonly override: "GROUP" | "HALVES" };
  readonly "build/hexadecapoles": { readonly binding: "params" | "posMass" | "nodeLink" | "nodeCentre" | "levelStart" | "status" | "nodeMoments" | "dispatch"; readonly override: "DIPOLES" };
  readonly "build/keptCounts": { readonly binding: "params" | "kept" | "nodeTest" | "counts"; readonly override: never };
  readonly "build/keptPlaces": { readonly binding: "params" | "kept" | "nodeTest" | "counts" | "places"; readonly override: never };
  readonly "build/keys": { readonly binding: "params" | "root" | "posMass" | "keys" | "order" | "counts" | "status" | "oddKeys" | "oddOrder"; readonly override: "TILE" | "AHEAD" | "RANGES" };
  readonly "build/leafLevels": { readonly binding: "params" | "keys" | "bodyLevels" | "counts" | "groupCounts" | "order"; readonly override: "GROUP" | "HALVES" | "RANGES" | "ORDERED" | "PARTS" | "HEAVY" };
  readonly "build/links": { readonly binding: "params" | "keys" | "nodeBegin" | "levelStart" | "nodeLink" | "subtrees" | "status"; readonly override: "RANGES" };
  readonly "build/moments": { readonly binding: "params" | "posMass" | "nodeLink" | "subtrees" | "status" | "nodeCentre" | "nodeMoments" | "nodeBox" | "nodeTest" | "root"; readonly override: "HEXADECAPOLE" | "OPENING" | "QUADRUPOLE" | "TOP" | "WIDTH" | "SHARED" };
  readonly "build/nodes": { readonly binding: "params" | "bodyLevels" | "counts" | "totals" | "nodeBegin" | "nodeLink" | "levelStart" | "groupList" | "status"; readonly override: "GROUP" | "HALVES" | "RANGES" | "ORDERED" };
  readonly "build/packBodies": { readonly binding: "params" | "kept" | "places" | "nodeTest" | "posMass" | "packedPosMass"; readonly override: never };
  readonly "build/packNodes": { readonly binding: "params" | "kept" | "places" | "nodeCentre" | "nodeTest" | "nodeMoments" | "packedCentre" | "packedTest" | "packedMoments"; readonly override: "HEXADECAPOLE" };
  readonly "build/partition": { readonly binding: "params" | "division" | "pieces" | "counts" | "totals" | "order"; readonly override: never };
  readonly "build/pieces": { readonly binding: "params" | "division" | "posMass" | "id" | "cuts" | "pieces" | "counts" | "root"; readonly override: never };
  readonly "build/prune": { readonly binding: "params" | "boxes" | "nodeCentre" | "nodeTest" | "levelStart" | "kept" | "dispatch"; readonly override: "OPENING" | "QUADRUPOLE" | "HEXADECAPOLE" };
  readonly "build/radixCount": { readonly binding: "params" | "dispatch" | "keys" | "counts" | "status"; readonly override: "TILE" | "AHEAD" };
  readonly "build/radixScatter": { readonly binding: "params" | "dispatch" | "keys" | "order" | "counts" | "totals" | "sortedKeys" | "sortedOrder" | "status"; readonly override: "TILE" | "AHEAD" };
  readonly "build/reorder": { readonly binding: "params" | "order" | "fromPosMass" | "fromVelocity" | "fromId" | "toPosMass" | "toVelocity" | "toId"; readonly override: "IN_PLACE" };
  readonly "build/reorderColumn": { readonly binding: "params" | "order" | "before" | "after" | "status"; readonly override: "IN_PLACE" | "HALTS" | "WIDTH" };
  readonly "build/rootCube": { readonly binding: "params" | "partials" | "posMass" | "root" | "samples"; readonly override: "RANGES" | "BY_ID" | "RANKED" };
  readonly "build/rowScan": { readonly binding: "params" | "dispatch" | "counts" | "totals"; readonly override: "WIDTH" | "EACH" | "MORE" };
  readonly "build/vortexHexadecapoles": { readonly binding: "params" | "elements" | "strengths" | "nodeLink" | "nodeCentre" | "levelStart" | "nodeStrengths" | "dispatch"; readonly override: "VISCOUS" | "HEXADECAPOLE" | "DIPOLES" };
  readonly "build/vortexMoments": { readonly binding: "params" | "elements" | "strengths" | "nodeLink" | "levelStart" | "nodeCentre" | "nodeStrengths" | "nodeTest" | "nodeBox" | "dispatch"; readonly override: "VISCOUS" | "HEXADECAPOLE" };
  readonly "check/lanesTest": { readonly binding: "found"; readonly override: never };
  readonly "external/external": { readonly binding: "params" | "terms" | "radialTables" | "posMass" | "status" | "origin" | "rungState" | "acceleration"; readonly override: "RUNGS" | "ALONE" };
  readonly "external/externalEnergy": { readonly binding: "params" | "terms" | "radialTables" | "posMass" | "partials"; readonly override: never };
  readonly "external/externalExact": { readonly binding: "params" | "terms" | "radialTables" | "posMass" | "samples" | "exact"; readonly override: never };
  readonly "external/externalJerk": { readonly binding: "params" | "terms" | "radialTables" | "predicted" | "turn" | "blockState" | "jerkParts"; readonly override: "SIXTH" };
  readonly "external/fieldSamples": { readonly binding: "terms" | "radialTables" | "places" | "found"; readonly override: never };
  readonly "external/friction": { readonly binding: "params" | "terms" | "tables" | "posMass" | "velocity" | "status" | "origin" | "rungState" | "acceleration"; readonly override: "RUNGS" };
  readonly "fit/merger": { readonly binding: "params" | "encounters" | "galaxy" | "judge" | "scores" | "images" | "places"; readonly override: never };
  readonly "force/adaptive/join": { readonly binding: "params" | "groupList" | "acceleration" | "groupCounts"; readonly override: "PARTS" };
  readonly "force/adaptive/walkAdaptive": { readonly binding: "params" | "posMass" | "velocity" | "nodeCentre" | "nodeTest" | "nodeMoments" | "acceleration" | "groupCounts" | "groupList" | "dispatch" | "root"; readonly override: "SPLINE" | "STACK" | "IMAGES" | "HEXADECAPOLE" | "HIGH" | "BODIES" | "QUADRUPOLE" | "GROUP" | "HALVES" | "FOREIGN" | "ADD" | "ACTIVE" | "ORDERED" | "PARTS" };
  readonly "force/bonsai/walk": { readonly binding: "params" | "posMass" | "nodeCentre" | "nodeTest" | "nodeMoments" | "acceleration" | "groupCounts" | "groupList" | "dispatch" | "nodeBox"; readonly override: "SPLINE" | "STACK" | "HEXADECAPOLE" | "HIGH" | "BODIES" | "QUADRUPOLE" | "GROUP" | "HALVES" | "FOREIGN" | "ADD" | "ACTIVE" | "OPENING" };
  readonly "force/changa/lockstep": { readonly binding: "params" | "posMass" | "nodeCentre" | "nodeTest" | "nodeMoments" | "bucketLink" | "acceleration" | "groupCounts" | "groupList" | "dispatch"; readonly override: "SPLINE" | "GROUP" | "HALVES" | "FOREIGN" | "ADD" | "ACTIVE" | "HEXADECAPOLE" | "QUADRUPOLE" };
  readonly "force/direct/directSum": { readonly binding: "params" | "posMass" | "acceleration" | "dispatch" | "targets"; readonly override: "SPLINE" | "FOREIGN" | "ADD" | "ACTIVE" | "PARTS" };
  readonly "force/direct/joinSums": { readonly binding: "params" | "acceleration"; readonly override: "PARTS" };
  readonly "force/imageField": { readonly binding: "moments" | "begins" | "transfers" | "field"; readonly override: "IMAGE_PARTS" };
  readonly "force/imageMoments": { readonly binding: "params" | "posMass" | "pairs" | "moments"; readonly override: "IMAGE_PARTS" };
  readonly "force/imagePull": { readonly binding: "params" | "posMass" | "field" | "status" | "acceleration" | "awake"; readonly override: "IMAGE_PARTS" | "SOME" };
  readonly "force/jerk": { readonly binding: "params" | "predicted" | "turn" | "blockState" | "jerkParts"; readonly override: "EXTENDED" | "SIXTH" | "MANY" };
  readonly "force/octgrav/listForces": { readonly binding: "params" | "posMass" | "nodeCentre" | "nodeMoments" | "bucketLink" | "groupList" | "listSizes" | "listEntries" | "acceleration" | "dispatch"; readonly override: "SPLINE" | "GROUP" | "HALVES" | "HEXADECAPOLE" | "QUADRUPOLE" | "HIGH" };
  readonly "force/octgrav/listLengths": { readonly binding: "params" | "posMass" | "nodeCentre" | "nodeTest" | "nodeBox" | "bucketLink" | "groupList" | "listSizes" | "groupCounts" | "dispatch"; readonly override: "GROUP" | "HALVES" | "OPENING" | "SPLINE" };
  readonly "force/octgrav/listStarts": { readonly binding: "params" | "groupList" | "listEntries" | "listSizes" | "status" | "dispatch"; readonly override: "GROUP" | "HALVES" };
  readonly "force/octgrav/lists": { readonly binding: "params" | "posMass" | "nodeCentre" | "nodeTest" | "nodeBox" | "bucketLink" | "groupList" | "listSizes" | "listEntries" | "dispatch"; readonly override: "GROUP" | "HALVES" | "OPENING" | "SPLINE" };
  readonly "force/targets": { readonly binding: "params" | "posMass" | "velocity" | "targets"; readonly override: never };
  readonly "force/vortexSum": { readonly binding: "params" | "elements" | "strengths" | "induced" | "dispatch"; readonly override: "VISCOUS" | "HEXADECAPOLE" };
  readonly "force/vortexWalk": { readonly binding: "params" | "elements" | "strengths" | "nodeCentre" | "nodeTest" | "nodeStrengths" | "induced" | "groupCounts" | "groupList" | "dispatch"; readonly override: "VISCOUS" | "HEXADECAPOLE" | "STACK" | "GROUP" | "HALVES" };
  readonly "gas/agree": { readonly binding: "gasParams" | "status"; readonly override: "C4" | "PERIODIC" };
  readonly "gas/ahead": { readonly binding: "gasParams" | "gasPlace" | "posMass" | "velocity" | "gasState" | "gasRates" | "gasWhen" | "gasFrom" | "gasMotion"; readonly override: "C4" | "PERIODIC" };
  readonly "gas/apply": { readonly binding: "gasParams" | "gasPlace" | "gasForce" | "gasOld" | "acceleration" | "gasState" | "gasRates" | "gasSpare" | "status"; readonly override: "C4" | "PERIODIC" | "RUNGS" };
  readonly "gas/boxes": { readonly binding: "params" | "gasParams" | "gasFrom" | "gasReach" | "gasBoxes" | "status" | "dispatch"; readonly override: "C4" | "PERIODIC" | "BASE" };
  readonly "gas/cool": { readonly binding: "params" | "gasParams" | "posMass" | "id" | "gasTables" | "status" | "gasState" | "gasSpare" | "awake" | "rungState"; readonly override: "C4" | "PERIODIC" | "RUNGS" | "BACKGROUND" };
  readonly "gas/count": { readonly binding: "params" | "posMass" | "gasState" | "counts"; readonly override: never };
  readonly "gas/density": { readonly binding: "params" | "gasParams" | "gasFrom" | "gasLists" | "gasReach" | "status" | "gasSized" | "gasDense" | "gasOld" | "gasHits" | "dispatch"; readonly override: "C4" | "PERIODIC" | "TEAM" | "LOOP_THREADS" | "RUNGS" | "LAST" };
  readonly "gas/drifted": { readonly binding: "gasParams" | "gasWhen" | "gasOld" | "gasDense" | "gasFrom" | "gasSized" | "gasFactors" | "gasReach"; readonly override: "C4" | "PERIODIC" };
  readonly "gas/energy": { readonly binding: "params" | "posMass" | "gasState" | "gasSpare" | "partials"; readonly override: never };
  readonly "gas/enrich": { readonly binding: "params" | "gasParams" | "posMass" | "gasTables" | "status" | "gasState" | "gasSpare" | "metallicity" | "awake" | "rungState"; readonly override: "C4" | "PERIODIC" | "RUNGS" };
  readonly "gas/exact": { readonly binding: "params" | "gasParams" | "gasPlace" | "gasForce" | "samples" | "exact" | "status"; readonly override: "C4" | "PERIODIC" };
  readonly "gas/explode": { readonly binding: "gasParams" | "id" | "blasts" | "posMass" | "velocity" | "gasState" | "gasSpare" | "metallicity" | "status"; readonly override: "C4" | "PERIODIC" | "METALS" };
  readonly "gas/forces": { readonly binding: "params" | "gasParams" | "gasSized" | "gasMotion" | "gasFactors" | "gasLists" | "status" | "gasHits" | "gasForce" | "gasOld"; readonly override: "C4" | "PERIODIC" | "TEAM" | "LOOP_THREADS" | "ENERGY" | "RUNGS" };
  readonly "gas/gather": { readonly binding: "gasParams" | "gasPlace" | "posMass" | "velocity" | "gasState" | "gasRates" | "status" | "gasFrom" | "gasMotion"; readonly override: "C4" | "PERIODIC" | "RUNGS" };
  readonly "gas/gradients": { readonly binding: "params" | "gasParams" | "gasSized" | "gasMotion" | "gasDense" | "gasLists" | "gasOld" | "gasFactors" | "gasHits" | "status"; readonly override: "C4" | "PERIODIC" | "TEAM" | "LOOP_THREADS" | "ENERGY" | "FRESH" | "RUNGS" };
  readonly "gas/heat": { readonly binding: "params" | "gasParams" | "gasRates" | "status" | "gasState" | "gasSpare"; readonly override: "C4" | "PERIODIC" };
  readonly "gas/keep": { readonly binding: "gasParams" | "gasPlace" | "gasFactors" | "gasOld" | "gasRates" | "status" | "gasState" | "gasSpare" | "gasKept"; readonly override: "C4" | "PERIODIC" };
  readonly "gas/limits": { readonly binding: "gasParams" | "gasPlace" | "gasForce" | "gasOld" | "acceleration" | "status"; readonly override: "C4" | "PERIODIC" };
  readonly "gas/lists": { readonly binding: "params" | "gasParams" | "gasBoxes" | "gasFrom" | "gasReach" | "gasLists" | "status" | "gasOld" | "dispatch"; readonly override: "C4" | "PERIODIC" | "TOP" | "RUNGS" };
  readonly "gas/longLists": { readonly binding: "gasParams" | "gasBoxes" | "gasFrom" | "gasReach" | "gasLists" | "status" | "dispatch"; readonly override: "C4" | "PERIODIC" | "TOP" };
  readonly "gas/nearest": { readonly binding: "gasParams" | "posMass" | "gasPlace" | "gasState" | "status" | "blasts"; readonly override: "C4" | "PERIODIC" };
  readonly "gas/open": { readonly binding: "params" | "gasParams" | "acceleration" | "gasRates" | "status" | "velocity" | "rungState" | "origin" | "gasState" | "gasSpare"; readonly override: "C4" | "PERIODIC" };
  readonly "gas/places": { readonly binding: "params" | "posMass" | "gasState" | "gasSpare" | "counts" | "gasPlace" | "gasOld" | "gasReach" | "status"; readonly override: never };
  readonly "gas/ripe": { readonly binding: "params" | "gasParams" | "posMass" | "gasState" | "gasSpare" | "blasts" | "status"; readonly override: "C4" | "PERIODIC" };
  readonly "gas/rouse": { readonly binding: "params" | "gasParams" | "gasPlace" | "origin" | "rungState" | "status" | "gasWake" | "gasSpare" | "awake"; readonly override: "C4" | "PERIODIC" | "RUNGS" };
  readonly "gas/roused": { readonly binding: "params" | "gasRates" | "rungState" | "status" | "awake" | "velocity" | "posMass" | "origin"; readonly override: never };
  readonly "gas/rung": { readonly binding: "params" | "gasParams" | "velocity" | "id" | "gasState" | "gasSpare" | "rungCounts" | "quantity"; readonly override: "C4" | "PERIODIC" };
  readonly "gas/wake": { readonly binding: "gasParams" | "gasOld" | "gasSized" | "gasMotion" | "gasLists" | "gasHits" | "status" | "gasWake"; readonly override: "C4" | "PERIODIC" | "TEAM" | "LOOP_THREADS" };
  readonly "gas/warm": { readonly binding: "params" | "gasParams" | "awake" | "origin" | "rungState" | "gasRates" | "status" | "gasState" | "gasSpare"; readonly override: "C4" | "PERIODIC" | "OPENS" };
  readonly "gas/when": { readonly binding: "params" | "gasParams" | "gasPlace" | "origin" | "rungState" | "status" | "gasSpare" | "gasKept" | "gasWhen" | "gasDense"; readonly override: "C4" | "PERIODIC" };
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
  readonly "integrate/rungKick": { readonly binding: "params" | "posMass" | "acceleration" | "rungState" | "status" | "velocity" | "origin" | "awake"; readonly override: never };
  readonly "integrate/rungNext": { readonly binding: "params" | "activeList" | "rungState" | "status"; readonly override: never };
  readonly "integrate/rungReorder": { readonly binding: "params" | "order" | "nextOrigin" | "rungState" | "id" | "origin" | "awake" | "nextId"; readonly override: "IN_PLACE" };
  readonly "measure/blockRung": { readonly binding: "params" | "fixedVelocity" | "id" | "rungCounts" | "quantity"; readonly override: never };
  readonly "measure/capture": { readonly binding: "quantityParams" | "posMass" | "velocity" | "acceleration" | "id" | "traits" | "cores" | "captured" | "quantity"; readonly override: never };
  readonly "measure/centreShrink": { readonly binding: "params" | "dispatch" | "partials" | "spheres"; readonly override: never };
  readonly "measure/centreSums": { readonly binding: "params" | "dispatch" | "posMass" | "velocity" | "id" | "classOf" | "classes" | "spheres" | "partials"; readonly override: never };
  readonly "measure/coreCentres": { readonly binding: "followParams" | "partials" | "cores" | "trails" | "dispatch"; readonly override: never };
  readonly "measure/coreSums": { readonly binding: "followParams" | "posMass" | "velocity" | "id" | "traits" | "cores" | "partials" | "dispatch"; readonly override: never };
  readonly "measure/flow": { readonly binding: "params" | "induced" | "flow"; readonly override: "UNIT" };
  readonly "measure/forceError": { readonly binding: "params" | "posMass" | "acceleration" | "samples" | "exact" | "dispatch"; readonly override: "SPLINE" };
  readonly "measure/gas": { readonly binding: "quantityParams" | "posMass" | "id" | "gasState" | "gasSpare" | "metallicity" | "starRates" | "quantity"; readonly override: "WHICH" };
  readonly "measure/halfMass": { readonly binding: "dispatch" | "classes" | "edges" | "histogram" | "spheres"; readonly override: never };
  readonly "measure/interactionList": { readonly binding: "params" | "posMass" | "velocity" | "nodeCentre" | "nodeTest" | "groupList" | "places" | "interactions" | "nodeBox" | "root"; readonly override: "STACK" | "SPLINE" | "QUADRUPOLE" | "OPENING" | "GROUP" | "HALVES" | "FOREIGN" | "ADD" | "ACTIVE" | "HEXADECAPOLE" };
  readonly "measure/localDensity": { readonly binding: "quantityParams" | "posMass" | "id" | "quantity" | "order" | "root"; readonly override: "LISTED" | "MASSIVE" };
  readonly "measure/neighbours": { readonly binding: "quantityParams" | "posMass" | "id" | "neighbours"; readonly override: "PHASE" };
  readonly "measure/profile": { readonly binding: "params" | "dispatch" | "posMass" | "id" | "classOf" | "classes" | "spheres" | "edges" | "histogram"; readonly override: never };
  readonly "measure/relativeErrors": { readonly binding: "quantityParams" | "exact" | "quantity"; readonly override: never };
  readonly "measure/rung": { readonly binding: "params" | "velocity" | "id" | "rungCounts" | "quantity"; readonly override: never };
  readonly "measure/sample": { readonly binding: "params" | "posMass" | "id" | "positions"; readonly override: "STRIDE" };
  readonly "measure/sampleBatch": { readonly binding: "quantityParams" | "id" | "samples"; readonly override: never };
  readonly "measure/shape": { readonly binding: "params" | "dispatch" | "posMass" | "id" | "classOf" | "classes" | "spheres" | "partials"; readonly override: never };
  readonly "measure/totals": { readonly binding: "params" | "posMass" | "velocity" | "acceleration" | "partials"; readonly override: never };
  readonly "measure/track": { readonly binding: "followParams" | "posMass" | "velocity" | "acceleration" | "id" | "chosen" | "tracked" | "places" | "trails"; readonly override: never };
  readonly "momentum/subtract": { readonly binding: "params" | "parts" | "status" | "acceleration"; readonly override: "PARTS" };
  readonly "momentum/sum": { readonly binding: "params" | "posMass" | "acceleration" | "parts"; readonly override: "PARTS" };
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
  "bindings": "dispatch groupList boxes",
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
  "bindings": "params posMass nodeLink nodeCentre levelStart status nodeMoments dispatch",
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
  "bindings": "params boxes nodeCentre nodeTest levelStart kept dispatch",
  "access": "urrrrwu",
  "threads": 64,
  "part": "domains"
 },
 "build/radixCount": {
  "bindings": "params dispatch keys counts status",
  "access": "uurwr",
  "threads": 256
 },
 "build/radixScatter": {
  "bindings": "params dispatch keys order counts totals sortedKeys sortedOrder status",
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
  "bindings": "params dispatch counts totals",
  "access": "uuww",
  "threads": 0
 },
 "build/vortexHexadecapoles": {
  "bindings": "params elements strengths nodeLink nodeCentre levelStart nodeStrengths dispatch",
  "access": "urrrrrwu",
  "threads": 64,
  "part": "vortices"
 },
 "build/vortexMoments": {
  "bindings": "params elements strengths nodeLink levelStart nodeCentre nodeStrengths nodeTest nodeBox dispatch",
  "access": "urrrrwwwwu",
  "threads": 64,
  "part": "vortices"
 },
 "check/lanesTest": {
  "bindings": "found",
  "access": "w",
  "threads": 32
 },
 "external/external": {
  "bindings": "params terms radialTables posMass status origin rungState acceleration",
  "access": "urrrrrrw",
  "threads": 256,
  "part": "external"
 },
 "external/externalEnergy": {
  "bindings": "params terms radialTables posMass partials",
  "access": "urrrw",
  "threads": 64,
  "part": "external"
 },
 "external/externalExact": {
  "bindings": "params terms radialTables posMass samples exact",
  "access": "urrrrw",
  "threads": 64,
  "part": "external"
 },
 "external/externalJerk": {
  "bindings": "params terms radialTables predicted turn blockState jerkParts",
  "access": "urrrrrw",
  "threads": 64,
  "part": "external"
 },
 "external/fieldSamples": {
  "bindings": "terms radialTables places found",
  "access": "rrrw",
  "threads": 64,
  "part": "external"
 },
 "external/friction": {
  "bindings": "params terms tables posMass velocity status origin rungState acceleration",
  "access": "urrrrrrrw",
  "threads": 256,
  "part": "external"
 },
 "fit/merger": {
  "bindings": "params encounters galaxy judge scores images places",
  "access": "urrrwwr",
  "threads": 64,
  "part": "fit"
 },
 "force/adaptive/join": {
  "bindings": "params groupList acceleration groupCounts",
  "access": "urww",
  "threads": 256
 },
 "force/adaptive/walkAdaptive": {
  "bindings": "params posMass velocity nodeCentre nodeTest nodeMoments acceleration groupCounts groupList dispatch root",
  "access": "urrrrrwwruu",
  "threads": 32
 },
 "force/bonsai/walk": {
  "bindings": "params posMass nodeCentre nodeTest nodeMoments acceleration groupCounts groupList dispatch nodeBox",
  "access": "urrrrwwrur",
  "threads": 32,
  "part": "solvers"
 },
 "force/changa/lockstep": {
  "bindings": "params posMass nodeCentre nodeTest nodeMoments bucketLink acceleration groupCounts groupList dispatch",
  "access": "urrrrrwwru",
  "threads": 32,
  "part": "solvers"
 },
 "force/direct/directSum": {
  "bindings": "params posMass acceleration dispatch targets",
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
  "bindings": "params posMass field status acceleration awake",
  "access": "urrrwr",
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
  "bindings": "params posMass nodeCentre nodeMoments bucketLink groupList listSizes listEntries acceleration dispatch",
  "access": "urrrrrrrwu",
  "threads": 64,
  "part": "solvers"
 },
 "force/octgrav/listLengths": {
  "bindings": "params posMass nodeCentre nodeTest nodeBox bucketLink groupList listSizes groupCounts dispatch",
  "access": "urrrrrrwwu",
  "threads": 64,
  "part": "solvers"
 },
 "force/octgrav/listStarts": {
  "bindings": "params groupList listEntries listSizes status dispatch",
  "access": "urrwwu",
  "threads": 256,
  "part": "solvers"
 },
 "force/octgrav/lists": {
  "bindings": "params posMass nodeCentre nodeTest nodeBox bucketLink groupList listSizes listEntries dispatch",
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
  "bindings": "params elements strengths induced dispatch",
  "access": "urrwu",
  "threads": 64,
  "part": "vortices"
 },
 "force/vortexWalk": {
  "bindings": "params elements strengths nodeCentre nodeTest nodeStrengths induced groupCounts groupList dispatch",
  "access": "urrrrrwwru",
  "threads": 32,
  "part": "vortices"
 },
 "gas/agree": {
  "bindings": "gasParams status",
  "access": "uw",
  "threads": 1,
  "part": "gas"
 },
 "gas/ahead": {
  "bindings": "gasParams gasPlace posMass velocity gasState gasRates gasWhen gasFrom gasMotion",
  "access": "urrrrrrww",
  "threads": 64,
  "part": "gas"
 },
 "gas/apply": {
  "bindings": "gasParams gasPlace gasForce gasOld acceleration gasState gasRates gasSpare status",
  "access": "urrrwwwwr",
  "threads": 64,
  "part": "gas"
 },
 "gas/boxes": {
  "bindings": "params gasParams gasFrom gasReach gasBoxes status dispatch",
  "access": "uurwwwu",
  "threads": 64,
  "part": "gas"
 },
 "gas/cool": {
  "bindings": "params gasParams posMass id gasTables status gasState gasSpare awake rungState",
  "access": "uurrrrwwrr",
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
  "bindings": "params gasParams gasFrom gasLists gasReach status gasSized gasDense gasOld gasHits dispatch",
  "access": "uurrwwwwrwu",
  "threads": 0,
  "part": "gas"
 },
 "gas/drifted": {
  "bindings": "gasParams gasWhen gasOld gasDense gasFrom gasSized gasFactors gasReach",
  "access": "urwwwwww",
  "threads": 64,
  "part": "gas"
 },
 "gas/energy": {
  "bindings": "params posMass gasState gasSpare partials",
  "access": "urrrw",
  "threads": 64,
  "part": "gas"
 },
 "gas/enrich": {
  "bindings": "params gasParams posMass gasTables status gasState gasSpare metallicity awake rungState",
  "access": "uurrrrrwrr",
  "threads": 256,
  "part": "gas"
 },
 "gas/exact": {
  "bindings": "params gasParams gasPlace gasForce samples exact status",
  "access": "uurrrwr",
  "threads": 64,
  "part": "gas"
 },
 "gas/explode": {
  "bindings": "gasParams id blasts posMass velocity gasState gasSpare metallicity status",
  "access": "urrwwwwww",
  "threads": 64,
  "part": "gas"
 },
 "gas/forces": {
  "bindings": "params gasParams gasSized gasMotion gasFactors gasLists status gasHits gasForce gasOld",
  "access": "uurrrrrrwr",
  "threads": 0,
  "part": "gas"
 },
 "gas/gather": {
  "bindings": "gasParams gasPlace posMass velocity gasState gasRates status gasFrom gasMotion",
  "access": "urrrrrrww",
  "threads": 64,
  "part": "gas"
 },
 "gas/gradients": {
  "bindings": "params gasParams gasSized gasMotion gasDense gasLists gasOld gasFactors gasHits status",
  "access": "uurrrrwwww",
  "threads": 0,
  "part": "gas"
 },
 "gas/heat": {
  "bindings": "params gasParams gasRates status gasState gasSpare",
  "access": "uurrww",
  "threads": 256,
  "part": "gas"
 },
 "gas/keep": {
  "bindings": "gasParams gasPlace gasFactors gasOld gasRates status gasState gasSpare gasKept",
  "access": "urrwrrwww",
  "threads": 64,
  "part": "gas"
 },
 "gas/limits": {
  "bindings": "gasParams gasPlace gasForce gasOld acceleration status",
  "access": "urrrrw",
  "threads": 64,
  "part": "gas"
 },
 "gas/lists": {
  "bindings": "params gasParams gasBoxes gasFrom gasReach gasLists status gasOld dispatch",
  "access": "uurrrwwru",
  "threads": 64,
  "part": "gas"
 },
 "gas/longLists": {
  "bindings": "gasParams gasBoxes gasFrom gasReach gasLists status dispatch",
  "access": "urrrwwu",
  "threads": 256,
  "part": "gas"
 },
 "gas/nearest": {
  "bindings": "gasParams posMass gasPlace gasState status blasts",
  "access": "urrrrw",
  "threads": 256,
  "part": "gas"
 },
 "gas/open": {
  "bindings": "params gasParams acceleration gasRates status velocity rungState origin gasState gasSpare",
  "access": "uurrwwwwww",
  "threads": 256,
  "part": "gas"
 },
 "gas/places": {
  "bindings": "params posMass gasState gasSpare counts gasPlace gasOld gasReach status",
  "access": "urrrrwwww",
  "threads": 256,
  "part": "gas"
 },
 "gas/ripe": {
  "bindings": "params gasParams posMass gasState gasSpare blasts status",
  "access": "uurrrww",
  "threads": 256,
  "part": "gas"
 },
 "gas/rouse": {
  "bindings": "params gasParams gasPlace origin rungState status gasWake gasSpare awake",
  "access": "uurrrrwww",
  "threads": 64,
  "part": "gas"
 },
 "gas/roused": {
  "bindings": "params gasRates rungState status awake velocity posMass origin",
  "access": "urrrwwww",
  "threads": 256,
  "part": "gas"
 },
 "gas/rung": {
  "bindings": "params gasParams velocity id gasState gasSpare rungCounts quantity",
  "access": "uurrrrww",
  "threads": 256,
  "part": "gas"
 },
 "gas/wake": {
  "bindings": "gasParams gasOld gasSized gasMotion gasLists gasHits status gasWake",
  "access": "urrrrrrw",
  "threads": 0,
  "part": "gas"
 },
 "gas/warm": {
  "bindings": "params gasParams awake origin rungState gasRates status gasState gasSpare",
  "access": "uurrrrrww",
  "threads": 256,
  "part": "gas"
 },
 "gas/when": {
  "bindings": "params gasParams gasPlace origin rungState status gasSpare gasKept gasWhen gasDense",
  "access": "uurrrrrrww",
  "threads": 64,
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
  "bindings": "params posMass acceleration rungState status velocity origin awake",
  "access": "urrrrwwr",
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
  "bindings": "params dispatch partials spheres",
  "access": "uurw",
  "threads": 64,
  "part": "measures"
 },
 "measure/centreSums": {
  "bindings": "params dispatch posMass velocity id classOf classes spheres partials",
  "access": "uurrrrrrw",
  "threads": 64,
  "part": "measures"
 },
 "measure/coreCentres": {
  "bindings": "followParams partials cores trails dispatch",
  "access": "urwwu",
  "threads": 64,
  "part": "measures"
 },
 "measure/coreSums": {
  "bindings": "followParams posMass velocity id traits cores partials dispatch",
  "access": "urrrrrwu",
  "threads": 256,
  "part": "measures"
 },
 "measure/flow": {
  "bindings": "params induced flow",
  "access": "urw",
  "threads": 256,
  "part": "vortices"
 },
 "measure/forceError": {
  "bindings": "params posMass acceleration samples exact dispatch",
  "access": "urrrwu",
  "threads": 256
 },
 "measure/gas": {
  "bindings": "quantityParams posMass id gasState gasSpare metallicity starRates quantity",
  "access": "urrrrrrw",
  "threads": 256,
  "part": "measures"
 },
 "measure/halfMass": {
  "bindings": "dispatch classes edges histogram spheres",
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
  "bindings": "quantityParams posMass id quantity order root",
  "access": "urrwrr",
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
  "bindings": "params dispatch posMass id classOf classes spheres edges histogram",
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
  "bindings": "params dispatch posMass id classOf classes spheres partials",
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
 "momentum/subtract": {
  "bindings": "params parts status acceleration",
  "access": "urrw",
  "threads": 256,
  "part": "gas"
 },
 "momentum/sum": {
  "bindings": "params posMass acceleration parts",
  "access": "urrw",
  "threads": 256,
  "part": "gas"
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
