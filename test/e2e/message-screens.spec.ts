import type { Page } from "@playwright/test";
import { expectGoodAtBothWidths } from "./good-screens.ts";
import { asMember, newMember, test } from "./member.ts";
import { expect, openAlive } from "./site.ts";
import { aToldPerson, customerToken } from "./told-homes.ts";

type Shown = readonly [path: string, heading: string];

/** Each with what it is for, not as who opened no link sees it (that is shell.spec.ts). */
async function expectAllGood(page: Page, screens: readonly Shown[]): Promise<void> {
  for (const [path, heading] of screens)
    await test.step(path, async () => {
      await openAlive(page, path);
      await expect(page.getByText("お知らせを受け取った方だけ")).toHaveCount(0);
      await expect(page.getByText("メールのリンクから開きます")).toHaveCount(0);
      await expectGoodAtBothWidths(page, heading);
    });
}

test("every page that a mail leads a member to is good at both widths with its homes", async ({ page }) => {
  test.slow();
  const { token } = await aToldPerson();
  await page.goto(`/recc/loading?to=latest#t=${token}`);
  await page.waitForURL(/\/recc\/latest$/);
  await expectAllGood(page, [
    ["/recc", "おすすめ物件"],
    ["/recc/latest", "最新のおすすめ"],
    ["/recc/property?n=1", ""],
    ["/recc/Graph?n=1", "価格グラフ"],
    ["/recc/contact?n=1", "お問い合わせ"],
    ["/recc/contact_mail?n=1", "お問い合わせ"],
    ["/recc/thanks?id=K7QM-3XWD-9RTA&due=2026-11-30", "お問い合わせありがとうございます"],
    ["/recc/not_found", "物件が見つかりません"],
  ]);
});

test("every page that a mail of an office leads a customer to is good at both widths, in the name of the office", async ({ page }) => {
  test.slow();
  const { token } = await aToldPerson({ customer: "sample-customer-2" });
  await page.goto(`/recc/loading?to=list#t=${token}`);
  await page.waitForURL(/\/recc\/fm_collection$/);
  await expectAllGood(page, [
    ["/recc/fm_collection", "メールのおすすめ一覧"],
    ["/recc/fm_detail?n=1", ""],
    ["/recc/fm_contact?n=1", "お問い合わせ"],
    ["/recc/fm_estimate", "今の家のAI査定"],
    ["/recc/fm_thanks?id=K7QM-3XWD-9RTA", "お問い合わせありがとうございます"],
  ]);
  for (const path of ["fm_collection", "fm_detail?n=1", "fm_contact?n=1", "fm_estimate", "fm_thanks?id=K7QM-3XWD-9RTA"]) {
    await page.goto(`/recc/${path}`);
    await expect(page.getByRole("main").getByText("見本ホーム（架空の会社）").first()).toBeVisible();
  }

  await openAlive(page, `/recommender/querylist?t=mihon-home#t=${await customerToken("sample-customer-2")}`);
  await page.getByRole("link", { name: "変更する" }).first().click();
  await page.waitForURL("**/recommender/queryform?*");
  const form = new URL(page.url());
  await expectAllGood(page, [
    ["/recommender/querylist?t=mihon-home", "登録条件の一覧"],
    [`${form.pathname}${form.search}`, "条件の変更"],
    ["/recommender/queryupsertresult?t=mihon-home", "条件の登録"],
    ["/recommender/inputformmail?t=mihon-home", "ご希望条件の入力"],
  ]);
});

test("the settings of a member are good at both widths, with the next notice and its reasons", async ({ page, context }) => {
  await asMember(context, await newMember());
  await openAlive(page, "/settings/notification");
  await page.getByRole("button", { name: "次のお知らせを見る" }).click();
  await expect(page.getByText("「おすすめ物件」がオフのため")).toBeVisible();
  await expectGoodAtBothWidths(page, "通知設定");
});
