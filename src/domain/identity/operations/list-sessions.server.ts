import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken } from "#domain/identity/core/shapes.ts";
import { listSessions as findSessions } from "#domain/identity/sessions/sessions.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** Where the caller is signed in: device and prefecture as far as they are known, times in seconds since 1970. Cognito has no such operation. */
export const listSessions = operation({
  name: "ListSessions",
  input: z.object({ AccessToken: accessToken }),
  handle: async (service, { AccessToken }) => {
    const bearer = await authenticate(service, AccessToken);
    const found = await findSessions(service, bearer);
    return {
      Sessions: found.map(({ id, kind, clientName, device, place, firstUsedAt, lastUsedAt }) => ({
        SessionId: id,
        Kind: kind,
        IsCurrent: id === bearer.grant.id,
        FirstUsedDate: inSeconds(firstUsedAt),
        LastUsedDate: inSeconds(lastUsedAt),
        ...(clientName === null ? {} : { ClientName: clientName }),
        ...(device === null ? {} : { Device: device }),
        ...(place === null ? {} : { PrefectureCode: place }),
      })),
    };
  },
});

function inSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
