import { queueMail, queueMessage, withdrawMessage } from "#domain/notifications/index.server.ts";
import type { NotificationSettings } from "#domain/notifications/settings/types.ts";
import type { DeliveryBatch } from "#domain/recommendation/core/delivery.ts";
import { DELIVERY_LINES, DELIVERY_MAILS, type DeliveryAdded, type DeliveryFacts } from "#domain/recommendation/messages/delivery-mails.ts";
import { audienceOfRecipient } from "#domain/tenants/index.server.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { auditBatch, type By, writeState } from "./batch-store.server.ts";
import type { Way } from "./choose-way.server.ts";
import { addBatch, addItems, type NewBatch, type NewItem } from "./new-batch-store.server.ts";
import { whereTo } from "./reader.server.ts";

export type DeliveryDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

type ToSend = Pick<NewBatch, "recipient" | "topic" | "windowKey" | "isSample" | "weightsVersion" | "queryVersions"> & {
  readonly settings: NotificationSettings;
  readonly way: Exclude<Way, { never: string }>;
  readonly items: readonly NewItem[];
  readonly seed: string;
  /** In whose name; null: the site's own. */
  readonly tenant: string | null;
  /** Somebody of the office looks at it first. */
  readonly isApprovedFirst: boolean;
};

export type PutOn = "queued" | "waiting" | "nothing" | "exists";

/** Keeps what is to be told and puts its message on the way, once a person, topic and window. Without homes the window is done all the same. */
export function putOnWay(deps: DeliveryDeps, toSend: ToSend): Promise<PutOn> {
  return inTransaction<PutOn>(deps.db, async (tx) => {
    const { settings, way, items, isApprovedFirst, ...given } = toSend;
    const at = deps.clock.now();
    const id = opaqueId(deps.randomBytes);
    const { channel, at: scheduledAt } = way;
    const batch: NewBatch = { ...given, id, channel, scheduledAt, madeAt: at };
    if (!(await addBatch(tx, batch))) return "exists";
    const by: By = { actor: "system", reason: null, at };
    await auditBatch(tx, { id, from: null, to: "planned" }, by);
    if (items.length === 0) {
      await writeState(tx, { id, from: "planned", to: "skipped" }, { ...by, reason: "nothing new" });
      return "nothing";
    }
    await addItems(tx, id, items);
    await writeState(tx, { id, from: "planned", to: isApprovedFirst ? "approval_waiting" : "queued" }, by);
    if (isApprovedFirst) return "waiting";
    await queueBatch(tx, { ...batch, state: "queued", sentAt: null }, settings, at);
    return "queued";
  });
}

type Keyed = Pick<DeliveryBatch, "recipient" | "topic" | "channel" | "windowKey">;
const keyOf = ({ recipient, topic, channel, windowKey }: Keyed) => `${recipient}|${topic}|${channel}|${windowKey}`;

/** Takes the message of a batch out of the outbox again. False: it has left. */
export async function withdrawBatch(tx: Tx, batch: Keyed): Promise<boolean> {
  const tenant = audienceOfRecipient(batch.recipient)?.tenant ?? null;
  if (batch.channel === "web") return false;
  return withdrawMessage(tx, { channel: batch.channel, tenant, key: keyOf(batch) });
}

/** Puts the message of a batch in the outbox, by the way that the batch names. The key keeps a second one out, whatever happens. */
export async function queueBatch(
  tx: Tx,
  { id, recipient, topic, channel, windowKey, scheduledAt }: DeliveryBatch,
  { mail }: NotificationSettings,
  at: Date,
): Promise<void> {
  const key = keyOf({ recipient, topic, channel, windowKey });
  const tenant = audienceOfRecipient(recipient)?.tenant;
  const message = {
    at,
    due: scheduledAt,
    facts: { batchId: id },
    key,
    recipientKey: recipient,
    ...(tenant === undefined ? {} : { tenant }),
  };
  const to = channel === "line" ? await whereTo(tx, recipient, channel) : mail.address;
  if (to === null) throw new Error(`a message was made for somebody whom ${channel} does not reach`);
  if (channel === "line") await queueMessage<DeliveryFacts>(tx, DELIVERY_LINES[topic], { ...message, to });
  else await queueMail<DeliveryFacts, DeliveryAdded>(tx, DELIVERY_MAILS[topic], { ...message, to });
}
