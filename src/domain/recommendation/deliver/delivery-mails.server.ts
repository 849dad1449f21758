import type { MailWriter } from "#domain/notifications/core/types.ts";
import {
  lineContents,
  type RegisteredLine,
  type RegisteredMail,
  registerLine,
  registerPreparedMail,
} from "#domain/notifications/index.server.ts";
import { DELIVERY_TOPICS, type DeliveryTopic } from "#domain/recommendation/core/delivery.ts";
import {
  DELIVERY_LINES,
  DELIVERY_MAILS,
  type DeliveryAdded,
  type DeliveryFacts,
  isBlock,
} from "#domain/recommendation/messages/delivery-mails.ts";
import { tapsOf } from "#domain/recommendation/messages/home-taps.ts";
import type { MessageBlock, MessageHome } from "#kernel/message.ts";
import { endBatch, endLine } from "./end-batch.server.ts";
import { type Prepared, prepareDelivery } from "./prepare.server.ts";
import type { DeliveryDeps } from "./put-on-way.server.ts";

/** Every kind of mail that tells of homes. */
export function deliveryMails(deps: DeliveryDeps): readonly RegisteredMail[] {
  return DELIVERY_TOPICS.map((topic) =>
    registerPreparedMail<DeliveryFacts, DeliveryAdded>(
      DELIVERY_MAILS[topic],
      async ({ batchId }, { origin }) => {
        const prepared = await prepareDelivery(deps, batchId, origin);
        if (!("added" in prepared)) return prepared;
        const { added, to, takeBack, oneClickUrl } = prepared;
        return {
          ...{ added, to },
          takeBack,
          headers: { "List-Unsubscribe": `<${oneClickUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        };
      },
      { onOutcome: (tx, { batchId }, outcome, detail) => endBatch(deps, tx, { batchId, outcome, detail }) },
    ),
  );
}

/** The same on LINE, from the same words: by the site's own account or, to customers of a tenant, by the tenant's. What cannot wait may use what is kept back of the month. */
export function deliveryLines(deps: DeliveryDeps): readonly RegisteredLine[] {
  return DELIVERY_TOPICS.map((topic) =>
    registerLine<DeliveryFacts>(
      DELIVERY_LINES[topic],
      async ({ batchId }, writer) => {
        const prepared = await prepareDelivery(deps, batchId, writer.origin);
        if (!("added" in prepared)) return prepared;
        return { to: prepared.to, messages: bubbles(topic, { batchId, prepared, writer }), isUrgent: topic !== "recommendation" };
      },
      { onOutcome: (tx, { batchId }, outcome, detail) => endLine(deps, tx, { batchId, outcome, detail }) },
    ),
  );
}

type ToDraw = { readonly batchId: string; readonly prepared: Prepared; readonly writer: MailWriter };

/** What somebody makes of a home is a press below it. Customers of a tenant have no settings to open: the stop is one as well. */
function bubbles(topic: DeliveryTopic, { batchId, prepared: { added, positions }, writer }: ToDraw) {
  const { subject, paragraphs } = DELIVERY_MAILS[topic].write({ batchId, ...added }, writer);
  const blocks = paragraphs.filter(isBlock);
  const { sender, stopUrl } = added;
  const taps = ({ title }: MessageHome, index: number) => tapsOf(batchId, { title, position: positions[index] ?? 0 });
  if (sender === null) {
    const settings = { label: "通知設定", url: `${writer.origin}/settings/notification` };
    return lineContents(subject, [...blocks, { kind: "button", link: settings }], taps);
  }
  const office = [sender.name, sender.licence].filter((part) => part !== null && part !== undefined).join(" ");
  const foot: MessageBlock[] = [
    { kind: "note", text: office },
    { kind: "button", link: { label: "配信をすべて止める", url: stopUrl } },
  ];
  return lineContents(subject, [...blocks, ...foot], taps);
}
