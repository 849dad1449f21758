import fc from "fast-check";
import { expect, it } from "vitest";
import { areDefaultWeights, DEFAULT_WEIGHTS, formatWeights, parseWeights, weightShares } from "./weights.ts";

it("reads and writes the weights of an address", () => {
  expect(parseWeights("25-20-25-10-8-12")).toEqual({ ok: true, value: DEFAULT_WEIGHTS });
  expect(formatWeights(DEFAULT_WEIGHTS)).toBe("25-20-25-10-8-12");
});

it.each([
  ["", "malformed"],
  ["25-20-25-10-8", "malformed"],
  ["25-20-25-10-8-12-1", "malformed"],
  ["25-20-25-10-8-1.5", "malformed"],
  ["25-20-25-10--8-12", "malformed"],
  ["-1-20-25-10-8-12", "malformed"],
  ["a-b-c-d-e-f", "malformed"],
  ["101-0-0-0-0-0", "out-of-bounds"],
  ["0-0-0-0-0-0", "all-zero"],
])("refuses %s: %s", (text, reason) => {
  expect(parseWeights(text)).toEqual({ ok: false, reason });
});

it("comes back the same from the address", () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }).filter((list) => list.some((n) => n > 0));
  fc.assert(
    fc.property(numbers, (list) => {
      const parsed = parseWeights(list.join("-"));
      expect(parsed.ok && formatWeights(parsed.value)).toBe(list.join("-"));
    }),
  );
});

it("takes weights as parts of their sum", () => {
  expect(weightShares(DEFAULT_WEIGHTS)).toEqual({ earthquake: 0.25, water: 0.2, building: 0.25, crime: 0.1, child: 0.08, life: 0.12 });
  expect(() => weightShares({ earthquake: 0, water: 0, building: 0, crime: 0, child: 0, life: 0 })).toThrow("all zero");
});

it("knows the weights that stand unless moved", () => {
  expect(areDefaultWeights({ ...DEFAULT_WEIGHTS })).toBe(true);
  expect(areDefaultWeights({ ...DEFAULT_WEIGHTS, life: 13 })).toBe(false);
});
