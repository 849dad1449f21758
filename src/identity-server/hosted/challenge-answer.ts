import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import { answerHostedChallenge, type HostedAnswer, type HostedStep } from "#domain/identity/index.server.ts";
import type { Problem } from "#identity-server/pages/markup.ts";
import { isStepLost, problemHere } from "./refusal-texts.ts";
import { showLost, type Visit } from "./visit.ts";

export type Step = Pick<HostedAnswer, "challenge" | "session" | "responses">;

/** Where a step leads: on, or back to its page with what was wrong. */
export type Ways = {
  readonly on: (step: HostedStep) => Promise<Response>;
  readonly back: (problem: Problem) => Response | Promise<Response>;
};

/** Answers a question of the sign-in. */
export function answerStep(visit: Visit, step: Step, ways: Ways): Promise<Response> {
  const { service, pool, request, caller } = visit;
  return tryStep(visit, () => answerHostedChallenge(service, { pool, client: request.client, ...step }, caller), ways);
}

/** Takes a step; a refusal leads back, or to the start when the sign-in cannot go on. */
export async function tryStep(visit: Visit, take: () => Promise<HostedStep>, { on, back }: Ways): Promise<Response> {
  let step: HostedStep;
  try {
    step = await take();
  } catch (refusal) {
    if (!(refusal instanceof IdentityRefusal)) throw refusal;
    return isStepLost(refusal) ? showLost(visit) : back(problemHere(refusal, visit));
  }
  return on(step);
}
