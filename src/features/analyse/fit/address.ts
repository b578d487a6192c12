import type { AddressPart } from "../../kit/address.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { FitPair, FitSlice } from "./state.ts";

const numbers = (words: string | undefined) =>
  (words ?? "").split(",").map((word) => (word.trim() === "" ? null : Number(word)));
const finite = (value: number | null | undefined): value is number =>
  typeof value === "number" && Number.isFinite(value);

/** The facts of a photograph that a link brings; null: none that can be used. */
function pairFrom(photograph: string | undefined, masks: string | undefined): FitPair | null {
  const [x1, y1, x2, y2, kpcPerPixel, mass, faster] = numbers(photograph);
  if (![x1, y1, x2, y2, kpcPerPixel].every(finite)) return null;
  const circles = numbers(masks);
  return {
    centres: [
      [x1!, y1!],
      [x2!, y2!],
    ],
    masks: Array.from({ length: Math.floor(circles.length / 3) }, (_, k) => circles.slice(3 * k, 3 * k + 3))
      .filter((circle) => circle.every(finite))
      .map(([x, y, radius]) => [x!, y!, radius!] as const),
    kpcPerPixel: kpcPerPixel!,
    mass: finite(mass) ? mass : null,
    faster: finite(faster) ? faster : null,
  };
}

/** `photograph=x,y,x,y,kpc,mass,faster&masks=x,y,radius,…`: what a copied link says of a photograph, for people who open the same one. */
export const fitAddress: AddressPart<FitSlice & SideSlice> = {
  at: 83,
  read(query) {
    const fitLinked = pairFrom(query.get("photograph"), query.get("masks"));
    return fitLinked ? { fit: { fitLinked }, layout: { side: "fit" } } : {};
  },
  write(query, { fit: { fitPicture, fitPair } }, { lasting }) {
    if (!lasting || !fitPicture) return;
    const { centres, masks, kpcPerPixel, mass, faster } = fitPair;
    query.set("photograph", [...centres.flat(), kpcPerPixel, mass ?? "", faster ?? ""].join(","));
    if (masks.length > 0) query.set("masks", masks.flat().join(","));
  },
};
