import type { ClientParts } from "#web/session/pool/parts.ts";
import { revoke } from "#web/session/pool/revoke.ts";
import { isRevocable } from "#web/session/pool/tokens.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { SIGN_OUT_TIMEOUT } from "#wire/constants.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";

type Parts = Pick<ClientParts, "settings" | "tokenStore" | "call" | "callAsUser" | "drop">;

/** Ends the session. What is kept here goes whatever the network does; nobody waits longer than 3 s. */
export function signOutCalls(parts: Parts): Pick<IdentityClient, "signOut"> {
  const { settings, tokenStore, call, callAsUser, drop } = parts;
  const { environment, clientId } = settings;

  /** Whether it ended before the time was up; it goes on all the same. */
  const inTime = (work: Promise<unknown>): Promise<boolean> => {
    const timer = new AbortController();
    const over = environment.wait(SIGN_OUT_TIMEOUT, timer.signal).then(() => false);
    return Promise.race([work.then(() => true), over]).finally(() => timer.abort());
  };

  const everywhere = async () => {
    try {
      if (!(await inTime(callAsUser("GlobalSignOut", {})))) throw new CatalogueError("Signout timeout fail", { name: "TimeoutError" });
    } finally {
      await drop();
    }
  };

  const here = async () => {
    const { accessToken, refreshToken } = tokenStore.read() ?? {};
    await drop();
    if (!accessToken || !refreshToken || !isRevocable(accessToken)) return;
    await inTime(revoke(call, environment, { clientId, refreshToken }));
  };

  return { signOut: ({ isGlobal = false } = {}) => (isGlobal ? everywhere() : here()) };
}
