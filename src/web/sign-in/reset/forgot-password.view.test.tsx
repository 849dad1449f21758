import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { sampleAddress, sampleResend } from "#web/sign-in/form/samples.ts";
import { ForgotPasswordView } from "./forgot-password.view.tsx";
import { ForgotPasswordCheckView } from "./forgot-password-check.view.tsx";

const paths = ["/forgot-password", "/forgot-password-check", "/login"];

describe("a lost password", () => {
  it("begins with the address", async () => {
    const html = await renderInRouter(<ForgotPasswordView form={sampleForm()} hostedPages="https://id.example/login" />, paths);

    expect(textOf(html)).toContain("確認コードを送る");
    expect(html).toContain('href="/forgot-password-check"');
    expect(html).toContain('href="/login"');
    expect(html).toMatch(/<noscript>.*この画面で再設定を申し込むには.*href="https:\/\/id.example\/login".*<\/noscript>/s);
  });

  it("says at its head when there were too many tries", async () => {
    const html = await renderInRouter(
      <ForgotPasswordView form={sampleForm({ notice: "回数の上限に達しました。" })} hostedPages="" />,
      paths,
    );

    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain("回数の上限に達しました。");
  });
});

describe("the new password", () => {
  const draw = (keptAddress: string | null, sentAt = 1, form = sampleForm()) =>
    renderInRouter(<ForgotPasswordCheckView form={form} resend={{ ...sampleResend, sentAt }} keptAddress={keptAddress} />, paths);

  it("does not tell whether anybody has the address", async () => {
    expect(textOf(await draw(sampleAddress))).toContain("hanako@example.jp が登録されていれば、確認コードが届きます。");
  });

  it("says why, where somebody in charge has reset the password", async () => {
    expect(textOf(await draw(sampleAddress, 0))).toContain("安全のため、パスワードの再設定が必要です。");
  });

  it("tells who has no script that it needs one", async () => {
    expect(await draw(sampleAddress)).toMatch(/<noscript>.*JavaScriptを有効にして、ページを読み込み直してください。.*<\/noscript>/s);
  });

  it("keeps the name for password managers, and asks for the password twice", async () => {
    const html = await draw(sampleAddress);

    expect(html).toMatch(/<input [^>]*autoComplete="username"[^>]*value="hanako@example.jp"/);
    expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2);
    expect(textOf(html)).toContain("新しいパスワード（もう一度）");
    expect(html).not.toContain('id="email"');
  });

  it("asks for the address where this tab does not know it, and then sends nothing by itself", async () => {
    const html = await draw(null);

    expect(html).toContain('id="email"');
    expect(textOf(html)).not.toContain("コードを送り直す");
  });

  it.each([
    ["kawabeno", "弱い"],
    ["kawabe-noki", "ふつう"],
    ["kawabe-no-ki-7", "強い"],
  ])("calls %s %s", async (password, word) => {
    expect(await draw(sampleAddress, 1, sampleForm({ typed: { password } }))).toContain(`>${word}</b>`);
  });
});
