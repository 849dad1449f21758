export { rebuildSuggestions } from "./rebuild-suggestions.server.ts";
export { suggest } from "./suggest.server.ts";
