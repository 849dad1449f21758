import type { Locator, Page } from "@playwright/test";
import { buildingFor, buildingWhere, estate, type Report, reportOf } from "./buildings.ts";
import { field, LOGIN, mailAbout, newMember, signIn, submitSignIn, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, untilAlive } from "./site.ts";

const SAFETY = "25-20-25-100-8-12";
const SHARED = "10-90-10-10-10-10";

function cardOf(page: Page, title: string): Locator {
  return page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
}

/** The report with weights of the reader's own, as the API and the page have it. */
async function expectPoints(page: Page, { subject }: Report, w: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/risk/${subject.key}/summary\\?(.*&)?w=${w}`));
  const { rating } = await reportOf(subject.key, `?w=${w}`);
  await expect(page.getByRole("region", { name: "総合評価" })).toContainText(`${Math.round(rating.overall ?? 0)}点`);
  await expect(page.getByRole("slider", { name: "治安" })).toHaveValue(w.split("-")[3] ?? "");
}

test("weights that a visitor moved go along into the account, serve at every building, and can be deleted and put back", async ({
  page,
}) => {
  test.slow();
  const first = await buildingWhere(({ rating }) => rating.letter !== null);
  const second = await buildingWhere(({ rating, subject }) => rating.letter !== null && subject.key !== first.subject.key);
  const [here, there] = [first, second].map(({ subject }) => `/risk/${subject.key}/summary`);
  const weights = cardOf(page, "重みを変える");
  await openAlive(page, here ?? "");
  await page.getByRole("slider", { name: "治安" }).focus();
  await page.keyboard.press("End");
  await expectPoints(page, first, SAFETY);
  await expect(weights).toContainText("ログインするとアカウントに引き継ぎます");
  await openAlive(page, there ?? "");
  await expect(weights).toContainText("前回の重みが、この端末に残っています。");
  await weights.getByRole("button", { name: "前回の重みで見る" }).click();
  await expectPoints(page, second, SAFETY);

  await signIn(page, await newMember());
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem("machinone.property.risk-weights"))).toBeNull();
  await openAlive(page, there ?? "");
  await expect(weights).toContainText("あなたの重みが、アカウントに保存されています。");
  await weights.getByRole("button", { name: "保存した重みで見る" }).click();
  await expectPoints(page, second, SAFETY);
  await expectAccessible(page);
  await page.getByRole("slider", { name: "子育て" }).focus();
  await page.keyboard.press("Home");
  await expect(weights.getByText("重みをアカウントに保存しました。", { exact: true })).toBeVisible();

  await openAlive(page, `${here}?w=${SHARED}`);
  await expectPoints(page, first, SHARED);
  await expect(weights.getByRole("button", { name: "保存した重みで見る" })).toBeVisible();

  await openAlive(page, "/profile");
  const kept = cardOf(page, "リスク診断の重み");
  await expect(kept.getByRole("listitem").filter({ hasText: "治安" })).toHaveText("治安 100");
  await expect(kept.getByRole("listitem").filter({ hasText: "子育て" })).toHaveText("子育て 0");
  await kept.getByRole("button", { name: "重みを削除する" }).press("Enter");
  await expect(kept.getByRole("status")).toContainText("重みを削除しました。");
  await expect(kept).toContainText("保存していません");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await kept.getByRole("button", { name: "元に戻す" }).press("Enter");
  await expect(kept.getByRole("listitem").filter({ hasText: "治安" })).toHaveText("治安 100");
  await page.reload();
  await expect(kept.getByRole("listitem").filter({ hasText: "子育て" })).toHaveText("子育て 0");
  await untilAlive(page);
  await kept.getByRole("button", { name: "重みを削除する" }).click();
  await expect(kept).toContainText("保存していません");
  await openAlive(page, there ?? "");
  await expect(weights).toContainText("どの建物でも使えるようにします");
  await expect(weights.getByRole("button", { name: "保存した重みで見る" })).toHaveCount(0);
});

type Interest = { readonly waitingBuyers: number; readonly owners: number };

async function expectNumbers(page: Page, { waitingBuyers, owners }: Interest): Promise<void> {
  const numbers = cardOf(page, "いまの登録").getByRole("definition");
  await expect(numbers).toHaveText([new RegExp(`^${waitingBuyers}人`), new RegExp(`^${owners}人`)]);
}

const done = (page: Page, title: string) => page.getByRole("status").filter({ hasText: title });

test("who would buy and who owns find each other by numbers and a mail, and each can leave and come back", async ({ page, other }, {
  project,
}) => {
  test.slow();
  const { apartment } = await buildingFor(project.name);
  const connect = `/risk/${apartment.key}/connectOwner`;
  const before = await estate<Interest>(`/risk/${apartment.key}/interest`);
  const [buyer, owner] = [await newMember(), await newMember()];
  await openAlive(page, `${connect}?side=landlord`);
  await expectNumbers(page, before);
  await expectAccessible(page);
  await page.getByRole("link", { name: "ログインして登録する" }).click();
  await page.waitForURL(LOGIN);
  await submitSignIn(page, buyer);
  await page.waitForURL(`**${connect}`);
  await untilAlive(page);

  const form = page.getByRole("form", { name: "購入を希望する方の登録" });
  await page.getByRole("checkbox", { name: "3DK・3LDK" }).check();
  await field(page, "広さの下限").fill("80");
  await field(page, "広さの上限").fill("６０㎡");
  await field(page, "予算の上限").fill("ひみつ");
  await field(page, "そのほかの希望").fill("電話は090-1234-5678です。");
  await form.getByRole("button", { name: "登録する" }).click();
  await expect(page.getByRole("alert").first()).toBeFocused();
  for (const [name, words] of [
    ["広さの上限", /下限より大きく/],
    ["予算の上限", /数字で入力/],
    ["そのほかの希望", /連絡先は書けません。「090-1234-5678」を消して/],
  ] as const)
    await expect(field(page, name)).toHaveAccessibleDescription(words);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field(page, "広さの上限").fill("100");
  await field(page, "予算の上限").fill("8,000");
  await field(page, "そのほかの希望").fill("南向きの部屋を希望します。");
  await page.getByRole("checkbox", { name: /メールで受け取る/ }).check();
  await form.getByRole("button", { name: "登録する" }).click();
  await expect(done(page, "登録しました")).toBeFocused();
  await expect(page.getByRole("main")).toContainText(`お知らせ：${buyer.address}`);
  const waiting = { ...before, waitingBuyers: before.waitingBuyers + 1 };
  await expectNumbers(page, waiting);

  await openAlive(other, connect);
  await expectNumbers(other, waiting);
  await other.getByRole("link", { name: "お持ちの方（オーナー）" }).click();
  await other.getByRole("link", { name: "ログインして登録する" }).click();
  await other.waitForURL(LOGIN);
  await submitSignIn(other, owner);
  await other.waitForURL(`**${connect}?side=owner`);
  await untilAlive(other);
  await field(other, "階").fill("71");
  await field(other, "伝えたいこと").fill("hanako@example.jp まで");
  await other.getByRole("button", { name: "登録する", exact: true }).click();
  await expect(other.getByRole("alert").first()).toBeFocused();
  await expect(field(other, "階")).toHaveAccessibleDescription(/70階の間/);
  await expect(field(other, "伝えたいこと")).toHaveAccessibleDescription(/「hanako@example\.jp」を消して/);
  await field(other, "階").fill("１２階");
  await field(other, "伝えたいこと").fill("来年の春に住みかえを考えています。");
  await other.getByRole("button", { name: "登録する", exact: true }).click();
  await expect(done(other, "登録しました")).toBeFocused();
  await expect(other.getByText("所有は未確認", { exact: true })).toBeVisible();
  await expectNumbers(other, { ...waiting, owners: before.owners + 1 });
  await expect(other.getByRole("main")).not.toContainText("南向き");
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);

  const news = await mailAbout(buyer.address, `${apartment.name}にオーナーの登録がありました`);
  expect(news).toContain(connect);
  for (const secret of [owner.address, "住みかえ", "12階"]) expect(news).not.toContain(secret);
  await mailAbout(buyer.address, `${apartment.name}の購入希望を登録しました`);
  await mailAbout(owner.address, `${apartment.name}のオーナーとして登録しました`);

  await page.getByRole("button", { name: "登録をやめる" }).press("Enter");
  await expect(done(page, "登録をやめました")).toBeFocused();
  await expectNumbers(page, { ...before, owners: before.owners + 1 });
  await page.getByRole("button", { name: "元に戻す" }).press("Enter");
  await expect(done(page, "登録を元に戻しました")).toBeFocused();
  await page.reload();
  await expectNumbers(page, { ...waiting, owners: before.owners + 1 });
  await expect(field(page, "予算の上限")).toHaveValue("8,000");
  await expect(page.getByRole("checkbox", { name: "3DK・3LDK" })).toBeChecked();
  await expect(page.getByRole("main")).toContainText(`お知らせ：${buyer.address}`);

  await other.getByRole("button", { name: "登録をやめる" }).click();
  await expect(done(other, "登録をやめました")).toBeFocused();
  expect(await estate<Interest>(`/risk/${apartment.key}/interest`)).toMatchObject(waiting);
});
