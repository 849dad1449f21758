import { z } from "zod";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, deviceKey, oneOf } from "#domain/identity/core/shapes.ts";
import { authenticateForDevices } from "#domain/identity/devices/device-access.server.ts";
import { findDevice, setRemembered } from "#domain/identity/tokens/device-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Says whether a device of the caller is remembered: then it may stand for the second factor, where the pool says so. */
export const updateDeviceStatus = operation({
  name: "UpdateDeviceStatus",
  input: z.object({
    AccessToken: accessToken,
    DeviceKey: deviceKey,
    DeviceRememberedStatus: oneOf(["remembered", "not_remembered"]).optional(),
  }),
  handle: async (service, { AccessToken, DeviceKey, DeviceRememberedStatus: status }, caller) => {
    const { account, client } = await authenticateForDevices(service, AccessToken);
    const name = { sub: account.sub, deviceKey: DeviceKey };
    if (status === undefined) {
      if (!(await findDevice(service.db, name))) throw refuse.deviceUnknown();
      return {};
    }
    const now = service.clock.now();
    await inTransaction(service.db, async (tx) => {
      if (!(await setRemembered(tx, { ...name, isRemembered: status === "remembered" }, now))) throw refuse.deviceUnknown();
      const of = { at: now, poolId: account.poolId, clientId: client.id, sub: account.sub };
      await recordAudit(tx, { ...of, event: "device-status", outcome: status, detail: { device: DeviceKey } }, caller);
    });
    return {};
  },
});
