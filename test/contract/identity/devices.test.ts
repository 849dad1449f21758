import {
  ConfirmDeviceCommand,
  ForgetDeviceCommand,
  GetDeviceCommand,
  InitiateAuthCommand,
  ListDevicesCommand,
  UpdateDeviceStatusCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoUser } from "amazon-cognito-identity-js";
import { beforeAll, describe, expect, it } from "vitest";
import {
  authenticate,
  browserUser,
  currentSession,
  deviceKeyIn,
  doNotRememberDevice,
  forgetDevice,
  forgetOtherDevice,
  getDevice,
  listDevices,
  MemoryStorage,
  refresh,
  rememberDevice,
  setMfa,
} from "#test/support/cognito-js.ts";
import { claimsOf, type IdentityServer, identityServer, refusalOf, type TestUser } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

const GONE = "ResourceNotFoundException: Device does not exist.";

type Browser = { readonly user: TestUser; readonly browser: CognitoUser; readonly storage: MemoryStorage; readonly key: string };

/** A sign-in, after which the client has confirmed its device by itself. */
async function onDevice(user: TestUser, storage = new MemoryStorage()): Promise<Browser> {
  const browser = browserUser(server, user, storage);
  const outcome = await authenticate(browser, user.password);
  if (outcome.kind !== "signed in") throw new Error(`asked for ${outcome.challenge}`);
  return { user, browser, storage, key: deviceKeyIn(storage) ?? "" };
}
const anybodyOnDevice = async () => onDevice(await server.aUser());
const accessOf = async (browser: CognitoUser) => (await currentSession(browser)).getAccessToken().getJwtToken();

/** The challenges that were answered while something ran, and the refusals that came back. */
async function watched<T>(run: () => Promise<T>): Promise<{ result: T; answered: string[]; refused: string[] }> {
  const real = globalThis.fetch;
  const [answered, refused]: [string[], string[]] = [[], []];
  globalThis.fetch = async (input, init) => {
    const { ChallengeName } = JSON.parse(String(init?.body ?? "{}"));
    if (ChallengeName) answered.push(ChallengeName);
    const response = await real(input, init);
    if (!response.ok) refused.push((await response.clone().json()).message);
    return response;
  };
  try {
    return { result: await run(), answered, refused };
  } finally {
    globalThis.fetch = real;
  }
}

describe("a device that is remembered", () => {
  it("is confirmed by the client after its first sign-in, and is in the list with its name", async () => {
    const { browser, key } = await anybodyOnDevice();
    expect(key).toMatch(/^ap-northeast-1_[0-9a-f-]{36}$/);
    const { Devices } = await listDevices(browser);
    expect(Devices.map(({ DeviceKey }) => DeviceKey)).toEqual([key]);
    const { Device } = await getDevice(browser);
    expect(Device.DeviceKey).toBe(key);
    expect(Device.DeviceAttributes.map(({ Name }) => Name)).toContain("device_name");
    expect(Device.DeviceCreateDate).toBeCloseTo(Date.now() / 1000, -2);
  });

  it("proves itself by SRP at the next sign-in and is given no new key", async () => {
    const { user, storage, key } = await anybodyOnDevice();
    const { answered } = await watched(() => onDevice(user, storage));
    expect(answered).toEqual(["PASSWORD_VERIFIER", "DEVICE_SRP_AUTH", "DEVICE_PASSWORD_VERIFIER"]);
    expect(deviceKeyIn(storage)).toBe(key);
  });

  it("takes the place of the second factor; a new one does not", async () => {
    const { user, browser, storage } = await anybodyOnDevice();
    await setMfa(browser, { sms: { Enabled: true, PreferredMfa: true } });
    expect(await authenticate(browserUser(server, user, storage), user.password)).toMatchObject({ kind: "signed in" });
    expect(await authenticate(browserUser(server, user), user.password)).toMatchObject({ challenge: "SMS_MFA" });
  });

  it("is refused without its secret", async () => {
    const { user, storage } = await anybodyOnDevice();
    const [place = ""] = [...storage.kept.keys()].filter((name) => name.endsWith(".randomPasswordKey"));
    storage.setItem(place, Buffer.from("not the secret").toString("base64"));
    expect(await refusalOf(onDevice(user, storage))).toBe("NotAuthorizedException: Incorrect username or password.");
  });

  it("once forgotten elsewhere, has the client send its proof again without the device, and get a new one", async () => {
    const { user, storage, key } = await anybodyOnDevice();
    const elsewhere = await onDevice(user);
    expect(await forgetOtherDevice(elsewhere.browser, key)).toBe("SUCCESS");
    const { refused, result } = await watched(() => onDevice(user, storage));
    expect(refused).toEqual(["Device does not exist."]);
    expect(result.key).not.toBe(key);
  });

  it("takes its refresh tokens with it when it is forgotten", async () => {
    const { user, browser, key } = await anybodyOnDevice();
    const token = (await currentSession(browser)).getRefreshToken().getToken();
    expect(await forgetDevice(browser)).toBe("SUCCESS");
    const { AccessToken } = await server.tokensOf(user);
    expect(await refusalOf(server.sdk.send(new GetDeviceCommand({ AccessToken, DeviceKey: key })))).toBe(GONE);
    const attempt = new InitiateAuthCommand({
      ClientId: user.client.id,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN: token, DEVICE_KEY: key },
    });
    expect(await refusalOf(server.sdk.send(attempt))).toBe("NotAuthorizedException: Refresh Token has been revoked");
  });

  it("alone renews what was given to it", async () => {
    const { user, browser, key } = await anybodyOnDevice();
    const session = await currentSession(browser);
    const renewed = await refresh(browser, session);
    expect(claimsOf(renewed.getAccessToken().getJwtToken()).device_key).toBe(key);
    const parameters = { REFRESH_TOKEN: session.getRefreshToken().getToken() };
    const attempt = new InitiateAuthCommand({ ClientId: user.client.id, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: parameters });
    expect(await refusalOf(server.sdk.send(attempt))).toBe("NotAuthorizedException: Invalid Refresh Token.");
  });
});

