import { makeLink, RECC_PAGE, takeBackLink } from "#domain/notifications/index.server.ts";
import { words } from "#domain/queries/index.server.ts";
import type { DeliveryAdded } from "#domain/recommendation/messages/delivery-mails.ts";
import { homesOfMessage, loadingUrl } from "#domain/recommendation/messages/home-of-message.ts";
import { senderOf } from "#domain/tenants/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { makeStop } from "./make-stop.server.ts";
import { moveBatch } from "./move-batch.server.ts";
import { keepItems } from "./new-batch-store.server.ts";
import { ownPageLinks } from "./own-pages.server.ts";
import type { DeliveryDeps } from "./put-on-way.server.ts";
import { type Ready, readAgain } from "./read-again.server.ts";
import { queriesOfReader, tenantOfReader } from "./reader.server.ts";

/** What a message tells as it goes out. */
export type Prepared = {
  readonly added: DeliveryAdded;
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
  await begin(deps, ready);
  const { recipient, topic, channel } = ready.batch;
  const tenant = await tenantOfReader(deps.db, recipient);
  const [token, stop] = await Promise.all([makeLink(deps, RECC_PAGE, batchId), makeStop(deps, recipient, topic)]);
  const ownPages = await ownPageLinks(
    deps.db,
    tenant,
    ready.items.map(({ home }) => home.offer.key),
  );
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
    positions: ready.items.map(({ item }) => item.position),
    oneClickUrl: `${origin}${stop.oneClick}`,
    takeBack: async () => {
      await takeBackLink(deps.db, token);
      await takeBackLink(deps.db, stop.token);
    },
  };
}

/** From here on the message may go out: what it tells is what was told. A try after one that failed is the same step. */
function begin({ db, clock }: DeliveryDeps, { batch, items }: Ready): Promise<void> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    if (batch.state === "failed") await moveBatch(tx, batch.id, "queued", { actor: "operator", reason: "tried again", at });
    await moveBatch(tx, batch.id, "sending", { actor: "system", reason: null, at });
    await keepItems(
      tx,
      batch.id,
      items.map(({ item }) => item),
    );
  });
}

/** The conditions that found these homes, in words; of a price that fell none did. */
export async function conditionsOf({ db }: Pick<DeliveryDeps, "db">, { batch, items }: Ready): Promise<string[]> {
  const ids = new Set(items.map(({ item }) => item.queryId));
  const queries = batch.topic === "price-change" ? [] : await queriesOfReader(db, batch.recipient);
  return queries.filter(({ id }) => ids.has(id)).map(({ wish }) => words(wish));
}
