export { type FlagDeps, type FlagRun, flagOffers } from "./flags/flag-offers.server.ts";
export { registerKyugakeJobs, wakeKyugake } from "./kyugake-jobs.server.ts";
export { type KyugakeSummary, kyugakeSummary } from "./precision/judge-flags.server.ts";
