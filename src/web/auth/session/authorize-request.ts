import { CODE_CHALLENGE_METHOD, RESPONSE_TYPE, SOCIAL_RANDOM_VALUES } from "#kernel/constants.ts";
import type { StrategyName } from "#kernel/session-cookies.ts";
import { base64, utf8 } from "../identity/bytes.ts";
import type { Environment } from "../identity/types.ts";

/** What the social strategy asks for (specification, section 6); the last one opens the user-pool API. */
export const SCOPES = ["profile", "openid", "email", "aws.cognito.signin.user.admin"] as const;

/** The names under which the hosted login knows its providers. */
export const PROVIDERS: Readonly<Record<Exclude<StrategyName, "cognito">, string>> = { google: "Google", facebook: "Facebook" };

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
    scope: SCOPES.join(" "),
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

/** RFC 7636, S256. */
export function challengeOf(verifier: string): Promise<string> {
  return hashed(verifier);
}

/** What the id token must repeat: known only to who has the verifier, so it is not kept beside it. */
export function nonceOf(verifier: string): Promise<string> {
  return hashed(`nonce.${verifier}`);
}

async function hashed(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", utf8(text)));
  return base64(digest).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
