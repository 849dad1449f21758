import { z } from "zod";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken } from "#domain/identity/core/shapes.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";
import { inSeconds } from "#domain/identity/tokens/claims.ts";

const MOST_EVENTS = 1000;

/** What the log keeps of the caller's account, the newest first: what was done, how it ended, from where. Cognito has no such operation. */
export const listAccountEvents = operation({
  name: "ListAccountEvents",
  input: z.object({ AccessToken: accessToken }),
  handle: async (service, { AccessToken }) => {
    const { account } = await authenticate(service, AccessToken);
    const found = await listAudit(service.db, account.sub, MOST_EVENTS);
    return {
      Events: found.map(({ event, outcome, at, detail, ip }) => ({
        Event: event,
        Outcome: outcome,
        EventDate: inSeconds(at),
        // Of other events it is the key of a device.
        ...(event === "sign-in" && typeof detail?.device === "string" ? { Device: detail.device } : {}),
        ...(ip === null ? {} : { IpAddress: ip }),
      })),
    };
  },
});
