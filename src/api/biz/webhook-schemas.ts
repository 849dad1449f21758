import { z } from "@hono/zod-openapi";
import { ATTEMPT_FAULTS, DELIVERY_STATES, type Delivery, ENDPOINT_STATES, type Endpoint, WEBHOOK_EVENTS } from "#domain/webhooks/types.ts";

const instant = z.iso.datetime();

export const endpointSchema = z
  .object({
    id: z.string(),
    clientId: z.string(),
    url: z.string().openapi({ example: "https://hooks.example.co.jp/machinone" }),
    events: z.array(z.enum(WEBHOOK_EVENTS)).readonly(),
    state: z.enum(ENDPOINT_STATES).openapi({ description: "active 稼働中、failing 届かない状態が続いている、off 停止中" }),
    failingSince: instant.nullable(),
    oldSecretUntil: instant.nullable().openapi({ description: "前の秘密鍵でも署名する期限" }),
    madeAt: instant,
  })
  .openapi("WebhookEndpoint");
export const endpointsSchema = z.object({ items: z.array(endpointSchema).readonly() }).openapi("WebhookEndpoints");
/** `secret`: shown this once. */
export const madeEndpointSchema = z
  .object({ endpoint: endpointSchema, secret: z.string().openapi({ description: "この答えにだけあります", example: "whsec_…" }) })
  .openapi("MadeWebhookEndpoint");

const wanted = {
  url: z.string().max(500).openapi({ description: "https、ポート443だけ", example: "https://hooks.example.co.jp/machinone" }),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
};
export const endpointInputSchema = z.strictObject(wanted).openapi("WebhookEndpointInput");
export const clientEndpointInputSchema = z.strictObject({ clientId: z.string().max(40), ...wanted }).openapi("ClientWebhookEndpointInput");

export const rotationSchema = z
  .strictObject({ keepHours: z.number().int().min(0).max(72).default(24) })
  .openapi("WebhookRotation", { description: "前の秘密鍵でも署名しつづける時間。0 は、すぐに終える" });

const attemptSchema = z
  .object({
    number: z.number().int(),
    at: instant,
    status: z.number().int().nullable(),
    fault: z.enum(ATTEMPT_FAULTS).nullable(),
    ms: z.number().int(),
  })
  .openapi("WebhookAttempt");

const deliverySchema = z
  .object({
    id: z.string().openapi({ description: "webhook-id。送りなおしても同じです" }),
    event: z.enum([...WEBHOOK_EVENTS, "ping"]),
    state: z.enum(DELIVERY_STATES),
    madeAt: instant,
    nextTryAt: instant.nullable(),
    attempts: z.array(attemptSchema).readonly(),
  })
  .openapi("WebhookDelivery");
export const deliveriesSchema = z.object({ items: z.array(deliverySchema).readonly() }).openapi("WebhookDeliveries");
export const pingedSchema = z.object({ deliveryId: z.string() }).openapi("WebhookPinged");
export const doneSchema = z.object({ done: z.literal(true) }).openapi("WebhookDone");

export const endpointParams = z.object({ id: z.string().max(40) });
export const deliveryParams = z.object({ id: z.string().max(40), deliveryId: z.string().max(40) });

export function presentEndpoint({ failingSince, oldSecretUntil, madeAt, ...endpoint }: Endpoint): z.infer<typeof endpointSchema> {
  return {
    ...endpoint,
    failingSince: failingSince?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
    madeAt: madeAt.toISOString(),
  };
}

export function presentDelivery({ endpointId: _, madeAt, nextTryAt, attempts, ...delivery }: Delivery): z.infer<typeof deliverySchema> {
  return {
    ...delivery,
    madeAt: madeAt.toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
    attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
  };
}
