export { confirmFeedRun } from "./feed/confirm-run.server.ts";
export { type FeedDeps, importFeed } from "./feed/import-feed.server.ts";
export { findFeedRun, listFeedRuns } from "./feed/run-store.server.ts";
export { markHomesChanged, markHomesRemoved } from "./home-revision-store.server.ts";
export { askedPrices } from "./prices/price-store.server.ts";
export { type ChangeListing, changeListingState, type StateRefusal } from "./states/change-state.server.ts";
