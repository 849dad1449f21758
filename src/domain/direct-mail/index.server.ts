export { type LetterPrints, type OwnerLetters, openLetterPrints, openOwnerLetters } from "./letter/letter-thread.server.ts";
export { USUAL_WORDS, usualEstimate } from "./letter/usual-estimate.server.ts";
export { stopOfCompany, undoStopOfCompany } from "./mailings/company-stops.server.ts";
export {
  changeMailing,
  type ListedMailing,
  listMailings,
  makeMailing,
  type OpenMailing,
  openMailing,
  stepMailing,
} from "./mailings/mailings.server.ts";
export { isTextFault } from "./mailings/text-fault.server.ts";
export { stepStopPage, stopPageView } from "./page/stop-page.server.ts";
export { registerMailingJobs } from "./print/mailing-jobs.server.ts";
export { makeAnew } from "./print/make-anew.server.ts";
export { orderRun } from "./print/order-run.server.ts";
export { previewLetter } from "./print/preview.server.ts";
export { noteReturned } from "./print/returned.server.ts";
export { takeFile } from "./print/take-file.server.ts";
export { takeRecipientsIn } from "./recipients/take-in.server.ts";
export { addSampleMailing } from "./sample-mailing.server.ts";
export { mailingKeys, type OpenMailingKeys } from "./stops/mailing-keys.server.ts";
export {
  type KnownStop,
  lookUpStops,
  manyStops,
  type OwnWithdrawal,
  recordStop,
  stopNumbers,
  stopScopes,
  withdrawOwnStop,
  withdrawStops,
} from "./stops/stops.server.ts";
export { narrowStops } from "./stores/stop-store.server.ts";
export { targetsOf } from "./targets.server.ts";
