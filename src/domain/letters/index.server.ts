export { answerInquiry, closeInquiry, type InquiryStepRefusal, MOST_ANSWERS_A_DAY } from "./answer-inquiry.server.ts";
export { answerLetter, dropLetter, openMailedLetters } from "./answer-letters.server.ts";
export { DATA_REQUESTS, isDataRequest } from "./data-request-fields.ts";
export {
  type AcceptRefusal,
  acceptProposal,
  type CheckedBuilding,
  openProposals,
  rejectProposal,
} from "./decide-proposal.server.ts";
export { closeDecision, forgetWithBuilding, lockDecision, openDecisions, waitingLetter } from "./decided-letters.server.ts";
export { answerDueOn } from "./due/answer-due.ts";
export { isBusinessDay } from "./due/business-days.ts";
export { exportLetters } from "./export-store.server.ts";
export { companyInquiries, companyInquiry } from "./inquiries/company-inquiries.server.ts";
export { inquiriesOfSender } from "./inquiries/company-inquiry-store.server.ts";
export { INQUIRY_CONSENT } from "./inquiries/inquiry-consent.ts";
export { LISTING_INQUIRY, TOPIC_WORDS } from "./inquiries/inquiry-fields.ts";
export { MAILED_KIND_IDS, MAILED_KINDS } from "./kinds.ts";
export { readLetterFile, readLetterFiles } from "./letter-files.server.ts";
export { registerLetterJobs } from "./letter-jobs.server.ts";
export { isLetterOf } from "./letter-store.server.ts";
export { letterMails } from "./mails.server.ts";
export { countWaitingNotes, findNote, moderateNote, waitingNoteHeads, waitingNotes } from "./note-store.server.ts";
export { notesOf, writeNote } from "./notes.server.ts";
export { isRelation, RELATIONS } from "./proposal-fields.ts";
export { PROPOSAL_LETTER } from "./proposal-letter.ts";
export { type InquiryDeps, inquiryHome, sendInquiry } from "./send-inquiry.server.ts";
export { type LetterDeps, sendLetter, sendMailedLetter } from "./send-letter.server.ts";
export { sendProposal } from "./send-proposal.server.ts";
export { countWaiting, waitingHeads } from "./waiting/waiting-store.server.ts";
