/**
 * The fields that were read from the search of an address; every other of the names is said to be absent. The router lays what a route reads over
 * what the address had, so that a field that was merely left out would reach the page as somebody typed it.
 */
export function knownFields<Found extends object>(names: readonly (keyof Found & string)[], found: Found): Found {
  return { ...Object.fromEntries(names.map((name) => [name, undefined])), ...found };
}

/** A text as the search of an address carries it: digits that survive as a number stay unquoted (`areaM2=70`); not `0012`. */
export function searchValue(text: string): string | number {
  return /^\d+$/.test(text) && String(Number(text)) === text ? Number(text) : text;
}

/** Several of them, by name. */
export function searchValues(texts: Readonly<Record<string, string>>): Readonly<Record<string, string | number>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, searchValue(text)]));
}
