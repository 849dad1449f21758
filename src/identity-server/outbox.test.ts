import { describe, expect, it } from "vitest";
import type { SentMessage } from "#domain/identity/core/messages.ts";
import { outboxRoutes } from "./outbox.ts";

const first: SentMessage = {
  id: 1,
  medium: "EMAIL",
  to: "hanako@example.jp",
  username: "hanako",
  subject: "登録の確認コード",
  body: "確認コード: 012345",
  code: "012345",
  sentAt: new Date("2026-04-01T00:00:00Z"),
  html: "<!DOCTYPE html><html><body><p>確認コード</p></body></html>",
  headers: { "Message-ID": "<mail-1@site.test>" },
  messages: [],
  attachments: [],
};
const second: SentMessage = {
  ...first,
  id: 2,
  medium: "SMS",
  to: "+819012345678",
  subject: null,
  html: null,
  headers: {},
  sentAt: new Date("2026-04-01T00:01:00Z"),
};
const card = { type: "button", action: { type: "uri", label: "くわしく見る", uri: "https://site.test/recc/loading#t=abc" } };
const third: SentMessage = {
  ...second,
  id: 3,
  medium: "LINE",
  to: `U${"a".repeat(32)}`,
  username: null,
  body: "おすすめの物件があります",
  code: null,
  messages: [
    { type: "text", text: "新着です <b>" },
    {
      type: "flex",
      altText: "おすすめの物件があります",
      contents: { type: "bubble", body: { type: "box", layout: "vertical", contents: [card] } },
    },
  ],
};

function askedFor() {
  const asked: (readonly string[])[] = [];
  const routes = outboxRoutes(async (wanted) => {
    asked.push(wanted);
    return [second, first];
  });
  return { asked, routes };
}

describe("the outbox as JSON", () => {
  it("lists the messages of the recipients named, the newest last", async () => {
    const { routes, asked } = askedFor();

    const answer = await routes.request("/_outbox?to=hanako%40example.jp,%2B819012345678");

    expect(asked).toEqual([["hanako@example.jp", "+819012345678"]]);
    expect(await answer.json()).toEqual([
      {
        to: "hanako@example.jp",
        username: "hanako",
        at: 1_775_001_600_000,
        subject: "登録の確認コード",
        text: "確認コード: 012345",
        code: "012345",
        html: first.html,
        headers: first.headers,
      },
      {
        ...{ to: "+819012345678", username: "hanako", at: 1_775_001_660_000, subject: null, text: "確認コード: 012345", code: "012345" },
        ...{ html: null, headers: {} },
      },
    ]);
  });

  it("lists all of them to a program that names nobody", async () => {
    const { routes, asked } = askedFor();

    const answer = await routes.request("/_outbox", { headers: { accept: "application/json" } });

    expect(asked).toEqual([[]]);
    expect(await answer.json()).toHaveLength(2);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("the outbox as a page", () => {
  it("shows the newest message first, with its code", async () => {
    const page = await (await askedFor().routes.request("/_outbox")).text();

    expect(page).toContain("送信箱(開発用)");
    expect(page.indexOf("+819012345678")).toBeLessThan(page.indexOf("hanako@example.jp"));
    expect(page).toContain("2026年4月1日 9:00:00");
    expect(page).toContain("012345");
  });

  it("narrows the list to what is looked for", async () => {
    const { routes, asked } = askedFor();

    const page = await (await routes.request("/_outbox?q=hanako")).text();

    expect(asked).toEqual([["hanako"]]);
    expect(page).toContain('value="hanako"');
  });

  it("draws a mail in a frame of its own that runs nothing, at both widths and in both schemes, its links outside the frame", async () => {
    const { routes } = askedFor();
    const framed = `<html><head><style>@media (prefers-color-scheme:dark){p{}}</style></head><body><a href="https://site.test/?a=1">"開く"</a></body></html>`;
    const of = outboxRoutes(async () => [{ ...first, html: framed }]);
    const page = async (query: string) => (await of.request(`/_outbox?id=1${query}`)).text();

    const desk = await page("");
    expect(desk).toContain('width="640"');
    expect(desk).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"/);
    expect(desk).toContain("&lt;base target=&quot;_top&quot;&gt;");
    expect(desk).toContain("@media not all{");
    const dark = await page("&width=phone&scheme=dark");
    expect(dark).toContain('width="390"');
    expect(dark).toContain("@media all{");
    expect(await page("&width=9&scheme=9&part=9")).toEqual(desk);
    expect((await routes.request("/_outbox?id=2")).headers.get("content-security-policy")).toContain("img-src http: https:");
  });

  it("shows the text and the headers as they travel, and an SMS as a bubble", async () => {
    const { routes } = askedFor();
    const page = async (query: string) => (await routes.request(`/_outbox?${query}`)).text();

    expect(await page("id=1&part=text")).toContain('<pre class="paper">確認コード: 012345</pre>');
    expect(await page("id=1&part=headers")).toContain("Message-ID: &lt;mail-1@site.test&gt;");
    expect(await page("id=2")).toContain('<p class="bubble">確認コード: 012345</p>');
  });

  it("draws a message of LINE as bubbles whose links lead out, and gives programs its messages", async () => {
    const routes = outboxRoutes(async () => [third, first]);

    const page = await (await routes.request("/_outbox")).text();

    expect(page).toContain('<h2 id="shown">おすすめの物件があります</h2>');
    expect(page).toContain('<div class="line-text">新着です &lt;b&gt;</div>');
    expect(page).toContain('<a href="https://site.test/recc/loading#t=abc" target="_top" rel="noopener">くわしく見る</a>');
    const listed = await (await routes.request(`/_outbox?to=${third.to}`)).json();
    expect(listed[0]).not.toHaveProperty("messages");
    expect(listed[1]).toMatchObject({ to: third.to, subject: null, messages: third.messages });
  });

  it("says so when there is nothing", async () => {
    const nothing = outboxRoutes(async () => []);

    expect(await (await nothing.request("/_outbox")).text()).toContain("まだ何も送られていません");
    expect(await (await nothing.request("/_outbox?q=taro")).text()).toContain("「taro」に送られたものはありません");
  });

  it("escapes what a message and a query say, and lets no script run", async () => {
    const evil = '<script>alert("x")</script>';
    const routes = outboxRoutes(async () => [
      { ...first, body: evil, subject: evil, username: evil, to: evil, html: evil, headers: { [evil]: evil } },
    ]);

    const answer = await routes.request(`/_outbox?q=${encodeURIComponent(`"${evil}`)}`);

    expect(await answer.text()).not.toContain("<script>");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});
