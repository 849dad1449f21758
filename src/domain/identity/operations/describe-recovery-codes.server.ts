import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken } from "#domain/identity/core/shapes.ts";
import { findRecoverySet } from "#domain/identity/recovery/recovery-store.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

const inSeconds = (at: Date) => at.getTime() / 1000;

/** How many recovery codes are left of the account of an access token, when they were made and when one was last used. Never the codes. */
export const describeRecoveryCodes = operation({
  name: "DescribeRecoveryCodes",
  input: z.object({ AccessToken: accessToken }),
  handle: async (service, { AccessToken }) => {
    const { account } = await authenticate(service, AccessToken);
    const set = await findRecoverySet(service.db, account.sub);
    if (set === null) return { Remaining: 0 };
    const { remaining, madeAt, lastUsedAt } = set;
    return {
      Remaining: remaining,
      CreationDate: inSeconds(madeAt),
      ...(lastUsedAt === null ? {} : { LastUsedDate: inSeconds(lastUsedAt) }),
    };
  },
});
