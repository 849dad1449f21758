import type { Page } from "@playwright/test";
import { expectGoodAtBothWidths } from "./good-screens.ts";
import { expect, expectAccessible, openAlive, test } from "./site.ts";
import { aToldPerson, reactionsOf, sellFirst } from "./told-homes.ts";

const linkOf = (token: string, to = "latest") => `/recc/loading?to=${to}#t=${token}`;
const homes = (page: Page) => page.getByRole("list", { name: "おすすめの物件" }).locator("> li");

/** Every address that the browser asked for from now on. */
function watchAddresses(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(`${request.url()} ${request.headers().referer ?? ""}`));
  return asked;
}

test("the link of a mail leads to its homes without a sign-in, where one press likes, another takes it back, and the mails are stopped", {
  tag: "@phone",
}, async ({ page, context }) => {
  test.slow();
  const told = await aToldPerson();
  const asked = watchAddresses(page);
  await page.goto(linkOf(told.token));
  await expect(page).toHaveURL(/\/recc\/latest$/);
  await expect(homes(page)).toHaveCount(5);
  expect(asked.join("\n")).not.toContain(told.token);
  expect(await page.evaluate(() => document.cookie)).not.toContain(told.token);
  expect((await context.cookies()).filter(({ value }) => value === told.token).map(({ httpOnly, path }) => [httpOnly, path])).toEqual(
    expect.arrayContaining([[true, "/recc"]]),
  );
  await expectAccessible(page);

  const like = homes(page)
    .first()
    .getByRole("button", { name: /^いいね/ });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  expect(await reactionsOf(told)).toEqual([{ kind: "like", reason: null }]);
  await openAlive(page, "/recc/latest");
  await expect(like).toHaveAttribute("aria-pressed", "true");

  await homes(page)
    .nth(1)
    .getByRole("button", { name: /^興味なし/ })
    .click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "駅から遠い" }).click();
  await expect(homes(page).nth(1)).toContainText("「興味なし」（駅から遠い）にしました");
  // What was pressed is gone: the keyboard goes on in its place.
  await expect(
    homes(page)
      .nth(1)
      .getByRole("button", { name: /^元に戻す/ }),
  ).toBeFocused();
  await homes(page)
    .nth(1)
    .getByRole("button", { name: /^元に戻す/ })
    .click();
  await expect(
    homes(page)
      .nth(1)
      .getByRole("button", { name: /^興味なし/ }),
  ).toBeVisible();
  expect(await reactionsOf(told)).toEqual([{ kind: "like", reason: null }]);

  await page.getByRole("button", { name: "この配信を止める（ログイン不要）" }).click();
  await expect(page).toHaveURL(/\/settings\/notification/);
  await page.getByRole("button", { name: "このお知らせを停止する" }).click();
  await expect(page.getByText(/停止しました/).first()).toBeVisible();
});

test("a home of a mail is told with why and its price, is asked about without an address, and leads on when it is gone", async ({
  page,
}) => {
  test.slow();
  const told = await aToldPerson();
  await page.goto(linkOf(told.token));
  await expect(homes(page)).toHaveCount(5);
  for (const [path, heading] of [
    ["/recc", "おすすめ物件"],
    ["/recc/latest", "最新のおすすめ"],
    ["/recc/fm_collection", "メールのおすすめ一覧"],
    [`/recc/Graph?n=2`, "価格グラフ"],
  ] as const) {
    await page.goto(path);
    await expectGoodAtBothWidths(page, heading);
  }
  for (const path of ["/recc/property?n=2", "/recc/fm_detail?n=2"]) {
    await openAlive(page, path);
    await expect(page.getByRole("heading", { name: "おすすめした理由" })).toBeVisible();
    await expectGoodAtBothWidths(page, "");
  }
  await openAlive(page, "/recc/contact_mail?n=2");
  await page.getByRole("checkbox").first().check();
  await page.getByLabel(/^ご用件/).selectOption({ label: "見学したい" });
  await page.getByLabel(/^お名前/).fill("見本 太郎");
  await expectAccessible(page);
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await page.getByRole("button", { name: /送る|送信する/ }).click();
  await expect(page).toHaveURL(/\/recc\/thanks\?id=/);
  await expect(page.getByText("ほかのおすすめ")).toBeVisible();
  expect(await reactionsOf(told)).toEqual([{ kind: "visit", reason: null }]);

  await sellFirst(told);
  await page.goto("/recc/property?n=1");
  await expect(page).toHaveURL(/\/recc\/not_found/);
  await expectGoodAtBothWidths(page, "物件が見つかりません");
});

test("a link that is past its days sends another to the same address, whatever is asked", async ({ page, other }) => {
  const told = await aToldPerson({ isOld: true });
  await page.goto(linkOf(told.token));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("リンクの有効期限が切れています");
  await expectAccessible(page);
  await page.getByRole("button", { name: "新しいリンクを送る" }).click();
  await expect(page.getByText("受け付けました")).toBeVisible();

  const link = async () => {
    const sent = await fetch(`${process.env.IDENTITY_URL}/_outbox?to=${encodeURIComponent(told.address)}`);
    return /\/recc\/loading\?to=latest#t=[\w-]{43}/.exec(await sent.text())?.[0] ?? "";
  };
  await expect.poll(link, { timeout: 90_000 }).not.toBe("");
  await other.goto(await link());
  await expect(homes(other)).toHaveCount(5);
});

test("a link that nobody made looks like a page that is not there", async ({ page }) => {
  await page.goto(linkOf("a".repeat(43)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
});
