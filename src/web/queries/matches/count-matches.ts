import { type ApiClient, apiClient } from "#api/client/client.ts";
import type { Channel, Wish } from "#domain/queries/types.ts";
import { conditionsOf } from "#domain/queries/words/conditions-of.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";

/** Homes that fulfil one channel of a wish today, and the search that lists them; null: no answer came. */
export type ChannelMatches = {
  readonly channel: Channel;
  readonly search: Readonly<Record<string, string>>;
  readonly total: number | null;
};

/** Channels that homes on offer are looked for by. An offer goes to owners, whose homes are not. */
const LISTED: readonly Channel[] = ["normal", "kyugake"];

export async function countMatches(wish: Wish, { estate }: Pick<ApiClient, "estate"> = apiClient()): Promise<readonly ChannelMatches[]> {
  const channels = wish.channels.filter((channel) => LISTED.includes(channel));
  return Promise.all(
    channels.map(async (channel) => {
      const search = writeConditions(conditionsOf(wish, channel));
      const answer = await estate.get("/homes", { query: search });
      return { channel, search, total: answer.ok ? answer.value.total : null };
    }),
  );
}
