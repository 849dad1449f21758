import type { Context } from "hono";
import { IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import { authenticate, type IdentityService } from "#domain/identity/index.server.ts";
import { openAttributes } from "#domain/identity/tokens/claims.ts";
import { oauthJson } from "./oauth-answers.ts";

/** /oauth2/userInfo: who the bearer of an access token with the scope `openid` is. Verified flags are texts here. */
export function userInfoEndpoint(service: IdentityService) {
  return async (c: Context): Promise<Response> => {
    const [, token] = /^bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
    if (token === undefined)
      return refusedBearer(c, { status: 401, challenge: "Bearer", error: "invalid_request", description: "No access token" });
    try {
      const { account, client, claims } = await authenticate(service, token, "openid");
      return oauthJson(c, { ...openAttributes(account, client, claims.scope), sub: account.sub, username: account.username });
    } catch (error) {
      if (error instanceof IdentityRefusal) return refusedToken(c, error);
      throw error;
    }
  };
}

/** RFC 6750 3.1. */
function refusedToken(c: Context, { message }: IdentityRefusal): Response {
  const isScope = message === refuse.scopeMissing().message;
  const error = isScope ? "insufficient_scope" : "invalid_token";
  const challenge = `Bearer error="${error}", error_description="${message}"${isScope ? ', scope="openid"' : ""}`;
  return refusedBearer(c, { status: isScope ? 403 : 401, challenge, error, description: message });
}

type RefusedBearer = { readonly status: 401 | 403; readonly challenge: string; readonly error: string; readonly description: string };

function refusedBearer(c: Context, { status, challenge, error, description }: RefusedBearer): Response {
  c.header("WWW-Authenticate", challenge);
  return oauthJson(c, { error, error_description: description }, status);
}
