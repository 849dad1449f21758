import type { Page } from "@playwright/test";
import { everythingKept, expectNothingOf, MAY_STAY } from "./leavings.ts";
import { ACCOUNT, ask, LOGIN, type Member, MY_PAGE, newMember, signOut, submitSignIn, test, tokensOf } from "./member.ts";
import { startOtherSite } from "./other-site.ts";
import { expect, openAlive, untilAlive } from "./site.ts";

const SESSION = "**/auth/session";
const siteOf = (mode: "sealed" | "plain") => (mode === "plain" ? process.env.PLAIN_URL : process.env.SITE_URL) ?? "";

/** Signs in by the form, looks at what the account screen loads, and leaves a draft and a search behind. */
async function live(page: Page, site: string): Promise<{ member: Member; sub: string }> {
  const member = await newMember();
  await page.goto(`${site}/login/`);
  await submitSignIn(page, member);
  await page.waitForURL(MY_PAGE);
  await openAlive(page, `${site}${ACCOUNT}`);
  await expect(page.getByRole("main").getByText(member.address).first()).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("machinone.property.recent-searches", '[{"label":"豊洲"}]');
    sessionStorage.setItem("machinone.userInfo.user-draft", '{"owner":"","typed":{"familyName":"山田"}}');
  });
  const { IdToken } = await tokensOf(member);
  const { sub } = JSON.parse(Buffer.from(IdToken.split(".")[1] ?? "", "base64url").toString());
  return { member, sub };
}

for (const mode of ["sealed", "plain"] as const) {
  test(`with ${mode} cookies nothing of the person stays after a sign-out, and this browser is still a known device`, async ({
    page,
    context,
  }) => {
    const { member, sub } = await live(page, siteOf(mode));
    expect((await everythingKept(context, page)).join("\n")).not.toContain("userData");
    await signOut(page);
    await expectNothingOf([member.address, sub], context, page);

    await submitSignIn(page, member);
    await page.waitForURL(MY_PAGE);
    await openAlive(page, `${siteOf(mode)}${ACCOUNT}`);
    const devices = page.getByRole("heading", { name: "二段階認証を省く端末" }).locator("xpath=ancestor::section[1]");
    await expect(devices.getByRole("listitem")).toHaveCount(1);
  });

  test(`with ${mode} cookies nothing of the person stays after a sign-out everywhere, which says so`, async ({ page, context }) => {
    const { member, sub } = await live(page, siteOf(mode));
    await page.getByRole("button", { name: "すべての端末からログアウト" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "ログアウトする" }).click();
    await page.waitForURL(LOGIN);
    await expect(page.getByText("すべての端末からログアウトしました")).toBeVisible();
    await expectNothingOf([member.address, sub], context, page);
  });

  test(`with ${mode} cookies nothing at all stays after 退会, not even the device`, async ({ page, context }) => {
    const { member, sub } = await live(page, siteOf(mode));
    await page.getByRole("button", { name: "退会の手続きへ" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("退会する");
    await page.getByRole("dialog").getByRole("button", { name: "退会する" }).click();
    await page.waitForURL(LOGIN);
    await expectNothingOf([member.address, sub], context, page);
    expect((await everythingKept(context, page)).filter((one) => one.includes("auth.device."))).toEqual([]);
  });
}

test("nothing of the person stays when the session was ended elsewhere and no page was open, with sealed cookies or plain ones", async ({
  page,
  other,
}) => {
  const visits = [
    { visit: page, site: siteOf("sealed") },
    { visit: other, site: siteOf("plain") },
  ];
  const people = [];
  for (const { visit, site } of visits) people.push({ visit, site, ...(await endedElsewhere(visit, site)) });
  // Our server asks the service whether a session stands at most every 30 s: both wait at once.
  await Promise.all(people.map(({ visit, site }) => untilForgotten(visit, site)));
  for (const { visit, member, sub } of people) {
    const left = await everythingKept(visit.context(), visit);

    expect(left.filter((one) => one.startsWith("cookie ") && !MAY_STAY.some((pattern) => pattern.test(one)))).toEqual([]);
    expect(left.join("\n")).not.toContain(member.address);
    expect(left.join("\n")).not.toContain(sub);
    expect(left.filter((one) => one.startsWith("local machinone."))).toEqual([]);
  }
});

async function endedElsewhere(page: Page, site: string) {
  const person = await live(page, site);
  const kept = (await page.context().cookies(site)).find(({ name }) => name === "auth._refresh_token.cognito");
  await page.goto("about:blank");
  await ask("RevokeToken", { ClientId: "machinonesite", Token: decodeURIComponent(kept?.value ?? "") });
  return person;
}

async function untilForgotten(page: Page, site: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${site}/`);
    expect((await page.context().cookies(site)).map(({ name }) => name)).not.toContain("auth.strategy");
  }).toPass({ timeout: 45_000, intervals: [3_000] });
}

test("nothing of the person stays after a sign-out without network, nor in another tab, nor behind the Back button", async ({
  page,
  context,
}) => {
  const { member, sub } = await live(page, siteOf("sealed"));
  const other = await context.newPage();
  await openAlive(other, ACCOUNT);
  await other.evaluate(() => sessionStorage.setItem("machinone.userInfo.user-draft", '{"owner":"","typed":{}}'));
  // Held to the end: the login page that is opened next has to do without it.
  await page.route(SESSION, (route) => (route.request().method() === "DELETE" ? undefined : route.continue()));
  await signOut(page);
  await expect(other).toHaveURL(LOGIN);
  await expectNothingOf([member.address, sub], context, other);

  await page.goBack();
  await expect(page).toHaveURL(LOGIN);
  await untilAlive(page);
  await expect(page.getByText(member.address)).toHaveCount(0);
});

test("a site that keeps sessions in the tab leaves nothing of the person in it", async ({ page, context }) => {
  const site = await startOtherSite({ AUTH_COOKIES: "tab" });
  try {
    const { member, sub } = await live(page, site.url);
    await signOut(page);
    const kept = (await everythingKept(context, page)).filter((one) => !/^session auth\.device\./.test(one));
    expect(kept.filter((one) => !MAY_STAY.some((pattern) => pattern.test(one)))).toEqual([]);
    expect(kept.join("\n")).not.toMatch(new RegExp(`${member.address}|${sub}`));
  } finally {
    await site.stop();
  }
});

test("a sign-in on another device is listed, ended here, and over there within 30 s", async ({ page, other }) => {
  const { member } = await live(page, siteOf("sealed"));
  await other.goto(`${siteOf("sealed")}/login/`);
  await submitSignIn(other, member);
  await other.waitForURL(MY_PAGE);
  await page.reload();
  await untilAlive(page);
  const sessions = page.getByRole("heading", { name: "ログイン中の端末" }).locator("xpath=ancestor::section[1]");
  await expect(sessions.getByRole("button", { name: /ログインを終了する/ }).first()).toBeVisible();
  await expect(sessions.getByText("この端末", { exact: true })).toHaveCount(1);
  for (;;) {
    const left = await sessions.getByRole("button", { name: /ログインを終了する/ }).count();
    if (left === 0) break;
    await sessions
      .getByRole("button", { name: /ログインを終了する/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "終了する" }).click();
    await expect(sessions.getByRole("button", { name: /ログインを終了する/ })).toHaveCount(left - 1);
  }
  await expect(sessions.getByText("ほかの端末ではログインしていません。")).toBeVisible();

  await expect(async () => {
    await other.goto(`${siteOf("sealed")}${ACCOUNT}`);
    await expect(other).toHaveURL(LOGIN, { timeout: 500 });
  }).toPass({ timeout: 35_000 });
});
