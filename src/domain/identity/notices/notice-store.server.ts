import { type ColumnType, type Generated, sql } from "kysely";
import { minutes } from "#kernel/duration.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type Further, withFurther } from "./further-notices.ts";
import { type Detail, FURTHER, type Notice, type NoticeKind } from "./notice-of.ts";

type NoticeTable = {
  id: Generated<number>;
  pool_id: string;
  client_id: string | null;
  sub: string;
  kind: Notice["kind"];
  recipient: string;
  at: ColumnType<Date, Date, never>;
  device: string | null;
  detail: ColumnType<Detail | null, string | null, string>;
  tries: Generated<number>;
  due_at: Date;
  sent_at: Date | null;
};
type AccountPart = {
  sub: string;
  attributes: Record<string, string>;
  status: string;
  identities: readonly { readonly providerName: string }[] | null;
};

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
/** So many of one kind, and so many of all kinds, are told at once within ten minutes; what is more is told in one mail at the end of them. */
const MOST = { ofOneKind: 2, ofAll: 8 };
/** Told at once however many other mails went before, so that nobody hides them behind a crowd. */
const ALWAYS_TOLD: ReadonlySet<NoticeKind> = new Set(["password-changed", "email-changed", "account-deleted"]);

/**
 * Writes the mails an event calls for, in its own transaction: to the verified address of the account, and to the one of before. What is more
 * than is told at once joins the mail that tells of it later: nothing is left untold.
 */
export async function insertNotices(db: Db | Tx, notices: NewNotices): Promise<void> {
  const { kinds, formerEmail, poolId, clientId, sub, at, device, detail } = notices;
  const { email: verified, ...owner } = await ownerOf(db, sub);
  const recipients = [...new Set([verified, formerEmail].filter((address) => address !== null))];
  if (recipients.length === 0) return;
  const lately = await sentLately(db, sub, new Date(at.getTime() - WINDOW_MS));
  const all = [...lately.values()].reduce((sum, count) => sum + count, 0);
  const isAtOnce = (kind: NoticeKind) => (lately.get(kind) ?? 0) < MOST.ofOneKind && (all < MOST.ofAll || ALWAYS_TOLD.has(kind));
  const shared = { pool_id: poolId, client_id: clientId, sub, at };
  for (const recipient of recipients) {
    const reader: Detail = { ...owner, ...(recipient === verified ? {} : { toFormer: true }) };
    const told = { ...shared, recipient, device, detail: JSON.stringify({ ...detail, ...reader }), due_at: at };
    const rows = kinds.filter(isAtOnce).map((kind) => ({ ...told, kind }));
    if (rows.length > 0) await tables(db).insertInto("identity_notice").values(rows).execute();
    for (const kind of kinds)
      if (!isAtOnce(kind)) await keepForLater(db, { ...shared, recipient }, reader, { kind, at, device, detail: { ...detail, ...owner } });
  }
}

type Later = {
  readonly pool_id: string;
  readonly client_id: string | null;
  readonly sub: string;
  readonly at: Date;
  readonly recipient: string;
};

/** Joins the mail that waits for this address, or begins one. A mail that a process has taken to send is no longer added to. */
function keepForLater(db: Db | Tx, later: Later, reader: Detail, further: Further): Promise<void> {
  return inTransaction(db, async (tx) => {
    const waiting = await tables(tx)
      .selectFrom("identity_notice")
      .select(["id", "detail"])
      .where("sub", "=", later.sub)
      .where("recipient", "=", later.recipient)
      .where("kind", "=", FURTHER)
      .where("tries", "=", 0)
      .orderBy("id")
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    const detail = JSON.stringify({ ...reader, ...withFurther(waiting?.detail ?? {}, further) });
    if (waiting) {
      await tables(tx).updateTable("identity_notice").set({ detail }).where("id", "=", waiting.id).execute();
      return;
    }
    const due_at = new Date(later.at.getTime() + WINDOW_MS);
    await tables(tx)
      .insertInto("identity_notice")
      .values({ ...later, kind: FURTHER, device: null, detail, due_at })
      .execute();
  });
}

/** What the mails say of an account besides what happened. Left out: what does not hold of it. */
type Owner = {
  /** Verified; null: there is none. */
  readonly email: string | null;
  /** It has no password: who it signs in by. */
  readonly passwordless?: string;
  /** The last digits of its phone number. */
  readonly phoneEnding?: string;
};

const SHOWN_DIGITS = 4;

async function ownerOf(db: Db | Tx, sub: string): Promise<Owner> {
  const row = await tables(db)
    .selectFrom("identity_account")
    .select(["attributes", "status", "identities"])
    .where("sub", "=", sub)
    .executeTakeFirst();
  if (!row) return { email: null };
  const { email = null, email_verified, phone_number } = row.attributes;
  return {
    email: email_verified === "true" ? email : null,
    ...(row.status === "EXTERNAL_PROVIDER"
      ? { passwordless: [...new Set(row.identities?.map((one) => one.providerName))].join("・") }
      : {}),
    ...(phone_number === undefined ? {} : { phoneEnding: phone_number.slice(-SHOWN_DIGITS) }),
  };
}

/** How many events of each kind an account was told of at once: a change of address has two mails and counts once. */
async function sentLately(db: Db | Tx, sub: string, since: Date): Promise<ReadonlyMap<Notice["kind"], number>> {
  const rows = await tables(db)
    .selectFrom("identity_notice")
    .select(["kind", sql<number>`count(distinct at)::int`.as("events")])
    .where("sub", "=", sub)
    .where("kind", "<>", FURTHER)
    .where("at", ">", since)
    .groupBy("kind")
    .execute();
  return new Map(rows.map(({ kind, events }) => [kind, events]));
}

/** Takes mails that are due for this process, and puts off their next try: twice as long each time, six hours at most. What happened first comes first. */
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
  return rows.toSorted(byTime).map((row) => ({
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

const byTime = (one: { readonly at: Date }, other: { readonly at: Date }) => one.at.getTime() - other.at.getTime();

/**
 * It is sent, or will never be: the address goes, the line stays for what is counted. Of an account that is gone not
 * even the line stays.
 */
export async function endNotice(db: Db, { id, sub }: Pick<Notice, "id" | "sub">, now: Date): Promise<void> {
  await tables(db).updateTable("identity_notice").set({ sent_at: now, recipient: "" }).where("id", "=", id).execute();
  await tables(db)
    .deleteFrom("identity_notice")
    .where("sub", "=", sub)
    .where("sent_at", "is not", null)
    .where((where) => where.not(where.exists(where.selectFrom("identity_account").select("sub").where("sub", "=", sub))))
    .execute();
}

/** Removes mails that were sent before `before`; answers how many. */
export async function deleteEndedNotices(db: Db, before: Date, limit: number): Promise<number> {
  const done = await tables(db)
    .deleteFrom("identity_notice")
    .where("id", "in", (where) => where.selectFrom("identity_notice").select("id").where("sent_at", "<", before).limit(limit))
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
