import { IdentityRefusal } from "#domain/identity/core/refusals.ts";

/** The deepest request of the contract (CreateUserPool) has five levels. */
const MOST_LEVELS = 20;

const serialization = (message: string) => new IdentityRefusal("SerializationException", message);

/**
 * The object a request's body holds, without the nulls that the real clients send for what they leave out. Refuses with
 * SerializationException what is no JSON object, is nested without end, or holds text that cannot be kept: the database knows neither NUL
 * nor half a surrogate pair.
 */
export function parseRequestBody(body: Buffer): object {
  const parsed = jsonOf(body);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) throw serialization("The body is not an object");
  return withoutNulls(parsed, MOST_LEVELS) as object;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.length === 0 ? "{}" : body.toString("utf8"));
  } catch {
    throw serialization("The body is not JSON");
  }
}

function withoutNulls(value: unknown, levels: number): unknown {
  if (typeof value === "string") return keepable(value);
  if (typeof value !== "object" || value === null) return value;
  if (levels === 0) throw serialization("The body is nested too deep");
  if (Array.isArray(value)) return value.filter((one) => one !== null).map((one) => withoutNulls(one, levels - 1));
  const members = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(members.map(([name, one]) => [keepable(name), withoutNulls(one, levels - 1)]));
}

function keepable(text: string): string {
  if (text.includes("\0") || !text.isWellFormed()) throw serialization("The body holds text that is not Unicode");
  return text;
}
