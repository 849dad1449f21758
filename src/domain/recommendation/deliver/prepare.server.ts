import { makeLink, RECC_PAGE, takeBackLink } from "#domain/notifications/index.server.ts";
import { words } from "#domain/queries/index.server.ts";
import type { DeliveryAdded } from "#domain/recommendation/messages/delivery-mails.ts";
import { homesOfMessage, loadingUrl } from "#domain/recommendation/messages/home-of-message.ts";
import { senderOf } from "#domain/tenants/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { lockBatch } from "./batch-store.server.ts";
import { makeStop } from "./make-stop.server.ts";
import { moveBatch } from "./move-batch.server.ts";
import { keepItems } from "./new-batch-store.server.ts";
import { ownPageLinks } from "./own-pages.server.ts";
import type { DeliveryDeps } from "./put-on-way.server.ts";
import { MAY_GO, mayGo, type Ready, readAgain } from "./read-again.server.ts";
import { queriesOfReader, tenantOfReader, whereTo } from "./reader.server.ts";

/** What a message tells as it goes out. */
export type Prepared = {
  readonly added: DeliveryAdded;
  /** Where its person is reached now. */
  readonly to: string;
  /** By which mail programs stop it with a POST, without a page (RFC 8058). */
  readonly oneClickUrl: string;
  readonly takeBack: () => Promise<void>;
  /** Where each of the homes stands in its batch, in their order. */
  readonly positions: readonly number[];
};

/** Makes what a message needs at the moment it goes out, links among it; or why it does not go now. */
export async function prepareDelivery(
  deps: DeliveryDeps,
  batchId: string,
  origin: string,
): Promise<Prepared | { readonly suppressed: string } | { readonly waitUntil: Date }> {
  const ready = await readAgain(deps, batchId);
  if (!("batch" in ready)) return ready;
  const { recipient, topic, channel } = ready.batch;
  const tenant = await tenantOfReader(deps.db, recipient);
  const ownPages = await ownPageLinks(
    deps.db,
    tenant,
    ready.items.map(({ home }) => home.offer.key),
  );
  const begun = await begin(deps, ready);
  if (!("token" in begun)) return begun;
  const { token, to } = begun;
  const stop = await makeStop(deps, recipient, topic);
  const isOwn = tenant === null;
  const isChat = channel === "line";
  const around = { origin, token, isChat, today: isoDateInJapan(deps.clock.now()), page: isOwn ? "property" : "detail" } as const;
  return {
    added: {
      homes: homesOfMessage(
        ready.items.map(({ item, home }) => ({ ...item, home: home.offer, ownPage: ownPages.get(home.offer.key) })),
        around,
      ),
      conditions: await conditionsOf(deps, ready),
      listUrl: loadingUrl(around, { to: isOwn ? "latest" : "list" }),
      stopUrl: `${origin}${stop.page}`,
      policyUrl: `${origin}/email-privacy-policy${tenant === null ? "" : `?t=${tenant.key}`}`,
      sender: tenant && senderOf(tenant, origin),
    },
    to,
    positions: ready.items.map(({ item }) => item.position),
    oneClickUrl: `${origin}${stop.oneClick}`,
    takeBack: async () => {
      await takeBackLink(deps.db, token);
      await takeBackLink(deps.db, stop.token);
    },
  };
}

type Begun = { readonly token: string; readonly to: string };

/**
 * From here on the message may go out: what it tells is what was told. A try after one that failed is the same step. The settings are asked once more in the
 * transaction that makes the link: a stop that came while the rest was read keeps the message back, and one that comes later finds the link and closes it.
 */
function begin(
  deps: DeliveryDeps,
  { batch, items }: Ready,
): Promise<Begun | { readonly suppressed: string } | { readonly waitUntil: Date }> {
  const { db, clock } = deps;
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const locked = await lockBatch(tx, batch.id);
    if (!locked || !MAY_GO.has(locked.state)) return { suppressed: `batch ${locked?.state ?? "gone"}` };
    const whether = await mayGo({ db: tx, clock }, batch);
    if (whether !== "now") return whether;
    const to = batch.channel === "web" ? null : await whereTo(tx, batch.recipient, batch.channel);
    if (to === null) return { suppressed: "no address" };
    if (batch.state === "failed") await moveBatch(tx, batch.id, "queued", { actor: "operator", reason: "tried again", at });
    await moveBatch(tx, batch.id, "sending", { actor: "system", reason: null, at });
    await keepItems(
      tx,
      batch.id,
      items.map(({ item }) => item),
    );
    return { token: await makeLink({ ...deps, db: tx }, RECC_PAGE, batch.id), to };
  });
}

/** The conditions that found these homes, in words; of a price that fell none did. */
export async function conditionsOf({ db }: Pick<DeliveryDeps, "db">, { batch, items }: Ready): Promise<string[]> {
  const ids = new Set(items.map(({ item }) => item.queryId));
  const queries = batch.topic === "price-change" ? [] : await queriesOfReader(db, batch.recipient);
  return queries.filter(({ id }) => ids.has(id)).map(({ wish }) => words(wish));
}
