export { markHomesOfCompany } from "./desk/company-homes-store.server.ts";
export { markHomesChanged, markHomesRemoved } from "./home-revision-store.server.ts";
export { type ChangeListing, changeListingState, type StateRefusal } from "./states/change-state.server.ts";
