import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { Asking } from "./proof.ts";
import { ProofDialog, type ProofDialogProps } from "./proof-dialog.tsx";

type Drawn = { readonly issues: readonly { field: string; message: string }[]; readonly passkey: ProofDialogProps["passkey"] };
const ignore = () => undefined;
const dialog = (asking: Asking, { issues = [], passkey = null }: Partial<Drawn> = {}) => (
  <ProofDialog
    asking={asking}
    username="hanako@example.jp"
    form={sampleForm({ issues })}
    passkey={passkey}
    onClose={ignore}
    onElsewhere={ignore}
  />
);
const draw = (asking: Asking, drawn: Partial<Drawn> = {}) => renderInRouter(dialog(asking, drawn));

describe("ご本人の確認", () => {
  it("asks for the password first", async () => {
    const html = await draw({ kind: "password" });
    expect(textOf(html)).toContain("いまのパスワード");
    expect(textOf(html)).toContain("入力した内容は、そのまま残ります。");
    expect(textOf(html)).not.toContain("パスキー");
    expect(html).toContain('autoComplete="current-password"');
    expect(html).toMatch(/autoComplete="username"[^>]*value="hanako@example.jp"/);
  });

  it("offers the passkey to who has one, beside the password and nowhere else", async () => {
    const passkey = { stopped: "やめました。", onPress: ignore };
    const html = await draw({ kind: "password" }, { passkey });
    expect(textOf(html)).toMatch(/または\s*パスキーで確認/);
    expect(html).toMatch(/role="status"[^>]*>やめました。/);
    expect(textOf(await draw({ kind: "code", type: "TOTP", destination: "" }, { passkey }))).not.toContain("パスキー");
  });

  it.each([
    [{ kind: "code", type: "TOTP", destination: "" }, "認証アプリに表示された6桁の数字"],
    [{ kind: "code", type: "SMS", destination: "+*******5678" }, "末尾5678の電話番号へ送ったSMSの確認コード"],
    [{ kind: "choose", choices: ["SMS", "TOTP"] }, "認証アプリのコードを使う"],
  ] as const satisfies readonly (readonly [Asking, string])[])("then for what the account asks at a sign-in: %j", async (asking, words) => {
    expect(textOf(await draw(asking))).toContain(words);
  });

  it.each([
    [{ kind: "code", type: "TOTP", destination: "" }, "proof-code", "続けて、確認コードを入力してください。"],
    [{ kind: "choose", choices: ["SMS", "TOTP"] }, "proof-factor", "続けて、確認方法を選んでください。"],
  ] as const)("announces the next step and leads to its field: %j", async (asking, field, words) => {
    const page = await livePage(dialog({ kind: "password" }));
    expect(page.one('[role="status"]').textContent).toBe("");
    await page.draw(dialog(asking));

    expect([document.activeElement?.id, page.one('[role="status"]').textContent]).toEqual([field, words]);
  });

  it("tells a wrong code at its field", async () => {
    const html = await draw({ kind: "code", type: "TOTP", destination: "" }, { issues: [{ field: "proof-code", message: "ちがいます" }] });
    expect(html).toContain('id="proof-code-error"');
  });

  it("sends who came by a provider back there, and nobody to a password they do not have", async () => {
    const text = textOf(await draw({ kind: "elsewhere", provider: "Google" }));
    expect(text).toContain("Googleでもう一度ログインしてください。");
    expect(text).toContain("この画面にもどります");
    expect(text).not.toContain("パスワード");
  });

  it("holds nothing while it is closed", async () => {
    expect(await draw({ kind: "nothing" })).not.toContain("<form");
  });
});
