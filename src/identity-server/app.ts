import { Hono } from "hono";
import type { IdentityService } from "#domain/identity/index.server.ts";
import { apiCors } from "./api-cors.ts";
import { addressLimit, callerBy } from "./caller.ts";
import { boundedBody, envelope } from "./envelope.ts";
import { hostedRoutes } from "./hosted/index.ts";
import { oauthRoutes } from "./oauth/index.ts";
import { objectRoutes } from "./objects/index.ts";
import type { OperatorKeys } from "./operator.ts";
import { type ListSent, outboxRoutes } from "./outbox.ts";
import { stateRoutes } from "./state.ts";

export type IdentityAppParts = {
  readonly service: IdentityService;
  readonly operators: OperatorKeys;
  readonly trustProxy: boolean;
  /** Local mode only: messages that would have been sent. */
  readonly listSent: ListSent | null;
};

/** Everything the identity service answers: the two APIs at any path, the hosted login, OAuth, and the object store. */
export function identityApp({ service, operators, trustProxy, listSent }: IdentityAppParts): Hono {
  const callerOf = callerBy({ trustProxy });
  const app = new Hono();
  app.use(addressLimit(service.clock, callerOf));
  app.route("/", oauthRoutes(service, callerOf));
  app.route("/", hostedRoutes(service, callerOf));
  app.route("/", objectRoutes(service));
  app.options("*", apiCors);
  const answerCall = envelope({ service, operators, callerOf });
  app.post("*", apiCors, boundedBody, async (c, next) => (isCall(c.req.raw) ? answerCall(c) : next()));
  app.route("/", stateRoutes(service, callerOf));
  if (listSent) app.route("/", outboxRoutes(listSent));
  app.post("*", answerCall);
  app.onError((error, c) => {
    service.log.error({ err: error }, "the identity service failed to answer");
    return c.text("Error", 500);
  });
  return app;
}

/** The clients of the APIs name an operation; browsers that post a form do not. */
function isCall(request: Request): boolean {
  return request.headers.has("x-amz-target");
}
