import { type Insertable, sql } from "kysely";
import type { Sub } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

export type CodeTable = {
  sub: string;
  purpose: string;
  code_mac: Buffer;
  destination: string;
  tries: number;
  sent_at: Date;
  expires_at: Date;
};

function codes(db: Db | Tx) {
  return db.$extendTables<{ identity_code: CodeTable }>();
}

export type KeptCode = {
  readonly sub: Sub;
  readonly purpose: string;
  readonly mac: Buffer;
  /** The whole address it goes to: that, and nothing else, is proved by it. */
  readonly destination: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
};

/** Keeps a code in place of the one that was sent for the same purpose before. */
export async function saveCode(db: Db | Tx, code: KeptCode): Promise<void> {
  const { sub, purpose, ...values } = codeRow(code);
  await codes(db)
    .insertInto("identity_code")
    .values({ sub, purpose, ...values })
    .onConflict((conflict) => conflict.columns(["sub", "purpose"]).doUpdateSet(values))
    .execute();
}

export function codeRow({ sub, purpose, mac, destination, sentAt, expiresAt }: KeptCode): Insertable<CodeTable> {
  return { sub, purpose, code_mac: mac, destination, tries: 0, sent_at: sentAt, expires_at: expiresAt };
}

type CodeKey = { readonly sub: Sub; readonly purpose: string };
export type TriedCode = Pick<KeptCode, "mac" | "destination" | "expiresAt"> & { readonly wrongTries: number };

/** The code of a purpose, after a try with `mac` that was counted if it is another. Null when none is kept. */
export async function tryCode(db: Db, { sub, purpose }: CodeKey, mac: Buffer): Promise<TriedCode | null> {
  const row = await codes(db)
    .updateTable("identity_code")
    .set({ tries: sql<number>`case when code_mac = ${mac} then tries else tries + 1 end` })
    .where("sub", "=", sub)
    .where("purpose", "=", purpose)
    .returning(["code_mac", "destination", "tries", "expires_at"])
    .executeTakeFirst();
  return row ? { mac: row.code_mac, destination: row.destination, wrongTries: row.tries, expiresAt: row.expires_at } : null;
}

/** Takes a code out of use; false when another call did so first, or a new one took its place. */
export async function deleteCode(db: Db | Tx, { sub, purpose }: CodeKey, mac: Buffer): Promise<boolean> {
  const done = await codes(db)
    .deleteFrom("identity_code")
    .where("sub", "=", sub)
    .where("purpose", "=", purpose)
    .where("code_mac", "=", mac)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Where the last code of a purpose went, while it is good. */
export async function findCodeDestination(db: Db | Tx, { sub, purpose }: CodeKey, now: Date): Promise<string | null> {
  const row = await codes(db)
    .selectFrom("identity_code")
    .select("destination")
    .where("sub", "=", sub)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.destination ?? null;
}

/** Ends the code of a purpose, if there is one. */
export async function dropCode(db: Db | Tx, { sub, purpose }: CodeKey): Promise<void> {
  await codes(db).deleteFrom("identity_code").where("sub", "=", sub).where("purpose", "=", purpose).execute();
}

/** Removes codes that have expired, `limit` at most; answers how many. */
export async function deleteEndedCodes(db: Db, now: Date, limit: number): Promise<number> {
  const done = await codes(db)
    .deleteFrom("identity_code")
    .where((where) =>
      where(
        where.refTuple("sub", "purpose"),
        "in",
        where.selectFrom("identity_code").select(["sub", "purpose"]).where("expires_at", "<=", now).limit(limit).$asTuple("sub", "purpose"),
      ),
    )
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
