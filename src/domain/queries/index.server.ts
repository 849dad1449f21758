export { dropDraft, memberDraft, saveDraft } from "./draft/member-draft.server.ts";
export { readAnswers } from "./draft/read-answers.ts";
export { chooseNotice, memberNotice } from "./notices/choose-notice.server.ts";
export { noticesOf } from "./notices/notice-store.server.ts";
export { exportQueries } from "./saved/export-store.server.ts";
export { QUERY_MAILS } from "./saved/mails.server.ts";
export { registerQueryJobs } from "./saved/query-jobs.server.ts";
export { forgetQueries, queriesChangedFrom, queriesOf } from "./saved/query-store.server.ts";
export {
  changeAnswers,
  copyQuery,
  editQuery,
  memberQueries,
  memberQuery,
  moveSaved,
  type NewRefusal,
  type QueryDeps,
  type SaveRefusal,
  type StepRefusal,
  saveQuery,
} from "./saved/saved-queries.server.ts";
export { missingStep, wishOf } from "./saved/wish-of.ts";
export { conditionsOf } from "./words/conditions-of.ts";
export { words } from "./words/query-words.ts";
