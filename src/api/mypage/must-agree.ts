import type { MiddlewareHandler } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { type AgreementDeps, agreementsOf, pendingOf } from "./agreements.ts";
import { type MemberEnv, notSignedIn } from "./prove-member.ts";

/** Reading, and taking one's data away, need no agreement. */
const STORES_NOTHING: ReadonlySet<string> = new Set(["GET", "HEAD", "DELETE"]);

/**
 * Nothing of a member is stored before they agreed to the terms in force, whoever calls: the screens ask as well, but only screens. What can be
 * called without it is registered before this.
 */
export function mustAgree<E extends MemberEnv = MemberEnv>(deps: AgreementDeps): MiddlewareHandler<E> {
  return async (c, next) => {
    if (STORES_NOTHING.has(c.req.method)) return next();
    const accepted = await agreementsOf(deps, c.var.member);
    if (!accepted.ok) return notSignedIn(c);
    const pending = pendingOf(accepted.value, deps.legalDocuments, isoDateInJapan(deps.clock.now()));
    return pending.length > 0 ? problem(c, "agreement-required") : next();
  };
}
