import type { NotificationSettings } from "#domain/notifications/settings/types.ts";
import type { DeliveryBatch } from "#domain/recommendation/core/delivery.ts";
import type { Milliseconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type By, lockBatch } from "./batch-store.server.ts";
import { type MoveRefusal, moveBatch } from "./move-batch.server.ts";
import { batchesIn, rescheduleBatch, switchChannel } from "./new-batch-store.server.ts";
import { type DeliveryDeps, queueBatch } from "./put-on-way.server.ts";
import { settingsOfReader } from "./reader.server.ts";
import { APPROVAL_FOR } from "./windows.ts";

const MOST = 200;

/** A batch that an office looks at before it goes out. */
export type WaitingBatch = {
  readonly id: string;
  readonly tenant: string | null;
  readonly recipient: string;
  readonly madeAt: Date;
  readonly homes: number;
};

export function waitingBatches({ db, clock }: Pick<DeliveryDeps, "db" | "clock">): Promise<WaitingBatch[]> {
  return batchesIn(db, "approval_waiting", { before: clock.now(), most: MOST });
}

type Deciding = {
  readonly id: string;
  readonly actor: By["actor"];
  readonly at: Date;
  /** It goes out so much later, and can be taken back until then. */
  readonly leavesIn?: Milliseconds;
};

/** Puts a batch that waits on its way. As it goes out everything is read again, however long it waited. `unwanted`: nobody gets it any more, and it is called off. */
export function approveBatch(
  { db, clock }: Pick<DeliveryDeps, "db" | "clock">,
  id: string,
): Promise<Result<null, MoveRefusal | "unwanted">> {
  return inTransaction(db, (tx) => approveIn(tx, { id, actor: "operator", at: clock.now() }));
}

export async function approveIn(tx: Tx, { id, actor, at, leavesIn = 0 }: Deciding): Promise<Result<null, MoveRefusal | "unwanted">> {
  const batch = await lockBatch(tx, id);
  if (!batch) return refused("unknown");
  const settings = await settingsOfReader(tx, batch.recipient);
  const channel = reachedBy(settings, batch);
  const reason = channel !== null ? "approved" : "no address";
  const moved = await moveBatch(tx, id, channel !== null ? "queued" : "suppressed", { actor, reason, at });
  if (!moved.ok) return moved;
  if (channel === null) return refused("unwanted");
  if (channel === "mail" && batch.channel !== "mail") await switchChannel(tx, id, channel);
  // Late from now on: what is approved the next morning still goes out.
  const leavesAt = new Date(at.getTime() + leavesIn);
  const scheduledAt = batch.scheduledAt > leavesAt ? batch.scheduledAt : leavesAt;
  await rescheduleBatch(tx, id, scheduledAt);
  await queueBatch(tx, { ...moved.value, channel, scheduledAt }, settings, at);
  return ok(null);
}

/** By which way somebody can be reached now: LINE may have been blocked while the batch waited, and a mail goes to who wants mails. */
function reachedBy({ choices, line, mail }: NotificationSettings, { channel, topic }: DeliveryBatch): "mail" | "line" | null {
  if (channel === "line" && line === "linked") return "line";
  const isByMail = channel === "mail" || choices[topic].mail;
  return isByMail && mail.address !== null ? "mail" : null;
}

/** A batch that waits does not go out. */
export function rejectBatch({ db, clock }: Pick<DeliveryDeps, "db" | "clock">, id: string): Promise<Result<null, MoveRefusal>> {
  return callOff(db, id, { actor: "operator", reason: "rejected", at: clock.now() });
}

/** Calls off what nobody answered within a day. Answers how many. */
export async function expireApprovals({ db, clock }: Pick<DeliveryDeps, "db" | "clock">): Promise<number> {
  const at = clock.now();
  const late = await batchesIn(db, "approval_waiting", { before: new Date(at.getTime() - APPROVAL_FOR), most: MOST });
  for (const { id } of late) await callOff(db, id, { actor: "system", reason: "not answered", at });
  return late.length;
}

async function callOff(db: Db, id: string, by: Parameters<typeof moveBatch>[3]): Promise<Result<null, MoveRefusal>> {
  const moved = await inTransaction(db, (tx) => moveBatch(tx, id, "cancelled", by));
  return moved.ok ? ok(null) : moved;
}
