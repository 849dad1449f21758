/** A place for text under a key. Every storage of the session has this shape: memory, cookies, local storage, or one's own. */
export interface KeyStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  /** Every key there is; left out by a storage that cannot tell. */
  names?(): readonly string[];
}

/** What a sign-in or a refresh gave. `refreshToken` is null where scripts may not hold it. */
export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Seconds that the user's clock is ahead of the service's. */
  readonly clockDrift: number;
}

/** Where the tokens of the signed-in user are kept. The client brings one that writes Cognito's own keys to a storage. */
export interface TokenStore {
  username(): string | null;
  read(): Tokens | null;
  keep(username: string, tokens: Tokens): void | Promise<void>;
  drop(): void | Promise<void>;
  /**
   * Where refreshing is this store's business, because the refresh token is out of the client's reach. It answers tokens that it keeps
   * already: `keep` is not called for them. A rejection with `NotAuthorizedException` or `expiredSession` ends the session.
   */
  readonly refresh?: () => Promise<Tokens>;
}

export type AuthFlow = "USER_SRP_AUTH" | "USER_PASSWORD_AUTH" | "CUSTOM_AUTH";
export type MfaType = "SMS" | "TOTP";

export interface IdentitySettings {
  /** Where the API of the user pool answers: `http://localhost:3001`. */
  readonly endpoint: string;
  readonly poolId: string;
  readonly clientId: string;
  readonly storage: KeyStorage;
  readonly tokens?: TokenStore;
  readonly flow?: AuthFlow;
  /** The name under which this browser appears in the list of devices. */
  readonly deviceName?: string;
  readonly environment: Environment;
}

/** Time, chance and network come in from outside. */
export interface Environment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly randomBytes: (length: number) => Uint8Array<ArrayBuffer>;
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export type SignInInput = {
  readonly username: string;
  /** Needed for every flow but a custom one that asks for no password. */
  readonly password?: string | undefined;
  /** Instead of the client's own. */
  readonly flow?: AuthFlow;
  readonly validationData?: Readonly<Record<string, string>>;
  readonly clientMetadata?: Readonly<Record<string, string>>;
};

/** Where a sign-in stands. Anything but `done` waits for an answer; "device verification" happens by itself and is never waited for. */
export type SignInStep =
  | {
      readonly kind: "done";
      readonly username: string;
      /** The service met this browser for the first time, and now knows it. */
      readonly isNewDevice: boolean;
      /** The new device counts once the user agrees: then `rememberDevice`. */
      readonly asksToRemember?: boolean;
    }
  | { readonly kind: "custom-challenge"; readonly parameters: Readonly<Record<string, string>> }
  | { readonly kind: "sms"; readonly destination: string }
  | { readonly kind: "totp"; readonly deviceName: string | null }
  | { readonly kind: "select-mfa"; readonly choices: readonly MfaType[] }
  | { readonly kind: "mfa-setup"; readonly choices: readonly MfaType[] }
  | {
      readonly kind: "new-password";
      readonly requiredAttributes: readonly string[];
      readonly attributes: Readonly<Record<string, string>>;
    };

export type ChallengeAnswer =
  | { readonly kind: "custom-challenge"; readonly answer: string }
  | { readonly kind: "sms" | "totp"; readonly code: string }
  | { readonly kind: "select-mfa"; readonly type: MfaType }
  /** After `setUpTotpForSignIn` gave the secret. */
  | { readonly kind: "mfa-setup"; readonly code: string; readonly deviceName?: string }
  | { readonly kind: "new-password"; readonly password: string; readonly attributes?: Readonly<Record<string, string>> };

export type SignUpInput = {
  readonly username: string;
  readonly password: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly validationData?: Readonly<Record<string, string>>;
  readonly clientMetadata?: Readonly<Record<string, string>>;
  /** Signs in once the address is confirmed: by code after `confirmSignUp`, by link through asking again and again. */
  readonly autoSignIn?: { readonly isByLink: boolean };
};

export interface CodeDelivery {
  /** Masked: `h***@e***`. */
  readonly destination: string;
  readonly medium: "EMAIL" | "SMS";
  readonly attribute: string;
}

export interface SignUpResult {
  readonly sub: string;
  readonly isConfirmed: boolean;
  readonly delivery: CodeDelivery | null;
}

/** What GetUser tells. `isMfaOn` and the types are the account's, not the pool's. */
export interface AccountView {
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly mfaTypes: readonly MfaType[];
  /** Where codes by SMS go, as `MFAOptions` has it. */
  readonly mfaOptions: readonly { readonly medium: string; readonly attribute: string }[];
  readonly preferredMfa: MfaType | null;
}

export interface DeviceView {
  readonly id: string;
  readonly name: string;
  readonly isRemembered: boolean;
  readonly lastSeenAt: Date | null;
  readonly lastIp: string | null;
  /** The one this browser is. */
  readonly isThis: boolean;
}

export interface PasskeyView {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  /** Whether it is kept in more than one device; null: not told. */
  readonly isBackedUp: boolean | null;
}

/** The browser's half of a passkey: it makes one, or signs with one. Options and answers are WebAuthn's own, in JSON. */
export type PasskeyAsk = (options: object) => Promise<object>;

