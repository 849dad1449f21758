import { askQuestion, callHook, contextOf, hooksOf, MOST_ROUNDS, openRound } from "#domain/identity/ask/custom-round.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { countWrong, refuseLocked } from "#domain/identity/passwords/password-outcome.server.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";
import { refuseBarred, resumeUnchecked, withFactor } from "#domain/identity/sign-in/sign-in.server.ts";
import type { ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import { spendTicket } from "#domain/identity/tickets/tickets.server.ts";
import { openStepOnDevice } from "./open-step.server.ts";

/** Holds an answer against the question of its session, which it uses up; the module decides what comes of it. Refuses like a wrong password. */
export const answerCustomChallenge: ChallengeAnswer = async (service, request, caller) => {
  const { pool, responses, clientMetadata } = request;
  const { ticket, signIn } = await openStepOnDevice(service, request, "CUSTOM_CHALLENGE", resumeUnchecked);
  const answer = responses.ANSWER;
  if (answer === undefined) throw refuse.parameterMissing("ANSWER");
  refuseLocked(service, signIn.account, caller);
  await spendTicket(service.db, ticket, service.clock.now());

  const hooks = hooksOf(service, pool);
  const { rounds, question } = openRound(ticket.detail);
  const isVerified = callHook("verify", () => hooks.verify(answer, question, contextOf(signIn, rounds, clientMetadata)));
  const isCorrect = isVerified && !signIn.isPhantom;
  // A new sign-in is no new chance to guess: wrong answers lock out as wrong passwords do.
  if (!isCorrect) await countWrong(service, { ...signIn, event: "custom-answer" }, caller);

  const answered = [...rounds, { isCorrect, metadata: question.metadata }];
  const verdict = callHook("define", () => hooks.define(contextOf(signIn, answered, clientMetadata)));
  if (verdict === "pass") {
    refuseBarred(signIn.account, signIn.passed);
    return proceed(service, withFactor(signIn, "custom"), caller);
  }
  if (verdict === "ask" && answered.length < MOST_ROUNDS) return askQuestion(service, signIn, { hooks, rounds: answered, clientMetadata });
  throw refuse.incorrectPassword("the custom sign-in failed");
};
