import { componentIndex } from "../../bodies/bodies.ts";
import { GALACTICS_UNITS, NBODY_UNITS, type Units } from "../../bodies/units.ts";
import { WARM_GAS } from "../particleTypes.ts";
import { componentOfV1, componentOfV2, galaxyOf, V1Survey } from "./bonsaiIds.ts";
import { energyOfKelvin, temperatureNote } from "./gas.ts";
import type { TipsyHeader } from "./header.ts";
import type { TipsyLayout } from "./layout.ts";
import type { Piece } from "./records.ts";

/** What `eps` and `phi` of a file's records stand for. */
export interface Meaning {
  /** Two meanings of one file are the same where their keys are. */
  readonly key: string;
  readonly units: Units;
  readonly variant: string;
  readonly notes: readonly string[];
  /** Are `eps` softening lengths? */
  readonly soft: boolean;
  /** Internal energy over the temperature of gas; null: there is none. */
  readonly warm: number | null;
  /** Fills in galaxy, component and id of the bodies. */
  fill(piece: Piece): void;
}

/** Word 28, then `eps` and `phi` of the records seen so far, say which variant this is. */
export class Survey {
  private readonly h: TipsyHeader;
  private readonly units: Units | null;
  private readonly variant: (ids: string) => string;
  private readonly v1: V1Survey | null;
  private negative = false;
  private positive = false;
  private wide: boolean;

  /** `units`: what people say that the numbers are in. */
  constructor(h: TipsyHeader, layout: TipsyLayout, units: Units | null = null) {
    this.h = h;
    this.units = units;
    this.v1 = h.gas === 0 ? new V1Survey() : null;
    this.wide = h.gas === 0 && h.word28 === 2 && layout.start === 32;
    const order = h.littleEndian ? "native, little-endian" : "standard, big-endian";
    const header = layout.start === 28 ? ", 28-byte header" : "";
    this.variant = (ids) => `${order}${header}${layout.shape.title}${ids}`;
  }

  /** Looks at more records, and says what all so far mean. */
  add(piece: Piece): Meaning {
    const { softening, count } = piece.bodies;
    const dark = piece.kind === "dark";
    for (let i = 0; i < count; i++) {
      const e = softening[i]!;
      if (!(e >= 0 && e < Infinity)) this.negative = true;
      else if (e > 0) this.positive = true;
      this.v1?.add(piece.phiWords[i]!, dark);
    }
    this.wide &&= idsV2(this.h, piece).every((id) => id >= HALO_V2 === dark);
    return this.meaning();
  }

  meaning(): Meaning {
    if (this.wide) return this.bonsaiV2();
    const soft = this.positive && !this.negative;
    return this.v1?.fits ? this.bonsaiV1(this.v1, soft) : this.plain(soft);
  }

  private bonsaiV2(): Meaning {
    const notes = [
      "Bonsai's version 2: 64-bit ids stand in place of softening and potential; they say disc, bulge or halo.",
      ASSUMED,
    ];
    return {
      ...{ key: "version 2", units: { ...GALACTICS_UNITS }, notes, soft: false, warm: null },
      variant: this.variant(", Bonsai 64-bit ids"),
      fill: (piece) => {
        const id = idsV2(this.h, piece);
        piece.bodies.id = id;
        id.forEach((one, i) => {
          piece.bodies.component[i] = componentOfV2(one);
        });
      },
    };
  }

  private bonsaiV1(v1: V1Survey, soft: boolean): Meaning {
    const galaxies = v1.galaxies();
    const notes = ["Bonsai's ids were found in the potential's place; they say disc, bulge or halo.", ASSUMED];
    if (galaxies) notes.push("Ids shifted by 5 000 000 mark a second galaxy.");
    return {
      ...{ key: `version 1, ${soft}, ${galaxies}`, units: { ...GALACTICS_UNITS }, notes, soft, warm: null },
      variant: this.variant(", Bonsai ids"),
      fill({ bodies, phiWords }) {
        for (let i = 0; i < bodies.count; i++) {
          const id = phiWords[i]!;
          bodies.id[i] = id;
          bodies.component[i] = componentOfV1(id);
          if (galaxies) bodies.galaxy[i] = galaxyOf(id, galaxies);
        }
      },
    };
  }

  private plain(soft: boolean): Meaning {
    const { h } = this;
    const notes = ["Units assumed: N-body units, G = 1; Tipsy stores none."];
    const units = this.units ?? NBODY_UNITS;
    if (h.gas > 0) notes.push(`${h.gas} gas bodies have internal energies; ${WARM_GAS}`, `${temperatureNote(units)}.`);
    if (h.dimensions < 3) notes.push(`The header says ${h.dimensions} dimensions; all three coordinates were read.`);
    return {
      ...{ key: `plain, ${soft}`, units: NBODY_UNITS, variant: this.variant(""), notes, soft },
      warm: h.gas > 0 ? energyOfKelvin(units) : null,
      fill({ bodies, kind, first }) {
        bodies.component.fill(PLAIN_COMPONENTS[kind]);
        for (let i = 0; i < bodies.count; i++) bodies.id[i] = first + i;
      },
    };
  }
}

const ASSUMED = "Units assumed: G = 1, kpc, 100 km/s, as in GalactICS and Bonsai's galaxies; the file has none.";
const PLAIN_COMPONENTS = { gas: componentIndex("gas"), dark: componentIndex("halo"), star: componentIndex("stars") };

/** Ids of dark bodies start here; those of stars lie below (else a junk word 2 in a version 1 file). */
const HALO_V2 = 3_000_000_000_000_000_000n;

const PLATFORM_LITTLE = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** Version 2 ids: in the file's order the u64 covers eps, then phi; little-endian files hold the low word in eps. */
function idsV2(h: TipsyHeader, { bodies, epsWords, phiWords }: Piece): BigUint64Array {
  const id = new BigUint64Array(bodies.count);
  const words = new Uint32Array(id.buffer);
  const epsFirst = h.littleEndian === PLATFORM_LITTLE;
  for (let i = 0; i < bodies.count; i++) {
    words[2 * i] = epsFirst ? epsWords[i]! : phiWords[i]!;
    words[2 * i + 1] = epsFirst ? phiWords[i]! : epsWords[i]!;
  }
  return id;
}
