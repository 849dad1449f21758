import type { DeliveryBatch, DeliveryItem } from "#domain/recommendation/core/delivery.ts";
import { findBatch, itemsOf, newestBatch } from "#domain/recommendation/deliver/batch-store.server.ts";
import { ownPageLinks } from "#domain/recommendation/deliver/own-pages.server.ts";
import { ownHomesOf, tenantOfReader } from "#domain/recommendation/deliver/reader.server.ts";
import { reactionsTo } from "#domain/recommendation/reactions/reaction-store.server.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import { type HomeSearchDeps, homesOfDwellings } from "#domain/search/index.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { BatchHome } from "./types.ts";

/** The newest batch of somebody that they can look at; null: nothing was recommended yet. */
export function latestBatch(db: Db | Tx, recipient: string): Promise<DeliveryBatch | null> {
  return newestBatch(db, recipient);
}

/** A batch of this person; null: there is none, or it is somebody else's. */
export async function batchById(db: Db | Tx, recipient: string, id: string): Promise<DeliveryBatch | null> {
  const batch = await findBatch(db, id);
  return batch?.recipient === recipient ? batch : null;
}

/** The homes of a batch in their order, as they were told and as they are today, with what its person made of them. */
export async function batchHomes(deps: HomeSearchDeps, { id, recipient }: Pick<DeliveryBatch, "id" | "recipient">): Promise<BatchHome[]> {
  const items = await itemsOf(deps.db, id);
  const keys = items.map(({ dwellingKey }) => dwellingKey);
  const [homes, reactions] = await Promise.all([homesShown(deps, recipient, keys), reactionsTo(deps.db, recipient, keys)]);
  const pages = await ownPageLinks(
    deps.db,
    await tenantOfReader(deps.db, recipient),
    [...homes.values()].map(({ key }) => key),
  );
  return items.map((item) => {
    const home = homes.get(item.dwellingKey) ?? null;
    const ownPage = (home && pages.get(home.key)) ?? null;
    return { item, home, ownPage, since: sinceTold(item, home), reaction: reactions.get(item.dwellingKey) ?? null };
  });
}

/** As an office offers them itself, where its customers are told that; all that was told is shown. */
async function homesShown(deps: HomeSearchDeps, recipient: string, keys: readonly string[]): Promise<ReadonlyMap<string, FoundHome>> {
  const [homes, own] = await Promise.all([homesOfDwellings(deps, keys), ownHomesOf(deps.db, recipient)]);
  return own === null ? homes : new Map([...homes, ...(await homesOfDwellings(deps, keys, own.companyId))]);
}

function sinceTold({ priceYen }: DeliveryItem, home: FoundHome | null): BatchHome["since"] {
  if (home === null) return "gone";
  if (home.price === priceYen) return "same";
  return home.price < priceYen ? "cheaper" : "dearer";
}
