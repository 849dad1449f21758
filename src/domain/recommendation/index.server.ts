export { customerDesk } from "./chat/customer-desk.server.ts";
export { memberTaps } from "./chat/member-taps.server.ts";
export { approveBatch, rejectBatch, waitingBatches } from "./deliver/approvals.server.ts";
export { deliveryLines, deliveryMails } from "./deliver/delivery-mails.server.ts";
export { type DigestMade, makeDigest, makeDigests } from "./deliver/digests.server.ts";
export { makeStop } from "./deliver/make-stop.server.ts";
export { type DigestPreview, nextDigestOf, previewDigest } from "./deliver/preview.server.ts";
export { queriesOfReader, settingsOfReader, tenantOfReader } from "./deliver/reader.server.ts";
export { exportRecommendations } from "./forgetting/export-store.server.ts";
export { forgetRecommendations } from "./forgetting/forget-store.server.ts";
export { type AnswerLeadRefusal, answerLead } from "./office/answer-lead.server.ts";
export { officeApprovals } from "./office/approvals-of-office.server.ts";
export { type AskAboutHomeRefusal, type AskedOffice, askAboutHome, askAboutOwnHome } from "./office/ask-office.server.ts";
export { dropCustomer, officeCustomer, officeCustomers } from "./office/customers.server.ts";
export {
  approveAllForOffice,
  approveForOffice,
  changeHomes,
  type DecideRefusal,
  type OfficeDeps,
  rejectForOffice,
  undoDecision,
} from "./office/decide.server.ts";
export { LEADS_A_PAGE, type LeadDetail, officeLead, officeLeads } from "./office/leads.server.ts";
export { approvalMail } from "./office/mail-preview.server.ts";
export { morningMails } from "./office/morning.server.ts";
export { officeOverview } from "./office/overview.server.ts";
export { noteEvent, type ReactionRefusal, react, undoReaction } from "./reactions/react.server.ts";
export { registerRecommendationJobs } from "./recommendation-jobs.server.ts";
export { batchById, batchHomes, latestBatch } from "./slates/look-at-batch.server.ts";
export { historyOfQuery, type ToldForQuery } from "./slates/query-history.server.ts";
export { evaluateDeliveries, fitDeliveries } from "./study/study-deliveries.server.ts";
export { answerSuggestion, suggestion } from "./suggestions/suggestion.server.ts";
export { visitMails } from "./visits/mails.server.ts";
export { openVisit, sendNewLink } from "./visits/visits.server.ts";
export { currentWeights } from "./weights/current-weights.server.ts";
export { defaultWeights } from "./weights/default-weights.server.ts";
export { type KeptWeights, listWeights, retireWeights } from "./weights/weights-store.server.ts";
