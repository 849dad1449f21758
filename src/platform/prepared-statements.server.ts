import type pg from "pg";

/** Longer texts are bulk work and hardly come again. */
const LONGEST_TEXT = 4000;
/** Each is kept by every connection. */
const MOST_STATEMENTS = 300;
const MOST_SEEN = 1000;

/** Names by text, the same on every connection of the process. */
const names = new Map<string, string>();
const seenOnce = new Set<string>();

/**
 * Has PostgreSQL parse a statement with parameters once for a connection, from its second use on, instead of at every use: that is half its
 * work of a look-up by key.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const { query } = client;
  const prepared = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const name = typeof text === "string" && Array.isArray(values) && values.length > 0 ? nameOf(text) : null;
    return Reflect.apply(query, client, name === null ? [text, values, ...rest] : [{ name, text, values }, ...rest]);
  };
  Object.assign(client, { query: prepared });
}

function nameOf(text: string): string | null {
  const name = names.get(text);
  if (name !== undefined) return name;
  if (text.length > LONGEST_TEXT || names.size >= MOST_STATEMENTS) return null;
  if (seenOnce.delete(text)) names.set(text, `s${names.size}`);
  else if (seenOnce.size < MOST_SEEN) seenOnce.add(text);
  else seenOnce.clear();
  return names.get(text) ?? null;
}
