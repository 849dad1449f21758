import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { newTotpSecret, sealTotp } from "#domain/identity/mfa/totp.server.ts";
import { forgetDevice } from "#domain/identity/operations/forget-device.server.ts";
import { respondToAuthChallenge } from "#domain/identity/operations/respond-to-auth-challenge.server.ts";
import { updateDeviceStatus } from "#domain/identity/operations/update-device-status.server.ts";
import { findDevice } from "#domain/identity/tokens/device-store.server.ts";
import { minutes, seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { type AuthAnswer, confirmedDevice, signInOn } from "#test/support/identity-devices.ts";
import { srpClient } from "#test/support/srp-device.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

type Device = Awaited<ReturnType<typeof confirmedDevice>>;
type Scene = { readonly account: Account; readonly device: Device };

const wrong = { type: "NotAuthorizedException", message: "Incorrect username or password." };
const foreign = { type: "NotAuthorizedException", message: "Invalid session for the user." };
const used = { type: "NotAuthorizedException", message: "Invalid session for the user, session can only be used once." };

async function scene(): Promise<Scene> {
  const account = await identity.account();
  return { account, device: await confirmedDevice(identity, account) };
}

async function respond({ account }: Scene, name: string, responses: object, Session?: string): Promise<AuthAnswer> {
  const ChallengeResponses = { USERNAME: account.username, ...responses };
  return identity.run(respondToAuthChallenge, { ClientId: identity.client.id, ChallengeName: name, ChallengeResponses, Session });
}

/** As far as the question for the proof. */
async function begin(of: Scene) {
  const client = srpClient();
  const asked = await signInOn(identity, of.account, of.device.deviceKey);
  const answer = { DEVICE_KEY: of.device.deviceKey, SRP_A: client.A };
  const question = await respond(of, "DEVICE_SRP_AUTH", answer, asked.Session);
  const claim = (password = of.device.secret.password, at = identity.clock.now()) => ({
    DEVICE_KEY: of.device.deviceKey,
    ...client.claim(question.ChallengeParameters ?? {}, { ...of.device.secret, password }, at),
  });
  return { asked, answer, question, claim };
}

const prove = (of: Scene, claim: object) => respond(of, "DEVICE_PASSWORD_VERIFIER", claim);

describe("a sign-in on a confirmed device", () => {
  it("asks for the device after the password and gives tokens of that device, not a new one", async () => {
    const of = await scene();
    identity.clock.advance(minutes(1));
    const { asked, question, claim } = await begin(of);
    expect(asked).toMatchObject({ ChallengeName: "DEVICE_SRP_AUTH", ChallengeParameters: {} });
    expect(question.ChallengeName).toBe("DEVICE_PASSWORD_VERIFIER");
    expect(Object.keys(question.ChallengeParameters ?? {}).sort()).toEqual(["DEVICE_KEY", "SALT", "SECRET_BLOCK", "SRP_B", "USERNAME"]);
    const { AuthenticationResult: tokens } = await prove(of, claim());
    expect(tokens).toMatchObject({ TokenType: "Bearer" });
    expect(tokens).not.toHaveProperty("NewDeviceMetadata");
    const claims = JSON.parse(Buffer.from(tokens?.AccessToken.split(".")[1] ?? "", "base64url").toString());
    expect(claims.device_key).toBe(of.device.deviceKey);
    const kept = await findDevice(db, { sub: of.account.sub, deviceKey: of.device.deviceKey });
    expect(kept?.lastAuthenticatedAt).toEqual(identity.clock.now());
  });

  it("takes a remembered device for the second factor, and asks for the factor where it is not", async () => {
    const of = await scene();
    const secret = newTotpSecret(identity.service.randomBytes);
    const totpSealed = sealTotp(identity.service.secrets, of.account.sub, secret);
    await changeAccount(db, of.account.sub, { totpMfa: true, totpSealed }, identity.clock.now());
    expect(await signInOn(identity, of.account)).toMatchObject({ ChallengeName: "SOFTWARE_TOKEN_MFA" });
    expect(await signInOn(identity, of.account, of.device.deviceKey)).toMatchObject({ ChallengeName: "DEVICE_SRP_AUTH" });
    const status = { DeviceKey: of.device.deviceKey, DeviceRememberedStatus: "not_remembered" };
    await identity.run(updateDeviceStatus, { AccessToken: of.device.accessToken, ...status });
    expect(await signInOn(identity, of.account, of.device.deviceKey)).toMatchObject({ ChallengeName: "SOFTWARE_TOKEN_MFA" });
  });
});

describe("the answer to DEVICE_SRP_AUTH", () => {
  it("is taken once", async () => {
    const of = await scene();
    const { asked, answer } = await begin(of);
    await expect(respond(of, "DEVICE_SRP_AUTH", answer, asked.Session)).rejects.toMatchObject(used);
  });

  it("must name the device the sign-in began with: another may not stand for it, not even one of the same user", async () => {
    const of = await scene();
    const other = await confirmedDevice(identity, of.account);
    const asked = await signInOn(identity, of.account, of.device.deviceKey);
    const answer = { DEVICE_KEY: other.deviceKey, SRP_A: srpClient().A };
    await expect(respond(of, "DEVICE_SRP_AUTH", answer, asked.Session)).rejects.toMatchObject(foreign);
  });

  it("is refused with a session of another user, without a session, a key or a public value of use", async () => {
    const [of, stranger] = [await scene(), await scene()];
    const asked = await signInOn(identity, stranger.account, stranger.device.deviceKey);
    const answer = { DEVICE_KEY: stranger.device.deviceKey, SRP_A: srpClient().A };
    await expect(respond(of, "DEVICE_SRP_AUTH", answer, asked.Session)).rejects.toMatchObject(foreign);
    const invalid = { type: "InvalidParameterException" };
    await expect(respond(stranger, "DEVICE_SRP_AUTH", answer)).rejects.toMatchObject(invalid);
    await expect(respond(stranger, "DEVICE_SRP_AUTH", { SRP_A: answer.SRP_A }, asked.Session)).rejects.toMatchObject(invalid);
    await expect(respond(stranger, "DEVICE_SRP_AUTH", { ...answer, SRP_A: "0" }, asked.Session)).rejects.toMatchObject(invalid);
  });

  it("is refused when the device was forgotten meanwhile", async () => {
    const of = await scene();
    const other = await confirmedDevice(identity, of.account);
    const asked = await signInOn(identity, of.account, of.device.deviceKey);
    await identity.run(forgetDevice, { AccessToken: other.accessToken, DeviceKey: of.device.deviceKey });
    const answer = { DEVICE_KEY: of.device.deviceKey, SRP_A: srpClient().A };
    await expect(respond(of, "DEVICE_SRP_AUTH", answer, asked.Session)).rejects.toMatchObject({ message: "Device does not exist." });
  });
});

describe("the proof of a device", () => {
  it("is taken once", async () => {
    const of = await scene();
    const { claim } = await begin(of);
    const proof = claim();
    await prove(of, proof);
    await expect(prove(of, proof)).rejects.toMatchObject(used);
  });

  it("is refused when it comes of another secret, and the right one after it too", async () => {
    const of = await scene();
    const { claim } = await begin(of);
    await expect(prove(of, claim("wrong"))).rejects.toMatchObject(wrong);
    await expect(prove(of, claim())).rejects.toMatchObject(used);
  });

  it.each([-minutes(6), minutes(6)])("is refused when it was signed %d ms from now", async (away) => {
    const of = await scene();
    const { claim } = await begin(of);
    await expect(prove(of, claim(undefined, new Date(identity.clock.now().getTime() + away)))).rejects.toMatchObject(wrong);
  });

  it("is refused when it comes after the time a step may take", async () => {
    const of = await scene();
    const { claim } = await begin(of);
    identity.clock.advance(seconds(identity.client.settings.sessionSeconds));
    await expect(prove(of, claim())).rejects.toMatchObject({ message: "Invalid session for the user, session is expired." });
  });

  it("is of one user and one device", async () => {
    const [of, stranger] = [await scene(), await scene()];
    const { claim } = await begin(of);
    await expect(prove(stranger, claim())).rejects.toMatchObject(foreign);
    await expect(prove(of, { ...claim(), DEVICE_KEY: stranger.device.deviceKey })).rejects.toMatchObject(foreign);
    const { PASSWORD_CLAIM_SECRET_BLOCK } = (await begin(stranger)).claim();
    await expect(prove(of, { ...claim(), PASSWORD_CLAIM_SECRET_BLOCK })).rejects.toMatchObject(foreign);
  });

  it("does not stand for the password's: a block of one stage is none of another", async () => {
    const of = await scene();
    const { claim } = await begin(of);
    await expect(respond(of, "PASSWORD_VERIFIER", claim())).rejects.toMatchObject(foreign);
  });
});
