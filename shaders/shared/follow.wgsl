// Chosen bodies and the cores of galaxies that are followed from look to look, each with a trail. Written before each look.
struct FollowParams {
  n: u32,        // bodies
  elapsed: f32,  // time since the cores were found last
  slot: u32,     // column of the trails that this look fills
}
const CHOSEN = 17u;       // the selected body, then those with a trail
const TRAILS = 16u;       // rows of the trails of bodies; those of the cores follow
const SLOTS = 512u;       // columns of the trails: looks that they reach back
const NO_BODY = 0xffffffffu;
const CORES = 8u;         // galaxies whose cores are followed, at most
const CORE_SHARES = 64u;  // workgroups that share the sums of one core
const TRACKED = 12u;      // numbers of one chosen body: x y z mass | velocity | acceleration, potential
