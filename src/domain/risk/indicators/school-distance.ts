import { factOf } from "#domain/risk/model/facts.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { fromTownCentre } from "#domain/risk/model/town-words.ts";
import type { Fact } from "#domain/risk/model/types.ts";
import { byTable } from "./by-table.ts";

const byMetres = byTable({
  id: "school_distance",
  pillar: "child",
  weight: 35,
  fact: "elementaryDistanceM",
  table: RATING_MODEL.tables.schoolDistance,
  words: (metres) => `直線で約${Math.round(metres / 10) * 10}m`,
});

/** The elementary school of the district, or the nearest where districts are not known; the words tell which, and from where. */
export const schoolDistance: typeof byMetres = {
  ...byMetres,
  read: (site) => {
    const reading = byMetres.read(site);
    return reading.score === null ? reading : { ...reading, words: wordsOf(factOf(site, "elementaryDistanceM")) };
  },
};

function wordsOf({ value, details: { isDistrictSchool, isFromTownCentre } }: Fact): string {
  const metres = value ?? 0;
  const far = isFromTownCentre === true ? fromTownCentre(metres) : `直線で約${Math.round(metres / 10) * 10}m`;
  if (isDistrictSchool === true) return `通学区の学校まで、${far}`;
  return isDistrictSchool === false ? `いちばん近い学校まで、${far}（通学区は未確認）` : far;
}
