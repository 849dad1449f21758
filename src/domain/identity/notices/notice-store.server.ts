import { type ColumnType, type Generated, sql } from "kysely";
import { minutes } from "#kernel/duration.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Detail, Notice, NoticeKind } from "./notice-of.ts";

type NoticeTable = {
  id: Generated<number>;
  pool_id: string;
  client_id: string | null;
  sub: string;
  kind: NoticeKind;
  recipient: string;
  at: ColumnType<Date, Date, never>;
  device: string | null;
  detail: ColumnType<Detail | null, string | null, never>;
  tries: Generated<number>;
  due_at: Date;
  sent_at: Date | null;
};
type AccountPart = { sub: string; attributes: Record<string, string> };

function tables(db: Db | Tx) {
  return db.$extendTables<{ identity_notice: NoticeTable; identity_account: AccountPart }>();
}

type NewNotices = Pick<Notice, "poolId" | "clientId" | "sub" | "at" | "device"> & {
  readonly kinds: readonly NoticeKind[];
  /** The address of before, where it has just changed. */
  readonly formerEmail: string | null;
  readonly detail: Detail | null;
};

const WINDOW_MS = minutes(10);
/** So many of one kind, and so many of all kinds, within ten minutes. */
const MOST = { ofOneKind: 2, ofAll: 8 };
/** Told however many other mails went before, so that nobody hides them behind a crowd. */
const ALWAYS_TOLD: ReadonlySet<NoticeKind> = new Set(["password-changed", "email-changed", "account-deleted"]);

/** Writes the mails an event calls for, in its own transaction: to the verified address of the account, and to the one of before. */
export async function insertNotices(db: Db | Tx, notices: NewNotices): Promise<void> {
  const { kinds, formerEmail, poolId, clientId, sub, at, device, detail } = notices;
  const verified = await verifiedEmail(db, sub);
  const recipients = [...new Set([verified, formerEmail].filter((address) => address !== null))];
  if (recipients.length === 0) return;
  const lately = await sentLately(db, sub, new Date(at.getTime() - WINDOW_MS));
  const all = [...lately.values()].reduce((sum, count) => sum + count, 0);
  const allowed = kinds.filter((kind) => (lately.get(kind) ?? 0) < MOST.ofOneKind && (all < MOST.ofAll || ALWAYS_TOLD.has(kind)));
  const shared = { pool_id: poolId, client_id: clientId, sub, at, device, detail: detail && JSON.stringify(detail), due_at: at };
  const rows = allowed.flatMap((kind) => recipients.map((recipient) => ({ ...shared, kind, recipient })));
  if (rows.length > 0) await tables(db).insertInto("identity_notice").values(rows).execute();
}

async function verifiedEmail(db: Db | Tx, sub: string): Promise<string | null> {
  const row = await tables(db).selectFrom("identity_account").select("attributes").where("sub", "=", sub).executeTakeFirst();
  const { email = null, email_verified } = row?.attributes ?? {};
  return email_verified === "true" ? email : null;
}

/** How many events of each kind an account was told of: a change of address has two mails and counts once. */
async function sentLately(db: Db | Tx, sub: string, since: Date): Promise<ReadonlyMap<NoticeKind, number>> {
  const rows = await tables(db)
    .selectFrom("identity_notice")
    .select(["kind", sql<number>`count(distinct at)::int`.as("events")])
    .where("sub", "=", sub)
    .where("at", ">", since)
    .groupBy("kind")
    .execute();
  return new Map(rows.map(({ kind, events }) => [kind, events]));
}

/** Takes mails that are due for this process, and puts off their next try: twice as long each time, six hours at most. */
export async function takeDueNotices(db: Db, now: Date, limit: number): Promise<Notice[]> {
  const rows = await tables(db)
    .updateTable("identity_notice")
    .set({
      tries: sql<number>`tries + 1`,
      due_at: sql<Date>`${now}::timestamptz + least(interval '1 minute' * power(2, tries), interval '6 hours')`,
    })
    .where("id", "in", (from) =>
      from
        .selectFrom("identity_notice")
        .select("id")
        .where("sent_at", "is", null)
        .where("due_at", "<=", now)
        .orderBy("due_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    poolId: row.pool_id,
    clientId: row.client_id,
    sub: row.sub,
    kind: row.kind,
    to: row.recipient,
    at: row.at,
    device: row.device,
    detail: row.detail ?? {},
    tries: row.tries,
  }));
}

/**
 * It is sent, or will never be: the address goes, the line stays for what is counted. With the last mail of an account that is gone nothing
 * of it stays.
 */
export async function endNotice(db: Db, { id, kind, sub }: Pick<Notice, "id" | "kind" | "sub">, now: Date): Promise<void> {
  await tables(db).updateTable("identity_notice").set({ sent_at: now, recipient: "" }).where("id", "=", id).execute();
  if (kind === "account-deleted")
    await tables(db).deleteFrom("identity_notice").where("sub", "=", sub).where("sent_at", "is not", null).execute();
}

/** Removes mails that were sent before `before`; answers how many. */
export async function deleteEndedNotices(db: Db, before: Date, limit: number): Promise<number> {
  const done = await tables(db)
    .deleteFrom("identity_notice")
    .where("id", "in", (where) => where.selectFrom("identity_notice").select("id").where("sent_at", "<", before).limit(limit))
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
