// Bodies that a bridge integrates by direct sums among themselves: a cluster, in tables of its own.

// Beside the number of a body in its table: it is not of the cluster.
const OUTSIDE_CLUSTER = 0xffffffffu;
