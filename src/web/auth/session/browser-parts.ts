import { COOKIE_LIFETIME } from "#kernel/constants.ts";
import { type Milliseconds, minutes } from "#kernel/duration.ts";
import { cookieStorage, memoryStorage } from "../identity/storage.ts";
import type { Environment, KeyStorage } from "../identity/types.ts";

type CookieDocument = { cookie: string };

/** This browser's clock, chance and network. */
export const browserEnvironment: Environment = {
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

/** Cookies of this site; on the server, where nothing is kept, memory that is gone with the request. */
export function sessionStorageOf(document: CookieDocument | null = pageOf(), lifetime: Milliseconds = COOKIE_LIFETIME): KeyStorage {
  if (document === null) return memoryStorage();
  // Of this host alone, as our server sets them: with a domain they would be other cookies of the same name.
  return cookieStorage({ document, domain: null, sameSite: "lax", isSecure: true, lifetime });
}

/** As long as our hosted login waits for a provider. What lay around longer would be there for who finds an old answer. */
const SIGN_IN_LIFETIME = minutes(10);

/** Of the way to a provider and back. */
export function signInStorageOf(document: CookieDocument | null = pageOf()): KeyStorage {
  return sessionStorageOf(document, SIGN_IN_LIFETIME);
}

function pageOf(): CookieDocument | null {
  return typeof document === "undefined" ? null : document;
}

/** This browser's name in the list of devices. */
export function deviceName(): string {
  return deviceNameOf(typeof navigator === "undefined" ? "" : navigator.userAgent);
}

/** `Chrome（Windows）`, as far as a browser tells. */
export function deviceNameOf(userAgent: string): string {
  const known = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  const browser = known(BROWSERS) ?? "ブラウザー";
  const system = known(SYSTEMS);
  return system === null ? browser : `${browser}（${system}）`;
}

/** The first that fits: most browsers also claim to be others. */
const BROWSERS = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
] as const;
