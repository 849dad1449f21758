export { type ActiveModel, activeModelVersion, listActiveModels, listModelCards } from "#domain/valuation/active-model-store.server.ts";
export { createEngineRegistry, type EngineRegistry } from "#domain/valuation/engine-registry.server.ts";
export type { EngineSource, EstimateEngine } from "#domain/valuation/estimate-deps.ts";
export { registerEstimateJobs } from "#domain/valuation/estimate-jobs.server.ts";
export { findEstimate } from "#domain/valuation/estimate-store.server.ts";
export {
  cancelRequest,
  expireRequests,
  type NotMoved,
  recomputeEstimate,
  requestById,
  retryRequest,
} from "#domain/valuation/request-life.server.ts";
export { type RunEstimateDeps, runEstimate } from "#domain/valuation/run-estimate.server.ts";
export { estimateJobName, type SubmitDeps, submitEstimate } from "#domain/valuation/submit-estimate.server.ts";
