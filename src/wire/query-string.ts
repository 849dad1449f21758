import { QUERY_ARRAY_LIMIT, QUERY_PARAMETER_LIMIT } from "./constants.ts";

export type QueryValue = string | readonly QueryValue[] | { readonly [name: string]: QueryValue };
export type Query = { readonly [name: string]: QueryValue };
type Branch = Map<string, Branch | string>;

/** Names nested deeper stay as they are written: `[f][g]` (the default of `qs`). */
const DEPTH = 5;

/** `{ kind: "condo", ids: [1, 2] }` → `kind=condo&ids%5B0%5D=1&ids%5B1%5D=2`. What is not given (undefined, null, "") is left out. */
export function writeQuery(values: object): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => pairsOf(name, value));
  // The reader would silently forget the rest.
  if (pairs.length > QUERY_PARAMETER_LIMIT) throw new RangeError(`A query string holds at most ${QUERY_PARAMETER_LIMIT} parameters`);
  return new URLSearchParams(pairs).toString();
}

function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null || value === "") return [];
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner));
}

/** `a=1&a=2`, `a[]=1&a[]=2` and `a[0]=1&a[1]=2` are lists; an index above 20 makes an object. Parameters after the first 1000 are not read. */
export function readQuery(text: string): Query {
  const root: Branch = new Map();
  for (const part of text.replace(/^\?/, "").split("&", QUERY_PARAMETER_LIMIT)) {
    const [, name = "", value = ""] = /^([^=]*)=?(.*)$/s.exec(part) ?? [];
    const path = pathOf(decoded(name));
    if (!path.some((step) => step in Object.prototype) && path[0] !== "") put(root, path, decoded(value));
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, grown(value)]));
}

function pathOf(name: string): readonly string[] {
  const [, first, rest = ""] = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(name) ?? [];
  if (first === undefined) return [name];
  const steps = rest.slice(1, -1).split("][");
  const deeper = steps.slice(DEPTH);
  return [first, ...steps.slice(0, DEPTH), ...(deeper.length > 0 ? [`[${deeper.join("][")}]`] : [])];
}

function put(branch: Branch, [step = "", ...rest]: readonly string[], value: string): void {
  const name = step === "" ? String(branch.size) : step;
  const before = branch.get(name);
  if (before === undefined && rest.length === 0) branch.set(name, value);
  else {
    const inner = before instanceof Map ? before : new Map(before === undefined ? [] : [["0", before]]);
    branch.set(name, inner);
    put(inner, rest.length === 0 ? [""] : rest, value);
  }
}

function grown(value: Branch | string): QueryValue {
  if (typeof value === "string") return value;
  const entries = [...value].map(([name, inner]) => [name, grown(inner)] as const);
  const isList = entries.every(([name]) => /^(0|[1-9]\d?)$/.test(name) && Number(name) <= QUERY_ARRAY_LIMIT);
  return isList ? entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => inner) : Object.fromEntries(entries);
}

function decoded(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
