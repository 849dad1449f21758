import { beforeAll, describe, expect, it } from "vitest";
import { parseProviderSettings } from "#domain/identity/social/provider-settings.ts";
import { saveProvider } from "#domain/identity/social/provider-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { createUserPool } from "./create-user-pool.server.ts";
import { createUserPoolClient } from "./create-user-pool-client.server.ts";
import { describeUserPool } from "./describe-user-pool.server.ts";
import { describeUserPoolClient } from "./describe-user-pool-client.server.ts";
import { setUserPoolMfaConfig } from "./set-user-pool-mfa-config.server.ts";

let db: Db;
let identity: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

type WirePool = { UserPool: { Id: string; [member: string]: unknown } };
type WireClient = { UserPoolClient: { ClientId: string; ClientSecret?: string; [member: string]: unknown } };

const makePool = async (body: object = {}) => (await identity.run(createUserPool, { PoolName: "members", ...body })) as WirePool;
const makeClient = async (body: object = {}) =>
  (await identity.run(createUserPoolClient, { UserPoolId: identity.pool.id, ClientName: "app", ...body })) as WireClient;

describe("CreateUserPool and DescribeUserPool", () => {
  it("makes a pool that can sign tokens, and shows it the same afterwards", async () => {
    const { UserPool } = await makePool({
      AutoVerifiedAttributes: ["email"],
      DeviceConfiguration: { ChallengeRequiredOnNewDevice: true, DeviceOnlyRememberedOnUserPrompt: false },
      Schema: [{ Name: "email", AttributeDataType: "String", Mutable: true, Required: true }, { Name: "rank" }],
      UserPoolTags: { team: "members" },
    });

    expect(UserPool).toMatchObject({
      Name: "members",
      MfaConfiguration: "OFF",
      AutoVerifiedAttributes: ["email"],
      DeviceConfiguration: { ChallengeRequiredOnNewDevice: true, DeviceOnlyRememberedOnUserPrompt: false },
      CreationDate: identity.clock.now().getTime() / 1000,
      EstimatedNumberOfUsers: 0,
    });
    expect(UserPool.Id).toMatch(/^ap-northeast-1_[0-9A-Za-z]{9}$/);
    expect(UserPool.Arn).toBe(`arn:aws:cognito-idp:ap-northeast-1:000000000000:userpool/${UserPool.Id}`);
    expect(await identity.run(describeUserPool, { UserPoolId: UserPool.Id })).toEqual({ UserPool });
    expect(await identity.service.keys.published(UserPool.Id)).toHaveLength(1);
  });

  it("counts the accounts of a pool", async () => {
    await identity.account();
    expect(await identity.run(describeUserPool, { UserPoolId: identity.pool.id })).toMatchObject({
      UserPool: { EstimatedNumberOfUsers: 1 },
    });
  });

  it("refuses a pool that there is not", async () => {
    await expect(identity.run(describeUserPool, { UserPoolId: "ap-northeast-1_Nowhere" })).rejects.toMatchObject({
      type: "ResourceNotFoundException",
    });
  });
});

describe("the verification of sign-ups", () => {
  it.each(["CONFIRM_WITH_CODE", "CONFIRM_WITH_LINK"])("is shown as it was asked for: %s", async (DefaultEmailOption) => {
    const { UserPool } = await makePool({ AutoVerifiedAttributes: ["email"], VerificationMessageTemplate: { DefaultEmailOption } });
    expect(UserPool).toMatchObject({ VerificationMessageTemplate: { DefaultEmailOption } });
  });
});

