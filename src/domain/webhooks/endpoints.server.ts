import { type ByClient, clientsBy } from "#domain/api-access/index.server.ts";
import type { AccessRefusal } from "#domain/companies/index.server.ts";
import { hours } from "#kernel/duration.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import type { Sealing } from "#platform/sealing/sealing.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { concludeTry, deliveriesOf, deliveryState } from "./delivery-store.server.ts";
import { type AddressFault, addressFault } from "./endpoint-address.server.ts";
import {
  addEndpoint,
  auditStep,
  dropEndpoint,
  endpointsOf,
  findEndpoint,
  holdEndpoint,
  putSecret,
  putState,
} from "./endpoint-store.server.ts";
import { newSecret, sealSecret } from "./secrets.server.ts";
import { queueEvent } from "./send-event.server.ts";
import { type Delivery, type Endpoint, MOST_ENDPOINTS, type WebhookEvent } from "./types.ts";
import { wakeWebhooks } from "./webhook-jobs.server.ts";

export type WebhookDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly sealing: Sealing;
  readonly jobs: Pick<Jobs, "send">;
  /** Hosts with their ports that may be reached without encryption: none but in development and tests. */
  readonly webhookTestHosts?: readonly string[];
};

/** `secret` is shown this once; nobody can read it again. */
export type MadeEndpoint = { readonly endpoint: Endpoint; readonly secret: string };

const MOST_DELIVERIES = 100;
const MOST_KEEP_HOURS = 72;

/** The endpoints of the caller's clients. */
export async function webhooksOf(db: Db, by: ByClient): Promise<Result<readonly Endpoint[], AccessRefusal>> {
  const clients = await clientsBy(db, by);
  return clients.ok ? ok(await endpointsOf(db, clients.value.clientIds)) : clients;
}

export type AddRefusal = AccessRefusal | "unknown" | "too-many" | AddressFault;
type Wanted = { readonly clientId: string; readonly url: string; readonly events: readonly WebhookEvent[] };

/** Adds an endpoint to one of the caller's clients, with a secret of its own. */
export function addWebhook(deps: WebhookDeps, by: ByClient, { clientId, url, events }: Wanted): Promise<Result<MadeEndpoint, AddRefusal>> {
  const fault = addressFault(url, deps.webhookTestHosts ?? []);
  if (fault !== null) return Promise.resolve(refused(fault));
  const { randomBytes, sealing, clock } = deps;
  const [id, secret, madeAt] = [opaqueId(randomBytes), newSecret(randomBytes), clock.now()];
  return inShortTransaction<Result<MadeEndpoint, AddRefusal>>(deps.db, async (tx) => {
    const clients = await clientsBy(tx, by);
    if (!clients.ok) return clients;
    if (!clients.value.clientIds.includes(clientId)) return refused("unknown");
    await takeLock(tx, `webhooks ${clientId}`);
    if ((await endpointsOf(tx, [clientId])).length >= MOST_ENDPOINTS) return refused("too-many");
    await addEndpoint(tx, { id, clientId, url, events, madeAt, sealed: sealSecret(sealing, id, secret) });
    await auditStep(tx, { id, from: null, to: "active", actor: clients.value.actor, at: madeAt });
    const endpoint = await findEndpoint(tx, { id, clientIds: [clientId] });
    if (endpoint === null) throw new Error(`webhook endpoint ${id} went while it was made`);
    return ok({ endpoint, secret });
  });
}

export type ChangeRefusal = AccessRefusal | "unknown";

/** Does something with an endpoint of the caller's, held until it is done. */
async function change<T>(
  { db }: Pick<WebhookDeps, "db">,
  { by, id }: { readonly by: ByClient; readonly id: string },
  work: (tx: Tx, endpoint: Endpoint, actor: string) => Promise<T>,
): Promise<Result<T, ChangeRefusal>> {
  return inShortTransaction<Result<T, ChangeRefusal>>(db, async (tx) => {
    const clients = await clientsBy(tx, by);
    if (!clients.ok) return clients;
    const endpoint = await holdEndpoint(tx, { id, clientIds: clients.value.clientIds });
    return endpoint === null ? refused("unknown") : ok(await work(tx, endpoint, clients.value.actor));
  });
}

