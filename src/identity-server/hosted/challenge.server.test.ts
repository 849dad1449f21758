import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount, findAccount } from "#domain/identity/core/account-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { base32Of, newTotpSecret, sealTotp } from "#domain/identity/mfa/totp.server.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { respondToAuthChallenge } from "#domain/identity/operations/respond-to-auth-challenge.server.ts";
import { makeRecoveryCodes } from "#domain/identity/recovery/recovery-codes.server.ts";
import { minutes } from "#kernel/duration.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { formOf, hostedWorld } from "#test/support/hosted.ts";
import { PASSWORD } from "#test/support/identity.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";

type World = Awaited<ReturnType<typeof hostedWorld>>;
let world: World;
/** A pool that asks everybody for a second factor. */
let strict: World;

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await hostedWorld(db);
  strict = await hostedWorld(db, { pool: { mfa: "ON" } });
});

const PHONE = "+819012345678";

async function withSms(at = world): Promise<Account> {
  const account = await at.account();
  const attributes = { ...account.attributes, phone_number: PHONE, phone_number_verified: "true" };
  await changeAccount(at.service.db, account.sub, { attributes, smsMfa: true }, at.clock.now());
  return account;
}

async function withApp(account: Account): Promise<{ account: Account; secret: string }> {
  const { service, clock } = world;
  const secret = newTotpSecret(service.randomBytes);
  await changeAccount(service.db, account.sub, { totpMfa: true, totpSealed: sealTotp(service.secrets, account.sub, secret) }, clock.now());
  return { account, secret: base32Of(secret) };
}

describe("a second factor by text message", () => {
  it("is asked for after the password, and a wrong code may be mended", async () => {
    const { browser, back: page } = await world.login(await withSms());
    const code = world.codeTo(PHONE);

    const wrong = await browser.submit(page, "/login/sms", { code: code === "000000" ? "000001" : "000000" });
    const back = await browser.submit(wrong, "/login/sms", { code });

    expect(page.text).toContain("末尾5678の電話番号へ送った確認コードを入力してください。");
    expect(page.text).toMatch(/<input id="code"[^>]*autocomplete="one-time-code"[^>]*inputmode="numeric"/);
    expect(wrong.text).toContain("確認コードがちがいます。");
    expect(back.landed?.searchParams.get("state")).toBe("state-1");
  });

  it("leaves the browser signed out until it is given", async () => {
    const { browser, back: page } = await world.login(await withSms());

    expect(browser.cookies.has("machinone-login")).toBe(false);
    expect((await browser.submit(page, "/login/sms", { code: "" })).text).toContain("確認コードを入力してください。");
    expect((await browser.go(world.path())).url.pathname).toBe("/login");
  });

  it("begins anew when it took too long, or was answered before", async () => {
    const { browser, back: page } = await world.login(await withSms());
    await browser.submit(page, "/login/sms", { code: world.codeTo(PHONE) });
    const used = await browser.submit(page, "/login/sms", { code: world.codeTo(PHONE) });
    const second = await world.login(await withSms());
    const code = world.codeTo(PHONE);
    world.clock.advance(minutes(16));
    const late = await second.browser.submit(second.back, "/login/sms", { code });

    for (const seen of [used, late]) {
      expect(seen.landed).toBeNull();
      expect(seen.text).toContain("ログインの有効期限が切れました");
      expect(seen.text).toContain('href="/login?');
    }
  });
});

describe("a recovery code in place of the phone's", () => {
  const codesOf = async (account: Account): Promise<readonly string[]> => {
    const { service } = world;
    return (await inTransaction(service.db, (tx) => makeRecoveryCodes(service, tx, account.sub))).codes;
  };

  it.each(["sms", "app"] as const)("signs in on the page of the factor, without scripts: %s", async (factor) => {
    const account = factor === "sms" ? await withSms() : (await withApp(await world.account())).account;
    const [code = ""] = await codesOf(account);
    const { browser, back: page } = await world.login(account);
    expect(page.text).toContain("<summary>リカバリーコードを使う</summary>");

    const shapeless = await browser.submit(page, `/login/${factor}`, { recovery: "123456" });
    const wrong = await browser.submit(shapeless, `/login/${factor}`, { recovery: "AAAA-AAAA-AAAA" });
    const back = await browser.submit(wrong, `/login/${factor}`, { recovery: code.toLowerCase() });

    expect(shapeless.text).toContain("リカバリーコードは、英数字12文字を入力してください。");
    expect(wrong.text).toContain("リカバリーコードがちがうか、すでに使われています。");
    expect(wrong.text).toMatch(/<details class="card" open>/);
    expect(back.landed?.searchParams.get("state")).toBe("state-1");
  });
});

describe("a second factor by an authenticator app", () => {
  it("takes the code of the app once", async () => {
    const { account, secret } = await withApp(await world.account());
    const { browser, back: page } = await world.login(account);

    const wrong = await browser.submit(page, "/login/app", { code: wrongCodeOf(secret, world.clock) });
    const code = codeOf(secret, world.clock);
    const back = await browser.submit(wrong, "/login/app", { code });
    const second = await world.login(account);
    const again = await second.browser.submit(second.back, "/login/app", { code });

    expect(wrong.text).toContain("確認コードがちがいます。");
    expect(back.landed?.searchParams.has("code")).toBe(true);
    expect(again.text).toContain("このコードは使用済みです。");
  });

  it("is chosen where there is a choice", async () => {
    const { account, secret } = await withApp(await withSms());
    const { browser, back: page } = await world.login(account);

    const app = await browser.submit(page, "/login/choose", { factor: "SOFTWARE_TOKEN_MFA" });
    const back = await browser.submit(app, "/login/app", { code: codeOf(secret, world.clock) });

    expect(page.text.match(/type="radio"/g)).toHaveLength(2);
    expect(back.landed?.searchParams.has("code")).toBe(true);
  });

  it("is not anything else than what there is to choose from", async () => {
    const { account } = await withApp(await withSms());
    const { browser, back: page } = await world.login(account);

    const seen = await browser.submit(page, "/login/choose", { factor: "NOTHING" });

    expect(seen.landed).toBeNull();
    expect(seen.text).toContain("もう一度ログインする");
  });
});

