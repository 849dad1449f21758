import { countFailedPassword } from "#domain/identity/account-store.server.ts";
import { recordAudit } from "#domain/identity/audit-store.server.ts";
import type { ChallengeAnswer } from "#domain/identity/challenges/challenge.server.ts";
import { askQuestion, callHook, contextOf, hooksOf, MOST_ROUNDS, openRound } from "#domain/identity/challenges/custom-round.server.ts";
import { openStepOnDevice } from "#domain/identity/challenges/open-step.server.ts";
import { proceed } from "#domain/identity/complete-sign-in.server.ts";
import { QUIET_MS } from "#domain/identity/lockout.ts";
import { refuseLocked } from "#domain/identity/password-outcome.server.ts";
import { refuse } from "#domain/identity/refusals.ts";
import type { IdentityService } from "#domain/identity/service.server.ts";
import { withFactor } from "#domain/identity/sign-in.server.ts";
import type { SignIn } from "#domain/identity/sign-in-state.ts";
import { spendTicket } from "#domain/identity/tickets.server.ts";
import type { Caller } from "#domain/identity/types.ts";

/** Holds an answer against the question of its session, which it uses up; the module decides what comes of it. Refuses like a wrong password. */
export const answerCustomChallenge: ChallengeAnswer = async (service, request, caller) => {
  const { pool, responses, clientMetadata } = request;
  const { ticket, signIn } = await openStepOnDevice(service, request, "CUSTOM_CHALLENGE");
  const answer = responses.ANSWER;
  if (answer === undefined) throw refuse.parameterMissing("ANSWER");
  refuseLocked(service, signIn.isPhantom ? null : signIn.account, caller);
  await spendTicket(service.db, ticket, service.clock.now());

  const hooks = hooksOf(service, pool);
  const { rounds, question } = openRound(ticket.detail);
  const isVerified = callHook("verify", () => hooks.verify(answer, question, contextOf(signIn, rounds, clientMetadata)));
  const isCorrect = isVerified && !signIn.isPhantom;
  if (!isCorrect) await countWrongAnswer(service, signIn, caller);

  const answered = [...rounds, { isCorrect, metadata: question.metadata }];
  const verdict = callHook("define", () => hooks.define(contextOf(signIn, answered, clientMetadata)));
  if (verdict === "pass") return proceed(service, withFactor(signIn, "custom"), caller);
  if (verdict === "ask" && answered.length < MOST_ROUNDS) return askQuestion(service, signIn, { hooks, rounds: answered, clientMetadata });
  throw refuse.incorrectPassword("the custom sign-in failed");
};

/** Wrong answers lock an account out as wrong passwords do: a new sign-in is no new chance to guess. */
async function countWrongAnswer(
  { db, clock, addresses }: Pick<IdentityService, "db" | "clock" | "addresses">,
  { account, client, isPhantom = false }: SignIn,
  caller: Caller,
): Promise<void> {
  const now = clock.now();
  addresses.countFailure(caller.ip, now);
  if (isPhantom) return;
  const failures = await countFailedPassword(db, account.sub, now, new Date(now.getTime() - QUIET_MS));
  const entry = {
    at: now,
    poolId: account.poolId,
    clientId: client.id,
    sub: account.sub,
    event: "custom-answer",
    outcome: "wrong",
    detail: { failures },
  };
  await recordAudit(db, entry, caller);
}
