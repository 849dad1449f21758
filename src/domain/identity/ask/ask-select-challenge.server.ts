import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { offersPasskeys } from "#domain/identity/passkeys/passkey.ts";
import { listPasskeys } from "#domain/identity/passkeys/passkey-store.server.ts";
import { challengeWithSession } from "#domain/identity/tickets/challenge.server.ts";
import type { Challenge, SignIn } from "#domain/identity/tickets/sign-in-state.ts";

type Needs = Pick<IdentityService, "db" | "secrets" | "clock">;

/** Asks what the sign-in begins with. */
export async function askSelectChallenge(service: Needs, signIn: SignIn): Promise<Challenge> {
  const challenge = challengeWithSession(service, signIn, { stage: "SELECT_CHALLENGE", parameters: {} });
  return { ...challenge, AvailableChallenges: await firstChallenges(service, signIn) };
}

/**
 * What a sign-in may begin with: all that the pool has where the client may not learn who is known, and what
 * the account has elsewhere.
 */
export async function firstChallenges({ db }: Pick<Needs, "db">, { pool, client, account }: SignIn): Promise<string[]> {
  const hasPasskey = offersPasskeys(pool) && (client.settings.preventsExistenceErrors || (await listPasskeys(db, account.sub)).length > 0);
  const hasPassword = pool.settings.firstFactors.includes("PASSWORD");
  return [...(hasPassword ? ["PASSWORD", "PASSWORD_SRP"] : []), ...(hasPasskey ? ["WEB_AUTHN"] : [])];
}
