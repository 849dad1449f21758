import type { Page } from "@playwright/test";
import { expect, test, untilAlive } from "./site.ts";

/** Opens a page whose scripts are held back, acts on what the server sent, and lets the scripts go. */
async function beforeItIsAlive(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await act();
  release();
  await untilAlive(page);
}

test("what is typed into the search box before the page is alive is searched for", async ({ page }) => {
  const box = page.getByRole("combobox");
  await beforeItIsAlive(page, "/search", () => box.fill("豊洲"));

  await expect(box).toHaveValue("豊洲");
  await expect(page.getByRole("option", { name: /江東区豊洲/ }).first()).toBeVisible();
});

test("what is typed into the price check before the page is alive is kept and sent", async ({ page }) => {
  const area = page.getByLabel("専有面積");
  const layout = page.getByLabel("間取り");
  await beforeItIsAlive(page, "/search/input?cityCode=13108&town=豊洲", async () => {
    await area.fill("70");
    await layout.selectOption("3LDK");
  });
  await page.getByLabel("築年").fill("2008");

  await expect(area).toHaveValue("70");
  await expect(layout).toHaveValue("3LDK");
  await page.getByRole("button", { name: "価格を調べる" }).click();
  await page.waitForURL(/\/search\/result/);
  await expect(page.getByText("3LDK").first()).toBeVisible();
});
