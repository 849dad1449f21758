import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import type { Tx } from "#platform/db.server.ts";
import { addDelivery } from "./delivery-store.server.ts";
import { endpointsToTell } from "./endpoint-store.server.ts";
import type { SentEvent, WebhookEvent } from "./types.ts";

/** Facts that a receiver may know without asking back: ids and counts, and nothing of a home. */
type EventFacts = Readonly<Record<string, string | number | null>>;

export type ClientEvent = { readonly clientId: string; readonly event: WebhookEvent; readonly facts: EventFacts; readonly at: Date };

/** Tells a client what happened, in the transaction that it happened in, wherever the client wants to hear of it. `wakeWebhooks` afterwards sends it at once. */
export async function sendEvent(tx: Tx, randomBytes: RandomBytes, { clientId, event, facts, at }: ClientEvent): Promise<void> {
  for (const endpointId of await endpointsToTell(tx, { clientId, event }))
    await queueEvent(tx, randomBytes, { endpointId, event, facts, at });
}

type Queued = { readonly endpointId: string; readonly event: SentEvent; readonly facts: EventFacts; readonly at: Date };

export async function queueEvent(tx: Tx, randomBytes: RandomBytes, { endpointId, event, facts, at }: Queued): Promise<string> {
  const id = `msg_${opaqueId(randomBytes)}`;
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data: facts });
  await addDelivery(tx, { id, endpointId, event, body, at });
  return id;
}
