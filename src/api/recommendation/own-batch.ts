import type { DeliveryBatch, DeliveryItem } from "#domain/recommendation/core/delivery.ts";
import { batchById, batchHomes, latestBatch } from "#domain/recommendation/index.server.ts";
import type { HomeSearchDeps } from "#domain/search/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { Audience } from "./prove-audience.ts";

/** What the reader was recommended last; who holds a link, what came with it. */
export function newestFor(db: Db, { recipient, batchId }: Audience): Promise<DeliveryBatch | null> {
  return batchId === null ? latestBatch(db, recipient) : batchById(db, recipient, batchId);
}

/** A batch that the reader may look at; null: there is none, it is somebody else's, or came with another message than the one whose link was opened. */
export async function ownBatch(db: Db, { recipient, batchId }: Audience, id: string): Promise<DeliveryBatch | null> {
  return batchId !== null && batchId !== id ? null : batchById(db, recipient, id);
}

/** The home at a place of such a batch. */
export async function ownItem(
  deps: HomeSearchDeps,
  audience: Audience,
  at: { readonly id: string; readonly position: number },
): Promise<DeliveryItem | null> {
  const batch = await ownBatch(deps.db, audience, at.id);
  const homes = batch ? await batchHomes(deps, batch) : [];
  return homes.find(({ item }) => item.position === at.position)?.item ?? null;
}
