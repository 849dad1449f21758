import type pg from "pg";

/** Longer texts are bulk work and hardly come again. */
const LONGEST_TEXT = 4000;
/** Each is kept by every connection. */
const MOST_STATEMENTS = 300;
const MOST_SEEN = 1000;

/** What the connections of one pool have in common: names by text, and the texts that were met once. */
type Statements = { readonly names: Map<string, string>; readonly seenOnce: Set<string> };

/**
 * For the connections of one pool: has PostgreSQL parse a statement with parameters once for a connection, from its second use on, instead of at
 * every use: that is half its work of a look-up by key.
 */
export function statementPreparer(): (client: pg.PoolClient) => void {
  const statements: Statements = { names: new Map(), seenOnce: new Set() };
  return (client) => {
    const { query } = client;
    const prepared = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
      const name = typeof text === "string" && Array.isArray(values) && values.length > 0 ? nameOf(statements, text) : null;
      return Reflect.apply(query, client, name === null ? [text, values, ...rest] : [{ name, text, values }, ...rest]);
    };
    Object.assign(client, { query: prepared });
  };
}

function nameOf({ names, seenOnce }: Statements, text: string): string | null {
  const name = names.get(text);
  if (name !== undefined) return name;
  if (text.length > LONGEST_TEXT || names.size >= MOST_STATEMENTS) return null;
  if (seenOnce.delete(text)) names.set(text, `s${names.size}`);
  else if (seenOnce.size < MOST_SEEN) seenOnce.add(text);
  else seenOnce.clear();
  return names.get(text) ?? null;
}
