import { type Bodies, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { plummer } from "../../src/data/models/plummer.ts";

/** A small sphere of mass 0.05 and radius 0.1, galaxy 1, on an orbit in a sphere of mass 1, galaxy 0; and both by themselves. */
export function clusterInGalaxy(inGalaxy: number, inCluster: number, seed = 1) {
  const [mass, radius] = [0.05, 0.1];
  const galaxy = plummer.make({}, { n: inGalaxy, seed });
  const small = plummer.make({}, { n: inCluster, seed: seed + 100 });
  const pace = Math.sqrt(mass / radius);
  const [place, speed] = [
    [0.8, 0, 0.1],
    [0, 0.7, 0],
  ] as const;
  const cluster: Bodies = {
    ...small,
    mass: small.mass.map((m) => m * mass),
    position: small.position.map((x, k) => radius * x + place[k % 3]!),
    velocity: small.velocity.map((v, k) => pace * v + speed[k % 3]!),
    galaxy: small.galaxy.map(() => 1),
  };
  const bodies = emptyBodies(inGalaxy + inCluster, galaxy.units);
  for (const name of ["mass", "position", "velocity", "galaxy", "component"] as const) {
    bodies[name].set(galaxy[name]);
    bodies[name].set(cluster[name], galaxy[name].length);
  }
  return { bodies, galaxy, cluster };
}
