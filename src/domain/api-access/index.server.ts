export { registerApiAccessJobs } from "./access-jobs.server.ts";
export { authenticateKey } from "./authenticate.server.ts";
export { type ByClient, clientsBy, ownersOfClient, tellOfFullChecker } from "./by-client.server.ts";
export { clientsOf, extendTrial, openClient, type TrialClientRefusal } from "./clients.server.ts";
export { type Contract, limitSpan } from "./contract-rules.ts";
export {
  type ContractRefusal,
  changePlan,
  companiesWithContracts,
  companyContracts,
  convertTrial,
  countContracts,
  endContract,
  endContractsOfClosed,
  keepContract,
  type OpenRefusal,
  openContract,
  raiseLimit,
} from "./contracts.server.ts";
export type { AccessDeps } from "./deps.server.ts";
export { issueKey, revokeKey } from "./keys.server.ts";
export { apiAccessMails } from "./mails.server.ts";
export { accessMemory } from "./memory.server.ts";
export { beginNamed, type OwnCall } from "./named/idempotency.server.ts";
export { isAddressRule, isHostRule } from "./places.server.ts";
export { feeYen, PLANS, scopesOf } from "./plans.ts";
export {
  type BatchAccount,
  chargeRows,
  giveBackQuota,
  mostBatchRows,
  quotaState,
  type RowsRefusal,
  reserveRows,
  takeQuota,
} from "./quota.server.ts";
export {
  type ClientWithKeys,
  companyApiClients,
  companyApiKeys,
  companyApiUsage,
  type MakeApiKeyRefusal,
  makeApiKey,
  revokeApiKey,
  rotateApiKey,
} from "./staff-keys.server.ts";
export { settleAccess, trialCallsOf, usageOf } from "./usage.server.ts";
