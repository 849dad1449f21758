import { readSettings } from "#domain/notifications/index.server.ts";
import type { Channel, NotificationSettings } from "#domain/notifications/settings/types.ts";
import type { Reason, SoftEdge } from "#domain/recommendation/core/delivery.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import { type HomeSearchDeps, homesOfDwellings } from "#domain/search/index.server.ts";
import { queuedBatch } from "./batch-store.server.ts";
import { chooseWay } from "./choose-way.server.ts";
import { seedOf, wishesOfPerson } from "./digests.server.ts";
import { type NewItem, windowsMade } from "./new-batch-store.server.ts";
import { readBatch } from "./read-again.server.ts";
import { settingsOfReader } from "./reader.server.ts";
import { slateFor } from "./slate.server.ts";
import { nextDigest, windowOf } from "./windows.ts";

/** One home of the next digest, as it is on offer now. */
type PreviewedHome = { readonly home: FoundHome; readonly reasons: readonly Reason[]; readonly softEdges: readonly SoftEdge[] };

/** The next digest as it would be made now. `off`: not wanted. `unreached`: wanted, but nothing arrives. `no-condition`: nothing looks for homes. */
export type DigestPreview =
  | { readonly kind: "off" | "unreached" | "no-condition" }
  | {
      readonly kind: "planned";
      readonly at: Date;
      readonly channel: Channel;
      /** It waits for the end of quiet hours. */
      readonly isAfterQuiet: boolean;
      /** Everything is paused until then; it comes afterwards. Null: nothing is. */
      readonly pausedUntil: Date | null;
      /** In their order; none: nothing new suits. */
      readonly homes: readonly PreviewedHome[];
    };

/** What the next digest of somebody tells and when, by the rules of the digest itself. Writes nothing. */
export async function previewDigest(deps: HomeSearchDeps, recipient: string): Promise<DigestPreview> {
  const now = deps.clock.now();
  const settings = await readSettings(deps.db, recipient);
  const pausedUntil = settings.pausedUntil !== null && settings.pausedUntil > now ? settings.pausedUntil : null;
  // What waits when a pause begins is not sent afterwards.
  const waiting = pausedUntil === null ? await waitingOf(deps, recipient) : null;
  const next = waiting ?? (await windowFrom(deps, settings, pausedUntil ?? now));
  const way = wayAt(settings, next.at);
  if ("never" in way) return { kind: way.never === "off" ? "off" : "unreached" };
  const items = waiting?.items ?? (await itemsOn(deps, recipient, next.key));
  if (items === null) return { kind: "no-condition" };
  const homes = await homesOfDwellings(
    deps,
    items.map(({ dwellingKey }) => dwellingKey),
  );
  return {
    kind: "planned",
    ...{ at: way.at, channel: way.channel, isAfterQuiet: way.at > next.at, pausedUntil },
    homes: items.flatMap(({ dwellingKey, reasons, softEdges }) => {
      const home = homes.get(dwellingKey);
      return home ? [{ home, reasons, softEdges }] : [];
    }),
  };
}

type Window = { readonly key: string; readonly at: Date };

/** When the next digest of somebody is made, a tenant's customer among them; an office that looks first may take longer. */
export async function nextDigestOf(deps: Pick<HomeSearchDeps, "db" | "clock">, recipient: string): Promise<Date> {
  const settings = await settingsOfReader(deps.db, recipient);
  return (await windowFrom(deps, settings, deps.clock.now())).at;
}

/** A digest that was made and waits, with what is left of it; null: there is none, or it is called off as it would go out. */
async function waitingOf(deps: HomeSearchDeps, recipient: string): Promise<(Window & { readonly items: readonly NewItem[] }) | null> {
  const batch = await queuedBatch(deps.db, recipient, "recommendation");
  const left = batch && (await readBatch(deps, batch));
  if (left === null || "suppressed" in left) return null;
  const { windowKey: key, scheduledAt } = left.batch;
  const now = deps.clock.now();
  return { key, at: scheduledAt > now ? scheduledAt : now, items: left.items.map(({ item }) => item) };
}

async function windowFrom(
  { db }: Pick<HomeSearchDeps, "db">,
  { recipient, digestHour }: NotificationSettings,
  from: Date,
): Promise<Window> {
  const { key } = windowOf(digestHour, from);
  const made = await windowsMade(db, "recommendation", { recipients: [recipient], windows: [key] });
  return nextDigest(digestHour, from, made.size > 0);
}

/** By which way it goes at its time, as it is asked again when quiet hours are over. */
function wayAt(settings: NotificationSettings, at: Date) {
  const asked = { topic: "recommendation", sentToday: 0 } as const;
  const way = chooseWay(settings, { ...asked, now: at });
  return "never" in way ? way : chooseWay(settings, { ...asked, now: way.at });
}

/** Null: no condition looks for homes, on whatever day. */
async function itemsOn(deps: HomeSearchDeps, recipient: string, day: string): Promise<readonly NewItem[] | null> {
  const wishes = await wishesOfPerson(deps, recipient, day);
  if (wishes.length > 0) return (await slateFor(deps, recipient, wishes, seedOf(recipient, day))).items;
  return (await wishesOfPerson(deps, recipient)).length > 0 ? [] : null;
}
