export { rebuildSuggestions } from "#domain/search/rebuild-suggestions.server.ts";
export { suggest } from "#domain/search/suggest.server.ts";
