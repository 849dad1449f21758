import { sql } from "kysely";
import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Endpoint, EndpointState, WebhookEvent } from "./types.ts";

const COLUMNS = sql`id, client_id as "clientId", url, events, state, failing_since as "failingSince",
  old_secret_until as "oldSecretUntil", made_at as "madeAt"`;

export type KeptSecrets = Pick<Endpoint, "id" | "oldSecretUntil"> & { readonly sealed: Uint8Array; readonly oldSealed: Uint8Array | null };

export type NewEndpoint = Pick<Endpoint, "id" | "clientId" | "url" | "events" | "madeAt"> & { readonly sealed: Uint8Array };

/** Of these clients, the oldest first. */
export async function endpointsOf(db: Db | Tx, clientIds: readonly string[]): Promise<Endpoint[]> {
  const { rows } = await sql<Endpoint>`
    select ${COLUMNS} from webhook_endpoint where client_id = any(${clientIds}) order by made_at, id`.execute(db);
  return rows;
}

type Which = { readonly id: string; readonly clientIds: readonly string[] };

/** An endpoint of one of these clients; null: they have none of this name. */
export async function findEndpoint(db: Db | Tx, { id, clientIds }: Which): Promise<Endpoint | null> {
  const { rows } = await sql<Endpoint>`
    select ${COLUMNS} from webhook_endpoint where id = ${id} and client_id = any(${clientIds})`.execute(db);
  return rows[0] ?? null;
}

/** The same, held until the transaction ends. */
export async function holdEndpoint(tx: Tx, { id, clientIds }: Which): Promise<Endpoint | null> {
  const { rows } = await sql<Endpoint>`
    select ${COLUMNS} from webhook_endpoint where id = ${id} and client_id = any(${clientIds}) for update`.execute(tx);
  return rows[0] ?? null;
}

export async function addEndpoint(tx: Tx, { id, clientId, url, events, sealed, madeAt }: NewEndpoint): Promise<void> {
  await sql`
    insert into webhook_endpoint (id, client_id, url, events, state, sealed, made_at)
    values (${id}, ${clientId}, ${url}, ${[...events]}, 'active', ${sealed}, ${madeAt})`.execute(tx);
}

export async function dropEndpoint(tx: Tx, id: string): Promise<void> {
  await sql`delete from webhook_endpoint where id = ${id}`.execute(tx);
}

/** The secret in use signs beside the new one until then. */
export async function putSecret(tx: Tx, { id, sealed, oldUntil }: { id: string; sealed: Uint8Array; oldUntil: Date }): Promise<void> {
  await sql`
    update webhook_endpoint set old_sealed = sealed, old_secret_until = ${oldUntil}, sealed = ${sealed} where id = ${id}`.execute(tx);
}

type Moved = { readonly id: string; readonly state: EndpointState; readonly failingSince: Date | null };

export async function putState(tx: Tx, { id, state, failingSince }: Moved): Promise<void> {
  await sql`update webhook_endpoint set state = ${state}, failing_since = ${failingSince} where id = ${id}`.execute(tx);
}

/** Those of a client that are to be told of an event. */
export async function endpointsToTell(tx: Tx, { clientId, event }: { clientId: string; event: WebhookEvent }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_endpoint where client_id = ${clientId} and state <> 'off' and ${event} = any(events) order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A secret whose time is over is not kept. */
export async function forgetOldSecrets(db: Db, now: Date): Promise<void> {
  await sql`update webhook_endpoint set old_sealed = null, old_secret_until = null where old_secret_until <= ${now}`.execute(db);
}

type Step = { readonly id: string; readonly from: string | null; readonly to: string; readonly actor: string; readonly at: Date };

/** Keeps a step of an endpoint in the audit table, by the row and not by the person. */
export async function auditStep(tx: Tx, { id, from, to, actor, at }: Step): Promise<void> {
  await writeTransition(tx, { entity: "webhook_endpoint", id, from, to, actor, at });
}
