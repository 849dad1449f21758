export { registerMailJobs, wakeMailQueue, wakeMailQueueElsewhere } from "./carry/mail-jobs.server.ts";
export {
  type Addition,
  type NotNow,
  type RegisteredLine,
  type RegisteredMail,
  registerLine,
  registerMail,
  registerPreparedMail,
} from "./carry/registered.server.ts";
export { forgetLinks, makeLink, openLink, revokeLinks, takeBackLink } from "./links/opaque-links.server.ts";
export { queueMail, queueMessage } from "./outbox/queue-message.server.ts";
export { undeliveredMails, undeliveredOf } from "./outbox/undelivered-store.server.ts";
