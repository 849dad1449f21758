export { findPlaces } from "./places/find-places.server.ts";
export { listTownPlaces } from "./places/list-town-places.server.ts";
export { placeAt } from "./places/place-at.server.ts";
export { rebuildSuggestions } from "./rebuild-suggestions.server.ts";
export { suggest } from "./suggest.server.ts";
