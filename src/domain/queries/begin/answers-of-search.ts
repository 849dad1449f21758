import { KIND_OPTIONS } from "#domain/queries/catalogue/start-options.ts";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { Channel, NamedCode, PlaceMode, QueryAnswers } from "#domain/queries/core/types.ts";
import type { ConditionNames } from "#domain/queries/words/condition-words.ts";
import { CERTAINTIES, type Certainty, type FlagChoice, type HomeConditions } from "#domain/search/homes/types.ts";

/** What the step form would have been told for a search. Its purpose is not known, but for a search by yield. */
export function answersOfSearch(conditions: HomeConditions, names: ConditionNames): QueryAnswers {
  const { price, certainties: asked, yieldMin } = conditions;
  const certainties = withSurer(asked);
  const channel: Channel = certainties.length > 0 ? "kyugake" : "normal";
  return {
    ...NOTHING_TOLD,
    ...placesOf(conditions, names),
    ...shared(conditions),
    channels: [channel],
    purpose: yieldMin === null ? null : "investment",
    ...(channel === "kyugake" ? { certainties, kyugakeBudget: price.max } : { price, monthlyYenMax: conditions.monthlyYenMax }),
  };
}

/**
 * The same, ready to be saved as it stands: a search that leaves the kinds open looks for all of them, and one whose purpose is not known is for a home
 * of one's own until its member says otherwise.
 */
export function answersToSave(conditions: HomeConditions, names: ConditionNames): QueryAnswers {
  const answers = answersOfSearch(conditions, names);
  const kinds = answers.kinds.length > 0 ? answers.kinds : KIND_OPTIONS.map(({ value }) => value);
  return { ...answers, kinds, purpose: answers.purpose ?? "own-home" };
}

/** What a search and a saved condition say in the same way. */
function shared(conditions: HomeConditions) {
  const { kinds, walkMinutesMax, ageYearsMax, isNewQuakeCode, layouts, areaM2, landAreaM2, yieldMin } = conditions;
  const { isSecondFloorUp, directions, hasPets, hasParking, isFreehold, isPriceCut, newWithinDays, excludes } = conditions;
  return {
    ...{ kinds, walkMinutesMax, ageYearsMax, isNewQuakeCode, layouts, areaM2, landAreaM2, yieldMin },
    ...{ isSecondFloorUp, directions, hasPets, hasParking, isFreehold, isPriceCut, newWithinDays, excludes },
  };
}

/** A grade brings the surer ones with it. What is only near a flag is none. */
function withSurer(asked: readonly FlagChoice[]): readonly Certainty[] {
  const least = CERTAINTIES.findLastIndex((grade) => asked.includes(grade));
  return CERTAINTIES.slice(0, least + 1);
}

/** All places that were named; the narrowest of them is how the place is chosen. */
function placesOf(conditions: HomeConditions, names: ConditionNames) {
  const { polygon, commutes } = conditions;
  const named = (codes: readonly string[], known: ReadonlyMap<string, string>, unknown: string): readonly NamedCode[] =>
    codes.map((code) => ({ code, name: known.get(code) ?? unknown }));
  return {
    placeMode: placeModeOf(conditions),
    areas: named(conditions.areas, names.areas, "選んだエリア"),
    stations: named(conditions.stations, names.stations, "選んだ駅"),
    buildings: named(conditions.apartmentKeys, names.buildings, "選んだマンション"),
    polygon,
    commutes: commutes.map(({ stationGroup, minutesMax }) => {
      const [station = { code: stationGroup, name: "" }] = named([stationGroup], names.stations, "選んだ駅");
      return { station, minutesMax };
    }),
  };
}

function placeModeOf({ polygon, apartmentKeys, stations, areas }: HomeConditions): PlaceMode | null {
  if (polygon !== null) return "map";
  if (apartmentKeys.length > 0) return "building";
  if (stations.length > 0) return "station";
  return areas.length > 0 ? "area" : null;
}
