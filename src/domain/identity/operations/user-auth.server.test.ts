import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { claimsOf } from "#test/support/identity-server.ts";
import { PASSKEY_CLIENT, PASSKEY_POOL, passkeyBrowser } from "#test/support/passkeys.ts";
import { type Lies, softAuthenticator } from "#test/support/soft-authenticator.ts";
import { srpClient } from "#test/support/srp-device.ts";
import { initiateAuth } from "./initiate-auth.server.ts";
import { listWebAuthnCredentials } from "./list-web-authn-credentials.server.ts";
import { respondToAuthChallenge } from "./respond-to-auth-challenge.server.ts";

let identity: TestIdentity;
let browser: ReturnType<typeof passkeyBrowser>;

beforeAll(async () => {
  const { db } = await testDatabase();
  identity = await testIdentity(db, { pool: PASSKEY_POOL, client: PASSKEY_CLIENT });
  browser = passkeyBrowser(identity);
});

const WRONG = { type: "NotAuthorizedException", message: "The passkey could not be verified." };
const optionsOf = ({ ChallengeParameters }: Awaited<ReturnType<typeof browser.begin>>) =>
  JSON.parse(ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? "") as { allowCredentials: { id: string }[] } & Record<string, unknown>;

describe("a sign-in by passkey", () => {
  it("ends in tokens of a new sign-in, and leaves remembered devices alone", async () => {
    const { account, authenticator, accessToken } = await browser.member();
    identity.clock.advance(60_000);
    const { AuthenticationResult } = await browser.signIn(account, authenticator);
    expect(claimsOf(AuthenticationResult?.AccessToken ?? "")).toMatchObject({
      ...{ sub: account.sub, auth_time: identity.clock.now().getTime() / 1000 },
    });
    expect(AuthenticationResult?.NewDeviceMetadata).toBeUndefined();
    const { Credentials } = (await identity.run(listWebAuthnCredentials, { AccessToken: accessToken })) as { Credentials: object[] };
    expect(Credentials[0]).toMatchObject({ LastUsedAt: identity.clock.now().getTime() / 1000 });
  });

  it("needs no name: the passkey says whose it is", async () => {
    const { account, authenticator } = await browser.member();
    const asked = await browser.begin({ PREFERRED_CHALLENGE: "WEB_AUTHN" });
    expect(optionsOf(asked).allowCredentials).toEqual([]);
    const { AuthenticationResult } = await browser.signIn(null, authenticator);
    expect(claimsOf(AuthenticationResult?.AccessToken ?? "").sub).toBe(account.sub);
  });

  it("stands for the second factor, because its holder was verified", async () => {
    const { account, authenticator } = await browser.member();
    await changeAccount(identity.service.db, account.sub, { totpMfa: true, totpSealed: Buffer.alloc(40) }, identity.clock.now());
    expect((await browser.signIn(account, authenticator)).AuthenticationResult).toBeDefined();
  });

  it.each([
    ["the pool lets it stand for one factor alone", { isMultiFactor: false }, {}],
    ["its holder was not verified", { isMultiFactor: true }, { isVerified: false }],
  ])("is followed by the second factor where %s", async (_, changes, lies) => {
    const { db } = await testDatabase();
    const passkeys = { relyingPartyId: "localhost", userVerification: "preferred" as const, ...changes };
    const other = await testIdentity(db, { pool: { ...PASSKEY_POOL, passkeys }, client: PASSKEY_CLIENT });
    const there = passkeyBrowser(other);
    const { account, authenticator } = await there.member();
    await changeAccount(db, account.sub, { totpMfa: true, totpSealed: Buffer.alloc(40) }, other.clock.now());
    expect(await there.signIn(account, authenticator, lies)).toMatchObject({ ChallengeName: "SOFTWARE_TOKEN_MFA" });
  });

  const attacks: readonly (readonly [string, Lies])[] = [
    ["another origin", { origin: "https://evil.example" }],
    ["another relying party", { relyingPartyId: "evil.example" }],
    ["another challenge", { challenge: "b3RoZXI" }],
    ["a frame of another site", { crossOrigin: true }],
    ["a holder who was not verified", { isVerified: false }],
    ["a counter that went back", { signCount: 0 }],
    ["a passkey that nobody has", { id: "bm9ib2R5" }],
    ["the user handle of another", { userHandle: "b3RoZXI" }],
    ["the answer to a registration", { type: "webauthn.create" }],
    ["a passkey that has become another kind", { isBackedUp: false }],
  ];
  it.each(attacks)("is refused from %s, with and without a name", async (_, lies) => {
    const { account, authenticator } = await browser.member();
    await browser.signIn(account, authenticator);
    await expect(browser.signIn(account, authenticator, lies)).rejects.toMatchObject(WRONG);
    await expect(browser.signIn(null, authenticator, lies)).rejects.toMatchObject(WRONG);
  });

  it("is refused with the passkey of another account", async () => {
    const [mine, yours] = [await browser.member(), await browser.member()];
    await expect(browser.signIn(yours.account, mine.authenticator)).rejects.toMatchObject(WRONG);
  });

  it("is refused with the signature of another key", async () => {
    const [mine, yours] = [await browser.member(), await browser.member()];
    const lies = { id: yours.authenticator.id, userHandle: Buffer.from(yours.account.sub).toString("base64url") };
    await expect(browser.signIn(yours.account, mine.authenticator, lies)).rejects.toMatchObject(WRONG);
  });

  it("takes an answer once, within the time of the session, and for the session it was made for", async () => {
    const { account, authenticator } = await browser.member();
    const named = { USERNAME: account.username };
    const begin = () => browser.begin({ ...named, PREFERRED_CHALLENGE: "WEB_AUTHN" });
    const [first, second, late] = [await begin(), await begin(), await begin()];
    const signed = (asked: typeof first) => authenticator.sign(asked.ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? "");
    const CREDENTIAL = signed(first);
    expect((await browser.answer("WEB_AUTHN", first.Session, { ...named, CREDENTIAL })).AuthenticationResult).toBeDefined();
    const again = browser.answer("WEB_AUTHN", first.Session, { ...named, CREDENTIAL });
    await expect(again).rejects.toMatchObject({ message: "Invalid session for the user, session can only be used once." });
    await expect(browser.answer("WEB_AUTHN", second.Session, { ...named, CREDENTIAL })).rejects.toMatchObject(WRONG);
    identity.clock.advance(181_000);
    const tooLate = browser.answer("WEB_AUTHN", late.Session, { ...named, CREDENTIAL: signed(late) });
    await expect(tooLate).rejects.toMatchObject({ message: "Invalid session for the user, session is expired." });
  });

  it("is locked out like a password after wrong ones, and a disabled account stays out", async () => {
    const { account, authenticator } = await browser.member();
    for (let wrong = 0; wrong < 5; wrong++)
      await expect(browser.signIn(account, authenticator, { challenge: "b3RoZXI" })).rejects.toMatchObject(WRONG);
    await expect(browser.signIn(account, authenticator)).rejects.toMatchObject({ message: "Password attempts exceeded" });
    identity.clock.advance(3_600_000);
    await changeAccount(identity.service.db, account.sub, { isEnabled: false }, identity.clock.now());
    await expect(browser.signIn(account, authenticator)).rejects.toMatchObject({ message: "User is disabled." });
  });

  it.each(["{", "[]", '{"id":"x"}', "null"])("refuses what is no credential: %s", async (CREDENTIAL) => {
    const { account } = await browser.member();
    const asked = await browser.begin({ USERNAME: account.username, PREFERRED_CHALLENGE: "WEB_AUTHN" });
    const answer = browser.answer("WEB_AUTHN", asked.Session, { USERNAME: account.username, CREDENTIAL });
    await expect(answer).rejects.toMatchObject({ type: "InvalidParameterException" });
  });
});

