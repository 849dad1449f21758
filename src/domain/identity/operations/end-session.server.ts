import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, text } from "#domain/identity/core/shapes.ts";
import { endSession as end } from "#domain/identity/sessions/sessions.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** The id of a grant, or the hash of a browser's cookie. */
const SESSION_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}/;

/** Ends one sign-in of the caller, named as ListSessions names it. Cognito has no such operation. */
export const endSession = operation({
  name: "EndSession",
  input: z.object({ AccessToken: accessToken, SessionId: text({ pattern: SESSION_ID }) }),
  handle: async (service, { AccessToken, SessionId }, caller) => {
    const bearer = await authenticate(service, AccessToken);
    if (!(await end(service, bearer, SessionId, caller))) throw refuse.sessionUnknown();
    return {};
  },
});
