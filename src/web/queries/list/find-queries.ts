import { type ApiClient, apiClient, type SavedQueriesResponse, type SavedQueryResponse } from "#api/client/client.ts";
import { LIVE_STATES } from "#domain/queries/saved/query-states.ts";
import { wishOf } from "#domain/queries/saved/wish-of.ts";
import { type ChannelMatches, countMatches } from "#web/queries/matches/count-matches.ts";

/** A saved condition with what it finds today; no matches of one that does not look. */
export type QueryItem = { readonly query: SavedQueryResponse; readonly matches: readonly ChannelMatches[] };

export type QueriesData = { readonly items: readonly QueryItem[]; readonly live: number; readonly most: number };

/** All that a member saved; null: it could not be read. */
export async function findQueries(api: Pick<ApiClient, "mypage" | "estate"> = apiClient()): Promise<QueriesData | null> {
  const answer = await api.mypage.get("/queries");
  if (!answer.ok) return null;
  const { items, live, most }: SavedQueriesResponse = answer.value;
  return { items: await Promise.all(items.map((query) => withMatches(query, api))), live, most };
}

export async function withMatches(query: SavedQueryResponse, api: Pick<ApiClient, "estate"> = apiClient()): Promise<QueryItem> {
  const isLive = LIVE_STATES.includes(query.state);
  return { query, matches: isLive ? await countMatches(wishOf(query.answers), api) : [] };
}
