import fc from "fast-check";
import { alive, ClientId, code, DeviceKey, metadata, Password, SecretHash, Session, text, Username } from "./members.ts";
import { AuthFlow, AuthParameters, ChallengeName, ChallengeResponses } from "./sign-in-bodies.ts";
import type { Shape } from "./wrong-values.ts";

const AccessToken = alive("access", 12);
const UserPoolId = text("@{pool:0}", "@{pool:0}", "@{pool:0}", "@{pool:1}", "ap-northeast-1_Nothing00");

const Attribute: Shape = {
  Name: text(
    "email",
    "phone_number",
    "name",
    "birthdate",
    "gender",
    "preferred_username",
    "custom:size",
    "sub",
    "email_verified",
    "updated_at",
  ),
  Value: text("a@example.jp", "+819012345678", "山田 太郎", "1990-01-31", "x", "true", "@{email:1}", "", "1700000000"),
};
const Attributes: Shape = [Attribute];
const factor: Shape = { Enabled: fc.boolean(), PreferredMfa: fc.boolean() };

const Verifier: Shape = {
  PasswordVerifier: fc.oneof(text("@{verifier:0}"), fc.base64String({ maxLength: 600 })),
  Salt: fc.base64String({ maxLength: 60 }),
};

const Credential: Shape = {
  id: text("bm9uZQ"),
  rawId: text("bm9uZQ"),
  type: text("public-key"),
  response: {
    clientDataJSON: text(
      "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoieCIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzAwMSJ9",
      "e30",
      "bm8",
    ),
    attestationObject: text("o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA", "oA"),
    transports: [text("internal", "usb")],
  },
};

const ofName = { ClientId, Username, SecretHash, ClientMetadata: metadata };
const ofPool = { UserPoolId, Username };

/** A right body of every operation that anybody may call, as far as a table can say it. */
export const OPEN_BODIES: Readonly<Record<string, Shape>> = {
  SignUp: { ...ofName, Username: alive("new", 4000), Password, UserAttributes: Attributes, ValidationData: Attributes },
  ConfirmSignUp: { ...ofName, ConfirmationCode: code, ForceAliasCreation: fc.boolean(), Session },
  ResendConfirmationCode: ofName,
  ForgotPassword: ofName,
  ConfirmForgotPassword: { ...ofName, ConfirmationCode: code, Password },
  ChangePassword: { AccessToken, PreviousPassword: text("wrong"), ProposedPassword: Password },
  GetUser: { AccessToken },
  UpdateUserAttributes: { AccessToken, UserAttributes: Attributes, ClientMetadata: metadata },
  DeleteUserAttributes: { AccessToken, UserAttributeNames: [text("name", "birthdate", "email", "sub", "custom:size")] },
  DeleteUser: { AccessToken: alive("access", 2) },
  GetUserAttributeVerificationCode: { AccessToken, AttributeName: text("email", "phone_number", "name") },
  VerifyUserAttribute: { AccessToken, AttributeName: text("email", "phone_number", "name"), Code: code },
  SetUserSettings: { AccessToken, MFAOptions: [{ DeliveryMedium: text("SMS", "EMAIL"), AttributeName: text("phone_number", "email") }] },
  SetUserMFAPreference: {
    AccessToken,
    SMSMfaSettings: factor,
    SoftwareTokenMfaSettings: factor,
    EmailMfaSettings: factor,
    WebAuthnMfaSettings: { Enabled: fc.boolean() },
  },
  AssociateSoftwareToken: { AccessToken, Session },
  VerifySoftwareToken: { AccessToken, Session, UserCode: text("000000", "123456"), FriendlyDeviceName: text("スマートフォン") },
  ConfirmDevice: { AccessToken, DeviceKey, DeviceSecretVerifierConfig: Verifier, DeviceName: text("ノートPC") },
  GetDevice: { AccessToken, DeviceKey },
  ListDevices: { AccessToken, Limit: fc.integer({ min: 0, max: 60 }), PaginationToken: fc.base64String({ maxLength: 80 }) },
  ForgetDevice: { AccessToken, DeviceKey },
  UpdateDeviceStatus: { AccessToken, DeviceKey, DeviceRememberedStatus: text("remembered", "not_remembered") },
  StartWebAuthnRegistration: { AccessToken },
  CompleteWebAuthnRegistration: { AccessToken, Credential },
  ListWebAuthnCredentials: { AccessToken, MaxResults: fc.integer({ min: 0, max: 20 }), NextToken: fc.base64String({ maxLength: 80 }) },
  DeleteWebAuthnCredential: { AccessToken, CredentialId: text("bm9uZQ") },
  GlobalSignOut: { AccessToken: alive("access", 2) },
  RevokeToken: { ClientId, Token: fc.oneof(alive("refresh", 2), AccessToken), ClientSecret: text("@{secret:0}") },
  GetTokensFromRefreshToken: { ClientId, RefreshToken: alive("refresh", 12), ClientSecret: text("@{secret:0}"), DeviceKey },
  InitiateAuth: { ClientId, AuthFlow, AuthParameters, ClientMetadata: metadata, UserContextData: { IpAddress: text("192.0.2.1") } },
  RespondToAuthChallenge: { ClientId, ChallengeName, Session, ChallengeResponses, ClientMetadata: metadata, AnalyticsMetadata: {} },
};

