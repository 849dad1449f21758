export { applicationsIn, countInReview, findApplication } from "./applications/application-store.server.ts";
export { applyForTenant, type TenantDeps } from "./applications/apply.server.ts";
export { approveApplication, type KeyRefusal, keyRefusal, type ReviewRefusal, rejectApplication } from "./applications/review.server.ts";
export {
  type CustomerRefusal,
  type CustomersFound,
  customerOfOffice,
  customersInOffice,
  deleteCustomer,
  noteOnCustomer,
  stopForCustomer,
} from "./console/customers.server.ts";
export { exportCustomers } from "./console/export-customers.server.ts";
export { importCustomers } from "./console/import-customers.server.ts";
export { tenantOverview } from "./console/overview.server.ts";
export {
  chooseMorningMail,
  type OfficeSettingsView,
  officeSettings,
  recheckMail,
  type SettingsRefusal,
  saveOfficeSettings,
} from "./console/settings.server.ts";
export { extrasOf, isWithoutMorningMail } from "./console/settings-store.server.ts";
export { type ConsoleRefusal, type TenantHere, tenantHere } from "./console/staff-of-tenant.server.ts";
export { MOST_A_DAY, type TakeInRefusal, takeInCustomer } from "./console/take-in.server.ts";
export { importsOfOffice, mayUndo, undoImport } from "./console/undo-import.server.ts";
export { heatOf } from "./core/heat.ts";
export { ownPageLink } from "./core/redirect-target.ts";
export { type TenantChatOccasion, tenantChatWords } from "./core/tenant-chat.ts";
export { TENANT_STATE_WORDS } from "./core/tenant-states.ts";
export { countClick, targetOf } from "./customers/clicks.server.ts";
export {
  addOwnQuery,
  type ChangeRefusal,
  type CustomerPage,
  customerPage,
  editOwnQuery,
  matchesToday,
  moveOwnQuery,
} from "./customers/customer-queries.server.ts";
export { audienceOfRecipient, customerRecipient } from "./customers/customer-recipient.ts";
export { queriesOf as queriesOfCustomer } from "./customers/customer-store.server.ts";
export { customersOfTenant, putHeats } from "./customers/heat-of-customers.server.ts";
export { changesOf } from "./customers/query-change-store.server.ts";
export { customerReader, customerStopLink, customersToTell, senderOf } from "./customers/readers.server.ts";
export { inviteCustomer, registerCustomer } from "./customers/register-customer.server.ts";
export { sendCustomerLink, stopComplainer, stopCustomer, stopInChat } from "./customers/stop-customer.server.ts";
export { answerCustomer, MOST_LEAD_ANSWERS_A_DAY } from "./leads/answer-customer.server.ts";
export { type AskOfficeRefusal, askOffice, type OfficeReceipt } from "./leads/ask-office.server.ts";
export { forgetLeft } from "./leads/forget-left.server.ts";
export { estimatesSince, inquiriesOf } from "./leads/inquiry-store.server.ts";
export {
  answersOf,
  customersById,
  knownCustomer,
  type LeadAnswer,
  type LeadMark,
  leadMarks,
  pressesOf,
  pressesSince,
} from "./leads/lead-store.server.ts";
export { assignLead, handleLead } from "./leads/tend-leads.server.ts";
export { customerLine, type LineRefusal, registerByLine, visitByLine } from "./line/line-customer.server.ts";
export type { FindTenantLine, LineOfTenant } from "./line/line-of-tenant.server.ts";
export { tenantMails } from "./mails.server.ts";
export { keepTenantMail, type LookedUpMail, lookUpTenantMail } from "./register/check-mail.server.ts";
export { confirmHosts } from "./register/confirm-hosts.server.ts";
export { type LinkRefusal, linkCompany } from "./register/link-company.server.ts";
export { liveTenant, moveTenant, type SetUpRefusal, type StepRefusal, setUpTenant } from "./register/set-up.server.ts";
export {
  removeTenantLine,
  saveTenantLine,
  tenantLine,
  tenantLines,
  type WholeTenantLine,
} from "./register/tenant-line.server.ts";
export { allTenants, askedHosts, findTenant } from "./register/tenant-store.server.ts";
export { addSampleTenant } from "./sample-tenant.server.ts";
export { registerTenantJobs } from "./tenant-jobs.server.ts";
