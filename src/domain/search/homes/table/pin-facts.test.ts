import { expect, it } from "vitest";
import { pinByte, pinFacts } from "./pin-facts.ts";

it.each([
  ["town", null],
  ["building", { grade: "A", depth: "eight" }],
  ["block", { grade: "check", depth: "doubtful" }],
  ["building", { grade: "near", depth: "near" }],
] as const)("a pin of %s and %j says so after it was written in one byte", (placePrecision, flag) => {
  const byte = pinByte({ placePrecision, flag: flag && { ...flag, ratio: 0.9, reasons: [], raisedOn: "2026-11-18" } });

  expect(byte).toBeLessThan(256);
  expect(pinFacts(byte)).toEqual({ placePrecision, grade: flag?.grade ?? null, depth: flag?.depth ?? null });
});
