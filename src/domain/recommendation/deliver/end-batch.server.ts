import { addNote, memberOf } from "#domain/notifications/index.server.ts";
import type { DeliveryState } from "#domain/recommendation/core/delivery.ts";
import { noteOf } from "#domain/recommendation/messages/delivery-notes.ts";
import type { Tx } from "#platform/db.server.ts";
import { findBatch } from "./batch-store.server.ts";
import { chooseWay } from "./choose-way.server.ts";
import { moveBatch } from "./move-batch.server.ts";
import { switchChannel } from "./new-batch-store.server.ts";
import { type DeliveryDeps, queueBatch } from "./put-on-way.server.ts";
import { EDITED, SKIPPED } from "./read-again.server.ts";
import { settingsOfReader } from "./reader.server.ts";
import { countAtOnce } from "./told-store.server.ts";
import { dayBegin } from "./windows.ts";

type Ended = {
  readonly batchId: string;
  readonly outcome: "sent" | "suppressed" | "failed" | "unknown";
  readonly detail: string | null;
};

/** Takes a batch where its message went. What was opened meanwhile stays so. A member reads in the inbox, too, that something was sent. */
export async function endBatch({ clock }: DeliveryDeps, tx: Tx, { batchId, outcome, detail }: Ended): Promise<void> {
  const at = clock.now();
  await moveBatch(tx, batchId, stateAfter(outcome, detail), { actor: "system", reason: detail, at });
  const batch = outcome === "sent" ? await findBatch(tx, batchId) : null;
  if (batch && memberOf(batch.recipient) !== null) await addNote(tx, { ...noteOf(batch), at });
}

/** Why LINE did not take a message that a mail can still bring: nobody has it. */
const BY_MAIL_INSTEAD: ReadonlySet<string | null> = new Set([
  "limit",
  "blocked",
  "refused",
  "no carrier",
  "line blocked",
  "line unlinked",
  "line not_linked",
]);

/** The same of LINE. What it did not take goes by mail, to who agreed to mails of the topic too. */
export async function endLine(deps: DeliveryDeps, tx: Tx, ended: Ended): Promise<void> {
  const { outcome, detail, batchId } = ended;
  const isLeft = outcome !== "sent" && outcome !== "unknown" && BY_MAIL_INSTEAD.has(detail);
  if (!isLeft || !(await byMailInstead(deps, tx, ended))) await endBatch(deps, tx, { batchId, outcome, detail });
}

async function byMailInstead({ clock }: DeliveryDeps, tx: Tx, { batchId, detail }: Ended): Promise<boolean> {
  const batch = await findBatch(tx, batchId);
  if (!batch || (batch.state !== "queued" && batch.state !== "sending")) return false;
  const now = clock.now();
  const settings = await settingsOfReader(tx, batch.recipient);
  const sentToday = await countAtOnce(tx, batch.recipient, { since: dayBegin(now), exceptBatch: batchId });
  const way = chooseWay(settings, { topic: batch.topic, now, sentToday, ways: ["mail"] });
  if ("never" in way) return false;
  if (batch.state === "sending") await moveBatch(tx, batchId, "queued", { actor: "system", reason: `line: ${detail}`, at: now });
  await switchChannel(tx, batchId, "mail");
  await queueBatch(tx, { ...batch, channel: "mail", scheduledAt: way.at }, settings, now);
  return true;
}

function stateAfter(outcome: Ended["outcome"], detail: string | null): DeliveryState {
  if (outcome !== "suppressed") return outcome;
  if (detail === EDITED) return "cancelled";
  return SKIPPED.some((reason) => reason === detail) ? "skipped" : "suppressed";
}
