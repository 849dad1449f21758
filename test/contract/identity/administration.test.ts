import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminResetUserPasswordCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  DescribeUserPoolClientCommand,
  DescribeUserPoolCommand,
  GetUserCommand,
  SetUserPoolMfaConfigCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, describe, expect, it } from "vitest";
import { authenticate, browserUser } from "#test/support/cognito-js.ts";
import { type IdentityServer, identityServer, OPERATOR, refusalOf, type TestUser } from "#test/support/identity-server.ts";

let server: IdentityServer;
let operator: CognitoIdentityProviderClient;
beforeAll(async () => {
  server = await identityServer();
  operator = server.operator;
});

const of = (user: { username: string }) => ({ UserPoolId: server.pool.id, Username: user.username });
const enter = (user: TestUser, password = user.password) => authenticate(browserUser(server, user), password);
const NEXT = "Another2horse";

describe("the signed operations on accounts", () => {
  it("make a user who gets a temporary password by mail and chooses another", async () => {
    const invited = { ...server, username: "invited" };
    const { User } = await operator.send(
      new AdminCreateUserCommand({
        ...of(invited),
        UserAttributes: [
          { Name: "email", Value: "invited@example.com" },
          { Name: "email_verified", Value: "true" },
        ],
      }),
    );
    expect(User).toMatchObject({ Username: "invited", UserStatus: "FORCE_CHANGE_PASSWORD", Enabled: true });
    expect(server.sent.at(-1)).toMatchObject({ to: "invited@example.com", body: expect.stringContaining("invited") });
    await operator.send(new AdminSetUserPasswordCommand({ ...of(invited), Password: "Temporary1pass", Permanent: false }));
    expect(await authenticate(browserUser(server, invited), "Temporary1pass")).toMatchObject({ challenge: "NEW_PASSWORD_REQUIRED" });
    await operator.send(new AdminSetUserPasswordCommand({ ...of(invited), Password: NEXT, Permanent: true }));
    expect(await authenticate(browserUser(server, invited), NEXT)).toMatchObject({ kind: "signed in" });
  });

  it("confirm a sign-up whose code never came", async () => {
    const newcomer = { ...server, username: "newcomer" };
    const UserAttributes = [{ Name: "email", Value: "newcomer@example.com" }];
    await server.sdk.send(
      new SignUpCommand({ ClientId: server.client.id, Username: newcomer.username, Password: "Correct1horse", UserAttributes }),
    );
    await operator.send(new AdminConfirmSignUpCommand(of(newcomer)));
    expect(await authenticate(browserUser(server, newcomer), "Correct1horse")).toMatchObject({ kind: "signed in" });
  });

  it("show, change, bar, let in, sign out and delete an account", async () => {
    const user = await server.aUser();
    const { AccessToken } = await server.tokensOf(user);
    await operator.send(new AdminUpdateUserAttributesCommand({ ...of(user), UserAttributes: [{ Name: "name", Value: "花子" }] }));
    const shown = await operator.send(new AdminGetUserCommand(of(user)));
    expect(shown).toMatchObject({ Username: user.username, UserStatus: "CONFIRMED", Enabled: true });
    expect(shown.UserAttributes).toContainEqual({ Name: "name", Value: "花子" });
    expect(shown.UserCreateDate?.getTime()).toBeGreaterThan(Date.now() - 600_000);

    await operator.send(new AdminDisableUserCommand(of(user)));
    expect(await refusalOf(enter(user))).toBe("NotAuthorizedException: User is disabled.");
    expect(await refusalOf(server.sdk.send(new GetUserCommand({ AccessToken })))).toMatch(/^NotAuthorizedException: /);
    await operator.send(new AdminEnableUserCommand(of(user)));
    const again = await server.tokensOf(user);
    await operator.send(new AdminUserGlobalSignOutCommand(of(user)));
    expect(await refusalOf(server.sdk.send(new GetUserCommand({ AccessToken: again.AccessToken })))).toBe(
      "NotAuthorizedException: Access Token has been revoked",
    );
    await operator.send(new AdminDeleteUserCommand(of(user)));
    expect(await refusalOf(operator.send(new AdminGetUserCommand(of(user))))).toBe("UserNotFoundException: User does not exist.");
    expect(await refusalOf(enter(user))).toBe("NotAuthorizedException: Incorrect username or password.");
  });

  it("take a password out of use until its owner resets it", async () => {
    const user = await server.aUser();
    await operator.send(new AdminResetUserPasswordCommand(of(user)));
    expect(await refusalOf(enter(user))).toBe("PasswordResetRequiredException: Password reset required for the user");
    expect(server.codeTo(user.email)).toMatch(/^\d{6}$/);
  });

  it("turn on a second factor, and sign in for a user step by step", async () => {
    const user = await server.aUser();
    const SMSMfaSettings = { Enabled: true, PreferredMfa: true };
    await operator.send(new AdminSetUserMFAPreferenceCommand({ ...of(user), SMSMfaSettings }));
    const at = { UserPoolId: server.pool.id, ClientId: server.client.id };
    const asked = await operator.send(
      new AdminInitiateAuthCommand({
        ...at,
        AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: user.username, PASSWORD: user.password },
      }),
    );
    expect(asked.ChallengeName).toBe("SMS_MFA");
    const answered = await operator.send(
      new AdminRespondToAuthChallengeCommand({
        ...at,
        ChallengeName: "SMS_MFA",
        Session: asked.Session,
        ChallengeResponses: { USERNAME: user.username, SMS_MFA_CODE: server.codeTo(user.phone) },
      }),
    );
    expect(answered.AuthenticationResult?.TokenType).toBe("Bearer");
  });
});

