import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { PASSKEY_CLIENT, PASSKEY_POOL, passkeyBrowser } from "#test/support/passkeys.ts";
import { type Lies, softAuthenticator } from "#test/support/soft-authenticator.ts";
import { adminDeleteUser } from "./admin-delete-user.server.ts";
import { completeWebAuthnRegistration } from "./complete-web-authn-registration.server.ts";
import { deleteWebAuthnCredential } from "./delete-web-authn-credential.server.ts";
import { initiateAuth } from "./initiate-auth.server.ts";
import { listWebAuthnCredentials } from "./list-web-authn-credentials.server.ts";
import { startWebAuthnRegistration } from "./start-web-authn-registration.server.ts";
import { updateWebAuthnCredential } from "./update-web-authn-credential.server.ts";

let identity: TestIdentity;
let browser: ReturnType<typeof passkeyBrowser>;

beforeAll(async () => {
  const { db } = await testDatabase();
  identity = await testIdentity(db, { pool: PASSKEY_POOL, client: PASSKEY_CLIENT });
  browser = passkeyBrowser(identity);
});

type Listed = { Credentials: Record<string, unknown>[]; NextToken?: string };
const list = async (AccessToken: string, page: object = {}) =>
  (await identity.run(listWebAuthnCredentials, { AccessToken, ...page })) as Listed;
const complete = (AccessToken: string, Credential: object) => identity.run(completeWebAuthnRegistration, { AccessToken, Credential });

async function signedIn() {
  const account = await identity.account();
  return { account, accessToken: (await identity.signIn(account)).AuthenticationResult.AccessToken };
}

describe("a new passkey", () => {
  it("is made for the domain of the pool, by a holder who is verified, and can be found without a name", async () => {
    const { account, accessToken } = await signedIn();
    const { challenge, ...options } = await browser.start(accessToken);
    expect(String(challenge).length).toBeGreaterThan(40);
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "test" },
      user: { id: Buffer.from(account.sub).toString("base64url"), name: account.attributes.email },
      authenticatorSelection: { requireResidentKey: true, residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
      attestation: "none",
    });
  });

  it("is in the list under the name of who keeps it, and is not made twice on one device", async () => {
    const { accessToken, authenticator, account } = await browser.member();
    expect(await list(accessToken)).toEqual({
      Credentials: [
        {
          CredentialId: authenticator.id,
          FriendlyCredentialName: "Windows Hello",
          RelyingPartyId: "localhost",
          AuthenticatorAttachment: "platform",
          AuthenticatorTransports: ["internal", "hybrid"],
          CreatedAt: identity.clock.now().getTime() / 1000,
          IsBackedUp: true,
        },
      ],
    });
    expect(await browser.start(accessToken)).toMatchObject({ excludeCredentials: [{ id: authenticator.id }] });
    expect((await listAudit(identity.service.db, account.sub, 1))[0]).toMatchObject({
      event: "passkey-added",
      detail: { name: "Windows Hello" },
    });
  });

  const foreign: readonly (readonly [string, Lies, string])[] = [
    ["another origin", { origin: "https://evil.example" }, "WebAuthnOriginNotAllowedException"],
    ["another port of this machine, which is no page of the client", { origin: "http://localhost:9" }, "WebAuthnOriginNotAllowedException"],
    ["a frame of another site", { crossOrigin: true }, "WebAuthnOriginNotAllowedException"],
    ["another relying party", { relyingPartyId: "evil.example" }, "WebAuthnRelyingPartyMismatchException"],
    ["a made-up challenge", { challenge: "bWFkZS11cA" }, "WebAuthnChallengeNotFoundException"],
    ["a holder who was not verified", { isVerified: false }, "WebAuthnCredentialNotSupportedException"],
    ["the answer to a sign-in", { type: "webauthn.get" }, "WebAuthnCredentialNotSupportedException"],
    ["an attestation that would be checked elsewhere", { format: "android-key" }, "WebAuthnCredentialNotSupportedException"],
    [
      "certificates whose revocation would be asked for",
      { format: "packed", statement: new Map([["x5c", [new Uint8Array(4)]]]) },
      "WebAuthnCredentialNotSupportedException",
    ],
  ];
  it.each(foreign)("is refused from %s", async (_, lies, type) => {
    const { accessToken } = await signedIn();
    await expect(browser.add(accessToken, softAuthenticator(), lies)).rejects.toMatchObject({ type });
    expect(await list(accessToken)).toEqual({ Credentials: [] });
  });

  it("is refused where it is sent again, came too late, or was begun by another account or client", async () => {
    const { accessToken, account } = await signedIn();
    const credential = softAuthenticator().make(await browser.start(accessToken));
    const late = softAuthenticator().make(await browser.start(accessToken));
    const other = await signedIn();
    const gone = { type: "WebAuthnChallengeNotFoundException" };
    await expect(complete(other.accessToken, credential)).rejects.toMatchObject(gone);
    const { service, pool } = identity;
    const client = await createClient(service, { poolId: pool.id, name: "another", settings: PASSKEY_CLIENT });
    const AuthParameters = { USERNAME: account.username, PASSWORD: "Correct1horse" };
    const there = await identity.run(initiateAuth, { ClientId: client.id, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
    const elsewhere = (there as { AuthenticationResult: { AccessToken: string } }).AuthenticationResult.AccessToken;
    await expect(complete(elsewhere, credential)).rejects.toMatchObject({ type: "WebAuthnClientMismatchException" });
    await complete(accessToken, credential);
    await expect(complete(accessToken, credential)).rejects.toMatchObject(gone);
    identity.clock.advance(301_000);
    await expect(complete(accessToken, late)).rejects.toMatchObject(gone);
  });

  it("of another account is not taken over", async () => {
    const { authenticator } = await browser.member();
    const { accessToken } = await signedIn();
    await expect(browser.add(accessToken, authenticator)).rejects.toMatchObject({ type: "InvalidParameterException" });
  });

  it("is the twentieth at most, also where two are made at once", async () => {
    const { accessToken } = await signedIn();
    for (let made = 0; made < 19; made++) await browser.add(accessToken);
    const last = [softAuthenticator().make(await browser.start(accessToken)), softAuthenticator().make(await browser.start(accessToken))];
    const ends = await Promise.allSettled(last.map((credential) => complete(accessToken, credential)));
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(browser.start(accessToken)).rejects.toMatchObject({ type: "LimitExceededException" });
  });

  it.each([{}, { id: "x" }, { ...softAuthenticator().make({ challenge: "x", rp: { id: "x" }, user: { id: "x" } }), type: "password" }])(
    "is refused where it is none: %#",
    async (credential) => {
      const { accessToken } = await signedIn();
      await expect(complete(accessToken, credential)).rejects.toMatchObject({ type: "InvalidParameterException" });
    },
  );

  it("cannot be made where the pool has none, has no domain for them, or an outside provider signs in", async () => {
    const { db } = await testDatabase();
    const off = await testIdentity(db);
    const account = await off.account();
    const { AccessToken } = (await off.signIn(account)).AuthenticationResult;
    await expect(off.run(startWebAuthnRegistration, { AccessToken })).rejects.toMatchObject({ type: "WebAuthnNotEnabledException" });
    const outside = await identity.account();
    const theirs = (await identity.signIn(outside)).AuthenticationResult;
    await changeAccount(identity.service.db, outside.sub, { status: "EXTERNAL_PROVIDER" }, identity.clock.now());
    await expect(browser.start(theirs.AccessToken)).rejects.toMatchObject({ type: "WebAuthnNotEnabledException" });
    const homeless = await testIdentity(db, { pool: { firstFactors: ["PASSWORD", "WEB_AUTHN"] } });
    const there = (await homeless.signIn(await homeless.account())).AuthenticationResult;
    await expect(homeless.run(startWebAuthnRegistration, { AccessToken: there.AccessToken })).rejects.toMatchObject({
      type: "WebAuthnConfigurationMissingException",
    });
  });
});

