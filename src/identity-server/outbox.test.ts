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
};
const second: SentMessage = {
  ...first,
  id: 2,
  medium: "SMS",
  to: "+819012345678",
  subject: null,
  sentAt: new Date("2026-04-01T00:01:00Z"),
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
      },
      { to: "+819012345678", username: "hanako", at: 1_775_001_660_000, subject: null, text: "確認コード: 012345", code: "012345" },
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

  it("says so when there is nothing", async () => {
    const nothing = outboxRoutes(async () => []);

    expect(await (await nothing.request("/_outbox")).text()).toContain("まだ何も送られていません");
    expect(await (await nothing.request("/_outbox?q=taro")).text()).toContain("「taro」に送られたものはありません");
  });

  it("escapes what a message and a query say, and lets no script run", async () => {
    const evil = '<script>alert("x")</script>';
    const routes = outboxRoutes(async () => [{ ...first, body: evil, subject: evil, username: evil, to: evil }]);

    const answer = await routes.request(`/_outbox?q=${encodeURIComponent(`"${evil}`)}`);

    expect(await answer.text()).not.toContain("<script>");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});
