import type { MiddlewareHandler } from "hono";
import type { MemberEnv } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { readToken } from "#domain/members/index.server.ts";
import { seconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import { OPERATORS_GROUP } from "#wire/account-attributes.ts";
import { DESK_SESSION_SECONDS } from "#wire/recent-sign-in.ts";

/** Lets through whom the user pool has in the group of operators; to everybody else there is nothing here. The token was proved before. */
export const needOperator: MiddlewareHandler<MemberEnv> = async (c, next) =>
  readToken(c.var.member.accessToken)?.groups.includes(OPERATORS_GROUP) ? next() : problem(c, "not-found");

/** Lets through whose sign-in is of the last half hour (RFC 9470); refreshing does not renew it. */
export function needFreshSession(clock: Clock): MiddlewareHandler<MemberEnv> {
  return async (c, next) => {
    const until = sessionUntil(c.var.member.accessToken);
    if (until !== null && clock.now().getTime() < until) return next();
    c.header("WWW-Authenticate", `Bearer error="insufficient_user_authentication", max_age="${DESK_SESSION_SECONDS}"`);
    return problem(c, "desk-session-over");
  };
}

/** When the desk closes for the sign-in of a token, in milliseconds since 1970; null: the token does not say when that was. */
export function sessionUntil(accessToken: string): number | null {
  const signedInAt = readToken(accessToken)?.signedInAt ?? null;
  return signedInAt === null ? null : signedInAt + seconds(DESK_SESSION_SECONDS);
}
