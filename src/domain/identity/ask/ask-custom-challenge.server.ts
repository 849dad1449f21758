import { refuse } from "#domain/identity/core/refusals.ts";
import type { ChallengeMaker } from "#domain/identity/tickets/challenge.server.ts";
import { askQuestion, callHook, contextOf, hooksOf } from "./custom-round.server.ts";

/** Asks the first question of the pool's module. Nobody passes without having been asked one. */
export const askCustomChallenge: ChallengeMaker = async (service, signIn) => {
  const hooks = hooksOf(service, signIn.pool);
  const clientMetadata = {};
  const verdict = callHook("define", () => hooks.define(contextOf(signIn, [], clientMetadata)));
  if (verdict === "fail") throw refuse.incorrectPassword("the custom sign-in ended before its first question");
  if (verdict === "pass") throw refuse.hookAnswer("a custom sign-in passed without a question");
  return askQuestion(service, signIn, { hooks, rounds: [], clientMetadata });
};
