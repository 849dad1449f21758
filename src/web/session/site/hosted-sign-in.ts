import type { SiteAuth } from "#api/client/context.ts";
import { authorizeAddress, nonceOf, randomHex } from "#web/session/core/authorize-request.ts";
import { type CallbackParameters, judgeCallback, type KeptRequest } from "#web/session/core/callback.ts";
import { LOGIN_PATH } from "#web/session/core/paths.ts";
import { exchangeCode } from "#web/session/core/token-endpoint.ts";
import type { FreshTokens } from "#web/session/core/types.ts";
import { challengeOf } from "#web/session/pool/code-challenge.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";
import type { Environment, KeyStorage } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { PROVIDER_NAMES } from "#wire/provider-names.ts";
import { SESSION_KEYS, type SocialStrategyName, STRATEGIES, type StrategyName } from "#wire/session-cookies.ts";

/** Loaded when somebody leaves for the hosted login or comes back from it. */

export interface HostedSignIn {
  readonly auth: SiteAuth;
  readonly storage: KeyStorage;
  readonly environment: Environment;
  /** Of this site. */
  readonly origin: string;
}

/** Keeps what the way back is checked with; answers the address to go to. */
export async function beginHostedSignIn(parts: HostedSignIn, strategy: SocialStrategyName): Promise<string> {
  const { auth, storage, environment, origin } = parts;
  const state = randomHex(environment.randomBytes);
  const verifier = randomHex(environment.randomBytes);
  storage.set(SESSION_KEYS.state(strategy), state);
  // Written and never read, as the strategy has it.
  storage.set(SESSION_KEYS.pkceState(strategy), randomHex(environment.randomBytes));
  storage.set(SESSION_KEYS.pkceCodeVerifier(strategy), verifier);
  return authorizeAddress({
    hostedOrigin: auth.hostedOrigin,
    clientId: auth.clientId,
    redirectUri: `${origin}${LOGIN_PATH}`,
    state,
    challenge: await challengeOf(verifier),
    extra: { identity_provider: PROVIDER_NAMES[strategy], nonce: await nonceOf(verifier) },
  });
}

export type CallbackOutcome =
  | { readonly kind: "ignored" }
  | { readonly kind: "refused"; readonly error: Error }
  | { readonly kind: "signed in"; readonly tokens: FreshTokens };

/** Ends a sign-in that came back. What was kept for it is gone whatever comes of it, so that no reload repeats it. */
export async function endHostedSignIn(
  parts: HostedSignIn,
  strategy: StrategyName | null,
  parameters: CallbackParameters,
): Promise<CallbackOutcome> {
  const verdict = judgeCallback(parameters, takeKept(parts.storage, strategy));
  if (verdict.kind !== "accepted") return verdict;
  const tokens = await exchangeCode(parts, verdict.code, verdict.verifier, `${parts.origin}${LOGIN_PATH}`);
  const isOurs = claimsOf(tokens.idToken).nonce === (await nonceOf(verdict.verifier));
  return isOurs ? { kind: "signed in", tokens } : { kind: "refused", error: new CatalogueError("Invalid state in OAuth flow") };
}

/** Of all strategies: what an earlier way to another provider has left is worth nothing either. */
function takeKept(storage: KeyStorage, strategy: StrategyName | null): KeptRequest {
  const take = (key: string) => {
    const value = storage.get(key);
    storage.remove(key);
    return value;
  };
  let kept: KeptRequest = { state: null, verifier: null };
  for (const name of STRATEGIES) {
    take(SESSION_KEYS.pkceState(name));
    const taken = { state: take(SESSION_KEYS.state(name)), verifier: take(SESSION_KEYS.pkceCodeVerifier(name)) };
    if (name === strategy) kept = taken;
  }
  return kept;
}
