import type { Page } from "@playwright/test";
import { estate } from "./buildings.ts";
import { asMember, newMember, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, untilAlive } from "./site.ts";

/** A building of the sample market, by the name that a member would type. */
async function aBuilding(): Promise<{ readonly name: string; readonly key: string }> {
  const found = await estate<{ readonly items: readonly { readonly apartment: { readonly name: string; readonly key: string } }[] }>(
    "/risk?cityCode=13108",
  );
  const [first] = found.items;
  if (!first) throw new Error("the sample has no buildings in 江東区");
  return first.apartment;
}

const saved = (page: Page) => expect(page.getByText(/^(✓ )?保存しました。?$/)).toBeVisible();

async function looksWell(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test("a flat is registered by its name, valued, drawn, edited by two, deleted and taken back", { tag: "@phone" }, async ({
  page,
  other,
}) => {
  test.slow();
  const member = await newMember();
  await asMember(page.context(), member);
  const { name } = await aBuilding();

  await openAlive(page, "/mypage");
  await page.getByRole("link", { name: "物件を登録する" }).click();
  await page.waitForURL(/\/mypage\/add/);
  await untilAlive(page);
  await looksWell(page);
  await page.getByRole("combobox", { name: "マンションの名前" }).fill(name);
  await page
    .getByRole("option", { name: new RegExp(name) })
    .first()
    .click();
  await page.waitForURL(/\/mypage\/input\?id=/);
  await untilAlive(page);
  await looksWell(page);

  // Nothing is registered without the area, and the error leads to it.
  await page.getByRole("button", { name: "登録して診断する" }).click();
  await page
    .getByRole("alert")
    .getByRole("link", { name: /専有面積/ })
    .click();
  await expect(page.getByLabel(/専有面積/)).toBeFocused();
  await page.getByLabel(/専有面積/).fill("70.2");
  await page.getByLabel(/購入した年月日/).fill("2019年4月");
  await page.getByLabel(/^購入価格 ?任意|^購入価格任意/).fill("5200");
  await saved(page);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByLabel(/専有面積/)).toHaveValue("70.2");
  await page.getByLabel("残っている").check();
  await page.getByLabel(/^ローン残高/).fill("3000");
  await page.getByLabel(/^金利（年）/).fill("0.8");
  await page.getByLabel(/返済が終わる年月/).fill("2054年4月");
  await saved(page);
  await page.getByRole("button", { name: "登録して診断する" }).click();
  await page.waitForURL(/\/mypage\/thanks/);
  await untilAlive(page);
  await looksWell(page);

  await page.getByRole("link", { name: "資産診断の結果を見る" }).click();
  await page.waitForURL(/\/mypage\/result/);
  await untilAlive(page);
  const price = page.getByRole("img", { name: /^AI推定価格/ });
  await expect(async () => {
    await page.reload();
    await expect(price).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await untilAlive(page);
  await expect(page.getByRole("heading", { name: "いま売ったときの手取り" })).toBeVisible();
  await page.getByRole("button", { name: "年−1%" }).click();
  await expect(page.getByText("年−1%の前提").first()).toBeVisible();
  await looksWell(page);

  await page.getByRole("link", { name: "表とCSVを見る" }).click();
  await page.waitForURL(/\/mypage\/Graph/);
  await expect(page.getByRole("table", { name: /月ごとの評価額/ })).toBeVisible();
  await untilAlive(page);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSVを保存" }).click();
  expect((await file).suggestedFilename()).toMatch(/^shisan-suii-.*\.csv$/);
  await looksWell(page);

  const id = new URL(page.url()).searchParams.get("id");
  await openAlive(page, `/mypage/edit?id=${id}`);
  await looksWell(page);
  await expect(page.getByRole("switch", { name: "オファーを受け取る" })).toHaveAttribute("aria-disabled", "true");
  await asMember(other.context(), member);
  await openAlive(other, `/mypage/edit?id=${id}`);
  await other.getByLabel(/^間取り/).selectOption("2LDK");
  await other.getByRole("button", { name: "変更を保存する" }).click();
  await saved(other);

  // What is typed here stays until it is said which of the two is meant.
  await page.getByLabel(/^階/).fill("2");
  await page.getByRole("button", { name: "変更を保存する" }).click();
  await expect(page.getByText("ほかの画面で、この物件の内容が変わっています")).toBeVisible();
  await expect(page.getByLabel(/^階/)).toHaveValue("2");
  await looksWell(page);
  await page.getByRole("button", { name: "この画面の内容で保存する" }).click();
  await saved(page);

  await page.getByRole("button", { name: "追跡を休む" }).click();
  await expect(page.getByText("追跡を休みました。")).toBeVisible();
  await page.getByRole("button", { name: "この物件を削除する" }).click();
  await page.getByRole("button", { name: "削除する", exact: true }).click();
  await expect(page.getByRole("heading", { name: "物件を削除しました" })).toBeVisible();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  await openAlive(page, "/mypage");
  await expect(page.getByRole("article", { name })).toBeVisible();
  await looksWell(page);
  // Registered once, it is told with the way to it.
  await openAlive(page, "/mypage/add");
  await page.getByRole("combobox", { name: "マンションの名前" }).fill(name);
  await page
    .getByRole("option", { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "登録した物件を見る" })).toBeVisible();
});

test("a house says what of its lot is not saved, and is valued in land and building", { tag: "@phone" }, async ({ page }) => {
  test.slow();
  await asMember(page.context(), await newMember());
  await openAlive(page, "/mypage/add?kind=house");
  await page.getByRole("combobox", { name: "住所" }).fill("中野区中野2丁目");
  await page.getByRole("option", { name: /中野/ }).first().click();
  await page.waitForURL(/\/mypage\/input\?id=/);
  await untilAlive(page);
  await page.getByLabel(/^土地面積/).fill("95");
  await page.getByLabel(/^築年/).fill("2012");
  await page.getByText("土地のくわしい条件").click();
  await page.getByLabel(/^前面道路の方位/).selectOption("接している道路がない");
  await saved(page);

  // What cannot be taken is named, and nothing beside it is called saved.
  const line = page.getByText("「前面道路の幅員」は、まだ保存していません。入力を確かめてください。ほかは保存しました。");
  await page.getByLabel(/^前面道路の幅員/).fill("4");
  await expect(line).toBeVisible();
  await page.getByRole("button", { name: "登録して診断する" }).click();
  await expect(page.getByRole("alert")).toContainText("前面道路の幅員を空欄にしてください");
  await expect(line).toBeVisible();
  await looksWell(page);
  await page.getByLabel(/^前面道路の幅員/).fill("");
  await saved(page);
  await page.getByRole("button", { name: "登録して診断する" }).click();
  await page.waitForURL(/\/mypage\/thanks/);
  const id = new URL(page.url()).searchParams.get("id");

  await expect(async () => {
    await page.goto(`/mypage/result?id=${id}`);
    await expect(page.getByRole("heading", { name: "土地と建物の内訳" })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await untilAlive(page);
  await looksWell(page);
  await page
    .getByText(/が分かると、推定が確かになることがあります。/)
    .getByRole("link", { name: "入力する" })
    .click();
  await page.waitForURL(/\/mypage\/edit\?id=.*ask=/);
  await expect(page.getByLabel(/^延床面積/)).toBeFocused();

  // What was saved before is said no more once something else is refused.
  await page.getByLabel(/^延床面積/).fill("98");
  await page.getByRole("button", { name: "変更を保存する" }).click();
  await saved(page);
  await page.getByLabel(/^前面道路の幅員/).fill("4");
  await page.getByRole("button", { name: "変更を保存する" }).click();
  await expect(page.getByRole("alert")).toContainText("前面道路の幅員を空欄にしてください");
  await expect(page.getByText("保存しました。")).toBeHidden();
  await looksWell(page);
});

test("a home of somebody else is not there", async ({ page, other }) => {
  await asMember(page.context(), await newMember());
  await asMember(other.context(), await newMember());
  for (const screen of ["input", "result", "Graph", "edit", "thanks"]) {
    const answer = await page.goto(`/mypage/${screen}?id=nobody-knows`);
    expect(answer?.status()).toBe(404);
  }
});
