import { describe, expect, it } from "vitest";
import { appCodePage, chooseFactorPage } from "./challenge-pages.ts";
import { errorPage } from "./error-page.ts";
import { layout } from "./layout.ts";
import { field, form, NOTHING, problemSummary } from "./markup.ts";

const FRAME = { query: "client_id=x&state=%22%3E", token: "t-1" };

describe("a field", () => {
  it("ties its label, hint and problem to the input", () => {
    const markup = String(
      field({ name: "code", label: "確認コード", hint: "6桁の数字", type: "text", autocomplete: "one-time-code", isCode: true }, [
        { field: "code", text: "ちがいます。" },
        { field: "password", text: "別の項目" },
      ]),
    );

    expect(markup).toContain('<label for="code">確認コード</label>');
    expect(markup).toContain('aria-describedby="code-hint code-problem"');
    expect(markup).toContain('<p class="problem" id="code-problem">ちがいます。</p>');
    expect(markup).toContain(' aria-invalid="true"');
    expect(markup).not.toContain("別の項目");
  });

  it("never holds a password, whatever it is given", () => {
    expect(String(field({ name: "p", label: "p", type: "password", autocomplete: "off", value: "secret" }))).not.toContain("secret");
  });

  it("shows what was typed as text", () => {
    const markup = String(field({ name: "username", label: "名前", type: "text", autocomplete: "username", value: '"><script>' }));

    expect(markup).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  it("says that it may be left out", () => {
    const markup = String(field({ name: "n", label: "名前", type: "text", autocomplete: "name", isOptional: true }));

    expect(markup).toContain("名前（任意）");
    expect(markup).not.toContain("required");
  });
});

describe("the summary of problems", () => {
  it("is read out and leads to the fields", () => {
    const markup = String(
      problemSummary([
        { field: "code", text: "一つ目" },
        { field: null, text: "二つ目" },
      ]),
    );

    expect(markup).toContain('role="alert"');
    expect(markup).toContain('<li><a href="#code">一つ目</a></li>');
    expect(markup).toContain("<li>二つ目</li>");
  });

  it("blames no field for what is of none, and is absent without problems", () => {
    expect(String(problemSummary([{ field: null, text: "上限です" }]))).toContain("<h2>続けられませんでした</h2>");
    expect(String(problemSummary([]))).toBe("");
  });
});

describe("a page", () => {
  it("is named, in Japanese, without scripts, and says in its title when something is wrong", () => {
    const plain = String(layout({ title: "ログイン", content: NOTHING }));
    const wrong = String(layout({ title: "ログイン", problems: [{ field: null, text: "x" }], content: NOTHING }));

    expect(plain).toContain("<title>ログイン｜まちのね</title>");
    expect(plain).toContain('<html lang="ja">');
    expect(plain).not.toContain("<script");
    expect(wrong).toContain("<title>エラー：ログイン｜まちのね</title>");
  });

  it("posts to an address that carries the client's request, with what shows the form to be ours", () => {
    const markup = String(form(FRAME, "/login", NOTHING));

    expect(markup).toContain('action="/login?client_id=x&amp;state=%22%3E"');
    expect(markup).toContain('<input type="hidden" name="form_token" value="t-1">');
  });

  it("of a step carries its session and leads back to the start", () => {
    const markup = String(appCodePage({ frame: FRAME, session: 's"1', problems: [] }));

    expect(markup).toContain('name="session" value="s&quot;1"');
    expect(markup).toContain('href="/login?client_id=x');
  });

  it("of a choice has one choice made, each with its label", () => {
    const markup = String(chooseFactorPage({ frame: FRAME, session: "s", problems: [] }, ["SMS_MFA", "SOFTWARE_TOKEN_MFA"]));

    expect(markup.match(/ checked/g)).toHaveLength(1);
    expect(markup).toContain("認証アプリのコードを使う");
  });

  it("of an error offers a way on where there is one", () => {
    expect(String(errorPage("step-lost", { again: "/login?x" }))).toContain('href="/login?x"');
    expect(String(errorPage("client-unknown"))).not.toContain("<a ");
  });
});
