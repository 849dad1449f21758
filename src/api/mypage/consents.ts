import type { OpenAPIHono } from "@hono/zod-openapi";
import { type SourceDeps, sourceOf } from "#api/http/consent-source.ts";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { giveConsent, listConsents, withdrawConsent } from "#domain/members/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { presentConsent } from "./present.ts";
import { type MemberEnv, notSignedIn } from "./prove-member.ts";
import { consentsRoute, giveConsentRoute, withdrawConsentRoute } from "./routes.ts";

type ConsentDeps = SourceDeps & { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** 同意: what a member agreed to, agreeing, and taking it back. */
export function addConsents(service: OpenAPIHono<MemberEnv>, deps: ConsentDeps): void {
  service.openapi(consentsRoute, async (c) => {
    const items = (await listConsents(deps.db, c.var.member)).map(presentConsent);
    return c.json({ items }, 200);
  });

  service.openapi(giveConsentRoute, async (c) => {
    const given = await giveConsent(deps, c.var.member, { ...c.req.valid("json"), ...sourceOf(c, deps) });
    if (given.ok) return c.json(presentConsent(given.value), 200);
    if (given.reason === "gone") return notSignedIn(c);
    return problem(c, "validation", { errors: [fieldError("textVersion", "unknown-choice")] });
  });

  service.openapi(withdrawConsentRoute, async (c) => {
    const withdrawn = await withdrawConsent(deps, c.var.member, c.req.valid("param").purpose);
    if (withdrawn.ok) return c.json(presentConsent(withdrawn.value), 200);
    return withdrawn.reason === "gone" ? notSignedIn(c) : problem(c, "not-found");
  });
}