describe("a pool that asks everybody for a second factor", () => {
  const secretOf = (text: string) => /<dd>([A-Z2-7 ]+)<\/dd>/.exec(text)?.[1]?.replaceAll(" ", "") ?? "";

  it("lets an app be set up on the way", async () => {
    const account = await strict.account();
    const { browser, back: page } = await strict.login(account);
    const secret = secretOf(page.text);

    const wrong = await browser.submit(page, "/login/setup", { code: wrongCodeOf(secret, strict.clock) });
    const back = await browser.submit(wrong, "/login/setup", { code: codeOf(secret, strict.clock) });

    expect(page.text).toContain(`otpauth://totp/%E3%81%BE%E3%81%A1%E3%81%AE%E3%81%AD:${account.username}?secret=${secret}&amp;issuer=`);
    expect(secretOf(wrong.text)).toBe(secret);
    expect(wrong.text).toContain("確認コードがちがいます。");
    expect(back.landed?.searchParams.has("code")).toBe(true);
    expect(await findAccount(strict.service.db, account.sub)).toMatchObject({ totpMfa: true });
  });

  it("shows no secret that was bent on the way, and wants six digits", async () => {
    const { browser, back: page } = await strict.login(await strict.account());

    const bent = await browser.submit(page, "/login/setup", { code: "123456", secret: '"><b>' });
    const short = await browser.submit(page, "/login/setup", { code: "12" });

    expect(bent.text).toContain("ログインの有効期限が切れました");
    expect(short.text).toContain("6桁の数字を入力してください。");
  });

  it("cannot be entered where it offers no app and the person has no phone", async () => {
    const phonesOnly = await hostedWorld(world.service.db, { pool: { mfa: "ON", factors: ["SMS_MFA"] } });

    const { browser, back } = await phonesOnly.login(await phonesOnly.account());

    expect(back.text).toContain("二段階認証を設定できません");
    expect(browser.cookies.has("machinone-login")).toBe(false);
  });
});

describe("a temporary password", () => {
  const CHANGED = { new_password: "Another2horse", password_again: "Another2horse" };

  it("is replaced on the way, with the attributes that the account lacks", async () => {
    const asking = await hostedWorld(world.service.db, { pool: { requiredAttributes: ["name"] } });
    const account = await asking.account({ status: "FORCE_CHANGE_PASSWORD" });
    const { browser, back: page } = await asking.login(account);

    const empty = await browser.submit(page, "/login/newPassword", { name: "", ...CHANGED, password_again: "x" });
    const weak = await browser.submit(empty, "/login/newPassword", { name: "見本 花子", new_password: "weak", password_again: "weak" });
    const back = await browser.submit(weak, "/login/newPassword", { name: "見本 花子", ...CHANGED });

    expect(formOf(page, "/login/newPassword").asks).toEqual(["name", "new_password", "password_again"]);
    expect(empty.text).toContain("氏名を入力してください。");
    expect(empty.text).toContain("2つのパスワードが一致していません。");
    expect(weak.text).toContain('value="見本 花子"');
    expect(weak.text).toContain("8文字以上で");
    expect(back.landed?.searchParams.has("code")).toBe(true);
    expect(await findAccount(world.service.db, account.sub)).toMatchObject({ status: "CONFIRMED", attributes: { name: "見本 花子" } });
  });
});

describe("a step of a sign-in", () => {
  it("of the API is not taken by the pages", async () => {
    const account = await withSms();
    const { Session = "" } = await world.signIn(account);
    const { browser, back: page } = await world.login(account);

    const seen = await browser.submit(page, "/login/sms", { session: Session, code: world.codeTo(PHONE) });

    expect(seen.landed).toBeNull();
    expect(seen.text).toContain("ログインの有効期限が切れました");
  });

  it("of the pages is not taken by the API", async () => {
    const account = await withSms();
    const { back: page } = await world.login(account);
    const body = {
      ClientId: world.client.id,
      ChallengeName: "SMS_MFA",
      Session: formOf(page, "/login/sms").hidden.session,
      ChallengeResponses: { USERNAME: account.username, SMS_MFA_CODE: world.codeTo(PHONE) },
    };

    await expect(world.run(respondToAuthChallenge, body)).rejects.toThrow("Invalid session for the user.");
  });

  it("cannot be begun in the API under the name the pages use for theirs", async () => {
    const { username } = await world.account();
    const body = { ClientId: world.client.id, AuthFlow: "HOSTED_LOGIN", AuthParameters: { USERNAME: username, PASSWORD } };

    await expect(world.run(initiateAuth, body)).rejects.toMatchObject({ type: "InvalidParameterException" });
  });

  it("cannot be finished at another client than it was begun at", async () => {
    const other = await world.addClient();
    const { browser, back: page } = await world.login(await withSms());
    const { action, hidden } = formOf(page, "/login/sms");

    const seen = await browser.post(action.replace(world.client.id, other.id), { ...hidden, code: world.codeTo(PHONE) });

    expect(seen.landed).toBeNull();
  });
});
