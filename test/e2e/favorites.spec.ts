import type { Page } from "@playwright/test";
import { placeKeyOf } from "#kernel/place-key.ts";
import { asMember, newMember, signIn, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

const list = (page: Page) => page.getByRole("list", { name: "お気に入りの一覧" }).locator("> li");

/** The address that stands in a notice, as it is handed on. */
async function linkIn(page: Page, words: string): Promise<string> {
  const shown = page.getByText(new RegExp(`${words}\\?token=`));
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? "";
}

test("homes kept without an account are merged at the sign-in, compared, shared without notes and edited by two", {
  tag: "@phone",
}, async ({ page, other }) => {
  test.slow();
  await openAlive(page, "/search?area=13108&kind=condo");
  const hearts = page.getByRole("list", { name: "売出物件" }).getByRole("button", { name: /お気に入りに入れる$/ });
  for (const index of [0, 1, 2, 3]) {
    await hearts.nth(index).click();
    await expect(hearts.nth(index)).toHaveAttribute("aria-pressed", "true");
  }
  await openAlive(page, "/favorites");
  await expect(list(page)).toHaveCount(4);
  await page
    .getByRole("button", { name: /のメモを書く$/ })
    .first()
    .click();
  await page.getByLabel(/^メモ/).fill("日当たりを確かめる");
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page.getByText("メモを保存しました。")).toBeVisible();

  await signIn(page, await newMember());
  await openAlive(page, "/favorites");
  await expect(list(page)).toHaveCount(4);
  await expect(page.getByText("日当たりを確かめる")).toBeVisible();
  await expectAccessible(page);

  for (const tick of await page.getByRole("checkbox", { name: /をくらべる$/ }).all()) await tick.check();
  await page.getByRole("button", { name: "4件をくらべる" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("4件をくらべる");
  await page.getByRole("button", { name: "すべての項目" }).click();
  const table = page.getByRole("table", { name: "物件をくらべた表" });
  for (const row of ["売出価格", "月々の負担", "総合"]) await expect(table.getByRole("row").filter({ hasText: row }).first()).toBeVisible();
  await page
    .getByRole("button", { name: /を基準にする$/ })
    .last()
    .click();
  await expect(page).toHaveURL(/base=/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await openAlive(page, "/favorites");
  await page.getByRole("button", { name: "共有リンクを作る" }).click();
  const shared = await linkIn(page, "/favorites/shared");
  await expectAccessible(page);
  await openAlive(other, shared);
  await expect(other.getByRole("list", { name: "共有されたお気に入りの一覧" }).locator("> li")).toHaveCount(4);
  await expect(other.getByText("日当たりを確かめる")).toHaveCount(0);
  await expectAccessible(other);

  await page.getByRole("button", { name: "二人で使う" }).click();
  const invitation = await linkIn(page, "/favorites/join");
  await asMember(other.context(), await newMember());
  await openAlive(other, invitation);
  await expectAccessible(other);
  await other.getByRole("button", { name: "招待を受ける" }).click();
  await expect(other.getByText("日当たりを確かめる")).toBeVisible();
  await other
    .getByRole("button", { name: /のメモを直す$/ })
    .first()
    .click();
  await other.getByLabel(/^メモ/).fill("南向きでした");
  await other.getByRole("button", { name: "保存する" }).click();
  await expect(other.getByText("メモを保存しました。")).toBeVisible();
  await openAlive(page, "/favorites");
  await expect(page.getByText("南向きでした")).toBeVisible();
});

test("an area, a building and a place are kept on their pages, told of with what is on offer there, and taken over at the sign-in", {
  tag: "@phone",
}, async ({ page }) => {
  const { items } = await (await page.request.get("/api/estate/suggest?q=%E8%B1%8A%E6%B4%B2")).json();
  const found = (kind: string) => items.find((item: { kind: string }) => item.kind === kind);
  const place = placeKeyOf({ precision: "town", place: found("town").place });
  const pages = ["/search?area=13108", `/risk/${found("apartment").reference}/apartment`, `/risk/${place}/summary`];
  for (const address of pages) {
    await openAlive(page, address);
    const heart = page
      .getByRole("main")
      .getByRole("button", { name: /お気に入りに入れる$/ })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  }
  const expectAll = async () => {
    await openAlive(page, "/favorites");
    for (const kind of ["エリア", "建物", "場所"]) await expect(list(page).filter({ hasText: kind })).toHaveCount(1);
    await expect(list(page).filter({ hasText: "エリア" })).toContainText(/売出中 [\d,]+件/);
    await expect(list(page).filter({ hasText: "場所" })).toContainText(/の売出/);
  };
  await expectAll();
  await expectAccessible(page);
  await signIn(page, await newMember());
  await expectAll();
  await list(page)
    .filter({ hasText: "エリア" })
    .getByRole("link", { name: /売出中/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("江東区");
});
