/** `ap-northeast-1_AbCdEf123`: region, underscore, name. SRP hashes the part after the underscore. */
type PoolId = string;
/** The subject of an account: a UUID that never changes and is never used again. */
export type Sub = string;

export type Medium = "EMAIL" | "SMS";
export type MfaType = "SMS_MFA" | "SOFTWARE_TOKEN_MFA";
export type AccountStatus = "UNCONFIRMED" | "CONFIRMED" | "RESET_REQUIRED" | "FORCE_CHANGE_PASSWORD" | "EXTERNAL_PROVIDER";
/** How a sign-in began. The hosted login has no name on the wire: it ends in a browser session instead of tokens. */
export type AuthFlow = AllowedFlow | "HOSTED_LOGIN";
/** What a client may be allowed to do; `ALLOW_` and the flow on the wire. */
export type AllowedFlow =
  | "USER_SRP_AUTH"
  | "USER_PASSWORD_AUTH"
  | "USER_AUTH"
  | "CUSTOM_AUTH"
  | "REFRESH_TOKEN_AUTH"
  | "ADMIN_USER_PASSWORD_AUTH";

export type ChallengeName =
  | "PASSWORD_VERIFIER"
  | "SMS_MFA"
  | "SOFTWARE_TOKEN_MFA"
  | "SELECT_MFA_TYPE"
  | "MFA_SETUP"
  | "NEW_PASSWORD_REQUIRED"
  | "CUSTOM_CHALLENGE"
  | "DEVICE_SRP_AUTH"
  | "DEVICE_PASSWORD_VERIFIER"
  | "SELECT_CHALLENGE"
  | "WEB_AUTHN";

/** What has been proved on the way to tokens. */
export type Factor = "password" | "passkey" | "new-password" | "custom" | "mfa" | "device" | "provider";

export type PasswordPolicy = {
  readonly minimumLength: number;
  readonly requireUppercase: boolean;
  readonly requireLowercase: boolean;
  readonly requireNumbers: boolean;
  readonly requireSymbols: boolean;
  /** Refuses passwords of the list of common ones. */
  readonly refuseCommon: boolean;
  /** How many earlier passwords may not be used again; 0: none is kept. */
  readonly historySize: number;
  readonly temporaryValidityDays: number;
};

/** Off: no device is tracked. Opt-in: a device counts once the user says so. Always: every confirmed device counts. */
export type DeviceTracking = "off" | "opt-in" | "always";

export type CustomAttribute = { readonly name: string; readonly isMutable: boolean; readonly isRequired: boolean };

/** What a sign-in may begin with where the client lets people choose (USER_AUTH). */
export type FirstFactor = "PASSWORD" | "WEB_AUTHN";

/** Passkeys of a pool (WebAuthn). */
export type PasskeySettings = {
  /** The domain that passkeys are made for; null: none yet, and nobody can make one. */
  readonly relyingPartyId: string | null;
  /** Whether the authenticator must have checked who holds it, by a finger, a face or a PIN. */
  readonly userVerification: "required" | "preferred";
  /** A passkey whose holder was verified stands for the second factor too. */
  readonly isMultiFactor: boolean;
};

/** `version`: YYYY-MM-DD, kept with the account as `custom:terms_version`. */
export type PoolTerms = { readonly version: string; readonly termsUrl: string; readonly privacyUrl: string };

export type PoolSettings = {
  readonly firstFactors: readonly FirstFactor[];
  readonly passkeys: PasskeySettings;
  readonly passwordPolicy: PasswordPolicy;
  readonly mfa: "OFF" | "OPTIONAL" | "ON";
  /** The second factors the pool offers. */
  readonly factors: readonly MfaType[];
  readonly deviceTracking: DeviceTracking;
  /** A remembered device takes the place of the second factor. */
  readonly rememberedDeviceSkipsMfa: boolean;
  readonly autoVerified: readonly ("email" | "phone_number")[];
  /** A new address counts only once its code came back; until then the old one stays. */
  readonly verifyBeforeUpdate: readonly ("email" | "phone_number")[];
  /** The user name is an address of this kind, and the stored name is the sub. Empty: names are chosen. */
  readonly usernameAttributes: readonly ("email" | "phone_number")[];
  /** Verified addresses that also sign in. */
  readonly aliasAttributes: readonly ("email" | "phone_number" | "preferred_username")[];
  readonly isCaseSensitive: boolean;
  readonly requiredAttributes: readonly string[];
  readonly customAttributes: readonly CustomAttribute[];
  readonly selfSignUp: boolean;
  /** How a mailed sign-up is confirmed: by typing a code, or by a link. */
  readonly signUpVerification: "code" | "link";
  /** What somebody agrees to who makes an account on the hosted pages or by a provider; null: nothing is asked. */
  readonly terms: PoolTerms | null;
  /** The name of the module that asks custom questions, or null. */
  readonly customAuth: string | null;
  /** Names a group of the pool's devices; part of every device's SRP identity. */
  readonly deviceGroupKey: string;
};

