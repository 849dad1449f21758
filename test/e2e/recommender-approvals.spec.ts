import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { aHomeOfItsOwn, approveOffice, asOperator, aWaitingDigest, isQuietNow, linkAtNight, WARD_OF_SAMPLES } from "./an-office.ts";
import { codeAfter, field, mailAbout, newAddress, newMember, submitSignIn, test, withPhone } from "./member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive } from "./site.ts";

const HOST = "www.mihon.example";

async function expectGood(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** A company in use, and its administrator signed in with a second factor. */
async function aCompanyInUse(page: Page, name: string): Promise<void> {
  const owner = await newMember();
  const phone = await withPhone(owner);
  await openAlive(page, "/login");
  const code = await codeAfter(phone, () => submitSignIn(page, owner));
  await field(page, "確認コード").fill(code);
  await page.getByRole("button", { name: "確認する" }).click();
  await page.waitForURL(/\/mypage/);
  await openAlive(page, "/console/apply");
  const answers = {
    ...{
      商号または名称: name,
      免許証番号: "東京都知事（１）第９８７６５号",
      事務所の所在地: "東京都江東区豊洲5-1-1",
      電話番号: "03-1234-5678",
    },
    ...{ お問い合わせを受けるメールアドレス: newAddress(), 氏名: "山田 花子" },
  };
  for (const [label, text] of Object.entries(answers)) await field(page, label).fill(text);
  await page.getByRole("button", { name: "申し込む" }).click();
  await expect(page.getByText("審査中").first()).toBeVisible();
  const [, id = ""] = new RegExp(`^(\\S+)[^\\n]*${name}`, "m").exec(await asOperator("companies", "list")) ?? [];
  await asOperator("companies", id, "approve");
}

/** Both pages of the application, as the administrator. Answers the number of its receipt. */
async function applyForTenant(page: Page, name: string): Promise<string> {
  await openAlive(page, "/console/recommender");
  await page.getByRole("link", { name: "導入を申し込む" }).click();
  await page.waitForURL("**/recommender/serviceform");
  const answers = {
    ...{ 商号または名称: name, 免許証番号: "東京都知事（１）第９８７６５号", 事務所の所在地: "東京都江東区豊洲5-1-1" },
    ...{ 担当者のお名前: "山田 花子", 電話番号: "03-1234-5678", 担当者のメールアドレス: newAddress() },
  };
  for (const [label, text] of Object.entries(answers)) await field(page, label).fill(text);
  await field(page, "ご希望のプラン").selectOption({ label: "お客さま100人まで" });
  await page.getByRole("button", { name: "次へ：配信の準備" }).click();
  await page.waitForURL("**/recommender/serviceform_02");
  await field(page, "ご提案する物件").selectOption({ label: "自社の物件を先に、ほかの物件も" });
  await page.getByRole("checkbox", { name: "利用規約に同意します" }).check();
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await page.getByRole("button", { name: "送る", exact: true }).click();
  await expect(page.getByRole("heading", { name: "お申し込みを受け付けました" })).toBeVisible();
  return (await page.getByRole("definition").first().innerText()).trim();
}

async function setUp(page: Page): Promise<void> {
  await openAlive(page, "/console/recommender/settings");
  await field(page, "ブランドの色").fill("#ffff00");
  await expect(page.getByText(/4.5以上の濃い色にしてください/)).toBeVisible();
  await field(page, "ブランドの色").fill("#7a1fa2");
  await expect(page.getByText(/読みやすい色です/)).toBeVisible();
  await field(page, "案内文").fill("湾岸エリアを専門にご案内しています。");
  await field(page, "リンク先の会社サイト").fill(`https://${HOST}/`);
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page.getByText("設定を保存しました。")).toBeVisible();
  await page.getByRole("switch", { name: "自分への朝のお知らせ" }).click();
  await expect(page.getByText("朝のお知らせを止めました。")).toBeVisible();
  await expectGood(page);
}

