import type { BrowserContext, Page } from "@playwright/test";
import axe from "axe-core";
import { buildGallery, GALLERY_PAGE } from "#test/gallery/build-gallery.ts";
import { SCREEN_STATES } from "#test/support/screen-states.ts";
import { expect, test } from "./site.ts";

const SITE = "http://gallery.test";
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  png: "image/png",
  svg: "image/svg+xml",
};
const SHARES = 2;

/** The page of the gallery, from memory: there is nothing else behind its address, and no service. */
async function openGallery(context: BrowserContext, page: Page): Promise<readonly string[]> {
  const files = await buildGallery();
  await context.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    if (body === undefined) return route.fulfill({ status: 501, contentType: "application/problem+json", body: "{}" });
    return route.fulfill({ body: Buffer.from(body), contentType: TYPES[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream" });
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${SITE}${GALLERY_PAGE}`);
  await page.waitForFunction(() => "gallery" in window);
  await page.evaluate(axe.source);
  return page.evaluate(() => window.gallery.names);
}

/** Draws a case; a map of it is looked for, as it is drawn only then, and waited for. */
async function show(page: Page, name: string): Promise<void> {
  await page.evaluate((each) => window.gallery.show(each), name);
  // What a tab hides is never looked for.
  const waiting = page.getByText("地図を準備しています").filter({ visible: true });
  for (const place of await waiting.all()) await place.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => undefined);
  await expect(waiting).toHaveCount(0);
}

/** Everything that axe finds in what is drawn, whatever it calls it. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const found = await window.axe.run({ runOnly, resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`);
  }, RULES);
}

/** Shares side by side, as many as there are workers. */
for (const share of Array.from({ length: SHARES }, (_, index) => index)) {
  test(`axe finds nothing in any case of the gallery, every screen with data, without and after a failure among them (${share + 1} of ${SHARES})`, async ({
    context,
    page,
  }) => {
    test.setTimeout(600_000);
    const screens = new Set([...SCREEN_STATES.values()].map(([data]) => data));
    const begin = performance.now();
    const names = (await openGallery(context, page)).filter((_, index) => index % SHARES === share);
    const found: string[] = [];
    for (const name of names) {
      for (const [index, size] of WIDTHS.entries()) {
        await page.setViewportSize(size);
        if (index === 0) await show(page, name);
        for (const fault of await violations(page)) found.push(`${name}, ${size.width} px: ${fault}`);
      }
      if (screens.has(name) && (await page.locator("h1").count()) !== 1) found.push(`${name} has not one heading of the first level`);
    }
    console.log(`axe: ${names.length} cases at ${WIDTHS.length} widths in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
    expect(found).toEqual([]);
  });
}
