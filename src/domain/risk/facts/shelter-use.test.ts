import { describe, expect, it, test } from "vitest";
import { shelterUse, usableFirst } from "./shelter-use.ts";

const site = (data: Readonly<Record<string, unknown>>) => ({ kind: "evacuation_site", data });
const PARK = site({ flood: false, earthquake: true, largeFire: true, stormSurge: false });

describe("an evacuation site", () => {
  it("tells the hazards it is designated for, in the order of the public files", () => {
    expect(shelterUse(PARK, null)).toEqual({ hazards: ["earthquake", "largeFire"], usable: null });
  });

  it.each([
    ["earthquake", true],
    ["flood", false],
    ["stormSurge", false],
    ["volcano", null],
  ] as const)("is asked about for %s: %s", (hazard, usable) => {
    expect(shelterUse(PARK, hazard).usable).toBe(usable);
  });

  it("of which nobody tells anything is neither usable nor not", () => {
    expect(shelterUse(site({}), "flood")).toEqual({ hazards: null, usable: null });
    expect(shelterUse(site({ flood: "1" }), "flood")).toEqual({ hazards: null, usable: null });
  });
});

it("a 指定避難所 has no hazards of its own, whatever its row holds", () => {
  expect(shelterUse({ kind: "shelter", data: { flood: true } }, "flood")).toEqual({ hazards: null, usable: null });
});

test("what can be used comes first, then what nobody tells of, each as near as it was", () => {
  const places = [
    { name: "a", usable: false },
    { name: "b", usable: null },
    { name: "c", usable: true },
    { name: "d", usable: false },
    { name: "e", usable: true },
  ];

  expect(usableFirst(places).map(({ name }) => name)).toEqual(["c", "e", "b", "a", "d"]);
});
