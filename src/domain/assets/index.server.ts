export { registerAssetJobs, requestMissingValues, requestValue } from "./asset-jobs.server.ts";
export { exportAssets } from "./export-assets.server.ts";
export type { AssetDeps, OnHomeClosed } from "./homes/change-home.server.ts";
export {
  chooseOffers,
  type EditRefusal,
  editHome,
  type MoveRefusal,
  memberHome,
  memberHomes,
  moveHome,
} from "./homes/edit-home.server.ts";
export { forgetAssets } from "./homes/home-store.server.ts";
export { type BeginRefusal, beginHome } from "./homes/register-home.server.ts";
export { unverifyHomesOf } from "./homes/renamed-owner.server.ts";
export { assetMails } from "./mails.server.ts";
export { homeForOffer, offerableHomes } from "./offering/offerable-homes.server.ts";
export { homeIdsOf } from "./offering/offering-store.server.ts";
export {
  acceptOwnership,
  countDocuments,
  documentsOf,
  documentsWaiting,
  rejectOwnership,
  revokeOwnership,
} from "./ownership/desk.server.ts";
export { type HandInRefusal, handInDocuments, memberCheck, type OwnershipDeps } from "./ownership/hand-in.server.ts";
export { removeDocumentsOf, removeLooseDocuments } from "./ownership/keep-documents.server.ts";
export { REJECTION_WORDS } from "./ownership/ownership-mails.ts";
export { memberPlans } from "./plans/member-plans.server.ts";
export { saleEnds } from "./plans/sale-ends.server.ts";
export { memberReport } from "./report/member-report.server.ts";
export { openReportThread, type ReportThread } from "./report/report-thread.server.ts";
export { assetCards, assetOf } from "./result/asset-of.server.ts";
export { valueLine } from "./series/mails.server.ts";
