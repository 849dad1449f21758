import { RECENT_SIGN_IN_REQUIRED } from "#wire/recent-sign-in.ts";

/** The exceptions of the user-pool and identity-pool APIs that this service raises. */
export type ExceptionName =
  | "AliasExistsException"
  | "CodeDeliveryFailureException"
  | "CodeMismatchException"
  | "DeviceKeyExistsException"
  | "EnableSoftwareTokenMFAException"
  | "ExpiredCodeException"
  | "ExternalServiceException"
  | "ForbiddenException"
  | "InternalErrorException"
  | "InvalidIdentityPoolConfigurationException"
  | "InvalidLambdaResponseException"
  | "InvalidOAuthFlowException"
  | "InvalidParameterException"
  | "InvalidPasswordException"
  | "InvalidUserPoolConfigurationException"
  | "LimitExceededException"
  | "MFAMethodNotFoundException"
  | "NotAuthorizedException"
  | "OperationNotEnabledException"
  | "PasswordHistoryPolicyViolationException"
  | "PasswordResetRequiredException"
  | "RefreshTokenReuseException"
  | "ResourceConflictException"
  | "ResourceNotFoundException"
  | "ScopeDoesNotExistException"
  | "SoftwareTokenMFANotFoundException"
  | "TooManyFailedAttemptsException"
  | "TooManyRequestsException"
  | "UnexpectedLambdaException"
  | "UnauthorizedException"
  | "UnsupportedOperationException"
  | "UnsupportedTokenTypeException"
  | "UnsupportedUserStateException"
  | "UserLambdaValidationException"
  | "UserNotConfirmedException"
  | "UserNotFoundException"
  | "UsernameExistsException"
  | "WebAuthnChallengeNotFoundException"
  | "WebAuthnClientMismatchException"
  | "WebAuthnConfigurationMissingException"
  | "WebAuthnCredentialNotSupportedException"
  | "WebAuthnNotEnabledException"
  | "WebAuthnOriginNotAllowedException"
  | "WebAuthnRelyingPartyMismatchException"
  // Of the envelope, before an operation is reached.
  | "AccessDeniedException"
  | "IncompleteSignatureException"
  | "InvalidSignatureException"
  | "MissingAuthenticationTokenException"
  | "RequestTooLargeException"
  | "SerializationException"
  | "UnknownOperationException"
  | "UnrecognizedClientException";

/** What the service answers instead of a result. The message goes to the client; `detail` only to the log. */
export class IdentityRefusal extends Error {
  override readonly name = "IdentityRefusal";
  readonly type: ExceptionName;
  readonly detail: string | null;

  constructor(type: ExceptionName, message: string, detail: string | null = null) {
    super(message);
    this.type = type;
    this.detail = detail;
  }
}

const refusal = (type: ExceptionName, message: string) => (detail?: string) => new IdentityRefusal(type, message, detail);
const notAuthorized = (message: string) => refusal("NotAuthorizedException", message);
const invalid = (message: string) => refusal("InvalidParameterException", message);

