import { CONDITION_PARAMS } from "#domain/search/homes/condition-params.ts";
import { readConditions, writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { FlagChoice, HomeConditions } from "#domain/search/homes/types.ts";
import { knownFields, searchValue } from "#wire/known-fields.ts";

/** What a list of 九掛け is asked for. */
export type FlaggedQuestion = { readonly conditions: HomeConditions; readonly page: number };

/** The search of an address as the router keeps it. */
export type FlaggedSearch = Readonly<Record<string, string | number | undefined>>;

/** Shown unless the address says otherwise. */
export const USUAL_CERTAINTIES: readonly FlagChoice[] = ["A", "B"];

const NAMES: readonly string[] = [...Object.values(CONDITION_PARAMS).map(({ name }) => name), "page"];

/** What an address asks for; nearest misses are a list of their own and cannot be asked for here. */
export function flaggedQuestion(search: Readonly<Record<string, unknown>>): FlaggedQuestion {
  const conditions = readConditions(search);
  const asked = conditions.certainties.filter((one) => one !== "near");
  const page = Number(search.page);
  return {
    conditions: { ...conditions, certainties: asked.length === 0 ? USUAL_CERTAINTIES : asked },
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
  };
}

/** The shortest address of a question. */
export function flaggedSearch({ conditions, page }: FlaggedQuestion): FlaggedSearch {
  const isUsual = conditions.certainties.join() === USUAL_CERTAINTIES.join();
  const written = writeConditions({ ...conditions, certainties: isUsual ? [] : conditions.certainties });
  const kept = Object.fromEntries(Object.entries(written).map(([name, text]) => [name, searchValue(text)]));
  return { ...kept, ...(page > 1 ? { page } : {}) };
}

/** The same with every other name said to be absent, as the router wants it of a route. */
export function keptFlaggedSearch(search: Readonly<Record<string, unknown>>): FlaggedSearch {
  return knownFields([...NAMES], flaggedSearch(flaggedQuestion(search)));
}
