import { type ApiClient, apiClient } from "#api/client/client.ts";
import type { Channel, Wish } from "#domain/queries/core/types.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import { conditionsOf } from "#domain/queries/words/conditions-of.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeFacets } from "#domain/search/homes/types.ts";
import type { MatchCountState } from "#web/kit/flow/match-count.tsx";

/** Which of several ways a count is of: the one a price step asks for, else the first. Of offers these are the homes like them that are on offer. */
export function countedChannel(id: StepId, { channels }: Pick<Wish, "channels">): Channel {
  if (id === "BudgetKyugake" && channels.includes("kyugake")) return "kyugake";
  if ((id === "BudgetDirectOffer" || id === "BudgetDirectOfferNext") && channels.includes("offer")) return "offer";
  return channels[0] ?? "normal";
}

/** An offer goes to homes that nobody sells: those that are on offer are only like them. */
const LIKE_OFFERS = { before: "売り出し中の物件は", after: "（オファーは、売り出していない家に届きます）" };

/** How many homes fulfil what is told, and of which kind they are; null: not known yet. */
export function countOf(
  channel: Channel,
  { state, total }: { readonly state: "waiting" | "ready" | "failed"; readonly total: number | null },
): MatchCountState {
  if (state === "failed") return { state };
  if (total === null) return { state: "waiting" };
  return channel === "offer" ? { state: "ready", total, beside: LIKE_OFFERS } : { state: "ready", total };
}

/** What is asked for a wish, as it stands in an address: equal questions are equal texts. */
export function questionOf(wish: Wish, channel: Channel): Readonly<Record<string, string>> {
  return writeConditions(conditionsOf(wish, channel));
}

/** Counts of homes under these conditions and of each further choice; null: no answer came. */
export async function findFacets(
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
  { estate }: Pick<ApiClient, "estate"> = apiClient(),
): Promise<HomeFacets | null> {
  const answer = await estate.get("/homes/facets", { query, signal });
  return answer.ok ? answer.value : null;
}
