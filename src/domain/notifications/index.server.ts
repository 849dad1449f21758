export { type LineBudget, lineBudgetState } from "./line/line-budget.server.ts";
export { type CarriedLine, lineCarrier } from "./line/line-carrier.server.ts";
export { registerLineJobs, takeLineEvents } from "./line/line-jobs.server.ts";
export { forgetLine, type LineLinkDeps, lineLinkOf, startLineLink, unlinkLine } from "./line/line-link.server.ts";
export { registerMailJobs, wakeMailQueue, wakeMailQueueElsewhere } from "./mail-jobs.server.ts";
export { queueMail, undeliveredMails, undeliveredOf } from "./mail-store.server.ts";
export { forgetLinks, makeLink, openLink, takeBackLink } from "./opaque-links.server.ts";
export { type Addition, type RegisteredMail, registerMail, registerPreparedMail } from "./registered-mail.server.ts";
