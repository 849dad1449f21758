import type { Lot, Structure } from "#domain/properties/types.ts";
import { type Random, seededRandom } from "#kernel/random.ts";
import { type PricedSale, syntheticSales } from "./synthetic-sales.ts";

const SIDES = ["北", "北東", "東", "南東", "南", "南西", "西", "北西"];
const RATIOS = [100, 150, 200, 300, 400];
const STRUCTURES: readonly Structure[] = ["wood", "wood", "light-steel", "steel", "RC"];
const LAND_PER_HOME = 1.6;
/** So that about as many lie near one another as in the 23 wards. */
const NORTHWARD = 1.4;

/** Houses and plots of the towns and quarters of `syntheticSales`, one plot to three houses, with lots of which a third tells nothing. Not priced like any real place. */
export function syntheticLots(rows: number): PricedSale[] {
  const random = seededRandom(rows + 1);
  return syntheticSales(rows).map((sale, i) => {
    const home = {
      ...sale,
      layout: null,
      place: sale.place && { ...sale.place, lat: 35.6 + NORTHWARD * (sale.place.lat - 35.6) },
      areaM2: Math.round((LAND_PER_HOME * sale.areaM2) / 5) * 5,
      lot: random() < 1 / 3 ? null : aLot(random),
    };
    if (i % 4 === 0) return { ...home, kind: "land", builtYear: null };
    return { ...home, kind: "house", floorAreaM2: sale.areaM2, structure: drawn(STRUCTURES, random) };
  });
}

function aLot(random: Random): Lot {
  return {
    frontageM: 4 + Math.floor(random() * 80) / 5,
    roadWidthM: 3 + Math.floor(random() * 50) / 5,
    roadDirection: drawn(SIDES, random),
    roadKind: random() < 0.7 ? "区道" : "私道",
    landShape: drawn(["長方形", "ほぼ長方形", "不整形", "袋地等"], random),
    coveragePercent: drawn([40, 50, 60, 80], random),
    floorAreaRatioPercent: drawn(RATIOS, random),
  };
}

function drawn<T>(of: readonly T[], random: Random): T {
  return of[Math.floor(random() * of.length)] as T;
}
