// Where a body stands on the curve through the root cube.
#import hilbert
#import radix
#import root

// Of the first `levels` levels. Far bodies are drawn in; what lies outside the cube still goes to its edge.
fn bodyKey(root: Root, body: vec3f, levels: u32) -> vec2u {
  var offset = body - root.middle;
  let away = max(abs(offset.x), max(abs(offset.y), abs(offset.z)));
  if (away > root.reach) { offset *= drawnIn(away, root.reach) / away; }
  let place = clamp((offset + root.half) * root.scale, vec3f(0.0), vec3f(2097151.0));
  return sortedPart(hilbertKey(vec3u(place), levels), levels);
}
