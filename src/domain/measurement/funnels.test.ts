import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#test/support/runs.ts";
import { countedFunnels, FUNNELS, isCountedScreen } from "./funnels.ts";

const WAY = { key: "way", title: "道", steps: ["a", "b", "c"].map((screen) => ({ screen, label: screen })) };
const on = (day: string, screen: string, opened: number) => ({ day, screen, opened });

test("a way has the sum of all days for each of its screens, and what share of the one before went on", () => {
  const counts = [on("2026-11-01", "a", 30), on("2026-11-02", "a", 10), on("2026-11-02", "b", 10), on("2026-11-02", "other", 99)];

  expect(countedFunnels(counts, [WAY])).toEqual([
    {
      key: "way",
      title: "道",
      steps: [
        { screen: "a", label: "a", opened: 40, ofFormer: null },
        { screen: "b", label: "b", opened: 10, ofFormer: 0.25 },
        { screen: "c", label: "c", opened: 0, ofFormer: 0 },
      ],
    },
  ]);
});

test("of a screen that was never opened there is no share of the next", () => {
  const [way] = countedFunnels([on("2026-11-01", "b", 3)], [WAY]);
  expect(way?.steps.map(({ ofFormer }) => ofFormer)).toEqual([null, null, 0]);
});

test("the order of the counts says nothing", () => {
  const count = fc.record({ day: fc.constantFrom("2026-11-01", "2026-11-02"), screen: fc.constantFrom("a", "b", "c"), opened: fc.nat(50) });
  fc.assert(
    fc.property(fc.array(count), (counts) => {
      expect(countedFunnels(counts.toReversed(), [WAY])).toEqual(countedFunnels(counts, [WAY]));
    }),
    { numRuns: runs({ usual: 100 }) },
  );
});

test("a way has a key of its own and counts what it is made of, and nothing else is counted", () => {
  expect(new Set(FUNNELS.map(({ key }) => key)).size).toBe(FUNNELS.length);
  expect(isCountedScreen("search-result")).toBe(true);
  expect(isCountedScreen("terms")).toBe(false);
  expect(isCountedScreen("consultation-booked")).toBe(false);
  expect(isCountedScreen("constructor")).toBe(false);
});
