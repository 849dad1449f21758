export { noteEvent, type ReactionRefusal, react, undoReaction } from "./reactions/react.server.ts";
export { batchById, batchHomes, latestBatch } from "./slates/look-at-batch.server.ts";
export { type DeliveryEvaluation, evaluateDeliveries, fitDeliveries } from "./study/study-deliveries.server.ts";
export { currentWeights } from "./weights/current-weights.server.ts";
export { defaultWeights } from "./weights/default-weights.server.ts";
export { type KeptWeights, listWeights, retireWeights } from "./weights/weights-store.server.ts";
