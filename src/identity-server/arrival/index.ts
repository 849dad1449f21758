import { type Context, Hono } from "hono";
import type { Caller } from "#domain/identity/core/types.ts";
import { createSocialLogins, type IdentityService } from "#domain/identity/index.server.ts";
import { formHandler, pageHandler } from "#identity-server/hosted/visit.ts";
import { ARRIVAL_PATH } from "#identity-server/pages/arrival-pages.ts";
import { faultAnswer } from "#identity-server/visits/fault-answer.ts";
import { boundedForm } from "#identity-server/visits/form-body.ts";
import { CONNECT_PATH } from "#identity-server/visits/return-to-client.ts";
import {
  showArrival,
  takeArrivalCode,
  takeArrivalConsent,
  takeArrivalEmail,
  takeArrivalLeave,
  takeArrivalLink,
  takeArrivalPassword,
} from "./arrival.ts";
import { showConnect } from "./connect.ts";

const TAKEN = {
  email: takeArrivalEmail,
  code: takeArrivalCode,
  password: takeArrivalPassword,
  link: takeArrivalLink,
  consent: takeArrivalConsent,
  leave: takeArrivalLeave,
};

/** The pages between a provider's answer and an account, and before a provider is linked to one. */
export function arrivalRoutes(service: IdentityService, callerOf: (c: Context) => Caller): Hono {
  const app = new Hono();
  const parts = { service, callerOf };
  app.get(ARRIVAL_PATH, pageHandler(parts, showArrival));
  for (const [step, take] of Object.entries(TAKEN)) {
    app.post(`${ARRIVAL_PATH}/${step}`, boundedForm, formHandler(parts, take));
    app.get(`${ARRIVAL_PATH}/${step}`, (c) => c.redirect(`${ARRIVAL_PATH}${new URL(c.req.url).search}`, 302));
  }
  app.get(CONNECT_PATH, pageHandler(parts, showConnect(createSocialLogins(service))));
  app.onError((error, c) => {
    service.log.error({ err: error, path: c.req.path }, "a page of somebody from a provider failed");
    return faultAnswer(c, "internal", 500);
  });
  return app;
}
