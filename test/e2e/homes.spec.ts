import { expect, expectAccessible, openAlive, test } from "./site.ts";

/** Drawing a map takes a while where no graphics card helps. */
const DRAWN = { timeout: 40_000 };

test("an area is drawn on the map, its homes are listed, and one of them leads back to the list", async ({ page }) => {
  test.slow();
  await openAlive(page, "/search?area=13108");
  const heading = page.getByRole("heading", { level: 1 });
  const all = await heading.textContent();
  await expect(page.locator("[data-pin]").first()).toBeVisible(DRAWN);
  await page.getByRole("button", { name: "囲んで探す" }).click();
  await expect(page.getByText("囲む角を順に置いてください")).toBeVisible(DRAWN);
  const map = page.getByRole("region", { name: "売出物件の地図" });
  const corners = [
    { x: 90, y: 200 },
    { x: 360, y: 180 },
    { x: 380, y: 460 },
    { x: 100, y: 480 },
  ];
  const [corner = { x: 90, y: 200 }, ...others] = corners;
  await expect(async () => {
    await map.click({ position: corner });
    await expect(page.getByText("続けて角を置いてください")).toBeVisible({ timeout: 3000 });
  }).toPass();
  for (const [index, position] of others.entries()) {
    await map.click({ position });
    // The words change with the number of corners: the next is set when this one is there.
    if (index === 1) await expect(page.getByRole("button", { name: "囲みを閉じる" })).toBeEnabled();
  }
  await page.getByRole("button", { name: "囲みを閉じる" }).click();
  await expect(page.getByText("角を動かして形を直せます")).toBeVisible();
  await page.getByRole("button", { name: "この範囲で探す" }).click();

  await expect(page).toHaveURL(/poly=/);
  await expect(heading).toContainText("囲んだ範囲");
  expect(await heading.textContent()).not.toBe(all);
  await expectAccessible(page);

  const drawn = page.url();
  const first = page.getByRole("list", { name: "売出物件" }).getByRole("link").first();
  const title = (await first.textContent()) ?? "";
  await first.click();
  await expect(heading).toContainText(title);
  await expectAccessible(page);
  await page.goBack();

  await expect(page).toHaveURL(drawn);
  await expect(page.getByRole("listitem").filter({ hasText: title }).getByText("見た")).toBeVisible();
  await page.getByRole("button", { name: "囲みを直す" }).click();
  await expect(page.getByText("角を動かして形を直せます")).toBeVisible(DRAWN);
});
