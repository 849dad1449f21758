import { REVOKE_RETRY_BASE, REVOKE_RETRY_LIMIT } from "#wire/constants.ts";
import type { Call } from "./parts.ts";
import { type Environment, IdentityFault } from "./types.ts";

type Revocation = { readonly clientId: string; readonly refreshToken: string };

/** Revokes until it worked or was refused: 100 ms later, then 200, 400 …, each with up to 100 ms on top, for 5 min in all. Never rejects. */
export async function revoke(
  call: Call,
  { wait, randomBytes }: Pick<Environment, "wait" | "randomBytes">,
  { clientId, refreshToken }: Revocation,
): Promise<void> {
  let waited = 0;
  for (let tries = 0; ; tries += 1) {
    try {
      await call("RevokeToken", { ClientId: clientId, Token: refreshToken });
      return;
    } catch (error) {
      if (isFinal(error)) return;
    }
    const delay = REVOKE_RETRY_BASE * 2 ** tries + (REVOKE_RETRY_BASE * (randomBytes(1)[0] ?? 0)) / 256;
    waited += delay;
    if (waited > REVOKE_RETRY_LIMIT) return;
    await wait(delay);
  }
}

/** What the service will say again, however often it is asked. */
function isFinal(error: unknown): boolean {
  return error instanceof IdentityFault && error.status < 500 && error.name !== "TooManyRequestsException";
}
