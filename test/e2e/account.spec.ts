import type { Page } from "@playwright/test";
import {
  ACCOUNT,
  asMember,
  codeAfter,
  field,
  LOGIN,
  type Member,
  MY_PAGE,
  newAddress,
  newMember,
  signIn,
  signOut,
  submitSignIn,
  test,
  tokensOf,
} from "./member.ts";
import { pastNewcomerPages } from "./newcomer.ts";
import { expect, openAlive } from "./site.ts";

const EDIT = `${ACCOUNT}/edit`;
const WRONG = "メールアドレスかパスワードがちがいます";

/** A member's page, as somebody who has just signed in. */
async function memberAt(page: Page, path: string): Promise<Member> {
  const member = await newMember();
  await asMember(page.context(), member);
  await openAlive(page, path);
  return member;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("another address is taken up after its code, and is the one to sign in with", async ({ page }) => {
  const member = await memberAt(page, `${EDIT}/email`);
  const address = newAddress();
  await field(page, "新しいメールアドレス").fill(address);
  await field(page, "いまのパスワード").fill("chigau-kagi-9");
  await press(page, "確認コードを送る");
  await expect(page.getByText(/パスワードがちがいます/).first()).toBeVisible();
  await field(page, "いまのパスワード").fill(member.password);
  const code = await codeAfter(address, async () => {
    await press(page, "確認コードを送る");
    await page.waitForURL(/\/email-check\/?$/);
  });
  await page.reload();
  await field(page, "確認コード").fill(code);
  await press(page, "確認する");
  await expect(page.getByText("メールアドレスを変更しました。")).toBeVisible();
  await expect(page.getByRole("main").getByText(address)).toBeVisible();
  await signOut(page);
  await submitSignIn(page, member);
  await expect(page.getByText(WRONG).first()).toBeVisible();
  await submitSignIn(page, { ...member, address });

  await page.waitForURL(MY_PAGE);
});

test("another password ends the sessions of other browsers, and this one goes on", async ({ page, other }) => {
  const member = await memberAt(page, `${EDIT}/password`);
  await asMember(other.context(), member);
  await other.goto(`${EDIT}/user`);
  await expect(other.getByRole("button", { name: "保存する" })).toBeEnabled();
  const password = "kawara-yane-5";
  await field(page, "いまのパスワード").fill(member.password);
  await field(page, "新しいパスワード").fill(password);
  await field(page, "新しいパスワード（もう一度）").fill(password);
  await press(page, "パスワードを変更する");
  await expect(page.getByText("パスワードを変更しました。ほかの端末ではログアウトされました。")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("アカウント設定");
  await other.getByRole("link", { name: "やめる" }).click();
  await expect(other).toHaveURL(LOGIN);

  await submitSignIn(other, member);
  await expect(other.getByText(WRONG).first()).toBeVisible();
  await submitSignIn(other, { ...member, password });
  await other.waitForURL(/\/settings\/account\/?$/);
});

test("name and address are kept, with kana and the town of the postal code, and My Page greets by name", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await memberAt(page, `${EDIT}/user`);
  await field(page, "姓").fill("山田");
  await field(page, "名").fill("花子");
  await field(page, "セイ").fill("やまだ");
  await field(page, "メイ").fill("はなこ");
  await expect(field(page, "セイ")).toHaveValue("ヤマダ");
  await field(page, "郵便番号").fill("１３５－００６１");
  await expect(field(page, "市区町村")).toHaveValue("13108");
  await expect(field(page, "町名")).toHaveValue("豊洲");
  await press(page, "保存する");
  await expect(page.getByText("氏名・住所を変更しました。")).toBeInViewport();
  await expect(page.getByRole("main").getByText("山田 花子")).toBeVisible();
  await page.goto("/mypage");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("山田さん、こんにちは");
});

test("the device of another browser is forgotten from here", async ({ page, other }) => {
  const member = await newMember();
  await signIn(other, member);
  await signIn(page, member);
  await openAlive(page, ACCOUNT);
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /を外す$/ }) });
  await page.getByText("記憶していない端末（1台）").click();
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasNotText: "この端末" }).getByRole("button").click();
  await page.getByRole("dialog").getByRole("button", { name: "外す", exact: true }).click();
  await expect(rows).toHaveCount(1);

  await expect(rows).toContainText("この端末");
  await other.goto(ACCOUNT);
  await expect(other).toHaveURL(LOGIN);
});

