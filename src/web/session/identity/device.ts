import type { KeptKeys } from "#web/session/pool/keys.ts";
import type { AuthResult } from "#web/session/pool/operations.ts";
import type { ClientParts } from "#web/session/pool/parts.ts";
import { deviceSecret } from "#web/session/pool/srp.ts";
import { IdentityFault } from "#web/session/pool/types.ts";
import type { KeptDevice } from "#wire/kept-people.ts";

export type NewDevice = NonNullable<AuthResult["NewDeviceMetadata"]>;

/** How this browser proves to the service that a user was here before; while nobody is signed in it lies under a name that tells nobody. */
export async function deviceOf(keys: KeptKeys, username: string): Promise<KeptDevice | null> {
  return keptDevice(keys, username) ?? keys.shelvedDevice(username);
}

/** The device of who is signed in. */
export function keptDevice(keys: KeptKeys, username: string): KeptDevice | null {
  const [key, group] = [keys.read(username, "deviceKey"), keys.read(username, "deviceGroupKey")];
  const password = keys.read(username, "randomPasswordKey");
  return key && group && password ? { key, group, password } : null;
}

export async function dropDevice(keys: KeptKeys, username: string): Promise<void> {
  keys.remove(username, "deviceKey", "deviceGroupKey", "randomPasswordKey");
  await keys.dropShelvedDevice(username);
}

function keepDevice(keys: KeptKeys, username: string, { key, group, password }: KeptDevice): void {
  keys.write(username, "deviceKey", key);
  keys.write(username, "deviceGroupKey", group);
  keys.write(username, "randomPasswordKey", password);
}

/** Who is signed in has their device under Cognito's names, where its other clients find it. */
export async function takeDeviceUp(keys: KeptKeys, username: string): Promise<void> {
  const shelved = await keys.shelvedDevice(username);
  if (shelved === null) return;
  if (keptDevice(keys, username) === null) keepDevice(keys, username, shelved);
  await keys.dropShelvedDevice(username);
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
    keepDevice(keys, username, { key: DeviceKey, group: DeviceGroupKey, password });
    return UserConfirmationNecessary;
  } catch {
    // A browser that is not remembered is signed in all the same.
    return null;
  }
}
