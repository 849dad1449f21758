import type { Page } from "@playwright/test";
import { asMember, field, mailAbout, newAddress, OPERATOR, test } from "./member.ts";
import { expect, openAlive } from "./site.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function introduce(page: Page, address: string): Promise<void> {
  await field(page, "会社名").fill("見本ホーム（架空）");
  await field(page, "業種").selectOption({ label: "金融・保険" });
  await field(page, "ご担当者のお名前").fill("見本 花子");
  await field(page, "会社のメールアドレス").fill(address);
}

/** Reads what was written once more, and sends it. */
async function confirmAndSend(page: Page): Promise<void> {
  await press(page, "内容を確認する");
  await expect(page.getByRole("heading", { name: "この内容で送ります" })).toBeFocused();
  await press(page, "送る");
}

/** The path of the link in a mail, with its token behind #. */
function linkIn(text: string): string {
  const { pathname, hash } = new URL(/https?:\S+#t=[\w-]{43}/.exec(text)?.[0] ?? "");
  return `${pathname}${hash}`;
}

test("a business takes the document by the link of its mail, and a trial leads from its application over the desk to a key that answers", async ({
  page,
  other,
}) => {
  test.slow();
  const [reader, applicant] = [newAddress(), newAddress()];
  await openAlive(page, "/biz/document");
  await field(page, "知りたいサービス").selectOption({ label: "AI査定API" });
  await introduce(page, reader);
  await confirmAndSend(page);
  await page.waitForURL("**/biz/thanks?*");
  expect(decodeURIComponent(page.url())).not.toContain(reader);
  await openAlive(page, "/biz/trial");
  await field(page, "試したいこと").fill("担保の評価に使えるかを確かめたい");
  await introduce(page, applicant);
  await field(page, "電話番号").fill("03-1234-5678");
  await page.getByLabel("事業者向け利用規約に同意します").check();
  await confirmAndSend(page);
  await page.waitForURL("**/biz/thanks-trial?*");
  const number = new URL(page.url()).searchParams.get("id") ?? "";
  await expect(page.getByRole("definition").first()).toHaveText(number);

  await openAlive(page, linkIn(await mailAbout(reader, "資料をお送りします")));
  await expect(page).toHaveURL(/\/biz\/document$/);
  const saved = page.waitForEvent("download");
  await press(page, "資料をダウンロードする");
  expect((await saved).suggestedFilename()).toMatch(/^machinone-biz-.+\.pdf$/);

  await asMember(other.context(), OPERATOR);
  await openAlive(other, `/admin/items/trials/${number}`);
  await press(other, "担当する");
  await press(other, "承認する");
  await press(other, "承認する（確定）");
  await expect(other.getByText(/結果をメールで知らせます。/).first()).toBeVisible();

  await openAlive(page, linkIn(await mailAbout(applicant, "無料トライアルをご利用いただけます")));
  await press(page, "キーを表示する");
  const key = await page.getByRole("status").filter({ hasText: "mk_live_" }).innerText();
  const home = { kind: "condo", address: "東京都江東区豊洲5丁目", areaM2: 70, layout: "3LDK", builtYear: 2008 };
  const assessed = await page.request.post(`${process.env.SITE_URL}/api/biz/v1/assessments`, {
    headers: { authorization: `Bearer ${key}` },
    data: home,
  });
  expect(assessed.status(), await assessed.text()).toBe(200);
  expect((await assessed.json()).priceYen).toBeGreaterThan(0);
});
