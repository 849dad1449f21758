export { authenticate } from "#domain/identity/access.server.ts";
export { countAccounts, findAccountByName } from "#domain/identity/account-store.server.ts";
export { type KeptAudit, listAudit } from "#domain/identity/audit-store.server.ts";
export {
  closeBrowserSession,
  endBrowserSession,
  findSignedInBrowser,
  type SignedInBrowser,
} from "#domain/identity/browser-sessions.server.ts";
export { FIXED_ANSWER, fixedAnswerAuth } from "#domain/identity/builtin-custom-auth.ts";
export { isClientSecret, secretHashOf } from "#domain/identity/clients.server.ts";
export { createIdentityPool } from "#domain/identity/create-identity-pool.server.ts";
export { createClient, createPool } from "#domain/identity/create-pool.server.ts";
export { createIdentityService } from "#domain/identity/create-service.server.ts";
export { ensureDevelopmentPool } from "#domain/identity/development-pool.server.ts";
export { exportUsers } from "#domain/identity/export-users.server.ts";
export { isDatabaseReachable } from "#domain/identity/health-store.server.ts";
export {
  answerHostedChallenge,
  beginHostedLogin,
  type HostedAnswer,
  type HostedChallenge,
  type HostedStep,
} from "#domain/identity/hosted-login.server.ts";
export { type ImportSum, importUsers, type LeftOut } from "#domain/identity/import-users.server.ts";
export { createMailSender } from "#domain/identity/mail-sender.server.ts";
export { clientToken } from "#domain/identity/oauth-client-token.server.ts";
export { exchangeCode, issueCode } from "#domain/identity/oauth-codes.server.ts";
export type { KeptObject } from "#domain/identity/object-store.server.ts";
export { listOwnObjects, type Page, type PutProblem, putObject, readObject, removeObject } from "#domain/identity/objects.server.ts";
export type { Operation } from "#domain/identity/operation.server.ts";
export { associateSoftwareToken } from "#domain/identity/operations/associate-software-token.server.ts";
export { confirmForgotPassword } from "#domain/identity/operations/confirm-forgot-password.server.ts";
export { confirmSignUp } from "#domain/identity/operations/confirm-sign-up.server.ts";
export { forgotPassword } from "#domain/identity/operations/forgot-password.server.ts";
export { resendConfirmationCode } from "#domain/identity/operations/resend-confirmation-code.server.ts";
export { revokeToken } from "#domain/identity/operations/revoke-token.server.ts";
export { signUp } from "#domain/identity/operations/sign-up.server.ts";
export { verifySoftwareToken } from "#domain/identity/operations/verify-software-token.server.ts";
export { operations } from "#domain/identity/operations.server.ts";
export { createOutboxSender } from "#domain/identity/outbox-sender.server.ts";
export { listSentMessages } from "#domain/identity/outbox-store.server.ts";
export { listClients, listPools } from "#domain/identity/pool-store.server.ts";
export { parseProviderSettings } from "#domain/identity/provider-settings.ts";
export { saveProvider } from "#domain/identity/provider-store.server.ts";
export { refreshTokens } from "#domain/identity/refresh.server.ts";
export { registerProvider } from "#domain/identity/register-provider.server.ts";
export type { IdentityService } from "#domain/identity/service.server.ts";
export { openSessionToken } from "#domain/identity/session-credentials.server.ts";
export { matchesPayload, verifySigned } from "#domain/identity/sigv4.server.ts";
export { createAppClient, createSitePool, rotateKeys } from "#domain/identity/site-pool.server.ts";
export { createSmsSender } from "#domain/identity/sms-sender.server.ts";
export { createSocialLogins, type SocialFault, type SocialLogins } from "#domain/identity/social-login.server.ts";
export { sweepEnded } from "#domain/identity/sweep.server.ts";
export { issuerOf } from "#domain/identity/tokens.server.ts";