describe("the signed operations on pools and clients", () => {
  it("make a pool and a client that people can sign in to at once, and show what they made", async () => {
    const { UserPool } = await operator.send(
      new CreateUserPoolCommand({
        PoolName: "made here",
        AutoVerifiedAttributes: ["email"],
        Policies: { PasswordPolicy: { MinimumLength: 10, RequireSymbols: true } },
        DeviceConfiguration: { ChallengeRequiredOnNewDevice: true, DeviceOnlyRememberedOnUserPrompt: false },
      }),
    );
    const UserPoolId = UserPool?.Id;
    expect(UserPoolId).toMatch(/^ap-northeast-1_[A-Za-z0-9]+$/);
    await operator.send(
      new SetUserPoolMfaConfigCommand({ UserPoolId, MfaConfiguration: "OPTIONAL", SoftwareTokenMfaConfiguration: { Enabled: true } }),
    );
    expect((await operator.send(new DescribeUserPoolCommand({ UserPoolId }))).UserPool).toMatchObject({
      Name: "made here",
      MfaConfiguration: "OPTIONAL",
      Policies: { PasswordPolicy: { MinimumLength: 10, RequireSymbols: true } },
    });
    const { UserPoolClient } = await operator.send(
      new CreateUserPoolClientCommand({
        UserPoolId,
        ClientName: "site",
        GenerateSecret: true,
        ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
        PreventUserExistenceErrors: "ENABLED",
        EnableTokenRevocation: true,
      }),
    );
    const { ClientId } = UserPoolClient ?? {};
    expect(UserPoolClient?.ClientSecret).toMatch(/^\w{51}$/);
    const described = await operator.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
    expect(described.UserPoolClient).toMatchObject({
      ClientName: "site",
      ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      PreventUserExistenceErrors: "ENABLED",
    });
  });
});

describe("the signature of an operation", () => {
  it.each<[string, { accessKeyId: string; secretAccessKey: string; sessionToken?: string }, string]>([
    ["of a key nobody has", { ...OPERATOR, accessKeyId: "AKIASOMEBODYELSE0000" }, "UnrecognizedClientException"],
    ["with a wrong secret", { ...OPERATOR, secretAccessKey: "not the secret of the operator of these tests" }, "InvalidSignatureException"],
  ])("%s is refused", async (_title, credentials, type) => {
    const other = new CognitoIdentityProviderClient({ region: "ap-northeast-1", endpoint: server.url, maxAttempts: 1, credentials });
    const attempt = other.send(new AdminDeleteUserCommand(of(await server.aUser())));
    expect(await refusalOf(attempt)).toMatch(new RegExp(`^${type}: `));
    other.destroy();
  });

  it("is missing from an open client's request, malformed, or of another hour, and refused", async () => {
    const user = await server.aUser();
    const target = "AWSCognitoIdentityProviderService.AdminGetUser";
    expect((await server.wire(target, of(user))).json.__type).toBe("MissingAuthenticationTokenException");
    const malformed = await server.wire(target, of(user), { authorization: "AWS4-HMAC-SHA256 Credential=x" });
    expect(malformed.json.__type).toBe("IncompleteSignatureException");
    server.clock.advance(3_600_000);
    expect(await refusalOf(operator.send(new AdminGetUserCommand(of(user))))).toMatch(/^InvalidSignatureException: Signature expired/);
    server.clock.advance(-3_600_000);
  });

  it("of an identity's temporary credentials opens no account", async () => {
    const ofIdentity = { accessKeyId: "ASIAABCDEFGHIJKLMNOP", secretAccessKey: "x".repeat(40), sessionToken: "x" };
    const guest = new CognitoIdentityProviderClient({
      region: "ap-northeast-1",
      endpoint: server.url,
      maxAttempts: 1,
      credentials: ofIdentity,
    });
    expect(await refusalOf(guest.send(new AdminGetUserCommand(of(await server.aUser()))))).toMatch(/^UnrecognizedClientException: /);
    guest.destroy();
  });
});
