import { type ApiClient, apiClient, type HomeFacets, type HomePage } from "#api/client/client.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { PlaceNames } from "#web/homes/question/condition-words.ts";
import { boxText, type HomesQuestion } from "#web/homes/question/homes-search.ts";
import { namesOf } from "./place-names.ts";
import type { ConditionWords } from "./without-each.ts";

type Estate = Pick<ApiClient, "estate">;

/** A page of homes with its counts; the condition that costs most where there is none. `failed`: a service did not answer, which is not nothing found. */
export type HomesFound = { readonly question: HomesQuestion } & (
  | { readonly kind: "failed" }
  | {
      readonly kind: "found";
      readonly homes: HomePage;
      readonly facets: HomeFacets;
      readonly names: PlaceNames;
      readonly costliest: Costliest | null;
      /** Nothing is on offer at all, whatever is asked for. */
      readonly isMarketEmpty: boolean;
      /** ISO day in Japan on which it was answered. */
      readonly today: string;
    }
);

/** The condition without which most homes are found, and how many. */
export type Costliest = { readonly condition: ConditionWords; readonly total: number };

/** Looks up what a list is asked for. */
export async function findHomes(question: HomesQuestion, { estate }: Estate = apiClient()): Promise<HomesFound> {
  const { conditions } = question;
  const [homes, facets, names] = await Promise.all([askHomes(question, estate), askFacets(question, estate), namesOf(conditions, estate)]);
  if (!homes.ok || !facets.ok) return { kind: "failed", question };
  const costliest = homes.value.total === 0 ? await findCostliest(question, names, estate) : null;
  const isMarketEmpty = homes.value.total === 0 && costliest === null && (await isNothingOnOffer(estate));
  const today = isoDateInJapan(new Date(homes.value.asOf));
  return { kind: "found", question, homes: homes.value, facets: facets.value, names, costliest, isMarketEmpty, today };
}

/** The parameters of a question for the API. */
export function homesQuery({ conditions, box }: Pick<HomesQuestion, "conditions" | "box">): Record<string, string> {
  return { ...writeConditions(conditions), ...(box ? { box: boxText(box) } : {}) };
}

function askHomes(question: HomesQuestion, estate: Estate["estate"]) {
  const { sort, page } = question;
  return estate.get("/homes", { query: { ...homesQuery(question), sort, page } });
}

function askFacets(question: HomesQuestion, estate: Estate["estate"]) {
  return estate.get("/homes/facets", { query: homesQuery(question) });
}

async function isNothingOnOffer(estate: Estate["estate"]): Promise<boolean> {
  const all = await estate.get("/homes");
  return all.ok && all.value.total === 0;
}

/** Asks for the homes without each condition in turn; null where no single one is the reason. */
async function findCostliest(question: HomesQuestion, names: PlaceNames, estate: Estate["estate"]): Promise<Costliest | null> {
  // The words of conditions come with the catalogue of all choices, which a list with homes does not need.
  const { withoutEach } = await import("./without-each.ts");
  const ways = withoutEach(question.conditions, names);
  const asked = await Promise.all(
    ways.map(async (condition): Promise<Costliest> => {
      const answer = await askHomes({ ...question, conditions: condition.without, page: 1 }, estate);
      return { condition, total: answer.ok ? answer.value.total : 0 };
    }),
  );
  const most = asked.toSorted((a, b) => b.total - a.total)[0];
  return most && most.total > 0 ? most : null;
}
