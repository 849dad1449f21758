import type { Page } from "@playwright/test";
import type { Screen } from "#test/support/screens.ts";
import { expect, expectNoSidewaysScroll, test } from "./site.ts";

/** The narrowest phones, and a page at 400 % on a desk (WCAG 1.4.10). Only asked whether it fits. */
const NARROW = { width: 320, height: 640 };
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** What is drawn last, where a page has it. */
const WITH_MAP = /^\/heatmap$|^\/risk\/[^/]+\/(child|crime|life\/(facility|market)|earthquake\/map|flood\/map)$/;

/**
 * The page that is shown, under its one heading and with everything it asked for, and no wider than the screen, not even the narrowest. What axe says of
 * every screen is asked of the gallery (`gallery.spec.ts`), with data, without and after a failure.
 */
export async function expectGoodAtBothWidths(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  await expect(page.getByText("取得失敗")).toHaveCount(0);
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
}

/** One page after the other, each drawn once, by keyboard and without an error in the console. What stands in its answer is asked in `test/pages`. */
export async function expectGoodScreens(page: Page, screens: readonly Screen[]): Promise<void> {
  const errors: string[] = [];
  // Browsers tell of what is not found, also where it is meant to be so: of the page, and of what it asks for when its own links are followed.
  const isMeant = (text: string) =>
    text.includes("status of 404") && screens.some(({ path, status }) => status === 404 && URL.parse(page.url())?.pathname === path);
  page.on("console", (message) => {
    if (message.type() === "error" && !isMeant(message.text())) errors.push(`${page.url()}: ${message.text()}`);
  });
  for (const { path, title, heading, status = 200 } of screens)
    await test.step(path, async () => {
      await page.setViewportSize(WIDTHS[0] ?? { width: 390, height: 844 });
      expect((await page.goto(path))?.status()).toBe(status);
      await expect(page).toHaveTitle(`${title} | まちのね`);
      await expectSaneFocus(page);
      if (WITH_MAP.test(path)) await expectMap(page);
      await expectGoodAtBothWidths(page, heading);
    });
  expect(errors).toEqual([]);
}

async function expectMap(page: Page): Promise<void> {
  const map = page.getByText("地図を準備しています").or(page.locator("canvas.maplibregl-canvas")).first();
  // The map may take the place of the words while they are scrolled to.
  await expect(() => map.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();
  await expect(page.locator("canvas.maplibregl-canvas")).toBeVisible({ timeout: 40_000 });
}

/** The first Tab leads past the header, and nothing pushes itself before the order of the page. */
async function expectSaneFocus(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "本文へ進む" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[tabindex]:not([tabindex='0']):not([tabindex='-1'])")).toHaveCount(0);
}