test("who leaves types the word, is gone at once, and cannot sign in again", async ({ page }) => {
  const member = await memberAt(page, ACCOUNT);
  await expect(page.getByRole("heading", { name: "同意の記録" })).toBeVisible();
  await press(page, "退会の手続きへ");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "退会する" })).toBeDisabled();
  await dialog.getByLabel(/確認のため/).fill("退会する");
  await dialog.getByRole("button", { name: "退会する" }).click();
  await page.waitForURL(LOGIN);
  expect((await page.context().cookies()).filter(({ name }) => name.includes("token"))).toEqual([]);
  await submitSignIn(page, member);

  await expect(page.getByText(WRONG).first()).toBeVisible();
  await expect(tokensOf(member)).rejects.toThrow();
});

test("an answer of the profile is kept with the agreement to its purpose, and taken back with it", async ({ page }) => {
  await memberAt(page, "/profile/edit/age");
  await page.getByLabel("40代").check();
  await expect(page.getByText(/まだ保存していません/)).toBeVisible();
  // The box is gone with the agreement.
  await page.getByRole("checkbox", { name: "上の内容に同意します" }).click();
  await expect(page.getByText("✓ 保存しました")).toBeVisible();
  await page.getByRole("link", { name: "次へ：性別" }).click();
  // Both pages have the same last answer.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("性別");
  await page.getByLabel("回答しない").check();
  await expect(page.getByText("✓ 保存しました")).toBeVisible();
  await openAlive(page, "/profile");
  await expect(page.getByText("あと3項目あります")).toBeVisible();
  await expect(page.getByText("同意しています")).toBeVisible();
  await press(page, "同意を取り消す");
  await page.getByRole("dialog").getByRole("button", { name: "取り消す" }).click();

  await expect(page.getByText("まだ回答がありません")).toBeVisible();
  await expect(page.getByText("同意していません")).toBeVisible();
});

/** A JPEG of 320×200 that says where it was taken. */
async function photograph(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 200 });
    canvas.getContext("2d")?.fillRect(40, 40, 200, 100);
    return canvas.toDataURL("image/jpeg").replace(/^.*,/, "");
  });
  const jpeg = Buffer.from(drawn, "base64");
  const exif = Buffer.from("Exif\0\0GPS 35.6549 139.7966");
  const size = Buffer.from([(exif.length + 2) >> 8, (exif.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), size, exif, jpeg.subarray(2)]);
}

/** What the browser puts into the store. */
function uploads(page: Page): (Buffer | null)[] {
  const bodies: (Buffer | null)[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/objects/")) bodies.push(request.postDataBuffer());
  });
  return bodies;
}

