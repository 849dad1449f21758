import { leaveNotice } from "#web/session/core/login-notices.ts";
import type { SiteSession } from "#web/session/core/types.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";

/** Ends every session of the account. Rejects, with this one as it was, where the service cannot be reached: the others would go on unseen. */
export async function signOutEverywhere(client: Pick<IdentityClient, "user">, session: Pick<SiteSession, "logout">): Promise<void> {
  await client.user({ isFresh: true });
  // What fails on the way has more to say, and says it instead.
  leaveNotice("signed-out-everywhere");
  await session.logout({ isEverywhere: true });
}
