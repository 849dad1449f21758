import type { IdentityClient } from "#web/session/pool/types.ts";
import type { PasswordChange } from "./read-password.ts";

export type PasswordCalls = Pick<IdentityClient, "changePassword" | "devices" | "forgetDevice">;

/**
 * Changes the password; the service ends every other sign-in of the account with it. `devices-stay`: the password is new, and devices could not
 * be forgotten.
 */
export async function changePassword(client: PasswordCalls, change: PasswordChange): Promise<"done" | "devices-stay"> {
  await client.changePassword(change.current, change.next);
  if (!change.forgetsDevices) return "done";
  try {
    for (const { id, isThis } of await client.devices()) if (!isThis) await client.forgetDevice(id);
    return "done";
  } catch {
    return "devices-stay";
  }
}
