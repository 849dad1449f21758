import { type ApiClient, apiClient, type FoundHome, type HomeFacets, type HomePage, type KyugakeResponse } from "#api/client/client.ts";
import { type ConditionNames, wordsOfConditions } from "#domain/queries/words/condition-words.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { FlaggedQuestion } from "./flagged-search.ts";

type Estate = Pick<ApiClient, "estate">;

/** How many nearest misses are shown where nothing is found. */
const NEAREST = 5;

/** A page of flagged homes, the surest first, with counts; where there is none, the nearest misses (90–95 %). `failed`: not the same as nothing found. */
export type FlaggedFound = { readonly question: FlaggedQuestion } & (
  | { readonly kind: "failed" }
  | {
      readonly kind: "found";
      readonly homes: HomePage;
      readonly facets: HomeFacets;
      readonly near: readonly FoundHome[];
      /** What is asked for, in one sentence. */
      readonly words: string;
      /** ISO day in Japan on which it was answered. */
      readonly today: string;
    }
);

export async function findFlagged(question: FlaggedQuestion, { estate }: Estate = apiClient()): Promise<FlaggedFound> {
  const { conditions, page } = question;
  const query = writeConditions(conditions);
  const [homes, facets, names] = await Promise.all([
    estate.get("/homes", { query: { ...query, sort: "certainty", page } }),
    estate.get("/homes/facets", { query }),
    namesOf(conditions, estate),
  ]);
  if (!homes.ok || !facets.ok) return { kind: "failed", question };
  const near = homes.value.total === 0 ? await findNear(conditions, estate) : [];
  const known = { homes: homes.value, facets: facets.value, near, words: wordsOfConditions(conditions, names) };
  return { kind: "found", question, ...known, today: isoDateInJapan(new Date(homes.value.asOf)) };
}

async function namesOf(conditions: HomeConditions, estate: Estate["estate"]): Promise<ConditionNames> {
  const { areas, stations, commutes, apartmentKeys } = conditions;
  const isNamed = [areas, stations, commutes, apartmentKeys].some(({ length }) => length > 0);
  const answer = isNamed ? await estate.get("/homes/names", { query: writeConditions(conditions) }) : null;
  const names = new Map(answer?.ok ? answer.value.items.map(({ code, name }) => [code, name] as const) : []);
  // A code is of one kind of place only.
  return { areas: names, stations: names, buildings: names };
}

async function findNear(conditions: HomeConditions, estate: Estate["estate"]): Promise<readonly FoundHome[]> {
  const answer = await estate.get("/homes", { query: { ...writeConditions({ ...conditions, certainties: ["near"] }), sort: "gap" } });
  return answer.ok ? answer.value.items.slice(0, NEAREST) : [];
}

/** How many homes fit conditions; null: it could not be had. */
export async function countFlagged(
  conditions: HomeConditions,
  signal: AbortSignal,
  { estate }: Estate = apiClient(),
): Promise<HomeFacets | null> {
  const answer = await estate.get("/homes/facets", { query: writeConditions(conditions), signal });
  return answer.ok ? answer.value : null;
}

/** What the first page tells: how many there are, and the newest three of A and B. Each null where it could not be had. */
export type StartFound = {
  readonly summary: KyugakeResponse | null;
  readonly newest: { readonly items: readonly FoundHome[]; readonly today: string } | null;
};

export async function findStart({ estate }: Estate = apiClient()): Promise<StartFound> {
  const [summary, homes] = await Promise.all([findSummary({ estate }), estate.get("/homes", { query: { sure: "A,B", sort: "new" } })]);
  const newest = homes.ok ? { items: homes.value.items.slice(0, 3), today: isoDateInJapan(new Date(homes.value.asOf)) } : null;
  return { summary, newest };
}

export async function findSummary({ estate }: Estate = apiClient()): Promise<KyugakeResponse | null> {
  const answer = await estate.get("/kyugake");
  return answer.ok ? answer.value : null;
}
