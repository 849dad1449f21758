import { readSettings } from "#domain/notifications/index.server.ts";
import type { NotificationSettings } from "#domain/notifications/settings/types.ts";
import { candidatesAmong } from "#domain/recommendation/candidates/candidates-for.server.ts";
import type { AskedWish } from "#domain/recommendation/candidates/wishes.server.ts";
import { chooseWay, type Way } from "#domain/recommendation/deliver/choose-way.server.ts";
import { versionsOf } from "#domain/recommendation/deliver/digests.server.ts";
import { type DeliveryDeps, type PutOn, putOnWay } from "#domain/recommendation/deliver/put-on-way.server.ts";
import { itemAlone, likingOf, mayBeTold } from "#domain/recommendation/deliver/slate.server.ts";
import { countAtOnce, toldSince, unwantedBy } from "#domain/recommendation/deliver/told-store.server.ts";
import { dayBegin, NOT_AGAIN_FOR } from "#domain/recommendation/deliver/windows.ts";
import { currentWeights } from "#domain/recommendation/weights/current-weights.server.ts";
import type { AskedHome } from "#domain/search/index.server.ts";

export type AtOnce = PutOn | "unwanted";

/** Tells somebody at once of a 九掛け of grade A that one of their wishes finds, unless they know the home. */
export async function tellKyugake(
  deps: DeliveryDeps,
  recipient: string,
  { home, wish }: { home: AskedHome; wish: AskedWish },
): Promise<AtOnce> {
  const open = await wayOpen(deps, recipient, { topic: "kyugake", home });
  if (!open) return "unwanted";
  const [found] = await candidatesAmong(deps, wish, [home]);
  if (!found) return "unwanted";
  const liking = await likingOf(deps, recipient);
  return putOnWay(deps, {
    ...{ recipient, topic: "kyugake", windowKey: `${home.offer.dwellingKey}@${home.offer.flag?.raisedOn}`, isSample: home.offer.isSample },
    ...{
      weightsVersion: liking.weights.version,
      queryVersions: versionsOf([wish]),
      items: [itemAlone(liking, found)],
      seed: "",
      tenant: null,
      isApprovedFirst: false,
    },
    ...open,
  });
}

/** Tells somebody at once that a home they know costs less. */
export async function tellCheaper(deps: DeliveryDeps, recipient: string, home: AskedHome): Promise<AtOnce> {
  const open = await wayOpen(deps, recipient, { topic: "price-change", home });
  if (!open) return "unwanted";
  const { key, dwellingKey, price, isSample } = home.offer;
  const { version: weightsVersion } = await currentWeights(deps.db);
  const item = {
    ...{ position: 1, listingId: key, dwellingKey, queryId: null, priceYen: price, reasons: [], softEdges: [] },
    ...{ features: {}, propensity: 1, isExplored: false },
  };
  return putOnWay(deps, {
    ...{ recipient, topic: "price-change", windowKey: `${dwellingKey}@${price}`, isSample, weightsVersion, queryVersions: {} },
    ...{ items: [item], seed: "", tenant: null, isApprovedFirst: false },
    ...open,
  });
}

type About = { readonly topic: "kyugake" | "price-change"; readonly home: AskedHome };
type Open = { readonly settings: NotificationSettings; readonly way: Exclude<Way, { never: string }> };

/** By which way it goes; null: they do not want it, had enough of today, know the home or do not want to see it. What is left out stands in the digest. */
async function wayOpen({ db, clock }: DeliveryDeps, recipient: string, { topic, home }: About): Promise<Open | null> {
  const now = clock.now();
  const { dwellingKey, price } = home.offer;
  const settings = await readSettings(db, recipient);
  const sentToday = await countAtOnce(db, recipient, { since: dayBegin(now), exceptBatch: null });
  const way = chooseWay(settings, { topic, now, sentToday });
  if ("never" in way || (await unwantedBy(db, recipient, now)).has(dwellingKey)) return null;
  const told = await toldSince(db, recipient, { since: new Date(now.getTime() - NOT_AGAIN_FOR), exceptBatch: null });
  return mayBeTold(told.get(dwellingKey), price, now) ? { settings, way } : null;
}
