import { askForPrice, expect, expectAccessible, expectNoSidewaysScroll, test } from "./site.ts";

test("a stranger types a place, gets a price with its band, sees why, and prints it", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("combobox").fill("とよす");
  await page
    .getByRole("option", { name: /江東区豊洲/ })
    .first()
    .click();
  await page.getByLabel("専有面積").fill("７０");
  await page.getByLabel("間取り").selectOption("3LDK");
  await page.getByLabel("築年").fill("平成20");
  await page.getByLabel("売出価格").fill("8,980");
  await page.getByRole("button", { name: "価格を調べる" }).click();

  await page.waitForURL(/\/search\/result/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("江東区豊洲");
  const price = page.getByRole("region", { name: "AI推定価格" });
  await expect(price).toContainText("万円");
  await expect(price).toContainText("±10%以内の確率");
  await expect(price).toContainText("評価の確かさ");
  await expect(price).toContainText("売出 8,980万円");
  await expect(price).toContainText(/判定：(割安|相場の範囲|割高)/);
  for (const group of ["立地", "建物群の水準", "広さ・間取り", "築年", "駅からの近さ", "階・向き", "実際の市況"])
    await expect(page.getByText(group, { exact: true }).first()).toBeVisible();
  await expect(page.getByText("入力なし").first()).toBeVisible();
  await expect(page.getByRole("main").getByText("不動産鑑定評価ではありません")).toBeVisible();
  await expect(
    page
      .getByText(/同じ町・築年が近い|同じ町/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: /いまの水準に直した似た成約/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "印刷・PDF" })).toBeHidden();
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: /モデル condo-/ }),
  ).toBeVisible();
  expect((await page.pdf({ format: "A4" })).byteLength).toBeGreaterThan(20_000);
});

test("the sales are also on a map that is loaded when it is asked for", { tag: "@phone" }, async ({ page }) => {
  await askForPrice(page, { area: "65", builtYear: "2010" });

  await page.getByRole("tab", { name: "地図" }).click();
  await page.getByRole("tabpanel", { name: "地図" }).scrollIntoViewIfNeeded();

  await expect(page.locator("canvas.maplibregl-canvas")).toBeVisible({ timeout: 30_000 });
});

test("another year and floor are tried beside the price, and the floor leads to the report", { tag: "@phone" }, async ({ page }) => {
  await askForPrice(page, { area: "65", builtYear: "2010" });
  const tried = page.getByRole("form", { name: "条件を変えて見る" });

  await tried.getByLabel("築年").fill("2040");
  await tried.getByRole("button", { name: "この条件で見る" }).click();
  await expect(tried.getByText(/築年は20\d\d年までで入力してください/).first()).toBeVisible();
  await tried.getByLabel("築年").fill("平成30");
  await tried.getByLabel("階", { exact: false }).fill("5");
  await tried.getByRole("button", { name: "この条件で見る" }).click();

  const rows = page.getByRole("list", { name: "条件を変えた推定" });
  await expect(rows.getByRole("listitem")).toHaveCount(2);
  await expect(rows).toContainText("2018年築・5階");
  await expectNoSidewaysScroll(page);
  await rows.getByRole("link", { name: "5階のリスクを見る" }).click();
  await page.waitForURL(/\/risk\/town-[0-9a-z]{9}\/summary\/?\?.*floor=5/);
});

test("a place outside is refused at its field, and the rest of the form is not asked for it", async ({ page }) => {
  await page.goto("/search/input");
  const place = page.getByRole("combobox", { name: "住所・マンション名・駅名・郵便番号" });
  // Before the page is alive the field is a plain search.
  await expect(page.getByRole("button", { name: "価格を調べる" })).toBeEnabled();
  await place.fill("999-9999");
  await place.press("Enter");

  await expect(page.getByText("この郵便番号の住所が見つかりません。")).toBeVisible();
  await expect(place).toHaveAccessibleDescription(/郵便番号の住所が見つかりません/);
});

test("a condominium is found by its name and priced with its own facts", async ({ page }) => {
  await page.goto("/search?q=サンプルタワー豊洲");
  await page
    .getByRole("main")
    .getByRole("link", { name: /サンプルタワー豊洲\d/ })
    .first()
    .click();
  await page.waitForURL(/apartmentKey=/);
  await page.getByLabel("専有面積").fill("68.5");
  await page.getByRole("button", { name: "価格を調べる" }).click();

  await page.waitForURL(/\/search\/result/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("サンプルタワー豊洲");
  await expect(page.getByText("同じ建物", { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

test("the keyboard alone leads from the first field to the price", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("combobox").focus();
  await page.keyboard.type("江東区豊洲");
  await expect(page.getByRole("option").first()).toContainText("江東区豊洲");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\/input/);
  await page.getByLabel("専有面積").focus();
  await page.keyboard.type("70");
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/search\/result/);
  await expect(page.getByRole("region", { name: "AI推定価格" })).toContainText("万円");
});

test("the answers are still there on the way back", async ({ page }) => {
  await askForPrice(page, { area: "55", builtYear: "1999" });

  await page.getByRole("link", { name: "条件を直す" }).click();

  await expect(page.getByLabel("専有面積")).toHaveValue("55");
  await expect(page.getByLabel("築年")).toHaveValue("1999");
});
