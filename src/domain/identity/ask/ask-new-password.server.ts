import { type ChallengeMaker, challengeWithSession } from "#domain/identity/tickets/challenge.server.ts";

/** Shows what is known of the account, and what the pool wants of everybody. */
export const askNewPassword: ChallengeMaker = async (service, signIn) => {
  const { account, pool } = signIn;
  const missing = pool.settings.requiredAttributes.filter((name) => !account.attributes[name]);
  return challengeWithSession(service, signIn, {
    stage: "NEW_PASSWORD_REQUIRED",
    parameters: {
      userAttributes: JSON.stringify(account.attributes),
      requiredAttributes: JSON.stringify(missing.map((name) => `userAttributes.${name}`)),
      USER_ID_FOR_SRP: account.username,
    },
  });
};
