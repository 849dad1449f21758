import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Device } from "#domain/identity/core/types.ts";
import { confirmedDevice } from "#domain/identity/devices/devices.server.ts";
import { required } from "#domain/identity/flows/flow.server.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";

/**
 * The device that answers: the one the sign-in was begun with and no other, because what was asked so far (a second factor, or none)
 * was decided by it.
 */
export async function deviceOfAnswer(
  service: Pick<IdentityService, "db">,
  signIn: SignIn,
  responses: Readonly<Record<string, string>>,
): Promise<Device> {
  if (required(responses, "DEVICE_KEY") !== signIn.deviceKey) throw refuse.invalidSession("the answer names another device");
  const device = await confirmedDevice(service, signIn);
  if (!device) throw refuse.deviceUnknown("the pool tracks no devices any more");
  return device;
}
