import { verdictOf } from "#domain/notifications/index.server.ts";
import { candidatesAmong } from "#domain/recommendation/candidates/candidates-for.server.ts";
import type { AskedWish } from "#domain/recommendation/candidates/wishes.server.ts";
import type { DeliveryBatch, DeliveryItem } from "#domain/recommendation/core/delivery.ts";
import { type AskedHome, askedHomes, type HomeSearchDeps } from "#domain/search/index.server.ts";
import { findBatch, itemsOf } from "./batch-store.server.ts";
import { wishesOfPerson } from "./digests.server.ts";
import { type NewItem, rescheduleBatch, versionsOfBatch } from "./new-batch-store.server.ts";
import type { DeliveryDeps } from "./put-on-way.server.ts";
import { settingsOfReader } from "./reader.server.ts";
import { itemAlone, mayBeTold } from "./slate.server.ts";
import { countAtOnce, toldSince, unwantedBy } from "./told-store.server.ts";
import { AT_ONCE_LATE_AFTER, DIGEST_LATE_AFTER, dayBegin, NOT_AGAIN_FOR } from "./windows.ts";

/** Why a batch ends before it goes out, as its row in the outbox says it, beside the reasons of the settings. */
export const SKIPPED = ["late", "nothing left"] as const;
export const EDITED = "edited";

/** A home of a batch that is told now, as it is now. */
type ReadyItem = { readonly item: NewItem; readonly home: AskedHome };
export type Ready = { readonly batch: DeliveryBatch; readonly items: readonly ReadyItem[]; readonly wishes: readonly AskedWish[] };

/** Reads everything again as a message goes out: settings, conditions, homes. What does not hold any more is not told. */
export async function readAgain(
  deps: DeliveryDeps,
  batchId: string,
): Promise<Ready | { readonly suppressed: string } | { readonly waitUntil: Date }> {
  const batch = await findBatch(deps.db, batchId);
  if (!batch || (batch.state !== "queued" && batch.state !== "sending")) return { suppressed: `batch ${batch?.state ?? "gone"}` };
  const whether = await mayGo(deps, batch);
  return whether === "now" ? readBatch(deps, batch) : whether;
}

/** What of a batch would be told now, whenever it goes. Changes nothing. */
export async function readBatch(deps: HomeSearchDeps, batch: DeliveryBatch): Promise<Ready | { readonly suppressed: string }> {
  const wishes = await wishesOfPerson(deps, batch.recipient);
  if (await isEdited(deps, batch, wishes)) return { suppressed: EDITED };
  const items = await itemsLeft(deps, batch, wishes);
  return items.length === 0 ? { suppressed: "nothing left" } : { batch, items, wishes };
}

async function mayGo({ db, clock }: DeliveryDeps, batch: DeliveryBatch): Promise<"now" | { suppressed: string } | { waitUntil: Date }> {
  const { id, recipient, topic, channel, scheduledAt } = batch;
  if (channel === "web") return { suppressed: "web" };
  const now = clock.now();
  const settings = await settingsOfReader(db, recipient);
  const sentToday = await countAtOnce(db, recipient, { since: dayBegin(now), exceptBatch: id });
  const verdict = verdictOf(settings, { topic, channel, now, sentToday });
  if (verdict.send === "never") return { suppressed: verdict.because };
  if (verdict.send === "later") {
    await rescheduleBatch(db, id, verdict.at);
    return { waitUntil: verdict.at };
  }
  const lateAfter = topic === "recommendation" ? DIGEST_LATE_AFTER : AT_ONCE_LATE_AFTER;
  return now.getTime() - scheduledAt.getTime() >= lateAfter ? { suppressed: "late" } : "now";
}

/** A condition that was edited calls off what was chosen by its version of before; one that is paused or gone only takes its homes out. */
async function isEdited({ db }: HomeSearchDeps, { id }: DeliveryBatch, wishes: readonly AskedWish[]): Promise<boolean> {
  const versions = await versionsOfBatch(db, id);
  return wishes.some(({ queryId, version }) => versions[queryId] !== undefined && versions[queryId] !== version);
}

async function itemsLeft(deps: HomeSearchDeps, batch: DeliveryBatch, wishes: readonly AskedWish[]): Promise<ReadyItem[]> {
  const { db, clock } = deps;
  const { id, recipient } = batch;
  const now = clock.now();
  const items = await itemsOf(db, id);
  const since = new Date(now.getTime() - NOT_AGAIN_FOR);
  const [homes, told, unwanted] = await Promise.all([
    askedHomes(
      deps,
      items.map(({ dwellingKey }) => dwellingKey),
    ),
    toldSince(db, recipient, { since, exceptBatch: id }),
    unwantedBy(db, recipient, now),
  ]);
  const left: ReadyItem[] = [];
  for (const item of items) {
    const home = homes.get(item.dwellingKey);
    if (!home || unwanted.has(item.dwellingKey) || home.offer.isSample !== batch.isSample) continue;
    if (!mayBeTold(told.get(item.dwellingKey), home.price, now)) continue;
    const current = await asItIs(deps, { batch, item, home, wishes });
    if (current) left.push({ item: current, home });
  }
  return left;
}

type Held = { readonly batch: DeliveryBatch; readonly item: DeliveryItem; readonly home: AskedHome; readonly wishes: readonly AskedWish[] };

/** The home as it is told now; null: it does not suit any more. Its place and chance stay as they were drawn. */
async function asItIs(deps: HomeSearchDeps, { batch, item, home, wishes }: Held): Promise<NewItem | null> {
  if (batch.topic === "price-change")
    return home.price > item.priceYen ? null : { ...item, listingId: home.offer.key, priceYen: home.price };
  if (batch.topic === "kyugake" && home.offer.flag?.grade !== "A") return null;
  for (const wish of wishes.filter(({ queryId }) => queryId === item.queryId)) {
    const [found] = await candidatesAmong(deps, wish, [home]);
    if (!found) continue;
    const { weightsVersion: _, ...alone } = await itemAlone(deps, batch.recipient, found);
    const { position, features, propensity, isExplored } = item;
    return { ...alone, position, features, propensity, isExplored };
  }
  return null;
}