/** Nothing is sent there any more, and what was sent is forgotten. */
export function removeWebhook(deps: WebhookDeps, by: ByClient, id: string): Promise<Result<null, ChangeRefusal>> {
  return change(deps, { by, id }, async (tx, { state }, actor) => {
    await dropEndpoint(tx, id);
    await auditStep(tx, { id, from: state, to: "removed", actor, at: deps.clock.now() });
    return null;
  });
}

type Rotation = {
  readonly id: string;
  /** How long the secret in use signs as well, up to three days; one that was replaced before it ends at once. */
  readonly keepHours: number;
};

export function rotateSecret(deps: WebhookDeps, by: ByClient, { id, keepHours }: Rotation): Promise<Result<MadeEndpoint, ChangeRefusal>> {
  const { sealing, randomBytes, clock } = deps;
  const secret = newSecret(randomBytes);
  return change(deps, { by, id }, async (tx, endpoint, actor) => {
    const oldUntil = new Date(clock.now().getTime() + hours(Math.min(MOST_KEEP_HOURS, Math.max(0, keepHours))));
    await putSecret(tx, { id, sealed: sealSecret(sealing, id, secret), oldUntil });
    await auditStep(tx, { id, from: endpoint.state, to: "rotated", actor, at: clock.now() });
    return { endpoint: { ...endpoint, oldSecretUntil: oldUntil }, secret };
  });
}

/** Sends there again, as if nothing had failed. */
export function turnOnWebhook(deps: WebhookDeps, by: ByClient, id: string): Promise<Result<Endpoint, ChangeRefusal>> {
  return change(deps, { by, id }, async (tx, endpoint, actor) => {
    if (endpoint.state === "active") return endpoint;
    await putState(tx, { id, state: "active", failingSince: null });
    await auditStep(tx, { id, from: endpoint.state, to: "active", actor, at: deps.clock.now() });
    return { ...endpoint, state: "active" as const, failingSince: null };
  });
}

/** Has an endpoint told of nothing but that it is reached, also where it is off: by that people see whether it works again. Answers the id of the message. */
export async function pingWebhook(deps: WebhookDeps, by: ByClient, id: string): Promise<Result<string, ChangeRefusal>> {
  const at = deps.clock.now();
  const queued = await change(deps, { by, id }, (tx) =>
    queueEvent(tx, deps.randomBytes, { endpointId: id, event: "ping", facts: { endpointId: id }, at }),
  );
  if (queued.ok) await wakeWebhooks(deps.jobs);
  return queued;
}

/** The last hundred messages to an endpoint. */
export async function webhookDeliveries(db: Db, by: ByClient, id: string): Promise<Result<readonly Delivery[], ChangeRefusal>> {
  const clients = await clientsBy(db, by);
  if (!clients.ok) return clients;
  const endpoint = await findEndpoint(db, { id, clientIds: clients.value.clientIds });
  return endpoint ? ok(await deliveriesOf(db, id, MOST_DELIVERIES)) : refused("unknown");
}

type Resent = { readonly id: string; readonly deliveryId: string };

/** Sends a message again, under the same id, with as many tries as a new one has. One that waits already is sent now. */
export async function resendDelivery(deps: WebhookDeps, by: ByClient, { id, deliveryId }: Resent): Promise<Result<null, ChangeRefusal>> {
  const resent = await change(deps, { by, id }, async (tx) => {
    const state = await deliveryState(tx, { id: deliveryId, endpointId: id });
    if (state === null) return false;
    await concludeTry(tx, { id: deliveryId, state: "waiting", tries: 0, nextTryAt: deps.clock.now() });
    return true;
  });
  if (!resent.ok) return resent;
  if (!resent.value) return refused("unknown");
  await wakeWebhooks(deps.jobs);
  return ok(null);
}
