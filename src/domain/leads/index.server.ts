export { LEAD_LETTERS } from "./core/lead-letters.ts";
export { isUnanswered, LEAD_STATE_WORDS } from "./core/lead-states.ts";
export { BUSINESS_WORDS, PRODUCT_WORDS, wordFor } from "./core/lead-words.ts";
export { isSameOwner, MX_WORDS } from "./core/sender-signs.ts";
export { TRIAL_STATE_WORDS } from "./core/trial-states.ts";
export { type Documents, openDocuments } from "./document/documents.server.ts";
export { documentLink, sendDocumentAgain, takeDocument } from "./document/take-document.server.ts";
export { registerLeadJobs, wakeDomainCheck } from "./lead-jobs.server.ts";
export { answerLead, decideLead, type LeadRefusal, openLead } from "./leads/decide-lead.server.ts";
export { countLeads, leadsWaiting } from "./leads/lead-store.server.ts";
export { takeLead } from "./leads/take-lead.server.ts";
export { leadMails } from "./mails.server.ts";
export {
  approveTrial,
  convertToPlan,
  openTrial,
  prolongTrial,
  reissueTrialKey,
  rejectTrial,
  type TrialRefusal,
} from "./trial/review-trial.server.ts";
export { takeTrial } from "./trial/take-trial.server.ts";
export { chooseReminders, showTrialKey, type TrialView, trialView } from "./trial/trial-page.server.ts";
export { countOpenTrials, countTrials, trialsWaiting } from "./trial/trial-store.server.ts";
