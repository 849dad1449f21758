import { z } from "zod";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, deviceKey } from "#domain/identity/core/shapes.ts";
import { authenticateForDevices } from "#domain/identity/devices/device-access.server.ts";
import { deleteDevice } from "#domain/identity/tokens/device-store.server.ts";
import { revokeGrantsOfDevice } from "#domain/identity/tokens/grant-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Removes a device of the caller, and ends what it was given: whoever holds it is signed out. */
export const forgetDevice = operation({
  name: "ForgetDevice",
  input: z.object({ AccessToken: accessToken.optional(), DeviceKey: deviceKey }),
  handle: async (service, { AccessToken, DeviceKey }, caller) => {
    const { account, client } = await authenticateForDevices(service, AccessToken);
    const now = service.clock.now();
    await inTransaction(service.db, async (tx) => {
      if (!(await deleteDevice(tx, { sub: account.sub, deviceKey: DeviceKey }))) throw refuse.deviceUnknown();
      await revokeGrantsOfDevice(tx, account.sub, { deviceKey: DeviceKey, why: "device forgotten", now });
      const of = { at: now, poolId: account.poolId, clientId: client.id, sub: account.sub };
      await recordAudit(tx, { ...of, event: "device-forget", outcome: "done", detail: { device: DeviceKey } }, caller);
    });
    return {};
  },
});
