import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AskedPrice } from "#domain/listings/core/types.ts";
import { toldPrices } from "./told-price-cuts.ts";

const asked = (...told: readonly (readonly [string, number])[]): AskedPrice[] => told.map(([fromOn, price]) => ({ fromOn, price }));

describe("a cut is told beside the price of now", () => {
  test.each([
    ["after exactly two months", asked(["2026-09-01", 60], ["2026-11-01", 55]), "2026-11-23", 60],
    ["up to six months after it", asked(["2026-01-01", 60], ["2026-05-23", 55]), "2026-11-23", 60],
    ["with a price told again in between", asked(["2026-08-01", 60], ["2026-10-01", 60], ["2026-11-01", 55]), "2026-11-23", 60],
    ["of two, the last alone", asked(["2026-01-01", 70], ["2026-05-01", 60], ["2026-11-01", 55]), "2026-11-23", 60],
  ])("%s", (_, history, today, before) => {
    expect(toldPrices(history, today).cut).toMatchObject({
      before,
      price: 55,
      beforeFromOn: expect.any(String),
      cutOn: expect.any(String),
    });
  });
});

describe("a cut is not told as one price beside another", () => {
  test.each([
    ["a day short of two months", asked(["2026-09-02", 60], ["2026-11-01", 55]), "2026-11-23"],
    ["a day beyond six months", asked(["2026-01-01", 60], ["2026-05-22", 55]), "2026-11-23"],
    ["where the price before it was asked for weeks only", asked(["2026-01-01", 70], ["2026-10-10", 60], ["2026-11-01", 55]), "2026-11-23"],
    ["of a price that rose since", asked(["2026-01-01", 60], ["2026-05-01", 50], ["2026-11-01", 55]), "2026-11-23"],
    ["of a price never changed", asked(["2026-01-01", 60]), "2026-11-23"],
    ["before its day", asked(["2026-01-01", 60], ["2026-12-01", 55]), "2026-11-23"],
    ["of nothing", [], "2026-11-23"],
  ])("%s", (_, history, today) => {
    expect(toldPrices(history, today).cut).toBeNull();
  });
});

test("everything else is that a price changed, without what it was", () => {
  const { steps } = toldPrices(asked(["2026-01-01", 70], ["2026-02-01", 60], ["2026-03-01", 65], ["2026-03-05", 65]), "2026-11-23");

  expect(steps).toEqual([
    { on: "2026-01-01", step: "first" },
    { on: "2026-02-01", step: "cut" },
    { on: "2026-03-01", step: "raised" },
  ]);
});

const DAY = 86_400_000;
const iso = (n: number) => new Date(Date.UTC(2024, 0, 1) + n * DAY).toISOString().slice(0, 10);
const history = fc.uniqueArray(fc.record({ day: fc.integer({ min: 0, max: 1000 }), price: fc.integer({ min: 1, max: 5 }) }), {
  selector: ({ day }) => day,
  maxLength: 6,
});

test("whatever was asked: a told price stood immediately before, for 59 days or more, and the cut is 184 days old at most", () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 1200 }), (drawn, today) => {
      const told = drawn.map(({ day, price }) => ({ fromOn: iso(day), price }));
      const { cut } = toldPrices(told, iso(today));
      // What is told at all: histories without a cut are drawn anew and count for nothing.
      fc.pre(cut !== null);
      const days = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / DAY;
      expect(cut.before).toBeGreaterThan(cut.price);
      expect(days(cut.beforeFromOn, cut.cutOn)).toBeGreaterThanOrEqual(59);
      expect(days(cut.cutOn, iso(today))).toBeLessThanOrEqual(184);
      const between = told.filter(({ fromOn }) => fromOn > cut.beforeFromOn && fromOn < cut.cutOn);
      expect(between.every(({ price }) => price === cut.before)).toBe(true);
      const since = told.filter(({ fromOn }) => fromOn >= cut.cutOn && fromOn <= iso(today));
      expect(since.every(({ price }) => price === cut.price)).toBe(true);
    }),
  );
});
