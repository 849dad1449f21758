export { deliveryMails } from "./deliver/delivery-mails.server.ts";
export { makeDigest } from "./deliver/digests.server.ts";
export { noteEvent, type ReactionRefusal, react, undoReaction } from "./reactions/react.server.ts";
export { registerRecommendationJobs } from "./recommendation-jobs.server.ts";
export { batchById, batchHomes, latestBatch } from "./slates/look-at-batch.server.ts";
export { currentWeights } from "./weights/current-weights.server.ts";
