import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { isJson } from "#api/http/media-type.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { newService } from "#api/http/service.ts";
import { isTrapped } from "#api/http/trap.ts";
import type { FindMember } from "#domain/members/core/types.ts";
import { words } from "#domain/queries/words/query-words.ts";
import type { CustomerQuery } from "#domain/tenants/core/types.ts";
import {
  addOwnQuery,
  applyForTenant,
  type ChangeRefusal,
  countClick,
  customerPage,
  editOwnQuery,
  extrasOf,
  liveTenant,
  matchesToday,
  moveOwnQuery,
  registerCustomer,
  sendCustomerLink,
  stopCustomer,
  targetOf,
} from "#domain/tenants/index.server.ts";
import { spokenNumber } from "#kernel/ids.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { checkMailDomain, type FindTexts } from "#platform/mail-domain/check-mail-domain.ts";
import { CONTACT_CONSENT_VERSION } from "#wire/recommender-consent.ts";
import { addLine, type TenantLineDeps } from "./line.ts";
import { presentTenant, presentVisit } from "./present.ts";
import { readerOf } from "./reader.ts";
import { incomplete, PRIVATE } from "./refusals.ts";
import {
  addQueryRoute,
  applyRoute,
  clickRoute,
  domainCheckRoute,
  editQueryRoute,
  linkRoute,
  openVisitRoute,
  registerRoute,
  stepRoute,
  stopPageRoute,
  stopRoute,
  stopVisitRoute,
  targetRoute,
  tenantRoute,
  visitRoute,
} from "./routes.ts";
import { dropVisit, keepVisit, sentVisit } from "./visit-cookie.ts";

export type RecommenderDeps = TenantLineDeps & {
  readonly callerKey: CallerKey;
  readonly findMember: FindMember;
  /** TXT records of a name. */
  readonly findTexts: FindTexts;
};

/** What a person sends: an application, a registration. Each sends a mail. */
const FORMS: Allowance = { capacity: 10, perSecond: 1 / 30 };
/** Each asks the DNS three things, of a name that anybody may type. */
const LOOK_UPS: Allowance = { capacity: 5, perSecond: 1 / 30 };
const NEW_LINKS: Allowance = { capacity: 3, perSecond: 1 / 300 };
/** A provider of mailboxes presses the button for all of its people, from few addresses. */
const ONE_CLICKS: Allowance = { capacity: 600, perSecond: 20 };
/** Against noise: tokens are too long to be guessed. */
const VISITS: Allowance = { capacity: 60, perSecond: 1 };

/** 物件提案サービス: brokers who apply for it, and the pages of their customers. */
export function recommenderService(deps: RecommenderDeps): OpenAPIHono {
  const service = newService();
  const limit = (allowance: Allowance) => rateLimit(allowance, deps.clock, deps.callerKey);
  // A mail provider sends the stop as a form, and nothing of its body is read.
  service.on(["POST", "PUT"], "/*", (c, next) =>
    isJson(c) || c.req.path.endsWith("/stop") ? next() : Promise.resolve(problem(c, "unsupported-media-type")),
  );
  service.on("POST", ["/applications", "/tenants/:key/customers", "/tenants/:key/line-customers"], limit(FORMS));
  service.on("POST", "/mail-domain-checks", limit(LOOK_UPS));
  service.on("POST", "/links", limit(NEW_LINKS));
  for (const path of ["/visits", "/visit", "/visit/*", "/queries", "/queries/*", "/tenants/:key/clicks"]) service.use(path, limit(VISITS));
  service.use("/stop", limit(ONE_CLICKS));
  addForms(service, deps);
  addClicks(service, deps);
  addVisits(service, deps);
  addQueries(service, deps);
  addLine(service, deps);
  return service;
}

/** Before the office has one of its own. */
const USUAL_SELECTOR = "default";

function addForms(service: OpenAPIHono, deps: RecommenderDeps): void {
  service.openapi(applyRoute, async (c) => {
    const { leaveEmpty, mailDomain, lineAccount, note, ...given } = c.req.valid("json");
    const details = { ...given, mailDomain: mailDomain || null, lineAccount: lineAccount || null, note: note || null };
    const receipt = isTrapped(leaveEmpty)
      ? { id: spokenNumber(deps.randomBytes), receivedAt: deps.clock.now(), isRepeated: false }
      : await applyForTenant(deps, details, await whoIsSignedIn(c, deps));
    return c.json({ ...receipt, receivedAt: receipt.receivedAt.toISOString() }, 201, PRIVATE);
  });

  service.openapi(domainCheckRoute, async (c) => {
    const domain = c.req.valid("json").domain.toLowerCase();
    const checks = await checkMailDomain(deps.findTexts, { domain, selector: USUAL_SELECTOR });
    return c.json({ domain, checks }, 200, PRIVATE);
  });

  service.openapi(tenantRoute, async (c) => {
    const tenant = await liveTenant(deps.db, c.req.valid("param").key);
    if (!tenant) return problem(c, "not-found");
    const greeting = (await extrasOf(deps.db, tenant.key))?.greeting ?? null;
    return c.json({ ...presentTenant(tenant), greeting }, 200, { "cache-control": "no-store" });
  });

  service.openapi(registerRoute, async (c) => {
    const { leaveEmpty, name, ...given } = c.req.valid("json");
    if (isTrapped(leaveEmpty)) return c.json({ done: true } as const, 202, PRIVATE);
    const registered = await registerCustomer(deps, { ...given, name: name || null, tenant: c.req.valid("param").key });
    if (registered.ok) return c.json({ done: true } as const, 202, PRIVATE);
    return registered.reason === "unknown" ? problem(c, "not-found") : incomplete(c);
  });
}

