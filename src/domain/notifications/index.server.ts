export { registerMailJobs, wakeMailQueue, wakeMailQueueElsewhere, wakeMailQueueIn } from "./carry/mail-jobs.server.ts";
export {
  type Addition,
  type RegisteredLine,
  type RegisteredMail,
  registerLine,
  registerMail,
  registerPreparedMail,
} from "./carry/registered.server.ts";
export { memberOf, recipientOf } from "./core/recipients.ts";
export { addNote, memberInbox, readNotes, registerInboxJobs, unreadOf } from "./inbox/inbox.server.ts";
export { lineChannelName, tenantOfChannel } from "./line/channel.ts";
export { lineContents } from "./line/flex.ts";
export { noteFollow, noteUnfollow, recipientOfUser } from "./line/line-account-store.server.ts";
export { type LineBudget, lineBudgetState } from "./line/line-budget.server.ts";
export { type CarryingChannel, lineCarrier } from "./line/line-carrier.server.ts";
export { registerLineJobs, takeLineEvents } from "./line/line-jobs.server.ts";
export {
  followsByLine,
  forgetLine,
  forgetLineOf,
  type LineLinkDeps,
  lineLinkOf,
  linkProvedLine,
  startLineLink,
  unlinkLine,
} from "./line/line-link.server.ts";
export { ownDesk, type TakeTap } from "./line/own-desk.server.ts";
export { readDeed } from "./line/read-event.ts";
export type { LineDesk } from "./line/work-events.server.ts";
export { forgetLinks, isLinkWanted, makeLink, openLink, revokeLinks, takeBackLink } from "./links/opaque-links.server.ts";
export { closePages } from "./links/page-store.server.ts";
export { MAIL_STOP, RECC_PAGE } from "./links/purposes.ts";
export { dropMessage, findMessage, listMessages, type OutboxCounts, outboxCounts, retryMessage } from "./outbox/desk-store.server.ts";
export { forgetMailsAbout, withdrawMessage } from "./outbox/outbox-store.server.ts";
export { queueMail, queueMessage } from "./outbox/queue-message.server.ts";
export { undeliveredOf } from "./outbox/undelivered-store.server.ts";
export { mailToFrame } from "./render/mail-to-frame.ts";
export { takeDsn, takeReports } from "./reports/take-reports.server.ts";
export { exportNotifications } from "./settings/export-store.server.ts";
export { forgetNotifications } from "./settings/forget.server.ts";
export { recipientsAtHours, wantingAmong } from "./settings/recipients-store.server.ts";
export { stopSubject, usualSettings, verdictOf } from "./settings/rules.ts";
export { lookAtSettings, readSettings, type SaveRefusal, type SettingsDeps, saveSettings } from "./settings/settings.server.ts";
export { stopByLink, stopView, undoStop } from "./settings/stop.server.ts";
export { turnOnAtFirstUse } from "./settings/turn-on.server.ts";
export { allowAddress, suppressedAddresses } from "./suppression/suppression.server.ts";
