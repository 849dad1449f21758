import type { Context } from "hono";
import type { Caller } from "#domain/identity/core/types.ts";
import type { IdentityService } from "#domain/identity/index.server.ts";
import { readForm } from "#identity-server/visits/form-body.ts";
import { type Result, refused } from "#kernel/result.ts";
import { proveClient } from "./client-proof.ts";
import { type OAuthFault, oauthFault, oauthJson } from "./oauth-answers.ts";
import { grantOf, type TokenAnswer } from "./token-grants.ts";

type Asked = { readonly form: URLSearchParams | null; readonly authorization: string | undefined };

/** POST /oauth2/token: tokens for a code, a refresh token, or a client itself. */
export function tokenEndpoint(service: IdentityService, callerOf: (c: Context) => Caller) {
  return async (c: Context): Promise<Response> => {
    const asked = { form: await readForm(c), authorization: c.req.header("authorization") };
    const answer = await tokensFor(service, asked, callerOf(c));
    return answer.ok ? oauthJson(c, answer.value) : oauthFault(c, answer.reason);
  };
}

async function tokensFor(
  service: IdentityService,
  { form, authorization }: Asked,
  caller: Caller,
): Promise<Result<TokenAnswer, OAuthFault>> {
  if (!form) return refused({ error: "invalid_request", description: "The body must be application/x-www-form-urlencoded" });
  const names = [...form.keys()];
  if (new Set(names).size < names.length) return refused({ error: "invalid_request", description: "A parameter is given more than once" });
  const grant = grantOf(form);
  if (!form.get("grant_type")) return refused({ error: "invalid_request", description: "grant_type is missing" });
  if (!grant) return refused({ error: "unsupported_grant_type", description: "grant_type is not known" });
  const proved = await proveClient(service, form, authorization);
  return proved.ok ? grant(service, { client: proved.value, form }, caller) : proved;
}