test("a picture becomes the icon, without what the file says of its place", async ({ page }) => {
  await memberAt(page, "/profile/edit/icon");
  const picture = await photograph(page);
  expect(picture.includes("GPS")).toBe(true);
  const sent = uploads(page);
  const file = page.getByLabel("画像を選ぶ", { exact: true });
  await file.setInputFiles({ name: "memo.txt", mimeType: "text/plain", buffer: Buffer.from("memo") });
  await expect(page.getByRole("alert").filter({ hasText: /PNG/ })).toBeVisible();
  await file.setInputFiles({ name: "neko.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(page.getByRole("group", { name: "アイコンにする範囲" })).toBeVisible();
  await press(page, "この範囲をアイコンにする");
  await expect(page.getByText("✓ 保存しました")).toBeVisible();
  await expect(page.getByText("自分の画像", { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.includes("GPS") || sent[0]?.includes("Exif")).toBe(false);

  await page.goto("/mypage");
  const icon = page.getByRole("main").locator("img").first();
  await expect.poll(() => icon.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(256);
  // A presigned address: it opens the picture by itself, for an hour.
  const address = new URL((await icon.getAttribute("src")) ?? "");
  expect(address.searchParams.get("X-Amz-Expires")).toBe("3600");
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

async function comeBy(page: Page, provider: "Google" | "Facebook"): Promise<void> {
  await page.goto("/login/");
  await page.getByRole("button", { name: `${provider}でログイン` }).click();
  // Journeys share this person: the first of them agrees to the terms.
  await pastNewcomerPages(page, { email: provider === "Facebook" ? "hanako.facebook@example.com" : null, site: MY_PAGE });
}

/** A member where an icon is chosen, with a picture at hand. */
async function pictureAtHand(page: Page): Promise<void> {
  await openAlive(page, "/profile/edit/icon");
  const picture = { name: "neko.jpg", mimeType: "image/jpeg", buffer: await photograph(page) };
  await page.getByLabel("画像を選ぶ", { exact: true }).setInputFiles(picture);
  await expect(page.getByRole("group", { name: "アイコンにする範囲" })).toBeVisible();
}

/** The names in the logins maps that the cloud identity service is asked with. */
function loginsAsked(page: Page): string[][] {
  const asked: string[][] = [];
  page.on("request", (request) => {
    const target = request.headers()["x-amz-target"] ?? "";
    if (target.startsWith("AWSCognitoIdentityService.")) asked.push(Object.keys(request.postDataJSON().Logins));
  });
  return asked;
}

const UPLOAD = "この範囲をアイコンにする";

for (const [provider, name] of [
  ["Google", "accounts.google.com"],
  ["Facebook", "graph.facebook.com"],
] as const)
  test(`who came by ${provider} keeps a picture with the login of ${provider} beside that of the site`, async ({ page }) => {
    await comeBy(page, provider);
    await pictureAtHand(page);
    const asked = loginsAsked(page);
    await press(page, UPLOAD);
    await expect(page.getByText("✓ 保存しました")).toBeVisible();
    expect(asked.at(-1)).toEqual([expect.stringMatching(/^cognito-idp\./), name]);
    await page.goto("/mypage");
    const icon = page.getByRole("main").locator("img").first();
    await expect.poll(() => icon.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(256);
  });

/** What a provider's script leaves in the page, and what the member reads then. */
const REFUSED = {
  Google: [
    ["gapi", "isSignedIn: () => false", "Googleにログインしていません"],
    [
      "gapi",
      "isSignedIn: () => true, reloadAuthResponse: () => Promise.reject({ error: 'gone' })",
      "Googleのログインを更新できませんでした",
    ],
    [
      "gapi",
      "isSignedIn: () => true, reloadAuthResponse: () => Promise.reject({ error: 'network_error' })",
      "Googleに接続できませんでした",
    ],
  ],
  Facebook: [
    ["nothing", "", "Facebookのログインを準備できませんでした"],
    ["FB", "init: () => 0, getLoginStatus: (done) => done({ status: 'unknown' })", "Facebookから応答がありませんでした"],
  ],
} as const;

const SCRIPTS = {
  gapi: (user: string) =>
    `window.gapi = { load: (_, ready) => ready(), auth2: { init: async () => 0, getAuthInstance: () => ({ currentUser: { get: () => ({ ${user} }) } }) } };`,
  FB: (parts: string) => `window.FB = { ${parts} };`,
  nothing: () => "",
};

for (const provider of ["Google", "Facebook"] as const)
  test(`who is signed in to ${provider} no more reads so where a picture is sent`, async ({ page }) => {
    await comeBy(page, provider);
    for (const [left, parts, words] of REFUSED[provider]) {
      await page.route(/\/(google|facebook)\.js$/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: SCRIPTS[left](parts) }),
      );
      await pictureAtHand(page);
      await page.clock.install();
      await press(page, UPLOAD);
      // Some of it is tried again and again for ten seconds, which nobody needs to wait for here.
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible({ timeout: 100 });
      }).toPass({ timeout: 30_000 });
      await page.unroute(/\/(google|facebook)\.js$/);
    }
  });
