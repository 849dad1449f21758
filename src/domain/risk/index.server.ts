export { type CorrectionField, isCorrectionField } from "#domain/risk/corrections/correction-field.ts";
export { CORRECTION_FIELDS } from "#domain/risk/corrections/correction-fields.ts";
export { CORRECTION_LETTER } from "#domain/risk/corrections/correction-letter.ts";
export { correctionsById } from "#domain/risk/corrections/correction-store.server.ts";
export { type CorrectionEvent, type CorrectionState, isCorrectionEvent } from "#domain/risk/corrections/corrections.ts";
export { openCorrections, publicCorrections, sendCorrection } from "#domain/risk/corrections/send-correction.server.ts";
export { hazardsOf } from "#domain/risk/facts/hazards-of.server.ts";
export { nearby } from "#domain/risk/facts/nearby.server.ts";
export { guidelineFor } from "#domain/risk/facts/reserve-guideline.ts";
export { exportRegistrations } from "#domain/risk/notices/export-store.server.ts";
export { noticeOptions, saveNotices, sendNewLink, stopNotices } from "#domain/risk/notices/notices.server.ts";
export { ratePlaces } from "#domain/risk/notices/rate-places.server.ts";
export { registerForNotices } from "#domain/risk/notices/register.server.ts";
export { recomputeReports } from "#domain/risk/report/recompute.server.ts";
export {
  createReportDeps,
  currentBasis,
  makeSnapshot,
  type ReportDeps,
  type RiskReport,
  reportOf,
} from "#domain/risk/report/report.server.ts";
export { keptRating, ratingSummaries } from "#domain/risk/report/report-store.server.ts";
export { topicOf } from "#domain/risk/topics/topics.server.ts";
export { riskMails } from "./mails.server.ts";
export { type ReviewRefusal, reviewCorrection } from "./review-corrections.server.ts";
export { registerNoticeJobs, registerRiskJobs, requestReports, wakeReports } from "./risk-jobs.server.ts";
