// What of a node goes into an essential tree.
const LEFT_OUT = 0u;
const LOOKED_AT = 1u;  // the node, which acts as a whole on all bodies there
const OPENED = 2u;     // its children, or its bodies, too

// Bodies without mass, far from everything, that stand for those of a cell which no walk opens: its link leads to them, and so nowhere. Three, since
// opening by error takes leaves of one or two for bodies in any case.
const FILLERS = 3u;

// Nodes a workgroup of the stages that count what is kept.
const KEPT_TILE = 256u;

// How many nodes and bodies a node brings with it.
fn broughtBy(state: u32, link: u32) -> vec2u {
  return vec2u(select(0u, 1u, state != LEFT_OUT), select(0u, linkCount(link), state == OPENED && linkIsLeaf(link)));
}
