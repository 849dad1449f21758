import fc from "fast-check";
import { expect, it } from "vitest";
import { opaqueId } from "./ids.ts";
import { seededRandom, shuffled } from "./random.ts";

it("makes ids of 21 URL-safe characters from the bytes it is given", () => {
  const id = opaqueId((length) => new Uint8Array(length).fill(255));

  expect(id).toBe("-".repeat(21));
});

it("never leaves the URL-safe alphabet", () => {
  fc.assert(fc.property(fc.uint8Array({ minLength: 21, maxLength: 21 }), (bytes) => /^[0-9A-Za-z_-]{21}$/.test(opaqueId(() => bytes))));
});

it("gives the same numbers for the same seed, in [0, 1), spread evenly", () => {
  const numbers = Array.from({ length: 10_000 }, seededRandom(7));

  expect(Array.from({ length: 10_000 }, seededRandom(7))).toEqual(numbers);
  expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
  expect(numbers.reduce((sum, n) => sum + n) / numbers.length).toBeCloseTo(0.5, 1);
});

it("orders by the numbers drawn, and leaves what it was given as it was", () => {
  const given = ["a", "b", "c"];
  const drawn = [0.5, 0.9, 0.1].values();

  expect(shuffled(given, () => drawn.next().value ?? 0)).toEqual(["c", "a", "b"]);
  expect(given).toEqual(["a", "b", "c"]);
});

it("holds everything once after shuffling", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (all, seed) => {
      expect(shuffled(all, seededRandom(seed)).sort((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
    }),
  );
});
