export {
  countHomes,
  type HomeSearchDeps,
  homeAreas,
  homeFacets,
  homeLines,
  homesOnMap,
  listHomes,
} from "./homes/find/find-homes.server.ts";
export { keepHomesFresh } from "./homes/find/fresh-homes.server.ts";
export { findHome } from "./homes/find/home-detail.server.ts";
export {
  askedHomes,
  type HomesSeen,
  homesChangedSince,
  homesKeeping,
  homesOfDwellings,
  offersOfListings,
  reachNow,
} from "./homes/find/homes-for-people.server.ts";
export { placeNames } from "./homes/find/place-names.server.ts";
export { registeredPlaces } from "./homes/find/registered-places.server.ts";
export type { AskedHome } from "./homes/inverse/asked-home.ts";
export { asked, keeps } from "./homes/inverse/keeps.ts";
export { dropQuery, newQueryIndex, putQuery, type QueryIndex, queriesFor } from "./homes/inverse/query-index.ts";
export { findPlaces } from "./places/find-places.server.ts";
export { listTownPlaces } from "./places/list-town-places.server.ts";
export { placeAt } from "./places/place-at.server.ts";
export { rebuildSuggestions, renewOldSuggestions } from "./suggestions/rebuild-suggestions.server.ts";
export { suggest } from "./suggestions/suggest.server.ts";
