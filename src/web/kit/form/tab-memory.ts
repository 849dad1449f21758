/** For browsers that forbid the storage: gone with the page. */
const inPage = new Map<string, string>();

/** Remembers a text for as long as the browser's tab is open. Only in the browser. */
export function keepInTab(key: string, text: string): void {
  inPage.set(key, text);
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden: the page itself still knows it.
  }
}

export function keptInTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? inPage.get(key) ?? null;
  } catch {
    return inPage.get(key) ?? null;
  }
}

/** Forgets what only the page itself knows, but for some keys. */
export function forgetTab(but: readonly string[]): void {
  for (const key of [...inPage.keys()]) if (!but.includes(key)) inPage.delete(key);
}

export function forgetInTab(key: string): void {
  inPage.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing could be kept there either.
  }
}