function addClicks(service: OpenAPIHono, deps: RecommenderDeps): void {
  service.openapi(targetRoute, async (c) => {
    const url = await targetOf(deps.db, { tenant: c.req.valid("param").key, ...c.req.valid("query") });
    return url ? c.json({ url: url.href, host: url.hostname }, 200, PRIVATE) : problem(c, "not-found");
  });

  service.openapi(clickRoute, async (c) => {
    const { to, home = null, opened } = c.req.valid("json");
    const reader = opened === undefined ? null : await readerOf(deps, opened);
    const clicked = await countClick(deps, { tenant: c.req.valid("param").key, to, home, token: sentVisit(c), reader });
    return clicked ? c.json({ url: clicked.url.href, isGone: clicked.isGone }, 201, PRIVATE) : problem(c, "not-found");
  });
}

function addVisits(service: OpenAPIHono, deps: RecommenderDeps): void {
  const page = async (c: Context, token: string) => {
    const found = await customerPage(deps, token);
    if (!found.ok) return { ok: false, refusal: problem(c, "not-found", found.reason === "expired" ? { state: "expired" } : {}) } as const;
    return { ok: true, visit: await presentVisit(deps, found.value) } as const;
  };

  service.openapi(openVisitRoute, async (c) => {
    const { token } = c.req.valid("json");
    const found = await page(c, token);
    if (!found.ok) return found.refusal;
    keepVisit(c, token);
    return c.json(found.visit, 200, PRIVATE);
  });

  service.openapi(visitRoute, async (c) => {
    const found = await page(c, sentVisit(c));
    return found.ok ? c.json(found.visit, 200, PRIVATE) : found.refusal;
  });

  service.openapi(linkRoute, async (c) => {
    if (!(await sendCustomerLink(deps, c.req.valid("json").token))) return problem(c, "not-found");
    return c.json({ done: true } as const, 202, PRIVATE);
  });

  service.openapi(stopRoute, async (c) => {
    if (!(await stopCustomer(deps, c.req.valid("query").token))) return problem(c, "not-found");
    return c.json({ done: true } as const, 200, PRIVATE);
  });

  service.openapi(stopPageRoute, (c) => {
    c.header("Referrer-Policy", PRIVATE["referrer-policy"]);
    return c.redirect(`/recommender/querylist#s=${c.req.valid("query").token}`, 303);
  });

  service.openapi(stopVisitRoute, async (c) => {
    if (!(await stopCustomer(deps, sentVisit(c)))) return problem(c, "not-found");
    dropVisit(c);
    return c.json({ done: true } as const, 200, PRIVATE);
  });
}

function addQueries(service: OpenAPIHono, deps: RecommenderDeps): void {
  const saved = async ({ id, wish }: CustomerQuery, token: string) => ({
    id,
    words: words(wish),
    matches: await matchesToday(deps, token, wish),
  });

  service.openapi(addQueryRoute, async (c) => {
    const { name, ...told } = c.req.valid("json");
    const added = await addOwnQuery(deps, sentVisit(c), { ...told, name: name || null });
    return added.ok ? c.json(await saved(added.value, sentVisit(c)), 201, PRIVATE) : refusal(c, added.reason);
  });

  service.openapi(editQueryRoute, async (c) => {
    const edited = await editOwnQuery(deps, sentVisit(c), { ...c.req.valid("param"), ...c.req.valid("json") });
    return edited.ok ? c.json(await saved(edited.value, sentVisit(c)), 200, PRIVATE) : refusal(c, edited.reason);
  });

  service.openapi(stepRoute, async (c) => {
    const { id } = c.req.valid("param");
    const moved = await moveOwnQuery(deps, sentVisit(c), { id, ...c.req.valid("json"), consentVersion: CONTACT_CONSENT_VERSION });
    if (!moved.ok) return refusal(c, moved.reason);
    const page = moved.value === "active" ? await customerPage(deps, sentVisit(c)) : null;
    const query = page?.ok ? page.value.queries.find((one) => one.id === id) : undefined;
    return c.json({ done: true, matches: query ? await matchesToday(deps, sentVisit(c), query.wish) : null } as const, 200, PRIVATE);
  });
}

function refusal(c: Context, reason: ChangeRefusal) {
  if (reason === "incomplete") return incomplete(c);
  if (reason === "limit") return problem(c, "limit-reached");
  if (reason === "not-now") return problem(c, "illegal-transition");
  return problem(c, "not-found", reason === "expired" ? { state: "expired" } : {});
}

/** Nobody need be: a token that is over, or cannot be asked about now, takes nothing from an application. */
async function whoIsSignedIn({ req }: Context, { findMember }: Pick<RecommenderDeps, "findMember">) {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(req.header("authorization") ?? "")?.[1];
  const member = token === undefined ? null : await findMember(token);
  return member === "unreached" ? null : member;
}
