import { describe, expect, it } from "vitest";
import type { NearbyResponse } from "#api/client/client.ts";
import { sampleChildPlaces } from "#web/risk/samples/detail-samples.ts";
import { CHILD_KINDS, dangersOf, distanceWords, FACILITY_KINDS, kindMark, kindTitle, SHELTER_KINDS, underOneKind } from "./place-kinds.ts";

describe("a kind of place", () => {
  it.each([...FACILITY_KINDS, ...CHILD_KINDS, ...SHELTER_KINDS])("%s has a name that people use", (kind) => {
    expect(kindTitle(kind)).not.toMatch(/[a-z]/);
  });

  it("is called as a sign over its door says", () => {
    expect(FACILITY_KINDS.map(kindTitle)).toEqual(["コンビニ", "スーパー", "診療所・クリニック", "病院", "銀行・信用金庫", "郵便局"]);
  });

  it("that is new keeps its own name, and has no mark", () => {
    expect(kindTitle("library")).toBe("library");
    expect(kindMark("library")).toBeUndefined();
  });

  it.each([
    ["facilities", FACILITY_KINDS],
    ["places for children", CHILD_KINDS],
  ])("of a map has a mark of one character that no other of the map has: %s", (_, kinds) => {
    const marks = kinds.map((kind) => kindMark(kind) ?? "");

    expect(marks.map((mark) => [...mark].length)).toEqual(kinds.map(() => 1));
    expect(new Set(marks).size).toBe(kinds.length);
  });
});

describe("the dangers that an evacuation site is meant for", () => {
  it("stand in one order, whatever that of the data", () => {
    expect(dangersOf({ volcano: true, earthquake: true, flood: true })).toEqual(["洪水", "地震", "火山"]);
  });

  it.each([
    [{}, []],
    [{ flood: false, tsunami: true }, ["津波"]],
    [{ flood: "true", landslide: 1, stormSurge: null }, []],
    [{ meteor: true, largeFire: true }, ["大規模な火事"]],
  ])("of %j are %j: only what is told to be so counts", (details, dangers) => {
    expect(dangersOf(details)).toEqual(dangers);
  });
});

describe("a distance", () => {
  it.each([
    [{ distanceM: 240, straightWalkMinutes: 3 }, "直線240m・徒歩3分ほど"],
    [{ distanceM: 1240, straightWalkMinutes: 16 }, "直線1,240m・徒歩16分ほど"],
    [{ distanceM: 0, straightWalkMinutes: 0 }, "直線0m・徒歩0分ほど"],
    // From the centre of a whole town: no point is known, and no way on foot.
    [{ distanceM: 0, straightWalkMinutes: null }, "町の中心から50m以内"],
    [{ distanceM: 333, straightWalkMinutes: null }, "町の中心から約350m"],
    [{ distanceM: 1240, straightWalkMinutes: null }, "町の中心から約1,200m"],
  ])("of %j says that it is straight: %s", (place, words) => {
    expect(distanceWords(place)).toBe(words);
  });
});

describe("a kind that is part of another", () => {
  type Kind = NearbyResponse["kinds"][number];
  const [place] = sampleChildPlaces.items;
  if (!place) throw new Error("the sample has places");
  const kind = (name: string, state: Kind["state"], count: number): Kind => ({ kind: name, state, count, provenance: null });
  const clinicsOf = (clinic: Kind["state"], paediatric: Kind["state"]) =>
    underOneKind(
      {
        within: 800,
        kinds: [kind("clinic", clinic, clinic === "ok" ? 2 : 0), kind("paediatric", paediatric, paediatric === "ok" ? 1 : 0)],
        items: [],
      },
      "clinic",
      "paediatric",
    ).kinds;

  it.each([
    ["ok", "ok", "ok", 3],
    ["ok", "no_data", "ok", 2],
    ["none", "none", "none", 0],
    ["none", "no_data", "none", 0],
    ["no_data", "ok", "ok", 1],
    ["no_data", "none", "no_data", 0],
  ] as const)("%s with a part that is %s is %s, and counts %i", (clinic, paediatric, state, count) => {
    expect(clinicsOf(clinic, paediatric)).toEqual([kind("clinic", state, count)]);
  });

  it("keeps places in their order, and other kinds as they are", () => {
    const items = ["paediatric", "post", "clinic"].map((name, index) => ({ ...place, kind: name, distanceM: index }));
    const all = { within: 800, kinds: [kind("clinic", "ok", 1), kind("post", "ok", 1), kind("paediatric", "ok", 1)], items };
    const under = underOneKind(all, "clinic", "paediatric");

    expect(under.items.map((item) => [item.kind, item.distanceM])).toEqual([
      ["clinic", 0],
      ["post", 1],
      ["clinic", 2],
    ]);
    expect(under.kinds.map((each) => [each.kind, each.count])).toEqual([
      ["clinic", 2],
      ["post", 1],
    ]);
  });

  it("invents nothing where the wider kind was not asked for", () => {
    expect(underOneKind({ within: 800, kinds: [kind("post", "ok", 1)], items: [] }, "clinic", "paediatric").kinds).toEqual([
      kind("post", "ok", 1),
    ]);
  });
});
