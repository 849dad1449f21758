import { challengeOf } from "#web/session/pool/code-challenge.ts";
import type { Environment } from "#web/session/pool/types.ts";
import { CODE_CHALLENGE_METHOD, RESPONSE_TYPE, SOCIAL_RANDOM_VALUES } from "#wire/constants.ts";
import { SIGN_IN_SCOPES } from "#wire/oauth-scopes.ts";

export interface AuthorizeRequest {
  /** Origin of the hosted login. */
  readonly hostedOrigin: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly challenge: string;
  readonly responseType?: string;
  readonly nonce?: string;
  readonly audience?: string;
  readonly responseMode?: string;
  readonly acrValues?: string;
  /** Override what is named alike above. */
  readonly extra?: Readonly<Record<string, string>>;
}

/** The address that a sign-in at the hosted login begins at. The order of its parameters is fixed. */
export function authorizeAddress(request: AuthorizeRequest): string {
  const { responseType = RESPONSE_TYPE, nonce, audience, responseMode, acrValues, extra = {} } = request;
  const needsNonce = /token/.test(responseType);
  const parameters: Readonly<Record<string, string | null | undefined>> = {
    protocol: "oauth2",
    response_type: responseType,
    access_type: null,
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    scope: SIGN_IN_SCOPES.join(" "),
    state: request.state,
    code_challenge_method: CODE_CHALLENGE_METHOD,
    code_challenge: request.challenge,
    audience,
    response_mode: responseMode,
    acr_values: acrValues,
    nonce: needsNonce ? nonce : undefined,
    ...extra,
  };
  const query = Object.entries(parameters).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [value === null ? name : `${name}=${encodeURIComponent(value)}`];
  });
  return `${request.hostedOrigin}/oauth2/authorize?${query.join("&")}`;
}

/** Random values as hex pairs: 224 bits. */
export function randomHex(randomBytes: Environment["randomBytes"]): string {
  return Array.from(randomBytes(SOCIAL_RANDOM_VALUES), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the id token must repeat: known only to who has the verifier, so it is not kept beside it. */
export function nonceOf(verifier: string): Promise<string> {
  return challengeOf(`nonce.${verifier}`);
}
