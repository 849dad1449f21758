export { companyOffer, companyOffers, type OutcomeRefusal, tellOutcome } from "./agents/agent-offers.server.ts";
export { buildingReach } from "./campaigns/building-reach.server.ts";
export {
  beginCampaign,
  type CampaignDeps,
  type CampaignWithCounts,
  memberCampaigns,
  previewCampaign,
  stepMemberCampaign,
} from "./campaigns/campaigns.server.ts";
export { fillCampaigns } from "./campaigns/fill-campaigns.server.ts";
export { beginNotices } from "./campaigns/notices-on.server.ts";
export { HOME_KINDS, homeFacts, homeName } from "./core/home-words.ts";
export type { ReportReason } from "./core/member-choices.ts";
export {
  closeHandOver,
  countAwaitingAgents,
  endTalks,
  handOver,
  licensedAgents,
  type OfferLog,
  offerLog,
  offersAwaitingAgents,
} from "./desk/hand-over.server.ts";
export {
  appealsWaiting,
  closeReport,
  countAppeals,
  countReported,
  decideAppeal,
  endReportedOffer,
  offersReported,
  reportOffer,
} from "./desk/reports.server.ts";
export { endOffersForHome, exportOffers, forgetOffers } from "./forgetting/forget.server.ts";
export { offerLines, offerMails } from "./notices/mails.server.ts";
export { registerOfferJobs, wakeOffers } from "./offer-jobs.server.ts";
export type { ActRefusal } from "./threads/act.server.ts";
export { blockBuyer, unblockBuyer } from "./threads/block-buyer.server.ts";
export { blocksOf } from "./threads/block-store.server.ts";
export { type ConsentRefusal, consent, ownContact } from "./threads/consent.server.ts";
export { type MoveRefusal, makeMove, readThread } from "./threads/make-moves.server.ts";
export { type SendRefusal, sendMessage } from "./threads/messages.server.ts";
export { memberOfferSummary, memberOffers, memberThread, type ThreadWithDemand } from "./threads/threads.server.ts";
