import { srpQuestion } from "#domain/identity/challenges/srp-question.server.ts";
import type { OpenSrpCredentials } from "#domain/identity/passwords/passwords.server.ts";
import type { IdentityService } from "#domain/identity/service.server.ts";
import type { Challenge, SignIn } from "#domain/identity/sign-in/sign-in-state.ts";

type Needs = Pick<IdentityService, "power" | "randomBytes" | "secrets" | "clock">;

/** Asks for the proof of the password; nothing is proved before it. */
export function askPasswordVerifier(service: Needs, signIn: SignIn, { A, ...credentials }: { A: Buffer } & OpenSrpCredentials): Challenge {
  const { username } = signIn.account;
  const question = srpQuestion(service, signIn, { stage: "PASSWORD_VERIFIER", A, credentials });
  return { ChallengeName: "PASSWORD_VERIFIER", ChallengeParameters: { ...question, USERNAME: username, USER_ID_FOR_SRP: username } };
}
