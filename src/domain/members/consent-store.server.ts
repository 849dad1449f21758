import { type Selectable, sql } from "kysely";
import type { ConsentPurpose, ConsentRecord } from "#domain/members/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

type ConsentTable = {
  id: string;
  subject: string;
  purpose: ConsentPurpose;
  text_version: string;
  channel: ConsentRecord["channel"];
  given_at: Date;
  source_hash: string | null;
  withdrawn_at: Date | null;
  redacted_at: Date | null;
};

function tables(db: Db | Tx) {
  return db.$extendTables<{ members_consent: ConsentTable }>();
}

/** Everything somebody ever agreed to, the newest first. */
export async function listConsentsOf(db: Db | Tx, subject: string): Promise<ConsentRecord[]> {
  const rows = await tables(db)
    .selectFrom("members_consent")
    .selectAll()
    .where("subject", "=", subject)
    .orderBy("given_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(consentOf);
}

/** The newest consent to a purpose that stands; null: none. */
export async function findLiveConsent(db: Db | Tx, subject: string, purpose: ConsentPurpose): Promise<ConsentRecord | null> {
  const row = await tables(db)
    .selectFrom("members_consent")
    .selectAll()
    .where("subject", "=", subject)
    .where("purpose", "=", purpose)
    .where("withdrawn_at", "is", null)
    .orderBy("text_version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? consentOf(row) : null;
}

/** Adds a record. The same words, still standing, are not agreed to twice: then the record of before is answered. */
export async function addConsent(tx: Tx, consent: Omit<ConsentRecord, "withdrawnAt">): Promise<ConsentRecord> {
  const { id, subject, purpose, textVersion, channel, givenAt, sourceHash } = consent;
  const row = await tables(tx)
    .insertInto("members_consent")
    .values({ id, subject, purpose, channel, text_version: textVersion, given_at: givenAt, source_hash: sourceHash })
    .onConflict((conflict) =>
      conflict
        .columns(["subject", "purpose", "text_version"])
        .where("withdrawn_at", "is", null)
        // Changes nothing, but answers the row that is there.
        .doUpdateSet({ purpose }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return consentOf(row);
}

/** Takes back what stands of a purpose, or of all of them; answers those records. */
export async function withdrawConsents(tx: Tx, subject: string, purpose: ConsentPurpose | "all", now: Date): Promise<ConsentRecord[]> {
  const rows = await tables(tx)
    .updateTable("members_consent")
    .set({ withdrawn_at: sql<Date>`greatest(${now}::timestamptz, given_at)` })
    .where("subject", "=", subject)
    .where("withdrawn_at", "is", null)
    .$if(purpose !== "all", (query) => query.where(sql<boolean>`purpose = ${purpose}`))
    .returningAll()
    .execute();
  return rows.map(consentOf);
}

export async function countConsents(db: Db | Tx, subject: string): Promise<number> {
  const { n } = await tables(db)
    .selectFrom("members_consent")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("subject", "=", subject)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Makes the subjects of consents that were taken back before `dueBefore` hashes, and forgets their sources. Answers how many. */
export async function redactConsents(db: Db | Tx, { dueBefore, now }: { readonly dueBefore: Date; readonly now: Date }): Promise<number> {
  const changed = await tables(db)
    .updateTable("members_consent")
    .set({ subject: sql<string>`encode(sha256(convert_to(subject, 'UTF8')), 'hex')`, source_hash: null, redacted_at: now })
    .where("withdrawn_at", "<", dueBefore)
    .where("redacted_at", "is", null)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

function consentOf(row: Selectable<ConsentTable>): ConsentRecord {
  return {
    id: row.id,
    subject: row.subject,
    purpose: row.purpose,
    textVersion: row.text_version,
    channel: row.channel,
    givenAt: row.given_at,
    sourceHash: row.source_hash,
    withdrawnAt: row.withdrawn_at,
  };
}
