import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Every cookie of the browser, and every entry of the storages of a page, as `where name=value`. */
export async function everythingKept(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name, value, path }) => `cookie ${name}=${decodeURIComponent(value)}${path}`);
  const stored = await page.evaluate(async () => {
    const of = (where: string, storage: Storage) => Object.entries(storage).map(([name, value]) => `${where} ${name}=${value}`);
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    const caches = (await window.caches.keys()).map((name) => `cache ${name}`);
    return [...of("local", localStorage), ...of("session", sessionStorage), ...databases, ...caches];
  });
  return [...cookies, ...stored];
}

/** What may stay, and tells of nobody: a random device, where to go after a sign-in, the mark of the login service's browser, where a page was scrolled to. */
export const MAY_STAY = [
  /^cookie auth\.device\.[\w-]{22}=\S+ \S+ \S+\/$/,
  /^cookie auth\.redirect=\/[a-z/]*\/$/,
  /^cookie machinone-browser=/,
  /^session tsr-/,
  /^session machinone\.user\.login-notice=/,
];

/** `told`: words that tell of the person, as an address. */
export async function expectNothingOf(told: readonly string[], context: BrowserContext, page: Page): Promise<void> {
  const kept = await everythingKept(context, page);
  expect(kept.filter((one) => !MAY_STAY.some((pattern) => pattern.test(one)))).toEqual([]);
  for (const word of told) expect(kept.join("\n")).not.toContain(word);
}
