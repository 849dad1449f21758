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

test("a letter takes up what was typed before the page is alive, and keeps it before an older draft", async ({ page }) => {
  const message = page.getByLabel("質問の内容");
  await beforeItIsAlive(page, "/risk/contact", () => message.fill("駐車場の空きを知りたいです。"));
  await page.getByLabel("メールアドレス").fill("hanako@example.jp");
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await expect(page.getByRole("heading", { name: "この内容で送ります" })).toBeFocused();
  await expect(page.getByText("駐車場の空きを知りたいです。")).toBeVisible();

  // Kept in the tab, and not over what is typed early on the next visit.
  await beforeItIsAlive(page, "/risk/contact", () => message.fill("駐輪場の空きを知りたいです。"));
  await expect(message).toHaveValue("駐輪場の空きを知りたいです。");
  await expect(page.getByLabel("メールアドレス")).toHaveValue("hanako@example.jp");
});

test("a password typed before the page is alive is not lost with the address beside it", async ({ page }) => {
  const address = page.locator("#email");
  const password = page.locator("#password");
  await beforeItIsAlive(page, "/login", async () => {
    await address.fill("hanako@example.jp");
    await password.fill("kawabe-no-ki-7");
  });

  await expect(address).toHaveValue("hanako@example.jp");
  await expect(password).toHaveValue("kawabe-no-ki-7");
});

test("why a form could not be sent comes into view, however far above the button it stands", async ({ page }) => {
  await page.route("**/api/price-checker/**", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" })
      : route.continue(),
  );
  await page.goto("/search/input?kind=condo&cityCode=13108&town=豊洲");
  await untilAlive(page);
  await page.getByLabel("専有面積").fill("70");
  await page.getByRole("button", { name: "価格を調べる" }).click();

  const alert = page.getByRole("alert").first();
  await expect(alert).toContainText("入力した内容は残っています");
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport();
  await expect(page.getByLabel("専有面積")).toHaveValue("70");
});
