/** A full or forbidden storage only means that nothing is remembered. */
export function keep(key: string, value: unknown): void {
  try {
    browserStorage()?.setItem(key, JSON.stringify(value));
  } catch {
    browserStorage()?.removeItem(key);
  }
}

/** Null where there is none: on the server, or where the browser forbids it. */
export function browserStorage(): Storage | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    return null;
  }
}
