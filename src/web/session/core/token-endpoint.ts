import type { SiteAuth } from "#api/client/context.ts";
import { type Environment, IdentityFault } from "#web/session/pool/types.ts";
import { RESPONSE_TYPE } from "#wire/constants.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { SIGN_IN_SCOPES } from "#wire/oauth-scopes.ts";
import { ask } from "./ask.ts";
import { tokenEndpoint } from "./paths.ts";
import { withoutBearer } from "./token-status.ts";
import type { FreshTokens } from "./types.ts";

export interface HostedService {
  readonly auth: Pick<SiteAuth, "hostedOrigin" | "clientId">;
  readonly environment: Environment;
}

/** Exchanges the code of a hosted login. Rejects with the service's fault, or with `network`. */
export function exchangeCode(service: HostedService, code: string, verifier: string, redirectUri: string): Promise<FreshTokens> {
  return askForTokens(service, {
    code,
    client_id: service.auth.clientId,
    redirect_uri: redirectUri,
    response_type: RESPONSE_TYPE,
    audience: "",
    grant_type: "authorization_code",
    code_verifier: verifier,
  });
}

/** New tokens for a refresh token. */
export function refreshAtHostedLogin(service: HostedService, refreshToken: string): Promise<FreshTokens> {
  return askForTokens(service, {
    refresh_token: withoutBearer(refreshToken),
    scopes: SIGN_IN_SCOPES.join(" "),
    client_id: service.auth.clientId,
    grant_type: "refresh_token",
  });
}

/** Ends the sign-in that a refresh token is of. */
export async function revokeAtHostedLogin({ auth, environment }: HostedService, refreshToken: string): Promise<void> {
  const form = { token: withoutBearer(refreshToken), client_id: auth.clientId };
  await ask(environment, `${auth.hostedOrigin}/oauth2/revoke`, posted(form));
}

async function askForTokens({ auth, environment }: HostedService, form: Readonly<Record<string, string>>): Promise<FreshTokens> {
  const { isOk, status, body } = await ask(environment, tokenEndpoint(auth.hostedOrigin), posted(form));
  if (!isOk) throw faultOf(body, status);
  const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken } = body;
  if (typeof accessToken !== "string" || typeof idToken !== "string" || accessToken === "" || idToken === "")
    throw new CatalogueError("Id token and Access Token must be present.");
  return { accessToken, idToken, refreshToken: typeof refreshToken === "string" && refreshToken !== "" ? refreshToken : null };
}

/** No Authorization header: the form says who asks. */
function posted(form: Readonly<Record<string, string>>): RequestInit {
  return {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
    keepalive: true,
  };
}

function faultOf({ error, error_description: description }: Readonly<Record<string, unknown>>, status: number): Error {
  if (typeof error !== "string") return new CatalogueError("Network error", { name: "NetworkError" });
  return new IdentityFault(error, typeof description === "string" ? description : error, status);
}