describe("what a name tells", () => {
  it("is nothing: somebody with two passkeys, one or none and nobody at all are asked for whatever passkey they have", async () => {
    const [two, one, none] = [await browser.member(), await browser.member(), await identity.account()];
    await browser.add(two.accessToken);
    for (const USERNAME of [two.account.username, one.account.username, none.username, "nobody"]) {
      const asked = await browser.begin({ USERNAME, PREFERRED_CHALLENGE: "WEB_AUTHN" });
      expect(optionsOf(asked).allowCredentials).toEqual([]);
      const CREDENTIAL = softAuthenticator().sign(asked.ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? "");
      await expect(browser.answer("WEB_AUTHN", asked.Session, { USERNAME, CREDENTIAL })).rejects.toMatchObject(WRONG);
    }
  });

  it("is nothing either where the list of ways is asked for", async () => {
    const [member, plain] = [await browser.member(), await identity.account()];
    for (const USERNAME of [member.account.username, plain.username, "nobody"])
      expect(await browser.begin({ USERNAME })).toMatchObject({
        ...{ ChallengeName: "SELECT_CHALLENGE", AvailableChallenges: ["PASSWORD", "PASSWORD_SRP", "WEB_AUTHN"] },
      });
  });

  it("is who there is and what they have, at a client that may learn it", async () => {
    const settings = { ...PASSKEY_CLIENT, preventsExistenceErrors: false };
    const open = await createClient(identity.service, { poolId: identity.pool.id, name: "open", settings });
    const { username } = await identity.account();
    expect((await browser.begin({ USERNAME: username, PREFERRED_CHALLENGE: "WEB_AUTHN" }, open.id)).AvailableChallenges).toEqual([
      "PASSWORD",
      "PASSWORD_SRP",
    ]);
    await expect(browser.begin({ USERNAME: "nobody" }, open.id)).rejects.toMatchObject({ type: "UserNotFoundException" });
    const { account, authenticator } = await browser.member();
    const asked = await browser.begin({ USERNAME: account.username, PREFERRED_CHALLENGE: "WEB_AUTHN" }, open.id);
    expect(optionsOf(asked).allowCredentials).toMatchObject([{ id: authenticator.id, type: "public-key" }]);
  });
});

