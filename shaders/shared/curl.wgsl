// Curl of a velocity whose gradient has the rows du_i/dx_j.
fn curlOf(rows: array<vec4f, 4>) -> vec3f {
  return vec3f(rows[2].y - rows[1].z, rows[0].z - rows[2].x, rows[1].x - rows[0].y);
}
