import { type Context, Hono } from "hono";
import type { Caller } from "#domain/identity/core/types.ts";
import type { IdentityService } from "#domain/identity/index.server.ts";
import { failurePage } from "#identity-server/visits/failure-page.ts";
import { boundedForm } from "#identity-server/visits/form-body.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { assetRoutes } from "./assets.ts";
import { takeAppCode, takeChoice, takeNewPassword, takeSetUp, takeSmsCode } from "./challenge.ts";
import { showConfirm, takeConfirm, takeResend } from "./confirm.ts";
import { confirmUserRoutes } from "./confirm-user.ts";
import { showForgot, takeForgot, takeReset } from "./forgot-password.ts";
import { showLogin, takeLogin } from "./login.ts";
import { takePasskey, takePasskeyOptions } from "./passkey.ts";
import { showSignUp, takeSignUp } from "./sign-up.ts";
import { formHandler, pageHandler, type Visit } from "./visit.ts";

type Take = (visit: Visit, form: URLSearchParams) => Response | Promise<Response>;

/** The pages with a form, by the path that shows them. */
const SHOWN: Readonly<Record<string, (visit: Visit) => Response | Promise<Response>>> = {
  "/login": showLogin,
  "/signup": showSignUp,
  "/confirm": (visit) => showConfirm(visit),
  "/forgotPassword": (visit) => showForgot(visit),
};

/** What is done with each form. */
const TAKEN: Readonly<Record<string, Take>> = {
  "/login": takeLogin,
  "/login/passkey": takePasskey,
  "/login/passkey/options": takePasskeyOptions,
  "/login/sms": takeSmsCode,
  "/login/app": takeAppCode,
  "/login/choose": takeChoice,
  "/login/setup": takeSetUp,
  "/login/newPassword": takeNewPassword,
  "/signup": takeSignUp,
  "/confirm": takeConfirm,
  "/confirm/resend": takeResend,
  "/forgotPassword": takeForgot,
  "/forgotPassword/confirm": takeReset,
};

/** The hosted login: pages in Japanese that work without scripts. Steps reached by a form alone begin again at the login when they are asked for by address. */
export function hostedRoutes(service: IdentityService, callerOf: (c: Context) => Caller): Hono {
  const app = new Hono();
  const parts = { service, callerOf };
  app.route("/", assetRoutes());
  app.route("/", confirmUserRoutes(parts));
  for (const [path, show] of Object.entries(SHOWN)) app.get(path, pageHandler(parts, show));
  for (const [path, take] of Object.entries(TAKEN)) app.post(path, boundedForm, formHandler(parts, take));
  for (const path of Object.keys(TAKEN).filter((known) => !Object.hasOwn(SHOWN, known)))
    app.get(path, (c) => c.redirect(`/login${new URL(c.req.url).search}`, 302));
  app.onError((error, c) => {
    return failurePage(c, failedRequest(service.log, error, { path: c.req.path }, "a page of the hosted login failed"));
  });
  return app;
}
