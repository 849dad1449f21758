export type { EngineSource, EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
export { withForestThreads } from "#domain/valuation/engine/forest-threads.server.ts";
export { isSampleOf, learnableOf, learntBeside, revisionOf } from "#domain/valuation/engine/market-of-kind.server.ts";
export { partsOf } from "#domain/valuation/engine/telling/price-parts.ts";
export { type AppraisedHome, appraiseHome } from "#domain/valuation/estimates/appraise-home.server.ts";
export { appraiseLocated } from "#domain/valuation/estimates/appraise-located.ts";
export {
  findModel,
  listModelMoves,
  listModels,
  type ModelMove,
  type ModelRecord,
} from "#domain/valuation/estimates/catalogue-store.server.ts";
export { estimatesAtOnce } from "#domain/valuation/estimates/estimate-at-once.server.ts";
export { registerEstimateJobs } from "#domain/valuation/estimates/estimate-jobs.server.ts";
export { findEstimate } from "#domain/valuation/estimates/estimate-store.server.ts";
export { locateHome } from "#domain/valuation/estimates/locate-home.server.ts";
export { subjectOfKind } from "#domain/valuation/estimates/of-kind.ts";
export { normaliseInput } from "#domain/valuation/estimates/request-input.ts";
export { cancelRequest, recomputeEstimate, requestById, retryRequest } from "#domain/valuation/estimates/request-life.server.ts";
export { locationText, subjectOf } from "#domain/valuation/estimates/request-subject.ts";
export { type RunEstimateDeps, runEstimate } from "#domain/valuation/estimates/run-estimate.server.ts";
export { type SubmitDeps, submitEstimate } from "#domain/valuation/estimates/submit-estimate.server.ts";
export { toldLot } from "#domain/valuation/estimates/told-lot.ts";
export { engineRevision, isActiveModelUsable, loadActiveEngine, type MarketModel } from "#domain/valuation/models/active-engine.server.ts";
export { findDrift, listDrift, type WatchedDrift } from "#domain/valuation/models/drift-store.server.ts";
export { createEngineRegistry } from "#domain/valuation/models/engine-registry.server.ts";
export { enginesOfTheMarket, isOfTheMarket } from "#domain/valuation/models/engines-of-the-market.server.ts";
export { beforeTraining, type JudgedTraining, trainAndJudge } from "#domain/valuation/models/judged-training.server.ts";
export {
  kindsInTraining,
  type ModelWork,
  registerModelJobs,
  requestFirstModels,
  requestRetraining,
  WORK_LIMIT,
  type WorkEnd,
} from "#domain/valuation/models/model-jobs.server.ts";
export { listActiveModels, listModelCards } from "#domain/valuation/models/model-store.server.ts";
export { type PromotionRefusal, promoteVersion, type RollbackRefusal, rollBack } from "#domain/valuation/models/promote-model.server.ts";
export { type Promotion, retireModel } from "#domain/valuation/models/promotion-store.server.ts";
export { publishModel } from "#domain/valuation/models/publish-model.server.ts";
export { retrainModel } from "#domain/valuation/models/retrain-model.server.ts";
export { listLastRetrainings, type Retraining, withTrainingLock } from "#domain/valuation/models/retraining-store.server.ts";
export { trainModel } from "#domain/valuation/models/train-model.server.ts";
export { watchDrift } from "#domain/valuation/models/watch-drift.server.ts";
