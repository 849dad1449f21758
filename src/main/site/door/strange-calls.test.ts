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

  it("that would change a page is told that pages are only read", () => {
    expect([onlyRead().status, onlyRead().headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
