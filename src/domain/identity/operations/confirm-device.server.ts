import { z } from "zod";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, deviceKey, longText, sensitive, text } from "#domain/identity/core/shapes.ts";
import { authenticateForDevices } from "#domain/identity/devices/device-access.server.ts";
import { readDeviceSalt, readDeviceVerifier, sealDeviceVerifier } from "#domain/identity/devices/device-secret.server.ts";
import { insertConfirmedDevice } from "#domain/identity/tokens/device-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Keeps the device that this sign-in was told of, with the verifier its client made. Only that one: a key is of one user and one sign-in. */
export const confirmDevice = operation({
  name: "ConfirmDevice",
  input: z.object({
    AccessToken: accessToken,
    DeviceKey: deviceKey,
    DeviceSecretVerifierConfig: z
      .object({ PasswordVerifier: sensitive(longText).optional(), Salt: sensitive(longText).optional() })
      .optional(),
    DeviceName: text({ min: 1, max: 1024 }).optional(),
  }),
  handle: async (service, { AccessToken, DeviceKey, DeviceSecretVerifierConfig = {}, DeviceName = null }, caller) => {
    const { account, pool, client, grant } = await authenticateForDevices(service, AccessToken);
    const { Salt, PasswordVerifier } = DeviceSecretVerifierConfig;
    if (Salt === undefined) throw refuse.parameterMissing("Salt");
    if (PasswordVerifier === undefined) throw refuse.parameterMissing("PasswordVerifier");
    const [salt, verifier] = [readDeviceSalt(Salt), readDeviceVerifier(PasswordVerifier)];
    if (grant.deviceKey !== DeviceKey) throw refuse.deviceKeyMalformed("not the device of this sign-in");

    const now = service.clock.now();
    const name = { sub: account.sub, deviceKey: DeviceKey };
    const isRemembered = pool.settings.deviceTracking === "always";
    const device = {
      ...name,
      name: DeviceName,
      srpSalt: salt,
      srpVerifierSealed: sealDeviceVerifier(service, name, verifier),
      confirmedAt: now,
      isRemembered,
      lastIp: caller.ip,
      createdAt: now,
      updatedAt: now,
      lastAuthenticatedAt: grant.authTime,
    };
    await inTransaction(service.db, async (tx) => {
      if (!(await insertConfirmedDevice(tx, device))) throw refuse.deviceKeyExists();
      const of = { at: now, poolId: pool.id, clientId: client.id, sub: account.sub };
      await recordAudit(tx, { ...of, event: "device-confirm", outcome: "done", detail: { device: DeviceKey } }, caller);
    });
    return { UserConfirmationNecessary: !isRemembered };
  },
});
