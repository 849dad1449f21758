import type { SiteSession } from "#web/session/core/types.ts";
import { type DeviceView, type IdentityClient, IdentityFault } from "#web/session/pool/types.ts";

/** Takes a device off the list; whoever holds it is signed out. One that was forgotten elsewhere in the meantime is off it already. */
export async function forgetDevice(
  client: Pick<IdentityClient, "forgetDevice">,
  session: Pick<SiteSession, "logout">,
  { id, isThis }: Pick<DeviceView, "id" | "isThis">,
): Promise<void> {
  try {
    await client.forgetDevice(isThis ? undefined : id);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  // What this device was given has ended with it.
  if (isThis) await session.logout();
}

function isGone(error: unknown): boolean {
  return error instanceof IdentityFault && error.name === "ResourceNotFoundException";
}
