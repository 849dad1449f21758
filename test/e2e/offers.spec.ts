import type { Page } from "@playwright/test";
import { SAMPLE_COMPANIES, SAMPLE_LICENCE } from "#ingest/sample/offers/sample-companies.ts";
import {
  anAgreedOffer,
  anAnsweredForm,
  anOfferQuery,
  aSentOffer,
  asked,
  aTrader,
  aVerifiedHome,
  clockNow,
  offerOf,
  runsOutIn,
  sendNow,
  type Trader,
} from "./an-offer.ts";
import { asMember, field, type Member, mailAbout, OPERATOR, SAMPLE_OWNER, SECOND_OPERATOR, submitSignIn, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, untilAlive } from "./site.ts";

async function expectGood(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
}

const dialog = (page: Page) => page.getByRole("dialog");
const status = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

/** The page of an offer looks whether something has changed, as it does each half minute. */
async function look(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

/** Nothing of who the other is, or where the home is, stands anywhere on a page. */
async function expectNameless(page: Page, { name, address }: Trader): Promise<void> {
  const html = await page.content();
  for (const secret of ["2719号", "金糸雀", name, address]) expect(html).not.toContain(secret);
}

async function confirm(page: Page, button: string): Promise<void> {
  await dialog(page).getByRole("button", { name: button, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

test("two members come from a saved condition to both names, neither knows the other before both agreed, and one of them ends the talks", async ({
  page,
  other,
}) => {
  test.setTimeout(180_000);
  const buyer = await aTrader(page, "雲雀");
  const owner = await aTrader(other, "時鳥");
  const home = await aVerifiedHome(owner, "旅の町");
  await anOfferQuery(page, buyer, "旅の町");

  // The buyer sees what would be sent, confirms it, calls it off, and confirms it again.
  await openAlive(page, "/offer");
  await expect(page.getByText("送ったオファーはまだありません")).toBeVisible();
  await expectGood(page);
  await page.getByRole("link", { name: "新しいオファーを始める" }).first().click();
  await page.getByRole("link", { name: "旅の町の条件" }).click();
  await expect(page.getByText("受け付けているオーナー", { exact: true })).toBeVisible();
  await expectGood(page);
  for (const time of ["first", "again"]) {
    await page.getByRole("button", { name: "24時間後に送る" }).click();
    await confirm(page, "送信を予約する");
    await expect(status(page, "オファーの送信を予約しました。")).toBeFocused();
    if (time === "again") continue;
    await page.getByRole("button", { name: "送信を取り消す" }).click();
    await expect(status(page, "オファーの送信を取り消しました。")).toBeFocused();
  }
  await sendNow(buyer);
  const id = await offerOf(buyer, home);

  // The owner answers with another price; a way to be reached is refused where it stands.
  await openAlive(other, "/offer?side=owner");
  await expectGood(other);
  // Buyers of the sample may look for such a home too.
  const offers = other.getByRole("link", { name: "江東区旅の町のマンション 中層階へのオファー" });
  await offers.and(other.locator(`[href*="${id}"]`)).click();
  await expect(other.getByText("あなたの番", { exact: true })).toBeVisible();
  await expect(other.getByText("あと 6日23時間")).toBeVisible();
  await expectGood(other);
  await expectNameless(other, buyer);
  await other.getByRole("button", { name: /^幅の上/ }).click();
  await other.getByRole("button", { name: "10万円下げる" }).click();
  await field(other, "ひとこと").fill("電話は090-1234-5678です。");
  await other.getByRole("button", { name: /で逆提示を送る$/ }).click();
  await expect(other.getByRole("alert").getByText(/電話番号のように見えます/)).toBeVisible();
  await field(other, "ひとこと").fill("2年前に水回りを直しています。");
  await other.getByRole("button", { name: /で逆提示を送る$/ }).click();
  await expect(dialog(other)).toContainText("2回目／5回まで");
  await other.keyboard.press("Escape");
  await expect(other.getByRole("button", { name: /で逆提示を送る$/ })).toBeFocused();
  await other.keyboard.press("Enter");
  await confirm(other, "逆提示を送る");
  await expect(status(other, "逆提示を送りました")).toBeFocused();
  await expect(other.getByText("2回目／5回まで").first()).toBeVisible();

  // The buyer is told in the inbox, writes a word and agrees to the price.
  await openAlive(page, "/mypage/notices");
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: "価格の提示が届きました" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("link", { name: "価格の提示が届きました" }).click();
  await page.waitForURL(new RegExp(`id=${id}`));
  await expect(page.getByText("「2年前に水回りを直しています。」")).toBeVisible();
  await page.getByRole("textbox", { name: /^メッセージ/ }).fill("LINEのIDはhibari55です。");
  await page.getByRole("button", { name: "送る", exact: true }).click();
  await expect(page.getByRole("button", { name: "運営に確認してもらう" })).toBeVisible();
  await page.getByRole("textbox", { name: /^メッセージ/ }).fill("引き渡しは来年の3月でお願いできますか。");
  await page.getByRole("button", { name: "送る", exact: true }).click();
  await expect(status(page, "メッセージを送りました")).toBeFocused();
  await expectNameless(page, owner);
  await page.getByRole("button", { name: /で合意$/ }).click();
  await expect(dialog(page)).toContainText("交渉を進める意思");
  await confirm(page, "この価格で合意する");
  await expect(status(page, "価格に合意しました")).toBeFocused();
  await expectGood(page);

  // Both agree to be named, one after the other.
  await look(other);
  await expect(status(other, "相手の返事が届きました")).toBeVisible();
  await expect(other.getByText("引き渡しは来年の3月でお願いできますか。")).toBeVisible();
  await other.getByRole("button", { name: "開示に同意する" }).click();
  await confirm(other, "開示に同意する");
  await expect(other.getByText("同意しました。相手の同意を待っています。")).toBeVisible();
  await look(page);
  await expect(page.getByText("✓ 同意ずみ")).toBeVisible();
  expect(await page.content()).not.toContain(owner.name);
  await page.getByRole("button", { name: "開示に同意する" }).click();
  await confirm(page, "開示に同意する");
  await expect(page.getByText(owner.name)).toBeVisible();
  await expect(page.getByText(owner.address)).toBeVisible();
  await look(other);
  await expect(other.getByText(buyer.name)).toBeVisible();
  await expectGood(other);

  // Nothing comes of it: one of them says so, and the other hears that nothing was contracted.
  await other.getByRole("button", { name: "話を終える" }).click();
  await expect(dialog(other)).toContainText("契約は結ばれていません");
  await confirm(other, "話を終える");
  await expect(status(other, "話を終えました")).toBeFocused();
  await look(page);
  await expect(page.getByText("オーナーが話を終えました")).toBeVisible();
  await expect(page.getByText(owner.address)).toBeVisible();
  await expectGood(page);
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Somebody else sits at this browser now. */
async function changesTo(page: Page, member: Member): Promise<void> {
  await page.context().clearCookies();
  await asMember(page.context(), member);
}

test("two operators hand an offer to a company, whose staff sees all of it in the console and tells what came of it", async ({
  page,
  other,
}) => {
  test.setTimeout(150_000);
  const [buyer, owner] = [await aTrader(page, "鷽"), await aTrader(other, "鶸")];
  const id = await anAgreedOffer({ buyer: page, owner: other }, { buyer, owner }, "引き継ぎの町");

  // One operator asks for it, another one agrees.
  await changesTo(page, OPERATOR);
  await openAlive(page, `/admin/items/offer-handovers/${id}`);
  await press(page, "担当する");
  await press(page, "会社に引き継ぐ");
  await page.getByRole("combobox", { name: /^会社/ }).selectOption(SAMPLE_COMPANIES[0].id);
  await field(page, "引き継ぐ理由").fill("地域の会社です");
  await press(page, "承認を頼む");
  await expect(page.getByText("ほかの担当者の承認を待っています。")).toBeVisible();
  await changesTo(other, SECOND_OPERATOR);
  await openAlive(other, `/admin/items/offer-handovers/${id}`);
  await expect(other.getByText(`会社：${SAMPLE_COMPANIES[0].name}`)).toBeVisible();
  await press(other, "承認する");
  await dialog(other).getByRole("button", { name: "承認する" }).click();
  await expect(other.getByText("会社に引き継ぎました。")).toBeVisible();

  // The company is told by a number alone, and sees both in its console.
  const mail = await mailAbout(SAMPLE_OWNER.address, id);
  expect(mail).toContain(`/console/offers/${id}`);
  for (const { name, address } of [buyer, owner]) expect([mail.includes(name), mail.includes(address)]).toEqual([false, false]);
  await changesTo(page, SAMPLE_OWNER);
  await openAlive(page, "/console/offers");
  await expectGood(page);
  await page.getByRole("listitem").filter({ hasText: id }).getByRole("link").click();
  await page.waitForURL(`**/console/offers/${id}`);
  await untilAlive(page);
  for (const { name, address } of [buyer, owner])
    for (const told of [name, address]) await expect(page.getByText(told, { exact: true })).toBeVisible();
  await expect(page.getByText("家族三人で長く住める家", { exact: false })).toBeVisible();
  expect(await page.content()).not.toContain("2719号");
  await expectGood(page);

  // Its buyer knows who it is.
  await changesTo(other, buyer);
  await openAlive(other, `/offer?id=${id}`);
  await expect(other.getByRole("heading", { name: "担当の宅建業者" })).toBeVisible();
  await expect(other.getByText(SAMPLE_LICENCE)).toBeVisible();
  await expect(other.getByRole("button", { name: "話を終える" })).toHaveCount(0);
  await expectGood(other);

  await press(page, "破談になった");
  await expect(dialog(page)).toContainText("元には戻せません");
  await confirm(page, "破談になった（確定）");
  await expect(page.getByText("破談になったことを知らせました。")).toBeVisible();
  await expect(page.getByText("連絡先とやり取りは表示していません")).toBeVisible();
  await expect(page.getByText(buyer.name)).toHaveCount(0);
  await look(other);
  await expect(other.getByText("契約に至らず終わりました").first()).toBeVisible();
});

test("the end of the step form says whom it would reach, and watches where few or none take offers", async ({ page }) => {
  const buyer = await aTrader(page, "百舌");
  await anAnsweredForm(page, buyer, "見守りの町");
  await openAlive(page, "/queries/input/CompleteOffer");
  await page.getByRole("button", { name: "この条件を保存する" }).click();
  await expect(page.getByRole("heading", { name: "オーナーに送る" })).toBeVisible();
  await expect(page.getByText("30日のあいだ見守ります")).toBeVisible();
  await expectGood(page);
  await page.getByRole("button", { name: "24時間後に送る" }).click();
  await confirm(page, "送信を予約する");
  await expect(page.getByText(/に送り始めます/)).toBeVisible();
  await page.getByRole("link", { name: "オファーの画面へ" }).click();
  await page.getByRole("button", { name: /の送信を取り消す$/ }).click();
  await expect(status(page, "送信を取り消しました。")).toBeVisible();
  await expect(page.getByText("送信前")).toHaveCount(0);
});

test("an offer whose time runs out while it is open ends before the eyes of both", async ({ page, other }) => {
  test.setTimeout(120_000);
  const buyer = await aTrader(page, "椋鳥");
  const owner = await aTrader(other, "鶺鴒");
  const id = await aSentOffer(page, buyer, { town: "期限の町", homeId: await aVerifiedHome(owner, "期限の町") });
  await runsOutIn(id, 20);
  await openAlive(other, `/offer?side=owner&id=${id}`);
  await field(other, "ひとこと").fill("書きかけの文です。");
  await expect(other.getByText("期限が過ぎました").first()).toBeVisible({ timeout: 45_000 });
  await clockNow();
  await look(other);
  await expect(other.getByText("返事のないまま期限が過ぎました。", { exact: false })).toBeVisible();
  await expect(other.getByRole("button", { name: /で合意$/ })).toHaveCount(0);

  await openAlive(page, `/offer?id=${id}`);
  await expect(page.getByRole("heading", { name: "この交渉は終わりました" })).toBeVisible();
  await expectGood(page);
});

test("an owner declines, a counter from another tab comes in between, and what was typed stays", async ({ page, other }) => {
  test.setTimeout(120_000);
  const buyer = await aTrader(page, "雁金");
  const owner = await aTrader(other, "鵯");
  const id = await aSentOffer(page, buyer, { town: "見送りの町", homeId: await aVerifiedHome(owner, "見送りの町") });
  const address = `/offer?side=owner&id=${id}`;
  await openAlive(other, address);
  await field(other, "ひとこと").fill("書きかけの文です。");
  const seen = await asked(other, owner, "GET", `/offers/${id}`);
  const body = { move: "counter", version: seen.version, seenPriceYen: seen.priceYen, priceYen: Number(seen.priceYen) + 1_000_000 };
  await asked(other, owner, "POST", `/offers/${id}/moves`, body);
  await other.getByRole("button", { name: /で逆提示を送る$/ }).click();
  await confirm(other, "逆提示を送る");
  await expect(status(other, "そのあいだに状態が変わりました")).toBeFocused();
  await expect(other.getByText("相手の返事を待っています", { exact: false })).toBeVisible();

  await openAlive(page, `/offer?id=${id}`);
  await page.getByRole("button", { name: "見送る", exact: true }).click();
  await confirm(page, "見送る");
  await expect(status(page, "このオファーを見送りました")).toBeFocused();
  await look(other);
  await expect(other.getByText("買い手が見送りました")).toBeVisible();
  await expectNameless(other, buyer);
});

test("offers end where the home is sold elsewhere or takes none any more, and others hear no reason", async ({ page, other }) => {
  test.setTimeout(120_000);
  const buyer = await aTrader(page, "四十雀");
  const owner = await aTrader(other, "目白");
  const TOWN = "売却の町";
  const [sold, off] = [await aVerifiedHome(owner, TOWN), await aVerifiedHome(owner, TOWN)];
  const offers = [await aSentOffer(page, buyer, { town: TOWN, homeId: sold }), await offerOf(buyer, off)];
  await asked(other, owner, "POST", `/assets/${sold}/steps`, { step: "sell", version: 1 });
  await asked(other, owner, "PUT", `/assets/${off}/offers`, { setting: "off", version: 1 });
  for (const [index, reason] of ["売却済みにした", "オファーを受け取らない設定"].entries()) {
    await openAlive(other, `/offer?side=owner&id=${offers[index]}`);
    await expect(other.getByText(reason, { exact: false })).toBeVisible();
    await openAlive(page, `/offer?id=${offers[index]}`);
    await expect(page.getByText("事情により、この物件の交渉は続けられなくなりました。", { exact: false })).toBeVisible();
    expect(await page.content()).not.toContain(reason);
  }
});

test("an offer is opened after the login it asks for, is nobody else's, and its buyer can be stopped and let again", async ({
  page,
  other,
}) => {
  test.setTimeout(120_000);
  const buyer = await aTrader(other, "鶯");
  const owner = await aTrader(page, "翡翠");
  const id = await aSentOffer(other, buyer, { town: "帰り道の町", homeId: await aVerifiedHome(owner, "帰り道の町") });
  await page.context().clearCookies();
  await openAlive(page, `/offer?side=owner&id=${id}`);
  await expect(page.getByText("ログインすると、お知らせしたオファーを開きます。")).toBeVisible();
  await expectGood(page);
  await page.getByRole("main").getByRole("link", { name: "ログインする" }).click();
  await submitSignIn(page, owner);
  await page.waitForURL(new RegExp(`id=${id}`));
  await page.getByRole("button", { name: "この相手を止める" }).click();
  await confirm(page, "この相手を止める");
  await expect(page.getByRole("heading", { name: "止めている相手" })).toBeVisible();
  await expectGood(page);
  await page.getByRole("button", { name: /を止めるのをやめる$/ }).click();
  await expect(status(page, "を止めるのをやめました。")).toBeVisible();

  // To the buyer it looks unanswered; to anybody else it is not there.
  await openAlive(other, `/offer?id=${id}`);
  await expect(other.getByText("返事待ち")).toBeVisible();
  expect((await page.goto(`/offer?side=owner&id=${id}`))?.status()).toBe(404);
});
