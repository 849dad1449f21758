import type { Context } from "hono";
import type { Member } from "#domain/members/core/types.ts";
import { problem } from "./problem-answer.ts";

/** Of a service whose callers have proved who they are. */
export type MemberEnv = { Variables: { member: Member } };

/** The token is nobody's, or of an account that is being deleted. */
export function notSignedIn(c: Context, challenge = 'Bearer error="invalid_token"') {
  c.header("WWW-Authenticate", challenge);
  return problem(c, "not-signed-in");
}
