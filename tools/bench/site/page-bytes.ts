import { type Browser, chromium, type Page } from "@playwright/test";
import type { BenchFigure } from "#tools/bench/types.ts";
import { browserPath } from "#tools/browser-path.ts";
import { type RunningSite, startSite } from "./running-site.ts";

/** Kilobytes of 1,000 bytes, as gzip over the wire. */
const LIMITS = { home: { js: 135, files: 14 }, result: { js: 150, files: 28 }, prefetch: 100 };
/** Longer than the browser may be busy before it prefetches (`PREFETCH_IDLE_TIMEOUT`). */
const QUIET_MS = 3000;

type Scripts = { readonly bytes: number; readonly files: number };
type Downloads = { readonly alive: Scripts; readonly later: Scripts };

/** What a browser that comes for the first time downloads of our scripts: until a page answers to pressing, and by prefetch afterwards. */
export async function pageBytes(): Promise<readonly BenchFigure[]> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: await browserPath(), args: ["--no-sandbox"] });
  try {
    const home = await downloadsOf(browser, site, "/");
    const result = await downloadsOf(browser, site, await checkPrice(browser, site));
    return [...figures("home", home), ...figures("result", result)];
  } finally {
    await browser.close();
    await site.stop();
  }
}

function figures(page: "home" | "result", { alive, later }: Downloads): BenchFigure[] {
  const { js, files } = LIMITS[page];
  const prefetched = (later.bytes - alive.bytes) / 1000;
  return [
    { name: `web.${page}.js.kb`, value: alive.bytes / 1000, unit: "kB", limits: { value: js } },
    { name: `web.${page}.js.files`, value: alive.files, unit: "", limits: { value: files } },
    { name: `web.${page}.prefetch.kb`, value: prefetched, unit: "kB", limits: { value: LIMITS.prefetch } },
  ];
}

async function downloadsOf(browser: Browser, { url }: RunningSite, path: string): Promise<Downloads> {
  const context = await browser.newContext({ baseURL: url, locale: "ja-JP", viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "commit" });
  const alive = await whenAlive(page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState("networkidle");
  const later = await whenAlive(page);
  await context.close();
  return { alive, later };
}

/** The scripts that are there as soon as React has taken over the page. */
async function whenAlive(page: Page): Promise<Scripts> {
  const scripts = await page.waitForFunction(() => {
    const heading = document.querySelector("main h1");
    if (!heading || !Object.keys(heading).some((key) => key.startsWith("__react"))) return null;
    const loaded = performance.getEntriesByType("resource").filter(({ name }) => new URL(name).pathname.endsWith(".js"));
    const sizes = new Map(loaded.map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize]));
    return { bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0), files: sizes.size };
  });
  const found = await scripts.jsonValue();
  if (!found) throw new Error("the page did not come to life");
  return found;
}

/** The address of the result of a price check. */
async function checkPrice(browser: Browser, { url }: RunningSite): Promise<string> {
  const page = await browser.newPage({ baseURL: url, locale: "ja-JP" });
  const draft = new URLSearchParams({ kind: "condo", cityCode: "13108", town: "豊洲", areaM2: "70", builtYear: "2008" });
  await page.goto(`/search/input?${draft}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "価格を調べる" }).click();
  await page.waitForURL(/\/search\/result/);
  const { pathname, search } = new URL(page.url());
  await page.close();
  return pathname + search;
}
