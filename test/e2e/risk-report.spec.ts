import type { Page } from "@playwright/test";
import { PILLARS } from "#domain/risk/model/types.ts";
import { buildingWhere, type Report, ratedBuilding, reportOf } from "./buildings.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test, untilAlive } from "./site.ts";

const PILLAR_NAMES = ["地震", "水害・土砂", "建物・管理", "治安", "子育て", "暮らし・市場"];
const NO_GUARANTEE = "この評価は安全を保証するものではありません";

function letterAndPoints({ letter, overall }: Report["rating"]): RegExp {
  return new RegExp(`総合評価 ${letter}\\s*${Math.round(overall ?? 0)}点`);
}

/** Letter, points and shares of the pillars, as the page says them. */
async function expectRating(page: Page, { rating }: Report): Promise<void> {
  const card = page.getByRole("region", { name: "総合評価" });
  await expect(card).toContainText(letterAndPoints(rating));
  for (const [index, pillar] of PILLARS.entries())
    await expect(page.getByRole("slider", { name: PILLAR_NAMES[index] ?? pillar })).toHaveValue(String(rating.weights[pillar]));
}

test("a condominium is found by name, and its summary says letter, range, standing, pillars, reasons and price", { tag: "@phone" }, async ({
  page,
}) => {
  const report = await buildingWhere(({ rating }) => rating.letter !== null && rating.caps.length > 0 && rating.driversUp.length > 0);
  const { subject, rating, standing } = report;
  await openAlive(page, "/risk");
  await page.getByRole("combobox", { name: "住所・駅名・マンション名" }).fill(subject.name);
  await page.getByRole("option", { name: subject.name }).first().click();

  await page.waitForURL(`**/risk/${subject.key}/summary`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject.name);
  await expectRating(page, report);
  const card = page.getByRole("region", { name: "総合評価" });
  await expect(card).toContainText(`足りないデータしだいで ${rating.possible.lowest}〜${rating.possible.highest}`);
  await expect(card).toContainText(`偏差値${Math.round(standing?.deviation ?? 0)}`);
  await expect(card).toContainText(NO_GUARANTEE);
  await expect(card.getByRole("img", { name: /^6項目の点数。地震 .+水害 .+建物 .+治安 .+子育て .+暮らし / })).toBeVisible();
  await card.getByText("表で見る").click();
  const rows = card.getByRole("table", { name: "6項目の点数と重み" }).filter({ visible: true }).locator("tbody").getByRole("row");
  await expect(rows).toHaveText(PILLAR_NAMES.map((name) => new RegExp(`^${name}`)));
  await expect(page.getByRole("list", { name: "評価の上限" })).toContainText(`上限 ${rating.caps[0]?.atMost}`);
  for (const [list, drivers] of [
    ["評価を下げた項目", rating.driversDown],
    ["評価を上げた項目", rating.driversUp],
  ] as const)
    await expect(
      page
        .getByRole("list", { name: list })
        .getByRole("listitem")
        .filter({ hasText: /[▼▲] [\d.]+点/ }),
    ).toHaveCount(drivers.length);

  await page.getByLabel("専有面積").fill("70");
  await page.getByRole("button", { name: "価格の幅を調べる" }).click();
  await expect(page.getByText(/の中古マンションの成約[\d,]+件.*10件のうち約\d+件（[\d.]+%）が、この幅で売れています。/)).toBeVisible();
  await expect(page.getByRole("main").getByText("不動産鑑定評価ではありません")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a weight moved by keyboard changes the report, and its link shows the same to somebody else", async ({ page, context, other }) => {
  const before = await buildingWhere(({ rating: { letter, overall, pillars } }) => {
    const crime = pillars.find(({ id }) => id === "crime")?.score ?? null;
    return letter !== null && overall !== null && crime !== null && Math.abs(crime - overall) > 15;
  });
  const { key } = before.subject;
  await openAlive(page, `/risk/${key}/summary?floor=2`);
  await page.getByRole("slider", { name: "治安" }).focus();
  await page.keyboard.press("End");

  await page.waitForURL(/[?&]w=25-20-25-100-8-12/);
  const after = await reportOf(key, "?floor=2&w=25-20-25-100-8-12");
  expect(Math.round(after.rating.overall ?? 0)).not.toBe(Math.round(before.rating.overall ?? 0));
  await expectRating(page, after);
  await expect(page.getByRole("region", { name: "総合評価" })).toContainText("（標準の重みで）");

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "リンクをコピー" }).click();
  await expect(page.getByRole("button", { name: "コピーしました" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await other.goto(link);
  await untilAlive(other);
  await expectRating(other, after);
  await expect(other.getByLabel("見る階")).toHaveValue("2");

  await page.getByRole("button", { name: "標準の重みに戻す" }).click();
  await expect(page).not.toHaveURL(/[?&]w=/);
  await expectRating(page, await reportOf(key, "?floor=2"));
});

test("the summary prints without the site around it and with its sources as notes", async ({ page }) => {
  const { subject } = await ratedBuilding();
  await openAlive(page, `/risk/${subject.key}/summary`);
  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "診断の項目" })).toBeHidden();
  await expect(page.getByRole("button", { name: "印刷・PDF" })).toBeHidden();
  await expect(page.getByRole("slider").first()).toBeHidden();
  await expect(page.getByRole("table", { name: "6項目の点数と重み" }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "評価方法 risk-" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "サンプルデータ" }).filter({ visible: true }),
  ).not.toHaveCount(0);
  await expect(page.getByText(NO_GUARANTEE).first()).toBeVisible();
  expect((await page.pdf({ format: "A4" })).byteLength).toBeGreaterThan(20_000);
});

test("the light version is one sheet that a stranger can open, without forms and with the same letter", async ({ page }) => {
  const report = await ratedBuilding();
  await page.goto(`/risk/${report.subject.key}/summary00`);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(report.subject.name);
  const main = page.getByRole("main");
  await expect(main).toContainText(letterAndPoints(report.rating));
  await expect(main).toContainText(NO_GUARANTEE);
  await expect(main.getByRole("table", { name: "6項目の点数と重み" })).toBeVisible();
  await expect(main.getByRole("textbox")).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(main.getByRole("listitem").filter({ hasText: "評価方法 risk-" }).filter({ visible: true })).toHaveCount(1);
});
