import type { Operation } from "#domain/identity/core/operation.server.ts";
import { adminConfirmSignUp } from "#domain/identity/operations/admin-confirm-sign-up.server.ts";
import { adminCreateUser } from "#domain/identity/operations/admin-create-user.server.ts";
import { adminDeleteUser } from "#domain/identity/operations/admin-delete-user.server.ts";
import { adminDisableUser } from "#domain/identity/operations/admin-disable-user.server.ts";
import { adminEnableUser } from "#domain/identity/operations/admin-enable-user.server.ts";
import { adminGetUser } from "#domain/identity/operations/admin-get-user.server.ts";
import { adminInitiateAuth } from "#domain/identity/operations/admin-initiate-auth.server.ts";
import { adminResetUserPassword } from "#domain/identity/operations/admin-reset-user-password.server.ts";
import { adminRespondToAuthChallenge } from "#domain/identity/operations/admin-respond-to-auth-challenge.server.ts";
import { adminSetUserMfaPreference } from "#domain/identity/operations/admin-set-user-mfa-preference.server.ts";
import { adminSetUserPassword } from "#domain/identity/operations/admin-set-user-password.server.ts";
import { adminUpdateUserAttributes } from "#domain/identity/operations/admin-update-user-attributes.server.ts";
import { adminUserGlobalSignOut } from "#domain/identity/operations/admin-user-global-sign-out.server.ts";
import { createUserPool } from "#domain/identity/operations/create-user-pool.server.ts";
import { createUserPoolClient } from "#domain/identity/operations/create-user-pool-client.server.ts";
import { describeUserPool } from "#domain/identity/operations/describe-user-pool.server.ts";
import { describeUserPoolClient } from "#domain/identity/operations/describe-user-pool-client.server.ts";
import { setUserPoolMfaConfig } from "#domain/identity/operations/set-user-pool-mfa-config.server.ts";

/** What an operator may do over the API. Reached only when signed. */
export const adminOperations: readonly Operation[] = [
  adminConfirmSignUp,
  adminCreateUser,
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminInitiateAuth,
  adminResetUserPassword,
  adminRespondToAuthChallenge,
  adminSetUserMfaPreference,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
  createUserPool,
  createUserPoolClient,
  describeUserPool,
  describeUserPoolClient,
  setUserPoolMfaConfig,
];
