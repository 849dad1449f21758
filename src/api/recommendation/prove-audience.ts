import type { Context, MiddlewareHandler, Next } from "hono";
import { notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { AgreementDeps } from "#api/mypage/agreements.ts";
import { mustAgree } from "#api/mypage/must-agree.ts";
import type { FindMember, Member } from "#domain/members/core/types.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { openVisit } from "#domain/recommendation/index.server.ts";
import { sentVisit } from "./visit-cookie.ts";

/** For whom a call runs: a member who is signed in sees all that was recommended to them, whoever holds a link the one message that it came in. */
export type Audience = { readonly recipient: string; readonly batchId: string | null };

export type AudienceEnv = { Variables: { audience: Audience; member: Member } };

type AudienceDeps = AgreementDeps & { readonly findMember: FindMember };

/**
 * Says for whom the rest runs: a member by an access token, else the holder of a link by the cookie of a visit. Of a member nothing is stored before they
 * agreed to the terms in force. Answers, whatever they say, are kept by nobody.
 */
export function proveAudience(deps: AudienceDeps): MiddlewareHandler<AudienceEnv> {
  const agreed = mustAgree<AudienceEnv>(deps);
  return async (c, next) => {
    const token = bearerOf(c);
    if (token === undefined) return asVisitor(c, next, deps);
    const member = await deps.findMember(token);
    if (member === "unreached") return problem(c, "unreached");
    if (member === null) return notSignedIn(c);
    c.set("member", member);
    c.set("audience", { recipient: recipientOf(member), batchId: null });
    return agreed(c, next);
  };
}

async function asVisitor(c: Context<AudienceEnv>, next: Next, deps: AudienceDeps): Promise<Response | undefined> {
  const visit = sentVisit(c);
  if (visit === null) return notSignedIn(c, "Bearer");
  const opened = await openVisit(deps, visit);
  if (!opened.ok) return problem(c, "not-found", opened.reason === "expired" ? { state: "expired" } : {});
  c.set("audience", opened.value);
  await next();
  return undefined;
}

export function bearerOf(c: Context): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
}