/** Every text the clients may compare stands here once (contract: messages.json). `throw refuse.incorrectPassword()`. */
export const refuse = {
  accessTokenRevoked: notAuthorized("Access Token has been revoked"),
  refreshTokenRevoked: notAuthorized("Refresh Token has been revoked"),
  // No dot: the clients compare with the text without it.
  refreshTokenExpired: notAuthorized("Refresh Token has expired"),
  userDisabled: notAuthorized("User is disabled."),
  userGone: refusal("UserNotFoundException", "User does not exist."),
  incorrectPassword: notAuthorized("Incorrect username or password."),
  lockedOut: notAuthorized("Password attempts exceeded"),
  passwordUsed: refusal("PasswordHistoryPolicyViolationException", "Password has previously been used."),
  temporaryExpired: notAuthorized("Temporary password has expired and must be reset by an administrator."),
  notConfirmed: refusal("UserNotConfirmedException", "User is not confirmed."),
  userExists: refusal("UsernameExistsException", "User already exists"),
  aliasExists: (attribute: string) => new IdentityRefusal("AliasExistsException", `An account with the given ${attribute} already exists.`),
  signUpOff: notAuthorized("SignUp is not permitted for this user pool"),
  attributeProvided: (name: string) => notAuthorized(`Cannot modify an already provided ${name}`)(),
  attributeNotWritable: notAuthorized("A client attempted to write unauthorized attribute"),
  cannotBeReset: notAuthorized("User password cannot be reset in the current state."),
  cannotBeConfirmed: (status: string) => notAuthorized(`User cannot be confirmed. Current status is ${status}`)(),
  notVerifiable: (name: string) => invalid(`User has no ${name} that can be verified.`)(),
  resendOff: invalid("Cannot resend codes. Auto verification not turned on."),
  codeMismatch: refusal("CodeMismatchException", "Invalid verification code provided, please try again."),
  codeExpired: refusal("ExpiredCodeException", "Invalid code provided, please request a code again."),
  codeUndelivered: refusal("CodeDeliveryFailureException", "The verification code could not be delivered."),
  attemptLimit: refusal("LimitExceededException", "Attempt limit exceeded, please try after some time."),
  tooManyRequests: refusal("TooManyRequestsException", "Too many requests"),
  resetRequired: refusal("PasswordResetRequiredException", "Password reset required for the user"),
  recentSignInRequired: notAuthorized(RECENT_SIGN_IN_REQUIRED),
  recoveryWithoutFactor: invalid("Recovery codes need a second factor that is turned on"),
  invalidAccessToken: notAuthorized("Invalid Access Token"),
  accessTokenExpired: notAuthorized("Access Token has expired"),
  scopeMissing: notAuthorized("Access Token does not have required scopes"),
  invalidRefreshToken: notAuthorized("Invalid Refresh Token."),
  refreshTokenReused: refusal("RefreshTokenReuseException", "Refresh token has been reused."),
  nothingToConfirm: invalid("User is already confirmed."),
  alreadyConfirmed: notAuthorized("User cannot be confirmed. Current status is CONFIRMED"),
  notResendable: refusal("UnsupportedUserStateException", "Resend not possible. Status is not FORCE_CHANGE_PASSWORD"),
  invitationUndelivered: refusal("CodeDeliveryFailureException", "The invitation could not be delivered."),
  noWayToReset: invalid("Cannot reset password for the user as there is no registered/verified email or phone_number"),
  unknownCombination: refusal("UserNotFoundException", "Username/client id combination not found."),
  loginNotLinked: refusal("ResourceNotFoundException", "The login is not linked to the user."),
  lastWayIn: refusal("InvalidParameterException", "The login the user came by cannot be unlinked."),
  deviceUnknown: refusal("ResourceNotFoundException", "Device does not exist."),
  sessionUnknown: refusal("ResourceNotFoundException", "Session does not exist."),
  deviceKeyMalformed: invalid("Invalid device key given."),
  deviceKeyExists: refusal("DeviceKeyExistsException", "Device key already exists."),
  deviceTrackingOff: invalid("Device tracking has not been configured in this User Pool"),
  invalidVerifier: invalid("Invalid device secret verifier given."),
  totpMismatch: refusal("CodeMismatchException", "Invalid code received for user"),
  smsMismatch: refusal("CodeMismatchException", "Invalid code or auth state for the user."),
  totpReused: refusal("ExpiredCodeException", "Your software token has already been used once."),
  totpNotEnabled: refusal("EnableSoftwareTokenMFAException", "Code mismatch and fail enable Software Token MFA"),
  totpMissing: refusal("SoftwareTokenMFANotFoundException", "Software Token MFA does not exist for the user."),
  totpOff: refusal("SoftwareTokenMFANotFoundException", "Software Token MFA is not enabled by the userPool."),
  mfaMethodMissing: refusal("MFAMethodNotFoundException", "No such MFA method for the user."),
  totpNotSetUp: invalid("User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA"),
  smsNotSetUp: invalid("User does not have delivery config set to turn on SMS_MFA"),
  invalidSession: notAuthorized("Invalid session for the user."),
  sessionExpired: notAuthorized("Invalid session for the user, session is expired."),
  sessionUsed: notAuthorized("Invalid session for the user, session can only be used once."),
  invalidEmail: invalid("Invalid email address format."),
  invalidPhone: invalid("Invalid phone number format."),
  unsupportedToken: refusal("UnsupportedTokenTypeException", "Unsupported token type"),
  clientUnauthorized: refusal("UnauthorizedException", "The client is not authorized to revoke this token."),
  clientSecretWrong: notAuthorized("Unable to verify client secret."),
  revocationOff: refusal("UnsupportedOperationException", "Token revocation is not enabled for this client."),
  customAuthOff: invalid("Custom auth lambda trigger is not configured for the user pool."),
  customAuthMissing: refusal("InvalidUserPoolConfigurationException", "Custom auth lambda trigger is not found."),
  hookFailed: refusal("UnexpectedLambdaException", "A custom auth lambda trigger failed."),
  hookAnswer: refusal("InvalidLambdaResponseException", "Unrecognizable lambda output"),
  passkeysOff: refusal("WebAuthnNotEnabledException", "Passkeys are not enabled for this user pool."),
  relyingPartyMissing: refusal("WebAuthnConfigurationMissingException", "The user pool has no relying party id."),
  passkeyChallengeGone: refusal("WebAuthnChallengeNotFoundException", "The challenge of the registration was not found or has expired."),
  passkeyOfOtherClient: refusal("WebAuthnClientMismatchException", "The registration was started by another client."),
  passkeyOrigin: refusal("WebAuthnOriginNotAllowedException", "The origin of the credential is not allowed for this user pool."),
  passkeyRelyingParty: refusal("WebAuthnRelyingPartyMismatchException", "The credential is for another relying party."),
  passkeyUnsupported: refusal("WebAuthnCredentialNotSupportedException", "The credential is not supported."),
  passkeyKept: invalid("The credential is registered already."),
  passkeyUnknown: refusal("ResourceNotFoundException", "WebAuthn credential does not exist."),
  tooManyPasskeys: refusal("LimitExceededException", "The limit of passkeys of a user has been reached."),
  passkeyWrong: notAuthorized("The passkey could not be verified."),
  guestsOff: notAuthorized("Unauthenticated access is not supported for this identity pool."),
  notACognitoToken: notAuthorized("Invalid login token. Not a Cognito token."),

  loginsDoNotMatch: notAuthorized("Logins don't match. Please include at least one valid login for this identity or identity pool."),
  loginTaken: refusal("ResourceConflictException", "Login is already linked to another identity."),
  providerUnsupported: notAuthorized("Token is not from a supported provider of this identity pool."),
  providerUnreachable: refusal("ExternalServiceException", "The identity provider could not be reached."),
  roleUnknown: notAuthorized("CustomRoleArn is not a role of this identity pool."),

  identityPoolUnknown: (id: string) => new IdentityRefusal("ResourceNotFoundException", `IdentityPool '${id}' not found.`),
  identityUnknown: (id: string) => new IdentityRefusal("ResourceNotFoundException", `Identity '${id}' not found.`),
  identityForbidden: (id: string) => notAuthorized(`Access to Identity '${id}' is forbidden.`)(),
  clientUnknown: (id: string) => new IdentityRefusal("ResourceNotFoundException", `User pool client ${id} does not exist.`),
  poolUnknown: (id: string) => new IdentityRefusal("ResourceNotFoundException", `User pool ${id} does not exist.`),
  flowOff: (flow: string) => invalid(`${flow} flow not enabled for this client`)(),
  parameterMissing: (name: string) => invalid(`Missing required parameter ${name}`)(),
  secretHashMissing: (id: string) => notAuthorized(`Client ${id} is configured with secret but SECRET_HASH was not received`)(),
  /** At InitiateAuth and RespondToAuthChallenge, where the hash is among the parameters. */
  secretHashWrong: (id: string) => notAuthorized(`Unable to verify secret hash for client ${id}`)(),
  /** Where the hash is a member of the request. */
  secretHashMismatch: (id: string) => notAuthorized(`SecretHash does not match for the client: ${id}`)(),
  scopeUnknown: (scope: string) => new IdentityRefusal("ScopeDoesNotExistException", `Invalid scope requested: ${scope}`),
  oauthFault: (why: string) => new IdentityRefusal("InvalidOAuthFlowException", why),
  weakPassword: (why: string) => new IdentityRefusal("InvalidPasswordException", `Password did not conform with policy: ${why}`),
  loginTokenInvalid: (why: string) => notAuthorized(`Invalid login token. ${why}`)(),
  parameter: (message: string) => invalid(message)(),
} as const;
