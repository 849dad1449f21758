import { describe, expect, it } from "vitest";
import { onlyRead, withoutStrangeCalls } from "./strange-calls.ts";

const asked: string[] = [];
const fetch = withoutStrangeCalls((request) => {
  asked.push(request.url);
  return new Response("answered");
});
const get = async (path: string) => fetch(new Request(`http://site.test${path}`));

describe("a call", () => {
  it.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("with the method %s is handed on", async (method) => {
    const request = new Request("http://site.test/x", { method });

    expect((await fetch(request)).status).toBe(200);
  });

  it.each(["PROPFIND", "MKCOL", "LOCK"])("with the method %s is refused, and told which there are", async (method) => {
    const response = await fetch(new Request("http://site.test/", { method }));

    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("GET, HEAD");
  });

  it.each([
    ["a remote call of the framework", "/_serverFn/abc", 404],
    ["all of them", "/_serverFn", 404],
    ["one with its first letter written as a number", "/%5FserverFn/abc", 404],
    ["one with any letter written so", "/_%73erver%46n/x?y=1", 404],
    ["one behind two slashes", "//_serverFn/x", 404],
    ["an endless address", `/risk/${"a".repeat(9000)}`, 414],
  ])("for %s ends here", async (_what, path, status) => {
    asked.length = 0;

    expect((await get(path)).status).toBe(status);
    expect(asked).toEqual([]);
  });

  it("for a page that only begins like one is handed on", async () => {
    expect((await get("/_serverFnx")).status).toBe(200);
  });

  it.each([
    ["with a method that is none", "PROPFIND", "/", "受け付けられない操作です"],
    ["for an endless address", "GET", `/search?q=${encodeURIComponent("あ".repeat(1200))}`, "アドレスが長すぎます"],
    ["for an address that cannot be read", "GET", "/%E0%A4%A", "アドレスを読み取れません"],
  ])("%s is answered to people by a page in their language, with a way on", async (_what, method, path, heading) => {
    const answer = await fetch(new Request(`http://site.test${path}`, { method, headers: { accept: "text/html,*/*" } }));
    const page = await answer.text();

    expect(page).toContain(`<h1>${heading}</h1>`);
    expect(page).toContain('<a href="/">トップページへ</a>');
    expect(page).not.toContain("もう一度読み込む");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("of a program for an address that cannot be read is handed on: each service says it in its own way", async () => {
    expect((await get("/api/%E0%A4%A")).status).toBe(200);
  });

  it.each([
    ["text/html", "このアドレスでは、内容を送ることができません。"],
    ["application/json", "Pages are only read."],
  ])("that would change a page is told that pages are only read, as %s", async (accept, words) => {
    const answer = onlyRead(new Request("http://site.test/terms", { method: "POST", headers: { accept } }), "n-1");

    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await answer.text()).toContain(words);
  });
});
