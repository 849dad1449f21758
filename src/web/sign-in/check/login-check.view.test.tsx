import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { sampleAddress, sampleResend } from "#web/sign-in/form/samples.ts";
import type { Waiting } from "#web/sign-in/form/waiting.ts";
import { LoginCheckView, type LoginCheckViewProps } from "./login-check.view.tsx";

function draw(waiting: Waiting, view: Partial<LoginCheckViewProps> = {}) {
  const plain = {
    address: sampleAddress,
    form: sampleForm(),
    resend: sampleResend,
    secret: { kind: "loading" },
    onStartAgain: () => undefined,
  } as const;
  return renderInRouter(<LoginCheckView {...plain} waiting={waiting} {...view} />, ["/login-check", "/login"]);
}

const SECRET = "MIHONNOKAGIMACHINONEMIHONNOKAGI2";
const setUp: Waiting = { kind: "mfa-setup", choices: ["TOTP"] };

describe("the screen of codes", () => {
  it("tells where the code of a sign-up went, and can send another", async () => {
    const text = textOf(await draw({ kind: "sign-up", sentAt: 1 }));

    expect(text).toContain("hanako@example.jp へ確認コードを送りました。");
    expect(text).toContain("コードを送り直す");
    expect(text).toContain("メールアドレスをまちがえたとき");
  });

  it("has nothing to type where a sign-up is confirmed by a link, and waits by itself", async () => {
    const html = await draw({ kind: "sign-up-link", sentAt: 1 });

    expect(textOf(html)).toContain("hanako@example.jp へ確認のリンクを送りました。");
    expect(textOf(html)).toContain("この画面は自動で進みます");
    expect(textOf(html)).toContain("メールを送り直す");
    expect(html).not.toContain("<form");
  });

  it("leads to the login once the link was waited for in vain", async () => {
    const linkFailure = "自動でログインできませんでした。";
    const html = await draw({ kind: "sign-up-link", sentAt: 1 }, { linkFailure });

    expect(html).toMatch(/role="alert".*自動でログインできませんでした/s);
    expect(html).toContain('href="/login"');
    expect(textOf(html)).not.toContain("自動で進みます");
  });

  it("speaks of the mail filter of a carrier where a code is awaited", async () => {
    expect(textOf(await draw({ kind: "sign-up", sentAt: 1 }, { address: "hanako@docomo.ne.jp" }))).toContain("受信設定");
  });

  it("takes the code from the system's keyboard, and keeps the name for password managers", async () => {
    const html = await draw({ kind: "sms", destination: "+*******5678" });

    expect(html).toContain('autoComplete="one-time-code"');
    expect(html).toContain('inputMode="numeric"');
    expect(html).toMatch(/<input [^>]*autoComplete="username"[^>]*value="hanako@example.jp"/);
  });

  it.each([
    [{ kind: "sms", destination: "" }, "この端末を記憶する"],
    [{ kind: "totp", deviceName: null }, "この端末を記憶する"],
    [{ kind: "select-mfa", choices: ["SMS", "TOTP"] }, "認証アプリを使う"],
    [{ kind: "custom-challenge", parameters: { question: "合言葉を入力してください。" } }, "合言葉を入力してください。"],
    [{ kind: "new-password", requiredAttributes: ["userAttributes.name"], attributes: {} }, "氏名"],
  ] as const satisfies readonly (readonly [Waiting, string])[])("asks at %j for %s, with a way to begin anew", async (waiting, words) => {
    const text = textOf(await draw(waiting));

    expect(text).toContain(words);
    expect(text).toContain("ログインをはじめからやり直す");
  });

  it("has a way for who has no phone at hand, and back", async () => {
    const waiting: Waiting = { kind: "totp", deviceName: null };
    const shut = textOf(await draw(waiting));
    const open = textOf(await draw(waiting, { form: sampleForm({ typed: { "uses-recovery": "on" } }) }));

    expect(shut).toContain("スマートフォンがないとき");
    expect(await draw(waiting)).toMatch(/<noscript>.*JavaScriptを有効にして.*<\/noscript>/s);
    expect(shut).not.toContain("リカバリーコード");
    expect(open).toContain("控えておいたコードを1つ入力してください。");
    expect(open).not.toContain("6桁の数字");
    expect(open).toContain("英数字12文字のコードです。");
    expect(open).toContain("確認コードを入力する");
  });

  it("speaks of sending an SMS again only where one is awaited, and leads to where one can write to us", async () => {
    const waiting: Waiting = { kind: "sms", destination: "+*******5678" };
    const withCode = await draw(waiting, { form: sampleForm({ typed: { "uses-recovery": "on" } }) });

    expect(textOf(await draw(waiting))).toContain("もう一度送られます");
    expect(textOf(withCode)).not.toContain("もう一度送られます");
    expect(withCode).toContain('href="/risk/contact"');
  });

  it("offers only the methods that the account has", async () => {
    expect(textOf(await draw({ kind: "select-mfa", choices: ["SMS"] }))).not.toContain("認証アプリを使う");
  });

  it("shows the key of a new app to scan, to open and to type, with advice for a lost phone", async () => {
    const html = await draw(setUp, { secret: { kind: "ready", secret: SECRET } });

    expect(html).toContain('<svg role="img" aria-label="認証アプリに登録するQRコード"');
    expect(html).toContain(`href="otpauth://totp/${encodeURIComponent("まちのね")}:hanako%40example.jp?secret=${SECRET}`);
    expect(textOf(html)).toContain("MIHO NNOK AGIM ACHI NONE MIHO NNOK AGI2");
    expect(textOf(html)).toContain("端末をなくしたとき");
    expect(html).not.toContain(" style");
  });

  it("waits for the key, and asks for it again when it did not come", async () => {
    expect(textOf(await draw(setUp))).toContain("読み込んでいます");
    expect(textOf(await draw(setUp, { secret: { kind: "failed", retry: () => undefined } }))).toContain("再試行");
  });

  it("does not leave somebody alone whose account has no method this page can set up", async () => {
    expect(textOf(await draw({ kind: "mfa-setup", choices: ["SMS"] }))).toContain("お問い合わせください");
  });

  it.each([
    [{ kind: "nothing" }, "入力を待っているコードはありません。"],
    [{ kind: "lost" }, "もう一度ログインする"],
  ] as const)("at %j leads to the login", async (waiting, words) => {
    const html = await draw(waiting);

    expect(textOf(html)).toContain(words);
    expect(html).toContain('href="/login"');
    expect(html).not.toContain("<form");
  });

  it("knows nothing yet when the server draws it", async () => {
    const html = await draw({ kind: "unknown" });

    expect(textOf(html)).toContain("読み込んでいます");
    expect(html).not.toContain("<form");
  });

  it("shows a wrong code at its field and at the head", async () => {
    const issues = [{ field: "code", message: "確認コードがちがいます。" }];
    const html = await draw({ kind: "totp", deviceName: null }, { form: sampleForm({ issues }) });

    expect(html).toContain('id="code-error"');
    expect(html).toContain('href="#code"');
  });

  it("says 処理中です while an answer is judged", async () => {
    expect(textOf(await draw({ kind: "totp", deviceName: null }, { form: sampleForm({ isPending: true }) }))).toContain("処理中です");
  });
});
