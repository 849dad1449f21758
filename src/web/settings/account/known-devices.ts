import type { DeviceView, IdentityClient } from "#web/session/pool/types.ts";
import { isError } from "#wire/errors/catalogue-error.ts";

/** The devices of an account; none where the pool does not know any. */
export async function knownDevices(client: Pick<IdentityClient, "devices">): Promise<readonly DeviceView[]> {
  try {
    return await client.devices();
  } catch (error) {
    if (isError(error, "Device tracking has not been configured in this User Pool")) return [];
    throw error;
  }
}
