export { noteEvent, type ReactionRefusal, react, undoReaction } from "./reactions/react.server.ts";
export { batchById, batchHomes, latestBatch } from "./slates/look-at-batch.server.ts";
export { acceptSuggestion, suggestion } from "./suggestions/suggest.server.ts";
export { visitMails } from "./visits/mails.server.ts";
export { makeVisitLink, openVisit, sendNewLink, stopLink } from "./visits/visits.server.ts";
export { type DeliveryEvaluation, evaluateDeliveries, fitDeliveries } from "./study/study-deliveries.server.ts";
export { currentWeights } from "./weights/current-weights.server.ts";
export { defaultWeights } from "./weights/default-weights.server.ts";
export { type KeptWeights, listWeights, retireWeights } from "./weights/weights-store.server.ts";
