import { describe, expect, it } from "vitest";
import type { Account, Client, ClientSettings } from "#domain/identity/core/types.ts";
import { parseClientSettings } from "#domain/identity/pools/pool-settings.ts";
import { accessClaims, idClaims, openAttributes, type TokenFacts } from "./claims.ts";

const NOW = new Date("2026-11-21T03:00:00.700Z");

const account: Account = {
  sub: "8f2c1a3e-1111-4222-8333-444455556666",
  poolId: "ap-northeast-1_Test",
  username: "hanako",
  status: "CONFIRMED",
  isEnabled: true,
  attributes: { email: "hanako@example.com", email_verified: "true", name: "見本 花子", "custom:rank": "3" },
  groups: [],
  identities: null,
  srpSalt: null,
  srpVerifierSealed: null,
  passwordHash: null,
  passwordHistory: [],
  passwordChangedAt: null,
  temporaryUntil: null,
  smsMfa: false,
  totpMfa: false,
  preferredMfa: null,
  totpSealed: null,
  totpName: null,
  totpStep: 0,
  totpPendingSealed: null,
  failedPasswords: 0,
  lastFailedAt: null,
  wrongSinceRight: 0,
  createdAt: NOW,
  updatedAt: NOW,
};

const clientWith = (settings: Partial<ClientSettings> = {}): Client => ({
  id: "site",
  poolId: account.poolId,
  name: "site",
  settings: parseClientSettings(settings),
  secret: null,
  createdAt: NOW,
  updatedAt: NOW,
});

const facts = (changes: Partial<TokenFacts["grant"]> = {}, more: Partial<TokenFacts> = {}): TokenFacts => ({
  account,
  client: clientWith({ accessSeconds: 600, idSeconds: 900 }),
  grant: {
    id: "11111111-2222-4333-8444-555566667777",
    scope: "aws.cognito.signin.user.admin",
    nonce: null,
    deviceKey: null,
    isHosted: false,
    authTime: new Date("2026-11-21T02:00:00Z"),
    ...changes,
  },
  issuer: "http://localhost:3001/ap-northeast-1_Test",
  now: NOW,
  eventId: "event",
  ...more,
});

describe("an access token", () => {
  it("says who, at which client, for what and until when", () => {
    expect(accessClaims(facts(), "jti")).toEqual({
      sub: account.sub,
      iss: "http://localhost:3001/ap-northeast-1_Test",
      origin_jti: "11111111-2222-4333-8444-555566667777",
      event_id: "event",
      auth_time: 1795226400,
      iat: 1795230000,
      exp: 1795230600,
      token_use: "access",
      client_id: "site",
      username: "hanako",
      scope: "aws.cognito.signin.user.admin",
      jti: "jti",
    });
  });

  it("names the device and the hosted login", () => {
    const claims = accessClaims(facts({ deviceKey: "ap-northeast-1_1", isHosted: true }), "jti");

    expect(claims).toMatchObject({ device_key: "ap-northeast-1_1", version: 2 });
  });
});

describe("an id token", () => {
  it("has verified flags as booleans, the client as audience and its own life", () => {
    const claims = idClaims(facts(), "jti", null);

    expect(claims).toMatchObject({ email: "hanako@example.com", email_verified: true, aud: "site", token_use: "id", exp: 1795230900 });
    expect(claims).not.toHaveProperty("nonce");
    expect(claims).not.toHaveProperty("at_hash");
  });

  it("carries nonce and hash where they were asked for", () => {
    expect(idClaims(facts({ nonce: "n" }), "jti", "hash")).toMatchObject({ nonce: "n", at_hash: "hash" });
  });

  it("writes the members of an outside login as text", () => {
    const identities = [{ userId: "42", providerName: "Google", providerType: "Google", dateCreated: 1_700_000_000_000 }];

    const told = (status: Account["status"]) =>
      idClaims(facts({}, { account: { ...account, status, identities } }), "jti", null).identities;
    const expected = { userId: "42", providerName: "Google", providerType: "Google", issuer: "", dateCreated: "1700000000000" };

    expect(told("EXTERNAL_PROVIDER")).toEqual([{ ...expected, primary: "true" }]);
    expect(told("CONFIRMED")).toEqual([{ ...expected, primary: "false" }]);
  });

  it("says nothing of outside logins where the last one was taken away", () => {
    expect(idClaims(facts({}, { account: { ...account, identities: [] } }), "jti", null)).not.toHaveProperty("identities");
  });

  it("cannot be given another subject or issuer by an attribute", () => {
    const sly = { ...account, attributes: { sub: "other", iss: "other", aud: "other", "cognito:username": "admin" } };

    expect(idClaims(facts({}, { account: sly }), "jti", null)).toMatchObject({
      sub: account.sub,
      iss: "http://localhost:3001/ap-northeast-1_Test",
      aud: "site",
      "cognito:username": "hanako",
    });
  });
});

describe("the attributes a scope opens", () => {
  it.each([
    ["all of them to the API's own scope", "aws.cognito.signin.user.admin", ["email", "email_verified", "name", "custom:rank"]],
    ["all of them to openid alone", "openid", ["email", "email_verified", "name", "custom:rank"]],
    ["addresses only", "openid email", ["email", "email_verified"]],
    ["the profile, with what the pool adds to it", "openid profile", ["name", "custom:rank"]],
    ["nothing to a scope of somebody else", "orders/read", []],
  ])("%s", (_title, scope, expected) => {
    expect(Object.keys(openAttributes(account, clientWith(), scope))).toEqual(expected);
  });

  it("never more than the client may read", () => {
    expect(openAttributes(account, clientWith({ readAttributes: ["name"] }), "openid")).toEqual({ name: "見本 花子" });
  });
});
