import type { KeptKeys } from "#web/session/pool/keys.ts";
import type { AuthResult } from "#web/session/pool/operations.ts";
import type { ClientParts } from "#web/session/pool/parts.ts";
import { deviceSecret } from "#web/session/pool/srp.ts";
import { IdentityFault } from "#web/session/pool/types.ts";

/** How this browser proves to the service that it was here before. */
export type KeptDevice = { readonly key: string; readonly group: string; readonly password: string };
export type NewDevice = NonNullable<AuthResult["NewDeviceMetadata"]>;

export function keptDevice(keys: KeptKeys, username: string): KeptDevice | null {
  const [key, group] = [keys.read(username, "deviceKey"), keys.read(username, "deviceGroupKey")];
  const password = keys.read(username, "randomPasswordKey");
  return key && group && password ? { key, group, password } : null;
}

export function dropDevice(keys: KeptKeys, username: string): void {
  keys.remove(username, "deviceKey", "deviceGroupKey", "randomPasswordKey");
}

/** The service does not know the device any more: somebody forgot it elsewhere. */
export function isDeviceLost(error: unknown): boolean {
  return error instanceof IdentityFault && error.name === "ResourceNotFoundException" && /device/i.test(error.message);
}

/** Makes this browser a known device. Answers whether the user must agree first, or null where the service refused. */
export async function confirmDevice(
  { settings, keys, call }: Pick<ClientParts, "settings" | "keys" | "call">,
  { username, accessToken, device }: { readonly username: string; readonly accessToken: string; readonly device: NewDevice },
): Promise<boolean | null> {
  const { DeviceKey, DeviceGroupKey } = device;
  const { password, config } = await deviceSecret({ poolName: DeviceGroupKey, userId: DeviceKey }, settings.environment.randomBytes);
  try {
    const { UserConfirmationNecessary = false } = await call("ConfirmDevice", {
      AccessToken: accessToken,
      DeviceKey,
      DeviceName: settings.deviceName,
      DeviceSecretVerifierConfig: config,
    });
    keys.write(username, "deviceKey", DeviceKey);
    keys.write(username, "deviceGroupKey", DeviceGroupKey);
    keys.write(username, "randomPasswordKey", password);
    return UserConfirmationNecessary;
  } catch {
    // A browser that is not remembered is signed in all the same.
    return null;
  }
}
