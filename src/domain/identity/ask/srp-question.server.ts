import type { OpenSrpCredentials } from "#domain/identity/core/parts.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { numberOf } from "#domain/identity/srp/srp.ts";
import { challenge } from "#domain/identity/srp/srp-server.server.ts";
import { challengeWithSession } from "#domain/identity/tickets/challenge.server.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";

type Needs = Pick<IdentityService, "power" | "randomBytes" | "secrets" | "clock">;

/** What the answer of an SRP challenge is checked with; it travels sealed in the SECRET_BLOCK, so that nothing is kept for a sign-in that is only begun. */
type SrpDetail = { readonly A: string; readonly B: string; readonly b: string };

type SrpQuestion = {
  readonly stage: "PASSWORD_VERIFIER" | "DEVICE_PASSWORD_VERIFIER";
  /** The client's public value. */
  readonly A: Buffer;
  readonly credentials: OpenSrpCredentials;
};

/**
 * What a client needs to prove a secret by SRP. The block carries the sign-in, so the clients need not send a Session along (contract:
 * srp.json); they decode it as plain base64. The proof must come within the session's time.
 */
export function srpQuestion(service: Needs, signIn: SignIn, { stage, A, credentials: { salt, verifier } }: SrpQuestion) {
  const { b, B } = challenge(service.power, service.randomBytes, { verifier });
  const detail: SrpDetail = { A: A.toString("base64"), B, b: b.toString("base64") };
  const { Session = "" } = challengeWithSession(service, signIn, { stage, parameters: {}, detail });
  return { SALT: numberOf(salt).toString(16), SRP_B: B, SECRET_BLOCK: Buffer.from(Session, "base64url").toString("base64") };
}
