import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from "./site.ts";

/** Goes on with the Tab key until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${control}`);
}

async function choose(page: Page, role: "checkbox" | "radio", name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).first();
  if (role === "radio") await control.focus();
  else await tabTo(page, control);
  await page.keyboard.press("Space");
  await expect(control).toBeChecked();
}

/** Presses the way on, and is read the next question. */
async function goOn(page: Page, button: string | RegExp, question: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name: button }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeFocused();
}

test("the whole step form is filled in with the keyboard, over a reload and back, to its end", { tag: "@phone" }, async ({ page }) => {
  test.slow();
  await openAlive(page, "/queries/input/Price/");
  await expect(page).toHaveURL(/SelectDirectOffer/);
  await choose(page, "checkbox", /^通常の物件/);
  await goOn(page, "次へ：目的", "何のための物件ですか");
  await choose(page, "radio", /^自宅/);
  await goOn(page, "次へ：物件の種別", "どの種別の物件を探しますか");
  await choose(page, "checkbox", /^中古マンション/);
  await goOn(page, "次へ：場所の選び方", "場所をどうやって選びますか");
  await choose(page, "radio", /^エリア/);
  await goOn(page, "次へ：エリア", "探すエリアを選んでください");

  await tabTo(page, page.getByLabel("名前で探す"));
  await page.keyboard.type("江東区");
  await choose(page, "checkbox", /^江東区/);
  await expect(page.getByText("いまの条件：江東区")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "江東区を外す" })).toBeVisible();
  await goOn(page, "次へ：駅徒歩", "駅から徒歩何分までにしますか");
  await choose(page, "radio", /^10分以内/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "江東区を外す" })).toBeVisible();
  await goOn(page, "次へ：駅徒歩", "駅から徒歩何分までにしますか");
  await expect(page.getByRole("radio", { name: /^10分以内/ })).toBeChecked();
  await goOn(page, "次へ：場所の確認", "場所の条件を確認してください");
  await expect(page.getByRole("main")).toContainText("徒歩10分以内");
  await expectAccessible(page);

  await goOn(page, "次へ：価格", "価格の範囲を選んでください");
  await tabTo(page, page.getByLabel("上限", { exact: true }));
  await page.keyboard.type("６０００");
  await tabTo(page, page.getByLabel("下限", { exact: true }).or(page.getByLabel("毎月")).last());
  await expectNoSidewaysScroll(page);
  await goOn(page, "次へ：築年数", "築年数を選んでください");
  await goOn(page, "スキップ", "間取りを選んでください");
  await choose(page, "checkbox", /^3LDK/);
  await goOn(page, "次へ：専有面積", "広さを選んでください");
  await goOn(page, "スキップ", "条件を確認してください");
  await expect(page.getByText("いまの条件：江東区")).toContainText("6,000万円以下 / 3LDK / 駅徒歩10分以内");
  await goOn(page, "次へ：年代", "年代を選んでください");
  await goOn(page, "スキップ", "性別を選んでください");
  await goOn(page, "スキップ", "世帯年収（税込み）を選んでください");
  await goOn(page, "スキップ", "職業を選んでください");
  await goOn(page, "スキップ", "あなたについての回答を確認してください");
  await goOn(page, "次へ：保存", "この条件を保存します");
  await expect(page.getByRole("button", { name: "ログインして保存する" })).toBeVisible();
  await expectAccessible(page);
});
