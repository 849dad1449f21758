import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { siteUrl, visitor } from "./visitor.ts";

/** Kilobytes of 1,000 bytes, as gzip: script, page, style and what makes it alive. */
const MOST_KB = 15;

/** What goes over the wire, not unpacked by anybody. */
async function served(path: string): Promise<Buffer> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    get(`${siteUrl()}${path}`, { headers: { "accept-encoding": "gzip", referer: siteUrl() } }, (response) => {
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve(Buffer.concat(parts)));
    }).on("error", reject);
  });
}

test("the checker on another site is little before a price is asked for, and names no other file", async () => {
  const [script, page] = await Promise.all([served("/widget/checker.js"), served("/widget/checker?key=demo")]);
  const html = gunzipSync(page).toString("utf8");

  expect((script.length + page.length) / 1000).toBeLessThanOrEqual(MOST_KB);
  expect(html).toContain("住まいの価格チェック");
  expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)="(?!data:)/);
  expect(gzipSync(html).length).toBeGreaterThan(2000);
});

test("its answers have headers of their own: other sites may load the script, and none frames a page of ours", async () => {
  const { ask } = visitor();
  const [script, frame, page] = [await ask("/widget/checker.js"), await ask("/widget/checker?key=mk_pub_none"), await ask("/biz/checker")];

  expect(script.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect([frame.status, frame.headers.get("x-frame-options")]).toEqual([403, null]);
  expect(page.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});
