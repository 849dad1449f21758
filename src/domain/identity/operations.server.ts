import type { Operation } from "#domain/identity/core/operation.server.ts";
import { associateSoftwareToken } from "#domain/identity/operations/associate-software-token.server.ts";
import { changePassword } from "#domain/identity/operations/change-password.server.ts";
import { completeWebAuthnRegistration } from "#domain/identity/operations/complete-web-authn-registration.server.ts";
import { confirmDevice } from "#domain/identity/operations/confirm-device.server.ts";
import { confirmForgotPassword } from "#domain/identity/operations/confirm-forgot-password.server.ts";
import { confirmSignUp } from "#domain/identity/operations/confirm-sign-up.server.ts";
import { createRecoveryCodes } from "#domain/identity/operations/create-recovery-codes.server.ts";
import { deleteUser } from "#domain/identity/operations/delete-user.server.ts";
import { deleteUserAttributes } from "#domain/identity/operations/delete-user-attributes.server.ts";
import { deleteWebAuthnCredential } from "#domain/identity/operations/delete-web-authn-credential.server.ts";
import { describeRecoveryCodes } from "#domain/identity/operations/describe-recovery-codes.server.ts";
import { endOtherSessions } from "#domain/identity/operations/end-other-sessions.server.ts";
import { endSession } from "#domain/identity/operations/end-session.server.ts";
import { forgetDevice } from "#domain/identity/operations/forget-device.server.ts";
import { forgotPassword } from "#domain/identity/operations/forgot-password.server.ts";
import { getCredentialsForIdentity } from "#domain/identity/operations/get-credentials-for-identity.server.ts";
import { getDevice } from "#domain/identity/operations/get-device.server.ts";
import { getId } from "#domain/identity/operations/get-id.server.ts";
import { getTokensFromRefreshToken } from "#domain/identity/operations/get-tokens-from-refresh-token.server.ts";
import { getUser } from "#domain/identity/operations/get-user.server.ts";
import { getUserAttributeVerificationCode } from "#domain/identity/operations/get-user-attribute-verification-code.server.ts";
import { globalSignOut } from "#domain/identity/operations/global-sign-out.server.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { listAccountEvents } from "#domain/identity/operations/list-account-events.server.ts";
import { listDevices } from "#domain/identity/operations/list-devices.server.ts";
import { listSessions } from "#domain/identity/operations/list-sessions.server.ts";
import { listWebAuthnCredentials } from "#domain/identity/operations/list-web-authn-credentials.server.ts";
import { resendConfirmationCode } from "#domain/identity/operations/resend-confirmation-code.server.ts";
import { respondToAuthChallenge } from "#domain/identity/operations/respond-to-auth-challenge.server.ts";
import { revokeToken } from "#domain/identity/operations/revoke-token.server.ts";
import { setUserMfaPreference } from "#domain/identity/operations/set-user-mfa-preference.server.ts";
import { setUserSettings } from "#domain/identity/operations/set-user-settings.server.ts";
import { signUp } from "#domain/identity/operations/sign-up.server.ts";
import { startWebAuthnRegistration } from "#domain/identity/operations/start-web-authn-registration.server.ts";
import { unlinkProvider } from "#domain/identity/operations/unlink-provider.server.ts";
import { updateDeviceStatus } from "#domain/identity/operations/update-device-status.server.ts";
import { updateUserAttributes } from "#domain/identity/operations/update-user-attributes.server.ts";
import { updateWebAuthnCredential } from "#domain/identity/operations/update-web-authn-credential.server.ts";
import { verifySoftwareToken } from "#domain/identity/operations/verify-software-token.server.ts";
import { verifyUserAttribute } from "#domain/identity/operations/verify-user-attribute.server.ts";
import { withRecentSignIn } from "#domain/identity/recent/with-recent-sign-in.server.ts";
import { OWN_OPERATIONS, OWN_TARGET } from "#wire/own-operations.ts";
import { adminOperations } from "./admin-operations.server.ts";

/** Those of a user pool: Cognito's, and ours beside them. */
const userPoolOperations: readonly Operation[] = [
  associateSoftwareToken,
  changePassword,
  completeWebAuthnRegistration,
  confirmDevice,
  confirmForgotPassword,
  confirmSignUp,
  createRecoveryCodes,
  deleteUser,
  deleteUserAttributes,
  deleteWebAuthnCredential,
  describeRecoveryCodes,
  endOtherSessions,
  endSession,
  forgetDevice,
  forgotPassword,
  getDevice,
  getTokensFromRefreshToken,
  getUser,
  getUserAttributeVerificationCode,
  globalSignOut,
  initiateAuth,
  listAccountEvents,
  listDevices,
  listSessions,
  listWebAuthnCredentials,
  resendConfirmationCode,
  respondToAuthChallenge,
  revokeToken,
  setUserMfaPreference,
  setUserSettings,
  signUp,
  startWebAuthnRegistration,
  unlinkProvider,
  updateDeviceStatus,
  updateUserAttributes,
  updateWebAuthnCredential,
  verifySoftwareToken,
  verifyUserAttribute,
];

const OWN: ReadonlySet<string> = new Set(OWN_OPERATIONS);
const targetOf = ({ name }: Operation) => (OWN.has(name) ? OWN_TARGET : "AWSCognitoIdentityProviderService");

const named = (target: (one: Operation) => string, list: readonly Operation[]): [string, Operation][] =>
  list.map((one) => [`${target(one)}.${one.name}`, withRecentSignIn(one)]);

/** Every operation by its `X-Amz-Target`. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ...named(targetOf, [...userPoolOperations, ...adminOperations]),
  ...named(() => "AWSCognitoIdentityService", [getId, getCredentialsForIdentity]),
]);