/** Somebody tells the office what they look for, and confirms it from their mail. */
async function aCustomer(page: Page, key: string, company: string): Promise<string> {
  const address = newAddress();
  await openAlive(page, `/recommender/service?t=${key}`);
  await expect(page.getByText("湾岸エリアを専門にご案内しています。")).toBeVisible();
  await openAlive(page, `/recommender/inputform?t=${key}`);
  await page.getByRole("checkbox", { name: WARD_OF_SAMPLES.name }).check();
  await page.getByRole("checkbox", { name: "中古マンション" }).check();
  await field(page, "価格の上限").fill("6,000");
  await field(page, "お名前").fill("見本 さくら");
  await field(page, "メールアドレス").fill(address);
  await page.getByRole("checkbox", { name: new RegExp(company) }).check();
  await page.getByRole("button", { name: "この条件で登録する" }).click();
  await expect(page.getByText("確認のメールを送りました")).toBeVisible();
  const mail = await mailAbout(address, "ご希望条件の登録の確認");
  await openAlive(page, /\/recommender\/queryupsertresult\?t=[a-z0-9-]+#t=[\w-]{43}/.exec(mail)?.[0] ?? "");
  await page.getByRole("button", { name: "登録を確定する" }).click();
  await expect(page.getByRole("heading", { name: "条件を保存しました" })).toBeVisible();
  return address;
}

/** Looks at the mail, leaves a home out that is none of its own, calls it off, thinks again, and lets it go. */
async function approve(page: Page, { homes, own }: { readonly homes: number; readonly own: number }): Promise<void> {
  const left = own === homes ? homes - 1 : homes;
  await openAlive(page, "/console/recommender/approvals");
  await expect(page.getByRole("heading", { name: "見本 さくらさん" })).toBeVisible();
  await expect(page.getByText(/あと23時間で期限切れ/)).toBeVisible();
  await expectGood(page);
  await page.getByRole("button", { name: `見本 さくらさんへの${left}件目を外す` }).click();
  await expect(page.getByText("物件を外しました。")).toBeVisible();
  await page.getByRole("button", { name: "見本 さくらさんに届くメールを見る" }).click();
  const mail = page.frameLocator("iframe[title='見本 さくらさんに届くメール']");
  await expect(mail.getByRole("heading", { name: `おすすめ物件 ${homes - 1}件` })).toBeVisible();
  await expect(mail.getByText("東京都知事(1)第98765号").first()).toBeVisible();
  // The styles of the mail are there, though the page lets no markup bring any.
  expect(await mail.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontSize)).toMatch(/^2[02]px$/);
  for (const words of ["くわしく見る・感想を伝える", "のページで見る", "配信をすべて止める"])
    await expect(mail.getByText(words).first()).toBeVisible();
  expect(await mail.getByRole("link").count()).toBe(0);
  await page.getByRole("button", { name: "見本 さくらさんに届くメールを閉じる" }).click();

  await page.getByRole("button", { name: "見本 さくらさんへの配信を取りやめる" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "取りやめる" }).click();
  await expect(dialog.getByText("理由を入力してください")).toBeVisible();
  await dialog.getByRole("textbox").fill("値下げを待つ");
  await dialog.getByRole("button", { name: "取りやめる" }).click();
  await expect(page.getByText("承認を待っている配信はありません")).toBeVisible();
  await page.getByRole("button", { name: "取り消して、確認待ちにもどす" }).press("Enter");
  await expect(page.getByRole("heading", { name: "見本 さくらさん" })).toBeVisible();
  await page.getByRole("button", { name: "見本 さくらさんへの配信を承認する" }).press("Enter");
  await expect(page.getByText("見本 さくらさんへの配信を承認しました。まもなく送ります。")).toBeVisible();
  await expectGood(page);
}

/** The customer opens the home of the office's own, likes it, looks at its page there, and asks to visit. */
async function visit(page: Page, link: string, company: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "おすすめした理由" })).toBeVisible();
  await page
    .getByRole("button", { name: /^いいね/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^いいね/ }).first()).toHaveAttribute("aria-pressed", "true");
  await page.route(`https://${HOST}/**`, (route) => route.fulfill({ contentType: "text/html", body: "<h1>会社の物件ページ</h1>" }));
  await page.getByRole("link", { name: `${company}のページで見る` }).click();
  await page.getByRole("button", { name: `${company}のページを開く` }).click();
  await page.waitForURL(`https://${HOST}/bukken/1`);
  await page.goto(link);
  await page.getByRole("link", { name: "問い合わせる・見学を申し込む" }).click();
  await page.waitForURL(/\/recc\/fm_contact/);
  // The office alone, whoever offers the home.
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await page.getByRole("checkbox", { name: new RegExp(company) }).check();
  await page.getByLabel(/^ご用件/).selectOption({ label: "見学したい" });
  await page.getByLabel(/^お名前/).fill("見本 さくら");
  await page.getByRole("button", { name: "内容を確認する" }).click();
  await page.getByRole("button", { name: /送る|送信する/ }).click();
  await page.waitForURL(/\/recc\/fm_thanks/);
  await expect(page.getByText(`${company}の担当者から、`)).toBeVisible();
}

