import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken } from "#domain/identity/core/shapes.ts";
import { endOtherSessions as endOthers } from "#domain/identity/sessions/sessions.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** Ends every sign-in of the caller but the one of the token. Cognito has no such operation. */
export const endOtherSessions = operation({
  name: "EndOtherSessions",
  input: z.object({ AccessToken: accessToken }),
  handle: async (service, { AccessToken }, caller) => {
    await endOthers(service, await authenticate(service, AccessToken), caller);
    return {};
  },
});
