import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import { countCalls } from "#api/http/rate-limit.ts";
import { newService } from "#api/http/service.ts";
import { type AccessDeps, quotaState, usageOf } from "#domain/api-access/index.server.ts";
import { API_VERSIONS, VERSION_TERMS } from "#domain/api-access/versions.ts";
import type { WebhookDeps } from "#domain/webhooks/index.server.ts";
import { monthOf } from "#kernel/calendar/month.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { type Assessor, type AssessRefusal, createAssessor } from "./assess.ts";
import type { AssessDeps } from "./assess-deps.ts";
import { addBatches, type BatchApiDeps } from "./batches.ts";
import { bizDocuments } from "./documents.ts";
import { chargeCall, type FrontDeps, jsonOnly, type KeyedEnv, keyProver } from "./front.ts";
import { doneOnce } from "./once.ts";
import { presentV1, presentV2, presentV3 } from "./present.ts";
import { quotaHeaders } from "./quota-headers.ts";
import { assessV1Route, assessV2Route, assessV3Route, tryRoute, usageRoutes } from "./routes.ts";
import { presentUsage } from "./usage-schemas.ts";
import { tellVersion } from "./version-headers.ts";
import { addWebhooks } from "./webhooks.ts";

export type BizServiceDeps = AssessDeps & FrontDeps & Pick<AccessDeps, "randomBytes"> & BatchApiDeps & WebhookDeps;

const NEVER_STORED = { "cache-control": "no-store" };
const CACHED = "public, max-age=3600";
/** Of a visitor on the reference pages. */
const TRIES = 5;
const TRIES_PER_HOUR: Allowance = { capacity: TRIES, perSecond: TRIES / 3600 };

/** AI査定API: assessments of homes for programs of companies, by key and charged by the call. */
export function bizService(deps: BizServiceDeps): OpenAPIHono<KeyedEnv> {
  const service = newService<KeyedEnv>();
  const assessor = createAssessor(deps);
  addDocuments(service);
  const prove = keyProver(deps);
  for (const version of API_VERSIONS) {
    service.use(`/${version}/*`, tellVersion(VERSION_TERMS[version]));
    for (const path of ["assessments", "usage"]) service.use(`/${version}/${path}`, prove(`assess:${version}`));
    service.use(`/${version}/assessments`, jsonOnly, doneOnce(deps), chargeCall(deps));
  }
  addAssessments(service, assessor);
  addUsage(service, deps);
  addBatches(service, deps, prove("batch"));
  addWebhooks(service, deps, prove("webhooks"));
  addTry(service, deps, assessor);
  return service;
}

function addDocuments(service: OpenAPIHono<KeyedEnv>): void {
  const documents = bizDocuments();
  for (const version of API_VERSIONS) {
    const text = JSON.stringify(documents[version]);
    service.get(`/${version}/openapi.json`, (c) =>
      c.body(text, 200, { "content-type": "application/json", "cache-control": CACHED, "access-control-allow-origin": "*" }),
    );
  }
}

function addAssessments(service: OpenAPIHono<KeyedEnv>, { price, assess }: Assessor): void {
  const marked = (c: Context<KeyedEnv>) => ({ isTest: c.var.holder.mode === "test" });
  service.openapi(assessV1Route, async (c) => {
    const done = await price(c.req.valid("json"));
    return done.ok ? c.json(presentV1(done.value, marked(c)), 200, NEVER_STORED) : refuse(c, done.reason);
  });
  service.openapi(assessV2Route, async (c) => {
    const done = await assess(c.req.valid("json"), { isRated: false });
    return done.ok ? c.json(presentV2(done.value, marked(c)), 200, NEVER_STORED) : refuse(c, done.reason);
  });
  service.openapi(assessV3Route, async (c) => {
    const done = await assess(c.req.valid("json"), { isRated: true });
    return done.ok ? c.json(presentV3(done.value, marked(c)), 200, NEVER_STORED) : refuse(c, done.reason);
  });
}

/** An address that names a city alone: there is nothing to choose from. */
const NO_TOWN = "住所に町名がありません。市区町村のあとに、町名まで入れてください。";

function refuse(c: Context, refusal: AssessRefusal) {
  if (refusal.type === "contradiction") {
    const errors = refusal.issues.map((issue) => ({ ...issue, reason: "contradiction" }));
    return problem(c, "validation", { errors });
  }
  if (refusal.type === "preparing") {
    c.header("Retry-After", String(refusal.retryAfterSeconds));
    return problem(c, "preparing");
  }
  const { reason, candidates } = refusal;
  if (candidates.length > 0) return problem(c, "cannot-estimate", { reason, candidates: [...candidates] });
  return problem(c, "cannot-estimate", { reason, ...(reason === "address-ambiguous" && { detail: NO_TOWN }) });
}

function addUsage(service: OpenAPIHono<KeyedEnv>, deps: BizServiceDeps): void {
  for (const version of API_VERSIONS) {
    service.openapi(usageRoutes[version], async (c) => {
      const { holder } = c.var;
      const month = monthOf(deps.clock.now());
      const [usage, state] = await Promise.all([usageOf(deps, { clientId: holder.clientId, month }), quotaState(deps, holder)]);
      // A key whose client is gone within these five seconds.
      if (usage === null) return problem(c, "unknown-api-key");
      return c.json(presentUsage({ usage, endsAt: holder.endsAt, mode: holder.mode, state }), 200, NEVER_STORED);
    });
  }
}

/** The same answers without a key, marked as samples, for the site's reference pages. */
function addTry(service: OpenAPIHono<KeyedEnv>, { clock, callerKey }: BizServiceDeps, { assess }: Assessor): void {
  const count = countCalls(TRIES_PER_HOUR, clock);
  service.use("/try/assessments", jsonOnly);
  service.openapi(tryRoute, async (c) => {
    const taken = count(callerKey(c) ?? "within");
    const resetSeconds = Math.ceil((TRIES - taken.bucket.tokens) / TRIES_PER_HOUR.perSecond);
    const remaining = Math.floor(taken.bucket.tokens);
    const { limit, policy } = quotaHeaders([{ name: "try", calls: TRIES, windowSeconds: 3600, remaining, resetSeconds }]);
    c.header("RateLimit", limit);
    c.header("RateLimit-Policy", policy);
    if (!taken.allowed) {
      c.header("Retry-After", String(taken.retryAfterSeconds));
      return problem(c, "too-many-requests");
    }
    const done = await assess(c.req.valid("json"), { isRated: true });
    return done.ok ? c.json(presentV3(done.value, { isTest: true }), 200, NEVER_STORED) : refuse(c, done.reason);
  });
}
