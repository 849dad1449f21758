import { type ColumnType, type Selectable, sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Arrival } from "./arrival.ts";

type ArrivalTable = {
  id: string;
  token_hash: Buffer;
  pool_id: string;
  provider: string;
  provider_type: string;
  subject: string;
  attributes: ColumnType<Record<string, string>, string, string>;
  email: string | null;
  email_proof: "provider" | "code" | null;
  code_mac: Buffer | null;
  code_email: string | null;
  code_tries: number;
  code_expires_at: Date | null;
  expires_at: Date;
};

function arrivals(db: Db | Tx) {
  return db.$extendTables<{ identity_arrival: ArrivalTable }>();
}

export async function insertArrival(db: Db, arrival: Arrival, tokenHash: Buffer): Promise<void> {
  const { id, poolId, provider, providerType, subject, attributes, email, emailProof, expiresAt } = arrival;
  await arrivals(db)
    .insertInto("identity_arrival")
    .values({
      id,
      token_hash: tokenHash,
      pool_id: poolId,
      provider,
      provider_type: providerType,
      subject,
      attributes: JSON.stringify(attributes),
      email,
      email_proof: emailProof,
      code_tries: 0,
      expires_at: expiresAt,
    })
    .execute();
}

/** An arrival that a browser shows by its cookie, while it lasts. */
export async function findArrival(db: Db | Tx, tokenHash: Buffer, now: Date): Promise<Arrival | null> {
  const row = await arrivals(db)
    .selectFrom("identity_arrival")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? arrivalOf(row) : null;
}

/** Takes an arrival out of use: of two calls one has it. Null when it is gone or over. */
export async function takeArrival(db: Db | Tx, id: string, now: Date): Promise<Arrival | null> {
  const row = await arrivals(db)
    .deleteFrom("identity_arrival")
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  return row ? arrivalOf(row) : null;
}

type ArrivalCode = { readonly id: string; readonly mac: Buffer; readonly email: string; readonly expiresAt: Date };

/** Keeps the code that was mailed, in place of the last one. */
export async function keepArrivalCode(db: Db | Tx, { id, mac, email, expiresAt }: ArrivalCode): Promise<void> {
  await arrivals(db)
    .updateTable("identity_arrival")
    .set({ code_mac: mac, code_email: email, code_tries: 0, code_expires_at: expiresAt })
    .where("id", "=", id)
    .execute();
}

export type TriedArrivalCode = { readonly mac: Buffer; readonly email: string; readonly wrongTries: number; readonly expiresAt: Date };

/** The code that was mailed, after a try with `mac` that was counted if it is another. Null when none waits. */
export async function tryArrivalCode(db: Db, id: string, mac: Buffer): Promise<TriedArrivalCode | null> {
  const row = await arrivals(db)
    .updateTable("identity_arrival")
    .set({ code_tries: sql<number>`case when code_mac = ${mac} then code_tries else code_tries + 1 end` })
    .where("id", "=", id)
    .where("code_mac", "is not", null)
    .returning(["code_mac", "code_email", "code_tries", "code_expires_at"])
    .executeTakeFirst();
  if (!row?.code_mac || row.code_email === null || row.code_expires_at === null) return null;
  return { mac: row.code_mac, email: row.code_email, wrongTries: row.code_tries, expiresAt: row.code_expires_at };
}

/** The address is proved by the code that went there; false when another call used it first. */
export async function keepArrivalEmail(db: Db | Tx, id: string, { mac, email }: Pick<TriedArrivalCode, "mac" | "email">): Promise<boolean> {
  const done = await arrivals(db)
    .updateTable("identity_arrival")
    .set({ email, email_proof: "code", code_mac: null, code_email: null, code_expires_at: null })
    .where("id", "=", id)
    .where("code_mac", "=", mac)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Where the last code went, while it is good; null when none waits. */
export async function findArrivalCodeEmail(db: Db, id: string, now: Date): Promise<string | null> {
  const row = await arrivals(db)
    .selectFrom("identity_arrival")
    .select("code_email")
    .where("id", "=", id)
    .where("code_expires_at", ">", now)
    .executeTakeFirst();
  return row?.code_email ?? null;
}

/** Removes what is over; answers how many. */
export async function deleteEndedArrivals(db: Db, now: Date, limit: number): Promise<number> {
  const done = await arrivals(db)
    .deleteFrom("identity_arrival")
    .where("id", "in", (where) => where.selectFrom("identity_arrival").select("id").where("expires_at", "<=", now).limit(limit))
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

function arrivalOf(row: Selectable<ArrivalTable>): Arrival {
  return {
    id: row.id,
    poolId: row.pool_id,
    provider: row.provider,
    providerType: row.provider_type,
    subject: row.subject,
    attributes: row.attributes,
    email: row.email,
    emailProof: row.email_proof,
    expiresAt: row.expires_at,
  };
}
