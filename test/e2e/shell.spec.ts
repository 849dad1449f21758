import { LIST_SCREENS, OPEN_SCREENS, TENANT_SCREENS } from "#test/support/screens.ts";
import { expectGoodScreens } from "./good-screens.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from "./site.ts";

test("the pages in front of everything can be used by everybody at both widths", async ({ page }) => {
  test.slow();
  await expectGoodScreens(page, [...OPEN_SCREENS, ...LIST_SCREENS, ...TENANT_SCREENS]);
});

test("a page that does not exist can be used by everybody, and leads home", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByText("This page could not be found")).toBeVisible();
  // The frame of every page, which the gallery leaves out.
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the home page" }).click();

  await expect(page).toHaveURL(/\/$/);
});

test("a link puts the keyboard at the beginning of the page it leads to", async ({ page }) => {
  await openAlive(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "地図" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ヒートマップ");

  await expect(page.getByRole("main")).toBeFocused();
});

test("the menu of a phone opens under its button, leads on and closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, "/accuracy");
  const header = page.getByRole("banner");
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(49);
  await header.locator("summary").filter({ hasText: "メニュー" }).click();
  await header.getByRole("link", { name: "リスク診断" }).click();

  await expect(page).toHaveURL(/\/risk$/);
  await expect(header.getByRole("link", { name: "リスク診断" })).toBeHidden();
});

test("the document of the API can be read by everybody, on a phone as well", async ({ page }) => {
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const service of ["estate", "price-checker"]) await page.locator(`#operations-tag-${service}`).click();
  for (const path of ["/api/estate/market", "/api/estate/homes", "/api/price-checker/jobs"])
    await page.locator(`[data-path="${path}"] button.opblock-summary-control, button:has([data-path="${path}"])`).first().click();
  await expect(page.getByText("Responses", { exact: true })).toHaveCount(3);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the search box still searches", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox").fill("豊洲");
    await page.getByRole("button", { name: "調べる" }).click();

    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole("link", { name: /江東区豊洲/ }).first()).toBeVisible();
  });
});

test("letters of twice the size push nothing out of sight, and the menus open", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const)
    for (const [path, menu] of [
      ["/biz", "事業者向けメニューを開く"],
      ["/", "メニュー"],
      ["/news", "メニュー"],
    ] as const)
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height });
        await openAlive(page, path);
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        await expectNoSidewaysScroll(page);
        const button = page.locator("summary:visible").filter({ hasText: menu });
        await button.click();
        const box = await button.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
        const entry = page
          .getByRole("navigation", { name: /メニュー$/ })
          .getByRole("link")
          .first();
        await expect(entry).toBeInViewport();
        expect((await entry.boundingBox())?.x ?? -1).toBeGreaterThanOrEqual(0);
      });
});
