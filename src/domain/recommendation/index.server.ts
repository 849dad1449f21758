export { noteEvent, type ReactionRefusal, react, undoReaction } from "./reactions/react.server.ts";
export { batchById, batchHomes, latestBatch } from "./slates/look-at-batch.server.ts";
export { acceptSuggestion, suggestion } from "./suggestions/suggest.server.ts";
export { visitMails } from "./visits/mails.server.ts";
export { makeVisitLink, openVisit, sendNewLink, stopLink } from "./visits/visits.server.ts";
export { currentWeights } from "./weights/current-weights.server.ts";