/** One place where the account is signed in. */
export interface SessionEntry {
  readonly id: string;
  /** `hosted`: in a browser, at the pool's own login pages. */
  readonly kind: "client" | "hosted";
  /** `iPhone の Safari`; null: not known. */
  readonly device: string | null;
  /** 都道府県; null: not known. */
  readonly place: string | null;
  readonly firstUsedAt: Date;
  /** To five minutes. */
  readonly lastUsedAt: Date;
  /** The one this page works with. */
  readonly isThis: boolean;
}

/** The recovery codes of an account, without the codes. */
export interface RecoveryView {
  readonly remaining: number;
  readonly madeAt: Date | null;
  readonly lastUsedAt: Date | null;
}

export interface CurrentSession {
  readonly username: string;
  readonly tokens: Tokens;
}

/** The user pool as the browser uses it. Every method rejects with a `CatalogueError` or with an {@link IdentityFault} of the service. */
export interface IdentityClient {
  /** `Pending sign-in attempt already in progress` while another password sign-in is under way. */
  signIn(input: SignInInput | string, password?: string): Promise<SignInStep>;
  /** Signs in by a passkey: of `username`, or of whoever the person picks. */
  signInByPasskey(use: PasskeyAsk, username?: string): Promise<SignInStep>;
  /** Answers the step that is waiting. A wrong code leaves it waiting. */
  answer(answer: ChallengeAnswer): Promise<SignInStep>;
  /** The step that waits, or null: none was begun, or the page was loaded anew. */
  waiting(): SignInStep | null;
  giveUp(): void;
  /** For `mfa-setup` during a sign-in. */
  setUpTotpForSignIn(): Promise<{ readonly secret: string }>;

  /** How the pool confirms a sign-up. */
  signUpVerification(): Promise<"code" | "link">;
  signUp(input: SignUpInput | string, password?: string): Promise<SignUpResult>;
  /** Answers the step that the auto sign-in came to, or null where none was asked for. */
  confirmSignUp(username: string, code: string, options?: { readonly forceAliasCreation?: boolean }): Promise<SignInStep | null>;
  resendSignUp(username: string): Promise<CodeDelivery | null>;
  /** The end of an auto sign-in by link: rejects with `Please use your credentials to sign in` after 180 s. */
  autoSignIn(): Promise<SignInStep>;

  forgotPassword(username: string): Promise<CodeDelivery | null>;
  confirmForgotPassword(username: string, code: string, password: string): Promise<void>;
  changePassword(oldPassword: string, newPassword: string): Promise<void>;

  /** The session as kept, refreshed where it has ended. Rejects with `No current user` and its like. */
  currentSession(): Promise<CurrentSession>;
  /** From the cache unless `isFresh`. */
  user(options?: { readonly isFresh?: boolean }): Promise<AccountView>;
  /** Skips `sub` and `*_verified`. Answers where codes were sent. */
  updateAttributes(attributes: Readonly<Record<string, string>>): Promise<readonly CodeDelivery[]>;
  deleteAttributes(names: readonly string[]): Promise<void>;
  sendAttributeCode(name: "email" | "phone_number"): Promise<CodeDelivery | null>;
  verifyAttribute(name: "email" | "phone_number", code: string): Promise<void>;
  deleteUser(): Promise<void>;
  /** Takes a login at a provider away from the account. `userId`: as the account's identities name it. */
  unlinkProvider(provider: string, userId: string): Promise<void>;

  setUpTotp(): Promise<{ readonly secret: string }>;
  /** Turns nothing on by itself: `setPreferredMfa` does. */
  verifyTotp(code: string, deviceName?: string): Promise<void>;
  preferredMfa(options?: { readonly isFresh?: boolean }): Promise<MfaType | "NOMFA">;
  setPreferredMfa(type: MfaType | "NOMFA"): Promise<void>;
  /** The older way to turn SMS on and off (SetUserSettings). */
  setSmsMfa(isOn: boolean): Promise<void>;

  /** Ten new ones, told once; those before end. */
  makeRecoveryCodes(): Promise<readonly string[]>;
  /** How they stand; null: the pool has none. */
  recoveryCodes(): Promise<RecoveryView | null>;

  devices(): Promise<readonly DeviceView[]>;
  rememberDevice(): Promise<void>;
  /** Without an id: this browser. */
  forgetDevice(id?: string): Promise<void>;

  passkeys(): Promise<readonly PasskeyView[]>;
  addPasskey(make: PasskeyAsk): Promise<void>;
  renamePasskey(id: string, name: string): Promise<void>;
  removePasskey(id: string): Promise<void>;
  /** Where the account is signed in, the one used last first; null: the pool does not tell. */
  sessions(): Promise<readonly SessionEntry[] | null>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;

  /** Ends this session, or all of them. Tokens are dropped here whatever the network does. */
  signOut(options?: { readonly isGlobal?: boolean }): Promise<void>;
}

/** What the service refused, as it said it. */
export class IdentityFault extends Error {
  /** HTTP status; 400 for every refusal but internal errors. */
  readonly status: number;

  constructor(type: string, message: string, status: number) {
    super(message);
    this.name = type;
    this.status = status;
  }
}
