import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { approveOffice, asOperator as atMachine } from "./an-office.ts";
import { field, mailAbout, newAddress, test } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

/** `npm run tenants` on the data of the running site. */
const asOperator = (...words: string[]) => atMachine("tenants", ...words);

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** The address of a page of the recommender that a mail leads to. */
function linkIn(mail: string, page: string): string {
  return new RegExp(`/recommender/${page}\\?t=[a-z0-9-]+#[ts]=[\\w-]{43}`).exec(mail)?.[0] ?? "";
}

test("a broker applies, is approved and set up; a customer tells a condition, confirms it by mail, changes it, and stops", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const key = `home-${randomBytes(4).toString("hex")}`;
  const [broker, customer, company] = [newAddress(), newAddress(), `見本の会社${key}`];

  await openAlive(page, "/recommender/serviceform");
  await field(page, "商号または名称").fill(company);
  await field(page, "免許証番号").fill("東京都知事免許（１）第99999号");
  await field(page, "事務所の所在地").fill("東京都江東区豊洲1-1-1");
  await field(page, "担当者のお名前").fill("山田 花子");
  await field(page, "電話番号").fill("03-1234-5678");
  await field(page, "担当者のメールアドレス").fill(broker);
  await field(page, "ご希望のプラン").selectOption({ label: "お客さま100人まで" });
  await page.getByRole("button", { name: "次へ：配信の準備" }).click();
  await page.waitForURL("**/recommender/serviceform_02");
  await expect(page.getByRole("definition").filter({ hasText: company })).toBeVisible();
  await field(page, "ご提案する物件").selectOption({ label: "このサイトの売出物件すべて" });
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await expect(page.getByRole("alert").first()).toContainText("同意にチェックしてください");
  await page.getByRole("checkbox", { name: "利用規約に同意します" }).check();
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await expect(page.getByRole("heading", { name: "この内容で送ります" })).toBeFocused();
  await expectGood(page);
  await page.getByRole("button", { name: "送る", exact: true }).click();
  await expect(page.getByRole("heading", { name: "お申し込みを受け付けました" })).toBeVisible();
  await expectGood(page);
  const id = (await page.getByRole("definition").first().innerText()).trim();
  expect(await mailAbout(broker, "お申し込みを受け付けました")).toContain(id);

  expect((await page.goto(`/recommender/service?t=${key}`))?.status()).toBe(404);
  await approveOffice(page, id, key);
  await asOperator("set-up", key, "--colour", "#7a1fa2", "--host", "www.mihon.example");
  await asOperator("go-live", key);
  expect(await mailAbout(broker, "ご利用いただけます")).toContain(`/recommender/service?t=${key}`);

  await openAlive(page, `/recommender/service?t=${key}`);
  await expect(page.getByRole("main")).toContainText(company);
  await page.getByRole("link", { name: "希望の条件を入力する" }).click();
  await page.waitForURL(`**/recommender/inputform?t=${key}`);
  await page.getByRole("button", { name: "この条件で登録する" }).click();
  await expect(page.getByRole("alert").first()).toContainText("エリアを1つ以上選んでください");
  await expectGood(page);
  await page.getByRole("checkbox", { name: "江東区" }).check();
  await page.getByRole("checkbox", { name: "中古マンション" }).check();
  await field(page, "価格の上限").fill("6,000");
  await field(page, "メールアドレス").fill(customer);
  await page.getByRole("checkbox", { name: new RegExp(company) }).check();
  await page.getByRole("button", { name: "この条件で登録する" }).click();
  await expect(page.getByText("確認のメールを送りました")).toBeVisible();

  const mail = await mailAbout(customer, "ご希望条件の登録の確認");
  expect(mail).toContain("江東区 / 中古マンション / 6,000万円以下");
  expect(mail).toContain("東京都知事(1)第99999号");
  await openAlive(page, linkIn(mail, "queryupsertresult"));
  await expect(page.getByText("江東区 / 中古マンション / 6,000万円以下")).toBeVisible();
  expect(page.url()).not.toContain("#");
  await expectGood(page);
  await page.getByRole("button", { name: "登録を確定する" }).click();
  await expect(page.getByRole("heading", { name: "条件を保存しました" })).toBeVisible();
  await expect(page.getByText(/いま合う物件は\d+件です/)).toBeVisible();

  await page.getByRole("link", { name: "登録した条件を見る" }).click();
  await expect(page.getByText("お知らせ中")).toBeVisible();
  await expectGood(page);
  await page.getByRole("link", { name: "変更する" }).click();
  await page.waitForURL("**/recommender/queryform?*");
  await expect(page.getByRole("checkbox", { name: "江東区" })).toBeChecked();
  await expectGood(page);
  await field(page, "価格の上限").fill("5,000");
  await page.getByRole("button", { name: "変更を保存する" }).click();
  await expect(page.getByText("江東区 / 中古マンション / 5,000万円以下")).toBeVisible();
  await page.getByRole("link", { name: "登録した条件を見る" }).click();
  await page.getByRole("button", { name: "休止する" }).press("Enter");
  await expect(page.getByText("休止中")).toBeVisible();

  await page.getByRole("button", { name: "削除する…" }).click();
  await expect(page.getByText("元には戻せません")).toBeVisible();
  await page.getByRole("button", { name: "やめる" }).click();

  await openAlive(page, linkIn(mail, "querylist"));
  await page.getByRole("button", { name: "すべて止める" }).press("Enter");
  await expect(page.getByText("止めました。これからは届きません。")).toBeVisible();
  await expectGood(page);
  await openAlive(page, linkIn(mail, "queryupsertresult"));
  await expect(page.getByText("このページは、メールのリンクから開きます")).toBeVisible();
});

test("somebody whom an agent has asked by mail finds their name filled in, and what they tell counts at once", async ({ page }) => {
  test.slow();
  const customer = newAddress();
  await asOperator("invite", "mihon-home", "--mail", customer, "--name", "見本 三郎");
  const mail = await mailAbout(customer, "ご希望の条件をお聞かせください");
  await openAlive(page, linkIn(mail, "inputformmail"));
  await expect(field(page, "お名前")).toHaveValue("見本 三郎");
  await expectGood(page);
  await page.getByRole("checkbox", { name: "江東区" }).check();
  await page.getByRole("checkbox", { name: "一戸建て" }).check();
  await page.getByRole("checkbox", { name: /見本ホーム（架空の会社）から/ }).check();
  await page.getByRole("button", { name: "この条件で登録する" }).click();
  await expect(page.getByText(/いま合う物件は/)).toBeVisible();
  await expectGood(page);
});

test("a link to a page of the tenant's own leads there, to its own hosts alone", async ({ page }) => {
  const to = "https://www.mihon-home.example/homes/1";
  await page.route("https://www.mihon-home.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>会社のページ</h1>" }),
  );
  const address = (target: string) => `/recommender/redirect?t=mihon-home&to=${encodeURIComponent(target)}`;
  const token = "a".repeat(43);
  await openAlive(page, `${address(to)}#t=${token}`);
  await expect.poll(() => page.url()).not.toContain(token);
  await expect(page.getByRole("link", { name: to })).toHaveAttribute("href", to);
  await expectGood(page);
  const counted = page.waitForRequest((request) => request.url().endsWith("/clicks"));
  await page.getByRole("button", { name: /のページを開く$/ }).click();
  // What led here tells who presses.
  expect((await counted).postDataJSON()).toMatchObject({ to, opened: token });
  await page.waitForURL(to);
  expect((await page.goto(address("https://evil.example/")))?.status()).toBe(404);
});
