/** The operations of a user pool that this client calls: what each is sent and what it answers, as far as the client uses it. */
interface Operations {
  InitiateAuth: {
    request: { AuthFlow: string; ClientId: string; AuthParameters: MaybeTexts; ClientMetadata?: Texts | undefined };
    answer: AuthAnswer;
  };
  RespondToAuthChallenge: {
    request: {
      ChallengeName: string;
      ClientId: string;
      ChallengeResponses: MaybeTexts;
      Session?: string | undefined;
      ClientMetadata?: Texts | undefined;
    };
    answer: AuthAnswer;
  };
  ConfirmDevice: {
    request: {
      AccessToken: string;
      DeviceKey: string;
      DeviceName?: string | undefined;
      DeviceSecretVerifierConfig: { Salt: string; PasswordVerifier: string };
    };
    answer: { UserConfirmationNecessary?: boolean };
  };
  SignUp: {
    request: {
      ClientId: string;
      Username: string;
      Password: string;
      UserAttributes?: readonly Attribute[];
      ValidationData?: readonly Attribute[];
      ClientMetadata?: Texts | undefined;
    };
    answer: { UserConfirmed: boolean; UserSub: string; CodeDeliveryDetails?: Delivery };
  };
  ConfirmSignUp: {
    request: {
      ClientId: string;
      Username: string;
      ConfirmationCode: string;
      ForceAliasCreation?: boolean;
      ClientMetadata?: Texts | undefined;
    };
    answer: Nothing;
  };
  ResendConfirmationCode: { request: { ClientId: string; Username: string; ClientMetadata?: Texts | undefined }; answer: Sent };
  ForgotPassword: { request: { ClientId: string; Username: string; ClientMetadata?: Texts | undefined }; answer: Sent };
  ConfirmForgotPassword: {
    request: { ClientId: string; Username: string; ConfirmationCode: string; Password: string; ClientMetadata?: Texts | undefined };
    answer: Nothing;
  };
  ChangePassword: { request: AsUser & { PreviousPassword: string; ProposedPassword: string }; answer: Nothing };
  GetUser: { request: AsUser; answer: UserAnswer };
  UpdateUserAttributes: {
    request: AsUser & { UserAttributes: readonly Attribute[]; ClientMetadata?: Texts | undefined };
    answer: { CodeDeliveryDetailsList?: readonly Delivery[] };
  };
  DeleteUserAttributes: { request: AsUser & { UserAttributeNames: readonly string[] }; answer: Nothing };
  DeleteUser: { request: AsUser; answer: Nothing };
  GetUserAttributeVerificationCode: { request: AsUser & { AttributeName: string }; answer: Sent };
  VerifyUserAttribute: { request: AsUser & { AttributeName: string; Code: string }; answer: Nothing };
  SetUserSettings: { request: AsUser & { MFAOptions: readonly { DeliveryMedium: "SMS"; AttributeName: string }[] }; answer: Nothing };
  SetUserMFAPreference: {
    request: AsUser & { SMSMfaSettings?: MfaWish; SoftwareTokenMfaSettings?: MfaWish };
    answer: Nothing;
  };
  /** With the token of a session, or with the ticket of a sign-in that is under way. */
  AssociateSoftwareToken: {
    request: { AccessToken?: string; Session?: string | undefined };
    answer: { SecretCode: string; Session?: string };
  };
  VerifySoftwareToken: {
    request: { AccessToken?: string; Session?: string | undefined; UserCode: string; FriendlyDeviceName?: string | undefined };
    answer: { Status?: string; Session?: string };
  };
  /** Of our own service; a pool of Cognito does not know them. */
  CreateRecoveryCodes: { request: AsUser; answer: { RecoveryCodes: readonly string[] } };
  DescribeRecoveryCodes: { request: AsUser; answer: { Remaining: number; CreationDate?: number; LastUsedDate?: number } };
  GetDevice: { request: AsUser & { DeviceKey: string }; answer: { Device: Device } };
  ListDevices: { request: AsUser & { Limit: number; PaginationToken?: string }; answer: { Devices?: readonly Device[] } };
  ForgetDevice: { request: AsUser & { DeviceKey: string }; answer: Nothing };
  UpdateDeviceStatus: {
    request: AsUser & { DeviceKey: string; DeviceRememberedStatus: "remembered" | "not_remembered" };
    answer: Nothing;
  };
  /** `CredentialCreationOptions`, `Credential`: as WebAuthn writes them in JSON. */
  StartWebAuthnRegistration: { request: AsUser; answer: { CredentialCreationOptions: object } };
  CompleteWebAuthnRegistration: { request: AsUser & { Credential: object }; answer: Nothing };
  ListWebAuthnCredentials: { request: AsUser; answer: { Credentials?: readonly PasskeyAnswer[] } };
  DeleteWebAuthnCredential: { request: AsUser & { CredentialId: string }; answer: Nothing };
  /** Of our own service alone. */
  UpdateWebAuthnCredential: { request: AsUser & { CredentialId: string; FriendlyCredentialName: string }; answer: Nothing };
  GlobalSignOut: { request: AsUser; answer: Nothing };
  /** Our service's own; Cognito leaves it to operators. */
  UnlinkProvider: { request: AsUser & { ProviderName: string; UserId: string }; answer: Nothing };
  RevokeToken: { request: { ClientId: string; Token: string }; answer: Nothing };
  /** These three are of our own service alone. */
  ListSessions: { request: AsUser; answer: { Sessions?: readonly ListedSession[] } };
  EndSession: { request: AsUser & { SessionId: string }; answer: Nothing };
  EndOtherSessions: { request: AsUser; answer: Nothing };
}

