import { makeLink, type NotNow, type RegisteredMail, registerPreparedMail, takeBackLink } from "#domain/notifications/index.server.ts";
import { MAIL_STOP, RECC_PAGE } from "#domain/notifications/links/purposes.ts";
import { stopSubject } from "#domain/notifications/settings/rules.ts";
import type { MailWriter } from "#domain/notifications/types.ts";
import { queriesOf } from "#domain/queries/index.server.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { DELIVERY_TOPICS, type DeliveryState } from "#domain/recommendation/core/delivery.ts";
import { DELIVERY_MAILS, type DeliveryAdded, type DeliveryFacts } from "#domain/recommendation/messages/delivery-mails.ts";
import { homeOfMessage, loadingUrl } from "#domain/recommendation/messages/home-of-message.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { moveBatch } from "./move-batch.server.ts";
import { keepItems } from "./new-batch-store.server.ts";
import type { DeliveryDeps } from "./put-on-way.server.ts";
import { EDITED, type Ready, readAgain, SKIPPED } from "./read-again.server.ts";

/** Every kind of mail that tells of homes. */
export function deliveryMails(deps: DeliveryDeps): readonly RegisteredMail[] {
  return DELIVERY_TOPICS.map((topic) =>
    registerPreparedMail<DeliveryFacts, DeliveryAdded>(DELIVERY_MAILS[topic], (facts, writer) => prepare(deps, facts, writer), {
      onOutcome: (tx, { batchId }, outcome, detail) => endBatch(deps, tx, { batchId, outcome, detail }),
    }),
  );
}

type Addition = { readonly added: DeliveryAdded; readonly headers: Record<string, string>; readonly takeBack: () => Promise<void> };

async function prepare(deps: DeliveryDeps, { batchId }: DeliveryFacts, { origin }: MailWriter): Promise<Addition | NotNow> {
  const ready = await readAgain(deps, batchId);
  if (!("batch" in ready)) return ready;
  await begin(deps, ready);
  const { recipient, topic } = ready.batch;
  const [token, stop] = await Promise.all([makeLink(deps, RECC_PAGE, batchId), makeLink(deps, MAIL_STOP, stopSubject(recipient, topic))]);
  const around = { origin, token, today: isoDateInJapan(deps.clock.now()) };
  return {
    added: {
      homes: ready.items.map(({ item, home }) => homeOfMessage({ ...item, home: home.offer }, around)),
      conditions: await conditionsOf(deps, ready),
      listUrl: loadingUrl(around, { to: "latest" }),
      stopUrl: `${origin}/settings/notification#stop=${stop}`,
    },
    // RFC 8058: mail programs stop it by a POST, without a page.
    headers: { "List-Unsubscribe": `<${origin}/api/mail/stop?token=${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    takeBack: async () => {
      await takeBackLink(deps.db, token);
      await takeBackLink(deps.db, stop);
    },
  };
}

/** From here on the message may go out: what it tells is what was told. A try after one that failed is the same step. */
function begin({ db, clock }: DeliveryDeps, { batch, items }: Ready): Promise<void> {
  return inTransaction(db, async (tx) => {
    await moveBatch(tx, batch.id, "sending", { actor: "system", reason: null, at: clock.now() });
    await keepItems(
      tx,
      batch.id,
      items.map(({ item }) => item),
    );
  });
}

/** The conditions that found these homes, in words; of a price that fell none did. */
async function conditionsOf({ db }: DeliveryDeps, { batch, items }: Ready): Promise<string[]> {
  const sub = /^member:(.+)$/.exec(batch.recipient)?.[1];
  const ids = new Set(items.map(({ item }) => item.queryId));
  const queries = sub === undefined || batch.topic === "price-change" ? [] : await queriesOf(db, sub);
  return queries.filter(({ id }) => ids.has(id)).map(({ wish }) => words(wish));
}

type Ended = {
  readonly batchId: string;
  readonly outcome: "sent" | "suppressed" | "failed" | "unknown";
  readonly detail: string | null;
};

/** Takes a batch where its message went. What was opened meanwhile stays so. */
async function endBatch({ clock }: DeliveryDeps, tx: Tx, { batchId, outcome, detail }: Ended): Promise<void> {
  await moveBatch(tx, batchId, stateAfter(outcome, detail), { actor: "system", reason: detail, at: clock.now() });
}

function stateAfter(outcome: Ended["outcome"], detail: string | null): DeliveryState {
  if (outcome !== "suppressed") return outcome;
  if (detail === EDITED) return "cancelled";
  return SKIPPED.some((reason) => reason === detail) ? "skipped" : "suppressed";
}
