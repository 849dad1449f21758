import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isJson } from "#api/http/media-type.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { newService } from "#api/http/service.ts";
import { lineChannelName, takeLineEvents } from "#domain/notifications/index.server.ts";
import type { FindTenantLine } from "#domain/tenants/index.server.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { LineApi } from "#platform/line/line-api.server.ts";
import { readLineWebhook } from "#platform/line/line-webhook.server.ts";
import type { LineChannel } from "#platform/line/types.ts";
import type { Log } from "#platform/log.server.ts";
import { lineAppRoute, linePersonRoute, tenantWebhookRoute, webhookRoute } from "./routes.ts";

/** Our channel, and how it is asked. */
type LineParts = {
  readonly channel: LineChannel;
  readonly api: Pick<LineApi, "verifyIdToken">;
  /** LINE of this machine. */
  readonly isStandIn: boolean;
};

export type LineServiceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly callerKey: CallerKey;
  readonly jobs: Pick<Jobs, "send">;
  /** Null: there is no channel. */
  readonly line: LineParts | null;
  /** Channels that tenants brought. */
  readonly tenantLine: FindTenantLine;
};

const WEBHOOK = "/api/line/webhook";
/** LINE gathers the events of some seconds in one call. */
const MOST_BYTES = 1024 * 1024;
/** LINE calls from few addresses for everybody; what nobody signed ends with a hash. */
const WEBHOOKS: Allowance = { capacity: 2000, perSecond: 200 };
/** Each asks LINE. */
const PEOPLE: Allowance = { capacity: 10, perSecond: 1 / 10 };
const KEPT_BY_NOBODY = { "cache-control": "no-store" };

/** What LINE sends to us: counted and bounded by its own measure. */
export function isLineWebhook({ req }: Context): boolean {
  return req.method === "POST" && (req.path === WEBHOOK || req.path.startsWith(`${WEBHOOK}/`));
}

/** LINE: what it tells us, how people find the account, and who opens a page inside it. */
export function lineService(deps: LineServiceDeps): OpenAPIHono {
  const { clock, callerKey, line } = deps;
  const service = newService();
  const countHook = rateLimit(WEBHOOKS, clock, callerKey);
  const bound = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => problem(c, "too-large") });
  for (const path of ["/webhook", "/webhook/:key"]) service.use(path, countHook, bound);
  service.use("/person", rateLimit(PEOPLE, clock, callerKey));
  service.use("/person", (c, next) => (isJson(c) ? next() : Promise.resolve(problem(c, "unsupported-media-type"))));

  service.openapi(webhookRoute, async (c) => {
    if (line === null) return problem(c, "not-found");
    const refusal = await take(c, deps, { channel: line.channel, tenant: null });
    return refusal ?? c.json({}, 200, KEPT_BY_NOBODY);
  });

  service.openapi(tenantWebhookRoute, async (c) => {
    const tenant = c.req.valid("param").key;
    const found = await deps.tenantLine(tenant);
    if (found === null) return problem(c, "not-found");
    const refusal = await take(c, deps, { channel: found.channel, tenant });
    return refusal ?? c.json({}, 200, KEPT_BY_NOBODY);
  });

  service.openapi(lineAppRoute, (c) => {
    if (line === null) return problem(c, "not-found");
    const { basicId, friendUrl, liffId, liffUrl } = line.channel;
    const liff = liffId === null ? null : { id: liffId, url: `${liffUrl}/${liffId}`, isStandIn: line.isStandIn };
    return c.json({ basicId, friendUrl: `${friendUrl}/R/ti/p/${basicId}`, liff }, 200, { "cache-control": "public, max-age=60" });
  });

  service.openapi(linePersonRoute, async (c) => {
    if (line === null) return problem(c, "not-found");
    const person = await line.api.verifyIdToken(c.req.valid("json").idToken);
    if (person === "unreached") return problem(c, "unavailable");
    return person === null ? problem(c, "unsigned") : c.json({ name: person.name }, 200, KEPT_BY_NOBODY);
  });
  return service;
}

type Hooked = { readonly channel: LineChannel; readonly tenant: string | null };

/** Keeps the events of a webhook that LINE signed for this channel; otherwise why not. */
async function take(c: Context, deps: LineServiceDeps, { channel, tenant }: Hooked) {
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  const webhook = readLineWebhook(channel, bytes, c.req.header("x-line-signature"));
  if (webhook.ok) {
    await takeLineEvents(deps, webhook.events, lineChannelName(tenant));
    return null;
  }
  if (webhook.reason === "signature") return problem(c, "unsigned");
  deps.log.warn(
    { reason: webhook.reason, tenant },
    "a webhook of LINE was signed, but is not for this channel (LINE_BOT_USER_ID) or of no known form",
  );
  return webhook.reason === "destination" ? problem(c, "not-found") : problem(c, "malformed-json");
}
