export { flagOffers } from "./flags/flag-offers.server.ts";
export { areHomesEstimated } from "./flags/run-store.server.ts";
export { registerKyugakeJobs } from "./kyugake-jobs.server.ts";
export { kyugakeSummary } from "./precision/judge-flags.server.ts";
