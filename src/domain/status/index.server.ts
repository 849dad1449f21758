export { findStatus } from "./find-status.server.ts";
export { statusSampler } from "./sample-status.server.ts";
export { registerStatusJobs } from "./status-jobs.server.ts";
