import { type QueryValue, readQuery } from "#wire/query-string.ts";

/** The search of an address as the router keeps it: numbers, booleans and JSON as such, everything else as text. */
export function readSearch(text: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(readQuery(text)).map(([name, value]) => [name, typed(value)]));
}

function typed(value: QueryValue): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
