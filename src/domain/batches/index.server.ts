export { registerBatchJobs } from "./batch-jobs.server.ts";
export { batchOf, batchResultPart, batchResults, cancelBatch, listBatches, type NotNow } from "./batches.server.ts";
export { type ReceiveDeps, type ReceiveRefusal, receiveBatch } from "./receive.server.ts";
