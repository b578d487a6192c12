import { addElement, addHighStrengths, addStrengths } from "./biotSavart.ts";
import { type Floats, floatOf, type Params, unpackLink } from "./contract.ts";
import { gap2, readGroups } from "./groups.ts";

/** Twin of force/vortexWalk: for each group, cells whose centre lies farther from its box than their opening length act as a whole. */
export function vortexWalk(tables: {
  params: Params;
  elements: Floats;
  strengths: Floats;
  nodeCentre: Floats;
  nodeTest: Uint32Array;
  nodeStrengths: Floats;
  groupList: Uint32Array;
  groupCounts: Uint32Array;
  induced: Floats;
  VISCOUS?: number;
  HEXADECAPOLE?: number;
}): void {
  const { params, elements, strengths, nodeCentre, nodeTest, nodeStrengths } = tables;
  readGroups(tables.groupList, params, elements).forEach((group, g) => {
    const cells: number[] = [];
    const near: number[] = [];
    const visit = (node: number) => {
      const { leaf, first, count } = unpackLink(nodeTest[4 * node + 3]!);
      const members = Array.from({ length: count }, (_, k) => first + k);
      const centre = [0, 1, 2].map((k) => nodeCentre[4 * node + k]!);
      if (gap2(group, centre) > floatOf(nodeTest[4 * node]!)) cells.push(node);
      else if (leaf) near.push(...members);
      else members.forEach(visit);
    };
    visit(0);
    for (let i = group.first; i < group.end; i++) {
      const sum = new Float64Array(16);
      const here = elements.subarray(4 * i, 4 * i + 3);
      for (const node of cells) {
        addStrengths(sum, here, nodeCentre, nodeStrengths, node, tables.HEXADECAPOLE);
        if (tables.HEXADECAPOLE === 1) addHighStrengths(sum, here, nodeCentre, nodeStrengths, node);
      }
      for (const j of near) addElement(sum, here, elements, strengths, j);
      if (tables.VISCOUS !== 1) sum.fill(0, 12);
      tables.induced.set(sum, 16 * i);
    }
    tables.groupCounts.set([near.length, cells.length, 0, group.end - group.first], 4 * g);
  });
}
