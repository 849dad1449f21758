import { act, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { NEW_PASSWORD, NEW_PASSWORD_AGAIN, NewPasswordFields } from "./new-password-fields.tsx";
import { ResendCode } from "./resend-code.tsx";
import { CodeField, PasswordField } from "./secret-field.tsx";

const ADDRESS = "hanako@example.jp";
const nothing = () => undefined;

function Passwords({ wrong = {} }: { readonly wrong?: Readonly<Record<string, string>> }) {
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  return (
    <NewPasswordFields
      label="新しいパスワード"
      username={ADDRESS}
      {...{ password, again }}
      onPassword={setPassword}
      onAgain={setAgain}
      messageOf={(field) => wrong[field]}
    />
  );
}

describe("a new password while it is typed", () => {
  /** The rules with what is said of each, and the strength. */
  async function told(password: string) {
    const page = await livePage(<Passwords />);
    await page.type(`#${NEW_PASSWORD}`, password);
    return { rules: page.all("li").map(({ textContent }) => textContent), strength: page.one('[role="status"]').textContent };
  }

  it("is measured against every rule, in words and not by colour", async () => {
    expect((await told("")).rules).toEqual([
      "・8文字以上：まだです",
      "・空白を含まない：まだです",
      "・メールアドレスと同じではない：まだです",
    ]);
    expect((await told("asa no kawa")).rules).toEqual([
      "✓8文字以上：満たしています",
      "・空白を含まない：まだです",
      "✓メールアドレスと同じではない：満たしています",
    ]);
    expect((await told(ADDRESS.toUpperCase())).rules[2]).toBe("・メールアドレスと同じではない：まだです");
  });

  it.each([
    ["short", ""],
    ["12345678", "パスワードの強さは、弱い。言葉を足して長くすると、推測されにくくなります。"],
    ["tsukiji-no", "パスワードの強さは、ふつう。もう少し長くすると、より安全です。"],
    ["tsukiji-no-asa-7", "パスワードの強さは、強い"],
  ])("%j is told to be: %s", async (password, words) => {
    expect((await told(password)).strength).toBe(words);
  });

  it("is asked for twice, each with what is wrong with it", async () => {
    const page = await livePage(<Passwords wrong={{ [NEW_PASSWORD]: "入力してください", [NEW_PASSWORD_AGAIN]: "一致していません" }} />);
    await page.type(`#${NEW_PASSWORD_AGAIN}`, "kawabe-no-asa");

    expect(page.all("label").map(({ textContent }) => textContent)).toEqual(["新しいパスワード※必須", "新しいパスワード（もう一度）※必須"]);
    expect(page.one(`#${NEW_PASSWORD}-error`).textContent).toBe("＊入力してください");
    expect(page.one(`#${NEW_PASSWORD_AGAIN}-error`).textContent).toBe("＊一致していません");
    expect(page.all("input").map((field) => field.getAttribute("autocomplete"))).toEqual(["new-password", "new-password"]);
  });
});

describe("a password field", () => {
  const draw = (purpose: "current" | "new") => (
    <PasswordField name="password" label="パスワード" isRequired purpose={purpose} value="kawabe" onChange={nothing} />
  );

  it("shows what is typed only while that is asked for", async () => {
    const page = await livePage(draw("current"));
    expect(page.one("#password").getAttribute("type")).toBe("password");

    await page.press("表示する");
    expect([page.one("#password").getAttribute("type"), page.button("隠す").getAttribute("aria-pressed")]).toEqual(["text", "true"]);
    expect(page.button("隠す").getAttribute("aria-controls")).toBe("password");
    await page.press("隠す");

    expect(page.one("#password").getAttribute("type")).toBe("password");
  });

  it.each(["current", "new"] as const)("is known to password managers as the %s one, and corrected by no keyboard", (purpose) => {
    const html = renderToStaticMarkup(draw(purpose));

    expect(html).toContain(`autoComplete="${purpose}-password"`);
    expect(html).toContain('autoCapitalize="none"');
    expect(html).toContain('spellCheck="false"');
  });
});

it("a field for a code is filled in by the phone, and takes digits of any width and with blanks", async () => {
  const typed = vi.fn<(text: string) => void>();
  const page = await livePage(<CodeField name="code" label="確認コード" isRequired value="" onChange={typed} />);
  await page.type("#code", "１２３ ４５６");

  expect(typed.mock.calls).toEqual([["１２３ ４５６"]]);
  expect(page.one("#code").getAttribute("autocomplete")).toBe("one-time-code");
  expect(Number(page.one("#code").getAttribute("maxlength"))).toBeGreaterThan(6);
});

describe("another code", () => {
  const SENT = Date.parse("2026-11-21T03:00:00Z");
  beforeEach(() => void vi.useFakeTimers({ now: SENT }));
  afterEach(() => void vi.useRealTimers());

  const draw = (more: Partial<Parameters<typeof ResendCode>[0]> = {}) => (
    <ResendCode sentAt={SENT} isPending={false} outcome={null} onResend={nothing} {...more} />
  );
  const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

  it("can be had once a minute has passed", async () => {
    const again = vi.fn<() => void>();
    const page = await livePage(draw({ onResend: again }));
    expect([page.isIdle("コードを送り直す"), page.text().includes("あと60秒で送り直せます")]).toEqual([true, true]);

    await seconds(59);
    expect([page.isIdle("コードを送り直す"), page.text().includes("あと1秒で送り直せます")]).toEqual([true, true]);
    await seconds(1);
    await page.press("コードを送り直す");

    expect(again).toHaveBeenCalledOnce();
    expect(page.text()).not.toContain("あと");
  });

  it("is told of to those who hear the page three times a minute, not every second", async () => {
    const page = await livePage(draw());
    const heard = new Set<string>();
    for (let second = 0; second <= 61; second += 1) {
      heard.add(page.one('[role="status"]').textContent ?? "");
      await seconds(1);
    }

    expect([...heard]).toEqual(["約1分後に、コードを送り直せます", "約30秒後に、コードを送り直せます", "コードを送り直せます"]);
  });

  it("waits anew for the minute after the next one was sent, and for what is under way", async () => {
    const page = await livePage(draw());
    await seconds(60);
    await page.draw(draw({ sentAt: Date.now(), outcome: "確認コードを送り直しました" }));
    expect([page.isIdle("コードを送り直す"), page.text().includes("確認コードを送り直しました")]).toEqual([true, true]);

    await seconds(60);
    await page.draw(draw({ isPending: true }));

    expect(page.isIdle("コードを送り直す")).toBe(true);
  });

  it("names what is sent, and promises no time before the page is alive", () => {
    const html = renderToStaticMarkup(draw({ what: "メール" }));

    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>メールを送り直す/);
    expect(html).not.toContain("秒");
  });
});