describe("wrong passkeys without a name", () => {
  it("bar the network of their caller, of IPv6 all of its /64", async () => {
    const { db } = await testDatabase();
    const other = await testIdentity(db, { pool: PASSKEY_POOL, client: PASSKEY_CLIENT });
    const from = (place: number) => ({ ip: `2001:db8:1:2::${place.toString(16)}`, requestId: "test" });
    const tryFrom = async (place: number) => {
      const [ClientId, AuthFlow] = [other.client.id, "USER_AUTH"];
      const asked = await other.run(
        initiateAuth,
        { ClientId, AuthFlow, AuthParameters: { PREFERRED_CHALLENGE: "WEB_AUTHN" } },
        from(place),
      );
      const { Session, ChallengeParameters } = asked as { Session: string; ChallengeParameters: Record<string, string> };
      const CREDENTIAL = softAuthenticator().sign(ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? "");
      const ChallengeResponses = { CREDENTIAL };
      return other.run(respondToAuthChallenge, { ClientId, ChallengeName: "WEB_AUTHN", Session, ChallengeResponses }, from(place));
    };
    for (let wrong = 0; wrong < 100; wrong++) await expect(tryFrom(wrong)).rejects.toMatchObject(WRONG);
    const { username } = await other.account();
    const AuthParameters = { USERNAME: username, PASSWORD };
    const signIn = (ip: string) =>
      other.run(initiateAuth, { ClientId: other.client.id, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters }, { ip, requestId: "test" });
    await expect(signIn("2001:db8:1:2:ffff::1")).rejects.toMatchObject({ message: "Password attempts exceeded" });
    expect(await signIn("2001:db8:1:3::1")).toHaveProperty("AuthenticationResult");
  });
});

