import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { authenticate, type Bearer } from "#domain/identity/tokens/access.server.ts";

/** Who asks about devices. Refuses in the way the clients know where the pool tracks none. */
export async function authenticateForDevices(
  service: Pick<IdentityService, "db" | "clock" | "keys" | "directory" | "origin">,
  accessToken: string | undefined,
): Promise<Bearer> {
  if (accessToken === undefined) throw refuse.parameterMissing("AccessToken");
  const bearer = await authenticate(service, accessToken);
  if (bearer.pool.settings.deviceTracking === "off") throw refuse.deviceTrackingOff();
  return bearer;
}
