import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noncedPage } from "./nonced-page.server.ts";

const DRAWN_WITH = "WJFiU8ctQxC+B0IO8T096g==";
const NEXT = "0123456789abcdefABCDEF==";

const script = (text: string) => `<script nonce="${DRAWN_WITH}">${text}</script>`;
const long = "<p>豊洲サンプルレジデンス</p>".repeat(200);

describe("noncedPage", () => {
  it("fills in the nonce of each answer wherever the page was drawn with one", () => {
    const page = noncedPage(`<meta content="${DRAWN_WITH}">${long}${script("a()")}${script(long)}`, DRAWN_WITH);

    const text = page.text(NEXT);
    expect(text).toBe(`<meta content="${NEXT}">${long}<script nonce="${NEXT}">a()</script><script nonce="${NEXT}">${long}</script>`);
    expect(gunzipSync(page.gzip(NEXT)).toString()).toBe(text);
    expect(gunzipSync(page.gzip(DRAWN_WITH)).toString()).toBe(page.text(DRAWN_WITH));
  });

  it("compresses what is long", () => {
    const page = noncedPage(`${long}${script("a()")}${long}`, DRAWN_WITH);

    expect(page.gzip(NEXT).length).toBeLessThan(page.text(NEXT).length / 10);
  });

  it("is the page as it is where there is no nonce", () => {
    expect(noncedPage(long, "").text(NEXT)).toBe(long);
    expect(gunzipSync(noncedPage(long, "").gzip(NEXT)).toString()).toBe(long);
  });

  it("holds more short pieces than one block of the format", () => {
    const page = noncedPage(script("short".repeat(20)).repeat(1000), DRAWN_WITH);

    expect(gunzipSync(page.gzip(NEXT)).toString()).toBe(page.text(NEXT));
  });

  it("is read back by any reader of gzip, whatever lies between the nonces", () => {
    const piece = fc.oneof(fc.string(), fc.string({ unit: "grapheme", minLength: 100, maxLength: 900 }), fc.constant(long));
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const page = noncedPage(pieces.join(DRAWN_WITH), DRAWN_WITH);
        expect(gunzipSync(page.gzip(NEXT)).toString()).toBe(Buffer.from(page.text(NEXT)).toString());
      }),
      { numRuns: 60 },
    );
  });
});
