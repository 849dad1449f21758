export { registerMailJobs, wakeMailQueue, wakeMailQueueElsewhere } from "./mail-jobs.server.ts";
export { queueMail, undeliveredMails, undeliveredOf } from "./mail-store.server.ts";
export { forgetLinks, makeLink, openLink, takeBackLink } from "./opaque-links.server.ts";
export { type Addition, type RegisteredMail, registerMail, registerPreparedMail } from "./registered-mail.server.ts";
