import { OPEN_SCREENS } from "#test/support/screens.ts";
import { expectGoodScreens } from "./good-screens.ts";
import { expect, expectAccessible, test } from "./site.ts";

test("the pages in front of everything can be used by everybody at both widths", async ({ page }) => {
  test.slow();
  await expectGoodScreens(page, OPEN_SCREENS);
});

test("a page that does not exist can be used by everybody, and leads home", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByText("This page could not be found")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the home page" }).click();

  await expect(page).toHaveURL(/\/$/);
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
