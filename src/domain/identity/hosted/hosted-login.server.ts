import { z } from "zod";
import { answers } from "#domain/identity/answer/answers.server.ts";
import { askWebAuthn, namelessSignIn } from "#domain/identity/ask/ask-web-authn.server.ts";
import { orUserGone } from "#domain/identity/core/account-gone.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, Client, Pool } from "#domain/identity/core/types.ts";
import { checkPassword } from "#domain/identity/sign-in/check-password.server.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";
import { openTicket } from "#domain/identity/tickets/tickets.server.ts";

/** What a page can ask. Custom questions and devices exist in the API only. */
const HOSTED_CHALLENGES = ["SMS_MFA", "SOFTWARE_TOKEN_MFA", "SELECT_MFA_TYPE", "MFA_SETUP", "NEW_PASSWORD_REQUIRED"] as const;
type HostedAnswerName = HostedChallengeName | "WEB_AUTHN";
type HostedChallengeName = (typeof HOSTED_CHALLENGES)[number];

const challengeShape = z.object({
  ChallengeName: z.enum(HOSTED_CHALLENGES),
  Session: z.string(),
  ChallengeParameters: z.record(z.string(), z.string()),
});
const doneShape = z.object({ BrowserSession: z.string() });

export type HostedChallenge = {
  readonly name: HostedChallengeName;
  readonly session: string;
  readonly parameters: Readonly<Record<string, string>>;
};

/** The next question, or the text of the cookie that the browser is signed in by. */
export type HostedStep =
  | { readonly isDone: false; readonly challenge: HostedChallenge }
  | { readonly isDone: true; readonly browserSession: string };

type At = { readonly pool: Pool; readonly client: Client };

/** Begins the hosted login with a name and a password. Refuses as the API does. */
export async function beginHostedLogin(
  service: IdentityService,
  { pool, client, ...login }: At & { readonly username: string; readonly password: string },
  caller: Caller,
): Promise<HostedStep> {
  const account = await checkPassword(service, { pool, client, ...login }, caller);
  const passed = new Set(["password" as const]);
  const startedAt = service.clock.now();
  const signIn = { pool, client, account, flow: "HOSTED_LOGIN", passed, deviceKey: null, startedAt } as const;
  return hostedStepOf(await orUserGone(() => proceed(service, signIn, caller)));
}

/** What the page asks the browser for, and the session that its answer goes with. */
export async function beginHostedPasskey(
  service: IdentityService,
  { pool, client }: At,
): Promise<{ readonly session: string; readonly options: object }> {
  const { Session, ChallengeParameters } = await askWebAuthn(service, namelessSignIn(service, { pool, client, flow: "HOSTED_LOGIN" }));
  return { session: Session, options: JSON.parse(ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? "{}") };
}

export type HostedAnswer = At & {
  readonly challenge: HostedAnswerName;
  readonly session: string;
  readonly responses: Readonly<Record<string, string>>;
};

/** Takes the answer to a question of the hosted login. Refuses sessions that began in the API. */
export async function answerHostedChallenge(
  service: IdentityService,
  { pool, client, challenge, session, responses }: HostedAnswer,
  caller: Caller,
): Promise<HostedStep> {
  const ticket = openTicket(service, session);
  if (ticket?.flow !== "HOSTED_LOGIN" || ticket.sub === null) throw refuse.invalidSession();
  const request = { pool, client, session, responses: { ...responses, USERNAME: ticket.sub }, clientMetadata: {} };
  return hostedStepOf(await orUserGone(() => answers[challenge](service, request, caller)));
}

/** An answer of the API as a step of the pages. */
export function hostedStepOf(answer: object): HostedStep {
  const done = doneShape.safeParse(answer);
  if (done.success) return { isDone: true, browserSession: done.data.BrowserSession };
  const { ChallengeName, Session, ChallengeParameters } = challengeShape.parse(answer);
  return { isDone: false, challenge: { name: ChallengeName, session: Session, parameters: ChallengeParameters } };
}
