import { expect, it } from "vitest";
import { readAs } from "#kernel/fields/field-kind.ts";
import { LAYOUT } from "#kernel/fields/text-kinds.ts";
import { LAYOUT_PATTERN, plainLayout } from "./layout.ts";
import { LAYOUTS } from "./layout-choices.ts";

it.each([
  ["３ＬＤＫ", "3LDK"],
  ["3 LDK", "3LDK"],
  ["3ldk", "3LDK"],
  ["2SLDK", "2LDK+S"],
  ["2LDK＋S(納戸)", "2LDK+S"],
  ["2LDK+N", "2LDK+S"],
  ["ワンルーム", "1R"],
])("%s is stored as %s, and read as an answer", (text, layout) => {
  expect(plainLayout(text)).toBe(layout);
  expect(readAs(LAYOUT, text)).toEqual({ ok: true, value: layout });
});

it.each(["9ABC", "3LDKK", "LDK", "広い", "0LDK", "2LDK,3LDK"])("%s is no layout", (text) => {
  expect(readAs(LAYOUT, text)).toEqual({ ok: false, reason: "format" });
});

it.each(LAYOUTS)("%s, which a form offers, is one as it stands", (layout) => {
  expect(LAYOUT_PATTERN.test(layout)).toBe(true);
  expect(plainLayout(layout)).toBe(layout);
});

it("is looked for in no text that is longer than any", () => {
  const started = performance.now();
  expect(readAs(LAYOUT, "(".repeat(1_000_000)).ok).toBe(false);
  expect(performance.now() - started).toBeLessThan(200);
});
