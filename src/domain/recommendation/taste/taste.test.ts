import { describe, expect, it } from "vitest";
import type { HomeFacts } from "#domain/recommendation/core/candidate.ts";
import { aCandidate } from "#test/support/candidates.ts";
import { comfortablePriceOf } from "./comfortable-price.ts";
import { binOf } from "./number-taste.ts";
import { type Signal, tasteOf } from "./taste.ts";

const signal = (changes: Partial<Signal> = {}): Signal => ({ kind: "like", reason: null, daysAgo: 0, home: aCandidate(), ...changes });
const at = (part: "price" | "walk" | "age" | "area", value: number, signals: readonly Signal[]) =>
  tasteOf(signals).numbers[part][binOf(part, value)];

describe("tasteOf", () => {
  it("is nothing without signals", () => {
    const taste = tasteOf([]);
    expect(Object.values(taste.numbers).every((bins) => bins.every((value) => value === 0))).toBe(true);
    expect(Object.values(taste.choices).every((part) => part.size === 0)).toBe(true);
  });

  it("likes what is alike, less the further away it is", () => {
    expect([8, 10, 14, 20].map((minutes) => at("walk", minutes, [signal()]))).toEqual([1, 1 - 2 / 12, 1 - 6 / 12, 0]);
    expect(tasteOf([signal()]).choices.town).toEqual(new Map([["13108-豊洲", 1]]));
  });

  it("counts half after sixty days", () => {
    expect(at("walk", 8, [signal({ daysAgo: 60 })])).toBe(0.5);
  });

  it("takes a refusal for its reason alone, and what lies further out as refused too", () => {
    const far = [signal({ kind: "nope", reason: "walk" })];
    expect([3, 8, 15].map((minutes) => at("walk", minutes, far))).toEqual([1 - 5 / 12, 1, 1].map((share) => -share));
    expect(at("price", 60_000_000, far)).toBe(0);
    const small = [signal({ kind: "nope", reason: "area" })];
    expect([30, 70].map((areaM2) => at("area", areaM2, small))).toEqual([-1, -1]);
    expect(at("area", 120, small)).toBeCloseTo(0);
  });

  it("shares a home at two stations between them", () => {
    const walks: HomeFacts["walks"] = ["toyosu", "tatsumi"].map((stationGroup) => ({ stationGroup, minutes: 8 }));
    expect([...tasteOf([signal({ home: aCandidate({ walks }) })]).choices.station]).toEqual([
      ["toyosu", 0.5],
      ["tatsumi", 0.5],
    ]);
  });
});

describe("comfortablePriceOf", () => {
  const consentAt = new Date("2026-11-01");
  it("is seven times the upper end of what was told, and only after the consent", () => {
    expect(comfortablePriceOf({ incomeBand: "500to700", consentAt })).toBe(49_000_000);
    expect(comfortablePriceOf({ incomeBand: "500to700", consentAt: null })).toBeNull();
    for (const incomeBand of [null, "undisclosed", "2000plus"] as const) expect(comfortablePriceOf({ incomeBand, consentAt })).toBeNull();
  });
});