describe("one's own passkeys", () => {
  it("are listed page by page, the oldest first", async () => {
    const { accessToken, authenticator } = await browser.member();
    identity.clock.advance(1000);
    const second = await browser.add(accessToken);
    const firstPage = await list(accessToken, { MaxResults: 1 });
    const secondPage = await list(accessToken, { MaxResults: 1, NextToken: firstPage.NextToken });
    expect([firstPage, secondPage].map(({ Credentials }) => Credentials.map(({ CredentialId }) => CredentialId))).toEqual([
      [authenticator.id],
      [second.id],
    ]);
    expect(secondPage.NextToken).toBeUndefined();
    await expect(list(accessToken, { NextToken: "made-up" })).rejects.toMatchObject({ type: "InvalidParameterException" });
    await expect(list(accessToken, { MaxResults: 21 })).rejects.toMatchObject({ type: "InvalidParameterException" });
  });

  it("are named by their owner", async () => {
    const { accessToken, authenticator, account } = await browser.member();
    await identity.run(updateWebAuthnCredential, {
      ...{ AccessToken: accessToken, CredentialId: authenticator.id, FriendlyCredentialName: " 会社のパソコン " },
    });
    expect((await list(accessToken)).Credentials[0]).toMatchObject({ FriendlyCredentialName: "会社のパソコン" });
    expect((await listAudit(identity.service.db, account.sub, 1))[0]).toMatchObject({ event: "passkey-renamed" });
  });

  it.each(["", "  ", "二\n行", "長".repeat(65)])("take no name like %j", async (FriendlyCredentialName) => {
    const { accessToken, authenticator } = await browser.member();
    const body = { AccessToken: accessToken, CredentialId: authenticator.id, FriendlyCredentialName };
    await expect(identity.run(updateWebAuthnCredential, body)).rejects.toMatchObject({ type: "InvalidParameterException" });
  });

  it("are removed, and sign nobody in any more", async () => {
    const { accessToken, authenticator, account } = await browser.member();
    await identity.run(deleteWebAuthnCredential, { AccessToken: accessToken, CredentialId: authenticator.id });
    expect(await list(accessToken)).toEqual({ Credentials: [] });
    expect((await listAudit(identity.service.db, account.sub, 1))[0]).toMatchObject({ event: "passkey-removed" });
    await expect(browser.signIn(account, authenticator)).rejects.toMatchObject({ type: "NotAuthorizedException" });
  });

  it("are nobody else's to name or to remove", async () => {
    const { authenticator } = await browser.member();
    const { accessToken } = await signedIn();
    const of = { AccessToken: accessToken, CredentialId: authenticator.id };
    const unknown = { type: "ResourceNotFoundException" };
    await expect(identity.run(deleteWebAuthnCredential, of)).rejects.toMatchObject(unknown);
    await expect(identity.run(updateWebAuthnCredential, { ...of, FriendlyCredentialName: "x" })).rejects.toMatchObject(unknown);
  });

  it("go with the account", async () => {
    const { authenticator, account } = await browser.member();
    await identity.run(adminDeleteUser, { UserPoolId: identity.pool.id, Username: account.username });
    const { accessToken } = await signedIn();
    await browser.add(accessToken, authenticator);
    expect((await list(accessToken)).Credentials).toHaveLength(1);
  });
});
