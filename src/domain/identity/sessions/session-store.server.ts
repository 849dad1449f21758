import { sql } from "kysely";
import type { SignInOrigin, Sub } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

type Tables = {
  identity_grant: {
    id: string;
    client_id: string;
    sub: string;
    is_hosted: boolean;
    auth_time: Date;
    refresh_expires_at: Date;
    revoked_at: Date | null;
    revoked_why: string | null;
    device: string | null;
    place: string | null;
    last_used_at: Date | null;
  };
  identity_client: { id: string; name: string };
  identity_browser_session: {
    token_hash: Buffer;
    sub: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    device: string | null;
    place: string | null;
  };
};

function tables(db: Db | Tx) {
  return db.$extendTables<Tables>();
}

/** Where an account is signed in. `client`: at a client, with tokens. `hosted`: in a browser, at the hosted login itself. */
export type LiveSession = SignInOrigin & {
  readonly id: string;
  readonly kind: "client" | "hosted";
  readonly clientName: string | null;
  readonly firstUsedAt: Date;
  readonly lastUsedAt: Date;
};

/** The sign-ins of an account that still stand, the one used last first; `most` of each kind. */
export async function listClientSessions(db: Db, sub: Sub, { now, most }: Bounds): Promise<LiveSession[]> {
  const rows = await tables(db)
    .selectFrom("identity_grant as g")
    .innerJoin("identity_client as c", "c.id", "g.client_id")
    .select(["g.id", "c.name", "g.auth_time", "g.last_used_at", "g.device", "g.place"])
    .where("g.sub", "=", sub)
    .where("g.revoked_at", "is", null)
    .where("g.refresh_expires_at", ">", now)
    .orderBy(sql`coalesce(g.last_used_at, g.auth_time)`, "desc")
    .limit(most)
    .execute();
  return rows.map(({ id, name, device, place, auth_time, last_used_at }) => ({
    ...{ id, device, place, kind: "client" as const, clientName: name },
    firstUsedAt: auth_time,
    lastUsedAt: last_used_at ?? auth_time,
  }));
}

type Bounds = { readonly now: Date; readonly most: number };

/**
 * Browsers in which the hosted login knows an account, but for those where a sign-in came from it that still stands: that one is listed, and ends
 * with it. A code is given with the time at which the browser was signed in. `idleSince`: what was not seen since then has ended.
 */
export async function listHostedSessions(
  db: Db,
  sub: Sub,
  { now, most, idleSince }: Bounds & { readonly idleSince: Date },
): Promise<LiveSession[]> {
  const rows = await tables(db)
    .selectFrom("identity_browser_session")
    .select(["token_hash", "created_at", "last_seen_at", "device", "place"])
    .where("sub", "=", sub)
    .where("expires_at", ">", now)
    .where("last_seen_at", ">", idleSince)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("identity_grant as g")
            .select("g.id")
            .whereRef("g.sub", "=", "identity_browser_session.sub")
            .where("g.is_hosted", "=", true)
            .where("g.revoked_at", "is", null)
            .where("g.refresh_expires_at", ">", now)
            .whereRef("g.auth_time", "=", "identity_browser_session.created_at")
            .where(sql<boolean>`g.device is not distinct from identity_browser_session.device`),
        ),
      ),
    )
    .orderBy("last_seen_at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ token_hash, device, place, created_at, last_seen_at }) => ({
    ...{ id: token_hash.toString("hex"), device, place, kind: "hosted" as const, clientName: null },
    firstUsedAt: created_at,
    lastUsedAt: last_seen_at,
  }));
}

type Ended = { readonly device: string | null; readonly isHosted: boolean };

/** Ends one sign-in of an account; null where it has none of that id that stands. */
export async function endClientSession(tx: Tx, sub: Sub, { id, now }: { readonly id: string; readonly now: Date }): Promise<Ended | null> {
  const row = await tables(tx)
    .updateTable("identity_grant")
    .set({ revoked_at: now, revoked_why: "ended by its person" })
    .where("id", "=", id)
    .where("sub", "=", sub)
    .where("revoked_at", "is", null)
    .returning(["device", "is_hosted"])
    .executeTakeFirst();
  return row ? { device: row.device, isHosted: row.is_hosted } : null;
}

/** False where the account is not signed in at the hosted login under this id. */
export async function endHostedSession(tx: Tx, sub: Sub, id: string): Promise<boolean> {
  const done = await tables(tx)
    .deleteFrom("identity_browser_session")
    .where("token_hash", "=", Buffer.from(id, "hex"))
    .where("sub", "=", sub)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Ends what the hosted login remembers of an account in browsers of these words: it would sign the same browser in again without a question. */
export async function endHostedSessionsLike(tx: Tx, sub: Sub, device: string | null): Promise<void> {
  const all = tables(tx).deleteFrom("identity_browser_session").where("sub", "=", sub);
  await (device === null ? all : all.where((where) => where.or([where("device", "=", device), where("device", "is", null)]))).execute();
}
