import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

const SCREENS = [
  { path: "/", title: "AIで住まいの価格とリスクを確かめる | まちのね", robots: null },
  { path: "/search", title: "物件・マンション検索 | まちのね", robots: null },
  { path: "/search/input", title: "AI価格チェック 条件入力 | まちのね", robots: "noindex" },
  { path: "/accuracy", title: "推定の精度 | まちのね", robots: null },
  { path: "/404", title: "ページが見つかりません | まちのね", robots: "noindex" },
];

for (const { path, title, robots } of SCREENS) {
  test(`${path} has its title, its robots tag, its marks and no grave barrier`, async ({ page }) => {
    await page.goto(path);

    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    const tag = page.locator('meta[name="robots"]');
    if (robots === null) await expect(tag).toHaveCount(0);
    else await expect(tag).toHaveAttribute("content", new RegExp(robots));
    await expect(page.getByText("サンプルデータで表示しています")).toBeVisible();
    await expect(page.getByText(/ローカル環境で動作中/)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("出典");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test("a page that does not exist says so with the words of the specification", async ({ page }) => {
  const answer = await page.goto("/no/such/page");

  expect(answer?.status()).toBe(404);
  await expect(page.getByText("This page could not be found")).toBeVisible();
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("paths keep their capitals", async ({ page }) => {
  expect((await page.goto("/Search"))?.status()).toBe(404);
});

test("the first tab stop leads past the header", async ({ page }) => {
  await page.goto("/accuracy");
  await page.keyboard.press("Tab");

  await expect(page.locator(":focus")).toHaveText(/本文/);
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).toHaveRole("main");
});

test("the accuracy page tells error, coverage and number for every ward", async ({ page }) => {
  await page.goto("/accuracy");

  for (const words of ["誤差の中央値", "80%の幅に入った割合", "江東区", "世田谷区"])
    await expect(page.getByText(words).first()).toBeVisible();
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

test("every answer carries the headers that keep foreign script out", async ({ request }) => {
  const headers = (await request.get("/")).headers();

  expect(headers["content-security-policy"]).toContain("script-src 'self' 'nonce-");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("health names the database, a model and the queue", async ({ request }) => {
  const answer = await request.get("/api/health");

  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ ok: true, database: { ok: true }, model: { ok: true }, jobs: { ok: true } });
});
