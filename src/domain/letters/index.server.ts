export { answerInquiry, closeInquiry, type InquiryStepRefusal, MOST_ANSWERS_A_DAY } from "./answer-inquiry.server.ts";
export { answerLetter, dropLetter, openMailedLetters } from "./answer-letters.server.ts";
export {
  type AcceptRefusal,
  acceptProposal,
  openProposals,
  rejectProposal,
} from "./decide-proposal.server.ts";
export { closeDecision, forgetWithBuilding, lockDecision, openDecisions } from "./decided-letters.server.ts";
export { answerDueOn } from "./due/answer-due.ts";
export { isBusinessDay } from "./due/business-days.ts";
export { companyInquiries, companyInquiry } from "./inquiries/company-inquiries.server.ts";
export { inquiriesOfSender } from "./inquiries/company-inquiry-store.server.ts";
export { INQUIRY_CONSENT } from "./inquiries/inquiry-consent.ts";
export { LISTING_INQUIRY, TOPIC_WORDS } from "./inquiries/inquiry-fields.ts";
export { readLetterFiles } from "./letter-files.server.ts";
export { registerLetterJobs } from "./letter-jobs.server.ts";
export { letterMails } from "./mails.server.ts";
export { moderateNote, waitingNotes } from "./note-store.server.ts";
export { notesOf, writeNote } from "./notes.server.ts";
export { type InquiryDeps, inquiryHome, sendInquiry } from "./send-inquiry.server.ts";
export { type LetterDeps, sendLetter, sendMailedLetter } from "./send-letter.server.ts";
export { sendProposal } from "./send-proposal.server.ts";