describe("SetUserPoolMfaConfig", () => {
  const configure = (UserPoolId: string, body: object) => identity.run(setUserPoolMfaConfig, { UserPoolId, ...body });

  it("sets up the factors of a pool, which count at once", async () => {
    const { Id } = (await makePool()).UserPool;

    const answer = await configure(Id, {
      MfaConfiguration: "OPTIONAL",
      SoftwareTokenMfaConfiguration: { Enabled: true },
      SmsMfaConfiguration: { SmsConfiguration: { SnsCallerArn: "arn:aws:iam::000000000000:role/sms" } },
    });

    expect(answer).toEqual({
      MfaConfiguration: "OPTIONAL",
      SoftwareTokenMfaConfiguration: { Enabled: true },
      SmsMfaConfiguration: { SmsConfiguration: {} },
    });
    expect((await identity.service.directory.pool(Id)).settings).toMatchObject({
      mfa: "OPTIONAL",
      factors: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"],
    });
  });

  it("leaves what is not named, and takes a factor away that is turned off", async () => {
    const { Id } = (await makePool()).UserPool;
    await configure(Id, { MfaConfiguration: "ON", SoftwareTokenMfaConfiguration: { Enabled: true }, SmsMfaConfiguration: {} });

    const answer = await configure(Id, { SoftwareTokenMfaConfiguration: { Enabled: false } });

    expect(answer).toMatchObject({ MfaConfiguration: "ON", SoftwareTokenMfaConfiguration: { Enabled: false }, SmsMfaConfiguration: {} });
  });

  it("says for which domain passkeys are, and keeps what is not named", async () => {
    const { Id } = (await makePool({ Policies: { SignInPolicy: { AllowedFirstAuthFactors: ["WEB_AUTHN"] } } })).UserPool;
    const WebAuthnConfiguration = { RelyingPartyId: "example.jp", UserVerification: "required", FactorConfiguration: "SINGLE_FACTOR" };
    expect(await configure(Id, { WebAuthnConfiguration })).toMatchObject({ WebAuthnConfiguration });
    const FactorConfiguration = "MULTI_FACTOR_WITH_USER_VERIFICATION";
    expect(await configure(Id, { WebAuthnConfiguration: { FactorConfiguration } })).toMatchObject({
      WebAuthnConfiguration: { ...WebAuthnConfiguration, FactorConfiguration },
    });
    const { settings } = await identity.service.directory.pool(Id);
    expect(settings.firstFactors).toEqual(["PASSWORD", "WEB_AUTHN"]);
  });

  it.each([
    ["a factor, when there is none", { MfaConfiguration: "ON" }],
    ["mail as a factor", { EmailMfaConfiguration: { Message: "code {####}", Subject: "code" } }],
    ["passkeys of what is no domain", { WebAuthnConfiguration: { RelyingPartyId: "https://example.jp" } }],
    ["a text of its own", { SmsMfaConfiguration: { SmsAuthenticationMessage: "code {####}" } }],
  ])("refuses to ask for %s", async (_, body) => {
    const { Id } = (await makePool()).UserPool;
    await expect(configure(Id, body)).rejects.toMatchObject({ type: "InvalidParameterException" });
  });
});

describe("CreateUserPoolClient and DescribeUserPoolClient", () => {
  it("makes a client with the defaults of the wire, and shows it the same afterwards", async () => {
    const { UserPoolClient } = await makeClient();

    expect(UserPoolClient).toMatchObject({
      UserPoolId: identity.pool.id,
      ClientName: "app",
      ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_CUSTOM_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      PreventUserExistenceErrors: "LEGACY",
      EnableTokenRevocation: true,
      AuthSessionValidity: 3,
      AccessTokenValidity: 1,
      IdTokenValidity: 1,
      RefreshTokenValidity: 30,
      TokenValidityUnits: { AccessToken: "hours", IdToken: "hours", RefreshToken: "days" },
      RefreshTokenRotation: { Feature: "DISABLED" },
      AllowedOAuthFlowsUserPoolClient: false,
    });
    expect(UserPoolClient).not.toHaveProperty("ClientSecret");
    const { ClientId } = UserPoolClient;
    expect(await identity.run(describeUserPoolClient, { UserPoolId: identity.pool.id, ClientId })).toEqual({ UserPoolClient });
  });

  it("makes a secret, or takes one that is given", async () => {
    expect((await makeClient({ GenerateSecret: true })).UserPoolClient.ClientSecret).toMatch(/^[0-9a-z]{51}$/);
    const ClientSecret = "asecret".repeat(4);
    expect((await makeClient({ ClientSecret })).UserPoolClient.ClientSecret).toBe(ClientSecret);
  });

  it("knows the outside providers of the pool", async () => {
    await expect(makeClient({ SupportedIdentityProviders: ["COGNITO", "Google"] })).rejects.toMatchObject({
      message: `The provider Google does not exist for User Pool ${identity.pool.id}`,
    });
    const settings = parseProviderSettings({ kind: "oidc", type: "Google", clientId: "x", issuer: "https://accounts.google.com" });
    const { service, pool, clock } = identity;
    await saveProvider(db, service.secrets, { poolId: pool.id, name: "Google", settings, secret: null }, clock.now());
    const made = await makeClient({ SupportedIdentityProviders: ["COGNITO", "Google"] });
    expect(made.UserPoolClient).toMatchObject({ SupportedIdentityProviders: ["COGNITO", "Google"] });
  });

  it("does not show the client of another pool", async () => {
    const { Id } = (await makePool()).UserPool;
    const body = { UserPoolId: Id, ClientId: identity.client.id };
    await expect(identity.run(describeUserPoolClient, body)).rejects.toMatchObject({ type: "ResourceNotFoundException" });
  });
});
