/**
 * Every error text of the product's specification (section 8, and the input messages of section 5), as programs compare it and logs keep it.
 * What people read instead stands in `catalogue.ts`.
 */
export const ORIGINALS = {
  // Session and sign-in
  authentication: "Authentication Error",
  notAuthenticated: "User is not authenticated",
  theUserNotAuthenticated: "The user is not authenticated",
  noCurrentUser: "No current user",
  expiredSession: "Both token and refresh token have expired. Your request was aborted.",
  cannotRetrieveSession: "Cannot retrieve a new session. Please authenticate.",
  missingIdToken: "Local storage is missing an ID Token, Please authenticate",
  usernameNull: "Username is null. Cannot retrieve a new session",
  userEmpty: "Failed to get the session because the user is empty",
  pendingSignIn: "Pending sign-in attempt already in progress",
  flowTypeInvalid: "Authentication flow type is invalid.",
  passwordParameterRequired: "PASSWORD parameter is required",
  newPasswordRequired: "New password is required.",
  invalidState: "Invalid state in OAuth flow",
  signOutTimeout: "Signout timeout fail",
  useCredentials: "Please use your credentials to sign in",
  creatingAccount: "Error creating account",
  // Input
  emailEmpty: "Email cannot be empty",
  phoneNumberEmpty: "Phone number cannot be empty",
  usernameEmpty: "Username cannot be empty",
  usernameShape: "The username should either be a string or one of the sign in types",
  passwordEmpty: "Password cannot be empty",
  codeEmpty: "Confirmation code cannot be empty",
  challengeResponseEmpty: "Challenge response cannot be empty",
  noValidMfa: "No valid MFA method provided",
  invalidMfaType: "Invalid MFA type",
  // Network and device
  network: "Network error",
  networkCapital: "Network Error",
  deviceTrackingOff: "Device tracking has not been configured in this User Pool",
  // Provider messages that end a session
  accessTokenRevoked: "Access Token has been revoked",
  refreshTokenRevoked: "Refresh Token has been revoked",
  userDisabled: "User is disabled.",
  userGone: "User does not exist.",
  refreshTokenExpired: "Refresh Token has expired.",
  // Other
  federationUnconfigured: "Federation requires either a User Pool or Identity Pool in config",
  notPrerendered: "Route {path} is not pre-rendered",
  timeout: "Request did not complete within {n} ms",
  aborted: "Request aborted",
  presignTooLong: "Signature version 4 presigned URLs must have an expiration date less than one week in the future",
  // Cloud identity: exceptions by name, then what an answer lacks
  externalService: "ExternalService",
  internalError: "InternalError",
  invalidIdentityPoolConfiguration: "InvalidIdentityPoolConfiguration",
  invalidParameter: "InvalidParameter",
  limitExceeded: "LimitExceeded",
  notAuthorized: "NotAuthorized",
  resourceConflict: "ResourceConflict",
  resourceNotFound: "ResourceNotFound",
  tooManyRequests: "TooManyRequests",
  noCredentials: "Response from Amazon Cognito contained no credentials",
  noAccessKeyId: "Response from Amazon Cognito contained no access key ID",
  noSecretKey: "Response from Amazon Cognito contained no secret key",
  noIdentityId: "Response from Amazon Cognito contained no identity ID",
  // Social refresh
  googleNotSignedIn: "User is not signed in with Google",
  googleRefreshFailed: "Failed to refresh google token",
  googleReloadFailed: "Network error reloading google auth response",
  facebookSdkMissing: "no fb sdk available",
  facebookNoAnswer: "no response from facebook when refreshing the jwt token",
  // Section 5: what else input and settings are refused for
  poolAndClientRequired: "Both UserPoolId and ClientId are required.",
  poolIdInvalid: "Invalid UserPoolId format.",
  idTokenMissing: "Id token and Access Token must be present.",
  tokenEmpty: "A token must be non-empty",
  scopesShape: "OAuth scopes must be a list of strings",
  cookieDomain: "The domain of cookieStorage can not be undefined.",
  sameSiteInvalid: 'The sameSite value of cookieStorage must be "lax", "strict" or "none".',
  sameSiteNoneSecure: "sameSite = None requires the Secure attribute in latest browser versions.",
  customStorage: "Custom storage must offer get, set, remove and clear",
  analyticsIdInvalid: "The container id of the analytics tag is invalid",
} as const;

export type ErrorKey = keyof typeof ORIGINALS;

/** An error of the catalogue. `name` is the type machines read, `message` the English original, `key` leads to the Japanese text. */
export class CatalogueError extends Error {
  readonly key: ErrorKey;

  constructor(key: ErrorKey, { name = "AuthError", values = {}, cause }: ErrorParts = {}) {
    super(filled(ORIGINALS[key], values), cause === undefined ? {} : { cause });
    this.key = key;
    this.name = name;
  }
}

export type ErrorParts = {
  /** `AuthError`, `TimeoutError`, `NetworkError` … */
  readonly name?: string;
  /** For the places in braces: `{ n: 20000 }`. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
};

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Whether an error is this row of the catalogue. */
export function isError(error: unknown, key: ErrorKey): boolean {
  return error instanceof CatalogueError && error.key === key;
}
