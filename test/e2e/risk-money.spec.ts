import type { Locator, Page } from "@playwright/test";
import type { RentFactsResponse } from "#api/client/client.ts";
import { buildingWhere, estate, type Report } from "./buildings.ts";
import { field } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from "./site.ts";

/** A home for the tax credit and フラット35: built under the code of 1981. */
function newerBuilding(): Promise<Report> {
  return buildingWhere(({ subject }) => (subject.builtYear ?? 0) >= 1984);
}

/** The card under a heading. */
function card(page: Page, title: string): Locator {
  return page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
}

test("a loan is reckoned to the yen, with equal principal, bonus, one point more and the tax credit of the year to move in", async ({
  page,
}) => {
  const { subject } = await newerBuilding();
  await openAlive(page, `/risk/${subject.key}/apartment/loan`);
  await field(page, "借入額").fill("４，０００");
  await field(page, "金利（年）").fill("2.0");
  await field(page, "返済期間").fill("35");
  const plan = card(page, "返済額");
  await expect(plan).toContainText("132,505円");
  await expect(plan).toContainText("金利が1%上がると、毎月 153,940円（+21,435円）");

  await field(page, "ボーナス返済分").fill("800");
  await expect(plan).toContainText("106,004円");
  await expect(plan).toContainText(/ボーナス月の加算\s*159,46[23]円/);
  await field(page, "ボーナス返済分").fill("0");
  await page.getByRole("radio", { name: "元金均等" }).check();
  await expect(plan).toContainText(/毎月の返済（1回目）\s*161,90[45]円/);
  await expect(plan).toContainText(/最後の月\s*95,[34]\d\d円/);
  await page.getByText("年ごとの返済を見る").click();
  await expect(page.getByRole("table", { name: "年ごとの返済" }).filter({ visible: true }).getByRole("row")).toHaveCount(36);

  const credit = card(page, "住宅ローン控除");
  await field(page, "住宅の性能").selectOption({ label: "長期優良・低炭素" });
  for (const [year, words] of [
    ["2025", /10年間の合計.+1年目は210,000円/],
    ["2026", /13年間の合計.+1年目は245,000円/],
  ] as const) {
    await field(page, "入居する年").selectOption(year);
    await expect(credit).toContainText(words);
  }
  await page.getByRole("radio", { name: "新築" }).check();
  await field(page, "住宅の性能").selectOption({ label: "その他・分からない" });
  await expect(credit).toContainText("控除の対象になりません");
  await field(page, "年収（税込）").fill("700");
  await expect(card(page, "返済負担率")).toContainText("フラット35の上限 35%");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("what cannot be read is said under its field, and no repayment is shown for it", async ({ page }) => {
  const { subject } = await newerBuilding();
  await openAlive(page, `/risk/${subject.key}/apartment/loan`);
  for (const [label, text, right, message] of [
    ["借入額", "たくさん", "4,000", "借入額は数字で入力"],
    ["金利（年）", "25", "2.0", "金利は0%から20%の間"],
    ["返済期間", "35.5", "35", "返済期間は整数で入力"],
    ["ボーナス返済分", "3,000", "0", "ボーナス返済分は、借入額の半分まで"],
  ] as const) {
    await field(page, label).fill(text);
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(card(page, "返済額")).not.toContainText("毎月の返済");
    await field(page, label).fill(right);
    await expect(card(page, "返済額")).toContainText("132,505円");
  }
});

test("an asking price is held against the band of its building", { tag: "@phone" }, async ({ page }) => {
  const { subject } = await newerBuilding();
  await openAlive(page, `/risk/${subject.key}/apartment/checker`);
  await page.getByRole("button", { name: "価格を調べる" }).click();
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(field(page, "専有面積")).toHaveAccessibleDescription(/専有面積を入力してください/);

  await field(page, "専有面積").fill("70");
  await field(page, "階").fill("2");
  await field(page, "売出価格").fill("9億");
  await page.getByRole("button", { name: "価格を調べる" }).click();
  const found = card(page, "結果");
  await expect(found).toContainText("（判定：割高）", { timeout: 30_000 });
  await expect(found).toContainText("AI推定価格（成約想定）・70㎡");
  await expect(found).toContainText("±10%以内の確率");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

function rentOf({ subject }: Report, areaM2?: number): Promise<RentFactsResponse> {
  return estate(`/risk/${subject.key}/facts/rent${areaM2 === undefined ? "" : `?areaM2=${areaM2}`}`);
}

/** 187000 → 18.7万円, as the page says rents. */
const inMan = (yen = 0) => `${(yen / 10_000).toFixed(1)}万円`;

test("yields are reckoned from what is typed, and empty costs are named", async ({ page }) => {
  const report = await newerBuilding();
  const rent = await rentOf(report);
  await openAlive(page, `/risk/${report.subject.key}/apartment/yield`);
  await expect(card(page, "賃料の幅")).toContainText(rent.estimate ? inMan(rent.estimate.pointYen) : rent.why);
  for (const [label, text] of [
    ["購入価格", "5,000"],
    ["家賃（月）", "20"],
    ["空室率", "5"],
    ["管理委託料（家賃に対して）", "5"],
    ["管理費（月）", "15,000"],
    ["修繕積立金（月）", "12,000"],
    ["固定資産税など（年）", "120,000"],
    ["保険料（年）", ""],
    ["購入の諸費用", "350"],
  ] as const)
    await field(page, label).fill(text);

  const found = card(page, "利回り");
  await expect(found).toContainText(/表面利回り（満室の場合）\s*4\.80%/);
  await expect(found).toContainText("保険料は空欄のため、0円で計算しています。");
  await field(page, "保険料（年）").fill("20,000");
  await expect(found).toContainText(/実質利回り\s*3\.18%/);
  await field(page, "家賃（月）").fill("たくさん");
  await expect(field(page, "家賃（月）")).toHaveAccessibleDescription(/家賃は数字で入力してください/);
  await expect(found).not.toContainText("%");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a rent is held against the band where there is one, and otherwise the page says why not", async ({ page }) => {
  const report = await newerBuilding();
  const { estimate, reason, why } = await rentOf(report);
  await openAlive(page, `/risk/${report.subject.key}/life/rentChecker`);
  const found = page.getByRole("status").filter({ hasText: why });
  if (estimate === null) await expect(found).toContainText(reason ?? "推定できません");
  else {
    await expect(found).toContainText(`${inMan(estimate.pointYen)}80%の幅 ${inMan(estimate.lowYen)}〜${inMan(estimate.highYen)}`);
    const send = page.getByRole("button", { name: "この家賃を調べる" });
    await field(page, "広さ").fill("ひろい");
    await send.click();
    await expect(field(page, "家賃（月）")).toHaveAccessibleDescription(/家賃を入力してください/);
    await expect(field(page, "広さ")).toHaveAccessibleDescription(/広さは数字で入力してください/);
    await field(page, "広さ").fill("");
    for (const [yen, word] of [
      [estimate.lowYen - 20_000, "割安"],
      [estimate.pointYen, "相場の範囲"],
      [estimate.highYen + 20_000, "割高"],
    ] as const) {
      await field(page, "家賃（月）").fill(String(yen / 10_000));
      await send.click();
      await expect(found).toContainText(`円は「${word}」です。`);
    }
    await field(page, "広さ").fill("30");
    await send.click();
    await expect(page.getByRole("status").filter({ hasText: "30㎡" })).toContainText(inMan((await rentOf(report, 30)).estimate?.pointYen));
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
