import type { Context } from "hono";

/** Errors of the token and revocation endpoints (RFC 6749 5.2, RFC 7009 2.2.1). */
export type OAuthFault = {
  readonly error:
    | "invalid_request"
    | "invalid_client"
    | "invalid_grant"
    | "invalid_scope"
    | "unauthorized_client"
    | "unsupported_grant_type"
    | "unsupported_token_type";
  readonly description: string;
};

/** Holds tokens or tells of them: kept nowhere on the way. */
export function oauthJson(c: Context, body: object, status: 200 | 400 | 401 | 403 | 404 | 500 | 503 = 200): Response {
  return c.body(JSON.stringify(body), status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    pragma: "no-cache",
    "x-content-type-options": "nosniff",
  });
}

/** RFC 6749 5.2: who failed to prove itself by the Authorization header is told so in a header. */
export function oauthFault(c: Context, { error, description }: OAuthFault): Response {
  const body = { error, error_description: description };
  if (error !== "invalid_client" || !/^basic /i.test(c.req.header("authorization") ?? "")) return oauthJson(c, body, 400);
  c.header("WWW-Authenticate", 'Basic realm="oauth2"');
  return oauthJson(c, body, 401);
}
