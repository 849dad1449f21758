import { type ConditionNames, conditionParts } from "#domain/queries/words/condition-words.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { nameOf, type PlaceNames } from "#web/homes/question/condition-words.ts";

/** One condition in the words of a saved condition, and the conditions without it. */
export type ConditionWords = { readonly words: string; readonly without: HomeConditions };

/** Every condition that is set, in the order of the sentence, each with the way without it. */
export function withoutEach(conditions: HomeConditions, names: PlaceNames): readonly ConditionWords[] {
  return conditionParts(conditions, namesFor(conditions, names)).map(({ field, words }) => ({
    words,
    without: { ...conditions, [field]: NO_CONDITIONS[field] },
  }));
}

function namesFor({ areas }: HomeConditions, names: PlaceNames): ConditionNames {
  const known = new Map(Object.entries(names));
  return { areas: new Map(areas.map((code) => [code, nameOf(code, names)])), stations: known, buildings: known };
}
