import { askForPrice, expect, expectAccessible, openAlive, test } from "./site.ts";

test("missing and impossible input is named under its field and in a summary that has the focus", { tag: "@phone" }, async ({ page }) => {
  await openAlive(page, "/search/input?kind=condo&cityCode=13108&town=豊洲");
  await page.getByLabel("築年").fill("むかし");
  await page.getByRole("button", { name: "価格を調べる" }).click();

  const summary = page.getByRole("alert").first();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("面積を入力してください");
  await expect(summary).toContainText("築年");
  await expect(page.getByLabel("専有面積")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test("a home no one sells like is not priced, and the page says why", async ({ page }) => {
  await askForPrice(page, { area: "900" });

  await expect(page.getByRole("heading", { name: "推定できません" })).toBeVisible();
  await expect(page.getByRole("region", { name: "AI推定価格" })).toHaveCount(0);
  await expectAccessible(page);
});

test("an address outside the covered areas is said to be outside", async ({ page }) => {
  await openAlive(page, "/search/input?kind=condo&address=大阪府大阪市北区梅田1丁目");
  await page.getByLabel("専有面積").fill("60");
  await page.getByRole("button", { name: "価格を調べる" }).click();

  await expect(page.getByText("対象外のエリアです").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "入力にもどる" })).toBeVisible();
});

test("an address with several meanings offers them to choose from", async ({ page }) => {
  await openAlive(page, "/search/input?kind=condo&address=本町");
  await page.getByLabel("専有面積").fill("60");
  await page.getByRole("button", { name: "価格を調べる" }).click();

  await expect(page.getByRole("heading", { name: "場所を選んでください" })).toBeVisible();
  await page.getByRole("button", { name: /本町/ }).first().click();
  await page.waitForURL(/\/search\/result/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("本町");
});
