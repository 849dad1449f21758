import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { CATALOGUE } from "#wire/errors/catalogue.ts";
import { SOCIAL_STRATEGIES } from "#wire/session-cookies.ts";
import { LoginView, type LoginViewProps } from "./login.view.tsx";

const ignore = () => undefined;

function draw(view: Partial<LoginViewProps> = {}, paths: readonly string[] = ["/login", "/forgot-password"]) {
  const plain = {
    tab: "sign-in",
    notice: null,
    callback: { kind: "none" },
    providers: SOCIAL_STRATEGIES,
    form: sampleForm(),
    hostedPages: "https://id.example.jp/oauth2/authorize?x",
    onTab: ignore,
    onSocial: ignore,
    passkey: { isBusy: false, stopped: "", failure: null, onPress: ignore },
  } as const;
  return renderInRouter(<LoginView {...plain} {...view} />, paths);
}

/** The opening tag of an element with an id. */
const tagOf = (html: string, id: string) => html.match(new RegExp(`<[a-z]+ [^>]*id="${id}"[^>]*>`))?.[0] ?? "";

/** The opening tag of the button that says a word. */
const buttonWith = (html: string, word: string) => html.split("<button").find((part) => part.split("</button>")[0]?.includes(word)) ?? "";

describe("the login page", () => {
  it("lets password managers fill in the sign-in, and passkeys stand among the names", async () => {
    const html = await draw();

    expect(tagOf(html, "email")).toContain('autoComplete="username webauthn"');
    expect(tagOf(html, "password")).toContain('autoComplete="current-password"');
    expect(html).not.toContain('autofocus=""');
  });

  it("offers the outside services that the pool takes, and no other", async () => {
    const text = textOf(await draw({ providers: ["line"] }));

    expect(text).toContain("LINEでログイン");
    expect(text).not.toMatch(/Google|Facebook/);
  });

  it("lets password managers make a password at the sign-up", async () => {
    const html = await draw({ tab: "sign-up" });

    expect(tagOf(html, "email")).toContain('autoComplete="username"');
    expect(tagOf(html, "password")).toContain('autoComplete="new-password"');
    expect(tagOf(html, "passwordAgain")).toContain('autoComplete="new-password"');
  });

  it("draws one tab only, and says which", async () => {
    const html = await draw({ tab: "sign-up" });

    expect(html.match(/<form /g)).toHaveLength(1);
    expect(tagOf(html, "tab-sign-up")).toContain('aria-selected="true"');
    expect(tagOf(html, "tab-sign-in")).toContain('aria-selected="false"');
    expect(html).toContain('role="tabpanel" id="login-panel" aria-labelledby="tab-sign-up"');
  });

  it("names the ways over other accounts by what they do", async () => {
    expect(textOf(await draw())).toContain("Googleでログイン");
    expect(textOf(await draw())).toContain("Facebookでログイン");
    expect(textOf(await draw({ tab: "sign-up" }))).toContain("Googleで登録");
  });

  it("offers the pool's own login page to who has an account, not to who registers and agrees to terms here", async () => {
    expect(textOf(await draw())).toContain("ログイン画面(共通)でログイン");
    expect(textOf(await draw({ tab: "sign-up" }))).not.toContain("ログイン画面(共通)");
  });

  it("names the versions that are agreed to, and opens them beside the form", async () => {
    const html = await draw({ tab: "sign-up" });

    expect(html).toContain('<a href="/terms?version=2026-11-23" target="_blank"');
    expect(html).toContain('<a href="/privacypolicy?version=2026-11-23" target="_blank"');
    expect(textOf(html).replaceAll("（新しいタブで開きます）", "")).toContain(
      "利用規約（2026年11月23日版）に同意し、プライバシーポリシー（2026年11月23日版）を確認しました。",
    );
  });

  it("shows which rules a password meets while it is typed", async () => {
    const html = await draw({ tab: "sign-up", form: sampleForm({ typed: { email: "hanako@example.jp", password: "川辺の木" } }) });

    expect(textOf(html)).toContain("8文字以上：まだです");
    expect(textOf(html)).toContain("空白を含まない：満たしています");
  });

  it("asks whether an address was meant otherwise, and how to let mail of a carrier through", async () => {
    expect(textOf(await draw({ form: sampleForm({ typed: { email: "hanako@docomo.ne,jp" } }) }))).toContain(
      "もしかして：hanako@docomo.ne.jp",
    );
    const form = sampleForm({ typed: { email: "hanako@docomo.ne.jp" } });
    expect(textOf(await draw({ form, tab: "sign-up" }))).toContain("受信設定");
    expect(textOf(await draw({ form }))).not.toContain("受信設定");
  });

  it("ties an untaken tick to its message", async () => {
    const html = await draw({ tab: "sign-up", form: sampleForm({ issues: [{ field: "terms", message: "同意が必要です" }] }) });

    expect(tagOf(html, "terms")).toContain('aria-describedby="terms-error"');
    expect(html).toContain('href="#terms"');
  });

  it("cannot be sent before it is ready, nor twice", async () => {
    for (const form of [sampleForm({ isReady: false }), sampleForm({ isPending: true })]) {
      const html = await draw({ form });
      expect(html.match(/<button [^>]*type="submit"[^>]*>/)?.[0]).toMatch(/ (aria-)?disabled="/);
      for (const name of ["Google", "Facebook"]) expect(buttonWith(html, name)).toContain('disabled=""');
    }
    expect(textOf(await draw({ form: sampleForm({ isPending: true }) }))).toContain("処理中です");
  });

  it("never puts what was typed in an address", async () => {
    expect(await draw()).toMatch(/<form [^>]*method="post"/);
  });

  it("says what can be done without script", async () => {
    const html = await draw();

    expect(html).toMatch(/<noscript>.*JavaScriptが無効になっています.*<\/noscript>/s);
    expect(html).toContain('href="https://id.example.jp/oauth2/authorize?x"');
  });

  it.each([
    ["signed-out", "ログアウトしました"],
    ["signed-out-everywhere", "すべての端末からログアウトしました"],
    ["session-ended", "入力した内容は残っています"],
    ["session-revoked", "別の端末などからログアウトされました"],
    ["sign-out-late", "ログアウトの確認に時間がかかっています"],
    ["reset", "新しいパスワードで、ログインしてください"],
    ["confirmed", "会員登録が完了しました"],
    ["prove-leave", "同じ方法でログインすると、退会の手続きにもどります"],
    ["prove-change", "同じ方法でログインすると、設定の画面にもどります"],
  ] as const)("says after %s: %s", async (notice, words) => {
    expect(textOf(await draw({ notice }))).toContain(words);
  });

  it("says of an earlier success no more once something fails", async () => {
    const failed = sampleForm({ notice: "ちがいます", attempt: 1 });
    const text = textOf(await draw({ notice: "signed-out", form: failed }));

    expect(text).toContain("ちがいます");
    expect(text).not.toContain("ログアウトしました");
  });

  it("tells of a passkey that failed in one alert, and of nothing from before", async () => {
    const passkey = { isBusy: false, stopped: "", failure: "このパスキーは登録されていません。", onPress: ignore };
    const html = await draw({ notice: "signed-out-everywhere", passkey });

    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(textOf(html)).toContain("パスキーでログインできませんでした");
    expect(textOf(html)).not.toContain("ログアウトしました");
    expect(textOf(await draw({ callback: { kind: "failed", text: "取り消されました。" }, passkey }))).not.toContain("取り消されました。");
  });

  it("leads whose account is stopped to where they can write to us, and nobody else", async () => {
    const notice = CATALOGUE["User is disabled."].japanese;
    const stopped = await draw({ form: sampleForm({ notice, attempt: 1 }) });

    expect(textOf(stopped)).toContain("このアカウントは、ご利用を停止しています。");
    expect(stopped).toMatch(/role="alert".*ご利用を停止しています。.*href="\/risk\/contact".*id="email"/s);
    expect(stopped.split('href="/risk/contact"')).toHaveLength(2);
    expect(await draw({ callback: { kind: "failed", text: notice } })).toContain('href="/risk/contact"');
    expect(await draw()).not.toContain('href="/risk/contact"');
  });

  it("waits calmly while a sign-in is completed", async () => {
    const html = await draw({ callback: { kind: "completing" }, notice: "signed-out" });

    expect(textOf(html)).toContain("ログインを完了しています");
    expect(html).not.toContain("<form");
    expect(textOf(html)).not.toContain("ログアウトしました");
  });

  it("says why a sign-in was not completed, with the form as the way on", async () => {
    const html = await draw({ callback: { kind: "failed", text: "途中で取り消されました。" }, notice: "signed-out" });

    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain("途中で取り消されました。");
    expect(html).toContain("<form");
    expect(textOf(html)).not.toContain("ログアウトしました");
  });
});

describe("a way back from a provider that failed", () => {
  const callback = { kind: "failed", text: "外部のサービスでのログインが、途中で取り消されました。" } as const;

  it("is told above the form, and not the notice of before", async () => {
    const text = textOf(await draw({ callback, notice: "signed-out" }));

    expect(text).toContain("ログインを完了できませんでした");
    expect(text).toContain(callback.text);
    expect(text).not.toContain("ログアウトしました");
  });

  it("gives way to what came of the next try", async () => {
    const form = sampleForm({ typed: { email: "hanako@example.jp" }, notice: "回数の上限に達しました。" });
    const text = textOf(await draw({ callback, form: { ...form, submitting: { ...form.submitting, attempt: 1 } } }));

    expect(text).toContain("回数の上限に達しました。");
    expect(text).not.toContain("ログインを完了できませんでした");
  });
});
