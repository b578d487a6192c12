// The field of the user's own: in a run with one its text stands in the place of this file. Acceleration and potential at a place and time, in the bodies' units.
fn ownField(x: vec3f, time: f32) -> vec4f { return vec4f(0); }
