import type { Context } from "hono";
import { confirmsByLink } from "#domain/identity/codes/sign-up-link.ts";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import { poolId } from "#domain/identity/core/shapes.ts";
import type { Pool } from "#domain/identity/core/types.ts";
import { type IdentityService, issuerOf } from "#domain/identity/index.server.ts";
import { oauthJson } from "./oauth-answers.ts";

/** Long enough to spare work, and shorter than the lead that a new key is given. */
const CACHED = "public, max-age=300";

/** {issuer}/.well-known/jwks.json: the keys that tokens of the pool are signed by, two while one takes over from the other. */
export function jwksEndpoint(service: IdentityService) {
  return (c: Context) => ofKnownPool(c, service, async (pool) => ({ keys: await service.keys.published(pool.id) }));
}

/** {issuer}/.well-known/openid-configuration (OpenID Connect Discovery 1.0). The issuer is the one of the tokens. */
export function discoveryEndpoint(service: IdentityService) {
  return (c: Context) =>
    ofKnownPool(c, service, async (pool) => ({
      ...metadata(service.origin(), issuerOf(service, pool.id)),
      // Not of the standard: how this pool confirms a sign-up, for the pages of its clients.
      sign_up_verification_method: confirmsByLink(pool) ? "link" : "code",
    }));
}

async function ofKnownPool(c: Context, service: IdentityService, answer: (pool: Pool) => Promise<object>): Promise<Response> {
  const id = c.req.param("poolId") ?? "";
  let pool: Pool;
  try {
    if (!poolId.safeParse(id).success) return unknownPool(c);
    pool = await service.directory.pool(id);
  } catch (error) {
    if (error instanceof IdentityRefusal) return unknownPool(c);
    throw error;
  }
  c.header("Cache-Control", CACHED);
  return c.json(await answer(pool));
}

function unknownPool(c: Context): Response {
  return oauthJson(c, { message: "User pool does not exist." }, 404);
}

function metadata(origin: string, issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${origin}/oauth2/authorize`,
    token_endpoint: `${origin}/oauth2/token`,
    userinfo_endpoint: `${origin}/oauth2/userInfo`,
    revocation_endpoint: `${origin}/oauth2/revoke`,
    end_session_endpoint: `${origin}/logout`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token", "client_credentials"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    token_endpoint_auth_methods_supported: ["none", "client_secret_basic", "client_secret_post"],
    code_challenge_methods_supported: ["S256"],
    scopes_supported: ["openid", "email", "phone", "profile"],
    claims_supported: [
      "sub",
      "iss",
      "aud",
      "exp",
      "iat",
      "auth_time",
      "nonce",
      "at_hash",
      "email",
      "email_verified",
      "name",
      "phone_number",
    ],
    authorization_response_iss_parameter_supported: true,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
    ui_locales_supported: ["ja"],
  };
}
