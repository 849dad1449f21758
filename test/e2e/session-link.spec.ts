import type { Page } from "@playwright/test";
import { expectMember, field, MY_PAGE, mailAbout, mailAfter, newAddress, PASSWORD, test } from "./member.ts";
import { runPool, startOtherSite } from "./other-site.ts";
import { expect, expectAccessible, openAlive } from "./site.ts";

/** One site with a pool of its own whose sign-ups are confirmed by links. */
test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof startOtherSite>>;

test.beforeAll(async () => {
  const made = await runPool("create", "--name", "リンクで確認", "--site", "http://localhost:1");
  const [poolId = "", clientId = ""] = [/プール (\S+?)\(/, /クライアント (\S+?)\(/].map((pattern) => pattern.exec(made)?.[1]);
  await runPool("verification", "link", "--pool", poolId);
  site = await startOtherSite({ AUTH_POOL_ID: poolId, AUTH_CLIENT_ID: clientId });
});

test.afterAll(() => site.stop());

async function signUp(page: Page, address: string): Promise<void> {
  await openAlive(page, `${site.url}/login/?tab=sign-up`);
  await field(page, "メールアドレス").fill(address);
  await field(page, "パスワード").fill(PASSWORD);
  await field(page, "パスワード（もう一度）").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /同意/ }).check();
  await page.getByRole("button", { name: "登録する", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("登録の確認");
}

const linkFor = async (address: string) => /^http\S+$/m.exec(await mailAbout(address, "登録の確認"))?.[0] ?? "";

test("a sign-up is confirmed by the mailed link in another browser, and the waiting page signs in by itself", async ({ page, other }) => {
  const address = newAddress();
  await signUp(page, address);
  await expect(page.getByText("へ確認のリンクを送りました。")).toBeVisible();
  await expect(field(page, "確認コード")).toHaveCount(0);
  await expectAccessible(page);

  const link = await linkFor(address);
  await other.goto(link);
  await other.getByRole("button", { name: "登録を完了する" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("登録の確認が済みました");
  await page.waitForURL(MY_PAGE);
  await expectMember(page);

  await other.goto(link);
  await other.getByRole("button", { name: "登録を完了する" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("確認は済んでいます");
});

test("who never opens the link is asked after 180 s to sign in by hand, and can have another mail", async ({ page }) => {
  await page.clock.install();
  const address = newAddress();
  await signUp(page, address);
  await expect(page.getByText("この画面は自動で進みます")).toBeVisible();
  await page.clock.fastForward("03:05");

  await expect(page.getByText("自動でログインできませんでした。メールアドレスとパスワードを入力してログインしてください。")).toBeVisible();
  await mailAfter(address, () => page.getByRole("button", { name: "メールを送り直す" }).click());
  await expect(page.getByText("新しいメールのリンクを開いてください。")).toBeVisible();
  await page.getByRole("link", { name: "ログインへ" }).click();
  await field(page, "メールアドレス").fill(address);
  await field(page, "パスワード").fill(PASSWORD);
  await page.getByRole("button", { name: "ログインする", exact: true }).click();
  await expect(page.getByText("の登録の確認が、まだ済んでいません。")).toBeVisible();
});
