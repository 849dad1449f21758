import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import type { ByClient } from "#domain/api-access/index.server.ts";
import {
  ADDRESS_FAULT_WORDS,
  type AddressFault,
  addWebhook,
  pingWebhook,
  removeWebhook,
  resendDelivery,
  rotateSecret,
  turnOnWebhook,
  type WebhookDeps,
  webhookDeliveries,
  webhooksOf,
} from "#domain/webhooks/index.server.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { jsonOnly, type KeyedEnv } from "./front.ts";
import { WEBHOOK_ROUTES as routes } from "./webhook-routes.ts";
import { presentDelivery, presentEndpoint } from "./webhook-schemas.ts";

const NEVER_STORED = { "cache-control": "no-store" };
const DONE = { done: true } as const;

/** Each sends something to an address that nobody has proved to be theirs, and costs nothing. */
const SENDS: Allowance = { capacity: 10, perSecond: 1 / 30 };

/** Bounds how often messages are sent on request, tries and further sendings together. */
export function limitSends({ clock }: Pick<WebhookDeps, "clock">, whose: CallerKey): MiddlewareHandler {
  return rateLimit(SENDS, clock, whose);
}

/** Where a client is told of its batches, tended by its own programs. */
export function addWebhooks(service: OpenAPIHono<KeyedEnv>, deps: WebhookDeps, prove: MiddlewareHandler<KeyedEnv>): void {
  service.use("/v3/webhooks", prove);
  service.use("/v3/webhooks/*", prove);
  service.on("POST", ["/v3/webhooks", "/v3/webhooks/*"], jsonOnly);
  const ofClient = limitSends(deps, (c) => c.get("holder").clientId);
  service.on("POST", ["/v3/webhooks/:id/ping", "/v3/webhooks/:id/deliveries/:deliveryId/resend"], ofClient);
  service.openapi(routes.list, async (c) => {
    const endpoints = await webhooksOf(deps.db, byKey(c));
    return c.json({ items: endpoints.ok ? endpoints.value.map(presentEndpoint) : [] }, 200, NEVER_STORED);
  });
  service.openapi(routes.add, async (c) => {
    const { clientId } = c.var.holder;
    const made = await addWebhook(deps, byKey(c), { clientId, ...c.req.valid("json") });
    if (made.ok) return c.json({ endpoint: presentEndpoint(made.value.endpoint), secret: made.value.secret }, 201, NEVER_STORED);
    if (made.reason === "too-many") return problem(c, "limit-reached");
    return isAddressFault(made.reason) ? refuseAddress(c, made.reason) : problem(c, "api-key-scope");
  });
  service.openapi(routes.remove, async (c) => {
    const removed = await removeWebhook(deps, byKey(c), c.req.valid("param").id);
    return removed.ok ? c.json(DONE, 200, NEVER_STORED) : problem(c, "not-found");
  });
  service.openapi(routes.rotate, async (c) => {
    const rotated = await rotateSecret(deps, byKey(c), { ...c.req.valid("param"), ...c.req.valid("json") });
    if (!rotated.ok) return problem(c, "not-found");
    return c.json({ endpoint: presentEndpoint(rotated.value.endpoint), secret: rotated.value.secret }, 200, NEVER_STORED);
  });
  service.openapi(routes.turnOn, async (c) => {
    const endpoint = await turnOnWebhook(deps, byKey(c), c.req.valid("param").id);
    return endpoint.ok ? c.json(presentEndpoint(endpoint.value), 200, NEVER_STORED) : problem(c, "not-found");
  });
  service.openapi(routes.ping, async (c) => {
    const pinged = await pingWebhook(deps, byKey(c), c.req.valid("param").id);
    return pinged.ok ? c.json({ deliveryId: pinged.value }, 202, NEVER_STORED) : problem(c, "not-found");
  });
  service.openapi(routes.deliveries, async (c) => {
    const deliveries = await webhookDeliveries(deps.db, byKey(c), c.req.valid("param").id);
    return deliveries.ok ? c.json({ items: deliveries.value.map(presentDelivery) }, 200, NEVER_STORED) : problem(c, "not-found");
  });
  service.openapi(routes.resend, async (c) => {
    const resent = await resendDelivery(deps, byKey(c), c.req.valid("param"));
    return resent.ok ? c.json(DONE, 202, NEVER_STORED) : problem(c, "not-found");
  });
}

function byKey(c: Context<KeyedEnv>): ByClient {
  return { as: "key", holder: c.var.holder };
}

export function isAddressFault(reason: string): reason is AddressFault {
  return Object.hasOwn(ADDRESS_FAULT_WORDS, reason);
}

export function refuseAddress(c: Context, fault: AddressFault) {
  return problem(c, "validation", { errors: [{ ...fieldError("url", "format"), message: ADDRESS_FAULT_WORDS[fault] }] });
}
