export { changeGroup } from "#domain/identity/accounts/change-group.server.ts";
export { exportUsers } from "#domain/identity/accounts/export-users.server.ts";
export { type ImportSum, importUsers, type LeftOut } from "#domain/identity/accounts/import-users.server.ts";
export { ensureSampleAccount, type SampleAccount } from "#domain/identity/accounts/sample-account.server.ts";
export { countAccounts, findAccountByName, findAccountsByNumber } from "#domain/identity/core/account-store.server.ts";
export { type KeptAudit, listAudit } from "#domain/identity/core/audit-store.server.ts";
export { isClientSecret, secretHashOf } from "#domain/identity/core/clients.server.ts";
export type { Operation } from "#domain/identity/core/operation.server.ts";
export { secretsFrom } from "#domain/identity/core/secrets.server.ts";
export type { IdentityService } from "#domain/identity/core/service.server.ts";
export { createIdentityPool } from "#domain/identity/federation/create-identity-pool.server.ts";
export { ensureDevelopmentIdentityPool, type OutsideLogins } from "#domain/identity/federation/development-identity-pool.server.ts";
export { openSessionToken } from "#domain/identity/federation/session-credentials.server.ts";
export {
  answerHostedChallenge,
  beginHostedLogin,
  beginHostedPasskey,
  type HostedAnswer,
  type HostedChallenge,
  type HostedStep,
} from "#domain/identity/hosted/hosted-login.server.ts";
export {
  addHostedPasskey,
  beginHostedAdding,
  hostedPasskeys,
  nameHostedPasskey,
  type PasskeyOwner,
  removeHostedPasskey,
  wantProof,
} from "#domain/identity/hosted/hosted-passkeys.server.ts";
export { clientToken } from "#domain/identity/hosted/oauth-client-token.server.ts";
export { exchangeCode, issueCode } from "#domain/identity/hosted/oauth-codes.server.ts";
export { deliverNotices } from "#domain/identity/messages/deliver-notices.server.ts";
export { framedMessages } from "#domain/identity/messages/framed-messages.server.ts";
export { createMailSender } from "#domain/identity/messages/mail-sender.server.ts";
export { createOutboxSender } from "#domain/identity/messages/outbox-sender.server.ts";
export { listSentMessages } from "#domain/identity/messages/outbox-store.server.ts";
export { createSmsSender } from "#domain/identity/messages/sms-sender.server.ts";
export type { KeptObject } from "#domain/identity/objects/object-store.server.ts";
export {
  listOwnObjects,
  type Page,
  type PutProblem,
  putObject,
  readObject,
  removeObject,
} from "#domain/identity/objects/objects.server.ts";
export { associateSoftwareToken } from "#domain/identity/operations/associate-software-token.server.ts";
export { confirmForgotPassword } from "#domain/identity/operations/confirm-forgot-password.server.ts";
export { confirmSignUp } from "#domain/identity/operations/confirm-sign-up.server.ts";
export { forgotPassword } from "#domain/identity/operations/forgot-password.server.ts";
export { resendConfirmationCode } from "#domain/identity/operations/resend-confirmation-code.server.ts";
export { revokeToken } from "#domain/identity/operations/revoke-token.server.ts";
export { signUp } from "#domain/identity/operations/sign-up.server.ts";
export { verifySoftwareToken } from "#domain/identity/operations/verify-software-token.server.ts";
export { matchesPayload, verifySigned } from "#domain/identity/operators/sigv4.server.ts";
export { createClient, createPool } from "#domain/identity/pools/create-pool.server.ts";
export { DEVELOPMENT_POOL, ensureDevelopmentPool } from "#domain/identity/pools/development-pool.server.ts";
export { listClients, listPools } from "#domain/identity/pools/pool-store.server.ts";
export {
  changePasskeys,
  changeRecentSignIn,
  changeSignUpVerification,
  changeTerms,
  createAppClient,
  createSitePool,
  rotateKeys,
} from "#domain/identity/pools/site-pool.server.ts";
export { siteTerms } from "#domain/identity/pools/terms.ts";
export { readIpPlaces } from "#domain/identity/sessions/ip-places.server.ts";
export { FIXED_ANSWER, fixedAnswerAuth } from "#domain/identity/sign-in/builtin-custom-auth.ts";
export {
  leaveArrival,
  mailArrivalCode,
  type OpenArrival,
  openArrival,
  proveArrivalEmail,
} from "#domain/identity/social/arrivals.server.ts";
export { parseProviderSettings } from "#domain/identity/social/provider-settings.ts";
export { saveProvider } from "#domain/identity/social/provider-store.server.ts";
export { registerProvider } from "#domain/identity/social/register-provider.server.ts";
export { linkByCode, linkByPassword, makeArrivalAccount } from "#domain/identity/social/settle-arrival.server.ts";
export { createSocialLogins, type SocialCome, type SocialFault, type SocialLogins } from "#domain/identity/social/social-login.server.ts";
export { authenticate } from "#domain/identity/tokens/access.server.ts";
export {
  closeBrowserSession,
  endBrowserSession,
  findSignedInBrowser,
  type SignedInBrowser,
} from "#domain/identity/tokens/browser-sessions.server.ts";
export { refreshTokens } from "#domain/identity/tokens/refresh.server.ts";
export { holdsSealed, opensSealed } from "#domain/identity/tokens/sealed-state.server.ts";
export { issuerOf } from "#domain/identity/tokens/tokens.server.ts";
export { createIdentityService } from "./create-service.server.ts";
export { isDatabaseReachable } from "./health-store.server.ts";
export { operations } from "./operations.server.ts";
export { sweepEnded } from "./sweep.server.ts";
