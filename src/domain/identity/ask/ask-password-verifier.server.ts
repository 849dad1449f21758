import type { OpenSrpCredentials } from "#domain/identity/core/parts.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Challenge, SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { srpQuestion } from "./srp-question.server.ts";

type Needs = Pick<IdentityService, "power" | "randomBytes" | "secrets" | "clock">;

/** Asks for the proof of the password; nothing is proved before it. */
export function askPasswordVerifier(service: Needs, signIn: SignIn, { A, ...credentials }: { A: Buffer } & OpenSrpCredentials): Challenge {
  const { username } = signIn.account;
  const question = srpQuestion(service, signIn, { stage: "PASSWORD_VERIFIER", A, credentials });
  return { ChallengeName: "PASSWORD_VERIFIER", ChallengeParameters: { ...question, USERNAME: username, USER_ID_FOR_SRP: username } };
}
