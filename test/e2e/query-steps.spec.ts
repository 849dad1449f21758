import type { Locator, Page } from "@playwright/test";
import { asMember, newMember, submitSignIn, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, recordedViews } from "./site.ts";

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

/** Each question is counted under its own name; those before the page was loaded anew went with it. */
const COUNTED = [
  ...["Area", "StationMinutes", "CompleteStep123", "Price"],
  ...["BuildingAge", "Layouts", "OccupiedArea", "Age", "Gender", "Income", "Occupation", "CompleteNormal"],
].map((step) => `queries-input-${step}`);

test("the whole step form is filled in with the keyboard, over a reload, back and a sign-in, and saved", { tag: "@phone" }, async ({
  page,
}) => {
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
  await goOn(page, "次へ：専有・建物面積", "広さを選んでください");
  await goOn(page, "スキップ", "条件を確認してください");
  await expect(page.getByText("いまの条件：江東区")).toContainText("6,000万円以下 / 3LDK / 駅徒歩10分以内");
  await goOn(page, "次へ：年代", "年代を選んでください");
  await goOn(page, "スキップ", "性別を選んでください");
  await goOn(page, "スキップ", "世帯年収（税込み）を選んでください");
  await goOn(page, "スキップ", "職業を選んでください");
  await goOn(page, "スキップ", "あなたについての回答を確認してください");
  await goOn(page, "次へ：保存", "この条件を保存します");
  await expectAccessible(page);
  expect(await recordedViews(page)).toEqual(expect.arrayContaining(COUNTED));
  await tabTo(page, page.getByRole("button", { name: "ログインして保存する" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/login/);
  await submitSignIn(page, await newMember());
  await page.waitForURL(/CompleteNormal/);
  await tabTo(page, page.getByRole("button", { name: "この条件を保存する" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "条件を保存しました" })).toBeVisible();
  await page.getByRole("link", { name: "保存した条件を見る" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /江東区.*6,000万円以下.*3LDK.*駅徒歩10分以内/ })).toBeVisible();
});

const SAVED = "下書きを保存しました";
const next = (page: Page, name: string) => page.getByRole("button", { name: `次へ：${name}`, exact: true }).click();

test("somebody who went on with the form on another device is asked which answers to keep", {
  tag: "@phone",
}, async ({ page, other }) => {
  const member = await newMember();
  await asMember(page.context(), member);
  await asMember(other.context(), member);
  await openAlive(page, "/queries/input/");
  await page.getByRole("button", { name: "通常の物件を探す条件をはじめる" }).click();
  await page.getByRole("radio", { name: /^自宅/ }).check();
  await next(page, "物件の種別");
  await page.getByRole("checkbox", { name: /^土地/ }).check();
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();

  await openAlive(other, "/queries/input/");
  await other.getByRole("button", { name: "続きから入力する" }).click();
  await expect(other.getByRole("checkbox", { name: /^土地/ })).toBeChecked();
  await other.getByRole("checkbox", { name: /^中古マンション/ }).check();
  await expect(other.getByText(SAVED, { exact: true })).toBeVisible();

  await page.getByRole("checkbox", { name: /^一棟/ }).check();
  await expect(page.getByText("ほかの端末の下書きがあります")).toBeVisible();
  await page.getByRole("link", { name: "どちらを続けるか選ぶ" }).click();
  await expect(page.getByRole("heading", { name: "どちらを続けますか" })).toBeVisible();
  await page
    .getByRole("button", { name: /の下書きを続ける$/ })
    .last()
    .click();
  await expect(page.getByRole("checkbox", { name: /^中古マンション/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^一棟/ })).not.toBeChecked();
  await next(page, "場所の選び方");
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  await page.getByRole("radio", { name: /^地図/ }).check();
  await next(page, "地図で囲む");
  // A map that is left while it can be drawn on leaves nothing behind that fails.
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await expect(page.getByRole("button", { name: "見えている範囲を使う" })).toBeEnabled({ timeout: 40_000 });
  await page.getByRole("button", { name: "地図を使わず、町の一覧から選ぶ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "探すエリアを選んでください" })).toBeFocused();
  expect(faults).toEqual([]);
});

test("a search is saved, paused, copied and changed into its second version", async ({ page, context }) => {
  await asMember(context, await newMember());
  const from = encodeURIComponent("kind=condo&area=13108&price=-9000");
  await openAlive(page, `/queries/input/?from=${from}`);
  const [name, words] = ["実家の近く", "江東区 / 中古マンション / 9,000万円以下"];
  await expect(page.getByText(words)).toBeVisible();
  await page.getByLabel(/^名前/).fill(name);
  await expectAccessible(page);
  await page.getByRole("button", { name: "この条件を保存する" }).click();
  await page.getByRole("link", { name: "保存した条件を見る" }).click();
  await page.getByRole("button", { name: `「${name}」を一時停止` }).click();
  await expect(page.getByText("一時停止しました。")).toBeVisible();
  await page.getByRole("button", { name: `「${name}」をコピー` }).click();
  await expect(page.getByText("コピーを作りました。一時停止中です。")).toBeVisible();

  await page
    .getByRole("link", { name: `「${name}」を見る・変える` })
    .first()
    .click();
  await page.getByRole("button", { name: "駅徒歩を変える" }).click();
  await page.getByRole("radio", { name: /^10分以内/ }).check();
  await page.getByRole("button", { name: "変更を保存する" }).click();
  await expect(page.getByText("変更を保存しました。")).toBeVisible();
  await expect(page.getByText(/第2版・/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(`${words} / 駅徒歩10分以内`).first()).toBeVisible();
  await expectAccessible(page);
});
