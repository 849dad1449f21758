import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, deviceKey, integer, text } from "#domain/identity/core/shapes.ts";
import { authenticateForDevices } from "#domain/identity/devices/device-access.server.ts";
import { describeDevice } from "#domain/identity/devices/device-description.ts";
import { listDevices as findDevices } from "#domain/identity/tokens/device-store.server.ts";

/** The most of a page, and what a page has when nothing else is asked for. */
const PAGE = 60;

/** The caller's devices, a page at a time. */
export const listDevices = operation({
  name: "ListDevices",
  input: z.object({
    AccessToken: accessToken,
    Limit: integer({ min: 0, max: PAGE }).optional(),
    PaginationToken: text({ min: 1, pattern: /[\S]+/ }).optional(),
  }),
  handle: async (service, { AccessToken, Limit, PaginationToken }) => {
    const { account } = await authenticateForDevices(service, AccessToken);
    const limit = Limit || PAGE;
    const after = PaginationToken === undefined ? null : readPage(PaginationToken);
    const found = await findDevices(service.db, account.sub, { after, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return { Devices: shown.map(describeDevice), ...(last ? { PaginationToken: Buffer.from(last.deviceKey).toString("base64url") } : {}) };
  },
});

/** A page is named by the last device before it: it stays right while devices come and go. */
function readPage(token: string): string {
  const after = deviceKey.safeParse(Buffer.from(token, "base64url").toString("utf8"));
  if (!after.success) throw refuse.parameter("Invalid pagination token.");
  return after.data;
}
