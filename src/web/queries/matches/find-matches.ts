import { type ApiClient, apiClient } from "#api/client/client.ts";
import type { Channel, Wish } from "#domain/queries/core/types.ts";
import { conditionsOf } from "#domain/queries/words/conditions-of.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeSummary } from "#web/kit/home/home-summary.ts";

/** The first homes that fulfil one channel of a wish today. Of オファー these are homes like those of the owners. Null: no answer came. */
export type MatchesToday = {
  readonly channel: Channel;
  readonly search: Readonly<Record<string, string>>;
  readonly page: { readonly total: number; readonly homes: readonly MatchedHome[]; readonly asOf: string } | null;
};

/** By its dwelling it is kept as a favourite. */
type MatchedHome = HomeSummary & { readonly dwellingKey: string };

const SHOWN = 5;

export async function findMatches(wish: Wish, { estate }: Pick<ApiClient, "estate"> = apiClient()): Promise<readonly MatchesToday[]> {
  return Promise.all(
    wish.channels.map(async (channel) => {
      const search = writeConditions(conditionsOf(wish, channel));
      const answer = await estate.get("/homes", { query: search });
      if (!answer.ok) return { channel, search, page: null };
      const { items, total, asOf } = answer.value;
      return { channel, search, page: { total, asOf, homes: items.slice(0, SHOWN) } };
    }),
  );
}
