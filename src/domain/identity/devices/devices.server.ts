import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Device } from "#domain/identity/core/types.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { findDevice } from "#domain/identity/tokens/device-store.server.ts";

/** The confirmed device that a sign-in names; null without one, or where the pool tracks none. Refuses a key nobody confirmed: the client then forgets it. */
export async function confirmedDevice(
  { db }: Pick<IdentityService, "db">,
  { pool, account, deviceKey }: Pick<SignIn, "pool" | "account" | "deviceKey">,
): Promise<Device | null> {
  if (deviceKey === null || pool.settings.deviceTracking === "off") return null;
  const device = await findDevice(db, { sub: account.sub, deviceKey });
  if (!device) throw refuse.deviceUnknown();
  return device;
}
