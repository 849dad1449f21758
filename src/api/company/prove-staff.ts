import type { Context, MiddlewareHandler } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import { type MemberEnv, notSignedIn } from "#api/mypage/prove-member.ts";
import type { AccessRefusal } from "#domain/companies/index.server.ts";
import type { Acting } from "#domain/companies/types.ts";
import type { IdentityWire } from "#domain/members/index.server.ts";

/**
 * Lets through whose account has a second factor on: what staff do is done in the name of a company. That one was on may have been told half a minute
 * ago; that none is on is asked again, so that whoever has just turned it on is not sent back.
 */
export function needSecondFactor({ getUser }: Pick<IdentityWire, "getUser">): MiddlewareHandler<MemberEnv> {
  return async (c, next) => {
    const { member } = c.var;
    if (member.hasSecondFactor) return next();
    const user = await getUser(member.accessToken);
    if (user === "unreached") return problem(c, "unreached");
    if (user === null) return notSignedIn(c);
    return (user.secondFactors ?? []).length > 0 ? next() : problem(c, "second-factor-required");
  };
}

/** Who calls, for use cases that others may do too. */
export function asStaff({ var: { member } }: Context<MemberEnv>): Acting {
  return { as: "staff", sub: member.sub };
}

/** Why somebody may not do this. */
export function refuseAccess(c: Context, reason: AccessRefusal) {
  return problem(c, reason);
}
