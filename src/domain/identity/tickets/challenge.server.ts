import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, ChallengeName, Client, Pool } from "#domain/identity/core/types.ts";
import type { Challenge, SignIn } from "./sign-in-state.ts";
import { issueTicket, type Ticket } from "./tickets.server.ts";

/** Asks the next question of a sign-in. `ask-<challenge>.server.ts` */
export type ChallengeMaker = (service: IdentityService, signIn: SignIn, caller: Caller) => Promise<Challenge>;

export type AnswerRequest = {
  readonly pool: Pool;
  readonly client: Client;
  readonly session: string | undefined;
  readonly responses: Readonly<Record<string, string>>;
  readonly clientMetadata: Readonly<Record<string, string>>;
};

/** Takes the answer to a challenge and goes on: the body of the response. `answer-<challenge>.server.ts` */
export type ChallengeAnswer = (service: IdentityService, request: AnswerRequest, caller: Caller) => Promise<object>;

/** A challenge whose session carries the sign-in, and what its stage needs to know. */
export function challengeWithSession(
  service: Pick<IdentityService, "secrets" | "clock">,
  signIn: SignIn,
  { stage, parameters, detail = {} }: { stage: ChallengeName; parameters: Record<string, string>; detail?: Ticket["detail"] },
): Challenge & { readonly Session: string } {
  const { pool, client, account, flow, passed, deviceKey, startedAt } = signIn;
  const ticket = {
    stage,
    poolId: pool.id,
    clientId: client.id,
    sub: account.sub,
    subject: subjectOf(signIn),
    flow,
    passed: [...passed],
    startedAt: startedAt.getTime(),
    deviceKey,
    detail,
    arrivalId: signIn.arrivalId,
  };
  return { ChallengeName: stage, Session: issueTicket(service, ticket, client.settings.sessionSeconds), ChallengeParameters: parameters };
}

function subjectOf({ isPhantom = false, isNameless = false }: SignIn): Ticket["subject"] {
  if (isNameless) return "anybody";
  return isPhantom ? "phantom" : "account";
}
