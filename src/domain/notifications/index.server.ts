export { addNote, memberInbox, readNotes, registerInboxJobs, unreadOf } from "./inbox/inbox.server.ts";
export { registerMailJobs, wakeMailQueue, wakeMailQueueElsewhere } from "./mail-jobs.server.ts";
export { queueMail, undeliveredMails, undeliveredOf } from "./mail-store.server.ts";
export { forgetLinks, makeLink, openLink, takeBackLink } from "./opaque-links.server.ts";
export { type Addition, type RegisteredMail, registerMail, registerPreparedMail } from "./registered-mail.server.ts";
export { forgetNotifications } from "./settings/forget.server.ts";
export { lookAtSettings, readSettings, type SaveRefusal, type SettingsDeps, saveSettings } from "./settings/settings.server.ts";
export { type StopView, stopByLink, stopView, undoStop } from "./settings/stop.server.ts";
