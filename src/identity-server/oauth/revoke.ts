import type { Context } from "hono";
import { type ExceptionName, IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { type IdentityService, revokeToken } from "#domain/identity/index.server.ts";
import { readForm } from "#identity-server/visits/form-body.ts";
import { proveClient } from "./client-proof.ts";
import { type OAuthFault, oauthFault } from "./oauth-answers.ts";

/** What a refusal of the operation is here; any other means that there is no such token (any more), which is what was wanted (RFC 7009 2.2). */
const FAULTS: Partial<Record<ExceptionName, OAuthFault["error"]>> = {
  UnsupportedTokenTypeException: "unsupported_token_type",
  UnsupportedOperationException: "invalid_request",
};

/** POST /oauth2/revoke: ends the sign-in that a refresh token is of. */
export function revokeEndpoint(service: IdentityService, callerOf: (c: Context) => Caller) {
  return async (c: Context): Promise<Response> => {
    const form = await readForm(c);
    const token = form?.get("token");
    if (!form || !token) return oauthFault(c, { error: "invalid_request", description: "token is required, in a form" });
    const proved = await proveClient(service, form, c.req.header("authorization"));
    if (!proved.ok) return oauthFault(c, proved.reason);
    const { id, secret } = proved.value;
    try {
      const body = { Token: token, ClientId: id, ...(secret === null ? {} : { ClientSecret: secret }) };
      await revokeToken.run(service, body, callerOf(c));
    } catch (refusal) {
      if (!(refusal instanceof IdentityRefusal)) throw refusal;
      const error = FAULTS[refusal.type];
      if (error) return oauthFault(c, { error, description: refusal.message });
    }
    return c.body(null, 200, { "cache-control": "no-store" });
  };
}
