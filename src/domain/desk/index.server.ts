export type { ToldApproval } from "#domain/desk/approvals/told-approval.server.ts";
export { checkAudit } from "#domain/desk/audit/check-audit.server.ts";
export { forgetClaimsOf as forgetDesk } from "#domain/desk/claims/claim-store.server.ts";
export type { QueueDeps as DeskDeps } from "#domain/desk/queues/queue.server.ts";
export { auditPage, exportAudit } from "./audit.server.ts";
export { decideByCommand, noteShown, orderByCommand } from "./by-command.server.ts";
export { claimItem, releaseItem } from "./claim.server.ts";
export { askDisclosure, type DeskRefusal, decideItem } from "./decide.server.ts";
export { registerDeskJobs } from "./desk-jobs.server.ts";
export {
  deskCounts,
  exportQueue,
  type FoundItem,
  findByNumber,
  type ListedItem,
  type OpenItem,
  openFile,
  openItem,
  type QueuePage,
  queuePage,
  queueTitle,
} from "./items.server.ts";
export { approvalsWaiting, decideApproval, type VerdictRefusal } from "./second-operator.server.ts";
