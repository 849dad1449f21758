import { expect, it } from "vitest";
import { isRecord } from "./record.ts";

it.each([[{}], [{ typed: { areaM2: "70" } }], [Object.create(null)]])("%j has fields to look at", (value) => {
  expect(isRecord(value)).toBe(true);
});

it.each([[null], [undefined], [[]], [[{ typed: 1 }]], ["{}"], [3], [true], [() => ({})]])("%j has none", (value) => {
  expect(isRecord(value)).toBe(false);
});

it("lets fields be read that nobody has promised", () => {
  const kept: unknown = JSON.parse('{"owner":"a"}');

  expect(isRecord(kept) ? [kept.owner, kept.typed] : null).toEqual(["a", undefined]);
});