describe("a choice of how to sign in", () => {
  it("takes the password at once, or from the list", async () => {
    const { username } = await identity.account();
    const named = { USERNAME: username, PASSWORD };
    expect((await browser.begin({ ...named, PREFERRED_CHALLENGE: "PASSWORD" })).AuthenticationResult).toBeDefined();
    const listed = await browser.begin({ USERNAME: username });
    const answer = (password: string) =>
      browser.answer("SELECT_CHALLENGE", listed.Session, { ...named, PASSWORD: password, ANSWER: "PASSWORD" });
    await expect(answer("Wrong1horse")).rejects.toMatchObject({ message: "Incorrect username or password." });
    expect((await answer(PASSWORD)).AuthenticationResult).toBeDefined();
  });

  it("takes a proof by SRP at once, or from the list", async () => {
    const { username } = await identity.account();
    const parameters = { USERNAME: username, SRP_A: srpClient().A };
    expect((await browser.begin({ ...parameters, PREFERRED_CHALLENGE: "PASSWORD_SRP" })).ChallengeName).toBe("PASSWORD_VERIFIER");
    const listed = await browser.begin({ USERNAME: username });
    const chosen = await browser.answer("SELECT_CHALLENGE", listed.Session, { ...parameters, ANSWER: "PASSWORD_SRP" });
    expect(chosen.ChallengeName).toBe("PASSWORD_VERIFIER");
  });

  it("takes a passkey from the list, and again after one was given up", async () => {
    const { account, authenticator } = await browser.member();
    const named = { USERNAME: account.username };
    const listed = await browser.begin(named);
    const chosen = await browser.answer("SELECT_CHALLENGE", listed.Session, { ...named, ANSWER: "WEB_AUTHN" });
    const again = await browser.answer("SELECT_CHALLENGE", chosen.Session, { ...named, ANSWER: "WEB_AUTHN" });
    const CREDENTIAL = authenticator.sign(again.ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? "");
    expect((await browser.answer("WEB_AUTHN", again.Session, { ...named, CREDENTIAL })).AuthenticationResult).toBeDefined();
  });

  it("shows the list again where what was preferred is not offered or lacks its proof", async () => {
    const { username } = await identity.account();
    for (const PREFERRED_CHALLENGE of ["EMAIL_OTP", "SMS_OTP", "PASSWORD", "PASSWORD_SRP"])
      expect((await browser.begin({ USERNAME: username, PREFERRED_CHALLENGE })).ChallengeName).toBe("SELECT_CHALLENGE");
    const listed = await browser.begin({ USERNAME: username });
    const answer = browser.answer("SELECT_CHALLENGE", listed.Session, { USERNAME: username, ANSWER: "EMAIL_OTP" });
    await expect(answer).rejects.toMatchObject({ type: "InvalidParameterException" });
  });

  it("needs the leave of the client, and a name at a client with a secret", async () => {
    const { service, pool } = identity;
    const without = await createClient(service, {
      poolId: pool.id,
      name: "without",
      settings: { ...PASSKEY_CLIENT, flows: ["USER_SRP_AUTH"] },
    });
    await expect(browser.begin({ USERNAME: "x" }, without.id)).rejects.toMatchObject({
      message: "USER_AUTH flow not enabled for this client",
    });
    const secret = await createClient(service, { poolId: pool.id, name: "secret", settings: PASSKEY_CLIENT, withSecret: true });
    const nameless = browser.begin({ PREFERRED_CHALLENGE: "WEB_AUTHN" }, secret.id);
    await expect(nameless).rejects.toMatchObject({ message: "Missing required parameter USERNAME" });
  });
});
