type Range = { readonly mean: number; readonly low: number; readonly high: number };

/** `sizedBy`: what its class was chosen by; `units`: by an estimate of the floor area from the number of homes, for want of the area itself. */
type Guideline = Range & { readonly sizedBy: "floors" | "floor-area" | "units" };

/** 国土交通省「マンションの修繕積立金に関するガイドライン」令和3年9月: yen per m² of 専有面積 and month, mean and the range of two thirds; without mechanical parking. */
export const RESERVE_GUIDELINE = {
  dated: "2021-09",
  /** Buildings of less than 20 floors, by total floor area in m². */
  byFloorArea: [
    { lessThanM2: 5000, mean: 335, low: 235, high: 430 },
    { lessThanM2: 10_000, mean: 252, low: 170, high: 320 },
    { lessThanM2: 20_000, mean: 271, low: 200, high: 330 },
    { lessThanM2: Number.POSITIVE_INFINITY, mean: 255, low: 190, high: 325 },
  ],
  tower: { mean: 338, low: 240, high: 410 },
  towerFromFloors: 20,
  /** 機械式駐車場の修繕工事費, yen per space and month. */
  parking: {
    "two-tier": 6450,
    "three-tier": 5840,
    "three-tier-shifting": 7210,
    "four-tier-shifting": 6235,
    elevator: 4645,
    other: 5235,
  },
} as const;

/**
 * Floor area of a building for each home, corridors and halls with it: some 70 m² of one's own at some four fifths of the whole. Ours, and so rough that the
 * class is that of the area, or of a fifth less or more, which asks the most.
 */
const UNIT_FLOOR_AREA_M2 = 85;
const AREA_MAY_BE = [0.8, 1, 1.2];

type ParkingKind = keyof typeof RESERVE_GUIDELINE.parking;

type MechanicalParking = { readonly kind: ParkingKind; readonly spaces: number };

/** `exclusiveAreaM2`: 専有面積 of all homes together; needed only for mechanical parking. */
export type ReserveBuilding = {
  readonly floors: number | null;
  readonly floorAreaM2: number | null;
  /** Homes; asked only where the floor area is not known. */
  readonly units: number | null;
  readonly parking: MechanicalParking | null;
  readonly exclusiveAreaM2: number | null;
};

/** What a building should lay aside, yen per m² and month, parking included. Null where a size that decides it is not known. */
export function guidelineFor(building: ReserveBuilding): Guideline | null {
  const base = baseFor(building);
  const addOn = parkingAddOn(building);
  if (base === null || addOn === null) return null;
  return { mean: base.mean + addOn, low: base.low + addOn, high: base.high + addOn, sizedBy: base.sizedBy };
}

function baseFor({ floors, floorAreaM2, units }: ReserveBuilding): Guideline | null {
  if (floors === null) return null;
  if (floors >= RESERVE_GUIDELINE.towerFromFloors) return { ...RESERVE_GUIDELINE.tower, sizedBy: "floors" };
  if (floorAreaM2 !== null) return { ...classOf(floorAreaM2), sizedBy: "floor-area" };
  if (units === null) return null;
  const [first, ...rest] = AREA_MAY_BE.map((share) => classOf(share * units * UNIT_FLOOR_AREA_M2));
  return first ? { ...rest.reduce((most, one) => (one.mean > most.mean ? one : most), first), sizedBy: "units" } : null;
}

function classOf(floorAreaM2: number): Range {
  const found = RESERVE_GUIDELINE.byFloorArea.find(({ lessThanM2 }) => floorAreaM2 < lessThanM2);
  if (!found) throw new Error("the last class has no end");
  return found;
}

function parkingAddOn({ parking, exclusiveAreaM2 }: ReserveBuilding): number | null {
  if (parking === null || parking.spaces === 0) return 0;
  return exclusiveAreaM2 ? (RESERVE_GUIDELINE.parking[parking.kind] * parking.spaces) / exclusiveAreaM2 : null;
}

/** What is laid aside as a share of the guideline mean, to two decimals: 178 yen per m² in a building of 12,000 m² -> 0.66. */
export function reserveFundRatio(yenPerM2: number, building: ReserveBuilding): number | null {
  const guideline = guidelineFor(building);
  return guideline === null ? null : Math.round((yenPerM2 / guideline.mean) * 100) / 100;
}
