import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseDwelling, type Offer } from "./choose-dwelling.ts";
import { isSameLayout } from "./layout-name.ts";
import { type DwellingFacts, isSameDwelling } from "./same-dwelling.ts";

const flat = (changes: Partial<DwellingFacts> = {}): DwellingFacts => ({
  ...{ kind: "condo", buildingKey: "b-1", addressKey: "江東区豊洲5-1-2", room: null, floor: 8, areaM2: 70.12, landAreaM2: null },
  ...{ layout: "3LDK", direction: "南" },
  ...changes,
});
const house = (changes: Partial<DwellingFacts> = {}) =>
  flat({ kind: "house", buildingKey: null, floor: null, areaM2: 98.5, landAreaM2: 110.2, ...changes });

describe("one home", () => {
  test.each([
    ["told in the same words", flat(), flat()],
    ["with the decimals cut", flat(), flat({ areaM2: 70 })],
    ["with one decimal cut", flat(), flat({ areaM2: 70.1 })],
    ["with a 納戸 counted as a room", flat(), flat({ layout: "2LDK+S" })],
    ["with neither layout nor direction told", flat(), flat({ layout: null, direction: null })],
    ["facing nearly the same way", flat(), flat({ direction: "南東" })],
    ["with the room told by one", flat(), flat({ room: "801" })],
    ["new and no longer new", flat(), flat({ kind: "new-condo" })],
    ["a house at the same address", house(), house()],
    ["a plot", house({ kind: "land", areaM2: null }), house({ kind: "land", areaM2: null })],
  ])("%s", (_, a, b) => {
    expect([isSameDwelling(a, b), isSameDwelling(b, a)]).toEqual([true, true]);
  });
});

describe("two homes", () => {
  test.each([
    ["another floor", flat({ floor: 9 })],
    ["a floor that is not told", flat({ floor: null })],
    ["another area", flat({ areaM2: 70.13 })],
    ["an area rounded up", flat({ areaM2: 71 })],
    ["an area that is not told", flat({ areaM2: null })],
    ["another building", flat({ buildingKey: "b-2" })],
    ["a building that is not known", flat({ buildingKey: null })],
    ["another layout", flat({ layout: "2LDK" })],
    ["facing the other way", flat({ direction: "北" })],
    ["a house", house()],
  ])("%s", (_, other) => {
    expect([isSameDwelling(flat(), other), isSameDwelling(other, flat())]).toEqual([false, false]);
  });

  test.each([
    ["another plot", house({ landAreaM2: 120 })],
    ["another number", house({ addressKey: "江東区豊洲5-1-3" })],
    ["land without its house", house({ kind: "land", areaM2: null })],
  ])("of houses: %s", (_, other) => {
    expect(isSameDwelling(house(), other)).toBe(false);
  });

  test("houses whose number is withheld are never told to be one", () => {
    const withheld = house({ addressKey: "江東区豊洲5" });
    expect(isSameDwelling(withheld, withheld)).toBe(false);
  });
});

const facts = fc.record({
  kind: fc.constantFrom("condo" as const, "house" as const, "land" as const),
  buildingKey: fc.constantFrom(null, "b-1", "b-2"),
  addressKey: fc.constantFrom("町1-1", "町1-2", "町1"),
  room: fc.constantFrom(null, "801", "802"),
  floor: fc.constantFrom(null, 8, 9),
  areaM2: fc.constantFrom(null, 70, 70.1, 70.12, 71),
  landAreaM2: fc.constantFrom(null, 100, 100.5),
  layout: fc.constantFrom(null, "3LDK", "2LDK+S", "2LDK"),
  direction: fc.constantFrom(null, "南", "南東", "北"),
});

test("the order of two advertisements does not matter, and floors or areas in conflict are two homes", () => {
  fc.assert(
    fc.property(facts, facts, (a, b) => {
      const isSame = isSameDwelling(a, b);
      expect(isSameDwelling(b, a)).toBe(isSame);
      if (a.floor !== b.floor && a.kind === "condo") expect(isSame).toBe(false);
      if (a.areaM2 !== null && b.areaM2 !== null && Math.floor(a.areaM2) !== Math.floor(b.areaM2)) expect(isSame).toBe(false);
    }),
  );
});

describe("the home of an advertisement", () => {
  const offer = (id: string, changes: Partial<Offer> = {}): Offer => ({
    ...flat(),
    ...{ id, companyId: `c-${id}`, dwellingKey: `d-${id}`, price: 50, firstSeen: 0, isTold: true },
    ...changes,
  });
  const none = new Set<string>();

  test("is the one that another company offers already", () => {
    expect(chooseDwelling(offer("n"), [offer("a")], none)).toBe("d-a");
  });

  test("is compared with the first advertisement of a home: no chain leads from 70.1 over 70 to 70.9", () => {
    const home = [offer("a", { areaM2: 70.1, dwellingKey: "d" }), offer("b", { areaM2: 70, dwellingKey: "d", firstSeen: 1 })];
    expect(isSameDwelling(flat({ areaM2: 70 }), flat({ areaM2: 70.9 }))).toBe(true);
    expect(chooseDwelling(offer("n", { areaM2: 70.9 }), home, none)).toBeNull();
  });

  test("is not one that a person has told apart", () => {
    expect(chooseDwelling(offer("n"), [offer("a")], new Set(["a/n"]))).toBeNull();
  });

  test("of two that one company tells at once, each is its own, unless both name one room", () => {
    const same = { companyId: "c" };
    expect(chooseDwelling(offer("n", same), [offer("a", same)], none)).toBeNull();
    expect(chooseDwelling(offer("n", { ...same, room: "801" }), [offer("a", { ...same, room: "801" })], none)).toBe("d-a");
    expect(chooseDwelling(offer("n", same), [offer("a", { ...same, isTold: false })], none)).toBe("d-a");
  });

  test("where several fit is the one of the same price, and else none", () => {
    const two = [offer("a"), offer("b", { price: 60 })];
    expect(chooseDwelling(offer("n", { price: 60 }), two, none)).toBe("d-b");
    expect(chooseDwelling(offer("n", { price: 70 }), two, none)).toBeNull();
  });
});

test.each(["3LDK", "2LDK+S", "1R"])("%s is the same layout as itself", (layout) => expect(isSameLayout(layout, layout)).toBe(true));
