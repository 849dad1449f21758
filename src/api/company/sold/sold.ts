import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { presentBatch } from "#api/biz/batch-schemas.ts";
import { presentDelivery, presentEndpoint } from "#api/biz/webhook-schemas.ts";
import { isAddressFault, limitSends, refuseAddress } from "#api/biz/webhooks.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import type { ByClient } from "#domain/api-access/index.server.ts";
import { batchOf, batchResultPart, cancelBatch, listBatches, type NotNow } from "#domain/batches/index.server.ts";
import {
  addWebhook,
  type ChangeRefusal,
  pingWebhook,
  removeWebhook,
  resendDelivery,
  rotateSecret,
  turnOnWebhook,
  type WebhookDeps,
  webhookDeliveries,
  webhooksOf,
} from "#domain/webhooks/index.server.ts";
import { SOLD_ROUTES as routes } from "./routes.ts";

type Service = OpenAPIHono<MemberEnv>;
const DONE = { done: true } as const;
const NEVER_STORED = { "cache-control": "no-store" };

/** Webhooks and batches of the sold API in the console. */
export function addSold(service: Service, deps: WebhookDeps): void {
  addEndpoints(service, deps);
  addDeliveries(service, deps);
  addBatches(service, deps);
}

function byStaff({ var: { member } }: Context<MemberEnv>): ByClient {
  return { as: "staff", member };
}

function refuse(c: Context, reason: ChangeRefusal) {
  return reason === "unknown" ? problem(c, "not-found") : problem(c, reason);
}

function addEndpoints(service: Service, deps: WebhookDeps): void {
  service.openapi(routes.webhooks, async (c) => {
    const endpoints = await webhooksOf(deps.db, byStaff(c));
    return endpoints.ok ? c.json({ items: endpoints.value.map(presentEndpoint) }, 200) : problem(c, endpoints.reason);
  });
  service.openapi(routes.add, async (c) => {
    const made = await addWebhook(deps, byStaff(c), c.req.valid("json"));
    if (made.ok) return c.json({ endpoint: presentEndpoint(made.value.endpoint), secret: made.value.secret }, 200, NEVER_STORED);
    const { reason } = made;
    if (reason === "too-many") return problem(c, "limit-reached");
    return isAddressFault(reason) ? refuseAddress(c, reason) : refuse(c, reason);
  });
  service.openapi(routes.remove, async (c) => {
    const removed = await removeWebhook(deps, byStaff(c), c.req.valid("param").id);
    return removed.ok ? c.json(DONE, 200) : refuse(c, removed.reason);
  });
  service.openapi(routes.rotate, async (c) => {
    const rotated = await rotateSecret(deps, byStaff(c), { ...c.req.valid("param"), ...c.req.valid("json") });
    if (!rotated.ok) return refuse(c, rotated.reason);
    return c.json({ endpoint: presentEndpoint(rotated.value.endpoint), secret: rotated.value.secret }, 200, NEVER_STORED);
  });
  service.openapi(routes.turnOn, async (c) => {
    const endpoint = await turnOnWebhook(deps, byStaff(c), c.req.valid("param").id);
    return endpoint.ok ? c.json(presentEndpoint(endpoint.value), 200) : refuse(c, endpoint.reason);
  });
}

function addDeliveries(service: Service, deps: WebhookDeps): void {
  const ofStaff = limitSends(deps, (c) => c.get("member").sub);
  service.on("POST", ["/api/webhooks/:id/ping", "/api/webhooks/:id/deliveries/:deliveryId/resend"], ofStaff);
  service.openapi(routes.ping, async (c) => {
    const pinged = await pingWebhook(deps, byStaff(c), c.req.valid("param").id);
    return pinged.ok ? c.json({ deliveryId: pinged.value }, 200) : refuse(c, pinged.reason);
  });
  service.openapi(routes.deliveries, async (c) => {
    const deliveries = await webhookDeliveries(deps.db, byStaff(c), c.req.valid("param").id);
    return deliveries.ok ? c.json({ items: deliveries.value.map(presentDelivery) }, 200) : refuse(c, deliveries.reason);
  });
  service.openapi(routes.resend, async (c) => {
    const resent = await resendDelivery(deps, byStaff(c), c.req.valid("param"));
    return resent.ok ? c.json(DONE, 200) : refuse(c, resent.reason);
  });
}

function addBatches(service: Service, deps: WebhookDeps): void {
  const refuseNow = (c: Context, reason: ChangeRefusal | NotNow) =>
    typeof reason === "object" ? problem(c, "illegal-transition", reason) : refuse(c, reason);
  service.openapi(routes.batches, async (c) => {
    const batches = await listBatches(deps.db, byStaff(c));
    return batches.ok ? c.json({ items: batches.value.map(presentBatch) }, 200) : problem(c, batches.reason);
  });
  service.openapi(routes.batch, async (c) => {
    const batch = await batchOf(deps.db, byStaff(c), c.req.valid("param").id);
    return batch.ok ? c.json(presentBatch(batch.value), 200) : refuse(c, batch.reason);
  });
  service.openapi(routes.results, async (c) => {
    const part = await batchResultPart(deps, byStaff(c), { ...c.req.valid("param"), ...c.req.valid("query") });
    return part.ok ? c.json(part.value, 200, NEVER_STORED) : refuseNow(c, part.reason);
  });
  service.openapi(routes.cancel, async (c) => {
    const cancelled = await cancelBatch(deps, byStaff(c), c.req.valid("param").id);
    return cancelled.ok ? c.json(presentBatch(cancelled.value), 200) : refuseNow(c, cancelled.reason);
  });
}
