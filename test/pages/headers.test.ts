import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { siteUrl, visitor } from "./visitor.ts";

const POLICY = /script-src 'self' 'nonce-([\w+/=-]{16,})';/;

describe("every answer carries the headers that keep foreign script out", () => {
  test.each(["/", "/no/such/page", "/mypage", "/api/health", "/assets/none.txt"])("%s", async (path) => {
    const { headers } = await visitor().ask(path);
    const policy = headers.get("content-security-policy") ?? "";

    expect(policy).toMatch(POLICY);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

test("each answer has a nonce of its own, which its scripts carry", async () => {
  const { ask } = visitor();
  const [one, other] = [await ask("/"), await ask("/")].map(({ headers, html }) => {
    const nonce = POLICY.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
    expect(html).toContain(`nonce="${nonce}"`);
    return nonce;
  });

  expect(one).not.toBe(other);
});

test("a page goes out compressed, and its scripts may be kept for a year", async () => {
  const { headers, html } = await visitor().ask("/");
  expect(headers.get("content-encoding")).toBe("gzip");
  const script = /(\/assets\/[\w.-]+\.js)/.exec(html)?.[1] ?? "";
  const file = await fetch(`${siteUrl()}${script}`);

  expect(file.status).toBe(200);
  expect(file.headers.get("cache-control")).toContain("immutable");
});

test("files of pages carry what counts for a file alone, that of the map's worker what counts for pages", async () => {
  const { html } = await visitor().ask("/");
  const script = /(\/assets\/[\w.-]+\.js)/.exec(html)?.[1] ?? "";
  const [worker] = (await readdir("dist/client/assets")).filter((name) => /worker.*\.js$/.test(name));
  const [file, ofWorker] = await Promise.all([script, `/assets/${worker}`].map((path) => fetch(`${siteUrl()}${path}`)));

  expect(file?.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(file?.headers.get("x-content-type-options")).toBe("nosniff");
  expect(file?.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(file?.headers.get("permissions-policy")).toBeNull();
  expect([ofWorker?.status, ofWorker?.headers.get("content-security-policy")]).toEqual([200, expect.stringMatching(POLICY)]);
});

test("what a browser reports of a page is taken", async () => {
  const report = {
    "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": "inline", "document-uri": siteUrl(), disposition: "enforce" },
  };
  const answer = await visitor().ask("/csp-report", {
    method: "POST",
    headers: { "content-type": "application/csp-report" },
    data: report,
  });

  expect(answer.status).toBe(204);
});

test("two slashes at the start of an address lead to a path of the site, never to a host", async () => {
  const { status, headers } = await visitor().ask("//evil.example/x");

  expect([status, headers.get("location")]).toEqual([308, "/evil.example/x"]);
});

test("health tells visitors that all is well, and nothing else", async () => {
  const { status, html } = await visitor().ask("/api/health");

  expect([status, html]).toEqual([200, '{"ok":true}']);
});

test("health names the database, a model and the queue to whoever runs the site", async () => {
  const response = await fetch(`${siteUrl()}/api/health`);

  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ ok: true, database: { ok: true }, model: { ok: true }, jobs: { ok: true } });
});
