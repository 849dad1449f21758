import { seconds } from "#kernel/duration.ts";
import { challengeOf } from "#web/session/pool/code-challenge.ts";
import { type Environment, IdentityFault, type KeyStorage } from "#web/session/pool/types.ts";
import { CODE_CHALLENGE_METHOD, PKCE_VERIFIER_LENGTH, RESPONSE_TYPE, STATE_LENGTH } from "#wire/constants.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";

/** The hosted login of a user pool, as its own clients use it (specification, section 7). */
export type HostedSettings = {
  /** Origin of the hosted login. */
  readonly hostedOrigin: string;
  readonly clientId: string;
  /** As registered with the client, to the letter. */
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly storage: KeyStorage;
  readonly environment: Environment;
};

type HostedTokens = { readonly idToken: string; readonly accessToken: string; readonly refreshToken: string | null };

export interface HostedLogin {
  /** Where to send the browser. `provider`: `Google`, or null for the page with every way to sign in. */
  begin(provider: string | null): Promise<string>;
  /** Takes the address that the browser came back to; null when it is no answer. Rejects with `invalidState`, or with the service's own error. */
  complete(address: string): Promise<HostedTokens | null>;
}

/** What of a request to the hosted login differs from one to the next. */
type Chance = { readonly state: string; readonly challenge: string; readonly provider: string | null };

export function createHostedLogin(settings: HostedSettings): HostedLogin {
  const { storage, environment } = settings;
  const keys = hostedKeys(settings.clientId);

  const taken = (key: string) => {
    const value = storage.get(key);
    storage.remove(key);
    return value;
  };

  async function complete(answer: URLSearchParams): Promise<HostedTokens> {
    const [state, verifier] = [taken(keys.state), taken(keys.verifier)];
    if (state === null || verifier === null || answer.get("state") !== state) throw new CatalogueError("Invalid state in OAuth flow");
    const error = answer.get("error");
    if (error !== null) throw new IdentityFault(error, answer.get("error_description") ?? error, 400);
    return exchangeCode(settings, answer.get("code") ?? "", verifier);
  }

  return {
    begin: async (provider) => {
      if (!settings.hostedOrigin || !settings.clientId)
        throw new CatalogueError("Federation requires either a User Pool or Identity Pool in config");
      refuseOtherScopes(settings.scopes);
      const state = randomText(STATE_LENGTH, environment.randomBytes);
      const verifier = randomText(PKCE_VERIFIER_LENGTH, environment.randomBytes);
      storage.set(keys.state, state);
      storage.set(keys.verifier, verifier);
      return authorizeAddress(settings, { state, challenge: await challengeOf(verifier), provider });
    },
    complete: async (address) => {
      const answer = new URL(address).searchParams;
      return answer.has("code") || answer.has("error") ? complete(answer) : null;
    },
  };
}

function hostedKeys(clientId: string) {
  const prefix = `CognitoIdentityServiceProvider.${clientId}.`;
  return { state: `${prefix}oauthState`, verifier: `${prefix}oauthPKCE` };
}

/** Parameters in the order of the pool's own clients. */
function authorizeAddress(
  { hostedOrigin, redirectUri, clientId, scopes }: Pick<HostedSettings, "hostedOrigin" | "redirectUri" | "clientId" | "scopes">,
  { state, challenge, provider }: Chance,
): string {
  const asked = new URLSearchParams({
    redirect_uri: redirectUri,
    response_type: RESPONSE_TYPE,
    client_id: clientId,
    ...(provider !== null && { identity_provider: provider }),
    scope: scopes.join(" "),
    state,
    code_challenge: challenge,
    code_challenge_method: CODE_CHALLENGE_METHOD,
  });
  return `${hostedOrigin}/oauth2/authorize?${asked}`;
}

/** Settings may come from outside the type system. */
function refuseOtherScopes(scopes: unknown): void {
  const isList = Array.isArray(scopes) && scopes.every((scope) => typeof scope === "string");
  if (!isList) throw new CatalogueError("OAuth scopes must be a list of strings");
}

/** Whoever asks for the session meanwhile waits: an exchange must not hang. */
const EXCHANGE_LIMIT = seconds(20);

async function exchangeCode(settings: HostedSettings, code: string, verifier: string): Promise<HostedTokens> {
  const { hostedOrigin, clientId, redirectUri, environment } = settings;
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    client_id: clientId,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const request = { method: "POST", headers, body: form.toString(), signal: AbortSignal.timeout(EXCHANGE_LIMIT) };
  const response = await environment.fetch(`${hostedOrigin}/oauth2/token`, request).catch((cause: unknown) => {
    throw new CatalogueError("Network error", { name: "NetworkError", cause });
  });
  return tokensOf(response.status, await response.json().catch(() => ({})));
}

type TokenAnswer = Readonly<Partial<Record<"access_token" | "refresh_token" | "id_token" | "error" | "error_description", string>>>;

function tokensOf(status: number, answer: TokenAnswer): HostedTokens {
  const { access_token, refresh_token, id_token, error, error_description } = answer;
  if (error) throw new IdentityFault(error, error_description ?? error, status);
  if (!access_token || !id_token) throw new CatalogueError("Id token and Access Token must be present.");
  return { idToken: id_token, accessToken: access_token, refreshToken: refresh_token ?? null };
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Letters and digits, each as likely as any other: bytes beyond the last full round of the alphabet are thrown away. */
export function randomText(length: number, randomBytes: Environment["randomBytes"]): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) if (byte < 256 - (256 % LETTERS.length)) text += LETTERS[byte % LETTERS.length];
  }
  return text.slice(0, length);
}
