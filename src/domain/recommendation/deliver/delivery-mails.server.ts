import {
  lineContents,
  type RegisteredLine,
  type RegisteredMail,
  registerLine,
  registerPreparedMail,
} from "#domain/notifications/index.server.ts";
import { DELIVERY_TOPICS } from "#domain/recommendation/core/delivery.ts";
import {
  DELIVERY_LINES,
  DELIVERY_MAILS,
  type DeliveryAdded,
  type DeliveryFacts,
  isBlock,
} from "#domain/recommendation/messages/delivery-mails.ts";
import { endBatch, endLine } from "./end-batch.server.ts";
import { prepareDelivery } from "./prepare.server.ts";
import type { DeliveryDeps } from "./put-on-way.server.ts";

/** Every kind of mail that tells of homes. */
export function deliveryMails(deps: DeliveryDeps): readonly RegisteredMail[] {
  return DELIVERY_TOPICS.map((topic) =>
    registerPreparedMail<DeliveryFacts, DeliveryAdded>(
      DELIVERY_MAILS[topic],
      async ({ batchId }, { origin }) => {
        const prepared = await prepareDelivery(deps, batchId, origin);
        if (!("added" in prepared)) return prepared;
        const { added, takeBack, oneClickUrl } = prepared;
        return {
          added,
          takeBack,
          headers: { "List-Unsubscribe": `<${oneClickUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
        };
      },
      { onOutcome: (tx, { batchId }, outcome, detail) => endBatch(deps, tx, { batchId, outcome, detail }) },
    ),
  );
}

/** The same on LINE, from the same words. What cannot wait may use what is kept back of the month. */
export function deliveryLines(deps: DeliveryDeps): readonly RegisteredLine[] {
  return DELIVERY_TOPICS.map((topic) =>
    registerLine<DeliveryFacts>(
      DELIVERY_LINES[topic],
      async ({ batchId }, writer) => {
        const prepared = await prepareDelivery(deps, batchId, writer.origin);
        if (!("added" in prepared)) return prepared;
        const { subject, paragraphs } = DELIVERY_MAILS[topic].write({ batchId, ...prepared.added }, writer);
        const stop = { kind: "button", link: { label: "通知設定", url: `${writer.origin}/settings/notification` } } as const;
        return { messages: lineContents(subject, [...paragraphs.filter(isBlock), stop]), isUrgent: topic !== "recommendation" };
      },
      { onOutcome: (tx, { batchId }, outcome, detail) => endLine(deps, tx, { batchId, outcome, detail }) },
    ),
  );
}
