export { findPlaces } from "./places/find-places.server.ts";
export { listTownPlaces } from "./places/list-town-places.server.ts";
export { placeAt } from "./places/place-at.server.ts";
export { rebuildSuggestions, renewOldSuggestions } from "./suggestions/rebuild-suggestions.server.ts";
export { suggest } from "./suggestions/suggest.server.ts";
