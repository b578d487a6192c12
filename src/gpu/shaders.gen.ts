// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.
/** The text of each file, line by line, without what only people read. */
export const FILES: Readonly<Record<string, string>> = {
 "build/activeCount.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<storage,read> groupList: array<u32>;\n@group(0)@binding(1)var<storage,read_write> activeList: array<u32>;\n@group(0)@binding(2)var<storage,read_write> groupsFound: array<u32>;\n\n@compute @workgroup_size(1)\nfn main(){\nactiveList[0]=groupsFound[0];\nactiveList[1]=groupList[1];\ngroupsFound[0]=0u;\n}",
 "build/activeGroups.wgsl": "\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> groupList: array<u32>;\n@group(0)@binding(2)var<storage,read> awake: array<u32>;\n@group(0)@binding(3)var<storage,read_write> activeList: array<u32>;\n@group(0)@binding(4)var<storage,read_write> groupsFound: array<atomic<u32>>;\n\nfn add(first: u32,end: u32,found: vec2u){\nlet at=GROUP_LIST+4u*atomicAdd(&groupsFound[0],1u);\nactiveList[at]=first;\nactiveList[at+1u]=end;\nactiveList[at+2u]=found[0];\nactiveList[at+3u]=found[1];\n}\n\n\nfn activeOf(body: u32,end: u32)-> u32{\nlet four=vec4u(body)+vec4u(0u,1u,2u,3u);\nlet at=min(four,vec4u(end - 1u));\nlet states=vec4u(awake[at.x],awake[at.y],awake[at.z],awake[at.w]);\nlet bits=select(vec4u(0u),vec4u(1u,2u,4u,8u),(states!=vec4u(0u))&(four < vec4u(end)));\nreturn bits.x | bits.y | bits.z | bits.w;\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet index=flatGroup(group,groups)*64u+lane;\nif(index >= groupList[0]){return;}\nlet first=groupList[GROUP_LIST+index];\nlet end=groupList[GROUP_LIST+index+1u];\nvar found=vec2u(0u);\n\nfor(var body=first;body < end;body+=8u){\nlet at=body - first;\nfound[at/32u]|=(activeOf(body,end)|(activeOf(body+4u,end)<< 4u))<<(at % 32u);\n}\nif(HALVES==0u){\nif(any(found!=vec2u(0u))){add(first,end,found);}\nreturn;\n}\nlet middle=min(first+32u,end);\nif(found[0]!=0u){add(first,middle,vec2u(found[0],0u));}\nif(found[1]!=0u){add(middle,end,vec2u(found[1],0u));}\n}",
 "shared/params.wgsl": "\nstruct Params{\nn: u32,\nsources: u32,\ntotal: u32,\nnodeCapacity: u32,\ngroupCapacity: u32,\nleafSize: u32,\nbucketSize: u32,\ntheta: f32,\neps2: f32,\ndrift: f32,\nkick: f32,\ntau: f32,\nfarShare: f32,\nangle: f32,\nownPull: f32,\nfarSoftening: f32,\neta: f32,\nspline: f32,\n}\n\n\nstruct Repetition{\nindex: u32,\nlast: u32,\n}",
 "shared/flat.wgsl": "\n\nfn flatGroup(group: vec3u,groups: vec3u)-> u32{\nreturn group.x+group.y*groups.x;\n}\n\n\n\nfn flatSlice(group: vec3u,groups: vec3u,repetition: Repetition,count: u32)-> u32{\nlet size=(count+repetition.last)/(repetition.last+1u);\nlet index=flatGroup(group,groups);\nreturn select(count,min(count,repetition.index*size+index),index < size);\n}",
 "shared/groups.wgsl": "\n\noverride GROUP: u32=64u;\n\noverride HALVES: u32=0u;\nconst GROUP_ROW=31u;\nconst GROUP_LIST=2u;\nconst BEGINS_GROUP=0x10000u;",
 "build/binSort.wgsl": "\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> counts: array<u32>;\n@group(0)@binding(2)var<storage,read> members: array<u32>;\n@group(0)@binding(3)var<storage,read> keys: array<vec2u>;\n@group(0)@binding(4)var<storage,read> status: Status;\n@group(0)@binding(5)var<storage,read_write> sortedKeys: array<vec2u>;\n@group(0)@binding(6)var<storage,read_write> order: array<u32>;\n\n\noverride SCANNED: u32=0u;\n\nconst THREADS=256u;\nconst EACH=CAPACITY/THREADS;\n\nconst PARTS=64u;\n\nconst KEY_MASK=0x7fffffffu;\n\nstruct Item{\nkey: vec2u,\nbody: u32,\n}\n\nvar<workgroup> sampleKey: array<vec2u,PARTS>;\nvar<workgroup> sampleBody: array<u32,PARTS>;\nvar<workgroup> cutKey: array<vec2u,PARTS>;\nvar<workgroup> cutBody: array<u32,PARTS>;\nvar<workgroup> held: array<atomic<u32>,PARTS>;\n\nvar<workgroup> start: array<u32,PARTS+1>;\nvar<workgroup> keyAt: array<vec2u,CAPACITY>;\nvar<workgroup> bodyAt: array<u32,CAPACITY>;\nvar<workgroup> sums: array<u32,272>;\n\n\nfn firstOf(bin: u32)-> u32{\nif(SCANNED==1u){return counts[bin];}\nvar first=0u;\nfor(var k=0u;k < 16u;k++){first+=sums[THREADS+k];}\nreturn first;\n}\nfn countOf(bin: u32)-> u32{\nif(SCANNED==0u){return counts[bin];}\nif(bin+1u==binsOf(params.n)){return params.n - counts[bin];}\nreturn counts[bin+1u]- counts[bin];\n}\n\nfn fetched(bin: u32,k: u32)-> Item{\nlet body=members[bin*CAPACITY+k];\nreturn Item(keys[body],body);\n}\n\n\nfn partOf(item: Item)-> u32{\nvar part=0u;\nfor(var step=PARTS/2u;step > 0u;step >>= 1u){\nif(!comesBefore(item.key,item.body,cutKey[part+step],cutBody[part+step])){part+=step;}\n}\nreturn part;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)thread: u32){\nlet bin=flatGroup(group,groups);\nif(bin >= binsOf(params.n)||(status.faults & FAULT_BINS)!=0u){return;}\nlet count=countOf(bin);\nif(SCANNED==0u){\n\nvar own=0u;\nfor(var other=thread;other < bin;other+=THREADS){own+=counts[other];}\nsums[thread]=own;\n}\nvar items: array<Item,EACH>;\nfor(var k=0u;k < EACH;k++){\nif(thread+THREADS*k < count){items[k]=fetched(bin,thread+THREADS*k);}\n}\nif(thread < PARTS && count > 0u){\nlet sample=fetched(bin,thread*count/PARTS);\nsampleKey[thread]=sample.key;\nsampleBody[thread]=sample.body;\n}\nworkgroupBarrier();\nif(thread < PARTS){\n\nvar rank=0u;\nfor(var k=0u;k < PARTS;k++){\nlet same=sampleBody[k]==sampleBody[thread];\nrank+=u32(comesBefore(sampleKey[k],sampleBody[k],sampleKey[thread],sampleBody[thread])|(same &(k < thread)));\n}\ncutKey[rank]=sampleKey[thread];\ncutBody[rank]=sampleBody[thread];\n}else if(SCANNED==0u && thread < PARTS+16u){\nvar sum=0u;\nfor(var k=0u;k < 16u;k++){sum+=sums[16u*(thread - PARTS)+k];}\nsums[THREADS+thread - PARTS]=sum;\n}\nworkgroupBarrier();\nvar parts: array<u32,EACH>;\nvar slots: array<u32,EACH>;\nfor(var k=0u;k < EACH;k++){\nif(thread+THREADS*k < count){\nparts[k]=partOf(items[k]);\nslots[k]=atomicAdd(&held[parts[k]],1u);\n}\n}\nworkgroupBarrier();\nif(thread<=PARTS){\nvar sum=0u;\nfor(var k=0u;k < PARTS;k++){sum+=select(0u,atomicLoad(&held[k]),k < thread);}\nstart[thread]=sum;\n}\nworkgroupBarrier();\nfor(var k=0u;k < EACH;k++){\nif(thread+THREADS*k < count){\nlet at=start[parts[k]]+slots[k];\nkeyAt[at]=vec2u(items[k].key.x |((parts[k]>> 5u)<< 31u),items[k].key.y);\nbodyAt[at]=items[k].body |(parts[k]<< INDEX_BITS);\n}\n}\nworkgroupBarrier();\nlet first=firstOf(bin);\nfor(var at=thread;at < count;at+=THREADS){\nlet key=keyAt[at];\nlet body=bodyAt[at];\nlet part=(body >> INDEX_BITS)|((key.x >> 31u)<< 5u);\nvar rank=first+start[part];\n\nfor(var other=start[part];other < start[part+1u];other++){rank+=u32(comesBefore(keyAt[other],bodyAt[other],key,body));}\nsortedKeys[rank]=vec2u(key.x & KEY_MASK,key.y);\norder[rank]=body & INDEX_MASK;\n}\n}",
 "shared/bins.wgsl": "\nconst BIN=512u;\nconst CAPACITY=1024u;\nfn binsOf(n: u32)-> u32{return max(1u,(n+BIN - 1u)/BIN);}\n\n\nfn comesBefore(aKey: vec2u,aBody: u32,bKey: vec2u,bBody: u32)-> bool{\nlet sameHigh=aKey.x==bKey.x;\nlet sameLow=aKey.y==bKey.y;\nreturn(aKey.x < bKey.x)|(sameHigh &((aKey.y < bKey.y)|(sameLow &(aBody < bBody))));\n}",
 "shared/link.wgsl": "\nconst LINK_LEAF=0x80000000u;\n\nconst INDEX_BITS=27u;\nconst INDEX_MASK=0x7ffffffu;\n\nfn makeLink(leaf: bool,first: u32,count: u32)-> u32{\nreturn select(0u,LINK_LEAF,leaf)|((count - 1u)<< INDEX_BITS)| first;\n}\n\nfn linkIsLeaf(link: u32)-> bool{return(link & LINK_LEAF)!=0u;}\nfn linkCount(link: u32)-> u32{return((link >> INDEX_BITS)& 15u)+1u;}\n\nfn linkIsFew(link: u32)-> bool{return(link >> 28u)==(LINK_LEAF >> 28u);}\nfn linkFirst(link: u32)-> u32{return link & INDEX_MASK;}",
 "shared/status.wgsl": "\n\nconst FAULT_NODES=1u;\nconst FAULT_GROUPS=16u;\nconst FAULT_LISTS=32u;\nconst FAULT_BINS=64u;\nconst FAULT_NONFINITE=4u;\n\nconst FAULT_OVERFLOW=FAULT_NODES | FAULT_GROUPS | FAULT_LISTS | FAULT_BINS;\n\n\nstruct Status{\nfaults: u32,\nnodes: u32,\nfrozen: u32,\nsteps: u32,\ngroups: u32,\nsubtrees: u32,\ntops: u32,\nlevels: u32,\nentries: u32,\n}\n\n\nstruct AtomicStatus{\nfaults: atomic<u32>,\nnodes: atomic<u32>,\nfrozen: atomic<u32>,\nsteps: atomic<u32>,\ngroups: atomic<u32>,\nsubtrees: atomic<u32>,\ntops: atomic<u32>,\nlevels: atomic<u32>,\nentries: atomic<u32>,\n}",
 "build/bins.wgsl": "\n\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> root: Root;\n@group(0)@binding(2)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(3)var<storage,read> binKeys: array<vec2u>;\n@group(0)@binding(4)var<storage,read_write> keys: array<vec2u>;\n@group(0)@binding(5)var<storage,read_write> counts: array<atomic<u32>>;\n@group(0)@binding(6)var<storage,read_write> members: array<u32>;\n@group(0)@binding(7)var<storage,read_write> status: AtomicStatus;\n\n\nvar<workgroup> here: atomic<u32>;\nvar<workgroup> hereFirst: u32;\n\nvar<workgroup> gone: atomic<u32>;\nvar<workgroup> goneBody: array<u32,256>;\nvar<workgroup> goneKey: array<vec2u,256>;\n\n\nconst COARSE=64u;\nvar<workgroup> coarse: array<vec2u,COARSE>;\nfn coarseBin(k: u32)-> u32{return k*binsOf(params.n)/COARSE;}\n\n\nfn precedes(key: vec2u,i: u32,bin: u32)-> bool{return comesBefore(key,i,binKeys[bin],bin*BIN);}\n\nfn stays(key: vec2u,i: u32)-> bool{\nlet own=i/BIN;\nreturn(own==0u || !precedes(key,i,own))&&(own+1u >= binsOf(params.n)|| precedes(key,i,own+1u));\n}\n\nfn binOf(key: vec2u,i: u32)-> u32{\nvar k=0u;\nfor(var step=COARSE/2u;step > 0u;step >>= 1u){\nif(!comesBefore(key,i,coarse[k+step],coarseBin(k+step)*BIN)){k+=step;}\n}\nvar low=coarseBin(k);\nvar high=select(coarseBin(k+1u),binsOf(params.n),k+1u==COARSE);\n\nwhile(high - low > 1u){\nlet middle=(low+high)/2u;\nif(precedes(key,i,middle)){high=middle;}else{low=middle;}\n}\nreturn low;\n}\n\nfn put(i: u32,bin: u32,slot: u32){\nif(slot < CAPACITY){members[bin*CAPACITY+slot]=i;}else{atomicOr(&status.faults,FAULT_BINS);}\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nfillTurns(lane);\nif(lane < COARSE){coarse[lane]=binKeys[coarseBin(lane)];}\nworkgroupBarrier();\nlet i=flatGroup(group,groups)*256u+lane;\nvar slot=0u;\nvar staying=false;\nif(i < params.n){\nlet key=bodyKey(root,posMass[i].xyz,sortedLevels(sortedDigits(atomicLoad(&status.levels))));\nkeys[i]=key;\nstaying=stays(key,i);\n\nif(staying){\nslot=atomicAdd(&here,1u);\n}else{\nlet k=atomicAdd(&gone,1u);\ngoneBody[k]=i;\ngoneKey[k]=key;\n}\n}\nworkgroupBarrier();\nif(lane==0u && i < params.n){hereFirst=atomicAdd(&counts[i/BIN],atomicLoad(&here));}\nif(lane < atomicLoad(&gone)){\nlet bin=binOf(goneKey[lane],goneBody[lane]);\nput(goneBody[lane],bin,atomicAdd(&counts[bin],1u));\n}\nlet first=workgroupUniformLoad(&hereFirst);\nif(staying){put(i,i/BIN,first+slot);}\n}",
 "shared/bodyKey.wgsl": "\n\n\n\n\n\nfn bodyKey(root: Root,body: vec3f,levels: u32)-> vec2u{\nreturn sortedPart(hilbertKey(cellOf(root,body),levels),levels);\n}",
 "shared/hilbert.wgsl": "\n\n\n\n\nconst TURNS=array<u32,48>(\n0x021b1108u,0x05342e27u,0x56494738u,0x0d0a145bu,0x6e670130u,0x150c1273u,0x1a1d817eu,0x038c504fu,\n0x22252b94u,0x514e807fu,0x2a232d9cu,0x69a0061fu,0x048b5748u,0x35324639u,0x4c6fab00u,0x3d663a31u,\n0xb8538fb4u,0x61423645u,0x4a097b10u,0x4d263c2fu,0x0e555f84u,0x21529043u,0x60b9378eu,0x0b5a745du,\n0xb0af6bbcu,0x413e6265u,0x16776da4u,0x29986a63u,0x403fb1aeu,0x135c7275u,0x7aa17d1eu,0x4b68ac07u,\n0xa6851982u,0xbf5488b3u,0x1c8d0f5eu,0x338a2091u,0x24959b92u,0xa7be1889u,0x2c939d9au,0x8778b6a9u,\n0x8679a5a2u,0xb7a86cbbu,0x7c17ad76u,0x3b28aa99u,0x588371b2u,0x97449eb5u,0x7059a3bau,0x9f9664bdu,\n);\nconst WAY=0xf8u;\n\nvar<workgroup> turns: array<u32,192>;\n\nfn fillTurns(lane: u32){\nif(lane < 192u){turns[lane]=(TURNS[lane >> 2u]>>(8u*(lane & 3u)))& 255u;}\n}\n\n\nstruct Stretch{\nnumbers: u32,\nturn: u32,\n}\n\n\nfn along(octants: u32,levels: u32,before: u32)-> Stretch{\nvar turn=before;\nvar numbers=0u;\nfor(var level=0u;level < levels;level++){\nturn=turns[(turn & WAY)|((octants >>(27u - 3u*level))& 7u)];\nnumbers=(numbers << 3u)|(turn & 7u);\n}\nreturn Stretch(numbers <<(30u - 3u*levels),turn);\n}\n\n\nfn hilbertKey(point: vec3u,levels: u32)-> vec2u{\nlet top=turns[((point.x >> 20u)<< 2u)|((point.y >> 20u)<< 1u)|(point.z >> 20u)];\nlet mid=along(interleave10((point >> vec3u(10u))& vec3u(1023u)),10u,top);\nlet low=along(interleave10(point & vec3u(1023u)),max(levels,11u)- 11u,mid.turn).numbers;\nreturn vec2u(((top & 7u)<< 28u)|(mid.numbers >> 2u),(mid.numbers << 30u)| low);\n}\n\n\nfn interleave10(point: vec3u)-> u32{\nvar v=point;\nv=(v |(v << vec3u(16u)))& vec3u(0x030000ffu);\nv=(v |(v << vec3u(8u)))& vec3u(0x0300f00fu);\nv=(v |(v << vec3u(4u)))& vec3u(0x030c30c3u);\nv=(v |(v << vec3u(2u)))& vec3u(0x09249249u);\nreturn(v.x << 2u)|(v.y << 1u)| v.z;\n}",
 "shared/radix.wgsl": "\noverride TILE: u32=2048u;\nconst CHUNK=256u;\n\n\n\noverride AHEAD: u32=0u;\nconst DIGITS=8u;\n\n\n\nfn sortedDigits(deepest: u32)-> u32{\nreturn select(min(DIGITS,(3u*deepest+8u)/8u),DIGITS,deepest==0u);\n}\n\n\nfn sortedLevels(digits: u32)-> u32{return(8u*digits - 1u)/3u;}\n\n\nfn sortedPart(key: vec2u,levels: u32)-> vec2u{\nlet dropped=63u - 3u*levels;\nreturn vec2u(key.x &(0xffffffffu <<(max(dropped,32u)- 32u)),select(key.y &(0xffffffffu <<(dropped & 31u)),0u,dropped > 31u));\n}\n\nfn radixDigit(key: vec2u,round: u32)-> u32{\nlet word=select(key.y,key.x,round >= 4u);\nreturn(word >>(8u*(round & 3u)))& 255u;\n}\n\nfn radixTiles(n: u32)-> u32{return(n+TILE - 1u)/TILE;}\n\nfn radixRow(n: u32,round: u32,tile: u32)-> u32{return 256u*((round % 3u)*radixTiles(n)+tile);}",
 "shared/root.wgsl": "\nstruct Root{\nmiddle: vec3f,\nreach: f32,\nhalf: f32,\nscale: f32,\n}\n\n\n\nfn drawnIn(r: f32,reach: f32)-> f32{\nif(r<=reach){return r;}\nlet bits=bitcast<u32>(r/reach);\nlet twos=f32(bits >> 23u)- 127.0;\nreturn reach*(1.0+twos+f32(bits & 0x7fffffu)/8388608.0);\n}\n\n\nfn cellOf(root: Root,body: vec3f)-> vec3u{\nvar offset=body - root.middle;\nlet away=max(abs(offset.x),max(abs(offset.y),abs(offset.z)));\nif(away > root.reach){offset*=drawnIn(away,root.reach)/away;}\nreturn vec3u(clamp((offset+root.half)*root.scale,vec3f(0.0),vec3f(2097151.0)));\n}",
 "build/bounds.wgsl": "\n\n\n\n\n\n\n\n\n\n\n\n\noverride LOOK: u32=1u;\n\noverride BINS: u32=0u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read_write> partials: array<vec4f>;\n@group(0)@binding(3)var<storage,read_write> counts: array<u32>;\n@group(0)@binding(4)var<storage,read> status: Status;\n@group(0)@binding(5)var<storage,read> ids: array<u32>;\n@group(0)@binding(6)var<storage,read_write> samples: array<vec4f>;\n@group(0)@binding(7)var<storage,read> sortedKeys: array<vec2u>;\n@group(0)@binding(8)var<storage,read_write> binKeys: array<vec2u>;\n\nvar<workgroup> low: array<vec3f,256>;\nvar<workgroup> high: array<vec3f,256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(local_invocation_index)lane: u32){\nif(AHEAD==1u){\nlet first=DIGITS - sortedDigits(status.levels);\nfor(var tile=group.x;tile < radixTiles(params.n);tile+=boundsGroups(params.n)){\ncounts[radixRow(params.n,first,tile)+lane]=0u;\n}\n}\nif(BINS==1u){\nfor(var bin=group.x*256u+lane;bin < binsOf(params.n);bin+=boundsGroups(params.n)*256u){\ncounts[bin]=0u;\nbinKeys[bin]=sortedKeys[bin*BIN];\n}\n}\nif(LOOK==0u){return;}\nvar lo=vec3f(3e38);\nvar hi=vec3f(-3e38);\n\nlet stride=boundsGroups(params.n)*256u;\nfor(var i=group.x*256u+lane;i < params.n;i+=4u*stride){\nvar body: array<u32,4>;\nvar place: array<vec3f,4>;\nfor(var k=0u;k < 4u;k++){\nbody[k]=min(i+k*stride,params.n - 1u);\nplace[k]=posMass[body[k]].xyz;\n}\nfor(var k=0u;k < 4u;k++){\nif(finite(place[k])){\nlo=min(lo,place[k]);\nhi=max(hi,place[k]);\n}\n}\nif(BY_ID==1u){\nvar id: array<u32,4>;\nfor(var k=0u;k < 4u;k++){id[k]=ids[body[k]];}\nfor(var k=0u;k < 4u;k++){\nlet sample=sampleOf(id[k],params.total);\nif(sample < SAMPLES && finite(place[k])){samples[sample]=vec4f(place[k],1.0);}\n}\n}\n}\nlow[lane]=lo;\nhigh[lane]=hi;\nfor(var half=128u;half > 0u;half >>= 1u){\nworkgroupBarrier();\nif(lane < half){\nlow[lane]=min(low[lane],low[lane+half]);\nhigh[lane]=max(high[lane],high[lane+half]);\n}\n}\nif(lane==0u){\npartials[2u*group.x]=vec4f(low[0],0);\npartials[2u*group.x+1u]=vec4f(high[0],0);\n}\n}",
 "shared/finite.wgsl": "\nfn finite(v: vec3f)-> bool{\nlet bits=bitcast<vec3u>(v)& vec3u(0x7f800000u);\nreturn all(bits!=vec3u(0x7f800000u));\n}\n\n\nconst REACH_BITS=0x5e800000u;\nfn inReach(v: vec3f)-> bool{return all((bitcast<vec3u>(v)& vec3u(0x7fffffffu))< vec3u(REACH_BITS));}",
 "shared/boundsGroups.wgsl": "\nconst BOUNDS_TILE=2048u;\nconst BOUNDS_GROUPS=256u;\n\nfn boundsGroups(n: u32)-> u32{\nreturn clamp((n+BOUNDS_TILE - 1u)/BOUNDS_TILE,1u,BOUNDS_GROUPS);\n}",
 "shared/samples.wgsl": "\n\noverride BY_ID: u32=0u;\nconst SAMPLES=256u;\n\n\n\nfn sampleOf(id: u32,total: u32)-> u32{\nlet bits=32u - countLeadingZeros(max(total,1u)- 1u);\nlet mask=(1u << bits)- 1u;\nvar place=(id*0x9e3779b1u)& mask;\nplace^=place >> max(1u,bits/2u);\nreturn(place*0x85ebca6bu)& mask;\n}",
 "build/boxLevels.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> repetition: Repetition;\n@group(0)@binding(1)var<storage,read> groupList: array<u32>;\n@group(0)@binding(2)var<storage,read_write> boxes: array<vec4f>;\n\n\nfn tellLevels(groups: u32){\nvar head: array<f32,BOX_HEAD>;\nvar level=0u;\nvar begin=0u;\nvar count=groups;\nloop{\nlevel+=1u;\nbegin+=count;\nhead[level+1u]=f32(begin);\nif(count<=BOX_FAN || level==BOX_LEVELS){break;}\ncount=(count+BOX_FAN - 1u)/BOX_FAN;\n}\nhead[0]=f32(level);\nfor(var k=0u;k < BOX_HEAD/4u;k++){boxes[k]=vec4f(head[4u*k],head[4u*k+1u],head[4u*k+2u],head[4u*k+3u]);}\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet k=flatGroup(group,groups)*64u+lane;\nif(repetition.index==1u && k==0u){tellLevels(groupList[0]);}\n\nvar begin=0u;\nvar end=groupList[0];\nfor(var level=1u;level < repetition.index;level++){\nif(end - begin<=BOX_FAN){return;}\nlet count=(end - begin+BOX_FAN - 1u)/BOX_FAN;\nbegin=end;\nend+=count;\n}\nlet first=begin+BOX_FAN*k;\nif(end - begin<=BOX_FAN || first >= end){return;}\nvar low=vec4f(3e38);\nvar high=vec3f(-3e38);\nfor(var box=first;box < min(end,first+BOX_FAN);box++){\nlow=min(low,boxes[BOX_HEAD/4u+2u*box]);\nhigh=max(high,boxes[BOX_HEAD/4u+2u*box+1u].xyz);\n}\nboxes[BOX_HEAD/4u+2u*(end+k)]=low;\nboxes[BOX_HEAD/4u+2u*(end+k)+1u]=vec4f(high,0.0);\n}",
 "shared/boxes.wgsl": "\n\n\nconst BOX_FAN=16u;\nconst BOX_HEAD=16u;\n\nconst BOX_LEVELS=7u;",
 "build/buckets.wgsl": "\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> keys: array<vec2u>;\n@group(0)@binding(2)var<storage,read> nodeBegin: array<u32>;\n@group(0)@binding(3)var<storage,read> nodeLink: array<u32>;\n@group(0)@binding(4)var<storage,read> levelStart: array<u32>;\n@group(0)@binding(5)var<storage,read_write> bucketLink: array<vec2u>;\n\n\nfn own(begin: u32,end: u32){\nfor(var i=begin;i < end;i++){bucketLink[params.nodeCapacity+i]=vec2u(begin,end - begin);}\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id)id: vec3u,@builtin(num_workgroups)groups: vec3u){\nlet total=min(levelStart[31],params.nodeCapacity);\nfor(var k=id.x;k < total;k+=groups.x*64u){\nlet begin=nodeBegin[k]& INDEX_MASK;\nlet end=cellEnd(k);\nif(end - begin<=params.bucketSize){\nbucketLink[k]=vec2u(begin,(end - begin)| LINK_LEAF);\nif(k==0u){own(begin,end);}\ncontinue;\n}\nlet first=linkFirst(nodeLink[k]);\nlet count=linkCount(nodeLink[k]);\nbucketLink[k]=vec2u(first,count);\n\nfor(var c=0u;c < count;c++){\nlet childBegin=nodeBegin[min(first+c,total - 1u)]& INDEX_MASK;\nvar childEnd=end;\nif(c+1u < count){childEnd=nodeBegin[min(first+c+1u,total - 1u)]& INDEX_MASK;}\nif(childEnd - childBegin<=params.bucketSize){own(childBegin,childEnd);}\n}\n}\n}",
 "shared/level.wgsl": "\n\n\nconst MAX_LEVEL=30u;\nconst KEY_LEVELS=21u;\n\n\nfn sharedLevels(keyA: vec2u,a: u32,keyB: vec2u,b: u32)-> u32{\nlet diff=keyA ^ keyB;\n\nif(diff.x!=0u){return(countLeadingZeros(diff.x)- 1u)/3u;}\nif(diff.y!=0u){return(countLeadingZeros(diff.y)+31u)/3u;}\nreturn KEY_LEVELS+min(MAX_LEVEL - KEY_LEVELS,(countLeadingZeros((a ^ b)<<(32u - INDEX_BITS)))/3u);\n}",
 "shared/cellEnd.wgsl": "\n\n\n\nfn cellEnd(node: u32)-> u32{\nlet begin=nodeBegin[node]& INDEX_MASK;\nlet level=nodeBegin[node]>> INDEX_BITS;\nlet key=keys[begin];\nvar beyond=params.n;\nif(node+1u < min(levelStart[level+1u],params.nodeCapacity)){beyond=nodeBegin[node+1u]& INDEX_MASK;}\nif(sharedLevels(key,begin,keys[beyond - 1u],beyond - 1u)>= level){return beyond;}\nvar inside=begin;\nvar reach=params.leafSize;\nwhile(inside+reach < beyond && sharedLevels(key,begin,keys[inside+reach],inside+reach)>= level){\ninside+=reach;\nreach*=2u;\n}\nvar outside=min(inside+reach,beyond);\nwhile(outside - inside > 1u){\nlet middle=inside+(outside - inside)/2u;\nif(sharedLevels(key,begin,keys[middle],middle)>= level){inside=middle;}else{outside=middle;}\n}\nreturn outside;\n}",
 "build/curveSamples.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> root: Root;\n@group(0)@binding(2)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(3)var<storage,read> id: array<u32>;\n@group(0)@binding(4)var<storage,read_write> samples: array<vec4u>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(global_invocation_id)thread: vec3u,@builtin(local_invocation_index)lane: u32){\nfillTurns(lane);\nworkgroupBarrier();\nlet s=thread.x;\nlet count=min(params.n,CURVE_SAMPLES);\nif(s >= count){return;}\n\nlet stretch=params.n/count;\nlet i=s*stretch+s*(params.n % count)/count+stretch/2u;\nsamples[s]=vec4u(curveKey(root,posMass[i].xyz),id[i],0u);\n}",
 "shared/division.wgsl": "\nstruct Division{\npieces: u32,\nown: u32,\n}\nconst MOST_PIECES=16u;\nconst CURVE_SAMPLES=4096u;",
 "shared/curveKey.wgsl": "\n\n\n\nconst CURVE_LEVELS=17u;\n\nfn curveKey(root: Root,body: vec3f)-> vec2u{\nlet key=hilbertKey(cellOf(root,body),CURVE_LEVELS);\nreturn vec2u(key.x >> 12u,(key.x << 20u)|(key.y >> 12u));\n}",
 "build/groupBoxes.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read> groupList: array<u32>;\n@group(0)@binding(4)var<storage,read_write> boxes: array<vec4f>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet g=flatGroup(group,groups)*64u+lane;\nif(g >= groupList[0]){return;}\n\nvar low=vec4f(3e38,3e38,3e38,1e30);\nvar high=vec3f(-3e38);\nlet end=min(groupList[GROUP_LIST+g+1u],params.n);\nfor(var i=groupList[GROUP_LIST+g];i < end;i++){\nlet p=posMass[i].xyz;\nlet size=velocity[i].w;\nlow=min(low,vec4f(p,select(size,1e30,size < 0.0)));\nhigh=max(high,p);\n}\nboxes[BOX_HEAD/4u+2u*g]=low;\nboxes[BOX_HEAD/4u+2u*g+1u]=vec4f(high,0.0);\n}",
 "build/hexadecapoles.wgsl": "\n\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> nodeLink: array<u32>;\n@group(0)@binding(3)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(4)var<storage,read> levelStart: array<u32>;\n@group(0)@binding(5)var<storage,read> status: Status;\n@group(0)@binding(6)var<storage,read_write> nodeMoments: array<vec4f>;\n@group(0)@binding(7)var<uniform> repetition: Repetition;\n\nconst NODE=6u;\n\n\nfn addChild(all: ptr<function,Whole>,child: u32,centre: vec3f){\nlet there=nodeCentre[child];\nlet a=nodeMoments[NODE*child].xyz/3.0;\nlet b=nodeMoments[NODE*child+1u].xyz/3.0;\nvar part=childPart(\nHigh(nodeMoments[NODE*child+2u],nodeMoments[NODE*child+3u],nodeMoments[NODE*child+4u],nodeMoments[NODE*child+5u]),\nthere.w,there.xyz - centre,\narray<vec3f,3>(vec3f(a.x,b.x,b.y),vec3f(b.x,a.y,b.z),vec3f(b.y,b.z,a.z)),all);\nadd(all,&part);\n}\n\nfn addBody(all: ptr<function,Whole>,i: u32,centre: vec3f){\nlet p=posMass[i];\nvar part=Part(p.w,p.xyz - centre,vec3f(0.0),array<vec3f,3>(),array<array<vec3f,3>,3>());\nadd(all,&part);\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id)id: vec3u,@builtin(num_workgroups)groups: vec3u){\n\nif((status.faults & FAULT_OVERFLOW)!=0u){return;}\nlet end=levelStart[repetition.index+1u];\nfor(var k=levelStart[repetition.index]+id.x;k < end;k+=groups.x*64u){\nlet link=nodeLink[k];\nlet centre=nodeCentre[k].xyz;\nvar all=Whole();\nfor(var i=linkFirst(link);i < linkFirst(link)+linkCount(link);i++){\nif(linkIsLeaf(link)){addBody(&all,i,centre);}else{addChild(&all,i,centre);}\n}\nlet high=freed(all);\nnodeMoments[NODE*k+2u]=high.thirdX;\nnodeMoments[NODE*k+3u]=high.thirdY;\nnodeMoments[NODE*k+4u]=high.fourthX;\nnodeMoments[NODE*k+5u]=high.fourthY;\n}\n}",
 "shared/hexadecapole.wgsl": "\n\n\nstruct High{\nthirdX: vec4f,\nthirdY: vec4f,\nfourthX: vec4f,\nfourthY: vec4f,\n}\n\n\nstruct Square{\ndiagonal: vec3f,\nmixed: vec3f,\n}\n\nfn squareTimes(s: Square,n: vec3f)-> vec3f{\nreturn vec3f(\ns.diagonal.x*n.x+s.mixed.x*n.y+s.mixed.y*n.z,\ns.mixed.x*n.x+s.diagonal.y*n.y+s.mixed.z*n.z,\ns.mixed.y*n.x+s.mixed.z*n.y+s.diagonal.z*n.z);\n}\n\n\nfn fourthSquare(o: High,n: vec3f)-> Square{\nlet xx=n.x*n.x;\nlet yy=n.y*n.y;\nlet zz=n.z*n.z;\nlet xy=2.0*n.x*n.y;\nlet xz=2.0*n.x*n.z;\nlet yz=2.0*n.y*n.z;\nlet xxzz=-(o.fourthX.x+o.fourthX.z);\nlet xyzz=-(o.fourthX.y+o.fourthX.w);\nlet yyzz=-(o.fourthX.z+o.fourthY.x);\nlet xzzz=-(o.fourthY.y+o.fourthY.w);\nlet yzzz=-(o.fourthY.z+o.thirdY.w);\nlet zzzz=-(xxzz+yyzz);\nlet hxx=o.fourthX.x*xx+o.fourthX.z*yy+xxzz*zz+o.fourthX.y*xy+o.fourthY.y*xz+o.fourthY.z*yz;\nlet hxy=o.fourthX.y*xx+o.fourthX.w*yy+xyzz*zz+o.fourthX.z*xy+o.fourthY.z*xz+o.fourthY.w*yz;\nlet hxz=o.fourthY.y*xx+o.fourthY.w*yy+xzzz*zz+o.fourthY.z*xy+xxzz*xz+xyzz*yz;\nlet hyy=o.fourthX.z*xx+o.fourthY.x*yy+yyzz*zz+o.fourthX.w*xy+o.fourthY.w*xz+o.thirdY.w*yz;\nlet hyz=o.fourthY.z*xx+o.thirdY.w*yy+yzzz*zz+o.fourthY.w*xy+xyzz*xz+yyzz*yz;\nlet hzz=xxzz*xx+yyzz*yy+zzzz*zz+xyzz*xy+xzzz*xz+yzzz*yz;\nreturn Square(vec3f(hxx,hyy,hzz),vec3f(hxy,hxz,hyz));\n}\n\n\n\n\nfn withHigh(sum: vec4f,offset: vec3f,eps2: f32,o: High)-> vec4f{\nlet rinv=inverseSqrt(dot(offset,offset)+eps2);\nlet n=offset*rinv;\nlet xx=n.x*n.x;\nlet yy=n.y*n.y;\nlet zz=n.z*n.z;\nlet xy=2.0*n.x*n.y;\nlet xz=2.0*n.x*n.z;\nlet yz=2.0*n.y*n.z;\nlet xzz=-(o.thirdX.x+o.thirdX.w);\nlet yzz=-(o.thirdX.y+o.thirdY.y);\nlet zzz=-(o.thirdX.z+o.thirdY.z);\nlet third=vec3f(\no.thirdX.x*xx+o.thirdX.w*yy+xzz*zz+o.thirdX.y*xy+o.thirdX.z*xz+o.thirdY.x*yz,\no.thirdX.y*xx+o.thirdY.y*yy+yzz*zz+o.thirdX.w*xy+o.thirdY.x*xz+o.thirdY.z*yz,\no.thirdX.z*xx+o.thirdY.z*yy+zzz*zz+o.thirdY.x*xy+xzz*xz+yzz*yz);\nlet h=fourthSquare(o,n);\nlet fourth=squareTimes(h,n);\nlet depth3=2.5*dot(third,n);\nlet depth4=4.375*dot(fourth,n)*rinv;\nlet along=9.0*depth4 - 7.0*depth3;\nlet pull=(along*n+7.5*third - 17.5*rinv*fourth)*(rinv*rinv)*rinv;\nreturn sum+vec4f(pull*(rinv*rinv),(depth3 - depth4)*(rinv*rinv)*(rinv*rinv));\n}",
 "shared/highMoments.wgsl": "\n\n\n\noverride DIPOLES: u32=0u;\n\n\nstruct Part{\nmass: f32,\nd: vec3f,\nfirst: vec3f,\nsecond: array<vec3f,3>,\nthird: array<array<vec3f,3>,3>,\n}\n\nfn thirdOf(p: ptr<function,Part>,i: u32,j: u32,k: u32)-> f32{\nlet d=(*p).d;\nlet sum=(*p).third[i][j][k]+(*p).second[i][j]*d[k]+(*p).second[i][k]*d[j]+(*p).second[j][k]*d[i]+(*p).mass*d[i]*d[j]*d[k];\nif(DIPOLES==0u){return sum;}\nlet f=(*p).first;\nreturn sum+f[i]*d[j]*d[k]+f[j]*d[i]*d[k]+f[k]*d[i]*d[j];\n}\n\n\nfn fourthOf(p: ptr<function,Part>,i: u32,j: u32,k: u32,l: u32)-> f32{\nlet d=(*p).d;\nlet thirds=(*p).third[i][j][k]*d[l]+(*p).third[i][j][l]*d[k]+(*p).third[i][k][l]*d[j]+(*p).third[j][k][l]*d[i];\nlet seconds=(*p).second[i][j]*d[k]*d[l]+(*p).second[k][l]*d[i]*d[j]+(*p).second[i][k]*d[j]*d[l]\n+(*p).second[j][l]*d[i]*d[k]+(*p).second[i][l]*d[j]*d[k]+(*p).second[j][k]*d[i]*d[l];\nlet sum=thirds+seconds+(*p).mass*d[i]*d[j]*d[k]*d[l];\nif(DIPOLES==0u){return sum;}\nlet f=(*p).first;\nreturn sum+f[i]*d[j]*d[k]*d[l]+f[j]*d[i]*d[k]*d[l]+f[k]*d[i]*d[j]*d[l]+f[l]*d[i]*d[j]*d[k];\n}\n\n\nstruct Whole{\nthirdX: vec4f,\nthirdY: vec4f,\nthirdZ: vec2f,\nfourthX: vec4f,\nfourthY: vec4f,\nfourthZ: vec4f,\nfourthW: vec3f,\n}\n\nfn add(all: ptr<function,Whole>,p: ptr<function,Part>){\n(*all).thirdX+=vec4f(thirdOf(p,0u,0u,0u),thirdOf(p,0u,0u,1u),thirdOf(p,0u,0u,2u),thirdOf(p,0u,1u,1u));\n(*all).thirdY+=vec4f(thirdOf(p,0u,1u,2u),thirdOf(p,1u,1u,1u),thirdOf(p,1u,1u,2u),thirdOf(p,0u,2u,2u));\n(*all).thirdZ+=vec2f(thirdOf(p,1u,2u,2u),thirdOf(p,2u,2u,2u));\n(*all).fourthX+=vec4f(fourthOf(p,0u,0u,0u,0u),fourthOf(p,0u,0u,0u,1u),fourthOf(p,0u,0u,1u,1u),fourthOf(p,0u,1u,1u,1u));\n(*all).fourthY+=vec4f(fourthOf(p,1u,1u,1u,1u),fourthOf(p,0u,0u,0u,2u),fourthOf(p,0u,0u,1u,2u),fourthOf(p,0u,1u,1u,2u));\n(*all).fourthZ+=vec4f(fourthOf(p,1u,1u,1u,2u),fourthOf(p,0u,0u,2u,2u),fourthOf(p,0u,1u,2u,2u),fourthOf(p,1u,1u,2u,2u));\n(*all).fourthW+=vec3f(fourthOf(p,0u,2u,2u,2u),fourthOf(p,1u,2u,2u,2u),fourthOf(p,2u,2u,2u,2u));\n}\n\n\nfn childPart(h: High,mass: f32,d: vec3f,second: array<vec3f,3>,all: ptr<function,Whole>)-> Part{\nlet x=h.thirdX;\nlet y=h.thirdY;\nlet f=h.fourthX;\nlet g=h.fourthY;\nlet xzz=-(x.x+x.w);\nlet yzz=-(x.y+y.y);\nlet zzz=-(x.z+y.z);\nlet xy=vec3f(x.y,x.w,y.x);\nlet xz=vec3f(x.z,y.x,xzz);\nlet yz=vec3f(y.x,y.z,yzz);\nlet xxzz=-(f.x+f.z);\nlet yyzz=-(f.z+g.x);\n(*all).fourthX+=f;\n(*all).fourthY+=g;\n(*all).fourthZ+=vec4f(y.w,xxzz,-(f.y+f.w),yyzz);\n(*all).fourthW+=vec3f(-(g.y+g.w),-(g.z+y.w),-(xxzz+yyzz));\nreturn Part(mass,d,vec3f(0.0),second,\narray<array<vec3f,3>,3>(\narray<vec3f,3>(x.xyz,xy,xz),\narray<vec3f,3>(xy,vec3f(x.w,y.y,y.z),yz),\narray<vec3f,3>(xz,yz,vec3f(xzz,yzz,zzz))));\n}\n\n\nfn freed(w: Whole)-> High{\nlet t=vec3f(w.thirdX.x+w.thirdX.w+w.thirdY.w,w.thirdX.y+w.thirdY.y+w.thirdZ.x,w.thirdX.z+w.thirdY.z+w.thirdZ.y)/5.0;\nlet xx=(w.fourthX.x+w.fourthX.z+w.fourthZ.y)/7.0;\nlet yy=(w.fourthX.z+w.fourthY.x+w.fourthZ.w)/7.0;\nlet zz=(w.fourthZ.y+w.fourthZ.w+w.fourthW.z)/7.0;\nlet xy=(w.fourthX.y+w.fourthX.w+w.fourthZ.z)/7.0;\nlet xz=(w.fourthY.y+w.fourthY.w+w.fourthW.x)/7.0;\nlet yz=(w.fourthY.z+w.fourthZ.x+w.fourthW.y)/7.0;\nlet all=(xx+yy+zz)/5.0;\nreturn High(\nw.thirdX - vec4f(3.0*t.x,t.y,t.z,t.x),\nvec4f(w.thirdY.xyz - vec3f(0.0,3.0*t.y,t.z),w.fourthZ.x - 3.0*yz),\nw.fourthX - vec4f(6.0*xx - 3.0*all,3.0*xy,xx+yy - all,3.0*xy),\nw.fourthY - vec4f(6.0*yy - 3.0*all,3.0*xz,yz,xz));\n}",
 "build/keptCounts.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> kept: array<u32>;\n@group(0)@binding(2)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(3)var<storage,read_write> counts: array<u32>;\n\nvar<workgroup> nodes: atomic<u32>;\nvar<workgroup> bodies: atomic<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet tile=flatGroup(group,groups);\nlet tiles=(params.n+KEPT_TILE - 1u)/KEPT_TILE;\nif(tile >= tiles){return;}\nlet k=tile*KEPT_TILE+lane;\nif(k < params.n){\nlet brought=broughtBy(kept[k],nodeTest[k].w);\natomicAdd(&nodes,brought.x);\natomicAdd(&bodies,brought.y);\n}\nworkgroupBarrier();\nif(lane==0u){\ncounts[tile]=atomicLoad(&nodes);\ncounts[tiles+tile]=atomicLoad(&bodies);\n}\n}",
 "shared/kept.wgsl": "\nconst LEFT_OUT=0u;\nconst LOOKED_AT=1u;\nconst OPENED=2u;\n\n\n\nconst NOBODIES=3u;\n\n\nconst KEPT_TILE=256u;\n\n\nfn broughtBy(state: u32,link: u32)-> vec2u{\nreturn vec2u(select(0u,1u,state!=LEFT_OUT),select(0u,linkCount(link),state==OPENED && linkIsLeaf(link)));\n}",
 "build/keptPlaces.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> kept: array<u32>;\n@group(0)@binding(2)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(3)var<storage,read> counts: array<u32>;\n@group(0)@binding(4)var<storage,read_write> places: array<vec2u>;\n\nvar<workgroup> sums: array<vec2u,KEPT_TILE>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet tile=flatGroup(group,groups);\nlet tiles=(params.n+KEPT_TILE - 1u)/KEPT_TILE;\nif(tile >= tiles){return;}\nlet k=tile*KEPT_TILE+lane;\nvar own=vec2u(0);\nif(k < params.n){own=broughtBy(kept[k],nodeTest[k].w);}\nsums[lane]=own;\nworkgroupBarrier();\nfor(var reach=1u;reach < KEPT_TILE;reach <<= 1u){\nvar before=vec2u(0);\nif(lane >= reach){before=sums[lane - reach];}\nworkgroupBarrier();\nsums[lane]+=before;\nworkgroupBarrier();\n}\nif(k < params.n){places[k]=vec2u(counts[tile],counts[tiles+tile])+sums[lane]- own;}\n}",
 "build/keys.wgsl": "\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> root: Root;\n@group(0)@binding(2)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(3)var<storage,read_write> keys: array<vec2u>;\n@group(0)@binding(4)var<storage,read_write> order: array<u32>;\n@group(0)@binding(5)var<storage,read_write> counts: array<atomic<u32>>;\n@group(0)@binding(6)var<storage,read> status: Status;\n@group(0)@binding(7)var<storage,read_write> oddKeys: array<vec2u>;\n@group(0)@binding(8)var<storage,read_write> oddOrder: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nfillTurns(lane);\nworkgroupBarrier();\nlet i=flatGroup(group,groups)*256u+lane;\nlet digits=sortedDigits(status.levels);\nlet first=DIGITS - digits;\nif(AHEAD==1u && i % TILE < 256u){\n\nlet tile=i/TILE;\nif(tile < radixTiles(params.n)){atomicStore(&counts[radixRow(params.n,first+1u,tile)+lane],0u);}\n}\nif(i >= params.n){return;}\nlet key=bodyKey(root,posMass[i].xyz,sortedLevels(digits));\nif((digits & 1u)==0u){\nkeys[i]=key;\norder[i]=i;\n}else{\noddKeys[i]=key;\noddOrder[i]=i;\n}\nif(AHEAD==1u){atomicAdd(&counts[radixRow(params.n,first,i/TILE)+radixDigit(key,first)],1u);}\n}",
 "build/leafLevels.wgsl": "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\noverride PARTS: u32=1u;\n\noverride HEAVY: u32=4096u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> keys: array<vec2u>;\n@group(0)@binding(2)var<storage,read_write> bodyLevels: array<u32>;\n@group(0)@binding(3)var<storage,read_write> counts: array<u32>;\n@group(0)@binding(4)var<storage,read> groupCounts: array<vec4u>;\n@group(0)@binding(5)var<storage,read> order: array<u32>;\n\nvar<workgroup> depth: array<u32,272>;\nvar<workgroup> histogram: array<atomic<u32>,LONG_ROW+1>;\n\nvar<workgroup> lengths: atomic<u32>;\n\nfn lengthOf(word: u32)-> u32{return groupCounts[lengthRow(PARTS,word)][word & 3u];}\n\n\nfn bodiesEach()-> u32{return GROUP/ASKED;}\n\n\nfn lastLength(first: u32)-> f32{\nvar sum=0u;\nfor(var k=0u;k < ASKED;k++){\nlet body=min(first+k*bodiesEach()+bodiesEach()/2u,params.n - 1u);\nsum+=lengthOf(order[body]/bodiesEach());\n}\nreturn f32(sum)/f32(ASKED);\n}\n\n\nfn windowDepth(j: i32)-> u32{\nlet other=j+i32(params.leafSize);\nif(j < 0 || other >= i32(params.n)){return 0u;}\nreturn 1u+sharedLevels(keys[j],u32(j),keys[other],u32(other));\n}\n\n\nfn crossesHeavy(i: u32,level: u32)-> bool{\nif(i >= 1u+HEAVY && sharedLevels(keys[i - 1u - HEAVY],i - 1u - HEAVY,keys[i - 1u],i - 1u)>= level){return true;}\nreturn i+HEAVY < params.n && sharedLevels(keys[i],i,keys[i+HEAVY],i+HEAVY)>= level;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet tile=flatGroup(group,groups);\nlet tiles=(params.n+255u)/256u;\nif(tile >= tiles){return;}\nlet base=i32(tile*256u)- 16;\ndepth[lane]=windowDepth(base+i32(lane));\nif(lane < 16u){depth[lane+256u]=windowDepth(base+256+i32(lane));}\nif(ORDERED==1u){atomicAdd(&lengths,lengthOf((lane*((params.n+bodiesEach()- 1u)/bodiesEach()))>> 8u));}\nworkgroupBarrier();\nlet i=tile*256u+lane;\nif(i < params.n){\nvar last=0u;\nfor(var back=0u;back<=params.leafSize;back++){last=max(last,depth[lane+16u - back]);}\nlast=min(last,MAX_LEVEL);\nvar first=0u;\nif(i > 0u){first=1u+sharedLevels(keys[i - 1u],i - 1u,keys[i],i);}\nlet begins=i % GROUP==0u || crossesHeavy(i,first - 1u);\nvar long=false;\nif(ORDERED==1u && begins){long=lastLength(i)> LONG/256.0*f32(atomicLoad(&lengths));}\nbodyLevels[i]=first |(last << 8u)| select(0u,BEGINS_GROUP,begins)| select(0u,LONG_WALK,long);\nif(begins){atomicAdd(&histogram[GROUP_ROW],1u);}\nif(long){atomicAdd(&histogram[LONG_ROW],1u);}\nfor(var level=first;level<=last;level++){atomicAdd(&histogram[level],1u);}\n}\nworkgroupBarrier();\nif(lane < LONG_ROW+ORDERED){counts[lane*tiles+tile]=atomicLoad(&histogram[lane]);}\n}",
 "shared/walkOrder.wgsl": "\n\n\n\n\n\n\noverride ORDERED: u32=0u;\n\nconst LONG_ROW=32u;\n\nconst LONG_WALK=0x20000u;\n\nconst LONG=1.1;\n\nconst ASKED=4u;\n\nfn orderAt(k: u32)-> u32{return GROUP_LIST+params.groupCapacity+1u+k;}\n\n\nfn lengthRow(parts: u32,word: u32)-> u32{return parts*params.groupCapacity+(word >> 2u);}",
 "build/links.wgsl": "\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> keys: array<vec2u>;\n@group(0)@binding(2)var<storage,read> nodeBegin: array<u32>;\n@group(0)@binding(3)var<storage,read> levelStart: array<u32>;\n@group(0)@binding(4)var<storage,read_write> nodeLink: array<u32>;\n@group(0)@binding(5)var<storage,read_write> subtrees: array<vec2u>;\n@group(0)@binding(6)var<storage,read_write> status: AtomicStatus;\n\n\nfn addSubtree(node: u32){subtrees[min(atomicAdd(&status.subtrees,1u),params.n - 1u)]=vec2u(node,0u);}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id)id: vec3u,@builtin(num_workgroups)groups: vec3u){\nlet total=min(levelStart[31],params.nodeCapacity);\nfor(var k=id.x;k < total;k+=groups.x*64u){\nlet begin=nodeBegin[k]& INDEX_MASK;\nlet level=nodeBegin[k]>> INDEX_BITS;\nlet end=cellEnd(k);\nlet first=nodeLink[k];\nlet top=end - begin > subtreeBodies(params.n);\nif(top){subtrees[params.n - 1u - min(atomicAdd(&status.tops,1u),params.n - 1u)]=vec2u(k,level);}\nif(k==0u && !top){addSubtree(0u);}\nif(first==LINK_LEAF){\nnodeLink[k]=makeLink(true,begin,end - begin);\n}else{\nlet levelEnd=min(levelStart[min(level+2u,31u)],total);\nvar next=first+1u;\nwhile(next < levelEnd && next < first+8u &&(nodeBegin[next]& INDEX_MASK)< end){next++;}\nnodeLink[k]=makeLink(false,first,next - first);\nfor(var child=first;top && child < next;child++){\nvar childEnd=end;\nif(child+1u < next){childEnd=nodeBegin[child+1u]& INDEX_MASK;}\nif(childEnd -(nodeBegin[child]& INDEX_MASK)<=subtreeBodies(params.n)){addSubtree(child);}\n}\n}\n}\n}",
 "shared/subtrees.wgsl": "\n\n\n\n\nfn subtreeBodies(n: u32)-> u32{return max(clamp(n/64u,512u,1024u),n/512u);}\n\n\n",
 "build/moments.wgsl": "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\noverride OPENING: u32=0u;\noverride QUADRUPOLE: u32=1u;\noverride TOP: u32=0u;\noverride WIDTH: u32;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> nodeLink: array<u32>;\n@group(0)@binding(3)var<storage,read_write> subtrees: array<vec2u>;\n@group(0)@binding(4)var<storage,read> status: Status;\n@group(0)@binding(5)var<storage,read_write> nodeCentre: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> nodeMoments: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> nodeBox: array<vec4f>;\n@group(0)@binding(8)var<storage,read_write> nodeTest: array<vec4u>;\n@group(0)@binding(9)var<uniform> root: Root;\n\n\nconst OUTSIDE=1.00001;\n\nconst TWO_OVER_ROOT_THREE=1.1547005;\n\nstruct Moments{\ncom: vec3f,\nmass: f32,\ndiagonal: vec3f,\nradius: f32,\nmixed: vec3f,\nlow: vec3f,\nhigh: vec3f,\n}\n\n\nstruct Second{\ndiagonal: vec3f,\nmixed: vec3f,\nradius: f32,\n}\n\n\n\nfn bodyAt(i: u32,last: u32)-> vec4f{\nlet p=posMass[min(i,last)];\nreturn vec4f(p.xyz,select(0.0,p.w,i<=last));\n}\n\nfn bodiesAt(i: u32,last: u32)-> array<vec4f,4>{\nreturn array<vec4f,4>(bodyAt(i,last),bodyAt(i+1u,last),bodyAt(i+2u,last),bodyAt(i+3u,last));\n}\n\nfn addFirst(m: Moments,p: vec4f,low: vec3f,high: vec3f,near: vec3f)-> Moments{\nvar sum=m;\nsum.mass+=p.w;\nsum.com+=p.w*(p.xyz - near);\nsum.low=min(m.low,low);\nsum.high=max(m.high,high);\nreturn sum;\n}\n\nfn addSecond(m: Moments,p: vec4f,own: Second)-> Moments{\nlet d=p.xyz - m.com;\nvar sum=m;\nsum.diagonal+=own.diagonal+p.w*d*d;\nsum.mixed+=own.mixed+p.w*d.xxy*d.yzz;\nsum.radius=max(m.radius,own.radius+length(d));\nreturn sum;\n}\n\n\nfn middle(m: Moments,near: vec3f)-> vec3f{\nif(m.mass > 0.0){return near+m.com/m.mass;}\nreturn 0.5*(m.low+m.high);\n}\n\nfn leafMoments(first: u32,count: u32)-> Moments{\nlet last=first+count - 1u;\nlet near=posMass[first].xyz;\nlet point=Second(vec3f(0),vec3f(0),0.0);\nvar m=Moments(vec3f(0),0.0,vec3f(0),0.0,vec3f(0),near,near);\nfor(var i=first;i<=last;i+=4u){\nlet p=bodiesAt(i,last);\nfor(var k=0u;k < 4u;k++){m=addFirst(m,p[k],p[k].xyz,p[k].xyz,near);}\n}\nm.com=middle(m,near);\nfor(var i=first;i<=last;i+=4u){\nlet p=bodiesAt(i,last);\nfor(var k=0u;k < 4u;k++){m=addSecond(m,p[k],point);}\n}\nreturn m;\n}\n\nfn centreAt(i: u32,last: u32)-> vec4f{\nlet p=nodeCentre[min(i,last)];\nreturn vec4f(p.xyz,select(0.0,p.w,i<=last));\n}\n\nfn centresAt(i: u32,last: u32)-> array<vec4f,4>{\nreturn array<vec4f,4>(centreAt(i,last),centreAt(i+1u,last),centreAt(i+2u,last),centreAt(i+3u,last));\n}\n\nfn secondAt(i: u32,last: u32)-> Second{\nlet k=min(i,last);\nlet a=nodeMoments[momentsAt(k)];\nlet third=select(0.0,1.0/3.0,i<=last);\nreturn Second(third*(a.xyz+vec3f(a.w)),third*nodeMoments[momentsAt(k)+1u].xyz,bitcast<f32>(nodeTest[k].z));\n}\n\nfn cellMoments(first: u32,count: u32)-> Moments{\nlet last=first+count - 1u;\nlet near=nodeCentre[first].xyz;\nvar m=Moments(vec3f(0),0.0,vec3f(0),0.0,vec3f(0),nodeBox[2u*first].xyz,nodeBox[2u*first+1u].xyz);\nfor(var i=first;i<=last;i+=4u){\nlet p=centresAt(i,last);\nfor(var k=0u;k < 4u;k++){\nlet child=min(i+k,last);\nm=addFirst(m,p[k],nodeBox[2u*child].xyz,nodeBox[2u*child+1u].xyz,near);\n}\n}\nm.com=middle(m,near);\nfor(var i=first;i<=last;i+=4u){\nlet p=centresAt(i,last);\nlet own=array<Second,4>(secondAt(i,last),secondAt(i+1u,last),secondAt(i+2u,last),secondAt(i+3u,last));\nfor(var k=0u;k < 4u;k++){m=addSecond(m,p[k],own[k]);}\n}\n\nm.radius=min(m.radius,length(max(m.high - m.com,m.com - m.low)));\nreturn m;\n}\n\n\nfn finish(k: u32,link: u32,m: Moments){\nlet trace=m.diagonal.x+m.diagonal.y+m.diagonal.z;\nlet extent=m.high - m.low;\nlet side=max(extent.x,max(extent.y,extent.z));\n\n\nvar spread=0.0;\nif(m.mass > 0.0){spread=sqrt(trace/m.mass);}\nif(HEXADECAPOLE==1u){\n\nif(m.radius > 0.0){spread=m.radius*pow(spread/m.radius,0.4);}\n}else if(QUADRUPOLE==1u){\nspread=sqrt(m.radius*spread);\n}\nvar open: f32;\nif(OPENING==OPENING_ERROR){\nopen=length(max(max(m.low - root.middle,root.middle - m.high),vec3f(0)));\n}else{\nvar offset=0.0;\nif(OPENING==OPENING_BONSAI){offset=length(m.com - 0.5*(m.low+m.high));}\nvar radius=side/params.theta+offset;\nif(OPENING==OPENING_SPHERE){radius=TWO_OVER_ROOT_THREE*m.radius/params.theta;}\n\nif(OPENING==OPENING_BONSAI || OPENING==OPENING_SPHERE){radius=max(radius,OUTSIDE*m.radius);}\n\nopen=radius*radius;\n}\nnodeCentre[k]=vec4f(m.com,m.mass);\nnodeMoments[momentsAt(k)]=vec4f(3.0*m.diagonal - vec3f(trace),trace);\nnodeMoments[momentsAt(k)+1u]=vec4f(3.0*m.mixed,0.0);\nnodeBox[2u*k]=vec4f(m.low,0.0);\nnodeBox[2u*k+1u]=vec4f(m.high,0.0);\nnodeTest[k]=vec4u(bitcast<u32>(open),bitcast<u32>(spread),bitcast<u32>(m.radius),link);\n}\n\nfn node(k: u32){\nlet link=nodeLink[k];\nif(linkIsLeaf(link)){finish(k,link,leafMoments(linkFirst(link),linkCount(link)));}else{finish(k,link,cellMoments(linkFirst(link),linkCount(link)));}\n}\n\n\nvar<workgroup> known: array<u32,4>;\n\nvar<workgroup> spans: array<vec2u,32>;\nvar<workgroup> least: atomic<u32>;\nvar<workgroup> most: atomic<u32>;\n\nfn subtree(root: u32,lane: u32){\nif(lane==0u){spans[0]=vec2u(root,root+1u);}\nvar depth=0u;\nvar span=workgroupUniformLoad(&spans[0]);\nwhile(span.x < span.y && depth < MAX_LEVEL){\nif(lane==0u){\natomicStore(&least,0xffffffffu);\natomicStore(&most,0u);\n}\nworkgroupBarrier();\nfor(var k=span.x+lane;k < span.y;k+=WIDTH){\nlet link=nodeLink[k];\nif(linkIsLeaf(link)){continue;}\natomicMin(&least,linkFirst(link));\natomicMax(&most,linkFirst(link)+linkCount(link));\n}\nworkgroupBarrier();\ndepth++;\nif(lane==0u){spans[depth]=vec2u(atomicLoad(&least),atomicLoad(&most));}\nspan=workgroupUniformLoad(&spans[depth]);\n}\nfor(var up=1u;up<=depth;up++){\nlet nodes=workgroupUniformLoad(&spans[depth - up]);\nfor(var k=nodes.x+lane;k < nodes.y;k+=WIDTH){node(k);}\nstorageBarrier();\n}\n}\n\n\n\nconst CHILDREN=8u;\noverride SHARED: u32=1u;\nvar<workgroup> sums: array<vec4f,SHARED>;\nvar<workgroup> lows: array<vec4f,SHARED>;\nvar<workgroup> highs: array<vec4f,SHARED>;\n\n\nfn topCells(begin: u32,end: u32,lane: u32){\nlet place=begin+lane/CHILDREN;\nlet child=lane % CHILDREN;\nlet head=lane - child;\nvar k=0u;\nvar link=0u;\nvar children=0u;\nif(place < end){\nlet cell=subtrees[place];\nk=cell.x;\nlink=cell.y;\nchildren=linkCount(link);\n}\n\nlet here=linkFirst(link)+select(0u,child,child < children);\nlet near=nodeCentre[linkFirst(link)].xyz;\nlet centre=nodeCentre[here];\nlet own=secondAt(here,here);\nsums[lane]=vec4f(centre.w*(centre.xyz - near),centre.w);\nlows[lane]=nodeBox[2u*here];\nhighs[lane]=nodeBox[2u*here+1u];\nworkgroupBarrier();\nvar m=Moments(vec3f(0),0.0,vec3f(0),0.0,vec3f(0),lows[head].xyz,highs[head].xyz);\nfor(var c=0u;c < CHILDREN;c++){\nif(c < children){\nm.com+=sums[head+c].xyz;\nm.mass+=sums[head+c].w;\nm.low=min(m.low,lows[head+c].xyz);\nm.high=max(m.high,highs[head+c].xyz);\n}\n}\nm.com=middle(m,near);\nlet d=centre.xyz - m.com;\nworkgroupBarrier();\nsums[lane]=vec4f(own.diagonal+centre.w*d*d,own.radius+length(d));\nlows[lane]=vec4f(own.mixed+centre.w*d.xxy*d.yzz,0.0);\nworkgroupBarrier();\nfor(var c=0u;c < CHILDREN;c++){\nif(c < children){\nm.diagonal+=sums[head+c].xyz;\nm.radius=max(m.radius,sums[head+c].w);\nm.mixed+=lows[head+c].xyz;\n}\n}\nm.radius=min(m.radius,length(max(m.high - m.com,m.com - m.low)));\nif(place < end && child==0u){finish(k,link,m);}\nworkgroupBarrier();\n}\n\n\nvar<workgroup> perLevel: array<atomic<u32>,32>;\nvar<workgroup> deepest: u32;\n\n\n\nfn top(count: u32,lane: u32){\nlet listed=params.n - count;\nlet sorted=listed - count;\nif(lane < 32u){atomicStore(&perLevel[lane],0u);}\nworkgroupBarrier();\nfor(var i=lane;i < count;i+=WIDTH){atomicAdd(&perLevel[subtrees[listed+i].y],1u);}\nworkgroupBarrier();\nif(lane < 32u){\n\nvar begin=sorted;\nfor(var level=lane+1u;level<=known[3];level++){begin+=atomicLoad(&perLevel[level]);}\nspans[lane]=vec2u(begin,begin+atomicLoad(&perLevel[lane]));\n}\nworkgroupBarrier();\nif(lane < 32u){atomicStore(&perLevel[lane],spans[lane].x);}\n\nif(lane < MAX_LEVEL && spans[lane].x==sorted && spans[lane].y > sorted){deepest=lane;}\nworkgroupBarrier();\nfor(var i=lane;i < count;i+=WIDTH){\nlet cell=subtrees[listed+i];\nsubtrees[atomicAdd(&perLevel[cell.y],1u)]=vec2u(cell.x,nodeLink[cell.x]);\n}\nstorageBarrier();\nlet lowest=workgroupUniformLoad(&deepest);\nfor(var up=0u;up<=lowest;up++){\nlet cells=workgroupUniformLoad(&spans[lowest - up]);\nfor(var begin=cells.x;begin < cells.y;begin+=WIDTH/CHILDREN){topCells(begin,cells.y,lane);}\nstorageBarrier();\n}\n}\n\n@compute @workgroup_size(WIDTH)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nif(lane==0u){known=array<u32,4>(status.faults,status.subtrees,status.tops,status.levels);}\nlet seen=workgroupUniformLoad(&known);\n\nif((seen[0]& FAULT_OVERFLOW)!=0u){return;}\nif(TOP==1u){\nif(seen[2]> 0u){top(seen[2],lane);}\nreturn;\n}\nfor(var k=group.x;k < seen[1];k+=groups.x){subtree(subtrees[k].x,lane);}\n}",
 "shared/criterion.wgsl": "\nconst OPENING_BONSAI=0u;\nconst OPENING_DISTANCE=1u;\nconst OPENING_BOUNDARY=3u;\nconst OPENING_SPHERE=4u;\nconst OPENING_ERROR=2u;\n\n\nconst MOST_RAISED=4.0;\n\n\n\nconst HEAVIER=1.01;\n\n\n\nconst CLOSEST=1.8;\n\n\n\n\nconst PULL=8.0;\n\n\nconst FAR_SOFTENING=10.0;\n\n\nconst FAR_OVERFLOW=1e-8;",
 "shared/momentsAt.wgsl": "\noverride HEXADECAPOLE: u32=0u;\n\n\nfn momentsAt(node: u32)-> u32{return(2u+4u*HEXADECAPOLE)*node;}",
 "build/nodes.wgsl": "\n\n\n\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> bodyLevels: array<u32>;\n@group(0)@binding(2)var<storage,read> counts: array<u32>;\n@group(0)@binding(3)var<storage,read> totals: array<u32>;\n@group(0)@binding(4)var<storage,read_write> nodeBegin: array<u32>;\n@group(0)@binding(5)var<storage,read_write> nodeLink: array<u32>;\n@group(0)@binding(6)var<storage,read_write> levelStart: array<u32>;\n@group(0)@binding(7)var<storage,read_write> groupList: array<u32>;\n@group(0)@binding(8)var<storage,read_write> status: AtomicStatus;\n\n\nconst ROWS=LONG_ROW+1u;\n\nvar<workgroup> start: array<u32,32>;\n\nvar<workgroup> rowTotals: array<u32,ROWS>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet tile=flatGroup(group,groups);\nlet tiles=(params.n+255u)/256u;\nif(tile >= tiles){return;}\nif(lane < LONG_ROW+ORDERED){rowTotals[lane]=totals[lane];}\nworkgroupBarrier();\nif(lane < 32u){\nvar below=0u;\nfor(var level=0u;level < min(lane,GROUP_ROW);level++){below+=rowTotals[level];}\nstart[lane]=below;\nif(tile==0u){\nlevelStart[lane]=below;\nif(lane==GROUP_ROW){\natomicStore(&status.nodes,below);\nif(below > params.nodeCapacity){atomicOr(&status.faults,FAULT_NODES);}\nlet groupTotal=rowTotals[GROUP_ROW];\natomicStore(&status.groups,groupTotal);\n\natomicStore(&status.subtrees,0u);\natomicStore(&status.tops,0u);\nif(groupTotal > params.groupCapacity){atomicOr(&status.faults,FAULT_GROUPS);}\n\nlet fits=below<=params.nodeCapacity && groupTotal<=params.groupCapacity &&(atomicLoad(&status.faults)& FAULT_BINS)==0u;\ngroupList[0]=select(0u,groupTotal,fits);\nvar deepest=MAX_LEVEL;\nwhile(deepest > 0u && rowTotals[deepest]==0u){deepest--;}\ngroupList[1]=deepest;\natomicStore(&status.levels,deepest);\ngroupList[GROUP_LIST+min(groupTotal,params.groupCapacity)]=params.n;\n}\n}\n}\nlet i=tile*256u+lane;\nvar first=1u;\nvar last=0u;\nvar begins=false;\nvar long=false;\nif(i < params.n){\nlet levels=bodyLevels[i];\nfirst=levels & 255u;\nlast=(levels >> 8u)& 255u;\nbegins=(levels & BEGINS_GROUP)!=0u;\nlong=(levels & LONG_WALK)!=0u;\n}\nlet word=lane >> 5u;\nlet bit=1u <<(lane & 31u);\nfor(var level=first;level<=last;level++){atomicOr(&present[level*8u+word],bit);}\nif(begins){atomicOr(&present[GROUP_ROW*8u+word],bit);}\nif(long){atomicOr(&present[LONG_ROW*8u+word],bit);}\nworkgroupBarrier();\nif(begins){\nlet k=rank(GROUP_ROW,word,bit)+counts[GROUP_ROW*tiles+tile];\nif(k < params.groupCapacity){groupList[GROUP_LIST+k]=i;}\nif(ORDERED==1u){\nlet before=rank(LONG_ROW,word,bit)+counts[LONG_ROW*tiles+tile];\nlet place=select(rowTotals[LONG_ROW]+k - before,before,long);\nif(place < params.groupCapacity){groupList[orderAt(place)]=k;}\n}\n}\n\nvar child=LINK_LEAF;\nfor(var up=0u;first+up<=last;up++){\nlet level=last - up;\nlet k=start[level]+counts[level*tiles+tile]+rank(level,word,bit);\nif(k < params.nodeCapacity){\nnodeBegin[k]=i |(level << INDEX_BITS);\nnodeLink[k]=child;\n}\nchild=k;\n}\n}",
 "shared/present.wgsl": "\n\nvar<workgroup> present: array<atomic<u32>,8u*ROWS>;\n\n\nfn rank(row: u32,word: u32,bit: u32)-> u32{\nvar before=countOneBits(atomicLoad(&present[row*8u+word])&(bit - 1u));\nfor(var w=0u;w < word;w++){before+=countOneBits(atomicLoad(&present[row*8u+w]));}\nreturn before;\n}",
 "build/packBodies.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> kept: array<u32>;\n@group(0)@binding(2)var<storage,read> places: array<vec2u>;\n@group(0)@binding(3)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(4)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(5)var<storage,read_write> packedPosMass: array<vec4f>;\n\n\nconst NOBODY=vec4f(1e15,1e15,1e15,0.0);\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id)id: vec3u,@builtin(num_workgroups)groups: vec3u){\nif(id.x < NOBODIES){packedPosMass[params.sources+id.x]=NOBODY;}\nfor(var k=id.x;k < params.n;k+=groups.x*64u){\nlet link=nodeTest[k].w;\nif(kept[k]!=OPENED || !linkIsLeaf(link)){continue;}\nfor(var j=0u;j < linkCount(link);j++){packedPosMass[places[k].y+j]=posMass[linkFirst(link)+j];}\n}\n}",
 "build/packNodes.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> kept: array<u32>;\n@group(0)@binding(2)var<storage,read> places: array<vec2u>;\n@group(0)@binding(3)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(4)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(5)var<storage,read> nodeMoments: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> packedCentre: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> packedTest: array<vec4u>;\n@group(0)@binding(8)var<storage,read_write> packedMoments: array<vec4f>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id)id: vec3u,@builtin(num_workgroups)groups: vec3u){\nfor(var k=id.x;k < params.n;k+=groups.x*64u){\nlet state=kept[k];\nif(state==LEFT_OUT){continue;}\nlet at=places[k].x;\nlet test=nodeTest[k];\nvar link=makeLink(true,params.sources,NOBODIES);\nif(state==OPENED){\nlet leaf=linkIsLeaf(test.w);\n\nvar first=places[k].y;\nif(!leaf){first=places[linkFirst(test.w)].x;}\nlink=makeLink(leaf,first,linkCount(test.w));\n}\npackedCentre[at]=nodeCentre[k];\npackedTest[at]=vec4u(test.xyz,link);\nfor(var m=0u;m < momentsAt(1u);m++){packedMoments[momentsAt(at)+m]=nodeMoments[momentsAt(k)+m];}\n}\n}",
 "build/partition.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> division: Division;\n@group(0)@binding(2)var<storage,read> pieces: array<u32>;\n@group(0)@binding(3)var<storage,read> counts: array<u32>;\n@group(0)@binding(4)var<storage,read> totals: array<u32>;\n@group(0)@binding(5)var<storage,read_write> order: array<u32>;\n\n\nconst ROWS=MOST_PIECES;\n\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet tile=flatGroup(group,groups);\nlet tiles=(params.n+255u)/256u;\nif(tile >= tiles){return;}\nlet i=tile*256u+lane;\nlet word=lane/32u;\nlet bit=1u <<(lane % 32u);\nvar piece=0u;\nif(i < params.n){\npiece=pieces[i];\natomicOr(&present[8u*piece+word],bit);\n}\nworkgroupBarrier();\nif(i >= params.n){return;}\nvar place=counts[piece*tiles+tile]+rank(piece,word,bit);\nif(piece!=division.own){\nplace+=totals[division.own];\nfor(var p=0u;p < piece;p++){place+=select(totals[p],0u,p==division.own);}\n}\norder[place]=i;\n}",
 "build/pieces.wgsl": "\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> division: Division;\n@group(0)@binding(2)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(3)var<storage,read> id: array<u32>;\n@group(0)@binding(4)var<storage,read> cuts: array<vec4u>;\n@group(0)@binding(5)var<storage,read_write> pieces: array<u32>;\n@group(0)@binding(6)var<storage,read_write> counts: array<u32>;\n@group(0)@binding(7)var<storage,read> root: Root;\n\nvar<workgroup> found: array<atomic<u32>,MOST_PIECES>;\n\n\nfn reaches(key: vec2u,number: u32,cut: vec4u)-> bool{\nif(key.x!=cut.x){return key.x > cut.x;}\nif(key.y!=cut.y){return key.y > cut.y;}\nreturn number >= cut.z;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet tile=flatGroup(group,groups);\nlet tiles=(params.n+255u)/256u;\nif(tile >= tiles){return;}\nfillTurns(lane);\nworkgroupBarrier();\nlet i=tile*256u+lane;\nif(i < params.n){\nlet key=curveKey(root,posMass[i].xyz);\nvar piece=0u;\nwhile(piece+1u < division.pieces && reaches(key,id[i],cuts[piece])){piece++;}\npieces[i]=piece;\natomicAdd(&found[piece],1u);\n}\nworkgroupBarrier();\nif(lane < MOST_PIECES){counts[lane*tiles+tile]=atomicLoad(&found[lane]);}\n}",
 "build/prune.wgsl": "\n\n\n\n\n\n\n\n\n\noverride OPENING: u32=0u;\noverride QUADRUPOLE: u32=1u;\noverride HEXADECAPOLE: u32=0u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> boxes: array<vec4f>;\n@group(0)@binding(2)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(3)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(4)var<storage,read> levelStart: array<u32>;\n@group(0)@binding(5)var<storage,read_write> kept: array<u32>;\n@group(0)@binding(6)var<uniform> repetition: Repetition;\n\n\nconst ROUNDED=1e-5;\n\n\n\n\nfn actsOnAll(low: vec4f,high: vec4f,centre: vec4f,test: vec4u)-> bool{\nlet gap=max(max(low.xyz - centre.xyz,centre.xyz - high.xyz),vec3f(0));\nlet d=(1.0 - ROUNDED)*length(gap);\nlet size=bitcast<f32>(test.z);\nif(OPENING==OPENING_BONSAI){\n\nreturn d*d > bitcast<f32>(test.x)&&(params.spline==0.0 || d > params.spline+size);\n}\nlet clear=d - size;\nif(!(clear > params.spline)){return false;}\nif(params.angle*d > size){return true;}\nlet x=bitcast<f32>(test.y)/d;\nvar lost=select(3.0*x*x,4.0*x*x*x,QUADRUPOLE==1u);\nif(HEXADECAPOLE==1u){lost=6.0*x*x*x*x*x;}\nreturn d >= CLOSEST*size && centre.w*lost<=params.tau*low.w*clear*clear;\n}\n\nfn headNumber(k: u32)-> u32{return u32(boxes[k >> 2u][k & 3u]);}\n\n\nfn opened(centre: vec4f,test: vec4u)-> bool{\nlet levels=headNumber(0u);\nif(levels==0u){return false;}\n\nif(OPENING==OPENING_ERROR && linkIsLeaf(test.w)&& linkCount(test.w)<=2u){return true;}\nvar level=levels - 1u;\nvar first=headNumber(1u+level);\nvar count=headNumber(2u+level)- first;\nvar k=0u;\nloop{\nif(k==count){\nif(level==levels - 1u){return false;}\nk=(k - 1u)/BOX_FAN+1u;\nlevel+=1u;\n}else{\nlet at=BOX_HEAD/4u+2u*(first+k);\nif(actsOnAll(boxes[at],boxes[at+1u],centre,test)){\nk+=1u;\nif(k % BOX_FAN!=0u || level==levels - 1u){continue;}\nk/=BOX_FAN;\nlevel+=1u;\n}else{\nif(level==0u){return true;}\nk*=BOX_FAN;\nlevel-=1u;\n}\n}\nfirst=headNumber(1u+level);\ncount=headNumber(2u+level)- first;\n}\nreturn false;\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id)id: vec3u,@builtin(num_workgroups)groups: vec3u){\nlet level=repetition.index;\nfor(var k=levelStart[level]+id.x;k < levelStart[level+1u];k+=groups.x*64u){\nlet test=nodeTest[k];\nvar state=LOOKED_AT;\nif(level > 0u){state=kept[k];}\nif(state!=LEFT_OUT && opened(nodeCentre[k],test)){state=OPENED;}\nkept[k]=state;\nif(linkIsLeaf(test.w)){continue;}\nfor(var c=0u;c < linkCount(test.w);c++){kept[linkFirst(test.w)+c]=select(LEFT_OUT,LOOKED_AT,state==OPENED);}\n}\n}",
 "build/radixCount.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> repetition: Repetition;\n@group(0)@binding(2)var<storage,read> keys: array<vec2u>;\n@group(0)@binding(3)var<storage,read_write> counts: array<u32>;\n@group(0)@binding(4)var<storage,read> status: Status;\n\nvar<workgroup> histogram: array<atomic<u32>,256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet tile=flatGroup(group,groups);\nlet tiles=radixTiles(params.n);\nif(tile >= tiles || repetition.index < DIGITS - sortedDigits(status.levels)){return;}\nfor(var k=0u;k < TILE;k+=CHUNK){\nlet i=tile*TILE+k+lane;\nif(i < params.n){atomicAdd(&histogram[radixDigit(keys[i],repetition.index)],1u);}\n}\nworkgroupBarrier();\ncounts[lane*tiles+tile]=atomicLoad(&histogram[lane]);\n}",
 "build/radixScatter.wgsl": "\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> repetition: Repetition;\n@group(0)@binding(2)var<storage,read> keys: array<vec2u>;\n@group(0)@binding(3)var<storage,read> order: array<u32>;\n@group(0)@binding(4)var<storage,read_write> counts: array<atomic<u32>>;\n@group(0)@binding(5)var<storage,read> totals: array<u32>;\n@group(0)@binding(6)var<storage,read_write> sortedKeys: array<vec2u>;\n@group(0)@binding(7)var<storage,read_write> sortedOrder: array<u32>;\n@group(0)@binding(8)var<storage,read> status: Status;\n\n\nvar<workgroup> present: array<atomic<u32>,2048>;\nvar<workgroup> start: array<u32,256>;\n\n\nfn countOf(first: u32,tile: u32,tiles: u32)-> u32{\nreturn select(0u,atomicLoad(&counts[first+256u*min(tile,tiles - 1u)]),tile < tiles);\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet tile=flatGroup(group,groups);\nlet tiles=radixTiles(params.n);\nif(tile >= tiles || repetition.index < DIGITS - sortedDigits(status.levels)){return;}\n\nvar own=0u;\nvar before=0u;\nif(AHEAD==1u){\nlet row=radixRow(params.n,repetition.index,0u)+lane;\n\nfor(var other=0u;other < tiles;other+=8u){\nlet a=vec4u(countOf(row,other,tiles),countOf(row,other+1u,tiles),countOf(row,other+2u,tiles),countOf(row,other+3u,tiles));\nlet b=vec4u(countOf(row,other+4u,tiles),countOf(row,other+5u,tiles),countOf(row,other+6u,tiles),countOf(row,other+7u,tiles));\nlet places=vec4u(other)+vec4u(0u,1u,2u,3u);\nlet sums=a+b;\nown+=sums.x+sums.y+sums.z+sums.w;\nlet parts=select(vec4u(0u),a,places < vec4u(tile))+select(vec4u(0u),b,places+4u < vec4u(tile));\nbefore+=parts.x+parts.y+parts.z+parts.w;\n}\natomicStore(&counts[radixRow(params.n,repetition.index+2u,tile)+lane],0u);\n}else{\nown=totals[lane];\nbefore=atomicLoad(&counts[lane*tiles+tile]);\n}\n\natomicStore(&present[lane],own);\nworkgroupBarrier();\nif(lane < 16u){\nvar sum=0u;\nfor(var k=0u;k < 16u;k++){sum+=atomicLoad(&present[16u*lane+k]);}\natomicStore(&present[256u+lane],sum);\n}\nworkgroupBarrier();\nfor(var k=lane & ~15u;k < lane;k++){before+=atomicLoad(&present[k]);}\nfor(var k=0u;k < lane/16u;k++){before+=atomicLoad(&present[256u+k]);}\nstart[lane]=before;\nworkgroupBarrier();\natomicStore(&present[lane],0u);\natomicStore(&present[256u+(lane & 15u)],0u);\nlet word=lane >> 5u;\nlet bit=1u <<(lane & 31u);\nfor(var k=0u;k < TILE;k+=CHUNK){\nlet i=tile*TILE+k+lane;\nlet valid=i < params.n;\nvar key=vec2u(0u);\nvar body=0u;\nif(valid){\nkey=keys[i];\nbody=order[i];\n}\nlet digit=radixDigit(key,repetition.index);\nworkgroupBarrier();\nif(valid){atomicOr(&present[word*256u+digit],bit);}\nworkgroupBarrier();\nif(valid){\nvar rank=start[digit];\nfor(var w=0u;w < word;w++){rank+=countOneBits(atomicLoad(&present[w*256u+digit]));}\nrank+=countOneBits(atomicLoad(&present[word*256u+digit])&(bit - 1u));\nsortedKeys[rank]=key;\nsortedOrder[rank]=body;\nif(AHEAD==1u && repetition.index+1u < DIGITS){\natomicAdd(&counts[radixRow(params.n,repetition.index+1u,rank/TILE)+radixDigit(key,repetition.index+1u)],1u);\n}\n}\nworkgroupBarrier();\n\nvar held=0u;\nfor(var w=0u;w < 8u;w++){\nheld+=countOneBits(atomicLoad(&present[w*256u+lane]));\natomicStore(&present[w*256u+lane],0u);\n}\nstart[lane]+=held;\n}\n}",
 "build/reorder.wgsl": "\n\n\n\n\n\n\noverride KEEP: u32=0u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> order: array<u32>;\n@group(0)@binding(2)var<storage,read> fromPosMass: array<vec4f>;\n@group(0)@binding(3)var<storage,read> fromVelocity: array<vec4f>;\n@group(0)@binding(4)var<storage,read> fromId: array<u32>;\n@group(0)@binding(5)var<storage,read_write> toPosMass: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> toVelocity: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> toId: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\nvar source=i;\nif(KEEP==0u){source=order[i];}\ntoPosMass[i]=fromPosMass[source];\ntoVelocity[i]=fromVelocity[source];\ntoId[i]=fromId[source];\n}",
 "build/reorderColumn.wgsl": "\n\n\n\n\n\n\n\noverride KEEP: u32=0u;\n\noverride HALTS: u32=0u;\n\noverride WIDTH: u32=1u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> order: array<u32>;\n@group(0)@binding(2)var<storage,read> before: array<u32>;\n@group(0)@binding(3)var<storage,read_write> after: array<u32>;\n@group(0)@binding(4)var<storage,read> status: Status;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n ||(HALTS==1u &&(status.faults & FAULT_OVERFLOW)!=0u)){return;}\nvar source=i;\nif(KEEP==0u){source=order[i];}\nfor(var k=0u;k < WIDTH;k++){after[WIDTH*i+k]=before[WIDTH*source+k];}\n}",
 "build/rootCube.wgsl": "\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> partials: array<vec4f>;\n@group(0)@binding(2)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(3)var<storage,read_write> root: Root;\n@group(0)@binding(4)var<storage,read_write> samples: array<vec4f>;\n\n\nconst SHARE=33u;\n\nconst WIDE=16.0;\n\n\nconst TENTH=10u;\nconst NARROWER=4.0;\n\nvar<workgroup> low: array<vec3f,SAMPLES>;\nvar<workgroup> high: array<vec3f,SAMPLES>;\nvar<workgroup> places: array<vec3u,SAMPLES>;\nvar<workgroup> sampled: atomic<u32>;\nvar<workgroup> bulkLow: array<f32,3>;\nvar<workgroup> bulkHigh: array<f32,3>;\nvar<workgroup> tenthLow: array<f32,3>;\nvar<workgroup> tenthHigh: array<f32,3>;\n\n\nfn ordered(place: vec3f)-> vec3u{\nlet bits=bitcast<vec3u>(place);\nreturn select(bits | vec3u(0x80000000u),~bits,bits >= vec3u(0x80000000u));\n}\n\nfn widest(sides: vec3f)-> f32{return max(sides.x,max(sides.y,sides.z));}\n\n\nfn standBefore(four: u32,limit: vec3u)-> vec3u{\nreturn vec3u(places[four]< limit)+vec3u(places[four+1u]< limit)+vec3u(places[four+2u]< limit)+vec3u(places[four+3u]< limit);\n}\n\n@compute @workgroup_size(SAMPLES)\nfn main(@builtin(local_invocation_index)lane: u32){\nlow[lane]=vec3f(3e38);\nhigh[lane]=vec3f(-3e38);\nif(lane < boundsGroups(params.n)){\nlow[lane]=partials[2u*lane].xyz;\nhigh[lane]=partials[2u*lane+1u].xyz;\n}\nvar mine: vec3f;\nvar there: bool;\nif(BY_ID==1u){\nmine=samples[lane].xyz;\nthere=samples[lane].w==1.0;\nsamples[lane]=vec4f(0.0);\n}else{\nlet most=min(SAMPLES,params.n);\n\nlet body=lane*(params.n/max(most,1u))+(lane*(params.n % max(most,1u)))/max(most,1u);\nmine=posMass[min(body,max(params.n,1u)- 1u)].xyz;\nthere=lane < most;\n}\nif(there){atomicAdd(&sampled,1u);}\nlet here=select(vec3u(0xffffffffu),ordered(mine),there);\nplaces[lane]=here;\nfor(var half=128u;half > 0u;half >>= 1u){\nworkgroupBarrier();\nif(lane < half){\nlow[lane]=min(low[lane],low[lane+half]);\nhigh[lane]=max(high[lane],high[lane+half]);\n}\n}\n\nlet own=lane & ~3u;\nvar rank=vec3u(0u);\nfor(var four=0u;four < own;four+=4u){rank+=standBefore(four,here+1u);}\nfor(var other=own;other < own+4u;other++){\nrank+=vec3u(places[other]< here+select(0u,1u,other < lane));\n}\nfor(var four=own+4u;four < SAMPLES;four+=4u){rank+=standBefore(four,here);}\nlet count=atomicLoad(&sampled);\nif(there){\nlet first=count/SHARE;\nfor(var axis=0u;axis < 3u;axis++){\nif(rank[axis]==first){bulkLow[axis]=mine[axis];}\nif(rank[axis]==count - 1u - first){bulkHigh[axis]=mine[axis];}\nif(rank[axis]==count/TENTH){tenthLow[axis]=mine[axis];}\nif(rank[axis]==count - 1u - count/TENTH){tenthHigh[axis]=mine[axis];}\n}\n}\nworkgroupBarrier();\nif(lane > 0u){return;}\nvar bulk0=vec3f(bulkLow[0],bulkLow[1],bulkLow[2]);\nvar bulk1=vec3f(bulkHigh[0],bulkHigh[1],bulkHigh[2]);\nif(BY_ID==1u){\nlet tenth0=vec3f(tenthLow[0],tenthLow[1],tenthLow[2]);\nlet tenth1=vec3f(tenthHigh[0],tenthHigh[1],tenthHigh[2]);\nlet narrow=widest(tenth1 - tenth0);\nif(narrow > 0.0 && widest(bulk1 - bulk0)> NARROWER*narrow){\nbulk0=tenth0;\nbulk1=tenth1;\n}\n}\nlet wide=0.5*WIDE*(bulk1 - bulk0);\nlet reach=widest(wide);\nlet core=0.5*bulk0+0.5*bulk1;\nlet beyond=max(high[0]- core,core - low[0]);\nlet farthest=max(beyond.x,max(beyond.y,beyond.z));\nvar half: f32;\nif(params.n > 0u && reach > 0.0 && farthest > reach){\nroot.middle=core;\nroot.reach=reach;\nhalf=drawnIn(farthest,reach);\n}else{\nlet extent=high[0]- low[0];\nroot.middle=low[0]+0.5*extent;\nroot.reach=3e38;\nhalf=0.5*max(extent.x,max(extent.y,extent.z));\n}\n\nhalf*=1.000001;\nroot.half=half;\nroot.scale=select(0.0,1048576.0/half,half > 0.0 && half < 1.5e38);\n}",
 "build/rowScan.wgsl": "\n\n\n\n\noverride WIDTH: u32=256u;\n\noverride EACH: u32=1u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> repetition: Repetition;\n@group(0)@binding(2)var<storage,read_write> counts: array<u32>;\n@group(0)@binding(3)var<storage,read_write> totals: array<u32>;\n\nvar<workgroup> sums: array<u32,WIDTH>;\n\n@compute @workgroup_size(WIDTH)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(local_invocation_index)lane: u32){\nlet columns=(params.n+repetition.index - 1u)/repetition.index;\nlet row=group.x*columns;\nvar carry=0u;\nfor(var base=0u;base < columns;base+=WIDTH*EACH){\nlet first=base+lane*EACH;\nvar own=0u;\nfor(var k=0u;k < EACH;k++){\nif(first+k < columns){own+=counts[row+first+k];}\n}\nsums[lane]=own;\nworkgroupBarrier();\nfor(var reach=1u;reach < WIDTH;reach <<= 1u){\nvar before=0u;\nif(lane >= reach){before=sums[lane - reach];}\nworkgroupBarrier();\nsums[lane]+=before;\nworkgroupBarrier();\n}\nvar before=carry+sums[lane]- own;\nfor(var k=0u;k < EACH && first+k < columns;k++){\nlet here=counts[row+first+k];\ncounts[row+first+k]=before;\nbefore+=here;\n}\ncarry+=workgroupUniformLoad(&sums[WIDTH - 1u]);\n}\nif(lane==0u){totals[group.x]=carry;}\n}",
 "build/vortexHexadecapoles.wgsl": "\n\n\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> elements: array<vec4f>;\n@group(0)@binding(2)var<storage,read> strengths: array<vec4f>;\n@group(0)@binding(3)var<storage,read> nodeLink: array<u32>;\n@group(0)@binding(4)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(5)var<storage,read> levelStart: array<u32>;\n@group(0)@binding(6)var<storage,read_write> nodeStrengths: array<array<vec4f,7>>;\n@group(0)@binding(7)var<uniform> repetition: Repetition;\n\n\nfn highAt(node: u32,k: u32)-> vec4f{return nodeStrengths[strengthsAt(node)+1u+k/7u][k % 7u];}\n\nfn addElement(all: ptr<function,Whole>,i: u32,c: u32,centre: vec3f){\nvar part=Part(strengths[i][c],elements[i].xyz - centre,vec3f(0.0),array<vec3f,3>(),array<array<vec3f,3>,3>());\nadd(all,&part);\n}\n\n\nfn addCell(all: ptr<function,Whole>,child: u32,c: u32,centre: vec3f){\nlet at=strengthsAt(child);\nlet first=nodeStrengths[at][c];\nlet q=nodeStrengths[at][3u+c];\nlet yz=nodeStrengths[at][6][c];\nvar part=childPart(\nHigh(highAt(child,4u*c),highAt(child,4u*c+1u),highAt(child,4u*c+2u),highAt(child,4u*c+3u)),\nfirst.w,nodeCentre[child].xyz - centre,\narray<vec3f,3>(vec3f(q.x,q.z,q.w),vec3f(q.z,q.y,yz),vec3f(q.w,yz,-q.x - q.y)),all);\npart.first=first.xyz;\nadd(all,&part);\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id)id: vec3u,@builtin(num_workgroups)groups: vec3u){\n\nif(levelStart[31]> params.nodeCapacity){return;}\nlet begin=3u*levelStart[repetition.index];\nlet end=3u*levelStart[repetition.index+1u];\nfor(var k=begin+id.x;k < end;k+=groups.x*64u){\nlet node=k/3u;\nlet c=k % 3u;\nlet link=nodeLink[node];\nlet centre=nodeCentre[node].xyz;\nvar all=Whole();\nfor(var i=linkFirst(link);i < linkFirst(link)+linkCount(link);i++){\nif(linkIsLeaf(link)){addElement(&all,i,c,centre);}else{addCell(&all,i,c,centre);}\n}\nlet high=freed(all);\nlet at=strengthsAt(node)+1u;\nlet slot=4u*c;\nnodeStrengths[at+slot/7u][slot % 7u]=high.thirdX;\nnodeStrengths[at+(slot+1u)/7u][(slot+1u)% 7u]=high.thirdY;\nnodeStrengths[at+(slot+2u)/7u][(slot+2u)% 7u]=high.fourthX;\nnodeStrengths[at+(slot+3u)/7u][(slot+3u)% 7u]=high.fourthY;\n}\n}",
 "shared/biotSavart.wgsl": "\n\n\n\n\nconst CORE_REACH=2.36;\n\n\nconst NEVER_ZERO=1e-24;\n\nconst NEAR=0.2;\nconst LOG2_E=1.4426950408889634;\nconst PER_SPHERE=0.07957747154594767;\n\n\noverride VISCOUS: u32=0u;\n\n\nstruct Induced{\nvelocity: vec3f,\nrowX: vec3f,\nrowY: vec3f,\nrowZ: vec3f,\nexchange: vec4f,\n}\n\n\nstruct Sums{\nvelocity: vec3f,\nspin: vec3f,\nshearX: vec3f,\nshearY: vec3f,\nshearZ: vec3f,\nexchange: vec4f,\n}\nvar<private> sums: Sums;\n\n\nconst NO_PLACE=vec4f(1e9,1e9,1e9,1.0);\nconst NO_STRENGTH=vec4f(0.0,0.0,0.0,-1.0);\n\n\nfn tilePlace(element: vec4f)-> vec4f{return vec4f(element.xyz,1.0/(element.w*element.w*element.w));}\nfn tileStrength(strength: vec3f,place: vec4f)-> vec4f{return vec4f(strength,-LOG2_E*place.w);}\n\nfn addPair(r: vec3f,strength: vec3f,f: f32,g: f32,fall: f32){\nlet c=cross(strength,r);\nsums.velocity+=f*c;\nsums.spin+=f*strength;\nlet along=g*r;\nsums.shearX+=c.x*along;\nsums.shearY+=c.y*along;\nsums.shearZ+=c.z*along;\nif(VISCOUS==1u){sums.exchange+=fall*vec4f(strength,1.0);}\n}\n\n\nfn useFar(here: vec3f,place: vec4f,strength: vec4f)-> bool{\nlet r=here - place.xyz;\nlet r2=fma(r.x,r.x,fma(r.y,r.y,fma(r.z,r.z,NEVER_ZERO)));\nlet rinv=inverseSqrt(r2);\nlet rinv2=rinv*rinv;\nlet exponent=r2*r2*rinv*strength.w;\nlet near=exponent > -NEAR*LOG2_E;\nlet fall=exp2(exponent);\nlet f=(1.0 - fall)*(rinv*rinv2);\nlet g=fma(fall,place.w,-f)*rinv2;\naddPair(r,strength.xyz,select(f,0.0,near),select(g,0.0,near),select(fall,0.0,near));\nreturn near;\n}\n\n\nfn useNear(here: vec3f,place: vec4f,strength: vec4f){\nlet r=here - place.xyz;\nlet r2=dot(r,r);\nlet size=sqrt(r2);\nlet k=place.w;\nlet q=r2*size*k;\nif(q >= NEAR){return;}\nlet f=k*fma(q,fma(q,fma(q,fma(q,fma(q,-1.0/720.0,1.0/120.0),-1.0/24.0),1.0/6.0),-0.5),1.0);\nlet g=k*k*size*fma(q,fma(q,fma(q,fma(q,fma(q,1.0/840.0,-1.0/144.0),1.0/30.0),-0.125),1.0/3.0),-0.5);\naddPair(r,strength.xyz,f,g,exp(-q));\n}\n\n\nfn takeSums(all: Induced)-> Induced{\nlet s=sums;\nsums=Sums();\nreturn Induced(\nall.velocity+s.velocity,\nall.rowX+3.0*s.shearX+vec3f(0.0,-s.spin.z,s.spin.y),\nall.rowY+3.0*s.shearY+vec3f(s.spin.z,0.0,-s.spin.x),\nall.rowZ+3.0*s.shearZ+vec3f(-s.spin.y,s.spin.x,0.0),\nall.exchange+s.exchange);\n}\n\n\noverride HEXADECAPOLE: u32=0u;\n\n\nfn strengthsAt(node: u32)-> u32{return(1u+2u*HEXADECAPOLE)*node;}\n\n\n\nstruct Component{\ndipole: vec4f,\nquadrupole: vec4f,\nyz: f32,\n}\n\n\n\nstruct Slope{\nfirst: vec3f,\ndiagonal: vec3f,\nmixed: vec3f,\n}\n\nfn slopeOf(m: Component,r: vec3f,g1: f32,g2: f32,g3: f32,g4: f32)-> Slope{\nlet zz=-m.quadrupole.x - m.quadrupole.y;\nlet s=vec3f(\nfma(m.quadrupole.x,r.x,fma(m.quadrupole.z,r.y,m.quadrupole.w*r.z)),\nfma(m.quadrupole.z,r.x,fma(m.quadrupole.y,r.y,m.yz*r.z)),\nfma(m.quadrupole.w,r.x,fma(m.yz,r.y,zz*r.z)));\nlet q=0.5*dot(s,r);\nlet p=dot(m.dipole.xyz,r);\nlet round=fma(m.dipole.w,g1,fma(-p,g2,q*g3));\nlet along=fma(m.dipole.w,g2,fma(-p,g3,q*g4));\nlet v=g3*s - g2*m.dipole.xyz;\nreturn Slope(\nround*r - g1*m.dipole.xyz+g2*s,\n(along*r+2.0*v)*r+vec3f(round)+g2*vec3f(m.quadrupole.xy,zz),\nalong*r.xxy*r.yzz+v.xxy*r.yzz+r.xxy*v.yzz+g2*vec3f(m.quadrupole.zw,m.yz));\n}\n\n\nfn withCell(all: Induced,r: vec3f,x: Component,y: Component,z: Component)-> Induced{\nlet rinv=inverseSqrt(dot(r,r));\nlet rinv2=rinv*rinv;\nlet g1=-rinv*rinv2;\nlet g2=-3.0*g1*rinv2;\nlet g3=-5.0*g2*rinv2;\nlet g4=-7.0*g3*rinv2;\nreturn withSlopes(all,slopeOf(x,r,g1,g2,g3,g4),slopeOf(y,r,g1,g2,g3,g4),slopeOf(z,r,g1,g2,g3,g4));\n}\n\n\nfn withSlopes(all: Induced,a: Slope,b: Slope,c: Slope)-> Induced{\nreturn Induced(\nall.velocity+vec3f(c.first.y - b.first.z,a.first.z - c.first.x,b.first.x - a.first.y),\nall.rowX+vec3f(c.mixed.x - b.mixed.y,c.diagonal.y - b.mixed.z,c.mixed.z - b.diagonal.z),\nall.rowY+vec3f(a.mixed.y - c.diagonal.x,a.mixed.z - c.mixed.x,a.diagonal.z - c.mixed.y),\nall.rowZ+vec3f(b.diagonal.x - a.mixed.x,b.mixed.x - a.diagonal.y,b.mixed.y - a.mixed.z),\nall.exchange);\n}\n\n\nfn rowsOf(all: Induced)-> array<vec4f,4>{\nreturn array<vec4f,4>(\nPER_SPHERE*vec4f(all.rowX,all.velocity.x),\nPER_SPHERE*vec4f(all.rowY,all.velocity.y),\nPER_SPHERE*vec4f(all.rowZ,all.velocity.z),\nall.exchange);\n}",
 "build/vortexMoments.wgsl": "\n\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> elements: array<vec4f>;\n@group(0)@binding(2)var<storage,read> strengths: array<vec4f>;\n@group(0)@binding(3)var<storage,read> nodeLink: array<u32>;\n@group(0)@binding(4)var<storage,read> levelStart: array<u32>;\n@group(0)@binding(5)var<storage,read_write> nodeCentre: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> nodeStrengths: array<array<vec4f,7>>;\n@group(0)@binding(7)var<storage,read_write> nodeTest: array<vec4u>;\n@group(0)@binding(8)var<storage,read_write> nodeBox: array<vec4f>;\n@group(0)@binding(9)var<uniform> repetition: Repetition;\n\n\nstruct Sum{\nall: f32,\nfirst: vec3f,\ndiagonal: vec3f,\nmixed: vec3f,\n}\n\nfn added(sum: Sum,g: f32,d: vec3f)-> Sum{\nlet gd=g*d;\nreturn Sum(sum.all+g,sum.first+gd,sum.diagonal+gd*d,sum.mixed+gd.xxy*d.yzz);\n}\n\n\nfn joined(sum: Sum,m: Component,d: vec3f)-> Sum{\nlet g=m.dipole.w;\nlet first=m.dipole.xyz;\nlet zz=-m.quadrupole.x - m.quadrupole.y;\nreturn Sum(\nsum.all+g,\nsum.first+first+g*d,\nsum.diagonal+vec3f(m.quadrupole.xy,zz)+(2.0*first+g*d)*d,\nsum.mixed+vec3f(m.quadrupole.zw,m.yz)+first.xxy*d.yzz+d.xxy*first.yzz+g*d.xxy*d.yzz);\n}\n\nfn quadrupoleOf(sum: Sum)-> vec4f{\nlet trace=(sum.diagonal.x+sum.diagonal.y+sum.diagonal.z)/3.0;\nreturn vec4f(sum.diagonal.xy - vec2f(trace),sum.mixed.xy);\n}\n\nstruct Cell{\ncentre: vec3f,\nweight: f32,\nlow: vec3f,\nradius: f32,\nhigh: vec3f,\ncore: f32,\nx: Sum,\ny: Sum,\nz: Sum,\n}\n\nfn leafOf(first: u32,count: u32)-> Cell{\nvar cell=Cell();\n\nlet near=elements[first].xyz;\ncell.low=near;\ncell.high=near;\nfor(var i=first;i < first+count;i++){\nlet place=elements[i];\nlet weight=length(strengths[i].xyz);\ncell.weight+=weight;\ncell.centre+=weight*(place.xyz - near);\ncell.low=min(cell.low,place.xyz);\ncell.high=max(cell.high,place.xyz);\ncell.core=max(cell.core,place.w);\n}\nif(cell.weight > 0.0){cell.centre=near+cell.centre/cell.weight;}else{cell.centre=0.5*(cell.low+cell.high);}\nfor(var i=first;i < first+count;i++){\nlet d=elements[i].xyz - cell.centre;\nlet strength=strengths[i].xyz;\ncell.x=added(cell.x,strength.x,d);\ncell.y=added(cell.y,strength.y,d);\ncell.z=added(cell.z,strength.z,d);\ncell.radius=max(cell.radius,length(d));\n}\nreturn cell;\n}\n\nfn cellOf(first: u32,count: u32)-> Cell{\nvar cell=Cell();\nlet near=nodeCentre[first].xyz;\ncell.low=nodeBox[2u*first].xyz;\ncell.high=nodeBox[2u*first+1u].xyz;\nfor(var k=first;k < first+count;k++){\nlet centre=nodeCentre[k];\ncell.weight+=centre.w;\ncell.centre+=centre.w*(centre.xyz - near);\ncell.low=min(cell.low,nodeBox[2u*k].xyz);\ncell.high=max(cell.high,nodeBox[2u*k+1u].xyz);\n}\nif(cell.weight > 0.0){cell.centre=near+cell.centre/cell.weight;}else{cell.centre=0.5*(cell.low+cell.high);}\nfor(var k=first;k < first+count;k++){\nlet d=nodeCentre[k].xyz - cell.centre;\nlet m=nodeStrengths[strengthsAt(k)];\ncell.x=joined(cell.x,Component(m[0],m[3],m[6].x),d);\ncell.y=joined(cell.y,Component(m[1],m[4],m[6].y),d);\ncell.z=joined(cell.z,Component(m[2],m[5],m[6].z),d);\ncell.radius=max(cell.radius,bitcast<f32>(nodeTest[k].z)+length(d));\ncell.core=max(cell.core,m[6].w);\n}\n\ncell.radius=min(cell.radius,length(max(cell.high - cell.centre,cell.centre - cell.low)));\nreturn cell;\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id)id: vec3u,@builtin(num_workgroups)groups: vec3u){\n\nif(levelStart[31]> params.nodeCapacity){return;}\nlet level=repetition.index;\nfor(var k=levelStart[level]+id.x;k < levelStart[level+1u];k+=groups.x*64u){\nlet link=nodeLink[k];\nvar cell: Cell;\nif(linkIsLeaf(link)){cell=leafOf(linkFirst(link),linkCount(link));}else{cell=cellOf(linkFirst(link),linkCount(link));}\nnodeCentre[k]=vec4f(cell.centre,cell.weight);\nnodeStrengths[strengthsAt(k)]=array<vec4f,7>(\nvec4f(cell.x.first,cell.x.all),\nvec4f(cell.y.first,cell.y.all),\nvec4f(cell.z.first,cell.z.all),\nquadrupoleOf(cell.x),\nquadrupoleOf(cell.y),\nquadrupoleOf(cell.z),\nvec4f(cell.x.mixed.z,cell.y.mixed.z,cell.z.mixed.z,cell.core));\nnodeBox[2u*k]=vec4f(cell.low,0.0);\nnodeBox[2u*k+1u]=vec4f(cell.high,0.0);\nlet reach=CORE_REACH*cell.core;\nlet open=max(cell.radius/params.theta,cell.radius+reach);\nnodeTest[k]=vec4u(bitcast<u32>(open*open),bitcast<u32>(reach),bitcast<u32>(cell.radius),link);\n}\n}",
 "check/lanesTest.wgsl": "\n\n\n\n\n@group(0)@binding(0)var<storage,read_write> found: array<atomic<u32>>;\nvar<workgroup> seen: array<atomic<u32>,32>;\n\n\nfn numberOf(lane: u32,salt: u32)-> u32{return(lane*lane*7u+lane*salt+5u*salt)% 31u;}\nfn flagOf(lane: u32,salt: u32)-> bool{return numberOf(lane,salt)% 3u==0u;}\nfn runOf(lane: u32,runs: u32,most: u32,salt: u32)-> u32{\nreturn select(0u,1u+numberOf(lane,salt)% most,lane < runs);\n}\n\n\nfn runsAreRight(lane: u32,runs: u32,most: u32,longest: u32,salt: u32)-> bool{\nlet mine=runOf(lane,runs,longest,salt);\nworkgroupBarrier();\nlet before=runsBefore(lane,runs,mine,most);\nlet total=workgroupUniformLoad(&laneTotal);\nvar expected=0u;\nvar item=0u;\nfor(var k=0u;k < runs;k++){\nlet begins=expected;\nexpected+=runOf(k,runs,longest,salt);\nif(lane >= begins && lane < expected){item=100u*k+lane - begins;}\n}\nvar right=total==expected;\nexpected=0u;\nfor(var k=0u;k < min(lane,runs);k++){expected+=runOf(k,runs,longest,salt);}\nright=right &&(lane >= runs || before==expected);\nlayRuns(lane,before,100u*lane,mine,most);\nworkgroupBarrier();\nreturn right &&(lane >= total || laidItem(lane)==item);\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(local_invocation_index)thread: u32){\nlet lane=laneOf(thread);\nlet salt=group.x+1u;\nvar wrong=0u;\n\natomicAdd(&seen[lane & 31u],1u);\nworkgroupBarrier();\nwrong|=u32(lane >= LANES || atomicLoad(&seen[lane & 31u])!=1u);\n\nvar before=0u;\nvar all=0u;\nvar most=0u;\nvar least=LANES;\nvar votes=0u;\nvar flags=vec4u(0u);\nvar flagsInAll=vec4u(0u);\nfor(var k=0u;k < LANES;k++){\nlet four=vec4u(vec4<bool>(flagOf(k,salt),flagOf(k,salt+1u),flagOf(k,salt+2u),true));\nif(k < lane){\nbefore+=numberOf(k,salt);\nflags+=four;\n}\nall+=numberOf(k,salt);\nmost=max(most,numberOf(k,salt));\nleast=min(least,numberOf(k,salt));\nvotes|=select(0u,1u << k,flagOf(k,salt));\nflagsInAll+=four;\n}\nlet mine=numberOf(lane,salt);\nwrong|=u32(lanesBefore(lane,mine)!=before)<< 1u;\nwrong|=u32(workgroupUniformLoad(&laneTotal)!=all)<< 2u;\nwrong|=u32(vote(lane,flagOf(lane,salt))!=votes)<< 3u;\nworkgroupBarrier();\nlet found4=flagsBefore(lane,flagOf(lane,salt),flagOf(lane,salt+1u),flagOf(lane,salt+2u),true);\nlet places=vec4u(0u,6u,12u,18u);\nwrong|=u32(any(((vec4u(found4.x)>> places)& vec4u(63u))!=flags))<< 4u;\nwrong|=u32(any(((vec4u(found4.y)>> places)& vec4u(63u))!=flagsInAll))<< 5u;\nwrong|=u32(!runsAreRight(lane,1u+salt % 4u,8u,8u,salt))<< 6u;\nwrong|=u32(!runsAreRight(lane,1u+salt % 2u,16u,16u,salt))<< 7u;\n\nlet number=f32(mine);\nwrong|=u32(any(lanesSum(lane,vec4f(number,-number,2.0*number,1.0))!=f32(all)*vec4f(1.0,-1.0,2.0,0.0)+vec4f(0.0,0.0,0.0,32.0)))<< 8u;\nwrong|=u32(any(lanesMin(lane,vec4f(number,-number,1.0,0.0))!=vec4f(f32(least),-f32(most),1.0,0.0)))<< 9u;\nwrong|=u32(lanesSumOf(lane,number)!=f32(all))<< 10u;\nwrong|=u32(any(lanesSumOfTwo(lane,vec2f(number,3.0))!=vec2f(f32(all),96.0)))<< 11u;\nwrong|=u32(lanesMostOf(lane,number)!=f32(most))<< 12u;\nwrong|=u32(lanesCount(lane,mine)!=all)<< 13u;\natomicOr(&found[1],wrong);\natomicAdd(&found[0],1u);\n}",
 "shared/lanes.wgsl": "\n\nconst LANES=32u;\n\nconst GO_ALONG=false;\nvar<workgroup> laneCounts: array<vec4u,8>;\nvar<workgroup> laneVectors: array<vec4f,32>;\n\nvar<workgroup> laneFours: array<vec4f,4>;\nvar<workgroup> laneTotal: u32;\n\n\nfn laneOf(thread: u32)-> u32{return thread;}\n\n\nfn lanesBefore(lane: u32,mine: u32)-> u32{\nlaneCounts[lane >> 2u][lane & 3u]=mine;\nworkgroupBarrier();\n\nvar before=0u;\nfor(var word=0u;word < 8u;word++){\nlet four=select(vec4u(0u),laneCounts[word],vec4u(4u*word)+vec4u(0u,1u,2u,3u)< vec4u(lane));\nbefore+=four.x+four.y+four.z+four.w;\n}\nif(lane==LANES - 1u){laneTotal=before+mine;}\nreturn before;\n}\n\n\nfn flagsBefore(lane: u32,a: bool,b: bool,c: bool,d: bool)-> vec2u{\nlaneCounts[lane >> 2u][lane & 3u]=u32(a)|(u32(b)<< 6u)|(u32(c)<< 12u)|(u32(d)<< 18u);\nworkgroupBarrier();\nvar before=vec4u(0u);\nvar total=vec4u(0u);\nfor(var word=0u;word < 8u;word++){\nbefore+=select(vec4u(0u),laneCounts[word],vec4u(4u*word)+vec4u(0u,1u,2u,3u)< vec4u(lane));\ntotal+=laneCounts[word];\n}\nreturn vec2u(before.x+before.y+before.z+before.w,total.x+total.y+total.z+total.w);\n}\n\n\nfn vote(lane: u32,mine: bool)-> u32{\nworkgroupBarrier();\nlaneCounts[lane >> 2u][lane & 3u]=select(0u,1u << lane,mine);\nworkgroupBarrier();\nvar all=vec4u(0u);\nfor(var word=0u;word < 8u;word++){all|=laneCounts[word];}\nreturn all.x | all.y | all.z | all.w;\n}\n\n\nfn runsBefore(lane: u32,runs: u32,mine: u32,most: u32)-> u32{return lanesBefore(lane,mine);}\n\n\n\nvar<workgroup> laneItems: array<u32,32>;\nfn layRuns(lane: u32,before: u32,start: u32,mine: u32,most: u32){\n\nif(mine > 0u){\nlaneItems[before]=start;\nif(mine > 1u){laneItems[before+1u]=start+1u;}\nif(mine > 2u){laneItems[before+2u]=start+2u;}\nif(mine > 3u){laneItems[before+3u]=start+3u;}\nif(mine > 4u){laneItems[before+4u]=start+4u;}\nif(mine > 5u){laneItems[before+5u]=start+5u;}\nif(mine > 6u){laneItems[before+6u]=start+6u;}\nif(mine > 7u){laneItems[before+7u]=start+7u;}\nif(most > 8u && mine > 8u){\nlaneItems[before+8u]=start+8u;\nif(mine > 9u){laneItems[before+9u]=start+9u;}\nif(mine > 10u){laneItems[before+10u]=start+10u;}\nif(mine > 11u){laneItems[before+11u]=start+11u;}\nif(mine > 12u){laneItems[before+12u]=start+12u;}\nif(mine > 13u){laneItems[before+13u]=start+13u;}\nif(mine > 14u){laneItems[before+14u]=start+14u;}\nif(mine > 15u){laneItems[before+15u]=start+15u;}\n}\n}\n}\nfn laidItem(lane: u32)-> u32{return laneItems[lane];}\n\n\nfn lanesMin(lane: u32,mine: vec4f)-> vec4f{\nlaneVectors[lane]=mine;\nworkgroupBarrier();\nif(lane < 4u){\nvar least=laneVectors[lane];\nfor(var k=4u;k < LANES;k+=4u){least=min(least,laneVectors[lane+k]);}\nlaneFours[lane]=least;\n}\nworkgroupBarrier();\nreturn min(min(laneFours[0],laneFours[1]),min(laneFours[2],laneFours[3]));\n}\n\n\nfn lanesSumOf(lane: u32,mine: f32)-> f32{return lanesSum(lane,vec4f(mine)).x;}\n\nfn lanesSumOfTwo(lane: u32,mine: vec2f)-> vec2f{return lanesSum(lane,vec4f(mine,0.0,0.0)).xy;}\n\nfn lanesMostOf(lane: u32,mine: f32)-> f32{return -lanesMin(lane,vec4f(-mine)).x;}\n\nfn lanesCount(lane: u32,mine: u32)-> u32{return u32(lanesSum(lane,vec4f(f32(mine))).x);}\n\nfn lanesSum(lane: u32,mine: vec4f)-> vec4f{\nlaneVectors[lane]=mine;\nworkgroupBarrier();\nif(lane < 4u){\nvar sum=laneVectors[lane];\nfor(var k=4u;k < LANES;k+=4u){sum+=laneVectors[lane+k];}\nlaneFours[lane]=sum;\n}\nworkgroupBarrier();\nreturn laneFours[0]+laneFours[1]+(laneFours[2]+laneFours[3]);\n}",
 "shared/lanes.subgroups.wgsl": "\n\nconst LANES=32u;\n\nconst GO_ALONG=true;\nvar<workgroup> laneTotal: u32;\n\n\n\nfn laneOf(thread: u32)-> u32{\nlet all=subgroupBallot(true);\nlet words=vec4u(32u,64u,96u,128u)*vec4u(all!=vec4u(0u));\nlaneFirst=max(max(words.x,words.y),max(words.z,words.w))- 32u;\nlaneFirst+=countTrailingZeros(lanesWhere(true));\nreturn subgroupExclusiveAdd(1u);\n}\n\nvar<private> laneFirst: u32;\n\n\nfn lanesBefore(lane: u32,mine: u32)-> u32{\nlet before=subgroupExclusiveAdd(mine);\nif(lane==LANES - 1u){laneTotal=before+mine;}\nreturn before;\n}\n\n\nfn lanesWhere(mine: bool)-> u32{\nlet words=subgroupBallot(mine);\nreturn words.x | words.y | words.z | words.w;\n}\n\n\nfn vote(lane: u32,mine: bool)-> u32{return lanesWhere(mine);}\n\nfn packed(counts: vec4u)-> u32{return counts.x |(counts.y << 6u)|(counts.z << 12u)|(counts.w << 18u);}\n\n\n\nfn flagsBefore(lane: u32,a: bool,b: bool,c: bool,d: bool)-> vec2u{\nlet all=vec4u(lanesWhere(a),lanesWhere(b),lanesWhere(c),lanesWhere(d));\nlet before=countOneBits(all & vec4u((1u << lane)- 1u));\nlet total=countOneBits(all);\nreturn vec2u(packed(before),packed(total));\n}\n\n\nfn runsBefore(lane: u32,runs: u32,mine: u32,most: u32)-> u32{\nlet below=(1u << lane)- 1u;\nlet more=select(0u,mine - 1u,lane < runs);\nvar before=min(lane,runs)\n+countOneBits(lanesWhere((more & 1u)!=0u)& below)\n+2u*countOneBits(lanesWhere((more & 2u)!=0u)& below)\n+4u*countOneBits(lanesWhere((more & 4u)!=0u)& below);\nif(most > 8u){before+=8u*countOneBits(lanesWhere((more & 8u)!=0u)& below);}\nif(lane==LANES - 1u){laneTotal=before+mine;}\nreturn before;\n}\n\n\n\nvar<private> laneItem: u32;\nfn layRuns(lane: u32,before: u32,start: u32,mine: u32,most: u32){\nlet starts=subgroupOr(select(0u,1u <<(before & 31u),mine > 0u));\nlet which=countOneBits(starts &((2u << lane)- 1u))- 1u;\nlaneItem=subgroupShuffle(start - before,(laneFirst+which)& 127u)+lane;\n}\nfn laidItem(lane: u32)-> u32{return laneItem;}\n\nfn lanesMin(lane: u32,mine: vec4f)-> vec4f{return subgroupMin(mine);}\n\nfn lanesSum(lane: u32,mine: vec4f)-> vec4f{return subgroupAdd(mine);}\n\n\nfn lanesSumOf(lane: u32,mine: f32)-> f32{return subgroupAdd(mine);}\n\nfn lanesSumOfTwo(lane: u32,mine: vec2f)-> vec2f{return subgroupAdd(mine);}\n\nfn lanesMostOf(lane: u32,mine: f32)-> f32{return subgroupMax(mine);}\n\nfn lanesCount(lane: u32,mine: u32)-> u32{return subgroupAdd(mine);}",
 "force/directSum.wgsl": "\n\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read_write> acceleration: array<vec4f>;\n@group(0)@binding(3)var<uniform> repetition: Repetition;\n@group(0)@binding(4)var<storage,read> targets: array<vec4f>;\n\n\noverride PARTS: u32=1u;\nconst WIDTH=64u;\nvar<workgroup> tile: array<vec4f,WIDTH>;\n\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n\nconst NOWHERE=vec4f(1e15,1e15,1e15,0.0);\n\nfn useBody(source: vec4f){\nlet offset0=source.xyz - here0;\nlet offset1=source.xyz - here1;\nsum0+=fromBody(offset0,fma(offset0.x,offset0.x,fma(offset0.y,offset0.y,fma(offset0.z,offset0.z,params.eps2))),source.w);\nsum1+=fromBody(offset1,fma(offset1.x,offset1.x,fma(offset1.y,offset1.y,fma(offset1.z,offset1.z,params.eps2))),source.w);\n}\n\nfn useFour(j: u32){\nuseBody(tile[j]);\nuseBody(tile[j+1u]);\nuseBody(tile[j+2u]);\nuseBody(tile[j+3u]);\n}\n\n\nfn useOther(source: vec4f,isOwn: vec2<bool>){\nlet offset0=source.xyz - here0;\nlet offset1=source.xyz - here1;\nlet r0=dot(offset0,offset0)+params.eps2;\nlet r1=dot(offset1,offset1)+params.eps2;\nlet skip0=(r0==0.0 && !actsAtZero())|| isOwn.x;\nlet skip1=(r1==0.0 && !actsAtZero())|| isOwn.y;\nsum0+=fromBody(offset0,select(r0,1.0,skip0),select(source.w,0.0,skip0));\nsum1+=fromBody(offset1,select(r1,1.0,skip1),select(source.w,0.0,skip1));\n}\n\n\nfn begun(i: u32,part: u32)-> vec4f{\nif(((ADD==1u && part==0u)|| repetition.index > 0u)&& i < params.n){return acceleration[part*params.n+i];}\nreturn vec4f(0);\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet blocks=(params.n+2u*WIDTH - 1u)/(2u*WIDTH);\nlet index=flatGroup(group,groups);\nif(index >= PARTS*blocks){return;}\nlet part=index/blocks;\nlet first=2u*WIDTH*(index % blocks);\nlet own=vec2u(first+lane,first+WIDTH+lane);\nlet source=select(first,NO_SOURCE,FOREIGN==1u);\nhere0=targets[min(own.x,params.n - 1u)].xyz;\nhere1=targets[min(own.y,params.n - 1u)].xyz;\n\nlet tiles=(params.sources+WIDTH - 1u)/WIDTH;\nlet size=WIDTH*((tiles+repetition.last)/(repetition.last+1u));\nlet share=WIDTH*((size/WIDTH+PARTS - 1u)/PARTS);\nlet begin=repetition.index*size+part*share;\nlet end=min(params.sources,min(begin+share,(repetition.index+1u)*size));\nvar all0=begun(own.x,part);\nvar all1=begun(own.y,part);\nfor(var base=begin;base < end;base+=WIDTH){\nworkgroupBarrier();\ntile[lane]=NOWHERE;\nif(base+lane < params.sources){tile[lane]=posMass[base+lane];}\nworkgroupBarrier();\n\nsum0=vec4f(0);\nsum1=vec4f(0);\nif(actsAtZero()&& base - source >= 2u*WIDTH){\n\nfor(var j=0u;j < WIDTH;j+=16u){\nuseFour(j);\nuseFour(j+4u);\nuseFour(j+8u);\nuseFour(j+12u);\n}\n}else{\nfor(var j=0u;j < WIDTH;j++){useOther(tile[j],vec2u(base+j)==source+vec2u(lane,WIDTH+lane));}\n}\nall0+=sum0;\nall1+=sum1;\n}\nif(own.x < params.n){acceleration[part*params.n+own.x]=all0;}\nif(own.y < params.n){acceleration[part*params.n+own.y]=all1;}\n}",
 "shared/interact.wgsl": "\n\n\noverride SPLINE: u32=0u;\n\n\nfn fromBody(offset: vec3f,r2: f32,mass: f32)-> vec4f{\nif(SPLINE==1u){return fromSpline(offset,r2,mass);}\nreturn fromPoint(offset,r2,mass);\n}\n\n\nfn fromPoint(offset: vec3f,r2: f32,mass: f32)-> vec4f{\nlet rinv=inverseSqrt(r2);\nlet potential=mass*rinv;\nreturn vec4f(potential*rinv*rinv*offset,-potential);\n}\n\n\n\nfn fromSpline(offset: vec3f,r2: f32,mass: f32)-> vec4f{\nlet h=params.spline;\nlet r=sqrt(r2);\nif(r >= h){return fromPoint(offset,r2,mass);}\nlet u=r/h;\nlet v=u*u;\nvar pull: f32;\nvar depth: f32;\nif(u < 0.5){\npull=32.0/3.0+v*(32.0*u - 38.4);\ndepth=v*(16.0/3.0+v*(6.4*u - 9.6))- 2.8;\n}else{\npull=64.0/3.0 - 48.0*u+38.4*v - 32.0/3.0*u*v - 1.0/(15.0*u*v);\ndepth=1.0/(15.0*u)+v*(32.0/3.0 - 16.0*u+v*(9.6 - 32.0/15.0*u))- 3.2;\n}\nreturn vec4f(mass/(h*h*h)*pull*offset,mass/h*depth);\n}\n\n\nfn actsAtZero()-> bool{return params.eps2 > 0.0 || params.spline > 0.0;}\n\n\n\n\n\nfn withCell(sum: vec4f,here: vec3f,eps2: f32,centre: vec4f,diagonal: vec4f,mixed: vec3f)-> vec4f{\nlet offset=centre.xyz - here;\nlet r2=fma(offset.x,offset.x,fma(offset.y,offset.y,fma(offset.z,offset.z,eps2)));\nlet rinv=inverseSqrt(r2);\nlet rinv2=rinv*rinv;\nlet rinv3=rinv*rinv2;\nlet qx=fma(diagonal.x,offset.x,fma(mixed.x,offset.y,mixed.y*offset.z));\nlet qy=fma(mixed.x,offset.x,fma(diagonal.y,offset.y,mixed.z*offset.z));\nlet qz=fma(mixed.y,offset.x,fma(mixed.z,offset.y,diagonal.z*offset.z));\n\nlet twice=fma(qx,offset.x,fma(qy,offset.y,fma(qz,offset.z,-diagonal.w)));\nlet quadrupole=twice*(0.5*rinv2*rinv2);\nlet radial=fma(5.0,quadrupole,centre.w)*rinv3;\nlet along=-(rinv3*rinv2);\nreturn vec4f(\nfma(radial,offset.x,fma(along,qx,sum.x)),\nfma(radial,offset.y,fma(along,qy,sum.y)),\nfma(radial,offset.z,fma(along,qz,sum.z)),\nfma(-rinv,centre.w+quadrupole,sum.w));\n}",
 "shared/targets.wgsl": "\n\n\noverride FOREIGN: u32=0u;\n\noverride ADD: u32=0u;\n\noverride ACTIVE: u32=0u;\n\n\nconst NO_SOURCE=0x80000000u;",
 "force/external.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> terms: array<ExternalTerm,MOST_TERMS>;\n@group(0)@binding(2)var<storage,read> radialTables: array<vec4f>;\n@group(0)@binding(3)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(4)var<storage,read> status: Status;\n@group(0)@binding(5)var<storage,read_write> acceleration: array<vec4f>;\n\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n ||(status.faults & FAULT_OVERFLOW)!=0u){return;}\nacceleration[i]+=vec4f(externalField(posMass[i].xyz).xyz,0.0);\n}",
 "shared/externalField.wgsl": "\n\n\nfn radialField(v: vec4f,table: u32,x: vec3f)-> vec4f{\nlet r=length(x);\nlet cells=CELLS_PER_OCTAVE*OCTAVES;\nlet at=clamp((log2(max(r,1e-30)/v.x)+f32(OCTAVES_BELOW))*f32(CELLS_PER_OCTAVE),0.0,f32(cells));\nlet cell=min(u32(at),cells - 1u);\nlet a=radialTables[table+cell];\nlet b=radialTables[table+cell+1u];\n\nlet beyond=min(1.0,v.x*exp2(f32(OCTAVES - OCTAVES_BELOW))/max(r,1e-30));\nreturn central(between(a.xy,b.xy,at - f32(cell))*beyond*beyond*beyond,between(a.zw,b.zw,at - f32(cell))*beyond,x);\n}\n\nfn termField(term: ExternalTerm,x: vec3f)-> vec4f{\nswitch(term.kind){\ncase SOFTENED:{return softenedField(term.first,x);}\ncase HERNQUIST:{return hernquistField(term.first,x);}\ncase NFW:{return nfwField(term.first,x);}\ncase RADIAL:{return radialField(term.first,term.table,x);}\ncase DISC:{return discField(term.first,x);}\ncase LOGARITHMIC:{return logarithmicField(term.first,x);}\ncase BAR:{return barField(term.first,x);}\ncase QUADRUPOLE_BAR:{return quadrupoleBarField(term.first,x);}\ncase SPIRAL:{return spiralField(term.first,term.second,x);}\ndefault:{return vec4f(0);}\n}\n}\n\nfn externalField(x: vec3f)-> vec4f{\nvar sum=vec4f(0);\nfor(var k=0u;k < MOST_TERMS && terms[k].kind!=NO_TERM;k++){\nlet term=terms[k];\nlet away=x - term.centre;\n\nlet turned=vec3f(term.cosine*away.x+term.sine*away.y,term.cosine*away.y - term.sine*away.x,away.z);\nlet own=term.growth*termField(term,turned);\nsum+=vec4f(term.cosine*own.x - term.sine*own.y,term.cosine*own.y+term.sine*own.x,own.zw);\n}\nreturn sum;\n}",
 "shared/potentials.wgsl": "\n\nconst NO_TERM=0u;\nconst SOFTENED=1u;\nconst HERNQUIST=2u;\nconst NFW=3u;\nconst RADIAL=4u;\nconst DISC=5u;\nconst LOGARITHMIC=6u;\nconst BAR=7u;\nconst QUADRUPOLE_BAR=8u;\nconst SPIRAL=9u;\n\nstruct ExternalTerm{\nkind: u32,\ntable: u32,\ngrowth: f32,\nsine: f32,\ncentre: vec3f,\ncosine: f32,\nfirst: vec4f,\nsecond: vec4f,\n}\n\nconst MOST_TERMS=8u;\n\n\nconst CELLS_PER_OCTAVE=32u;\nconst OCTAVES_BELOW=14u;\nconst OCTAVES=21u;\n\nfn central(pull: f32,phi: f32,x: vec3f)-> vec4f{return vec4f(-pull*x,phi);}\n\nfn softenedField(v: vec4f,x: vec3f)-> vec4f{\nlet d2=dot(x,x)+v.y*v.y;\nif(d2==0.0){return vec4f(0);}\nlet u=inverseSqrt(d2);\nreturn central(v.x*u*u*u,-v.x*u,x);\n}\n\nfn hernquistField(v: vec4f,x: vec3f)-> vec4f{\nlet r=length(x);\nlet u=1.0/(r+v.y);\nif(r==0.0){return vec4f(0,0,0,-v.x*u);}\nreturn central(v.x*u*u/r,-v.x*u,x);\n}\n\nfn nfwField(v: vec4f,x: vec3f)-> vec4f{\nlet r=length(x);\nif(r==0.0){return vec4f(0,0,0,-v.x/v.y);}\nlet u=r/v.y;\n\nlet s=u/(2.0+u);\nvar inside=log(1.0+u)- u/(1.0+u);\nvar logarithm=log(1.0+u);\nif(u < 1.0){\nlet s2=s*s;\nlet odd=s2*(1.0/3.0+s2*(1.0/5.0+s2*(1.0/7.0+s2*(1.0/9.0+s2*(1.0/11.0+s2*(1.0/13.0+s2/15.0))))));\ninside=2.0*s2/(1.0+s)+2.0*s*odd;\nlogarithm=2.0*s*(1.0+odd);\n}\nreturn central(v.x*inside/(r*r*r),-v.x*logarithm/r,x);\n}\n\n\nfn between(a: vec2f,b: vec2f,t: f32)-> f32{\nlet u=1.0 - t;\nreturn u*u*((1.0+2.0*t)*a.x+t*a.y)+t*t*((3.0 - 2.0*t)*b.x - u*b.y);\n}\n\nfn discField(v: vec4f,x: vec3f)-> vec4f{\nlet height=sqrt(x.z*x.z+v.z*v.z);\nlet w=v.y+height;\nlet u=inverseSqrt(dot(x.xy,x.xy)+w*w);\nlet pull=v.x*u*u*u;\nreturn vec4f(-pull*x.xy,-pull*x.z*w/height,-v.x*u);\n}\n\nfn logarithmicField(v: vec4f,x: vec3f)-> vec4f{\nlet squared=v.x*v.x;\nlet core2=v.y*v.y;\nlet s2=core2+dot(x.xy,x.xy)+x.z*x.z/(v.z*v.z);\nreturn vec4f(-squared*x/s2*vec3f(1,1,1.0/(v.z*v.z)),0.5*squared*log(s2/core2));\n}\n\nfn barField(v: vec4f,x: vec3f)-> vec4f{\nlet a=v.y;\nlet height=sqrt(v.w*v.w+x.z*x.z);\nlet w=v.z+height;\nlet side=x.y*x.y+w*w;\nlet minus=sqrt((a - x.x)*(a - x.x)+side);\nlet plus=sqrt((a+x.x)*(a+x.x)+side);\nlet axis=0.5*(plus+minus);\nvar other=(axis - a)*(axis+a);\nif(abs(x.x)< a){other=side*axis*axis/((axis - x.x)*(axis+x.x));}\nlet across=v.x*axis/(plus*minus*other);\nreturn vec4f(-v.x*x.x/(plus*minus*axis),-across*x.y,-across*x.z*w/height,-0.5*v.x/a*log((axis+a)*(axis+a)/other));\n}\n\nfn quadrupoleBarField(v: vec4f,x: vec3f)-> vec4f{\nlet r2=dot(x,x);\nif(r2==0.0){return vec4f(0);}\nlet s=sqrt(r2)/v.y;\nlet s3=s*s*s;\nlet outside=s >= 1.0;\nlet h=select(s3 - 2.0,-1.0/s3,outside);\nlet slope=select(3.0*s3,3.0/s3,outside);\nlet amplitude=v.x*v.x;\nlet shape=(x.x - x.y)*(x.x+x.y)/r2;\nlet radial=amplitude*shape*(slope - 2.0*h)/r2;\nlet across=2.0*amplitude*h/r2;\nreturn vec4f(-(radial+across)*x.x,-(radial - across)*x.y,-radial*x.z,amplitude*h*shape);\n}\n\nfn spiralField(v: vec4f,w: vec4f,x: vec3f)-> vec4f{\nlet r2=dot(x.xy,x.xy);\nif(r2==0.0){return vec4f(0);}\nlet r=sqrt(r2);\nlet arms=w.z;\nlet thick=v.w;\nlet gamma=arms*(atan2(x.y,x.x)- log(r/v.y)/w.x);\nlet amplitude=12.566371*v.x*v.x*thick/(v.y*v.y)*exp((v.y - r)/v.z);\nvar slope=vec3f(0);\nvar phi=0.0;\nfor(var n=1u;n<=3u;n++){\nlet harmonic=array<f32,3>(0.84882636,0.5,0.16976527)[n - 1u];\nlet k=f32(n)*arms/(r*w.y);\nlet kh=k*thick;\nlet beta=kh*(1.0+0.4*kh);\nlet lower=1.0+0.3*kh;\nlet upper=1.0+kh+0.3*kh*kh;\nlet d=upper/lower;\nlet betaSlope=-kh*(1.0+0.8*kh);\nlet dSlope=-kh*((1.0+0.6*kh)*lower - 0.3*upper)/(lower*lower);\nlet u=k*x.z/beta;\n\nlet logSech=0.69314718 - abs(u)- log(1.0+exp(-2.0*abs(u)));\nlet tangent=tanh(clamp(u,-20.0,20.0));\nlet size=amplitude*harmonic/(k*d)*exp(beta*logSech);\nlet grows=1.0 - r/v.z - dSlope/d+betaSlope*logSech+beta*tangent*u*(1.0+betaSlope/beta);\nlet angle=f32(n)*gamma;\nphi-=size*cos(angle);\nslope.x-=size/r*(grows*cos(angle)+f32(n)*arms*sin(angle)/w.x);\nslope.y+=size*f32(n)*arms*sin(angle);\nslope.z+=size*cos(angle)*k*tangent;\n}\nreturn vec4f(-slope.x*x.x/r+slope.y*x.y/r2,-slope.x*x.y/r - slope.y*x.x/r2,-slope.z,phi);\n}",
 "force/jerk.wgsl": "\n\n\n\n\n\n\n\noverride EXTENDED: u32=1u;\noverride SIXTH: u32=0u;\n\n\noverride MANY: u32=0u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> predicted: array<vec4u>;\n@group(0)@binding(2)var<storage,read> turn: array<u32>;\n@group(0)@binding(3)var<storage,read> blockState: array<u32>;\n@group(0)@binding(4)var<storage,read_write> jerkParts: array<vec4f>;\n\nconst WIDTH=64u;\nvar<workgroup> tileHi: array<vec4u,WIDTH>;\n\nvar<workgroup> tileLo: array<vec4u,WIDTH>;\nvar<workgroup> tileVelocity: array<vec4f,WIDTH>;\nvar<workgroup> tileAcceleration: array<vec4f,1u+SIXTH*(WIDTH - 1u)>;\n\nvar<workgroup> mixed: u32;\n\n\nvar<private> here: Fixed;\nvar<private> hereFloat: vec3f;\nvar<private> velocity: vec3f;\nvar<private> acceleration: vec3f;\nvar<private> force: vec4f;\nvar<private> change: vec3f;\nvar<private> snap: vec3f;\n\nfn offsetTo(k: u32)-> vec3f{\nif(EXTENDED==1u){return fixedBetween(here,Fixed(bitcast<vec3i>(tileHi[k].xyz),tileLo[k].xyz));}\nreturn bitcast<vec3f>(tileHi[k].xyz)- hereFloat;\n}\n\nfn addSource(k: u32,offset: vec3f,r2: f32,mass: f32){\nlet rinv=inverseSqrt(r2);\nlet rinv2=rinv*rinv;\nlet pull=mass*rinv*rinv2;\nlet drifting=tileVelocity[k].xyz - velocity;\nlet closing=3.0*dot(offset,drifting)*rinv2;\nlet changing=drifting - closing*offset;\nforce+=vec4f(pull*offset,-mass*rinv);\nchange+=pull*changing;\nif(SIXTH==1u){\nlet turning=tileAcceleration[k].xyz - acceleration;\nlet bend=3.0*rinv2*(dot(drifting,drifting)+dot(offset,turning))+closing*closing/3.0;\nsnap+=pull*(turning - 2.0*closing*changing - bend*offset);\n}\n}\n\nfn useSource(k: u32){\nlet offset=offsetTo(k);\nvar r2=dot(offset,offset)+params.eps2;\nif(MANY==1u){r2=fma(offset.x,offset.x,fma(offset.y,offset.y,fma(offset.z,offset.z,params.eps2)));}\naddSource(k,offset,r2,bitcast<f32>(tileHi[k].w));\n}\n\nfn useFour(k: u32){\nuseSource(k);\nuseSource(k+1u);\nuseSource(k+2u);\nuseSource(k+3u);\n}\n\nfn useOther(k: u32,isOwn: bool){\nlet offset=offsetTo(k);\nlet r2=dot(offset,offset)+params.eps2;\nlet skip=isOwn || r2==0.0;\naddSource(k,offset,select(r2,1.0,skip),select(bitcast<f32>(tileHi[k].w),0.0,skip));\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet count=blockState[BLOCK_ACTIVE];\nlet splits=blockState[BLOCK_SPLITS];\nlet index=flatGroup(group,groups);\nlet slots=(count+WIDTH - 1u)/WIDTH*WIDTH;\nif(index >= slots/WIDTH*splits){return;}\nlet part=index % splits;\nlet slot=index/splits*WIDTH+lane;\nlet own=turn[min(slot,count - 1u)];\nlet row=(3u+SIXTH)*own;\nhere=Fixed(bitcast<vec3i>(predicted[row].xyz),predicted[row+1u].xyz);\nhereFloat=toFloat(here);\nvelocity=bitcast<vec3f>(predicted[row+2u].xyz);\nif(SIXTH==1u){acceleration=bitcast<vec3f>(predicted[row+3u].xyz);}\nlet size=(params.n+splits - 1u)/splits;\nlet end=min(params.n,(part+1u)*size);\nvar forceAll=vec4f(0);\nvar changeAll=vec3f(0);\nvar snapAll=vec3f(0);\nfor(var base=part*size;base < end;base+=WIDTH){\nworkgroupBarrier();\nif(lane==0u){mixed=u32(params.eps2==0.0);}\nlet j=(3u+SIXTH)*min(base+lane,params.n - 1u);\nlet hi=predicted[j];\nlet lo=predicted[j+1u];\n\nlet single=bitcast<vec3u>(toFloat(Fixed(bitcast<vec3i>(hi.xyz),lo.xyz)));\ntileHi[lane]=vec4u(select(single,hi.xyz,EXTENDED==1u),select(0u,hi.w,base+lane < end));\ntileLo[lane]=lo;\ntileVelocity[lane]=bitcast<vec4f>(predicted[j+2u]);\nif(SIXTH==1u){tileAcceleration[lane]=bitcast<vec4f>(predicted[j+3u]);}\nworkgroupBarrier();\nif(own - base < WIDTH){mixed=1u;}\n\nforce=vec4f(0);\nchange=vec3f(0);\nsnap=vec3f(0);\nif(workgroupUniformLoad(&mixed)==0u){\nif(MANY==1u){\nfor(var k=0u;k < WIDTH;k+=16u){\nuseFour(k);\nuseFour(k+4u);\nuseFour(k+8u);\nuseFour(k+12u);\n}\n}else{\nfor(var k=0u;k < WIDTH;k+=4u){useFour(k);}\n}\n}else{\nfor(var k=0u;k < WIDTH;k++){useOther(k,base+k==own);}\n}\nforceAll+=force;\nchangeAll+=change;\nsnapAll+=snap;\n}\nif(slot < count){\nlet at=(2u+SIXTH)*(part*slots+slot);\njerkParts[at]=forceAll;\njerkParts[at+1u]=vec4f(changeAll,0.0);\nif(SIXTH==1u){jerkParts[at+2u]=vec4f(snapAll,0.0);}\n}\n}",
 "shared/blocks.wgsl": "\n\n\n\n\nconst TICKS=1073741824u;\n\nconst NEVER=0xffffffffu;\n\n\nconst FROZEN=1u;\nconst NEWLY_FROZEN=2u;\n\n\nconst BLOCK_NEXT=0u;\nconst BLOCK_FOUND=1u;\nconst BLOCK_NOW=2u;\nconst BLOCK_OPEN=3u;\nconst BLOCK_ACTIVE=4u;\nconst BLOCK_SPLITS=5u;\nconst BLOCK_COUNT=6u;\nconst BLOCK_PAIRS=7u;\n\n\nfn tickLength()-> f32{return params.drift/f32(TICKS);}\n\n\nfn pace()-> f32{return params.kick/params.drift;}\n\n\nfn ticksWithin(wish: f32)-> u32{\nlet most=wish/abs(tickLength());\nif(!(most < f32(TICKS))){return TICKS;}\nreturn 1u << firstLeadingBit(max(u32(most),1u));\n}",
 "shared/fixed.wgsl": "\n\nstruct Fixed{\nhi: vec3i,\nlo: vec3u,\n}\n\nconst FIXED_REACH=1024.0;\nconst HI_STEPS=2097152.0;\nconst LO_STEPS=4294967296.0;\n\nfn negated(a: Fixed)-> Fixed{\nlet lo=~a.lo+vec3u(1u);\nreturn Fixed(~a.hi+select(vec3i(0),vec3i(1),lo==vec3u(0u)),lo);\n}\n\nfn fixedSum(a: Fixed,b: Fixed)-> Fixed{\nlet lo=a.lo+b.lo;\nreturn Fixed(a.hi+b.hi+select(vec3i(0),vec3i(1),lo < a.lo),lo);\n}\n\n\nfn toFixed(x: vec3f)-> Fixed{\nlet scaled=abs(x)*HI_STEPS;\nlet whole=floor(scaled);\nlet a=Fixed(vec3i(whole),vec3u((scaled - whole)*LO_STEPS));\nlet b=negated(a);\nlet down=x < vec3f(0.0);\nreturn Fixed(select(a.hi,b.hi,down),select(a.lo,b.lo,down));\n}\n\n\nfn fixedBetween(a: Fixed,b: Fixed)-> vec3f{\nlet lo=b.lo - a.lo;\nlet hi=b.hi - a.hi - select(vec3i(0),vec3i(1),b.lo < a.lo)+vec3i(lo >> vec3u(31u));\nreturn fma(vec3f(hi),vec3f(1.0/HI_STEPS),vec3f(bitcast<vec3i>(lo))*(1.0/HI_STEPS/LO_STEPS));\n}\n\nfn toFloat(a: Fixed)-> vec3f{return fixedBetween(Fixed(vec3i(0),vec3u(0u)),a);}",
 "force/join.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> groupList: array<u32>;\n@group(0)@binding(2)var<storage,read_write> acceleration: array<vec4f>;\n@group(0)@binding(3)var<storage,read_write> groupCounts: array<vec4u>;\n\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\n\nif(i >= params.n || groupList[0]==0u){return;}\nacceleration[i]=sumOfParts(i);\nif(i >= groupList[0]){return;}\nvar used=groupCounts[i];\nfor(var part=1u;part < PARTS;part++){used+=vec4u(groupCounts[part*params.groupCapacity+i].xyz,0u);}\ngroupCounts[i]=used;\n}",
 "shared/partSums.wgsl": "\noverride PARTS: u32=1u;\n\nfn sumOfParts(i: u32)-> vec4f{\nvar sum=acceleration[i];\nfor(var part=1u;part < PARTS;part++){sum+=acceleration[part*params.n+i];}\nreturn sum;\n}",
 "force/joinSums.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read_write> acceleration: array<vec4f>;\n\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i < params.n){acceleration[i]=sumOfParts(i);}\n}",
 "force/listForces.wgsl": "\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(3)var<storage,read> nodeMoments: array<vec4f>;\n@group(0)@binding(4)var<storage,read> bucketLink: array<vec2u>;\n@group(0)@binding(5)var<storage,read> groupList: array<u32>;\n@group(0)@binding(6)var<storage,read> listSizes: array<vec4u>;\n@group(0)@binding(7)var<storage,read> listEntries: array<u32>;\n@group(0)@binding(8)var<storage,read_write> acceleration: array<vec4f>;\n@group(0)@binding(9)var<uniform> repetition: Repetition;\n\n\n\noverride QUADRUPOLE: u32=1u;\n\n\nvar<workgroup> tile: array<vec4f,LIST_LANES>;\nvar<workgroup> tileDiagonal: array<vec4f,LIST_LANES>;\nvar<workgroup> tileMixed: array<vec4f,LIST_LANES>;\n\noverride HIGH: u32=1u;\nvar<workgroup> tileHigh: array<vec4f,HIGH>;\n\nvar<workgroup> tileBuckets: array<vec2u,LIST_LANES>;\n\nvar<workgroup> task: vec4u;\n\n\nconst NOWHERE=vec4f(1e15,1e15,1e15,0.0);\n\nfn useCell(sum: vec4f,here: vec3f,j: u32)-> vec4f{\nif(QUADRUPOLE==1u){return withCell(sum,here,params.eps2,tile[j],tileDiagonal[j],tileMixed[j].xyz);}\nlet offset=tile[j].xyz - here;\nreturn sum+fromPoint(offset,dot(offset,offset)+params.eps2,tile[j].w);\n}\n\n\nfn useCells(sum: vec4f,here: vec3f,count: u32)-> vec4f{\nvar all=sum;\nfor(var j=0u;j < count;j+=4u){\nall=useCell(all,here,j);\nall=useCell(all,here,j+1u);\nall=useCell(all,here,j+2u);\nall=useCell(all,here,j+3u);\n}\nfor(var j=0u;HEXADECAPOLE==1u && j < count;j++){\nall=withHigh(all,tile[j].xyz - here,params.eps2,High(tileHigh[4u*j],tileHigh[4u*j+1u],tileHigh[4u*j+2u],tileHigh[4u*j+3u]));\n}\nreturn all;\n}\n\nfn useBody(sum: vec4f,here: vec3f,j: u32)-> vec4f{\nlet offset=tile[j].xyz - here;\nreturn sum+fromBody(offset,dot(offset,offset)+params.eps2,tile[j].w);\n}\n\n\nfn useOther(sum: vec4f,here: vec3f,j: u32,own: u32)-> vec4f{\nlet offset=tile[j].xyz - here;\nlet r2=dot(offset,offset)+params.eps2;\nlet skip=j==own ||(r2==0.0 && !actsAtZero());\nreturn sum+fromBody(offset,select(r2,1.0,skip),select(tile[j].w,0.0,skip));\n}\n\nfn useBodies(sum: vec4f,here: vec3f,count: u32,own: u32,apart: bool)-> vec4f{\nvar all=sum;\nif(apart && actsAtZero()){\nfor(var j=0u;j < count;j+=4u){\nall=useBody(all,here,j);\nall=useBody(all,here,j+1u);\nall=useBody(all,here,j+2u);\nall=useBody(all,here,j+3u);\n}\n}else{\nfor(var j=0u;j < count;j++){all=useOther(all,here,j,own);}\n}\nreturn all;\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)id: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet slice=listGroups(repetition);\nlet group=slice.x+flatGroup(id,groups);\nif(group >= slice.y){return;}\nif(lane==0u){task=vec4u(groupList[GROUP_LIST+group],listSizes[group].xyz);}\nlet own=workgroupUniformLoad(&task);\nlet body=own.x+lane;\nlet end=groupList[GROUP_LIST+group+1u];\nlet here=posMass[min(body,end - 1u)].xyz;\nvar sum=vec4f(0);\nfor(var base=0u;base < own.y;base+=LIST_LANES){\nworkgroupBarrier();\ntile[lane]=NOWHERE;\ntileDiagonal[lane]=vec4f(0);\ntileMixed[lane]=vec4f(0);\nif(base+lane < own.y){\nlet cell=listEntries[own.w+base+lane];\nlet diagonal=nodeMoments[momentsAt(cell)];\ntile[lane]=nodeCentre[cell];\ntileDiagonal[lane]=vec4f(diagonal.xyz,params.eps2*diagonal.w);\ntileMixed[lane]=nodeMoments[momentsAt(cell)+1u];\nif(HEXADECAPOLE==1u){\nfor(var k=0u;k < 4u;k++){tileHigh[4u*lane+k]=nodeMoments[momentsAt(cell)+2u+k];}\n}\n}\nworkgroupBarrier();\n\nsum+=useCells(vec4f(0),here,min(LIST_LANES,own.y - base));\n}\nfor(var base=0u;base < own.z;base+=LIST_LANES){\nworkgroupBarrier();\nif(base+lane < own.z){tileBuckets[lane]=bucketLink[listEntries[own.w+own.y+base+lane]];}\nworkgroupBarrier();\nfor(var k=0u;k < min(LIST_LANES,own.z - base);k++){\nlet bucket=workgroupUniformLoad(&tileBuckets[k]);\nlet count=bucket.y & ~LINK_LEAF;\ntile[lane]=NOWHERE;\nif(lane < count){tile[lane]=posMass[bucket.x+lane];}\nworkgroupBarrier();\nlet apart=bucket.x >= end || bucket.x+count<=own.x;\nsum+=useBodies(vec4f(0),here,count,body - bucket.x,apart);\n}\n}\nif(body < end){acceleration[body]=sum;}\n}",
 "shared/listSlice.wgsl": "\n\nconst LIST_LANES=64u;\n\n\nfn listGroups(repetition: Repetition)-> vec2u{\nlet chunks=(params.groupCapacity+LIST_LANES - 1u)/LIST_LANES;\nlet size=LIST_LANES*((chunks+repetition.last)/(repetition.last+1u));\nreturn min(vec2u(repetition.index,repetition.index+1u)*size,vec2u(groupList[0]));\n}",
 "force/listLengths.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(3)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(4)var<storage,read> nodeBox: array<vec4f>;\n@group(0)@binding(5)var<storage,read> bucketLink: array<vec2u>;\n@group(0)@binding(6)var<storage,read> groupList: array<u32>;\n@group(0)@binding(7)var<storage,read_write> listSizes: array<vec4u>;\n@group(0)@binding(8)var<storage,read_write> groupCounts: array<vec4u>;\n@group(0)@binding(9)var<uniform> repetition: Repetition;\n\n\nfn put(at: u32,node: u32){}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)id: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet slice=listGroups(repetition);\nlet group=slice.x+flatGroup(id,groups)*LIST_LANES+lane;\nif(group >= slice.y){return;}\nlet first=groupList[GROUP_LIST+group];\nlet end=groupList[GROUP_LIST+group+1u];\nlet found=walkLists(lane,first,end,0u,0u);\nlistSizes[group]=vec4u(found.xy,0u,0u);\ngroupCounts[group]=vec4u(found.z,found.x,0u,end - first);\n}",
 "shared/listWalk.wgsl": "\n\n\n\n\n\n\noverride OPENING: u32=3u;\noverride SPLINE: u32=0u;\n\nconst LIST_DEPTH=32u;\nvar<workgroup> runs: array<array<u32,LIST_LANES>,LIST_DEPTH>;\n\n\n\nfn walkLists(lane: u32,first: u32,end: u32,cellsAt: u32,bucketsAt: u32)-> vec3u{\nvar low=posMass[first].xyz;\nvar high=low;\nfor(var i=first+1u;i < end;i++){\nlow=min(low,posMass[i].xyz);\nhigh=max(high,posMass[i].xyz);\n}\nlet middle=0.5*(low+high);\nlet extent=high - low;\nlet half=0.5*max(extent.x,max(extent.y,extent.z));\nvar found=vec3u(0);\nruns[0][lane]=makeLink(false,0u,1u);\nvar depth=1u;\nwhile(depth > 0u){\nlet run=runs[depth - 1u][lane];\nlet node=linkFirst(run);\nif(linkCount(run)> 1u){runs[depth - 1u][lane]=makeLink(false,node+1u,linkCount(run)- 1u);}else{depth--;}\nlet test=nodeTest[node];\nlet com=nodeCentre[node].xyz;\nlet gap=max(max(low - com,com - high),vec3f(0));\n\nlet soft=params.spline+bitcast<f32>(test.z);\nvar apart=gap;\nif(OPENING==OPENING_BOUNDARY){\nlet boxLow=nodeBox[2u*node].xyz;\nlet boxHigh=nodeBox[2u*node+1u].xyz;\nlet side=boxHigh - boxLow;\napart=max(abs(0.5*(boxLow+boxHigh)- middle)- vec3f(half+0.5*max(side.x,max(side.y,side.z))),vec3f(0));\n}\nif(dot(apart,apart)> bitcast<f32>(test.x)&&(SPLINE==0u || dot(gap,gap)> soft*soft)){\nput(cellsAt+found.x,node);\nfound.x++;\ncontinue;\n}\nlet link=bucketLink[node];\nif((link.y & LINK_LEAF)!=0u){\nput(bucketsAt+found.y,node);\nfound+=vec3u(0u,1u,link.y & ~LINK_LEAF);\n}else{\nruns[depth][lane]=makeLink(false,link.x,link.y);\ndepth++;\n}\n}\nreturn found;\n}",
 "force/listStarts.wgsl": "\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> groupList: array<u32>;\n@group(0)@binding(2)var<storage,read> listEntries: array<u32>;\n@group(0)@binding(3)var<storage,read_write> listSizes: array<vec4u>;\n@group(0)@binding(4)var<storage,read_write> status: AtomicStatus;\n@group(0)@binding(5)var<uniform> repetition: Repetition;\n\n\nconst WIDTH=256u;\nvar<workgroup> sums: array<u32,WIDTH>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(local_invocation_index)lane: u32){\nlet slice=listGroups(repetition);\nlet count=max(slice.y,slice.x)- slice.x;\nlet each=(count+WIDTH - 1u)/WIDTH;\nlet first=slice.x+min(lane*each,count);\nlet end=slice.x+min((lane+1u)*each,count);\nvar own=0u;\nfor(var group=first;group < end;group++){own+=listSizes[group].x+listSizes[group].y;}\nsums[lane]=own;\nworkgroupBarrier();\nfor(var reach=1u;reach < WIDTH;reach <<= 1u){\nvar before=0u;\nif(lane >= reach){before=sums[lane - reach];}\nworkgroupBarrier();\nsums[lane]+=before;\nworkgroupBarrier();\n}\nlet wanted=workgroupUniformLoad(&sums[WIDTH - 1u]);\nlet fits=wanted<=arrayLength(&listEntries);\nif(lane==0u){\natomicMax(&status.entries,wanted);\nif(!fits){atomicOr(&status.faults,FAULT_LISTS);}\n}\nvar start=sums[lane]- own;\nfor(var group=first;group < end;group++){\nlet size=listSizes[group].xy;\nlistSizes[group]=select(vec4u(0),vec4u(size,start,0u),fits);\nstart+=size.x+size.y;\n}\n}",
 "force/lists.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(3)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(4)var<storage,read> nodeBox: array<vec4f>;\n@group(0)@binding(5)var<storage,read> bucketLink: array<vec2u>;\n@group(0)@binding(6)var<storage,read> groupList: array<u32>;\n@group(0)@binding(7)var<storage,read> listSizes: array<vec4u>;\n@group(0)@binding(8)var<storage,read_write> listEntries: array<u32>;\n@group(0)@binding(9)var<uniform> repetition: Repetition;\n\n\nfn put(at: u32,node: u32){listEntries[at]=node;}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)id: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet slice=listGroups(repetition);\nlet group=slice.x+flatGroup(id,groups)*LIST_LANES+lane;\nif(group >= slice.y){return;}\nlet size=listSizes[group];\n\nif(size.x+size.y==0u){return;}\n_=walkLists(lane,groupList[GROUP_LIST+group],groupList[GROUP_LIST+group+1u],size.z,size.z+size.x);\n}",
 "force/lockstep.wgsl": "\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(3)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(4)var<storage,read> nodeMoments: array<vec4f>;\n@group(0)@binding(5)var<storage,read> bucketLink: array<vec2u>;\n@group(0)@binding(6)var<storage,read_write> acceleration: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> groupCounts: array<vec4u>;\n@group(0)@binding(8)var<storage,read> groupList: array<u32>;\n@group(0)@binding(9)var<uniform> repetition: Repetition;\n\n\n\noverride QUADRUPOLE: u32=1u;\n\n\nconst PLUMMER_REACH=2.8;\n\n\nconst DEPTH=224u;\nvar<workgroup> stack: array<vec2u,DEPTH>;\nvar<workgroup> task: vec2u;\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id)id: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)thread: u32){\nlet lane=laneOf(thread);\nlet index=flatSlice(id,groups,repetition,params.groupCapacity);\nif(index >= groupList[0]){return;}\nlet group=groupAt(index);\nlet body=group.first+lane;\nlet there=body < group.end;\nlet here=posMass[min(body,group.end - 1u)].xyz;\n\nlet bucket=bucketLink[params.nodeCapacity+min(body,group.end - 1u)];\nvar low=here;\nvar high=here;\nfor(var i=bucket.x;i < bucket.x+bucket.y;i++){\nlow=min(low,posMass[i].xyz);\nhigh=max(high,posMass[i].xyz);\n}\nlet reach=select(PLUMMER_REACH*sqrt(params.eps2),params.spline,params.spline > 0.0);\n\nvar sum=vec4f(0);\nvar usedCells=0u;\nvar usedBodies=0u;\nvar size=1u;\nlet all=vote(lane,there && wanted(group,lane));\nif(lane==0u){stack[0]=vec2u(makeLink(false,0u,1u),all);}\nloop{\nif(lane==0u){task=select(vec2u(0),stack[max(size,1u)- 1u],size > 0u);}\nlet now=workgroupUniformLoad(&task);\nif(now.y==0u){break;}\nsize--;\nlet asked=(now.y &(1u << lane))!=0u;\nfor(var node=linkFirst(now.x);node < linkFirst(now.x)+linkCount(now.x);node++){\nlet centre=nodeCentre[node];\nlet test=nodeTest[node];\nlet gap=max(max(low - centre.xyz,centre.xyz - high),vec3f(0));\nlet gap2=dot(gap,gap);\nlet opens=asked && gap2<=bitcast<f32>(test.x);\nif(asked && !opens){\nlet soft=reach+bitcast<f32>(test.z);\nlet offset=centre.xyz - here;\n\nif(QUADRUPOLE==0u || gap2 < soft*soft){\nsum+=fromBody(offset,dot(offset,offset)+params.eps2,centre.w);\n}else{\nlet at=momentsAt(node);\nlet diagonal=nodeMoments[at];\nsum=withCell(sum,here,params.eps2,centre,vec4f(diagonal.xyz,params.eps2*diagonal.w),nodeMoments[at+1u].xyz);\nif(HEXADECAPOLE==1u){\nsum=withHigh(sum,offset,params.eps2,High(nodeMoments[at+2u],nodeMoments[at+3u],nodeMoments[at+4u],nodeMoments[at+5u]));\n}\n}\nusedCells++;\n}\nlet link=bucketLink[node];\nif((link.y & LINK_LEAF)==0u){\nlet askers=vote(lane,opens);\nif(askers!=0u){\nif(lane==0u){stack[size]=vec2u(makeLink(false,link.x,link.y),askers);}\nsize++;\n}\n}else if(opens){\nlet end=link.x+(link.y & ~LINK_LEAF);\nusedBodies+=link.y & ~LINK_LEAF;\nfor(var j=link.x;j < end;j++){\nlet source=posMass[j];\nlet offset=source.xyz - here;\nlet r2=dot(offset,offset)+params.eps2;\nlet skip=j==body ||(r2==0.0 && !actsAtZero());\nsum+=fromBody(offset,select(r2,1.0,skip),select(source.w,0.0,skip));\n}\n}\n}\n}\nif(there && wanted(group,lane)){acceleration[body]=sum;}\nlet used=lanesSum(lane,vec4f(f32(usedBodies),f32(usedCells),f32(u32(there && wanted(group,lane))),0.0));\nif(lane==0u){groupCounts[index]=vec4u(vec2u(used.xy/max(used.z,1.0)+0.5),0u,group.end - group.first);}\n}",
 "shared/groupAt.wgsl": "\n\n\nstruct Group{\nfirst: u32,\nend: u32,\nawake: vec2u,\n}\n\n\nfn mostWalks()-> u32{return select(1u,2u,HALVES==1u)*params.groupCapacity;}\n\nfn groupAt(index: u32)-> Group{\nif(ACTIVE==1u){\nlet at=GROUP_LIST+4u*index;\nreturn Group(groupList[at],groupList[at+1u],vec2u(groupList[at+2u],groupList[at+3u]));\n}\nreturn Group(groupList[GROUP_LIST+index],groupList[GROUP_LIST+index+1u],vec2u(0xffffffffu));\n}\n\n\nfn wanted(group: Group,k: u32)-> bool{\nlet word=select(group.awake.x,group.awake.y,k >= 32u);\nreturn(word &(1u <<(k & 31u)))!=0u;\n}",
 "force/targets.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read_write> targets: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\ntargets[2u*i]=posMass[i];\ntargets[2u*i+1u]=velocity[i];\n}",
 "force/vortexSum.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> elements: array<vec4f>;\n@group(0)@binding(2)var<storage,read> strengths: array<vec4f>;\n@group(0)@binding(3)var<storage,read_write> induced: array<array<vec4f,4>>;\n@group(0)@binding(4)var<uniform> repetition: Repetition;\n\nconst WIDTH=64u;\n\nvar<workgroup> places: array<array<vec4f,4>,16>;\nvar<workgroup> tile: array<array<vec4f,4>,16>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet blocks=(params.n+WIDTH - 1u)/WIDTH;\nlet index=flatSlice(group,groups,repetition,blocks);\nif(index >= blocks){return;}\nlet own=WIDTH*index+lane;\nlet here=elements[min(own,params.n - 1u)].xyz;\nvar all=Induced();\nfor(var base=0u;base < params.n;base+=WIDTH){\nworkgroupBarrier();\nvar place=NO_PLACE;\nvar strength=NO_STRENGTH;\nif(base+lane < params.n){\nplace=tilePlace(elements[base+lane]);\nstrength=tileStrength(strengths[base+lane].xyz,place);\n}\nplaces[lane >> 2u][lane & 3u]=place;\ntile[lane >> 2u][lane & 3u]=strength;\nworkgroupBarrier();\n\nvar near=false;\nfor(var j=0u;j < WIDTH/4u;j++){\nlet a=useFar(here,places[j][0],tile[j][0]);\nlet b=useFar(here,places[j][1],tile[j][1]);\nlet c=useFar(here,places[j][2],tile[j][2]);\nlet d=useFar(here,places[j][3],tile[j][3]);\nnear=near | a | b | c | d;\n}\nif(near){\nfor(var j=0u;j < WIDTH;j++){useNear(here,places[j >> 2u][j & 3u],tile[j >> 2u][j & 3u]);}\n}\n\nall=takeSums(all);\n}\nif(own < params.n){induced[own]=rowsOf(all);}\n}",
 "force/vortexWalk.wgsl": "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> elements: array<vec4f>;\n@group(0)@binding(2)var<storage,read> strengths: array<vec4f>;\n@group(0)@binding(3)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(4)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(5)var<storage,read> nodeStrengths: array<array<vec4f,7>>;\n@group(0)@binding(6)var<storage,read_write> induced: array<array<vec4f,4>>;\n@group(0)@binding(7)var<storage,read_write> groupCounts: array<vec4u>;\n@group(0)@binding(8)var<storage,read> groupList: array<u32>;\n@group(0)@binding(9)var<uniform> repetition: Repetition;\n\n\nvar<workgroup> cells: array<u32,64>;\nvar<workgroup> nearby: array<u32,544>;\nvar<workgroup> places: array<vec4f,LANES>;\nvar<workgroup> tile: array<vec4f,LANES>;\nvar<workgroup> moments: array<array<vec4f,7>,LANES>;\n\nvar<private> here: vec3f;\nvar<private> all: Induced;\n\n\nfn highOf(node: u32,component: u32)-> High{\nlet at=strengthsAt(node)+1u;\nlet k=4u*component;\nreturn High(\nnodeStrengths[at+k/7u][k % 7u],\nnodeStrengths[at+(k+1u)/7u][(k+1u)% 7u],\nnodeStrengths[at+(k+2u)/7u][(k+2u)% 7u],\nnodeStrengths[at+(k+3u)/7u][(k+3u)% 7u]);\n}\n\n\nfn useCells(begin: u32,count: u32,lane: u32){\nworkgroupBarrier();\nif(lane < count){\nplaces[lane]=nodeCentre[cells[begin+lane]];\nmoments[lane]=nodeStrengths[strengthsAt(cells[begin+lane])];\n}\nworkgroupBarrier();\nfor(var j=0u;j < count;j++){\nlet yz=moments[j][6];\nall=withCell(all,here - places[j].xyz,\nComponent(moments[j][0],moments[j][3],yz.x),\nComponent(moments[j][1],moments[j][4],yz.y),\nComponent(moments[j][2],moments[j][5],yz.z));\nif(HEXADECAPOLE==1u){\nlet node=cells[begin+j];\nlet r=here - places[j].xyz;\nall=withSlopes(all,highSlope(highOf(node,0u),r),highSlope(highOf(node,1u),r),highSlope(highOf(node,2u),r));\n}\n}\n}\n\n\nfn useElements(begin: u32,count: u32,lane: u32){\nworkgroupBarrier();\nvar place=NO_PLACE;\nvar strength=NO_STRENGTH;\nif(lane < count){\nlet i=nearby[begin+lane];\nplace=tilePlace(elements[i]);\nstrength=tileStrength(strengths[i].xyz,place);\n}\nplaces[lane]=place;\ntile[lane]=strength;\nworkgroupBarrier();\nvar near=false;\nfor(var j=0u;j < count;j+=4u){\nlet a=useFar(here,places[j],tile[j]);\nlet b=useFar(here,places[j+1u],tile[j+1u]);\nlet c=useFar(here,places[j+2u],tile[j+2u]);\nlet d=useFar(here,places[j+3u],tile[j+3u]);\nnear=near | a | b | c | d;\n}\nif(near){\nfor(var j=0u;j < count;j++){useNear(here,places[j],tile[j]);}\n}\nall=takeSums(all);\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id)id: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)thread: u32){\nlet lane=laneOf(thread);\nlet index=flatSlice(id,groups,repetition,params.groupCapacity);\nif(index >= groupList[0]){return;}\nlet deepest=groupList[1];\nlet first=groupList[GROUP_LIST+index];\nlet end=groupList[GROUP_LIST+index+1u];\nlet own=min(first+lane,end - 1u);\nhere=elements[own].xyz;\nlet low=lanesMin(lane,vec4f(here,0.0)).xyz;\nlet high=-lanesMin(lane,vec4f(-here,0.0)).xyz;\n\n\nvar stackSize=0u;\nvar batch=1u;\nvar node=0u;\nvar cellCount=0u;\nvar nearCount=0u;\nvar usedCells=0u;\nvar usedElements=0u;\nwhile(batch > 0u){\nvar opened=false;\nvar accepted=false;\nvar leaf=0u;\nvar test=vec4u(0u);\nif(lane < batch){\ntest=nodeTest[node];\nlet centre=nodeCentre[node].xyz;\n\nlet gap=max(max(low - centre,centre - high),vec3f(0));\nif(dot(gap,gap)> bitcast<f32>(test.x)){\naccepted=true;\n}else if(linkIsLeaf(test.w)){\nleaf=linkCount(test.w);\n}else{\nopened=true;\n}\n}\nlet flags=flagsBefore(lane,opened,accepted,false,false);\nworkgroupBarrier();\nlet place=lanesBefore(lane,leaf);\nif(opened){stack[stackSize+(flags.x & 63u)]=test.w;}\nif(accepted){cells[cellCount+((flags.x >> 6u)& 63u)]=node;}\nfor(var k=0u;k < leaf;k++){nearby[nearCount+place+k]=linkFirst(test.w)+k;}\nworkgroupBarrier();\nlet listed=workgroupUniformLoad(&laneTotal);\nlet taken=takeBatch(stackSize+(flags.y & 63u),lane,deepest,flags.y);\nbatch=taken.x;\nstackSize=taken.y;\nlet acting=(taken.z >> 6u)& 63u;\ncellCount+=acting;\nnearCount+=listed;\nusedCells+=acting;\nusedElements+=listed;\nif(lane < batch){node=laidItem(lane);}\n\nlet least=select(LANES,1u,batch==0u);\nwhile(cellCount >= least){\nlet used=min(LANES,cellCount);\ncellCount-=used;\nuseCells(cellCount,used,lane);\n}\nwhile(nearCount >= least){\nlet used=min(LANES,nearCount);\nnearCount-=used;\nuseElements(nearCount,used,lane);\n}\nworkgroupBarrier();\n}\nif(first+lane < end){induced[first+lane]=rowsOf(all);}\nif(lane==0u){groupCounts[index]=vec4u(usedElements,usedCells,0u,end - first);}\n}",
 "shared/highSlope.wgsl": "\n\n\nfn thirdSquare(o: High,n: vec3f)-> Square{\nlet x=o.thirdX;\nlet y=o.thirdY;\nlet xzz=-(x.x+x.w);\nlet yzz=-(x.y+y.y);\nlet xx=x.x*n.x+x.y*n.y+x.z*n.z;\nlet yy=x.w*n.x+y.y*n.y+y.z*n.z;\nreturn Square(\nvec3f(xx,yy,-(xx+yy)),\nvec3f(x.y*n.x+x.w*n.y+y.x*n.z,x.z*n.x+y.x*n.y+xzz*n.z,y.x*n.x+y.z*n.y+yzz*n.z));\n}\n\n\n\n\nfn highSlope(o: High,r: vec3f)-> Slope{\nlet rinv=inverseSqrt(dot(r,r));\nlet n=r*rinv;\nlet s3=thirdSquare(o,n);\nlet s4=fourthSquare(o,n);\nlet v3=squareTimes(s3,n);\nlet v4=rinv*squareTimes(s4,n);\nlet t3=dot(v3,n);\nlet t4=dot(v4,n);\nlet round=-17.5*t3 - 39.375*t4;\nlet along=157.5*t3+433.125*t4;\nlet v=-52.5*v3 - 157.5*v4;\nlet rinv5=rinv*rinv*(rinv*rinv)*rinv;\nreturn Slope(\nrinv5*(7.5*v3+17.5*v4+round*n),\nrinv5*(rinv*(15.0*s3.diagonal+52.5*rinv*s4.diagonal+(along*n+2.0*v)*n+vec3f(round))),\nrinv5*(rinv*(15.0*s3.mixed+52.5*rinv*s4.mixed+along*n.xxy*n.yzz+v.xxy*n.yzz+n.xxy*v.yzz)));\n}",
 "shared/stack.wgsl": "\n\n\noverride STACK: u32=256u;\nvar<workgroup> stack: array<u32,STACK>;\n\nvar<workgroup> batchTaken: vec3u;\n\n\n\n\nfn takeBatch(stackSize: u32,lane: u32,deepest: u32,counts: u32)-> vec3u{\nlet free=STACK - stackSize;\nlet limit=max(1u,min(LANES,max(free,deepest)- deepest));\nvar link=0u;\nvar own=0u;\nif(lane < stackSize){\nlink=stack[stackSize - 1u - lane];\nown=linkCount(link);\n}\nlet before=runsBefore(lane,min(stackSize,LANES),own,8u);\nlet used=min(own,limit - min(before,limit));\nlayRuns(lane,before,(linkFirst(link)+own - used)|(link & LINK_LEAF),used,8u);\nif(used > 0u && used < own){stack[stackSize - 1u - lane]=makeLink(linkIsLeaf(link),linkFirst(link),own - used);}\n\nlet fills=(own > 0u)&(before < limit)&(before+own >= limit);\nlet empties=(lane==LANES - 1u)&(before+own < limit);\nif(fills | empties){\nlet taken=select(lane,lane+1u,used==own);\nbatchTaken=vec3u(min(before+own,limit),select(stackSize - taken,0u,empties),counts);\n}\nreturn workgroupUniformLoad(&batchTaken);\n}",
 "force/walk.wgsl": "\n\n\n\n\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(3)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(4)var<storage,read> nodeMoments: array<vec4f>;\n@group(0)@binding(5)var<storage,read_write> acceleration: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> groupCounts: array<vec4u>;\n@group(0)@binding(7)var<storage,read> groupList: array<u32>;\n@group(0)@binding(8)var<uniform> repetition: Repetition;\n@group(0)@binding(9)var<storage,read> nodeBox: array<vec4f>;\n\n\noverride OPENING: u32=0u;\n\nfn targetPlace(i: u32)-> vec3f{\nif(FOREIGN==1u){return nodeBox[2u*i].xyz;}\nreturn posMass[i].xyz;\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id)id: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)thread: u32){\nlet lane=laneOf(thread);\nlet index=flatSlice(id,groups,repetition,mostWalks());\nif(index >= groupList[0]){return;}\n\nlet deepest=select(groupList[1],MAX_LEVEL,FOREIGN==1u);\nlet group=groupAt(index);\nlet first=group.first;\nlet end=group.end;\nhere0=targetPlace(min(first+lane,end - 1u));\nhere1=targetPlace(min(first+lane+LANES,end - 1u));\n\nlet own=select(first,NO_SOURCE,FOREIGN==1u);\nlet ownEnd=select(end,NO_SOURCE,FOREIGN==1u);\nlet boxLow=lanesMin(lane,vec4f(min(here0,here1),0.0)).xyz;\nlet boxHigh=-lanesMin(lane,vec4f(-max(here0,here1),0.0)).xyz;\n\n\nvar stackSize=0u;\nvar batch=1u;\nvar node=0u;\nvar test=nodeTest[0];\nvar centre=nodeCentre[0];\nvar cellCount=0u;\nvar leafCount=0u;\nvar usedCells=0u;\nvar ownBodies=0u;\nwhile(batch > 0u){\nvar opened=0u;\nvar accepted=0u;\nvar leafBodies=0u;\nvar listed=false;\nif(lane < batch){\nlet com=centre.xyz;\n\nlet gap=max(max(boxLow - com,com - boxHigh),vec3f(0));\n\nlet soft=params.spline+bitcast<f32>(test.z);\nvar apart=gap;\n\nif(OPENING==OPENING_DISTANCE){\napart=max(max(boxLow - nodeBox[2u*node+1u].xyz,nodeBox[2u*node].xyz - boxHigh),vec3f(0));\n}\nif(dot(apart,apart)> bitcast<f32>(test.x)&&(SPLINE==0u || dot(gap,gap)> soft*soft)){\naccepted=1u;\n}else if(linkIsLeaf(test.w)){\nleafBodies=linkCount(test.w);\nlisted=!liesWithin(test.w,own,ownEnd);\n}else{\nopened=1u;\n}\n}\nlet flags=flagsBefore(lane,opened==1u,accepted==1u,listed,false);\nlet place=flags.x;\nif(opened==1u){stack[stackSize+(place & 63u)]=test.w;}\nif(accepted==1u){lists[cellCount+((place >> 6u)& 63u)]=node;}\nif(listed){lists[leafAt(leafCount+((place >> 12u)& 63u))]=test.w;}\nownBodies+=leafBodies;\nworkgroupBarrier();\nlet taken=takeBatch(stackSize+(flags.y & 63u),lane,deepest,flags.y);\nbatch=taken.x;\nstackSize=taken.y;\ncellCount+=(taken.z >> 6u)& 63u;\nleafCount+=(taken.z >> 12u)& 63u;\nusedCells+=(taken.z >> 6u)& 63u;\nif(lane < batch){\nnode=laidItem(lane);\ntest=nodeTest[node];\ncentre=nodeCentre[node];\n}\n\nlet least=select(LANES,1u,batch==0u);\nwhile(cellCount >= least){\nlet used=min(LANES,cellCount);\ncellCount-=used;\nuseCells(cellCount,used,lane);\n}\nwhile(leafCount >= least){leafCount-=useLeaves(leafCount,lane,own,ownEnd);}\n}\nuseOwn(lane,own,ownEnd,0u,1u);\nlet usedBodies=lanesCount(lane,ownBodies);\nif(ADD==1u){\nsum0+=acceleration[min(first+lane,end - 1u)];\nsum1+=acceleration[min(first+lane+LANES,end - 1u)];\n}\nif(first+lane < end && wanted(group,lane)){acceleration[first+lane]=sum0;}\nif(first+lane+LANES < end && wanted(group,lane+LANES)){acceleration[first+lane+LANES]=sum1;}\n\nif(lane==0u && HALVES==0u){\nvar counts=vec4u(usedBodies,usedCells,0u,end - first);\nif(ADD==1u){counts+=vec4u(groupCounts[index].xyz,0u);}\ngroupCounts[index]=counts;\n}\n}",
 "shared/tiles.wgsl": "\n\n\n\n\n\nconst LISTED=96u;\nvar<workgroup> lists: array<u32,LISTED>;\nfn leafAt(k: u32)-> u32{return LISTED - 1u - k;}\n\nvar<workgroup> tileCentre: array<array<vec4f,4>,8>;\nvar<workgroup> tileDiagonal: array<array<vec4f,4>,8>;\nvar<workgroup> tileMixed: array<array<vec4f,4>,8>;\n\noverride HIGH: u32=1u;\nvar<workgroup> tileHigh: array<vec4f,HIGH>;\n\nvar<workgroup> tileTaken: vec2u;\n\n\noverride BODIES: u32=2u;\n\nvar<private> here0: vec3f;\nvar<private> here1: vec3f;\nvar<private> sum0: vec4f;\nvar<private> sum1: vec4f;\n\n\nconst NOWHERE=vec4f(1e15,1e15,1e15,0.0);\n\n\noverride QUADRUPOLE: u32=1u;\n\nfn useCell(centre: vec4f,diagonal: vec4f,mixed: vec3f){\nif(QUADRUPOLE==0u){\nlet offset0=centre.xyz - here0;\nlet offset1=centre.xyz - here1;\nsum0+=fromPoint(offset0,dot(offset0,offset0)+params.eps2,centre.w);\nif(BODIES==2u){sum1+=fromPoint(offset1,dot(offset1,offset1)+params.eps2,centre.w);}\nreturn;\n}\nsum0=withCell(sum0,here0,params.eps2,centre,diagonal,mixed);\nif(BODIES==2u){sum1=withCell(sum1,here1,params.eps2,centre,diagonal,mixed);}\n}\n\n\nfn useHigh(j: u32,centre: vec3f){\nlet high=High(tileHigh[4u*j],tileHigh[4u*j+1u],tileHigh[4u*j+2u],tileHigh[4u*j+3u]);\nsum0=withHigh(sum0,centre - here0,params.eps2,high);\nif(BODIES==2u){sum1=withHigh(sum1,centre - here1,params.eps2,high);}\n}\n\n\nfn useCells(begin: u32,count: u32,lane: u32){\nvar centre=NOWHERE;\nvar diagonal=vec4f(0);\nvar mixed=vec4f(0);\nif(lane < count){\nlet cell=lists[begin+lane];\ncentre=nodeCentre[cell];\ndiagonal=nodeMoments[momentsAt(cell)];\nmixed=nodeMoments[momentsAt(cell)+1u];\nif(HEXADECAPOLE==1u){\nfor(var k=0u;k < 4u;k++){tileHigh[4u*lane+k]=nodeMoments[momentsAt(cell)+2u+k];}\n}\n}\ntileCentre[lane >> 2u][lane & 3u]=centre;\ntileDiagonal[lane >> 2u][lane & 3u]=vec4f(diagonal.xyz,params.eps2*diagonal.w);\ntileMixed[lane >> 2u][lane & 3u]=mixed;\nworkgroupBarrier();\nif(HEXADECAPOLE==1u){\nfor(var j=0u;j < count;j++){useHigh(j,tileCentre[j >> 2u][j & 3u].xyz);}\n}\n\n\nfor(var j=0u;4u*j < count;j++){\nuseCell(tileCentre[j][0],tileDiagonal[j][0],tileMixed[j][0].xyz);\nuseCell(tileCentre[j][1],tileDiagonal[j][1],tileMixed[j][1].xyz);\nuseCell(tileCentre[j][2],tileDiagonal[j][2],tileMixed[j][2].xyz);\nuseCell(tileCentre[j][3],tileDiagonal[j][3],tileMixed[j][3].xyz);\n}\nworkgroupBarrier();\n}\n\n\nfn liesWithin(link: u32,first: u32,end: u32)-> bool{return linkFirst(link)>= first && linkFirst(link)+linkCount(link)<=end;}\n\n\nfn usePlace(place: vec3f,mass0: f32,mass1: f32){\nlet offset0=place - here0;\nlet offset1=place - here1;\nsum0+=fromBody(offset0,fma(offset0.x,offset0.x,fma(offset0.y,offset0.y,fma(offset0.z,offset0.z,params.eps2))),mass0);\nif(BODIES==2u){\nsum1+=fromBody(offset1,fma(offset1.x,offset1.x,fma(offset1.y,offset1.y,fma(offset1.z,offset1.z,params.eps2))),mass1);\n}\n}\n\nfn useBody(source: vec4f){usePlace(source.xyz,source.w,source.w);}\n\n\nfn useApart(place: vec3f,mass0: f32,mass1: f32){\nlet offset0=place - here0;\nlet offset1=place - here1;\nlet r0=dot(offset0,offset0);\nlet r1=dot(offset1,offset1);\nsum0+=fromBody(offset0,select(r0,1.0,r0==0.0),select(mass0,0.0,r0==0.0));\nif(BODIES==2u){sum1+=fromBody(offset1,select(r1,1.0,r1==0.0),select(mass1,0.0,r1==0.0));}\n}\n\n\n\nfn useLeaves(leafCount: u32,lane: u32,first: u32,end: u32)-> u32{\nvar link=0u;\nvar own=0u;\nif(lane < leafCount){\nlink=lists[leafAt(leafCount - 1u - lane)];\nown=linkCount(link);\n}\nlet before=runsBefore(lane,min(leafCount,LANES),own,16u);\nlet used=min(own,LANES - min(before,LANES));\nlayRuns(lane,before,linkFirst(link)+own - used,used,16u);\nif(used > 0u && used < own){lists[leafAt(leafCount - 1u - lane)]=makeLink(true,linkFirst(link),own - used);}\n\nlet fills=(own > 0u)&(before < LANES)&(before+own >= LANES);\nlet empties=(lane==LANES - 1u)&(before+own < LANES);\nif(fills | empties){tileTaken=vec2u(min(before+own,LANES),select(select(lane,lane+1u,used==own),leafCount,empties));}\nlet taken=workgroupUniformLoad(&tileTaken);\nlet count=taken.x;\nvar source=NOWHERE;\nlet body=laidItem(lane);\nif((lane < count)&((body < first)|(body >= end))){source=posMass[body];}\ntileCentre[lane >> 2u][lane & 3u]=source;\nworkgroupBarrier();\nif(!actsAtZero()){\nfor(var j=0u;j < count;j++){\nlet source=tileCentre[j >> 2u][j & 3u];\nuseApart(source.xyz,source.w,source.w);\n}\n}else if(SPLINE==1u){\n\nfor(var j=0u;j < count;j++){useBody(tileCentre[j >> 2u][j & 3u]);}\n}else{\nfor(var j=0u;4u*j < count;j+=2u){\nuseBody(tileCentre[j][0]);\nuseBody(tileCentre[j][1]);\nuseBody(tileCentre[j][2]);\nuseBody(tileCentre[j][3]);\nuseBody(tileCentre[j+1u][0]);\nuseBody(tileCentre[j+1u][1]);\nuseBody(tileCentre[j+1u][2]);\nuseBody(tileCentre[j+1u][3]);\n}\n}\nworkgroupBarrier();\nreturn taken.y;\n}\n\n\nfn useTarget(source: vec4f,own0: bool,own1: bool){\nusePlace(source.xyz,select(source.w,0.0,own0),select(source.w,0.0,own1));\n}\n\n\nfn useOwn(lane: u32,first: u32,end: u32,part: u32,parts: u32){\nfor(var slot=part;slot < BODIES;slot+=parts){\nlet begin=first+slot*LANES;\nlet count=min(LANES,max(end,begin)- begin);\nvar source=NOWHERE;\nif(lane < count){source=posMass[begin+lane];}\ntileCentre[lane >> 2u][lane & 3u]=source;\nworkgroupBarrier();\nlet own0=select(LANES,lane,slot==0u);\nlet own1=select(LANES,lane,slot==1u);\nif(SPLINE==0u && actsAtZero()){\nfor(var j=0u;4u*j < count;j++){\nuseTarget(tileCentre[j][0],4u*j==own0,4u*j==own1);\nuseTarget(tileCentre[j][1],4u*j+1u==own0,4u*j+1u==own1);\nuseTarget(tileCentre[j][2],4u*j+2u==own0,4u*j+2u==own1);\nuseTarget(tileCentre[j][3],4u*j+3u==own0,4u*j+3u==own1);\n}\n}else{\nfor(var j=0u;j < count;j++){\nlet other=tileCentre[j >> 2u][j & 3u];\nif(actsAtZero()){\nuseTarget(other,j==own0,j==own1);\n}else{\nuseApart(other.xyz,select(other.w,0.0,j==own0),select(other.w,0.0,j==own1));\n}\n}\n}\nworkgroupBarrier();\n}\n}",
 "force/walkAdaptive.wgsl": "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(4)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(5)var<storage,read> nodeMoments: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> acceleration: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> groupCounts: array<vec4u>;\n@group(0)@binding(8)var<storage,read> groupList: array<u32>;\n@group(0)@binding(9)var<uniform> repetition: Repetition;\n@group(0)@binding(10)var<uniform> root: Root;\n\n\n\n\n\n\nfn farAt(k: u32)-> u32{return STACK - 1u - k;}\n\n\nvar<workgroup> targets: Targets;\n\n\noverride PARTS: u32=1u;\n\n\n\nconst MINE=LINK_LEAF;\n\n\nfn atHand(centre: vec3f,size: f32)-> bool{\nlet gap=gapTo(targets,centre);\nreturn dot(gap,gap)< size*size;\n}\n\nfn useFar(begin: u32,count: u32,lane: u32){\nif(lane < count){\nlet cell=stack[farAt(begin+lane)];\ngather(targets.middle.xyz,params.eps2,nodeCentre[cell],nodeMoments[momentsAt(cell)].xyz,nodeMoments[momentsAt(cell)+1u].xyz);\n}\n\nworkgroupBarrier();\n}\n\n@compute @workgroup_size(32)\nfn main(@builtin(workgroup_id)id: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)thread: u32){\nlet lane=laneOf(thread);\nlet walk=flatSlice(id,groups,repetition,PARTS*mostWalks());\nvar index=walk/PARTS;\nlet part=walk % PARTS;\nif(index >= groupList[0]){return;}\nif(ORDERED==1u){index=groupList[orderAt(index)];}\n\nlet deepest=select(groupList[1],MAX_LEVEL,FOREIGN==1u);\nlet group=groupAt(index);\nlet first=group.first;\nlet end=group.end;\nhere0=targetBody(min(first+lane,end - 1u)).xyz;\nhere1=targetBody(min(first+lane+LANES,end - 1u)).xyz;\n\nlet own=select(first,NO_SOURCE,FOREIGN==1u);\nlet ownEnd=select(end,NO_SOURCE,FOREIGN==1u);\nlet found=targetsOf(lane,first,end);\nif(lane==0u){targets=found;}\nworkgroupBarrier();\n\n\n\nlet top=nodeTest[0].w;\nlet whole=FOREIGN==1u || linkIsLeaf(top);\nvar stackSize=0u;\nvar batch=select(linkCount(top),1u,whole);\nvar node=select(linkFirst(top)+min(lane,batch - 1u),0u,whole);\nvar mine=PARTS==1u;\nvar test=nodeTest[node];\nvar centre=nodeCentre[node];\nvar cellCount=0u;\nvar farCount=0u;\nvar leafCount=0u;\nvar usedCells=0u;\nvar usedFar=0u;\nvar ownBodies=0u;\nwhile(batch > 0u){\nlet on=lane < batch;\nvar acts=vec2<bool>(false);\nif(GO_ALONG || on){\nif(BODIES==1u){acts=actsAs(found,centre,test);}else{acts=actsAs(targets,centre,test);}\n}\nlet leaf=linkIsLeaf(test.w);\nlet acting=mine |(node % PARTS==part);\nlet opens=on & !any(acts);\nlet bodies=opens & leaf & acting;\nlet listed=bodies & !liesWithin(test.w,own,ownEnd);\nlet accepted=on & acts.y & acting;\nlet far=on & acts.x & acting;\nlet everyones=(PARTS > 1u)& !mine & atHand(centre.xyz,bitcast<f32>(test.z));\nlet opened=opens & !leaf &(acting | everyones);\nlet flags=flagsBefore(lane,opened,accepted,far,listed);\nlet place=flags.x;\nif(opened){stack[stackSize+(place & 63u)]=select(test.w | MINE,test.w,everyones |(PARTS==1u));}\nif(accepted){lists[cellCount+((place >> 6u)& 63u)]=node;}\nif(far){stack[farAt(farCount+((place >> 12u)& 63u))]=node;}\nif(listed){lists[leafAt(leafCount+(place >> 18u))]=test.w;}\nif(bodies){ownBodies+=linkCount(test.w);}\nworkgroupBarrier();\nlet next=takeBatch(stackSize+(flags.y & 63u),lane,deepest+LANES,flags.y);\nbatch=next.x;\nstackSize=next.y;\nlet total=next.z;\ncellCount+=(total >> 6u)& 63u;\nfarCount+=(total >> 12u)& 63u;\nleafCount+=total >> 18u;\nusedCells+=(total >> 6u)& 63u;\nusedFar+=(total >> 12u)& 63u;\nif(lane < batch){\nlet taken=laidItem(lane);\nnode=taken & ~MINE;\nmine=PARTS==1u ||(taken & MINE)!=0u;\ntest=nodeTest[node];\ncentre=nodeCentre[node];\n}\n\nlet least=select(LANES,1u,batch==0u);\nwhile(farCount >= least){\nlet used=min(LANES,farCount);\nfarCount-=used;\nuseFar(farCount,used,lane);\n}\nwhile(cellCount >= least){\nlet used=min(LANES,cellCount);\ncellCount-=used;\nuseCells(cellCount,used,lane);\n}\nwhile(leafCount >= least){leafCount-=useLeaves(leafCount,lane,own,ownEnd);}\n}\nuseOwn(lane,own,ownEnd,part,PARTS);\n\nlet usedBodies=lanesCount(lane,ownBodies);\n\nlet s0=lanesSum(lane,vec4f(local.gradient,local.value));\nlet s1=lanesSum(lane,vec4f(local.diagonal,local.mixed.x));\nlet s2=lanesSum(lane,vec4f(local.thirdY,local.mixed.y));\nlet s3=lanesSumOfTwo(lane,vec2f(local.mixed.z,local.fourthZ));\nlocal=Expansion(s0.w,s0.xyz,s1.xyz,vec3f(s1.w,s2.w,s3.x),lanesSum(lane,local.thirdX),s2.xyz,\nlanesSum(lane,local.fourthX),lanesSum(lane,local.fourthY),s3.y);\nfor(var second=0u;second < BODIES;second++){\nlet body=first+lane+second*LANES;\nif(body >= end){break;}\nif(ACTIVE==1u && !wanted(group,body - first)){continue;}\nvar sum=select(sum0,sum1,second==1u)+evaluate(select(here0,here1,second==1u)- targets.middle.xyz);\nif(ADD==1u){sum+=acceleration[part*params.n+body];}\nacceleration[part*params.n+body]=sum;\n}\n\nif(lane==0u && HALVES==0u){\nvar counts=vec4u(usedBodies,usedCells,usedFar,end - first);\nif(ADD==1u){counts+=vec4u(groupCounts[part*params.groupCapacity+index].xyz,0u);}\ngroupCounts[part*params.groupCapacity+index]=counts;\n}\n\nlet each=BODIES*LANES/ASKED;\nlet word=first/each+lane;\nlet middle=min(word*each+each/2u,params.n - 1u);\nif(ORDERED==1u && part==0u && lane<=ASKED && middle >= max(first,word*each)&& middle < end){\n\n\ngroupCounts[lengthRow(PARTS,word)][word & 3u]=4u*usedBodies+10u*usedCells+3u*usedFar;\n}\n}",
 "shared/expansion.wgsl": "\n\n\nstruct Expansion{\nvalue: f32,\ngradient: vec3f,\ndiagonal: vec3f,\nmixed: vec3f,\nthirdX: vec4f,\nthirdY: vec3f,\nfourthX: vec4f,\nfourthY: vec4f,\nfourthZ: f32,\n}\n\nvar<private> local: Expansion;\n\n\n\n\nfn gather(middle: vec3f,eps2: f32,centre: vec4f,diagonal: vec3f,mixed: vec3f){\nlet r=middle - centre.xyz;\nlet x=r.x;\nlet y=r.y;\nlet z=r.z;\nlet g0=inverseSqrt(dot(r,r)+eps2);\nlet u=g0*g0;\nlet g1=-g0*u;\nlet g2=-3.0*g1*u;\nlet g3=-5.0*g2*u;\nlet g4=-7.0*g3*u;\nlet m1=centre.w*g1;\nlet m2=centre.w*g2;\nlet m3=centre.w*g3;\nlet m4=centre.w*g4;\n\nlet s=vec3f(\ndot(vec3f(diagonal.x,mixed.x,mixed.y),r),\ndot(vec3f(mixed.x,diagonal.y,mixed.z),r),\ndot(vec3f(mixed.y,mixed.z,diagonal.z),r))/6.0;\nlet q=dot(s,r);\nlocal.value+=centre.w*g0+q*g2;\nlocal.gradient+=(m1+q*g3)*r+2.0*g2*s;\nlet along=m2+q*g4;\nlet round=m1+q*g3;\nlocal.diagonal+=along*r*r+vec3f(round)+4.0*g3*r*s+(g2/3.0)*diagonal;\nlocal.mixed+=along*r.xxy*r.yzz+2.0*g3*(r.xxy*s.yzz+r.yzz*s.xxy)+(g2/3.0)*mixed;\nlet xx=x*x;\nlet yy=y*y;\nlet a=fma(m3,xx,m2);\nlet b=fma(m3,yy,m2);\nlocal.thirdX+=vec4f(x*(a+2.0*m2),y*a,z*a,x*b);\nlocal.thirdY+=vec3f(m3*x*y*z,y*(b+2.0*m2),z*b);\nlet c=fma(m4,xx,m3);\nlet d=fma(m4,yy,m3);\nlet xy=x*y;\nlocal.fourthX+=vec4f(\nfma(xx,c+5.0*m3,3.0*m2),xy*(c+2.0*m3),fma(xx,d,fma(m3,yy,m2)),xy*(d+2.0*m3));\nlocal.fourthY+=vec4f(fma(yy,d+5.0*m3,3.0*m2),x*z*(c+2.0*m3),y*z*c,x*z*d);\nlocal.fourthZ+=y*z*(d+2.0*m3);\n}\n\n\nfn evaluate(offset: vec3f)-> vec4f{\nlet x=offset.x;\nlet y=offset.y;\nlet z=offset.z;\nlet e=local;\n\nlet xzz=-(e.thirdX.x+e.thirdX.w);\nlet yzz=-(e.thirdX.y+e.thirdY.y);\nlet zzz=-(e.thirdX.z+e.thirdY.z);\nlet xxzz=-(e.fourthX.x+e.fourthX.z);\nlet xyzz=-(e.fourthX.y+e.fourthX.w);\nlet yyzz=-(e.fourthX.z+e.fourthY.x);\nlet xzzz=-(e.fourthY.y+e.fourthY.w);\nlet yzzz=-(e.fourthY.z+e.fourthZ);\nlet zzzz=-(xxzz+yyzz);\n\nlet dxx=x*x;\nlet dyy=y*y;\nlet dzz=z*z;\nlet dxy=2.0*x*y;\nlet dxz=2.0*x*z;\nlet dyz=2.0*y*z;\nlet fxx=e.fourthX.x*dxx+e.fourthX.z*dyy+xxzz*dzz+e.fourthX.y*dxy+e.fourthY.y*dxz+e.fourthY.z*dyz;\nlet fxy=e.fourthX.y*dxx+e.fourthX.w*dyy+xyzz*dzz+e.fourthX.z*dxy+e.fourthY.z*dxz+e.fourthY.w*dyz;\nlet fxz=e.fourthY.y*dxx+e.fourthY.w*dyy+xzzz*dzz+e.fourthY.z*dxy+xxzz*dxz+xyzz*dyz;\nlet fyy=e.fourthX.z*dxx+e.fourthY.x*dyy+yyzz*dzz+e.fourthX.w*dxy+e.fourthY.w*dxz+e.fourthZ*dyz;\nlet fyz=e.fourthY.z*dxx+e.fourthZ*dyy+yzzz*dzz+e.fourthY.w*dxy+xyzz*dxz+yyzz*dyz;\nlet fzz=xxzz*dxx+yyzz*dyy+zzzz*dzz+xyzz*dxy+xzzz*dxz+yzzz*dyz;\nlet fourth=vec3f(fxx*x+fxy*y+fxz*z,fxy*x+fyy*y+fyz*z,fxz*x+fyz*y+fzz*z);\nlet third=vec3f(\ne.thirdX.x*dxx+e.thirdX.w*dyy+xzz*dzz+e.thirdX.y*dxy+e.thirdX.z*dxz+e.thirdY.x*dyz,\ne.thirdX.y*dxx+e.thirdY.y*dyy+yzz*dzz+e.thirdX.w*dxy+e.thirdY.x*dxz+e.thirdY.z*dyz,\ne.thirdX.z*dxx+e.thirdY.z*dyy+zzz*dzz+e.thirdY.x*dxy+xzz*dxz+yzz*dyz);\nlet second=vec3f(\ne.diagonal.x*x+e.mixed.x*y+e.mixed.y*z,\ne.mixed.x*x+e.diagonal.y*y+e.mixed.z*z,\ne.mixed.y*x+e.mixed.z*y+e.diagonal.z*z);\nlet minusPhi=e.value+dot(offset,e.gradient+second/2.0+third/6.0+fourth/24.0);\nreturn vec4f(e.gradient+second+third/2.0+fourth/6.0,-minusPhi);\n}",
 "shared/opening.wgsl": "\n\n\n\n\n\n\n\n\n\n\n\n\nconst NO_DISTANCE=1e-30;\n\n\nfn targetBody(i: u32)-> vec4f{\nif(FOREIGN==1u){return velocity[2u*i];}\nreturn posMass[i];\n}\n\n\nfn targetFeels(i: u32)-> f32{\nif(FOREIGN==1u){return velocity[2u*i+1u].w;}\nreturn velocity[i].w;\n}\n\n\nstruct Targets{\n\nlow: vec4f,\nhigh: vec4f,\nmiddle: vec4f,\naway: f32,\nraised: f32,\n}\n\n\n\n\n\nfn raisedBy(largest: f32,mass: f32,radius: f32)-> f32{\nlet times=params.ownPull*mass/max((radius*radius+params.eps2)*largest,NO_DISTANCE);\nreturn select(clamp(times,1.0,MOST_RAISED),1.0,radius==0.0);\n}\n\n\nfn targetsOf(lane: u32,first: u32,end: u32)-> Targets{\nlet body0=min(first+lane,end - 1u);\nlet body1=min(first+lane+LANES,end - 1u);\nlet a=targetBody(body0);\nlet b=targetBody(body1);\nlet felt=vec2f(targetFeels(body0),targetFeels(body1));\nlet weighed=select(felt,vec2f(1e30),felt < vec2f(0));\nlet low=lanesMin(lane,vec4f(min(a.xyz,b.xyz),min(weighed.x,weighed.y)));\nlet high=-lanesMin(lane,vec4f(-max(a.xyz,b.xyz),-max(felt.x,felt.y)));\nlet middle=0.5*(low.xyz+high.xyz);\nlet radius=lanesMostOf(lane,max(distance(a.xyz,middle),distance(b.xyz,middle)));\nlet own=select(0.0,a.w,first+lane < end)+select(0.0,b.w,first+lane+LANES < end);\nlet mass=lanesSumOf(lane,own);\nreturn Targets(vec4f(low.xyz,radius),vec4f(high.xyz,HEAVIER*mass),vec4f(middle,params.tau*low.w),\ndistance(middle,root.middle)+radius,raisedBy(high.w,mass,radius));\n}\n\n\nfn gapTo(targets: Targets,place: vec3f)-> vec3f{return place - clamp(place,targets.low.xyz,targets.high.xyz);}\n\n\n\nfn actsAs(targets: Targets,centre: vec4f,test: vec4u)-> vec2<bool>{\nlet spread=bitcast<f32>(test.y);\nlet size=bitcast<f32>(test.z);\nlet apart=centre.xyz - targets.middle.xyz;\nvar far=false;\nif(QUADRUPOLE==1u){\nlet apart2=dot(apart,apart);\nlet inverse=inverseSqrt(max(apart2,NO_DISTANCE));\nlet clear=apart2*inverse - targets.low.w - size;\nlet beyond=bitcast<f32>(test.x)- targets.away;\nlet most=params.farShare*targets.middle.w*targets.raised;\nlet x=spread*inverse;\nlet y=(targets.low.w+spread)*inverse;\nlet y2=y*y;\nlet faint=(beyond > params.spline)&(PULL*centre.w<=most*beyond*beyond);\nlet converges=(clear > params.spline)&(centre.w*fma(5.0*y2,y2,x*x*x)<=most*clear*clear);\nfar=(apart2 > params.farSoftening)&(faint | converges);\nif(!GO_ALONG && far){return vec2<bool>(true,false);}\n}\nlet gap=gapTo(targets,centre.xyz);\nlet gap2=dot(gap,gap);\nlet inverse=inverseSqrt(max(gap2,NO_DISTANCE));\nlet d=gap2*inverse;\nlet clear=d - size;\nlet x=spread*inverse;\nvar lost=select(3.0*x*x,4.0*x*x*x,QUADRUPOLE==1u);\nif(HEXADECAPOLE==1u){lost=6.0*x*x*x*x*x;}\nlet heavy=centre.w > targets.high.w;\nlet near=heavy &(d < CLOSEST*size);\nlet allowed=targets.middle.w*select(1.0,targets.raised,heavy);\nlet small=(params.angle*d > size)|(!near &(centre.w*lost<=allowed*clear*clear));\n\nlet few=linkIsFew(test.w);\nreturn vec2<bool>(far,!far &(clear > params.spline)& !few & small);\n}",
 "integrate/accelerationSize.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> acceleration: array<vec4f>;\n@group(0)@binding(2)var<storage,read_write> velocity: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\n\nlet size=length(acceleration[i].xyz);\nvelocity[i].w=select(size,-max(size,1e-30),velocity[i].w < 0.0);\n}",
 "integrate/blockBegin.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> fixedVelocity: array<vec4u>;\n@group(0)@binding(2)var<storage,read_write> fixedPosition: array<vec4u>;\n@group(0)@binding(3)var<storage,read_write> blockState: array<u32>;\n@group(0)@binding(4)var<storage,read_write> due: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i==0u){\nopenBlocks();\nblockState[BLOCK_COUNT]=0u;\n}\nif(i >= params.n){return;}\nfixedPosition[2u*i].w=0u;\ndue[i]=ticksWithin(bitcast<f32>(fixedVelocity[2u*i].w));\n}",
 "shared/openBlocks.wgsl": "\n\nfn openBlocks(){\nblockState[BLOCK_NEXT]=NEVER;\nblockState[BLOCK_FOUND]=0u;\nblockState[BLOCK_OPEN]=1u;\n}",
 "integrate/blockDispatch.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read_write> blockState: array<u32>;\n@group(0)@binding(2)var<storage,read_write> status: Status;\n@group(0)@binding(3)var<storage,read_write> forceDispatch: array<u32>;\n@group(0)@binding(4)var<storage,read_write> correctDispatch: array<u32>;\n\nconst MOST=65535u;\n\nconst BLOCK_BODIES=64u;\n\nconst WANTED=1024u;\nconst LEAST_SOURCES=128u;\n\n@compute @workgroup_size(1)\nfn main(){\nlet count=select(0u,blockState[BLOCK_FOUND],blockState[BLOCK_OPEN]==1u);\nlet groups=(count+BLOCK_BODIES - 1u)/BLOCK_BODIES;\nlet splits=clamp(WANTED/max(groups,1u),1u,max(params.n/LEAST_SOURCES,1u));\nlet now=blockState[BLOCK_NEXT];\nblockState[BLOCK_NEXT]=NEVER;\nblockState[BLOCK_FOUND]=0u;\nblockState[BLOCK_NOW]=now;\nblockState[BLOCK_ACTIVE]=count;\nblockState[BLOCK_SPLITS]=splits;\nforceDispatch[0]=min(groups*splits,MOST);\nforceDispatch[1]=(groups*splits+MOST - 1u)/MOST;\nforceDispatch[2]=1u;\ncorrectDispatch[0]=groups;\ncorrectDispatch[1]=1u;\ncorrectDispatch[2]=1u;\nif(count==0u){return;}\nblockState[BLOCK_COUNT]++;\nlet pairs=blockState[BLOCK_PAIRS]+count;\nblockState[BLOCK_PAIRS+1u]+=u32(pairs < count);\nblockState[BLOCK_PAIRS]=pairs;\nif(now==TICKS){\nblockState[BLOCK_OPEN]=0u;\nstatus.steps++;\n}\n}",
 "integrate/blockEnd.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> fixedPosition: array<vec4u>;\n@group(0)@binding(2)var<storage,read> acceleration: array<vec4f>;\n@group(0)@binding(3)var<storage,read> blockState: array<u32>;\n@group(0)@binding(4)var<storage,read_write> fixedVelocity: array<vec4u>;\n@group(0)@binding(5)var<storage,read_write> status: AtomicStatus;\n@group(0)@binding(6)var<storage,read_write> posMass: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> velocity: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n || blockState[BLOCK_OPEN]==1u){return;}\nlet x=fixedPosition[2u*i];\nlet xLow=fixedPosition[2u*i+1u];\nlet v=fixedVelocity[2u*i];\nlet vLow=fixedVelocity[2u*i+1u];\nlet size=length(acceleration[i].xyz);\nposMass[i]=vec4f(toFloat(Fixed(bitcast<vec3i>(x.xyz),xLow.xyz)),bitcast<f32>(xLow.w));\nvelocity[i]=vec4f(toFloat(Fixed(bitcast<vec3i>(v.xyz),vLow.xyz)),select(size,-max(size,1e-30),vLow.w!=0u));\nif(vLow.w==NEWLY_FROZEN){\nfixedVelocity[2u*i+1u].w=FROZEN;\natomicOr(&status.faults,FAULT_NONFINITE);\natomicAdd(&status.frozen,1u);\n}\n}",
 "integrate/blockStart.wgsl": "\n\n\n\n\n\n\n\noverride SIXTH: u32=0u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read_write> blockState: array<u32>;\n@group(0)@binding(4)var<storage,read_write> fixedPosition: array<vec4u>;\n@group(0)@binding(5)var<storage,read_write> fixedVelocity: array<vec4u>;\n@group(0)@binding(6)var<storage,read_write> acceleration: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> jerk: array<vec4f>;\n@group(0)@binding(8)var<storage,read_write> due: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i==0u){openBlocks();}\nif(i >= params.n){return;}\nlet x=toFixed(posMass[i].xyz);\nlet v=toFixed(velocity[i].xyz);\nfixedPosition[2u*i]=vec4u(bitcast<vec3u>(x.hi),0u);\nfixedPosition[2u*i+1u]=vec4u(x.lo,bitcast<u32>(posMass[i].w));\nfixedVelocity[2u*i]=vec4u(bitcast<vec3u>(v.hi),0u);\nfixedVelocity[2u*i+1u]=vec4u(v.lo,select(0u,FROZEN,velocity[i].w < 0.0));\nacceleration[i]=vec4f(0);\nfor(var k=0u;k < 1u+2u*SIXTH;k++){jerk[(1u+2u*SIXTH)*i+k]=vec4f(0);}\ndue[i]=0u;\n}",
 "integrate/bridgeEnd.wgsl": "\n\n\n\n\n\n\n\n\n\n\n\noverride KICK: u32=1u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> id: array<u32>;\n@group(0)@binding(2)var<storage,read> clusterPlace: array<u32>;\n@group(0)@binding(3)var<storage,read> fieldAcceleration: array<vec4f>;\n@group(0)@binding(4)var<storage,read> clusterAcceleration: array<vec4f>;\n@group(0)@binding(5)var<storage,read> status: Status;\n@group(0)@binding(6)var<storage,read_write> acceleration: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> velocity: array<vec4f>;\n@group(0)@binding(8)var<storage,read_write> fixedVelocity: array<vec4u>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n ||(status.faults & FAULT_OVERFLOW)!=0u){return;}\nlet place=clusterPlace[id[i]];\nlet field=fieldAcceleration[i];\n\nlet moves=KICK==1u && velocity[i].w >= 0.0;\nif(place==OUTSIDE_CLUSTER){\nlet whole=acceleration[i]+field;\nacceleration[i]=whole;\nif(moves){velocity[i]+=vec4f(0.5*params.kick*whole.xyz,0.0);}\nreturn;\n}\n\nacceleration[i]=clusterAcceleration[place]+field;\nlet sped=0.5*params.kick*field.xyz;\nif(!moves || !finite(sped)){return;}\nvelocity[i]=vec4f(toFloat(kickCluster(place,sped)),velocity[i].w);\n}",
 "shared/clusterKick.wgsl": "\n\nfn kickCluster(place: u32,change: vec3f)-> Fixed{\nlet v=fixedVelocity[2u*place];\nlet low=fixedVelocity[2u*place+1u];\nlet next=fixedSum(Fixed(bitcast<vec3i>(v.xyz),low.xyz),toFixed(change));\nfixedVelocity[2u*place]=vec4u(bitcast<vec3u>(next.hi),v.w);\nfixedVelocity[2u*place+1u]=vec4u(next.lo,low.w);\nreturn next;\n}",
 "shared/cluster.wgsl": "\n\n\nconst OUTSIDE_CLUSTER=0xffffffffu;",
 "integrate/bridgeField.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> id: array<u32>;\n@group(0)@binding(3)var<storage,read> clusterPlace: array<u32>;\n@group(0)@binding(4)var<storage,read_write> fieldPosMass: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\nlet p=posMass[i];\nfieldPosMass[i]=vec4f(p.xyz,select(0.0,p.w,clusterPlace[id[i]]==OUTSIDE_CLUSTER));\n}",
 "integrate/bridgeKick.wgsl": "\n\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> id: array<u32>;\n@group(0)@binding(2)var<storage,read> clusterPlace: array<u32>;\n@group(0)@binding(3)var<storage,read> fieldAcceleration: array<vec4f>;\n@group(0)@binding(4)var<storage,read_write> fixedVelocity: array<vec4u>;\n@group(0)@binding(5)var<storage,read_write> fixedPosition: array<vec4u>;\n@group(0)@binding(6)var<storage,read_write> due: array<u32>;\n@group(0)@binding(7)var<storage,read_write> blockState: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i==0u){openBlocks();}\nif(i >= params.n){return;}\nlet place=clusterPlace[id[i]];\nif(place==OUTSIDE_CLUSTER){return;}\nfixedPosition[2u*place].w=0u;\ndue[place]=0u;\nlet sped=0.5*params.kick*fieldAcceleration[i].xyz;\nlet frozen=fixedVelocity[2u*place+1u].w!=0u;\nif(!frozen && finite(sped)){_=kickCluster(place,sped);}\n}",
 "integrate/bridgeMove.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> id: array<u32>;\n@group(0)@binding(2)var<storage,read> clusterPlace: array<u32>;\n@group(0)@binding(3)var<storage,read> fieldAcceleration: array<vec4f>;\n@group(0)@binding(4)var<storage,read> clusterPosMass: array<vec4f>;\n@group(0)@binding(5)var<storage,read> clusterVelocity: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> nextPosMass: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> nextVelocity: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\nlet place=clusterPlace[id[i]];\nif(place==OUTSIDE_CLUSTER){return;}\nlet v=clusterVelocity[place];\nlet size=length(fieldAcceleration[i].xyz);\nnextPosMass[i]=clusterPosMass[place];\nnextVelocity[i]=vec4f(v.xyz,select(size,-max(size,1e-30),v.w < 0.0));\n}",
 "integrate/bridgeStart.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read> id: array<u32>;\n@group(0)@binding(4)var<storage,read> clusterPlace: array<u32>;\n@group(0)@binding(5)var<storage,read_write> clusterPosMass: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> clusterVelocity: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\nlet place=clusterPlace[id[i]];\nif(place==OUTSIDE_CLUSTER){return;}\nclusterPosMass[place]=posMass[i];\nclusterVelocity[place]=velocity[i];\n}",
 "integrate/correct.wgsl": "\n\n\n\n\n\n\n\n\n\n\noverride SIXTH: u32=0u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> turn: array<u32>;\n@group(0)@binding(2)var<storage,read> jerkParts: array<vec4f>;\n@group(0)@binding(3)var<storage,read> blockState: array<u32>;\n@group(0)@binding(4)var<storage,read_write> fixedPosition: array<vec4u>;\n@group(0)@binding(5)var<storage,read_write> fixedVelocity: array<vec4u>;\n@group(0)@binding(6)var<storage,read_write> acceleration: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> jerk: array<vec4f>;\n@group(0)@binding(8)var<storage,read_write> due: array<u32>;\n\nconst WIDTH=64u;\n\n\nconst FIRST=0.05;\n\nconst LONGEST=1e30;\n\n\nfn stepOf(h: f32,a: vec3f,j: vec3f,s: vec3f,c: vec3f)-> f32{\nlet above=length(a)*length(s)+dot(j,j);\nlet below=length(j)*length(c)+dot(s,s);\nreturn select(LONGEST,h*sqrt(params.eta*above/below),below > 0.0);\n}\n\n\n\nfn sixthStepOf(h: f32,a: vec3f,j: vec3f,s: vec3f,c: vec3f,change: vec3f)-> f32{\nlet above=length(a)*length(s)+dot(j,j);\nlet below=length(s)*length(change)+dot(c,c);\nreturn select(LONGEST,h*sqrt(params.eta*sqrt(above/below)),below > 0.0);\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(local_invocation_index)lane: u32){\nlet slot=group.x*WIDTH+lane;\nlet count=blockState[BLOCK_ACTIVE];\nif(slot >= count){return;}\nlet i=turn[slot];\nlet now=blockState[BLOCK_NOW];\nlet slots=(count+WIDTH - 1u)/WIDTH*WIDTH;\nvar force=vec4f(0);\nvar change=vec3f(0);\nvar bend=vec3f(0);\nfor(var part=0u;part < blockState[BLOCK_SPLITS];part++){\nlet at=(2u+SIXTH)*(part*slots+slot);\nforce+=jerkParts[at];\nchange+=jerkParts[at+1u].xyz;\nif(SIXTH==1u){bend+=jerkParts[at+2u].xyz;}\n}\nlet own=(1u+2u*SIXTH)*i;\nlet x=fixedPosition[2u*i];\nlet v=fixedVelocity[2u*i];\nlet xLow=fixedPosition[2u*i+1u];\nlet vLow=fixedVelocity[2u*i+1u];\nlet ticks=now - x.w;\nlet h=tickLength()*f32(ticks);\nlet a0=pace()*acceleration[i].xyz;\nlet j0=pace()*jerk[own].xyz;\nlet a1=pace()*force.xyz;\nlet j1=pace()*change;\nlet s1=pace()*bend;\nvar s0=vec3f(0);\nlet velocity=Fixed(bitcast<vec3i>(v.xyz),vLow.xyz);\nvar moved=h*(toFloat(velocity)+h*(0.35*a0+0.15*a1+h*(0.05*j0 - j1/30.0)));\nvar sped=h*(0.5*(a0+a1)+h/12.0*(j0 - j1));\nif(SIXTH==1u){\ns0=pace()*jerk[own+1u].xyz;\nsped=h*(0.5*(a0+a1)+h*(0.1*(j0 - j1)+h/120.0*(s0+s1)));\nmoved=h*(toFloat(velocity)+0.5*sped+h*(0.1*(a0 - a1)+h/120.0*(j0+j1)));\n}\nlet frozen=vLow.w!=0u || !finite(moved)|| !finite(sped)|| !finite(force.xyz)|| !finite(change)|| !finite(bend);\nvar wish=LONGEST;\nvar crackle=vec3f(0);\nif(frozen){\n\nfixedPosition[2u*i]=vec4u(x.xyz,now);\nfixedPosition[2u*i+1u]=vec4u(xLow.xyz,0u);\nfixedVelocity[2u*i]=vec4u(vec3u(0u),bitcast<u32>(LONGEST));\nfixedVelocity[2u*i+1u]=vec4u(vec3u(0u),select(vLow.w,NEWLY_FROZEN,vLow.w==0u));\nacceleration[i]=vec4f(0);\nfor(var k=0u;k < 1u+2u*SIXTH;k++){jerk[own+k]=vec4f(0);}\n}else{\nif(ticks==0u){\n\nwish=bitcast<f32>(v.w);\nif(wish==0.0){wish=FIRST*select(LONGEST,sqrt(params.eta)*length(a1)/length(j1),dot(j1,j1)> 0.0);}\n}else if(SIXTH==1u){\n\n\nlet dj=h*(j0 - j1);\nlet c=6.0*dj+h*h*(2.0*s0+4.0*s1);\ncrackle=select(vec3f(0),c/(h*h*h),abs(h)> 1e-12);\nwish=sixthStepOf(abs(h),a1,h*j1,h*h*s1,c,12.0*dj+6.0*h*h*(s0+s1));\n}else{\nlet s=6.0*(a1 - a0)- h*(4.0*j0+2.0*j1);\nlet c=12.0*(a0 - a1)+6.0*h*(j0+j1);\nwish=stepOf(abs(h),a1,h*j1,s+c,c);\n}\nlet xNext=fixedSum(Fixed(bitcast<vec3i>(x.xyz),xLow.xyz),toFixed(moved));\nlet vNext=fixedSum(velocity,toFixed(sped));\nfixedPosition[2u*i]=vec4u(bitcast<vec3u>(xNext.hi),now);\nfixedPosition[2u*i+1u]=vec4u(xNext.lo,xLow.w);\nfixedVelocity[2u*i]=vec4u(bitcast<vec3u>(vNext.hi),bitcast<u32>(wish));\nfixedVelocity[2u*i+1u]=vec4u(vNext.lo,0u);\nacceleration[i]=force;\n\nlet again=SIXTH==1u && ticks==0u && jerk[own+1u].w==0.0;\njerk[own]=vec4f(change,0.0);\nif(SIXTH==1u){\njerk[own+1u]=vec4f(bend,1.0);\njerk[own+2u]=vec4f(crackle/pace(),0.0);\n}\nif(again){\ndue[i]=now;\nreturn;\n}\n}\nvar next=ticksWithin(wish);\nif(ticks > 0u && next > ticks){next=select(ticks,2u*ticks,now %(2u*ticks)==0u);}\ndue[i]=now+next;\n}",
 "integrate/heunCorrect.wgsl": "\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> vortex: VortexParams;\n@group(0)@binding(2)var<storage,read> induced: array<array<vec4f,4>>;\n@group(0)@binding(3)var<storage,read> halfway: array<vec4f>;\n@group(0)@binding(4)var<storage,read_write> elements: array<vec4f>;\n@group(0)@binding(5)var<storage,read_write> strengths: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> status: AtomicStatus;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n ||(atomicLoad(&status.faults)& FAULT_OVERFLOW)!=0u){return;}\nif(i==0u){atomicAdd(&status.steps,1u);}\nlet rows=induced[i];\nlet velocity=vec4f(rows[0].w,rows[1].w,rows[2].w,0.0);\nlet rate=vec4f(strengthRate(vortex,strengths[i].xyz,elements[i].w,rows),0.0);\nlet place=vec4f((halfway[2u*i]+0.5*vortex.timestep*velocity).xyz,elements[i].w);\nlet strength=relaxed(vortex,(halfway[2u*i+1u]+0.5*vortex.timestep*rate).xyz,rows);\nif(inReach(place.xyz)&& finite(strength)){\nelements[i]=place;\nstrengths[i]=vec4f(strength,0.0);\nreturn;\n}\natomicOr(&status.faults,FAULT_NONFINITE);\natomicAdd(&status.frozen,1u);\nstrengths[i]=vec4f(0.0);\nif(!finite(elements[i].xyz)){elements[i]=vec4f(0.0,0.0,0.0,elements[i].w);}\n}",
 "shared/vortices.wgsl": "\n\nstruct VortexParams{\ntimestep: f32,\nviscosity: f32,\nvolume: f32,\nrelaxation: f32,\nspreading: f32,\n}\n\n\n\n\noverride STRETCHING: u32=0u;\nconst STRETCHING_TRANSPOSED=0u;\nconst STRETCHING_CLASSICAL=1u;\nconst STRETCHING_NONE=2u;\nconst STRETCHING_LINES=3u;\n\n\nconst CORE_MOMENT=0.30091509766;\nconst CORE_VOLUME=4.18879020479;\n\n\n\nfn strengthRate(vortex: VortexParams,strength: vec3f,core: f32,rows: array<vec4f,4>)-> vec3f{\nvar rate=vec3f(0.0);\nif(STRETCHING==STRETCHING_TRANSPOSED){\nrate=strength.x*rows[0].xyz+strength.y*rows[1].xyz+strength.z*rows[2].xyz;\n}else if(STRETCHING==STRETCHING_CLASSICAL){\nrate=vec3f(dot(rows[0].xyz,strength),dot(rows[1].xyz,strength),dot(rows[2].xyz,strength));\n}\nlet core2=core*core;\nlet mixing=2.0*vortex.viscosity*vortex.volume/(CORE_MOMENT*CORE_VOLUME*core2*core2*core);\nreturn rate+mixing*(rows[3].xyz - rows[3].w*strength);\n}\n\n\nfn spread(vortex: VortexParams,core: f32)-> f32{\nlet square=core*core+vortex.spreading;\nreturn select(core,sqrt(max(square,0.0)),vortex.spreading!=0.0 && square > 0.0);\n}\n\n\nfn relaxed(vortex: VortexParams,strength: vec3f,rows: array<vec4f,4>)-> vec3f{\nlet curl=curlOf(rows);\nlet size=length(strength);\nlet turned=strength+vortex.relaxation*(size/max(length(curl),1e-30)*curl - strength);\nreturn select(strength,size/max(length(turned),1e-30)*turned,vortex.relaxation > 0.0);\n}",
 "shared/curl.wgsl": "\nfn curlOf(rows: array<vec4f,4>)-> vec3f{\nreturn vec3f(rows[2].y - rows[1].z,rows[0].z - rows[2].x,rows[1].x - rows[0].y);\n}",
 "integrate/heunPredict.wgsl": "\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> vortex: VortexParams;\n@group(0)@binding(2)var<storage,read> induced: array<array<vec4f,4>>;\n@group(0)@binding(3)var<storage,read> status: Status;\n@group(0)@binding(4)var<storage,read_write> elements: array<vec4f>;\n@group(0)@binding(5)var<storage,read_write> strengths: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> halfway: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n ||(status.faults & FAULT_OVERFLOW)!=0u){return;}\nlet rows=induced[i];\nlet velocity=vec4f(rows[0].w,rows[1].w,rows[2].w,0.0);\nlet rate=vec4f(strengthRate(vortex,strengths[i].xyz,elements[i].w,rows),0.0);\nhalfway[2u*i]=elements[i]+0.5*vortex.timestep*velocity;\nhalfway[2u*i+1u]=strengths[i]+0.5*vortex.timestep*rate;\nvar place=elements[i]+vortex.timestep*velocity;\nplace.w=spread(vortex,elements[i].w);\nlet strength=strengths[i]+vortex.timestep*rate;\nlet whole=inReach(place.xyz)&& finite(strength.xyz);\nif(whole){elements[i]=place;}\nstrengths[i]=select(vec4f(0.0),strength,whole);\n}",
 "integrate/kick.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> acceleration: array<vec4f>;\n@group(0)@binding(2)var<storage,read_write> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read_write> status: AtomicStatus;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n ||(atomicLoad(&status.faults)& FAULT_OVERFLOW)!=0u){return;}\nif(i==0u){atomicAdd(&status.steps,1u);}\n\nif(velocity[i].w < 0.0){return;}\nvelocity[i]+=vec4f(0.5*params.kick*acceleration[i].xyz,0.0);\n}",
 "integrate/kickDrift.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read> acceleration: array<vec4f>;\n@group(0)@binding(4)var<storage,read> id: array<u32>;\n@group(0)@binding(5)var<storage,read_write> nextPosMass: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> nextVelocity: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> nextId: array<u32>;\n@group(0)@binding(8)var<storage,read_write> status: AtomicStatus;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n ||(atomicLoad(&status.faults)& FAULT_OVERFLOW)!=0u){return;}\nlet a=acceleration[i].xyz;\nvar p=posMass[i];\nvar v=velocity[i].xyz+0.5*params.kick*a;\nlet moved=p.xyz+params.drift*v;\nvar size=length(a);\nif(velocity[i].w < 0.0){\nv=vec3f(0);\nsize=-max(size,1e-30);\n}else if(inReach(moved)&& inReach(v)){\np=vec4f(moved,p.w);\n}else{\n\np.w=0.0;\nv=vec3f(0);\nsize=select(-1e-30,-size,size > 0.0 && finite(a));\natomicOr(&status.faults,FAULT_NONFINITE);\natomicAdd(&status.frozen,1u);\n}\nnextPosMass[i]=p;\nnextVelocity[i]=vec4f(v,size);\nnextId[i]=id[i];\n}",
 "integrate/linePlace.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> id: array<u32>;\n@group(0)@binding(2)var<storage,read_write> linePlace: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\nlinePlace[id[i]]=i;\n}",
 "integrate/lineStrength.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> elements: array<vec4f>;\n@group(0)@binding(2)var<storage,read> id: array<u32>;\n@group(0)@binding(3)var<storage,read> linePlace: array<u32>;\n@group(0)@binding(4)var<storage,read> lineEnds: array<vec2u>;\n@group(0)@binding(5)var<storage,read> lineCirculation: array<f32>;\n@group(0)@binding(6)var<storage,read_write> strengths: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\nlet ends=lineEnds[id[i]];\nlet way=elements[linePlace[ends.x]].xyz - elements[linePlace[ends.y]].xyz;\nstrengths[i]=vec4f(0.5*lineCirculation[id[i]]*way,0.0);\n}",
 "integrate/nextTime.wgsl": "\n\n\n\n\n\nconst TILE=2048u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> due: array<u32>;\n@group(0)@binding(2)var<storage,read_write> blockState: array<atomic<u32>>;\n\nvar<workgroup> first: atomic<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nif(lane==0u){atomicStore(&first,NEVER);}\nworkgroupBarrier();\nlet begin=flatGroup(group,groups)*TILE;\nvar soonest=NEVER;\nfor(var i=begin+lane;i < min(begin+TILE,params.n);i+=256u){soonest=min(soonest,due[i]);}\natomicMin(&first,soonest);\nworkgroupBarrier();\nif(lane==0u && atomicLoad(&blockState[BLOCK_OPEN])==1u){atomicMin(&blockState[BLOCK_NEXT],atomicLoad(&first));}\n}",
 "integrate/predict.wgsl": "\n\n\n\n\n\n\n\n\noverride SIXTH: u32=0u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> fixedPosition: array<vec4u>;\n@group(0)@binding(2)var<storage,read> fixedVelocity: array<vec4u>;\n@group(0)@binding(3)var<storage,read> acceleration: array<vec4f>;\n@group(0)@binding(4)var<storage,read> jerk: array<vec4f>;\n@group(0)@binding(5)var<storage,read> due: array<u32>;\n@group(0)@binding(6)var<storage,read_write> blockState: array<atomic<u32>>;\n@group(0)@binding(7)var<storage,read_write> predicted: array<vec4u>;\n@group(0)@binding(8)var<storage,read_write> turn: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n || atomicLoad(&blockState[BLOCK_OPEN])==0u){return;}\nlet now=atomicLoad(&blockState[BLOCK_NEXT]);\nlet x=fixedPosition[2u*i];\nlet xLow=fixedPosition[2u*i+1u];\nlet v=fixedVelocity[2u*i];\nlet vLow=fixedVelocity[2u*i+1u];\nlet h=tickLength()*f32(now - x.w);\nlet a=pace()*acceleration[i].xyz;\nlet own=(1u+2u*SIXTH)*i;\nlet j=pace()*jerk[own].xyz;\nvar s=vec3f(0);\nvar c=vec3f(0);\nif(SIXTH==1u){\ns=pace()*jerk[own+1u].xyz;\nc=pace()*jerk[own+2u].xyz;\n}\nlet velocity=toFloat(Fixed(bitcast<vec3i>(v.xyz),vLow.xyz));\nlet way=h*(velocity+h*(0.5*a+h/6.0*(j+h*(0.25*s+h/20.0*c))));\nlet moved=fixedSum(Fixed(bitcast<vec3i>(x.xyz),xLow.xyz),toFixed(way));\nlet row=(3u+SIXTH)*i;\npredicted[row]=vec4u(bitcast<vec3u>(moved.hi),xLow.w);\npredicted[row+1u]=vec4u(moved.lo,0u);\npredicted[row+2u]=vec4u(bitcast<vec3u>(velocity+h*(a+h*(0.5*j+h*(s/6.0+h/24.0*c)))),0u);\nif(SIXTH==1u){predicted[row+3u]=vec4u(bitcast<vec3u>(a+h*(j+h*(0.5*s+h/6.0*c))),0u);}\nif(due[i]==now){turn[atomicAdd(&blockState[BLOCK_FOUND],1u)]=i;}\n}",
 "integrate/rungBegin.wgsl": "\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> acceleration: array<vec4f>;\n@group(0)@binding(3)var<storage,read> status: Status;\n@group(0)@binding(4)var<storage,read_write> velocity: array<vec4f>;\n@group(0)@binding(5)var<storage,read_write> rungState: array<atomic<u32>>;\n@group(0)@binding(6)var<storage,read_write> origin: array<vec4u>;\n@group(0)@binding(7)var<storage,read> id: array<u32>;\n@group(0)@binding(8)var<storage,read_write> nextId: array<u32>;\n\nvar<workgroup> deepest: atomic<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i < params.n &&(status.faults & FAULT_OVERFLOW)==0u){\nlet a=acceleration[i].xyz;\nlet v=velocity[i];\nlet size=length(a);\nvar rung=0u;\nif(v.w < 0.0){\nvelocity[i]=vec4f(0.0,0.0,0.0,-max(size,1e-30));\n}else{\nif(finite(a)){rung=rungOf(size);}\nvelocity[i]=vec4f(v.xyz+0.5*params.kick*shareOf(rung)*a,size);\n}\norigin[i]=vec4u(bitcast<vec3u>(posMass[i].xyz),rung);\nnextId[i]=id[i];\natomicMax(&deepest,rung);\n}\nworkgroupBarrier();\nif(lane==0u){atomicMax(&rungState[RUNG_DEPTH],atomicLoad(&deepest));}\n}",
 "shared/rungs.wgsl": "\n\n\nconst DEEPEST_RUNG=12u;\n\nconst SPLINE_REACH=2.8;\n\n\nconst RUNG_DEPTH=0u;\nconst RUNG_NOW=1u;\nconst RUNG_WALKED=2u;\nconst RUNG_BLOCKS=4u;\n\n\nfn calmest()-> f32{\nlet softening=select(sqrt(params.eps2),params.spline/SPLINE_REACH,params.spline > 0.0);\nreturn 2.0*params.eta*softening/(params.drift*params.kick);\n}\n\n\n\nfn rungOf(size: f32)-> u32{\nvar rung=0u;\nfor(var most=calmest();rung < DEEPEST_RUNG && most > 0.0 && size > most;most*=4.0){rung++;}\nreturn rung;\n}\n\n\nfn spanOf(rung: u32,depth: u32)-> u32{return 1u <<(depth - rung);}\n\n\nfn shareOf(rung: u32)-> f32{return 1.0/f32(1u << rung);}",
 "integrate/rungDrift.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> origin: array<vec4u>;\n@group(0)@binding(2)var<storage,read> rungState: array<u32>;\n@group(0)@binding(3)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(4)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(5)var<storage,read_write> nextPosMass: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> nextVelocity: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> nextOrigin: array<vec4u>;\n@group(0)@binding(8)var<storage,read_write> status: AtomicStatus;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\nlet begun=origin[i];\nvar p=posMass[i];\nvar v=velocity[i];\n\nif((atomicLoad(&status.faults)& FAULT_OVERFLOW)==0u && v.w >= 0.0){\nlet depth=rungState[RUNG_DEPTH];\nlet ahead=(rungState[RUNG_NOW]- 1u)% spanOf(begun.w,depth)+1u;\nlet moved=bitcast<vec3f>(begun.xyz)+params.drift*shareOf(depth)*f32(ahead)*v.xyz;\nif(inReach(moved)&& inReach(v.xyz)){\np=vec4f(moved,p.w);\n}else{\n\np.w=0.0;\nv=vec4f(0.0,0.0,0.0,-1e-30);\natomicOr(&status.faults,FAULT_NONFINITE);\natomicAdd(&status.frozen,1u);\n}\n}\nnextPosMass[i]=p;\nnextVelocity[i]=v;\nnextOrigin[i]=begun;\n}",
 "integrate/rungKick.wgsl": "\n\n\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> acceleration: array<vec4f>;\n@group(0)@binding(3)var<storage,read> rungState: array<u32>;\n@group(0)@binding(4)var<storage,read> status: Status;\n@group(0)@binding(5)var<storage,read_write> velocity: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> origin: array<vec4u>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n ||(status.faults & FAULT_OVERFLOW)!=0u){return;}\nlet depth=rungState[RUNG_DEPTH];\nlet now=rungState[RUNG_NOW];\nlet rung=origin[i].w;\nlet span=spanOf(rung,depth);\nif(now % span!=0u || velocity[i].w < 0.0){return;}\nlet a=acceleration[i].xyz;\nlet size=length(a);\nlet next=select(rung,max(rung,min(rungOf(size),depth)),finite(a));\nvar share=shareOf(rung);\nif(now <(1u << depth)){share+=shareOf(next);}\nvelocity[i]=vec4f(velocity[i].xyz+0.5*params.kick*share*a,size);\norigin[i]=vec4u(bitcast<vec3u>(posMass[i].xyz),next);\n}",
 "integrate/rungNext.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> activeList: array<u32>;\n@group(0)@binding(2)var<storage,read_write> rungState: array<u32>;\n@group(0)@binding(3)var<storage,read_write> status: Status;\n\n@compute @workgroup_size(1)\nfn main(){\nif((status.faults & FAULT_OVERFLOW)!=0u){return;}\nlet walked=rungState[RUNG_WALKED]+activeList[0];\nrungState[RUNG_WALKED+1u]+=u32(walked < activeList[0]);\nrungState[RUNG_WALKED]=walked;\nrungState[RUNG_BLOCKS]++;\nif(rungState[RUNG_NOW]<(1u << rungState[RUNG_DEPTH])){\nrungState[RUNG_NOW]++;\nreturn;\n}\nrungState[RUNG_DEPTH]=0u;\nrungState[RUNG_NOW]=1u;\nstatus.steps++;\n}",
 "integrate/rungReorder.wgsl": "\n\n\n\n\n\n\noverride KEEP: u32=0u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> order: array<u32>;\n@group(0)@binding(2)var<storage,read> nextOrigin: array<vec4u>;\n@group(0)@binding(3)var<storage,read> rungState: array<u32>;\n@group(0)@binding(4)var<storage,read> id: array<u32>;\n@group(0)@binding(5)var<storage,read_write> origin: array<vec4u>;\n@group(0)@binding(6)var<storage,read_write> awake: array<u32>;\n@group(0)@binding(7)var<storage,read_write> nextId: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\nvar source=i;\nif(KEEP==0u){source=order[i];}\nlet begun=nextOrigin[source];\norigin[i]=begun;\nawake[i]=u32(rungState[RUNG_NOW]% spanOf(begun.w,rungState[RUNG_DEPTH])==0u);\nnextId[i]=id[i];\n}",
 "measure/blockRung.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> fixedVelocity: array<vec4u>;\n@group(0)@binding(2)var<storage,read> id: array<u32>;\n@group(0)@binding(3)var<storage,read_write> rungCounts: array<atomic<u32>>;\n@group(0)@binding(4)var<storage,read_write> quantity: array<f32>;\n\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nlet isThere=i < params.n;\nvar halvings=0u;\nif(isThere){halvings=countTrailingZeros(TICKS)- countTrailingZeros(ticksWithin(bitcast<f32>(fixedVelocity[2u*i].w)));}\ncountRung(i,isThere,halvings,lane);\n}",
 "shared/rungCounts.wgsl": "\n\nconst RUNGS=31u;\nvar<workgroup> rungsHere: array<atomic<u32>,RUNGS>;\n\n\nfn countRung(i: u32,isThere: bool,rung: u32,lane: u32){\nif(lane < RUNGS){atomicStore(&rungsHere[lane],0u);}\nworkgroupBarrier();\nif(isThere){\nquantity[id[i]]=1.0+f32(rung);\natomicAdd(&rungsHere[rung],1u);\n}\nworkgroupBarrier();\nif(lane < RUNGS){atomicAdd(&rungCounts[lane],atomicLoad(&rungsHere[lane]));}\n}",
 "measure/capture.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> quantityParams: QuantityParams;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read> acceleration: array<vec4f>;\n@group(0)@binding(4)var<storage,read> id: array<u32>;\n@group(0)@binding(5)var<storage,read> traits: array<vec2u>;\n@group(0)@binding(6)var<storage,read> cores: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> captured: array<f32>;\n@group(0)@binding(8)var<storage,read_write> quantity: array<f32>;\n\nconst NEVER=3e38;\n\n\nfn well(k: u32,place: vec3f)-> f32{\nlet centre=cores[2u*k];\nlet offset=place - centre.xyz;\nreturn cores[2u*k+1u].w*inverseSqrt(dot(offset,offset)+centre.w*centre.w);\n}\n\nfn isElsewhere(i: u32,own: u32)-> bool{\nif(own >= quantityParams.galaxies){return false;}\nlet place=posMass[i].xyz;\nlet home=cores[2u*own];\nvar wells=0.0;\nfor(var k=0u;k < quantityParams.galaxies;k++){wells+=well(k,place);}\nfor(var k=0u;k < quantityParams.galaxies;k++){\nlet there=cores[2u*k];\n\nif(k==own || distance(there.xyz,home.xyz)<=max(there.w,home.w)){continue;}\nlet motion=velocity[i].xyz - cores[2u*k+1u].xyz;\n\nlet depth=abs(acceleration[i].w)*well(k,place)/wells;\nif(distance(place,there.xyz)< distance(place,home.xyz)&& 0.5*quantityParams.kineticUnit*dot(motion,motion)< depth){return true;}\n}\nreturn false;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= quantityParams.n){return;}\nlet body=id[i];\nvar at=captured[body];\n\nif(quantityParams.restart==1u || at > quantityParams.time){at=NEVER;}\nif(at==NEVER && isElsewhere(i,traits[body].x & 255u)){at=quantityParams.time;}\ncaptured[body]=at;\nquantity[body]=select(1.0+quantityParams.unit*(quantityParams.time - at),0.0,at==NEVER);\n}",
 "shared/quantity.wgsl": "\nstruct QuantityParams{\nn: u32,\nunit: f32,\ntime: f32,\ngalaxies: u32,\nrestart: u32,\nfirst: u32,\nevery: u32,\nbody: u32,\nradius: f32,\nkineticUnit: f32,\n}",
 "measure/centreShrink.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> repetition: Repetition;\n@group(0)@binding(2)var<storage,read> partials: array<vec4f>;\n@group(0)@binding(3)var<storage,read_write> spheres: array<Sphere>;\n\nconst REACH=3.0;\nconst SHRINK=0.75;\nconst ENOUGH=0.02;\nconst LEAST=32.0;\n\nvar<workgroup> held: array<mat3x4f,64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(local_invocation_index)lane: u32){\nlet galaxy=lane >> 3u;\nvar sum=mat3x4f();\nif(galaxy < repetition.last){\nfor(var group=lane & 7u;group < sweepGroups(params.n);group+=8u){\nlet at=3u*(GALAXIES*group+galaxy);\nsum=sum+mat3x4f(partials[at],partials[at+1u],partials[at+2u]);\n}\n}\nheld[lane]=sum;\nworkgroupBarrier();\nif((lane & 7u)!=0u || galaxy >= repetition.last){return;}\nfor(var k=1u;k < 8u;k++){sum=sum+held[lane+k];}\nlet mass=sum[0].w;\nlet bodies=sum[2].x;\nif(repetition.index==0u){\nlet scale=select(0.0,1.0/mass,mass > 0.0);\nspheres[galaxy]=Sphere(scale*sum[0].xyz,0.0,scale*sum[1].xyz,bodies);\n}else if(repetition.index==1u){\nspheres[galaxy].radius=REACH*exp(sum[2].y/max(bodies,1.0));\n}else{\nlet all=spheres[galaxy].bodies;\nif(mass > 0.0 && bodies >= max(ENOUGH*all,min(LEAST,0.5*all))){\nspheres[galaxy].centre+=sum[0].xyz/mass;\nspheres[galaxy].velocity=sum[1].xyz/mass;\nspheres[galaxy].radius*=SHRINK;\n}\n}\n}",
 "shared/profile.wgsl": "\n\nconst GALAXIES=8u;\nconst CLASSES=20u;\nconst SHELLS=96u;\n\nstruct Class{\ngalaxy: u32,\nshines: u32,\nquanta: f32,\n}\n\n\nstruct Sphere{\ncentre: vec3f,\nradius: f32,\nvelocity: vec3f,\nbodies: f32,\n}\n\n\nfn byteOf(word: u32,index: u32)-> u32{\nreturn(word >>(8u*(index & 3u)))& 255u;\n}\n\n\n\nconst SWEEP_TILE=1024u;\nconst SWEEP_GROUPS=256u;\n\nfn sweepGroups(n: u32)-> u32{\nreturn clamp((n+SWEEP_TILE - 1u)/SWEEP_TILE,1u,SWEEP_GROUPS);\n}",
 "measure/centreSums.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> repetition: Repetition;\n@group(0)@binding(2)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(3)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(4)var<storage,read> id: array<u32>;\n@group(0)@binding(5)var<storage,read> classOf: array<u32>;\n@group(0)@binding(6)var<storage,read> classes: array<Class>;\n@group(0)@binding(7)var<storage,read> spheres: array<Sphere>;\n@group(0)@binding(8)var<storage,read_write> partials: array<vec4f>;\n\nvar<workgroup> held: array<mat3x4f,64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(local_invocation_index)lane: u32){\nvar sums: array<mat3x4f,GALAXIES>;\nfor(var i=64u*group.x+lane;i < params.n;i+=64u*sweepGroups(params.n)){\nlet body=id[i];\nlet galaxy=classes[byteOf(classOf[body >> 2u],body)].galaxy;\nlet sphere=spheres[galaxy];\nlet p=posMass[i];\n\nlet d=p.xyz - select(sphere.centre,vec3f(0.0),repetition.index==0u);\nlet r2=dot(d,d);\nif(repetition.index >= 2u && r2 > sphere.radius*sphere.radius){continue;}\nsums[galaxy][0]+=p.w*vec4f(d,1.0);\nsums[galaxy][1]+=vec4f(p.w*velocity[i].xyz,0.0);\nsums[galaxy][2]+=vec4f(1.0,0.5*log(max(r2,1e-30)),0.0,0.0);\n}\nfor(var galaxy=0u;galaxy < repetition.last;galaxy++){\nheld[lane]=sums[galaxy];\nfor(var half=32u;half > 0u;half >>= 1u){\nworkgroupBarrier();\nif(lane < half){held[lane]=held[lane]+held[lane+half];}\n}\nif(lane < 3u){partials[3u*(GALAXIES*group.x+galaxy)+lane]=held[0][lane];}\nworkgroupBarrier();\n}\n}",
 "measure/coreCentres.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> followParams: FollowParams;\n@group(0)@binding(1)var<storage,read> partials: array<vec4f>;\n@group(0)@binding(2)var<storage,read_write> cores: array<vec4f>;\n@group(0)@binding(3)var<storage,read_write> trails: array<vec4f>;\n@group(0)@binding(4)var<uniform> repetition: Repetition;\n\n\nconst LOST=1e-4;\n\nvar<workgroup> sums: array<mat2x4f,CORE_SHARES>;\n\n@compute @workgroup_size(CORE_SHARES)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(local_invocation_index)lane: u32){\nlet galaxy=group.x;\nlet at=2u*(CORE_SHARES*galaxy+lane);\nsums[lane]=mat2x4f(partials[at],partials[at+1u]);\nfor(var half=CORE_SHARES/2u;half > 0u;half >>= 1u){\nworkgroupBarrier();\nif(lane < half){sums[lane]=sums[lane]+sums[lane+half];}\n}\nif(lane > 0u){return;}\nlet old=cores[2u*galaxy];\nlet motion=cores[2u*galaxy+1u];\nvar place=old.xyz+f32(repetition.last)*followParams.elapsed*motion.xyz;\nvar speed=motion.xyz;\nlet mass=sums[0][0].w;\nif(mass > LOST*motion.w){\nplace+=sums[0][0].xyz/mass;\nspeed=sums[0][1].xyz/mass;\n}\ncores[2u*galaxy]=vec4f(place,old.w);\ncores[2u*galaxy+1u]=vec4f(speed,motion.w);\ntrails[(TRAILS+galaxy)*SLOTS+followParams.slot]=vec4f(place,1.0);\n}",
 "shared/follow.wgsl": "\nstruct FollowParams{\nn: u32,\nelapsed: f32,\nslot: u32,\n}\nconst CHOSEN=17u;\nconst TRAILS=16u;\nconst SLOTS=512u;\nconst NOBODY=0xffffffffu;\nconst CORES=8u;\nconst CORE_SHARES=64u;\nconst TRACKED=12u;",
 "measure/coreSums.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> followParams: FollowParams;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read> id: array<u32>;\n@group(0)@binding(4)var<storage,read> traits: array<vec2u>;\n@group(0)@binding(5)var<storage,read> cores: array<vec4f>;\n@group(0)@binding(6)var<storage,read_write> partials: array<vec4f>;\n@group(0)@binding(7)var<uniform> repetition: Repetition;\n\nvar<workgroup> sums: array<mat2x4f,256>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(local_invocation_index)lane: u32){\nlet galaxy=group.x/CORE_SHARES;\nlet share=group.x % CORE_SHARES;\nlet old=cores[2u*galaxy];\nlet middle=old.xyz+f32(repetition.last)*followParams.elapsed*cores[2u*galaxy+1u].xyz;\nlet width=old.w*f32(1u << repetition.index);\nvar sum=mat2x4f();\nfor(var i=share*256u+lane;i < followParams.n;i+=CORE_SHARES*256u){\nif((traits[id[i]].x & 255u)!=galaxy){continue;}\nlet p=posMass[i];\nlet offset=p.xyz - middle;\nlet weight=p.w*exp(-dot(offset,offset)/(width*width));\nsum[0]+=weight*vec4f(offset,1.0);\nsum[1]+=weight*vec4f(velocity[i].xyz,1.0);\n}\nsums[lane]=sum;\nfor(var half=128u;half > 0u;half >>= 1u){\nworkgroupBarrier();\nif(lane < half){sums[lane]=sums[lane]+sums[lane+half];}\n}\nif(lane < 2u){partials[2u*group.x+lane]=sums[0][lane];}\n}",
 "measure/externalEnergy.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> terms: array<ExternalTerm,MOST_TERMS>;\n@group(0)@binding(2)var<storage,read> radialTables: array<vec4f>;\n@group(0)@binding(3)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(4)var<storage,read_write> partials: array<f32>;\n\n\n\nconst TILE=256u;\n\nvar<workgroup> sums: array<f32,64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet tile=flatGroup(group,groups);\nif(tile*TILE >= params.n){return;}\nvar sum=0.0;\nfor(var k=0u;k < TILE;k+=64u){\nlet i=tile*TILE+k+lane;\nif(i < params.n && posMass[i].w!=0.0){sum+=posMass[i].w*externalField(posMass[i].xyz).w;}\n}\nsums[lane]=sum;\nfor(var half=32u;half > 0u;half >>= 1u){\nworkgroupBarrier();\nif(lane < half){sums[lane]+=sums[lane+half];}\n}\nif(lane==0u){partials[tile]=sums[0];}\n}",
 "measure/externalExact.wgsl": "\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> terms: array<ExternalTerm,MOST_TERMS>;\n@group(0)@binding(2)var<storage,read> radialTables: array<vec4f>;\n@group(0)@binding(3)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(4)var<storage,read> samples: array<u32>;\n@group(0)@binding(5)var<storage,read_write> exact: array<vec4f>;\n\n\n\nconst MOST_SAMPLES=512u;\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id)id: vec3u){\nif(id.x >= min(MOST_SAMPLES,params.n)){return;}\nexact[2u*id.x]+=vec4f(externalField(posMass[samples[id.x]].xyz).xyz,0.0);\n}",
 "measure/flow.wgsl": "\n\n\n\n\n\n\noverride UNIT: f32=1.0;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> induced: array<array<vec4f,4>>;\n@group(0)@binding(2)var<storage,read_write> flow: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\nlet rows=induced[i];\nflow[i]=vec4f(UNIT*vec3f(rows[0].w,rows[1].w,rows[2].w),-length(curlOf(rows)));\n}",
 "measure/forceError.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> acceleration: array<vec4f>;\n@group(0)@binding(3)var<storage,read> samples: array<u32>;\n@group(0)@binding(4)var<storage,read_write> exact: array<vec4f>;\n@group(0)@binding(5)var<uniform> repetition: Repetition;\n\n\nconst SAMPLES=512u;\n\nconst TOGETHER=4u;\nconst THREADS=256u;\n\n\nvar<workgroup> sums: array<vec4f,1024>;\n\n\nfn pull(j: u32,source: vec4f,i: u32,here: vec3f)-> vec4f{\nlet offset=source.xyz - here;\nlet r2=dot(offset,offset)+params.eps2;\nif(j==i || !(r2 > 0.0 || actsAtZero())){return vec4f(0);}\nreturn fromBody(offset,r2,source.w);\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet count=min(SAMPLES,params.n);\nlet fours=(count+TOGETHER - 1u)/TOGETHER;\nlet four=flatSlice(group,groups,repetition,fours);\nif(four >= fours){return;}\nlet first=TOGETHER*four;\n\nlet at=min(vec4u(first)+vec4u(0u,1u,2u,3u),vec4u(count - 1u));\nlet i=vec4u(samples[at.x],samples[at.y],samples[at.z],samples[at.w]);\nlet here0=posMass[i.x].xyz;\nlet here1=posMass[i.y].xyz;\nlet here2=posMass[i.z].xyz;\nlet here3=posMass[i.w].xyz;\nvar sum0=vec4f(0);\nvar sum1=vec4f(0);\nvar sum2=vec4f(0);\nvar sum3=vec4f(0);\nvar j=lane;\nwhile(j < params.n){\n\nvar part0=vec4f(0);\nvar part1=vec4f(0);\nvar part2=vec4f(0);\nvar part3=vec4f(0);\nfor(var k=0u;k < 16u && j < params.n;k++){\nlet source=posMass[j];\npart0+=pull(j,source,i.x,here0);\npart1+=pull(j,source,i.y,here1);\npart2+=pull(j,source,i.z,here2);\npart3+=pull(j,source,i.w,here3);\nj+=THREADS;\n}\nsum0+=part0;\nsum1+=part1;\nsum2+=part2;\nsum3+=part3;\n}\nsums[lane]=sum0;\nsums[lane+THREADS]=sum1;\nsums[lane+2u*THREADS]=sum2;\nsums[lane+3u*THREADS]=sum3;\n\nworkgroupBarrier();\nif(lane < 16u*TOGETHER){\nlet begin=THREADS*(lane/16u);\nvar sum=vec4f(0);\nfor(var k=lane % 16u;k < THREADS;k+=16u){sum+=sums[begin+k];}\nsums[begin+lane % 16u]=sum;\n}\nworkgroupBarrier();\nlet sample=first+lane;\nif(lane < TOGETHER && sample < count){\nvar sum=vec4f(0);\nfor(var k=0u;k < 16u;k++){sum+=sums[THREADS*lane+k];}\nexact[2u*sample]=sum;\nexact[2u*sample+1u]=acceleration[samples[sample]];\n}\n}",
 "measure/halfMass.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> repetition: Repetition;\n@group(0)@binding(1)var<storage,read> classes: array<Class>;\n@group(0)@binding(2)var<storage,read> edges: array<f32>;\n@group(0)@binding(3)var<storage,read> histogram: array<u32>;\n@group(0)@binding(4)var<storage,read_write> spheres: array<Sphere>;\n\n\nfn massOf(galaxy: u32,shell: u32)-> f32{\nvar mass=0.0;\nfor(var kind=0u;kind < CLASSES;kind++){\nlet its=classes[kind];\nif(its.galaxy!=galaxy || its.shines==0u){continue;}\nlet at=3u*((galaxy*CLASSES+kind)*SHELLS+shell);\nmass+=(f32(histogram[at])+4294967296.0*f32(histogram[at+1u]))/its.quanta;\n}\nreturn mass;\n}\n\n@compute @workgroup_size(64)\nfn main(@builtin(local_invocation_index)galaxy: u32){\nif(galaxy >= repetition.last){return;}\nvar total=0.0;\nfor(var shell=0u;shell < SHELLS;shell++){total+=massOf(galaxy,shell);}\nvar within=0.0;\n\nfor(var shell=0u;shell < SHELLS - 1u;shell++){\nlet mass=massOf(galaxy,shell);\nif(within+mass >= 0.5*total && mass > 0.0){\nlet inner=sqrt(edges[shell]);\nspheres[galaxy].radius=inner+(sqrt(edges[shell+1u])- inner)*(0.5*total - within)/mass;\nreturn;\n}\nwithin+=mass;\n}\nspheres[galaxy].radius=sqrt(edges[SHELLS - 1u]);\n}",
 "measure/interactionList.wgsl": "\n\n\n\n\n\n\n\n\n\n\n\noverride SPLINE: u32=0u;\noverride QUADRUPOLE: u32=1u;\noverride OPENING: u32=0u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read> nodeCentre: array<vec4f>;\n@group(0)@binding(4)var<storage,read> nodeTest: array<vec4u>;\n@group(0)@binding(5)var<storage,read> groupList: array<u32>;\n@group(0)@binding(6)var<storage,read> places: array<u32>;\n@group(0)@binding(7)var<storage,read_write> interactions: array<u32>;\n@group(0)@binding(8)var<storage,read> nodeBox: array<vec4f>;\n@group(0)@binding(9)var<uniform> root: Root;\n\n\n\n\nconst HEAD=16u;\nconst CAPACITY=32768u;\n\n@compute @workgroup_size(32)\nfn main(@builtin(local_invocation_index)thread: u32){\nlet lane=laneOf(thread);\n\nif(groupList[0]==0u){\nif(lane < HEAD){interactions[lane]=0u;}\nreturn;\n}\n\nvar index=0u;\nvar past=groupList[0];\nwhile(past - index > 1u){\nlet middle=(index+past)/2u;\nif(groupList[GROUP_LIST+middle]<=places[0]){index=middle;}else{past=middle;}\n}\nlet deepest=groupList[1];\nlet first=groupList[GROUP_LIST+index];\nlet end=groupList[GROUP_LIST+index+1u];\nlet targets=targetsOf(lane,first,end);\n\nvar stackSize=0u;\nvar batch=1u;\nvar node=0u;\nvar cellCount=0u;\nvar farCount=0u;\nvar leafCount=0u;\nvar ownBodies=0u;\nwhile(batch > 0u){\nvar opened=0u;\nvar far=0u;\nvar near=0u;\nvar leafBodies=0u;\nvar link=0u;\nif(lane < batch){\nlet test=nodeTest[node];\nlet centre=nodeCentre[node];\nlink=test.w;\nlet leaf=linkIsLeaf(link);\nif(OPENING==OPENING_ERROR){\nlet acts=actsAs(targets,centre,test);\nfar=u32(acts.x);\nnear=u32(acts.y);\n}else{\nlet soft=params.spline+bitcast<f32>(test.z);\nlet gap=gapTo(targets,centre.xyz);\nvar away=gap;\nif(OPENING==OPENING_DISTANCE){\naway=max(max(targets.low.xyz - nodeBox[2u*node+1u].xyz,nodeBox[2u*node].xyz - targets.high.xyz),vec3f(0));\n}\nnear=u32(dot(away,away)> bitcast<f32>(test.x)&&(SPLINE==0u || dot(gap,gap)> soft*soft));\n}\nif(far+near==0u){\nif(leaf){leafBodies=linkCount(link);}else{opened=1u;}\n}\n}\nlet flags=flagsBefore(lane,opened==1u,near==1u,far==1u,leafBodies > 0u);\nlet place=flags.x;\nif(opened==1u){stack[stackSize+(place & 63u)]=link;}\nlet at=cellCount+farCount+((place >> 6u)& 63u)+((place >> 12u)& 63u);\nif(far+near==1u && at < CAPACITY){interactions[HEAD+at]=node | select(0u,LINK_LEAF,far==1u);}\nlet leafAt=leafCount+(place >> 18u);\nif(leafBodies > 0u && leafAt < CAPACITY){interactions[HEAD+CAPACITY+leafAt]=link;}\nownBodies+=leafBodies;\nworkgroupBarrier();\nlet taken=takeBatch(stackSize+(flags.y & 63u),lane,deepest,flags.y);\nbatch=taken.x;\nstackSize=taken.y;\ncellCount+=(taken.z >> 6u)& 63u;\nfarCount+=(taken.z >> 12u)& 63u;\nleafCount+=taken.z >> 18u;\nif(lane < batch){node=laidItem(lane);}\n}\nlet bodies=lanesCount(lane,ownBodies);\nif(lane > 0u){return;}\n\ninteractions[0]=72u;\ninteractions[1]=min(cellCount+farCount,CAPACITY);\ninteractions[2]=0u;\ninteractions[3]=0u;\ninteractions[4]=6u;\ninteractions[5]=16u*min(leafCount,CAPACITY);\ninteractions[6]=0u;\ninteractions[7]=0u;\ninteractions[8]=cellCount;\ninteractions[9]=farCount;\ninteractions[10]=bodies;\ninteractions[11]=end - first;\ninteractions[12]=index;\n}",
 "measure/localDensity.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> quantityParams: QuantityParams;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> id: array<u32>;\n@group(0)@binding(3)var<storage,read_write> quantity: array<f32>;\n@group(0)@binding(4)var<storage,read> order: array<u32>;\n\noverride LISTED: u32=0u;\n\nconst REACH=64u;\nconst NEAR=16u;\n\nconst MISSED=1.5;\nconst VOLUME=4.18879;\n\nvar<workgroup> tile: array<vec4f,384>;\n\nfn along(k: u32)-> u32{\nif(LISTED==1u){return order[k];}\nreturn k;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet first=flatGroup(group,groups)*256u;\nfor(var k=lane;k < 256u+2u*REACH;k+=256u){\n\nlet j=first+k - REACH;\nif(first+k >= REACH && j < quantityParams.n){tile[k]=posMass[along(j)];}else{tile[k]=vec4f(1e18,1e18,1e18,0.0);}\n}\nworkgroupBarrier();\nlet i=first+lane;\nif(i >= quantityParams.n){return;}\nlet here=tile[lane+REACH].xyz;\n\n\nvar near: array<f32,16>;\nfor(var s=0u;s < NEAR;s++){near[s]=1e36;}\nfor(var k=0u;k<=2u*REACH;k++){\nlet offset=tile[lane+k].xyz - here;\nvar d=dot(offset,offset);\nif(k==REACH || d >= near[NEAR - 1u]){continue;}\nfor(var s=0u;s < NEAR;s++){\nlet less=min(near[s],d);\nd=max(near[s],d);\nnear[s]=less;\n}\n}\n\nlet last=min(NEAR,max(quantityParams.n,2u)- 1u)- 1u;\nlet edge=near[last];\nvar mass=0.0;\nfor(var k=0u;k<=2u*REACH;k++){\nlet offset=tile[lane+k].xyz - here;\nif(k!=REACH && dot(offset,offset)< edge){mass+=tile[lane+k].w;}\n}\nlet r=sqrt(max(edge,1e-24));\nquantity[id[along(i)]]=quantityParams.unit*MISSED*mass/(VOLUME*r*r*r);\n}",
 "measure/neighbours.wgsl": "\n\n\n\n\n\n\n\noverride PHASE: u32=0u;\n@group(0)@binding(0)var<uniform> quantityParams: QuantityParams;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> id: array<u32>;\n@group(0)@binding(3)var<storage,read_write> neighbours: array<atomic<u32>>;\n\n\nconst NEIGHBOUR_DISTANCE=3u;\nconst NEIGHBOUR_NEAREST=4u;\nconst NEIGHBOUR_COUNT=5u;\nconst NEIGHBOUR_LIST=6u;\n\nconst MOST=250u;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= quantityParams.n){return;}\nlet body=id[i];\nlet own=body==quantityParams.body;\nlet place=posMass[i].xyz;\nif(PHASE==0u){\nif(own){for(var k=0u;k < 3u;k++){atomicStore(&neighbours[k],bitcast<u32>(place[k]));}}\nreturn;\n}\nif(own){return;}\nlet here=vec3f(bitcast<f32>(atomicLoad(&neighbours[0])),bitcast<f32>(atomicLoad(&neighbours[1])),bitcast<f32>(atomicLoad(&neighbours[2])));\nlet offset=place - here;\nlet r2=dot(offset,offset);\nif(PHASE==1u){\natomicMin(&neighbours[NEIGHBOUR_DISTANCE],bitcast<u32>(r2));\nreturn;\n}\nif(bitcast<u32>(r2)==atomicLoad(&neighbours[NEIGHBOUR_DISTANCE])){atomicMin(&neighbours[NEIGHBOUR_NEAREST],body);}\nif(r2 > quantityParams.radius*quantityParams.radius){return;}\nlet at=atomicAdd(&neighbours[NEIGHBOUR_COUNT],1u);\nif(at < MOST){atomicStore(&neighbours[NEIGHBOUR_LIST+at],body);}\n}",
 "measure/profile.wgsl": "\n\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> repetition: Repetition;\n@group(0)@binding(2)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(3)var<storage,read> id: array<u32>;\n@group(0)@binding(4)var<storage,read> classOf: array<u32>;\n@group(0)@binding(5)var<storage,read> classes: array<Class>;\n@group(0)@binding(6)var<storage,read> spheres: array<Sphere>;\n@group(0)@binding(7)var<storage,read> edges: array<f32>;\n@group(0)@binding(8)var<storage,read_write> histogram: array<atomic<u32>>;\n\n\nconst TILE=1024u;\n\n\nvar<workgroup> masses: array<atomic<u32>,CLASSES*SHELLS>;\nvar<workgroup> bodies: array<atomic<u32>,CLASSES*SHELLS>;\n\n\nfn shellOf(r2: f32)-> u32{\nvar low=0u;\nvar high=SHELLS;\nwhile(high - low > 1u){\nlet middle=(low+high)/2u;\nif(r2 >= edges[middle]){low=middle;}else{high=middle;}\n}\nreturn low;\n}\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet begin=TILE*flatGroup(group,groups);\nlet centre=spheres[repetition.index].centre;\nfor(var k=0u;k < TILE;k+=256u){\nlet i=begin+k+lane;\nif(i < params.n){\nlet body=id[i];\nlet kind=byteOf(classOf[body >> 2u],body);\nlet p=posMass[i];\nlet d=p.xyz - centre;\nlet slot=kind*SHELLS+shellOf(dot(d,d));\natomicAdd(&masses[slot],u32(clamp(floor(p.w*classes[kind].quanta+0.5),0.0,1048576.0)));\natomicAdd(&bodies[slot],1u);\n}\n}\nworkgroupBarrier();\nfor(var slot=lane;slot < CLASSES*SHELLS;slot+=256u){\nlet count=atomicLoad(&bodies[slot]);\nif(count==0u){continue;}\nlet mass=atomicLoad(&masses[slot]);\nlet at=3u*(CLASSES*SHELLS*repetition.index+slot);\n\nlet before=atomicAdd(&histogram[at],mass);\nif(before+mass < before){atomicAdd(&histogram[at+1u],1u);}\natomicAdd(&histogram[at+2u],count);\n}\n}",
 "measure/relativeErrors.wgsl": "\n\n\n\n\n@group(0)@binding(0)var<uniform> quantityParams: QuantityParams;\n@group(0)@binding(1)var<storage,read> exact: array<vec4f>;\n@group(0)@binding(2)var<storage,read_write> quantity: array<f32>;\n\n\nconst LEAST=1e-9;\n\n@compute @workgroup_size(64)\nfn main(@builtin(global_invocation_id)thread: vec3u){\nlet body=quantityParams.first+thread.x*quantityParams.every;\nif(body >= quantityParams.n){return;}\nlet force=exact[2u*thread.x].xyz;\nlet size=length(force);\nquantity[body]=select(0.0,max(distance(exact[2u*thread.x+1u].xyz,force)/size,LEAST),size > 0.0);\n}",
 "measure/rung.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(2)var<storage,read> id: array<u32>;\n@group(0)@binding(3)var<storage,read_write> rungCounts: array<atomic<u32>>;\n@group(0)@binding(4)var<storage,read_write> quantity: array<f32>;\n\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nlet isThere=i < params.n;\nvar found=0u;\nif(isThere){found=rungOf(velocity[i].w);}\ncountRung(i,isThere,found,lane);\n}",
 "measure/sample.wgsl": "\n\n\n\n\n\noverride STRIDE: u32=1u;\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> id: array<u32>;\n@group(0)@binding(3)var<storage,read_write> positions: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= params.n){return;}\nlet body=id[i];\nif(body % STRIDE==0u){positions[body/STRIDE]=posMass[i];}\n}",
 "measure/sampleBatch.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> quantityParams: QuantityParams;\n@group(0)@binding(1)var<storage,read> id: array<u32>;\n@group(0)@binding(2)var<storage,read_write> samples: array<u32>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= quantityParams.n){return;}\nlet body=id[i];\nif(body % quantityParams.every==quantityParams.first){samples[body/quantityParams.every]=i;}\n}",
 "measure/shape.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> repetition: Repetition;\n@group(0)@binding(2)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(3)var<storage,read> id: array<u32>;\n@group(0)@binding(4)var<storage,read> classOf: array<u32>;\n@group(0)@binding(5)var<storage,read> classes: array<Class>;\n@group(0)@binding(6)var<storage,read> spheres: array<Sphere>;\n@group(0)@binding(7)var<storage,read_write> partials: array<vec4f>;\n\nvar<workgroup> held: array<mat2x4f,64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(local_invocation_index)lane: u32){\nvar sums: array<mat2x4f,GALAXIES>;\nfor(var i=64u*group.x+lane;i < params.n;i+=64u*sweepGroups(params.n)){\nlet body=id[i];\nif(classes[byteOf(classOf[body >> 2u],body)].shines==0u){continue;}\nlet p=posMass[i];\nfor(var galaxy=0u;galaxy < repetition.last;galaxy++){\nlet d=p.xyz - spheres[galaxy].centre;\nif(dot(d,d)> spheres[galaxy].radius*spheres[galaxy].radius){continue;}\nsums[galaxy][0]+=p.w*vec4f(d*d,1.0);\nsums[galaxy][1]+=vec4f(p.w*d.xxy*d.yzz,1.0);\n}\n}\nfor(var galaxy=0u;galaxy < repetition.last;galaxy++){\nheld[lane]=sums[galaxy];\nfor(var half=32u;half > 0u;half >>= 1u){\nworkgroupBarrier();\nif(lane < half){held[lane]=held[lane]+held[lane+half];}\n}\nif(lane < 2u){partials[2u*(GALAXIES*group.x+galaxy)+lane]=held[0][lane];}\nworkgroupBarrier();\n}\n}",
 "measure/totals.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read> acceleration: array<vec4f>;\n@group(0)@binding(4)var<storage,read_write> partials: array<vec4f>;\n\n\nconst TILE=256u;\n\nvar<workgroup> sums: array<mat4x4f,64>;\n\n@compute @workgroup_size(64)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet tile=flatGroup(group,groups);\nif(tile*TILE >= params.n){return;}\nvar sum=mat4x4f();\nfor(var k=0u;k < TILE;k+=64u){\nlet i=tile*TILE+k+lane;\nif(i < params.n){\nlet p=posMass[i];\nlet v=velocity[i].xyz;\nlet a=acceleration[i];\nsum[0]+=p.w*vec4f(1.0,dot(v,v),a.w,dot(p.xyz,a.xyz));\nsum[1]+=vec4f(p.w*v,1.0);\nsum[2]+=vec4f(p.w*cross(p.xyz,v),0.0);\nsum[3]+=vec4f(p.w*p.xyz,0.0);\n}\n}\nsums[lane]=sum;\nfor(var half=32u;half > 0u;half >>= 1u){\nworkgroupBarrier();\nif(lane < half){\nsums[lane]=sums[lane]+sums[lane+half];\n}\n}\nif(lane < 4u){partials[4u*tile+lane]=sums[0][lane];}\n}",
 "measure/track.wgsl": "\n\n\n\n\n\n\n@group(0)@binding(0)var<uniform> followParams: FollowParams;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> velocity: array<vec4f>;\n@group(0)@binding(3)var<storage,read> acceleration: array<vec4f>;\n@group(0)@binding(4)var<storage,read> id: array<u32>;\n@group(0)@binding(5)var<storage,read> chosen: array<u32>;\n@group(0)@binding(6)var<storage,read_write> tracked: array<vec4f>;\n@group(0)@binding(7)var<storage,read_write> places: array<u32>;\n@group(0)@binding(8)var<storage,read_write> trails: array<vec4f>;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= followParams.n){return;}\nlet body=id[i];\nfor(var k=0u;k < CHOSEN;k++){\nif(chosen[k]!=body){continue;}\nlet p=posMass[i];\ntracked[3u*k]=p;\ntracked[3u*k+1u]=velocity[i];\ntracked[3u*k+2u]=acceleration[i];\nplaces[k]=i;\nif(k > 0u){trails[(k - 1u)*SLOTS+followParams.slot]=vec4f(p.xyz,1.0);}\n}\n}",
 "render/pick.wgsl": "\n\n\n\n\n\noverride SECOND: u32=0u;\n@group(0)@binding(0)var<uniform> view: ViewParams;\n@group(0)@binding(1)var<storage,read> posMass: array<vec4f>;\n@group(0)@binding(2)var<storage,read> id: array<u32>;\n@group(0)@binding(3)var<storage,read> traits: array<vec2u>;\n@group(0)@binding(4)var<storage,read_write> best: array<atomic<u32>>;\n\n\nconst FAINT=0.2;\nconst HANDICAP=3.0;\n\n@compute @workgroup_size(256)\nfn main(@builtin(workgroup_id)group: vec3u,@builtin(num_workgroups)groups: vec3u,@builtin(local_invocation_index)lane: u32){\nlet i=flatGroup(group,groups)*256u+lane;\nif(i >= view.n){return;}\nlet p=view.clip*vec4f(posMass[i].xyz,1.0);\nif(p.w<=0.0){return;}\nlet body=id[i];\nlet light=bitcast<f32>(traits[body].y)*f32(view.n);\nvar away=distance(p.xy/p.w*view.extent,view.pointer);\naway*=select(1.0,HANDICAP,light < FAINT);\nif(!(away<=view.reach)){return;}\nlet bits=bitcast<u32>(away);\nif(SECOND==0u){\natomicMin(&best[0],bits);\n}else if(bits==atomicLoad(&best[0])){\natomicMin(&best[1],body);\n}\n}",
 "shared/view.wgsl": "\nstruct ViewParams{\nclip: mat4x4f,\npointer: vec2f,\nextent: vec2f,\nreach: f32,\nn: u32,\nshallowest: u32,\ndeepest: u32,\n}",
 "render/treeRange.wgsl": "\n\n\n\n\n\n@group(0)@binding(0)var<uniform> params: Params;\n@group(0)@binding(1)var<uniform> view: ViewParams;\n@group(0)@binding(2)var<storage,read> levelStart: array<u32>;\n@group(0)@binding(3)var<storage,read_write> cellDraw: array<u32>;\n\n\nconst BOX_VERTICES=72u;\n\n@compute @workgroup_size(1)\nfn main(){\nlet first=min(levelStart[min(view.shallowest,31u)],params.nodeCapacity);\nlet end=min(levelStart[min(view.deepest+1u,31u)],params.nodeCapacity);\ncellDraw[0]=BOX_VERTICES;\ncellDraw[1]=max(end,first)- first;\ncellDraw[2]=0u;\ncellDraw[3]=0u;\ncellDraw[4]=first;\n}"
};
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
    105,
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
    209,
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
    68,
    "shared/finite.wgsl",
    1
   ],
   [
    77,
    "shared/boundsGroups.wgsl",
    1
   ],
   [
    84,
    "shared/radix.wgsl",
    1
   ],
   [
    116,
    "shared/bins.wgsl",
    1
   ],
   [
    127,
    "shared/samples.wgsl",
    1
   ],
   [
    141,
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
    84,
    "shared/hexadecapole.wgsl",
    1
   ],
   [
    157,
    "shared/highMoments.wgsl",
    1
   ],
   [
    158,
    "shared/highMoments.wgsl",
    3
   ],
   [
    253,
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
    68,
    "shared/flat.wgsl",
    2
   ],
   [
    80,
    "shared/bodyKey.wgsl",
    1
   ],
   [
    81,
    "shared/hilbert.wgsl",
    1
   ],
   [
    136,
    "shared/radix.wgsl",
    1
   ],
   [
    168,
    "shared/root.wgsl",
    1
   ],
   [
    192,
    "shared/bodyKey.wgsl",
    5
   ],
   [
    197,
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
    68,
    "shared/link.wgsl",
    1
   ],
   [
    83,
    "shared/level.wgsl",
    2
   ],
   [
    96,
    "shared/subtrees.wgsl",
    2
   ],
   [
    104,
    "build/links.wgsl",
    11
   ],
   [
    111,
    "shared/cellEnd.wgsl",
    4
   ],
   [
    132,
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
    152,
    "shared/momentsAt.wgsl",
    1
   ],
   [
    157,
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
    97,
    "shared/flat.wgsl",
    2
   ],
   [
    109,
    "shared/groups.wgsl",
    1
   ],
   [
    117,
    "shared/walkOrder.wgsl",
    1
   ],
   [
    138,
    "build/nodes.wgsl",
    14
   ],
   [
    150,
    "shared/present.wgsl",
    1
   ],
   [
    160,
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
    67,
    "shared/radix.wgsl",
    1
   ],
   [
    99,
    "shared/flat.wgsl",
    2
   ],
   [
    111,
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
    69,
    "shared/radix.wgsl",
    1
   ],
   [
    101,
    "shared/flat.wgsl",
    2
   ],
   [
    113,
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
    79,
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
 "force/directSum": {
  "map": [
   [
    1,
    "force/directSum.wgsl",
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
    "force/directSum.wgsl",
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
 "force/external": {
  "map": [
   [
    1,
    "force/external.wgsl",
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
    79,
    "force/external.wgsl",
    8
   ],
   [
    85,
    "shared/externalField.wgsl",
    1
   ],
   [
    86,
    "shared/potentials.wgsl",
    1
   ],
   [
    234,
    "shared/externalField.wgsl",
    3
   ],
   [
    274,
    "force/external.wgsl",
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
    "name": "acceleration",
    "binding": 5,
    "access": "storage"
   }
  ],
  "overrides": [],
  "threads": 256
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
 "force/join": {
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
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
    "force/join.wgsl",
    7
   ],
   [
    48,
    "shared/partSums.wgsl",
    1
   ],
   [
    56,
    "force/join.wgsl",
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
 "force/joinSums": {
  "map": [
   [
    1,
    "force/joinSums.wgsl",
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
    "force/joinSums.wgsl",
    7
   ],
   [
    46,
    "shared/partSums.wgsl",
    1
   ],
   [
    54,
    "force/joinSums.wgsl",
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
 "force/listForces": {
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
    "force/listForces.wgsl",
    10
   ],
   [
    142,
    "shared/listSlice.wgsl",
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
   "HALVES",
   "HEXADECAPOLE",
   "QUADRUPOLE",
   "HIGH"
  ],
  "threads": 64
 },
 "force/listLengths": {
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
    33,
    "shared/flat.wgsl",
    2
   ],
   [
    45,
    "force/listLengths.wgsl",
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
    "shared/listSlice.wgsl",
    2
   ],
   [
    115,
    "shared/listWalk.wgsl",
    6
   ],
   [
    170,
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
   "HALVES",
   "OPENING",
   "SPLINE"
  ],
  "threads": 64
 },
 "force/listStarts": {
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
    82,
    "shared/flat.wgsl",
    2
   ],
   [
    94,
    "shared/groups.wgsl",
    1
   ],
   [
    102,
    "force/listStarts.wgsl",
    10
   ],
   [
    108,
    "shared/listSlice.wgsl",
    2
   ],
   [
    117,
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
   "GROUP",
   "HALVES"
  ],
  "threads": 256
 },
 "force/lists": {
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
    32,
    "shared/flat.wgsl",
    2
   ],
   [
    44,
    "force/lists.wgsl",
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
    "shared/listSlice.wgsl",
    2
   ],
   [
    114,
    "shared/listWalk.wgsl",
    6
   ],
   [
    169,
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
   "HALVES",
   "OPENING",
   "SPLINE"
  ],
  "threads": 64
 },
 "force/lockstep": {
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
    "force/lockstep.wgsl",
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
    "force/lockstep.wgsl",
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
    "force/lockstep.wgsl",
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
    "force/lockstep.wgsl",
    24
   ]
  ]
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
 "force/walk": {
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
    "force/walk.wgsl",
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
    "force/walk.wgsl",
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
    "force/walk.wgsl",
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
    "force/walk.wgsl",
    27
   ]
  ]
 },
 "force/walkAdaptive": {
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
    "force/walkAdaptive.wgsl",
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
    "force/walkAdaptive.wgsl",
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
    "force/walkAdaptive.wgsl",
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
    "force/walkAdaptive.wgsl",
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
    "force/walkAdaptive.wgsl",
    37
   ]
  ]
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
    102,
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
    152,
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
    138,
    "shared/cluster.wgsl",
    1
   ],
   [
    142,
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
    88,
    "shared/curl.wgsl",
    1
   ],
   [
    92,
    "shared/vortices.wgsl",
    2
   ],
   [
    141,
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
    89,
    "shared/curl.wgsl",
    1
   ],
   [
    93,
    "shared/vortices.wgsl",
    2
   ],
   [
    142,
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
    79,
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
    76,
    "shared/flat.wgsl",
    2
   ],
   [
    88,
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
    121,
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
    119,
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
    121,
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
    98,
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
    198,
    "shared/externalField.wgsl",
    3
   ],
   [
    238,
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
    187,
    "shared/externalField.wgsl",
    3
   ],
   [
    227,
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
  "size": 36,
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
   ]
  }
 },
 "AtomicStatus": {
  "size": 36,
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
 "ExternalTerm": {
  "size": 64,
  "fields": {
   "kind": [
    0,
    "u32"
   ],
   "table": [
    4,
    "u32"
   ],
   "growth": [
    8,
    "f32"
   ],
   "sine": [
    12,
    "f32"
   ],
   "centre": [
    16,
    "vec3f"
   ],
   "cosine": [
    28,
    "f32"
   ],
   "first": [
    32,
    "vec4f"
   ],
   "second": [
    48,
    "vec4f"
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
  "FAULT_NONFINITE": 4,
  "FAULT_OVERFLOW": 113
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
 "force/directSum": {
  "PARTS": 1,
  "WIDTH": 64
 },
 "force/jerk": {
  "EXTENDED": 1,
  "SIXTH": 0,
  "MANY": 0,
  "WIDTH": 64
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
