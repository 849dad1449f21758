import { seconds } from "#kernel/duration.ts";
import { LOGIN_PATH } from "#web/session/core/paths.ts";
import type { RefreshController } from "#web/session/core/refresh-controller.ts";
import type { HostedService } from "#web/session/core/token-endpoint.ts";
import type { KeptSession } from "#web/session/core/types.ts";
import { hostedLogoutAddress } from "#web/session/pool/hosted-logout.ts";
import { isRevocable } from "#web/session/pool/tokens.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { SIGN_OUT_TIMEOUT } from "#wire/constants.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { StrategyName } from "#wire/session-cookies.ts";
import type { SessionEndpoint } from "./session-endpoint.ts";

export interface SignOutParts extends HostedService {
  readonly isSealed: boolean;
  readonly endpoint: SessionEndpoint;
  /** The answer of a refresh that is under way, here or in another tab, must not bring the session back. */
  readonly undisturbed: RefreshController["undisturbed"];
  /** The user pool's client: revokes, or with `isGlobal` ends every session of the account. */
  readonly identity: () => Promise<Pick<IdentityClient, "signOut">>;
}

/** For a refresh that hangs: what is left of the time for a sign-out is for ending the session. */
const PATIENCE = seconds(1);

/** Ends a session at the service: tries for at most 3 s, then rejects with `Signout timeout fail`. */
export async function endAtService(parts: SignOutParts, kept: KeptSession | null, isEverywhere: boolean): Promise<void> {
  const done = new AbortController();
  const late = parts.environment.wait(SIGN_OUT_TIMEOUT, done.signal).then(() => {
    if (!done.signal.aborted) throw new CatalogueError("Signout timeout fail", { name: "TimeoutError" });
  });
  const ending = endNow({ ...parts, signal: done.signal }, kept, isEverywhere).finally(() => done.abort());
  await Promise.race([ending, late.then(() => ending)]);
}

type Ending = SignOutParts & { readonly signal: AbortSignal };

async function endNow(parts: Ending, kept: KeptSession | null, isEverywhere: boolean): Promise<void> {
  const { isSealed, endpoint, environment, identity, undisturbed, signal } = parts;
  try {
    if (isEverywhere) await (await identity()).signOut({ isGlobal: true });
    else if (!isSealed && kept !== null) await revoke(parts, kept);
  } finally {
    // Whatever became of the others: this session's cookies go.
    if (isSealed) await undisturbed(endpoint.end, environment.wait(PATIENCE, signal));
  }
}

async function revoke(parts: SignOutParts, { strategy, refreshToken, accessToken }: KeptSession): Promise<void> {
  if (strategy === "cognito") return (await parts.identity()).signOut();
  if (refreshToken === null || accessToken === null || !isRevocable(accessToken)) return;
  const { revokeAtHostedLogin } = await import("#web/session/core/token-endpoint.ts");
  await revokeAtHostedLogin(parts, refreshToken);
}

/** Where a sign-out ends: at the provider's logout, which sends back to the login page, or there at once. */
export function signedOutAddress({ auth }: Pick<SignOutParts, "auth">, strategy: StrategyName | null, origin: string): string {
  if (strategy === null || strategy === "cognito") return LOGIN_PATH;
  return hostedLogoutAddress({ ...auth, logoutUri: `${origin}${LOGIN_PATH}` });
}
