import { type Context, Hono } from "hono";
import type { Caller } from "#domain/identity/core/types.ts";
import { createSocialLogins, type IdentityService } from "#domain/identity/index.server.ts";
import { failurePage } from "#identity-server/visits/failure-page.ts";
import { boundedForm } from "#identity-server/visits/form-body.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { authorizeEndpoint } from "./authorize.ts";
import { openToScripts } from "./cors.ts";
import { discoveryEndpoint, jwksEndpoint } from "./discovery.ts";
import { idpResponseEndpoint } from "./idp-response.ts";
import { logoutEndpoint } from "./logout.ts";
import { oauthJson } from "./oauth-answers.ts";
import { revokeEndpoint } from "./revoke.ts";
import { tokenEndpoint } from "./token.ts";
import { userInfoEndpoint } from "./user-info.ts";

/** What scripts send beyond the headers that need no leave: Amplify 6 its own, axios its default Authorization. */
const TOKEN_CORS = { methods: "POST, OPTIONS", headers: "content-type, x-amz-user-agent, authorization" };
const USER_INFO_CORS = { methods: "GET, POST, OPTIONS", headers: "authorization, content-type, x-amz-user-agent" };
const DISCOVERY_CORS = { methods: "GET, OPTIONS", headers: "" };

/** OAuth 2.0 and OpenID Connect: the endpoints of a pool's domain, and the two documents under its issuer. */
export function oauthRoutes(service: IdentityService, callerOf: (c: Context) => Caller): Hono {
  const app = new Hono();
  const social = createSocialLogins(service);
  app.use("/oauth2/token", openToScripts(TOKEN_CORS), boundedForm);
  app.use("/oauth2/revoke", openToScripts(TOKEN_CORS), boundedForm);
  app.use("/oauth2/userInfo", openToScripts(USER_INFO_CORS));
  app.use("/:poolId/.well-known/*", openToScripts(DISCOVERY_CORS));
  app.get("/oauth2/authorize", authorizeEndpoint({ service, social }));
  app.get("/oauth2/idpresponse", idpResponseEndpoint({ service, social, callerOf }));
  app.post("/oauth2/token", tokenEndpoint(service, callerOf));
  app.post("/oauth2/revoke", revokeEndpoint(service, callerOf));
  app.on(["GET", "POST"], "/oauth2/userInfo", userInfoEndpoint(service));
  app.get("/logout", logoutEndpoint({ service, callerOf }));
  app.get("/:poolId/.well-known/openid-configuration", discoveryEndpoint(service));
  app.get("/:poolId/.well-known/jwks.json", jwksEndpoint(service));
  app.onError((error, c) => {
    const failure = failedRequest(service.log, error, { path: c.req.path }, "an OAuth endpoint failed");
    if (["/oauth2/authorize", "/oauth2/idpresponse", "/logout"].includes(c.req.path)) return failurePage(c, failure);
    if (failure.kind !== "unreachable") return oauthJson(c, { error: "server_error" }, 500);
    c.header("Retry-After", String(failure.retryAfterSeconds));
    return oauthJson(c, { error: "temporarily_unavailable" }, 503);
  });
  return app;
}
