import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isInternalPath } from "./internal-path.ts";

const ORIGIN = "https://site.example";
const allowedCharacter = fc.constantFrom(..."ABCXYZabcxyz0189@-%_~".split(""));
const segment = fc.string({ unit: allowedCharacter, minLength: 1, maxLength: 8 });
const internalPath = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.option(fc.webQueryParameters()), fc.option(fc.webFragments()))
  .map(([segments, query, hash]) => `/${segments.join("/")}${query === null ? "" : `?${query}`}${hash === null ? "" : `#${hash}`}`);

describe("isInternalPath", () => {
  test.each([
    "/",
    "/mypage/",
    "/mypage/Graph",
    "/risk/@key-1_2~3/flood/map",
    "/search/result?id=abc&back=/x",
    "/terms#article-3",
    "/a?b#c?d",
    "/%E6%9D%B1",
  ])("accepts %s", (path) => {
    expect(isInternalPath(path)).toBe(true);
  });

  test.each([
    "",
    "mypage",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/a.b",
    "/a b",
    "/mypage\n",
    "/mypage?a=\nSet-Cookie",
    "\t/mypage",
    "/日本",
    "/a:b",
    "?a=1",
    "#a",
  ])("refuses %j", (path) => {
    expect(isInternalPath(path)).toBe(false);
  });

  test("accepts every path made of the allowed characters, with any query and hash", () => {
    fc.assert(fc.property(internalPath, (path) => isInternalPath(path)));
  });

  test("never accepts what a browser would open on another site", () => {
    fc.assert(
      fc.property(
        fc.oneof(internalPath, fc.webUrl(), fc.string(), fc.string({ unit: fc.constantFrom(..."/\\@%~-_.:#?a\t\n") })),
        (path) => {
          return !isInternalPath(path) || new URL(path, ORIGIN).origin === ORIGIN;
        },
      ),
    );
  });

  test("one character outside of the grammar in the path is enough to refuse", () => {
    const forbidden = fc.constantFrom(..." .:\\;,!$&'()*+=[]{}|^`<>\"あ\n\t".split(""));
    fc.assert(fc.property(segment, forbidden, segment, (before, character, after) => !isInternalPath(`/${before}${character}${after}`)));
  });
});
