import type { Account } from "#domain/identity/core/types.ts";
import { confirmDevice } from "#domain/identity/operations/confirm-device.server.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { PASSWORD, type TestIdentity } from "./identity.ts";
import { newDeviceSecret } from "./srp-device.ts";

export type AuthAnswer = {
  readonly ChallengeName?: string;
  readonly Session?: string;
  readonly ChallengeParameters?: Readonly<Record<string, string>>;
  readonly AuthenticationResult?: {
    readonly AccessToken: string;
    readonly IdToken: string;
    readonly RefreshToken: string;
    readonly NewDeviceMetadata?: { readonly DeviceKey: string; readonly DeviceGroupKey: string };
  };
};

/** A plain sign-in on a device, as far as it goes. */
export async function signInOn(identity: TestIdentity, account: Account, deviceKey?: string): Promise<AuthAnswer> {
  const device = deviceKey === undefined ? {} : { DEVICE_KEY: deviceKey };
  const AuthParameters = { USERNAME: account.username, PASSWORD, ...device };
  return identity.run(initiateAuth, { ClientId: identity.client.id, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
}

/** A sign-in on a new device that is not confirmed yet, and what its client makes up. */
export async function newDevice(identity: TestIdentity, account: Account) {
  const { AccessToken, RefreshToken, NewDeviceMetadata } = (await identity.signIn(account)).AuthenticationResult;
  if (!NewDeviceMetadata) throw new Error("no new device");
  const { DeviceKey, DeviceGroupKey } = NewDeviceMetadata;
  return { accessToken: AccessToken, refreshToken: RefreshToken, deviceKey: DeviceKey, ...newDeviceSecret(DeviceGroupKey, DeviceKey) };
}

/** The same, confirmed. */
export async function confirmedDevice(identity: TestIdentity, account: Account, name = "Firefox") {
  const device = await newDevice(identity, account);
  await identity.run(confirmDevice, {
    AccessToken: device.accessToken,
    DeviceKey: device.deviceKey,
    DeviceName: name,
    DeviceSecretVerifierConfig: device.config,
  });
  return device;
}
