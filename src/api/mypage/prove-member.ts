import type { MiddlewareHandler } from "hono";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { FindMember } from "#domain/members/core/types.ts";

export { type MemberEnv, notSignedIn };

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

function keptByNobody(response: Response): Response {
  response.headers.set("cache-control", "private, no-store");
  return response;
}
