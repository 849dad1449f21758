import { expect, it } from "vitest";
import { base64UrlOf } from "./base64-url.ts";

it.each([
  [[], ""],
  [[255, 239], "_-8"],
  [[250], "-g"],
])("writes %j as %s", (bytes, text) => {
  expect(base64UrlOf(Uint8Array.from(bytes))).toBe(text);
});

it("makes a challenge of 32 bytes", () => {
  expect(base64UrlOf(new Uint8Array(32))).toMatch(/^[\w-]{43}$/);
});