/** The office finds the hot lead, answers it by mail, and sees to it. */
async function answer(page: Page): Promise<void> {
  await openAlive(page, "/console/recommender/leads");
  const lead = page.getByRole("link", { name: "見本 さくらさん" });
  await expect(lead).toBeVisible();
  await expect(page.getByText("見学 1")).toBeVisible();
  await expect(page.getByText("関心 高", { exact: true })).toBeVisible();
  await expectGood(page);
  await lead.click();
  await expect(page.getByRole("heading", { name: "いただいたお問い合わせ" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "これまでのこと" })).toBeVisible();
  for (const what of [`会社のページ（${HOST}）へ`, "いいね"])
    await expect(page.getByRole("listitem").filter({ hasText: what })).toHaveCount(1);
  await expectGood(page);
  await page.getByLabel("担当").selectOption({ label: "山田 花子" });
  await expect(page.getByText("担当を変えました。")).toBeVisible();
  await page.getByRole("button", { name: "対応済みにする" }).press("Enter");
  await page.getByRole("button", { name: "取り消して、未対応にもどす" }).press("Enter");
  await expect(page.getByText("未対応にもどしました。")).toBeVisible();
  await field(page, "返事の内容").fill("土曜日の14時にご案内できます。");
  await page.getByRole("button", { name: "メールで送る" }).click();
  await expect(page.getByText("返事をメールで送りました。対応済みにしました。")).toBeVisible();
  await openAlive(page, "/console/recommender/leads");
  await expect(page.getByText("質問・見学の希望・いいねには、すべて対応しています。")).toBeVisible();
  await openAlive(page, "/console/recommender/leads?state=done&kind=visit");
  await expect(lead).toBeVisible();
  await expect(page.getByText("担当 山田 花子")).toBeVisible();
}

test("a company applies, sets its office up, approves what its customer is sent, sees them look at its page and grow hot, and answers their wish to visit", async ({
  page,
  other,
}) => {
  test.setTimeout(480_000);
  const key = `tabiji-${randomBytes(4).toString("hex")}`;
  const company = `旅路の店${key}`;
  await aCompanyInUse(page, company);
  const number = await applyForTenant(page, company);
  await approveOffice(page, number, key);
  await setUp(page);
  await asOperator("tenants", "hosts", key, HOST);
  // Whatever else is on offer meanwhile, its own home is among those of the digest.
  await asOperator("tenants", "set-up", key, "--listings", "own-first");
  await asOperator("tenants", "go-live", key);
  await openAlive(page, "/console/recommender/approvals");
  await expect(page.getByText("承認を待っている配信はありません")).toBeVisible();
  await openAlive(page, "/console/recommender/leads");
  await expect(page.getByText("反応のあったお客さまは、まだいません")).toBeVisible();

  const customer = await aCustomer(other, key, company);
  await aHomeOfItsOwn(company, `https://${HOST}/bukken/1`);
  const digest = await aWaitingDigest(key);
  await approve(page, digest);
  const toOwn = new RegExp(`/recc/loading\\?to=detail&n=${digest.own}#t=[\\w-]{43}`);
  const sent = async () => toOwn.exec(await mailAbout(customer, "おすすめ物件"))?.[0] ?? "";
  await visit(other, isQuietNow() ? await linkAtNight(digest.batch, digest.own) : await sent(), company);
  expect(await mailAbout(customer, "お問い合わせを受け付けました")).toContain(company);
  await answer(page);
  const mail = await mailAbout(customer, `${company}からのお返事`);
  expect(mail).toContain("土曜日の14時にご案内できます。");
  expect(mail).toContain("東京都知事(1)第98765号");
});
