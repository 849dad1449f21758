import type { SiteAuth } from "#api/client/context.ts";
import { type Milliseconds, minutes } from "#kernel/duration.ts";
import { cookieStorage, customStorage, memoryStorage, type WebStorage, webStorageOf } from "#web/session/pool/storage.ts";
import type { Environment, KeyStorage } from "#web/session/pool/types.ts";
import { COOKIE_LIFETIME, KEEPS_IN_LOCAL_STORAGE } from "#wire/constants.ts";

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

/** Where this page keeps things; null: on the server. */
interface Page {
  readonly document: CookieDocument;
  /** Of this tab alone. */
  readonly sessionStorage: WebStorage;
}

/** Where a session is kept, as the site is configured. On the server, where nothing is kept, memory that is gone with the request. */
export function sessionStorageOf(cookies: SiteAuth["cookies"], page: Page | null = pageOf()): KeyStorage {
  if (page === null) return memoryStorage();
  return cookies === "tab" ? customStorage(webStorageOf(page.sessionStorage)) : siteCookies(page.document, COOKIE_LIFETIME);
}

function siteCookies(document: CookieDocument, lifetime: Milliseconds): KeyStorage {
  // Of this host alone, as our server sets them: with a domain they would be other cookies of the same name.
  return cookieStorage({ document, domain: null, sameSite: "lax", isSecure: true, lifetime });
}

/** As long as our hosted login waits for a provider. What lay around longer would be there for who finds an old answer. */
const SIGN_IN_LIFETIME = minutes(10);

/** Of the way to a provider and back. Cookies in every configuration: another tab may be the one that comes back. */
export function signInStorageOf(page: Page | null = pageOf()): KeyStorage {
  return page === null ? memoryStorage() : siteCookies(page.document, SIGN_IN_LIFETIME);
}

/** Of the page that was wanted before the login, which our server writes to a cookie. */
export function returnStorageOf(page: Page | null = pageOf()): KeyStorage {
  return page === null ? memoryStorage() : siteCookies(page.document, COOKIE_LIFETIME);
}

/** Of this tab alone: tokens of providers go nowhere else. */
export function tabStorageOf(page: Pick<Page, "sessionStorage"> | null = pageOf()): KeyStorage {
  return page === null ? memoryStorage() : webStorageOf(page.sessionStorage);
}

/** Where everything is kept as well: in local storage, where that is on. */
export function furtherStorages(page: { readonly localStorage: WebStorage }, isOn: boolean = KEEPS_IN_LOCAL_STORAGE): KeyStorage[] {
  return isOn ? [webStorageOf(page.localStorage)] : [];
}

function pageOf(): Page | null {
  return typeof window === "undefined" ? null : window;
}
