import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { Caller, Client } from "#domain/identity/core/types.ts";
import { clientToken, exchangeCode, type IdentityService, refreshTokens } from "#domain/identity/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { OAuthFault } from "./oauth-answers.ts";

export type TokenAnswer = {
  readonly access_token: string;
  readonly token_type: "Bearer";
  readonly expires_in: number;
  readonly scope: string;
  readonly id_token?: string;
  readonly refresh_token?: string;
};

type Asked = { readonly client: Client; readonly form: URLSearchParams };
type Grant = (service: IdentityService, asked: Asked, caller: Caller) => Promise<Result<TokenAnswer, OAuthFault>>;

const invalidGrant = (description: string) => refused<OAuthFault>({ error: "invalid_grant", description });
const invalidRequest = (description: string) => refused<OAuthFault>({ error: "invalid_request", description });

/** RFC 6749 4.1.3 with the verifier of RFC 7636. Why a code was refused is not told: it helps only who did not get it. */
const authorizationCode: Grant = async (service, { client, form }, caller) => {
  const code = form.get("code");
  const redirectUri = form.get("redirect_uri");
  if (!code || !redirectUri) return invalidRequest("code and redirect_uri are required");
  const exchanged = await exchangeCode(service, { client, code, redirectUri, verifier: form.get("code_verifier") ?? "" }, caller);
  if (!exchanged.ok) return invalidGrant("The code is not valid");
  const { tokens, refreshToken, scope } = exchanged.value;
  return ok({ ...answerOf(tokens, scope), refresh_token: refreshToken });
};

/** RFC 6749 6. What was granted is what is refreshed: a `scope` or `scopes` is let pass. */
const refreshToken: Grant = async (service, { client, form }, caller) => {
  const token = form.get("refresh_token");
  if (!token) return invalidRequest("refresh_token is required");
  try {
    const { tokens, grant } = await refreshTokens(service, { client, token, deviceKey: form.get("device_key"), via: "oauth" }, caller);
    return ok({ ...answerOf(tokens, grant.scope), ...(tokens.RefreshToken === undefined ? {} : { refresh_token: tokens.RefreshToken }) });
  } catch (error) {
    if (error instanceof IdentityRefusal) return invalidGrant(error.message);
    throw error;
  }
};

/** Scopes that speak of a user: a client by itself has none. */
const OF_A_USER = new Set(["openid", "email", "phone", "profile", "address", "aws.cognito.signin.user.admin"]);

/** RFC 6749 4.4, for clients that can keep a secret. */
const clientCredentials: Grant = async (service, { client, form }) => {
  if (client.secret === null || !client.settings.oauthFlows.includes("client_credentials"))
    return refused({ error: "unauthorized_client", description: "The client may not use this grant" });
  const open = client.settings.scopes.filter((scope) => !OF_A_USER.has(scope));
  const asked = (form.get("scope") ?? "").split(" ").filter((scope) => scope !== "");
  if (asked.some((scope) => !open.includes(scope)))
    return refused({ error: "invalid_scope", description: "A scope is not open to the client" });
  const scope = (asked.length > 0 ? asked : open).join(" ");
  const { accessToken, expiresIn } = await clientToken(service, client, scope);
  return ok({ access_token: accessToken, token_type: "Bearer", expires_in: expiresIn, scope });
};

const GRANTS: Readonly<Record<string, Grant>> = {
  authorization_code: authorizationCode,
  refresh_token: refreshToken,
  client_credentials: clientCredentials,
};

/** The grant a form asks for by `grant_type`; null for any other. */
export function grantOf(form: URLSearchParams): Grant | null {
  const type = form.get("grant_type") ?? "";
  return Object.hasOwn(GRANTS, type) ? (GRANTS[type] ?? null) : null;
}

type Tokens = { readonly AccessToken: string; readonly IdToken: string; readonly ExpiresIn: number };

/** An id token is for those who asked for `openid`. */
function answerOf(tokens: Tokens, scope: string): TokenAnswer {
  const isOpenId = scope.split(" ").includes("openid");
  return {
    access_token: tokens.AccessToken,
    token_type: "Bearer",
    expires_in: tokens.ExpiresIn,
    scope,
    ...(isOpenId ? { id_token: tokens.IdToken } : {}),
  };
}
