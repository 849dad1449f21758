import { type Context, Hono } from "hono";
import type { Caller } from "#domain/identity/core/types.ts";
import type { IdentityService } from "#domain/identity/index.server.ts";
import { failurePage } from "#identity-server/visits/failure-page.ts";
import { boundedForm } from "#identity-server/visits/form-body.ts";
import { failedRequest } from "#platform/failed-request.ts";
import { showAdd, takeAdd, takeAddOptions } from "./add.ts";
import { passkeysForm, passkeysPage } from "./at-passkeys.ts";
import { showName, showRemove, takeName, takeRemove } from "./change.ts";
import { showList } from "./list.ts";

/** Where people who are signed in on the hosted pages see, add, name and remove their passkeys. */
export function passkeyRoutes(service: IdentityService, callerOf: (c: Context) => Caller): Hono {
  const app = new Hono();
  const parts = { service, callerOf };
  app.get("/passkeys", passkeysPage(parts, "/passkeys", showList));
  app.get("/passkeys/add", passkeysPage(parts, "/passkeys/add", showAdd));
  app.get("/passkeys/name", passkeysPage(parts, "/passkeys/name", showName));
  app.get("/passkeys/remove", passkeysPage(parts, "/passkeys/remove", showRemove));
  app.get("/passkeys/add/options", (c) => c.redirect(`/passkeys/add${new URL(c.req.url).search}`, 302));
  app.post("/passkeys/add/options", boundedForm, passkeysForm(parts, "/passkeys/add", takeAddOptions));
  app.post("/passkeys/add", boundedForm, passkeysForm(parts, "/passkeys/add", takeAdd));
  app.post("/passkeys/name", boundedForm, passkeysForm(parts, "/passkeys/name", takeName));
  app.post("/passkeys/remove", boundedForm, passkeysForm(parts, "/passkeys/remove", takeRemove));
  app.onError((error, c) => failurePage(c, failedRequest(service.log, error, { path: c.req.path }, "a page about passkeys failed")));
  return app;
}
