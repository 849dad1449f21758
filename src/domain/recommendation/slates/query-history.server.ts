import type { HomeReaction } from "#domain/recommendation/core/delivery.ts";
import { reactionsTo } from "#domain/recommendation/reactions/reaction-store.server.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import { type HomeSearchDeps, homesOfDwellings } from "#domain/search/index.server.ts";
import { batchesOfQuery, itemsOfQuery, type ToldBatch, type ToldItem } from "./history-store.server.ts";

type ToldHome = {
  readonly item: ToldItem;
  /** As it is on offer today; null: it is not. */
  readonly home: FoundHome | null;
  readonly reaction: HomeReaction | null;
};

export type ToldForQuery = ToldBatch & { readonly homes: readonly ToldHome[] };

const MOST = 10;

/** The last ten messages that told somebody of homes for one condition, with those homes as they are today and what was made of them. */
export async function historyOfQuery(deps: HomeSearchDeps, recipient: string, queryId: string): Promise<ToldForQuery[]> {
  const batches = await batchesOfQuery(deps.db, { recipient, queryId, most: MOST });
  const ids = batches.map(({ id }) => id);
  const items = await itemsOfQuery(deps.db, ids, queryId);
  const keys = [...new Set(items.map(({ dwellingKey }) => dwellingKey))];
  const [homes, reactions] = await Promise.all([homesOfDwellings(deps, keys), reactionsTo(deps.db, recipient, keys)]);
  const of = Map.groupBy(items, ({ batchId }) => batchId);
  return batches.map((batch) => ({
    ...batch,
    homes: (of.get(batch.id) ?? []).map((item) => ({
      item,
      home: homes.get(item.dwellingKey) ?? null,
      reaction: reactions.get(item.dwellingKey) ?? null,
    })),
  }));
}