export type Pool = {
  readonly id: PoolId;
  readonly name: string;
  readonly settings: PoolSettings;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type ClientSettings = {
  readonly flows: readonly AllowedFlow[];
  readonly accessSeconds: number;
  readonly idSeconds: number;
  readonly refreshSeconds: number;
  /** How long a step of a sign-in may take: 180 to 900. */
  readonly sessionSeconds: number;
  readonly preventsExistenceErrors: boolean;
  readonly revocation: boolean;
  /** Null: a refresh token lives until it expires. Otherwise each use gives a new one, and the old lives so many seconds more (0 to 60). */
  readonly rotationGraceSeconds: number | null;
  /** How old a sign-in may be for changes of how one signs in; null: as old as it likes. */
  readonly recentSignInSeconds: number | null;
  /** Where notice mails lead who did not do what they tell of; null: nowhere. */
  readonly helpPages: { readonly reset: string; readonly contact: string } | null;
  readonly readAttributes: readonly string[] | null;
  readonly writeAttributes: readonly string[] | null;
  /** The hosted login. */
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
  readonly oauthFlows: readonly ("code" | "client_credentials")[];
  readonly scopes: readonly string[];
  /** `COGNITO` and names of the pool's providers. */
  readonly providers: readonly string[];
};

export type Client = {
  readonly id: string;
  readonly poolId: PoolId;
  readonly name: string;
  readonly settings: ClientSettings;
  readonly secret: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** A login at an outside provider, as the `identities` claim shows it. */
export type ProviderIdentity = {
  readonly userId: string;
  readonly providerName: string;
  readonly providerType: string;
  readonly dateCreated: number;
  /** The address that the account has from this login, which may change it; empty: its owner has set another. Shown to nobody. */
  readonly toldEmail?: string;
};

export type Account = {
  readonly sub: Sub;
  readonly poolId: PoolId;
  readonly username: string;
  readonly status: AccountStatus;
  readonly isEnabled: boolean;
  /** Standard and `custom:` attributes as text; `email_verified` is "true" or "false". `sub` is not among them. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
  readonly identities: readonly ProviderIdentity[] | null;
  readonly srpSalt: Uint8Array | null;
  readonly srpVerifierSealed: Uint8Array | null;
  readonly passwordHash: string | null;
  readonly passwordHistory: readonly string[];
  readonly passwordChangedAt: Date | null;
  readonly temporaryUntil: Date | null;
  readonly smsMfa: boolean;
  readonly totpMfa: boolean;
  readonly preferredMfa: MfaType | null;
  readonly totpSealed: Uint8Array | null;
  readonly totpName: string | null;
  readonly totpStep: number;
  readonly totpPendingSealed: Uint8Array | null;
  readonly failedPasswords: number;
  readonly lastFailedAt: Date | null;
  readonly wrongSinceRight: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type Device = {
  readonly sub: Sub;
  readonly deviceKey: string;
  readonly name: string | null;
  readonly srpSalt: Uint8Array;
  readonly srpVerifierSealed: Uint8Array;
  readonly confirmedAt: Date;
  readonly isRemembered: boolean;
  readonly lastIp: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly lastAuthenticatedAt: Date | null;
};

/** One sign-in; its id is the `origin_jti` of every token that comes of it. */
export type Grant = {
  readonly id: string;
  readonly poolId: PoolId;
  readonly clientId: string;
  readonly sub: Sub;
  readonly scope: string;
  readonly nonce: string | null;
  readonly deviceKey: string | null;
  readonly isHosted: boolean;
  readonly authTime: Date;
  readonly refreshExpiresAt: Date;
  readonly revokedAt: Date | null;
  readonly revokedWhy: string | null;
  /** Rough; null: not since its use is noted. */
  readonly lastUsedAt: Date | null;
};

/** Where a sign-in was made, as its person is shown it. Null: not known, which is never a guess. */
export type SignInOrigin = {
  /** `iPhone の Safari` */
  readonly device: string | null;
  /** JIS code of a prefecture. */
  readonly place: string | null;
};

/** Who is calling, for limits and the audit log. */
export type Caller = {
  readonly ip: string | null;
  readonly requestId: string;
  /** What the caller says it is; mails name the device by it. */
  readonly userAgent?: string | null;
  /** The access key that signed the call, where it was signed. */
  readonly operator?: string;
};
