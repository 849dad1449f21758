export { applicationsIn } from "./applications/application-store.server.ts";
export { applyForTenant, type TenantDeps } from "./applications/apply.server.ts";
export { type ReviewRefusal, reviewApplication } from "./applications/review.server.ts";
export { readTap, type TenantChatOccasion, tapsOf, tenantChatWords } from "./core/tenant-chat.ts";
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
export { forgetLeft } from "./customers/forget-left.server.ts";
export { customersOfTenant, putHeats } from "./customers/heat-of-customers.server.ts";
export { customerReader, customerStopLink, customersToTell, senderOf } from "./customers/readers.server.ts";
export { inviteCustomer, registerCustomer } from "./customers/register-customer.server.ts";
export { endAll, sendCustomerLink, stopCustomer } from "./customers/stop-customer.server.ts";
export { customerLine, type LineRefusal, registerByLine, visitByLine } from "./line/line-customer.server.ts";
export type { FindTenantLine, LineOfTenant } from "./line/line-of-tenant.server.ts";
export { tenantMails } from "./mails.server.ts";
export { checkTenantMail } from "./register/check-mail.server.ts";
export { liveTenant, moveTenant, type SetUpRefusal, type StepRefusal, setUpTenant } from "./register/set-up.server.ts";
export {
  removeTenantLine,
  type Sealing,
  saveTenantLine,
  tenantLine,
  tenantLines,
  type WholeTenantLine,
} from "./register/tenant-line.server.ts";
export { allTenants, findTenant } from "./register/tenant-store.server.ts";
export { addSampleTenant } from "./sample-tenant.server.ts";