const Logins: Shape = {
  "cognito-idp.ap-northeast-1.amazonaws.com/@{pool:0}": alive("id", 12),
  "accounts.google.com": alive("id", 2),
  "graph.facebook.com": text("EAAB"),
};

export const IDENTITY_BODIES: Readonly<Record<string, Shape>> = {
  GetId: { IdentityPoolId: text("@{identityPool:0}"), Logins, AccountId: text("123456789012") },
  GetCredentialsForIdentity: { IdentityId: alive("identity", 2), Logins, CustomRoleArn: text("arn:aws:iam::123456789012:role/site") },
};

/** Those that Cognito does not have. */
export const OWN_BODIES: Readonly<Record<string, Shape>> = {
  ListSessions: { AccessToken },
  ListAccountEvents: { AccessToken },
  EndSession: { AccessToken, SessionId: text("00000000-0000-4000-8000-000000000000", "f", "' or 1=1") },
  EndOtherSessions: { AccessToken: alive("access", 2) },
  CreateRecoveryCodes: { AccessToken },
  DescribeRecoveryCodes: { AccessToken },
  UnlinkProvider: { AccessToken, ProviderName: text("Google", "LINE", "' or 1=1"), UserId: text("1", "person-1") },
  UpdateWebAuthnCredential: { AccessToken, CredentialId: text("bm9uZQ"), FriendlyCredentialName: text("ノートPC") },
};

/** The operations that an operator signs. */
export const SIGNED_BODIES: Readonly<Record<string, Shape>> = {
  AdminCreateUser: {
    ...ofPool,
    Username: alive("new", 4000),
    UserAttributes: Attributes,
    TemporaryPassword: Password,
    MessageAction: text("SUPPRESS", "RESEND"),
    DesiredDeliveryMediums: [text("EMAIL", "SMS")],
    ForceAliasCreation: fc.boolean(),
  },
  AdminSetUserPassword: { ...ofPool, Password, Permanent: fc.boolean() },
  AdminInitiateAuth: { UserPoolId, ClientId, AuthFlow, AuthParameters, ContextData: { IpAddress: text("192.0.2.1") } },
  AdminRespondToAuthChallenge: { UserPoolId, ClientId, ChallengeName, ChallengeResponses, Session },
  AdminGetUser: ofPool,
  AdminConfirmSignUp: ofPool,
  AdminDisableUser: { UserPoolId, Username: alive("name", 2) },
  AdminEnableUser: ofPool,
  AdminDeleteUser: { UserPoolId, Username: alive("name", 2) },
  AdminUserGlobalSignOut: { UserPoolId, Username: alive("name", 2) },
  AdminUpdateUserAttributes: { ...ofPool, UserAttributes: Attributes },
  AdminSetUserMFAPreference: { ...ofPool, SMSMfaSettings: factor, SoftwareTokenMfaSettings: factor },
  AdminResetUserPassword: { UserPoolId, Username: alive("name", 2) },
  CreateUserPool: {
    PoolName: text("fuzz"),
    MfaConfiguration: text("OFF", "OPTIONAL", "ON"),
    AutoVerifiedAttributes: [text("email", "phone_number")],
    AliasAttributes: [text("email", "phone_number", "preferred_username")],
    Policies: { PasswordPolicy: { MinimumLength: fc.integer({ min: 6, max: 99 }), RequireUppercase: fc.boolean() } },
    Schema: [{ Name: text("size", "email"), AttributeDataType: text("String", "Number"), Mutable: fc.boolean(), Required: fc.boolean() }],
    DeviceConfiguration: { ChallengeRequiredOnNewDevice: fc.boolean(), DeviceOnlyRememberedOnUserPrompt: fc.boolean() },
    UserPoolTags: metadata,
  },
  CreateUserPoolClient: {
    UserPoolId: text("@{pool:1}"),
    ClientName: text("fuzz"),
    GenerateSecret: fc.boolean(),
    RefreshTokenValidity: fc.integer({ min: 0, max: 3650 }),
    TokenValidityUnits: { RefreshToken: text("days", "hours"), AccessToken: text("minutes"), IdToken: text("seconds") },
    ExplicitAuthFlows: [text("ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH", "USER_PASSWORD_AUTH")],
    CallbackURLs: [text("https://example.jp/login/", "javascript:alert(1)")],
    AllowedOAuthFlows: [text("code", "implicit")],
    AllowedOAuthScopes: [text("openid", "email")],
    RefreshTokenRotation: { Feature: text("ENABLED", "DISABLED"), RetryGracePeriodSeconds: fc.integer({ min: 0, max: 60 }) },
  },
  DescribeUserPool: { UserPoolId },
  DescribeUserPoolClient: { UserPoolId, ClientId },
  SetUserPoolMfaConfig: {
    UserPoolId: text("@{pool:1}"),
    MfaConfiguration: text("OFF", "OPTIONAL", "ON"),
    SoftwareTokenMfaConfiguration: { Enabled: fc.boolean() },
  },
};
