import { COOKIE_LIFETIME, COOKIE_PATH, COOKIE_PREFIX } from "#wire/constants.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { KeyStorage } from "./types.ts";

/** Forgets everything with the page. */
export function memoryStorage(): KeyStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    names: () => [...kept.keys()],
  };
}

export type CookieSettings = {
  readonly document: { cookie: string };
  /** Null: the host that serves the page and no other. Left out it is refused. */
  readonly domain?: string | null;
  readonly path?: string;
  readonly prefix?: string;
  readonly sameSite?: "strict" | "lax" | "none";
  readonly isSecure?: boolean;
  /** Milliseconds. */
  readonly lifetime?: number;
};

/** Cookies that scripts can read. Touches only those with the prefix. Refuses settings that a browser would drop without a word. */
export function cookieStorage({
  document,
  domain,
  path = COOKIE_PATH,
  prefix = COOKIE_PREFIX,
  sameSite = "lax",
  isSecure = true,
  lifetime = COOKIE_LIFETIME,
}: CookieSettings): KeyStorage {
  if (domain === undefined || domain === "") throw new CatalogueError("The domain of cookieStorage can not be undefined.");
  if (!["strict", "lax", "none"].includes(sameSite))
    throw new CatalogueError('The sameSite value of cookieStorage must be "lax", "strict" or "none".');
  if (sameSite === "none" && !isSecure)
    throw new CatalogueError("sameSite = None requires the Secure attribute in latest browser versions.");
  const place = `; path=${path}${domain ? `; domain=${domain}` : ""}; samesite=${sameSite}${isSecure ? "; secure" : ""}`;
  const write = (key: string, value: string, life: number) => {
    document.cookie = `${encodeURIComponent(prefix + key)}=${encodeURIComponent(value)}; max-age=${life / 1000}${place}`;
  };
  const entries = () =>
    document.cookie
      .split("; ")
      .map((pair) => [decoded(pair.split("=", 1)[0] ?? ""), pair.slice(pair.indexOf("=") + 1)] as const)
      .filter(([name]) => name.startsWith(prefix));
  const remove = (key: string) => write(key, "", 0);
  return {
    get: (key) => {
      const found = entries().find(([name]) => name === prefix + key);
      return found ? decoded(found[1]) : null;
    },
    set: (key, value) => write(key, value, lifetime),
    remove,
    clear: () => {
      for (const [name] of entries()) remove(name.slice(prefix.length));
    },
    names: () => entries().map(([name]) => name.slice(prefix.length)),
  };
}

export type WebStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A browser's storage of one tab, or its local storage. */
export function webStorageOf(storage: WebStorage, prefix: string = COOKIE_PREFIX): KeyStorage {
  const names = () => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
  return {
    get: (key) => storage.getItem(prefix + key),
    set: (key, value) => storage.setItem(prefix + key, value),
    remove: (key) => storage.removeItem(prefix + key),
    clear: () => {
      for (const name of names()) if (name.startsWith(prefix)) storage.removeItem(name);
    },
    names: () => names().flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
  };
}

/** A storage of one's own. Refuses one that lacks any of the four. */
export function customStorage(storage: Partial<KeyStorage>): KeyStorage {
  const { get, set, remove, clear, names } = storage;
  if (!(get && set && remove && clear)) throw new CatalogueError("Custom storage must offer get, set, remove and clear");
  const named = names ? { names: names.bind(storage) } : {};
  return { get: get.bind(storage), set: set.bind(storage), remove: remove.bind(storage), clear: clear.bind(storage), ...named };
}

/** A foreign cookie may hold anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