export type OperationName = keyof Operations;
export type Request<O extends OperationName> = Operations[O]["request"];
export type Answer<O extends OperationName> = Operations[O]["answer"];
/** Operations that somebody signed in calls; the token is put in by the client. */
export type UserOperationName = { [O in OperationName]: "AccessToken" extends keyof Request<O> ? O : never }[OperationName];

export type Texts = Readonly<Record<string, string>>;
/** What is undefined is not sent. */
type MaybeTexts = Readonly<Record<string, string | undefined>>;
export type Attribute = { readonly Name: string; readonly Value: string };
export type Delivery = { readonly AttributeName?: string; readonly DeliveryMedium?: "EMAIL" | "SMS"; readonly Destination?: string };
export type MfaWish = { readonly Enabled: boolean; readonly PreferredMfa: boolean };

export type AuthAnswer = {
  readonly ChallengeName?: string;
  readonly ChallengeParameters?: Texts;
  /** The ticket that the next answer carries. */
  readonly Session?: string;
  readonly AuthenticationResult?: AuthResult;
};

export type AuthResult = {
  readonly AccessToken?: string;
  readonly IdToken?: string;
  readonly RefreshToken?: string;
  readonly NewDeviceMetadata?: { readonly DeviceKey: string; readonly DeviceGroupKey: string };
};

export type UserAnswer = {
  readonly Username: string;
  readonly UserAttributes: readonly { readonly Name: string; readonly Value?: string }[];
  readonly PreferredMfaSetting?: string;
  readonly UserMFASettingList?: readonly string[];
  /** The older form, which SetUserSettings writes: codes by SMS, and to which attribute. */
  readonly MFAOptions?: readonly { readonly DeliveryMedium?: string; readonly AttributeName?: string }[];
};

export type PasskeyAnswer = {
  readonly CredentialId: string;
  readonly FriendlyCredentialName: string;
  /** Seconds since 1970. */
  readonly CreatedAt: number;
  /** Of our own service alone, as is the next. */
  readonly LastUsedAt?: number;
  readonly IsBackedUp?: boolean;
};

export type Device = {
  readonly DeviceKey: string;
  readonly DeviceAttributes?: readonly { readonly Name: string; readonly Value?: string }[];
  /** Seconds since 1970. */
  readonly DeviceLastAuthenticatedDate?: number;
};

/** Times in seconds since 1970. */
export type ListedSession = {
  readonly SessionId: string;
  readonly Kind: string;
  readonly IsCurrent: boolean;
  readonly FirstUsedDate: number;
  readonly LastUsedDate: number;
  readonly Device?: string;
  readonly PrefectureCode?: string;
};

type AsUser = { readonly AccessToken: string };
type Sent = { readonly CodeDeliveryDetails?: Delivery };
type Nothing = Readonly<Record<never, never>>;
