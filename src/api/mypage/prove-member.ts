import type { Context, MiddlewareHandler } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import type { FindMember, Member } from "#domain/members/core/types.ts";

export type MemberEnv = { Variables: { member: Member } };

/**
 * Lets through who shows an access token of the identity service (RFC 6750), and says on whose behalf the rest runs. Answers, whatever they
 * say, are kept by nobody.
 */
export function proveMember(findMember: FindMember): MiddlewareHandler<MemberEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    const member = token === undefined ? null : await findMember(token);
    if (member === "unreached") return keptByNobody(problem(c, "unreached"));
    if (member === null) {
      return keptByNobody(token === undefined ? notSignedIn(c, "Bearer") : notSignedIn(c));
    }
    c.set("member", member);
    await next();
    return keptByNobody(c.res);
  };
}

/** The token is nobody's, or of an account that is being deleted. */
export function notSignedIn(c: Context, challenge = 'Bearer error="invalid_token"') {
  c.header("WWW-Authenticate", challenge);
  return problem(c, "not-signed-in");
}

function keptByNobody(response: Response): Response {
  response.headers.set("cache-control", "private, no-store");
  return response;
}
