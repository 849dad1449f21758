import { verdictOf } from "#domain/notifications/index.server.ts";
import { candidatesAmong, type Found } from "#domain/recommendation/candidates/candidates-for.server.ts";
import type { AskedWish } from "#domain/recommendation/candidates/wishes.server.ts";
import type { DeliveryBatch, DeliveryItem, DeliveryState } from "#domain/recommendation/core/delivery.ts";
import type { AskedHome, HomeSearchDeps } from "#domain/search/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { findBatch, itemsOf } from "./batch-store.server.ts";
import { wishesOfPerson } from "./digests.server.ts";
import { type NewItem, rescheduleBatch, versionsOfBatch } from "./new-batch-store.server.ts";
import type { DeliveryDeps } from "./put-on-way.server.ts";
import { homesAsTold, ownHomesOf, settingsOfReader } from "./reader.server.ts";
import { itemAlone, type Liking, likingOf, mayBeTold } from "./slate.server.ts";
import { countAtOnce, toldSince, unwantedBy } from "./told-store.server.ts";
import { AT_ONCE_LATE_AFTER, DIGEST_LATE_AFTER, dayBegin, NOT_AGAIN_FOR } from "./windows.ts";

/** Why a batch ends before it goes out, as its row in the outbox says it, beside the reasons of the settings. */
export const SKIPPED = ["late", "nothing left"] as const;
export const EDITED = "edited";

/** `failed`: the operator has its message tried again. Of one that may have arrived (`unknown`) nobody does. */
export const MAY_GO: ReadonlySet<DeliveryState> = new Set<DeliveryState>(["queued", "sending", "failed"]);

/** A home of a batch that is told now, as it is now. */
type ReadyItem = { readonly item: NewItem; readonly home: AskedHome };
export type Ready = { readonly batch: DeliveryBatch; readonly items: readonly ReadyItem[]; readonly wishes: readonly AskedWish[] };

/** Reads everything again as a message goes out: settings, conditions, homes. What does not hold any more is not told. */
export async function readAgain(
  deps: DeliveryDeps,
  batchId: string,
): Promise<Ready | { readonly suppressed: string } | { readonly waitUntil: Date }> {
  const batch = await findBatch(deps.db, batchId);
  if (!batch || !MAY_GO.has(batch.state)) return { suppressed: `batch ${batch?.state ?? "gone"}` };
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

/** Whether it goes now by what its person has chosen. Within a transaction, what was chosen while the rest was read counts too. */
export async function mayGo(
  { db, clock }: { readonly db: Db | Tx; readonly clock: Clock },
  batch: DeliveryBatch,
): Promise<"now" | { suppressed: string } | { waitUntil: Date }> {
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
  const [homes, told, unwanted, liking] = await Promise.all([
    homesAsTold(
      deps,
      items.map(({ dwellingKey }) => dwellingKey),
      await ownHomesOf(db, recipient),
    ),
    toldSince(db, recipient, { since, exceptBatch: id }),
    unwantedBy(db, recipient, now),
    likingOf(deps, recipient),
  ]);
  const open = items.flatMap((item): Told[] => {
    const home = homes.get(item.dwellingKey);
    if (!home || unwanted.has(item.dwellingKey) || home.offer.isSample !== batch.isSample) return [];
    return mayBeTold(told.get(item.dwellingKey), home.price, now) ? [{ item, home }] : [];
  });
  const found = batch.topic === "price-change" ? new Map<string, Found>() : await foundNow(deps, wishes, open);
  return open.flatMap(({ item, home }) => {
    const current = asItIs(batch, { item, home }, found.get(item.dwellingKey), liking);
    return current ? [{ item: current, home }] : [];
  });
}

type Told = { readonly item: DeliveryItem; readonly home: AskedHome };

/** Those of these homes that the condition they were found by still finds, by dwelling: all homes of a condition are held against it at once. */
async function foundNow(deps: HomeSearchDeps, wishes: readonly AskedWish[], told: readonly Told[]): Promise<ReadonlyMap<string, Found>> {
  const found = new Map<string, Found>();
  for (const wish of wishes) {
    const homes = told.filter(({ item }) => item.queryId === wish.queryId && !found.has(item.dwellingKey)).map(({ home }) => home);
    if (homes.length === 0) continue;
    for (const one of await candidatesAmong(deps, wish, homes)) found.set(one.candidate.dwellingKey, one);
  }
  return found;
}

/** The home as it is told now; null: it does not suit any more. Its place and chance stay as they were drawn. */
function asItIs({ topic }: DeliveryBatch, { item, home }: Told, found: Found | undefined, liking: Liking): NewItem | null {
  if (topic === "price-change") return home.price > item.priceYen ? null : { ...item, listingId: home.offer.key, priceYen: home.price };
  if (!found || (topic === "kyugake" && home.offer.flag?.grade !== "A")) return null;
  const { position, features, propensity, isExplored } = item;
  return { ...itemAlone(liking, found), position, features, propensity, isExplored };
}