describe("a pool where a device counts once the user says so", () => {
  it("asks for consent, and remembers and forgets by UpdateDeviceStatus", async () => {
    const place = await server.addPool({ deviceTracking: "opt-in" });
    const user = await server.aUser(place);
    const storage = new MemoryStorage();
    const browser = browserUser(server, user, storage);
    expect(await authenticate(browser, user.password)).toMatchObject({ kind: "signed in", needsConsent: true });
    await setMfa(browser, { sms: { Enabled: true, PreferredMfa: true } });
    const again = () => authenticate(browserUser(server, user, storage), user.password);
    expect(await again()).toMatchObject({ challenge: "SMS_MFA" });
    expect(await rememberDevice(browser)).toBe("SUCCESS");
    expect(await again()).toMatchObject({ kind: "signed in" });
    expect(await doNotRememberDevice(browser)).toBe("SUCCESS");
    expect(await again()).toMatchObject({ challenge: "SMS_MFA" });
  });
});

describe("the device operations with the AWS SDK", () => {
  it("show and touch no device of another user", async () => {
    const [mine, theirs] = [await anybodyOnDevice(), await anybodyOnDevice()];
    const named = { AccessToken: await accessOf(mine.browser), DeviceKey: theirs.key };
    expect(await refusalOf(server.sdk.send(new GetDeviceCommand(named)))).toBe(GONE);
    expect(await refusalOf(server.sdk.send(new ForgetDeviceCommand(named)))).toBe(GONE);
    const remember = new UpdateDeviceStatusCommand({ ...named, DeviceRememberedStatus: "remembered" });
    expect(await refusalOf(server.sdk.send(remember))).toBe(GONE);
    expect((await getDevice(theirs.browser)).Device.DeviceKey).toBe(theirs.key);
  });

  it("page through the list and refuse more than 60 at once", async () => {
    const user = await server.aUser();
    const keys = [(await onDevice(user)).key, (await onDevice(user)).key, (await onDevice(user)).key];
    const { AccessToken } = await server.tokensOf(user);
    const first = await server.sdk.send(new ListDevicesCommand({ AccessToken, Limit: 2 }));
    const rest = await server.sdk.send(new ListDevicesCommand({ AccessToken, Limit: 2, PaginationToken: first.PaginationToken }));
    const seen = [...(first.Devices ?? []), ...(rest.Devices ?? [])].map(({ DeviceKey }) => DeviceKey);
    expect(seen.toSorted()).toEqual(keys.toSorted());
    expect(rest.PaginationToken).toBeUndefined();
    expect(await refusalOf(server.sdk.send(new ListDevicesCommand({ AccessToken, Limit: 61 })))).toMatch(
      /^InvalidParameterException: 1 validation error detected: Value.* at 'limit' failed to satisfy constraint: Member must have value less than or equal to 60$/,
    );
  });

  it("confirm only the device that this sign-in was told of", async () => {
    const { AccessToken, NewDeviceMetadata } = await server.tokensOf(await server.aUser());
    const other = "ap-northeast-1_00000000-0000-4000-8000-000000000000";
    const config = { Salt: Buffer.alloc(16, 1).toString("base64"), PasswordVerifier: Buffer.alloc(384, 2).toString("base64") };
    const confirm = (DeviceKey: string | undefined) =>
      server.sdk.send(new ConfirmDeviceCommand({ AccessToken, DeviceKey, DeviceSecretVerifierConfig: config }));
    expect(await refusalOf(confirm(other))).toBe("InvalidParameterException: Invalid device key given.");
    expect(await confirm(NewDeviceMetadata?.DeviceKey)).toMatchObject({ UserConfirmationNecessary: false });
    expect(await refusalOf(confirm(NewDeviceMetadata?.DeviceKey))).toBe("DeviceKeyExistsException: Device key already exists.");
  });

  it("are refused where the pool tracks no devices", async () => {
    const { AccessToken, NewDeviceMetadata } = await server.tokensOf(await server.aUser(await server.addPool({ deviceTracking: "off" })));
    expect(NewDeviceMetadata).toBeUndefined();
    expect(await refusalOf(server.sdk.send(new ListDevicesCommand({ AccessToken, Limit: 1 })))).toBe(
      "InvalidParameterException: Device tracking has not been configured in this User Pool",
    );
  });
});
