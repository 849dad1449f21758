import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { Appraisal, Comparable, FactorGroup, SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { quantile } from "#domain/valuation/evaluation/quantile.ts";
import { distanceM } from "#kernel/geo.ts";
import { type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { calibrate } from "./calibrate.ts";
import { createEngine } from "./engine.ts";
import { fitForestHere, trainBundle } from "./train-bundle.ts";

/** The made-up market with stations, of which each minute on foot costs 1.2 %, and with some buildings known. */
const sales: readonly SaleRow[] = syntheticSales(1500).map((sale, i) => {
  const walkMinutes = 1 + ((i * 7) % 20);
  const apartmentKey = i % 3 === 0 ? `${sale.town}-${sale.builtYear}-${i % 2}` : null;
  const price = Math.round(sale.price * Math.exp(-0.012 * walkMinutes));
  return { ...sale, stationName: `駅${Number(sale.town.slice(1)) % 24}`, walkMinutes, apartmentKey, price };
});
const byId = new Map(sales.map((sale) => [sale.id, sale]));
const FIRST = sales.reduce((first, { quarter }) => Math.min(first, quarterIndex(quarter)), Number.POSITIVE_INFINITY);
const LAST = sales.reduce((last, { quarter }) => Math.max(last, quarterIndex(quarter)), 0);
const asOf = quarterAt(LAST + 1);

let engine: EstimateEngine;
beforeAll(async () => {
  const fitted = await trainBundle(sales, async (set, name) => fitForestHere(set, name));
  const bundle = { ...fitted, verticalEquity: [3, 4, 4.5].map((price, i) => ({ price, step: 0.05 * (i - 1) })) };
  const calibrations = calibrate(bundle, sales.slice(0, 200));
  const period = { firstQuarter: FIRST, lastQuarter: LAST, trainRows: sales.length };
  engine = createEngine({ version: "condo-2025.01-00000000", kind: "condo", isSample: true, ...period, bundle, calibrations }, sales);
});

function subjectOf({ id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home }: SaleRow): Subject {
  return { ...home, floor: null, direction: null };
}

function appraisal(subject: Subject, at: Quarter = asOf): Appraisal | null {
  const outcome = engine.appraise(subject, { asOf: at, mode: "informed" });
  return outcome.estimated ? outcome : null;
}

describe("factors", () => {
  it.each(["blind", "informed"] as const)("add up from the base to the point, to the yen, for five hundred homes (%s)", (mode) => {
    const outcomes = sales
      .slice(0, 500)
      .map((sale, i) => ({ ...subjectOf(sale), renovated: i % 2 === 0, builtYear: i % 7 === 0 ? null : sale.builtYear }))
      .map((subject) => engine.appraise(subject, { asOf, mode }))
      .filter((outcome) => outcome.estimated);

    expect(outcomes.length).toBeGreaterThan(450);
    for (const { basePrice, factors, point } of outcomes) {
      expect(basePrice + factors.reduce((sum, { yen }) => sum + (yen ?? 0), 0)).toBe(point);
    }
  });
});

type Movement = { readonly group: FactorGroup; readonly share: number };

/** By how much each factor moved, as a share of the larger price. */
function movements(before: Appraisal, after: Appraisal): Movement[] {
  const price = Math.max(before.point, after.point);
  return before.factors.flatMap(({ group, yen }) => {
    const later = after.factors.find((factor) => factor.group === group)?.yen ?? null;
    return yen === null || later === null ? [] : [{ group, share: Math.abs(later - yen) / price }];
  });
}

type Inputs = readonly (keyof SaleRow & keyof Subject)[];

/** Appraisals of homes before and after they took the inputs of another home of their ward. */
function exchanged(inputs: Inputs): { readonly before: Appraisal; readonly after: Appraisal }[] {
  const wards = Map.groupBy(sales, ({ cityCode }) => cityCode);
  return sales.slice(0, 200).flatMap((sale, i) => {
    const ward = wards.get(sale.cityCode) ?? [];
    const other = ward
      .map((_, k) => ward[(i * 13 + k) % ward.length] ?? sale)
      .find((one) => inputs.some((name) => one[name] !== sale[name]));
    const taken = Object.fromEntries(inputs.map((name) => [name, other?.[name] ?? null]));
    const before = appraisal(subjectOf(sale));
    const after = appraisal({ ...subjectOf(sale), ...taken });
    return before && after ? [{ before, after }] : [];
  });
}

/**
 * Why the others move at all, though no input of theirs did. Yen are shared out of one product: a larger home scales every other factor, and a dearer place
 * what size and age are worth in it. The level of town × built year is told as 立地, and so moves with the built year; the lift of a size stands on that level.
 * Measured on this market, and on one of 4,000 sales: nine movements in ten under 7 % of the price, the largest 21 % (size, where the built year changed).
 */
const TOLERANCE = { nineInTen: 0.1, all: 0.3 };

describe.each<{ group: FactorGroup; inputs: Inputs }>([
  { group: "location", inputs: ["town", "place", "zoning"] },
  { group: "station", inputs: ["stationName", "walkMinutes"] },
  { group: "age", inputs: ["builtYear"] },
  { group: "size", inputs: ["areaM2", "layout"] },
])("taking another home's $inputs", ({ group, inputs }) => {
  let pairs: ReturnType<typeof exchanged>;
  beforeAll(() => {
    pairs = exchanged(inputs);
  });

  it("leaves the base as it was", () => {
    expect(pairs.length).toBeGreaterThan(150);
    expect(pairs.filter(({ before, after }) => before.basePrice !== after.basePrice)).toEqual([]);
  });

  it("moves its own factor, and in most homes more than any other", () => {
    const moved = pairs.map(({ before, after }) => movements(before, after));
    const own = (all: readonly Movement[]) => all.find((movement) => movement.group === group)?.share ?? 0;

    expect(moved.filter((all) => own(all) > 0).length).toBeGreaterThan(0.95 * pairs.length);
    expect(moved.filter((all) => own(all) === Math.max(...all.map(({ share }) => share))).length).toBeGreaterThan(0.75 * pairs.length);
  });

  it("moves the other factors within the tolerance", () => {
    const others = pairs.flatMap(({ before, after }) => movements(before, after).filter((movement) => movement.group !== group));
    const shares = others.map(({ share }) => share);

    expect(quantile(shares, 0.9)).toBeLessThan(TOLERANCE.nineInTen);
    expect(Math.max(...shares)).toBeLessThan(TOLERANCE.all);
  });
});

it("asking half a year later moves the market's factor, and the others within the tolerance", () => {
  const pairs = sales.slice(0, 100).flatMap((sale) => {
    const [now, later] = [appraisal(subjectOf(sale), quarterAt(LAST)), appraisal(subjectOf(sale), quarterAt(LAST + 2))];
    return now && later ? [movements(now, later)] : [];
  });

  const shares = (isWanted: (group: FactorGroup) => boolean) =>
    pairs.flat().flatMap(({ group, share }) => (isWanted(group) ? [share] : []));
  expect(shares((group) => group === "market").filter((share) => share > 0).length).toBeGreaterThan(0.9 * pairs.length);
  // Every home is half a year older then, which may lead over a step of the age's.
  const others = shares((group) => group !== "market");
  expect(quantile(others, 0.9)).toBeLessThan(0.03);
  expect(Math.max(...others)).toBeLessThan(TOLERANCE.nineInTen);
});

/** What each reason says of a sale, told from the two homes alone. */
const TRUE_OF: Readonly<Record<Comparable["reason"], (subject: Subject, sale: SaleRow) => boolean>> = {
  "same-building": (subject, sale) => subject.apartmentKey !== null && sale.apartmentKey === subject.apartmentKey,
  "same-group": (subject, sale) => isSameTown(subject, sale) && yearsApart(subject, sale) <= 1,
  "same-town": (subject, sale) => isSameTown(subject, sale) && (Number.isNaN(yearsApart(subject, sale)) || yearsApart(subject, sale) <= 10),
  near: (subject, sale) => !isSameTown(subject, sale) && metresApart(subject, sale) <= 3000,
};

function isSameTown(subject: Subject, sale: SaleRow): boolean {
  return subject.cityCode === sale.cityCode && subject.town === sale.town;
}

/** NaN where a built year is not known. */
function yearsApart(subject: Subject, sale: SaleRow): number {
  return Math.abs((subject.builtYear ?? Number.NaN) - (sale.builtYear ?? Number.NaN));
}

function metresApart({ place }: Subject, sale: SaleRow): number {
  return place && sale.place ? distanceM(place, sale.place) : Number.POSITIVE_INFINITY;
}

describe("comparables, whatever the home and the day", () => {
  const anyHome = fc.nat({ max: sales.length - 1 }).map((i) => subjectOf(sales[i] as SaleRow));
  const bare = fc.constantFrom<Partial<Subject>>({}, { builtYear: null }, { apartmentKey: null }, { layout: null });
  const asked = fc.record({
    subject: fc.tuple(anyHome, bare).map(([home, changes]) => ({ ...home, ...changes })),
    day: fc.integer({ min: FIRST - 2, max: LAST + 8 }),
  });
  /** `day` is the quarter the price stands for. */
  const forAny = (check: (given: { subject: Subject; day: number; comparables: readonly Comparable[]; count: number }) => void) =>
    fc.assert(
      fc.property(asked, ({ subject, day }) => {
        const found = appraisal(subject, quarterAt(day));
        check({ subject, day: Math.min(day, LAST + 2), comparables: found?.comparables ?? [], count: found?.comparableCount ?? 0 });
      }),
      { numRuns: 200 },
    );

  it("were never sold after the day of the appraisal, nor longer than three years before it", () => {
    forAny(({ comparables, day }) => {
      for (const { quarter } of comparables) {
        expect(quarterIndex(quarter)).toBeLessThanOrEqual(day);
        expect(quarterIndex(quarter)).toBeGreaterThanOrEqual(day - 12);
      }
    });
  });

  it("are there on most days, so that these properties are of something", () => {
    let shown = 0;
    forAny(({ comparables }) => {
      shown += comparables.length;
    });

    expect(shown).toBeGreaterThan(400);
  });

  it("have a reason that is true of them", () => {
    forAny(({ subject, comparables }) => {
      for (const { saleId, reason } of comparables)
        expect([reason, TRUE_OF[reason](subject, byId.get(saleId) as SaleRow)]).toEqual([reason, true]);
    });
  });

  it("are past sales as they were recorded, with their distance from the home", () => {
    forAny(({ subject, comparables }) => {
      for (const {
        saleId,
        distanceM: distance,
        reason: _reason,
        similarity: _similarity,
        broughtForward: _forward,
        ...facts
      } of comparables) {
        const sale = byId.get(saleId) as SaleRow;
        expect(sale).toMatchObject(facts);
        expect(distance).toBe(Math.round(metresApart(subject, sale)));
      }
    });
  });

  it("come in falling order of likeness between 0 and 1, and are no more than were counted", () => {
    forAny(({ comparables, count }) => {
      const likeness = comparables.map(({ similarity }) => similarity);

      expect(likeness).toEqual([...likeness].sort((a, b) => b - a));
      expect(likeness.every((value) => value > 0 && value <= 1)).toBe(true);
      expect(count).toBeGreaterThanOrEqual(comparables.length);
    });
  });
});
