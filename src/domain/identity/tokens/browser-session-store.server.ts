import type { SignInOrigin, Sub } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

type BrowserSessionTable = {
  token_hash: Buffer;
  pool_id: string;
  sub: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  device: string | null;
  place: string | null;
};

function sessions(db: Db | Tx) {
  return db.$extendTables<{ identity_browser_session: BrowserSessionTable }>();
}

export type BrowserSession = {
  readonly tokenHash: Buffer;
  readonly poolId: string;
  readonly sub: Sub;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
};

/** Keeps a session, and clears away those that have expired. */
export async function insertBrowserSession(db: Db, session: BrowserSession & { readonly origin?: SignInOrigin }): Promise<void> {
  await sessions(db).deleteFrom("identity_browser_session").where("expires_at", "<", session.createdAt).execute();
  await sessions(db)
    .insertInto("identity_browser_session")
    .values({
      token_hash: session.tokenHash,
      pool_id: session.poolId,
      sub: session.sub,
      created_at: session.createdAt,
      last_seen_at: session.lastSeenAt,
      expires_at: session.expiresAt,
      device: session.origin?.device ?? null,
      place: session.origin?.place ?? null,
    })
    .execute();
}

export async function findBrowserSession(db: Db, tokenHash: Buffer): Promise<BrowserSession | null> {
  const row = await sessions(db).selectFrom("identity_browser_session").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
  if (!row) return null;
  return {
    tokenHash: row.token_hash,
    poolId: row.pool_id,
    sub: row.sub,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  };
}

export async function noteBrowserSessionUse(db: Db, tokenHash: Buffer, at: Date): Promise<void> {
  await sessions(db).updateTable("identity_browser_session").set({ last_seen_at: at }).where("token_hash", "=", tokenHash).execute();
}

/** Answers whose session it was, or null when there was none. */
export async function deleteBrowserSession(db: Db, tokenHash: Buffer): Promise<Sub | null> {
  const row = await sessions(db)
    .deleteFrom("identity_browser_session")
    .where("token_hash", "=", tokenHash)
    .returning("sub")
    .executeTakeFirst();
  return row?.sub ?? null;
}

/** Ends the hosted login of an account in every browser. */
export async function deleteBrowserSessionsOf(db: Db | Tx, sub: Sub): Promise<void> {
  await sessions(db).deleteFrom("identity_browser_session").where("sub", "=", sub).execute();
}
