/** Null where there is none: on the server, or where the browser forbids it. */
export function browserStorage(): Storage | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    return null;
  }
}

export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;

/** Keeps a value for later visits. A full or forbidden storage only means that nothing is remembered, not even what stood there. */
export function keepInBrowser(key: string, value: unknown, storage: BrowserStorage = browserStorage()): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    forgetInBrowser(key, storage);
  }
}

/** What was kept, unchecked; null where nothing was, or nothing that can be read. */
export function keptInBrowser(key: string, storage: BrowserStorage = browserStorage()): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function forgetInBrowser(key: string, storage: BrowserStorage = browserStorage()): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Forbidden: nothing could be kept there either.
  }
}
