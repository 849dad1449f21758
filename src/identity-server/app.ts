import { Hono, type MiddlewareHandler } from "hono";
import type { IdentityService } from "#domain/identity/index.server.ts";
import { arrivalRoutes } from "#identity-server/arrival/index.ts";
import { hostedRoutes } from "#identity-server/hosted/index.ts";
import { oauthRoutes } from "#identity-server/oauth/index.ts";
import { objectRoutes } from "#identity-server/objects/index.ts";
import { passkeyRoutes } from "#identity-server/passkeys/index.ts";
import { faultAnswer, withHome } from "#identity-server/visits/fault-answer.ts";
import type { ProxyTrust } from "#platform/caller-address.server.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { type InsiderCheck, insiderCheck } from "#platform/insider.server.ts";
import { apiCors } from "./api-cors.ts";
import { callTurns } from "./call-turns.ts";
import { addressLimit, callerBy, countedCaller } from "./caller.ts";
import { boundedBody, envelope } from "./envelope.ts";
import type { OperatorKeys } from "./operator.ts";
import { type ListSent, outboxRoutes } from "./outbox.ts";
import { stateRoutes } from "./state.ts";

export type IdentityAppParts = {
  readonly service: IdentityService;
  readonly operators: OperatorKeys;
  readonly trustProxy: ProxyTrust;
  /** Who reads the metrics; without it only this machine does. */
  readonly isInsider?: InsiderCheck;
  /** The site that people come from, for pages that know no client; null or left out: it is not known. */
  readonly home?: string | null;
  /** Local mode only: messages that would have been sent. */
  readonly listSent: ListSent | null;
};

/** Everything the identity service answers: the two APIs at any path, the hosted login, OAuth, and the object store. */
export function identityApp({
  service,
  operators,
  trustProxy,
  listSent,
  home = null,
  isInsider = insiderCheck(null),
}: IdentityAppParts): Hono {
  const callerOf = callerBy({ trustProxy });
  const app = new Hono();
  const callerKey = countedCaller(callerOf);
  app.use(onlyHttps(service), withHome(home), addressLimit(service.clock, callerKey), callTurns({ callerKey }));
  app.route("/", oauthRoutes(service, callerOf));
  app.route("/", hostedRoutes(service, callerOf));
  app.route("/", arrivalRoutes(service, callerOf));
  app.route("/", passkeyRoutes(service, callerOf));
  app.route("/", objectRoutes(service));
  app.route("/", stateRoutes(service, isInsider));
  if (listSent) app.route("/", outboxRoutes(listSent));
  app.options("*", apiCors);
  // The clients of the APIs post to the root or to any path they were configured with.
  app.post("*", apiCors, boundedBody, envelope({ service, operators, callerOf }));
  app.notFound((c) =>
    (c.req.header("accept") ?? "").includes("text/html") ? faultAnswer(c, "nothing-here", 404) : c.text("Not found", 404),
  );
  app.onError((error, c) => {
    const failure = failedRequest(service.log, error, {}, "the identity service failed to answer");
    if (failure.kind !== "unreachable") return c.text("Error", 500);
    c.header("Retry-After", String(failure.retryAfterSeconds));
    return c.text("Service Unavailable", 503);
  });
  return app;
}

/** Browsers that came by https once come by nothing else for a year. */
function onlyHttps({ origin }: Pick<IdentityService, "origin">): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (origin().startsWith("https:")) c.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  };
}
