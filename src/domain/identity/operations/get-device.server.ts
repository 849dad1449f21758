import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, deviceKey } from "#domain/identity/core/shapes.ts";
import { authenticateForDevices } from "#domain/identity/devices/device-access.server.ts";
import { describeDevice } from "#domain/identity/devices/device-description.ts";
import { findDevice } from "#domain/identity/tokens/device-store.server.ts";

/** One device of the caller; another user's does not exist. */
export const getDevice = operation({
  name: "GetDevice",
  input: z.object({ AccessToken: accessToken.optional(), DeviceKey: deviceKey }),
  handle: async (service, { AccessToken, DeviceKey }) => {
    const { account } = await authenticateForDevices(service, AccessToken);
    const device = await findDevice(service.db, { sub: account.sub, deviceKey: DeviceKey });
    if (!device) throw refuse.deviceUnknown();
    return { Device: describeDevice(device) };
  },
});
