/**
 * The fields that were read from the search of an address; every other of the names is said to be absent. The router lays what a route reads over
 * what the address had, so that a field that was merely left out would reach the page as somebody typed it.
 */
export function knownFields<Found extends object>(names: readonly (keyof Found & string)[], found: Found): Found {
  return { ...Object.fromEntries(names.map((name) => [name, undefined])), ...found };
}
