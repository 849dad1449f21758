import type { Structure } from "#domain/properties/types.ts";
import type { Home } from "./home.ts";

/** What a forest reads of a lot and of what stands on it; NaN where it is unknown. */
export type LotFeatures = {
  readonly isLand: number;
  readonly frontageM: number;
  /** Area by frontage, m. */
  readonly depthM: number;
  readonly roadWidthM: number;
  readonly roadDirection: number;
  readonly isPrivateRoad: number;
  readonly landShape: number;
  readonly coveragePercent: number;
  readonly floorAreaRatioPercent: number;
  readonly usableRatioPercent: number;
  /** Floor that may be built on the lot, m². */
  readonly buildableM2: number;
  readonly structure: number;
};

const DIRECTIONS = ["北", "北東", "東", "南東", "南", "南西", "西", "北西", "接面道路無"];
const SHAPES = ["正方形", "長方形", "台形", "不整形", "ほぼ正方形", "ほぼ長方形", "ほぼ台形", "ほぼ整形", "袋地等"];
const STRUCTURES: readonly Structure[] = ["SRC", "RC", "steel", "light-steel", "wood", "block"];

export function lotFeatures({ kind, areaM2, zoning, structure, lot }: Home): LotFeatures {
  const frontageM = lot?.frontageM ?? Number.NaN;
  const usableRatioPercent = usableRatio(lot, zoning);
  return {
    isLand: Number(kind === "land"),
    frontageM,
    depthM: areaM2 / frontageM,
    roadWidthM: lot?.roadWidthM ?? Number.NaN,
    roadDirection: codeIn(DIRECTIONS, lot?.roadDirection ?? null),
    isPrivateRoad: lot?.roadKind ? Number(lot.roadKind === "私道") : Number.NaN,
    landShape: codeIn(SHAPES, lot?.landShape ?? null),
    coveragePercent: lot?.coveragePercent ?? Number.NaN,
    floorAreaRatioPercent: lot?.floorAreaRatioPercent ?? Number.NaN,
    usableRatioPercent,
    buildableM2: (usableRatioPercent / 100) * areaM2,
    structure: codeIn(STRUCTURES, structure),
  };
}

/** From this width on a road allows the whole ratio of the zone (建築基準法 第52条第2項). */
const WIDE_ROAD_M = 12;
/** 建築基準法 第52条第2項: percent of floor for each metre of road, in residential zones and elsewhere. */
const PERCENT_PER_METRE = { residential: 40, other: 60 };

/**
 * The floor-area ratio that the road in front allows, percent: 200 % on a road of 4 m in a residential zone -> 160. NaN where no ratio is known, and where the
 * zone is not known and would decide: 200 % on 4 m; not 100 % there, which either zone allows.
 */
function usableRatio(lot: Home["lot"], zoning: string | null): number {
  if (lot?.floorAreaRatioPercent == null) return Number.NaN;
  const { floorAreaRatioPercent, roadWidthM } = lot;
  if (roadWidthM === null || roadWidthM >= WIDE_ROAD_M) return floorAreaRatioPercent;
  const isResidential = zoning === null || zoning.includes("住");
  return Math.min(floorAreaRatioPercent, roadWidthM * PERCENT_PER_METRE[isResidential ? "residential" : "other"]);
}

function codeIn<T>(words: readonly T[], word: T | null): number {
  const at = word === null ? -1 : words.indexOf(word);
  return at < 0 ? Number.NaN : at;
}
