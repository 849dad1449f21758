import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySite, CALM, site } from "#test/support/risk-sites.ts";
import { floorGroups } from "./floor-groups.ts";
import { rate } from "./rate.ts";

const groups = (facts: Parameters<typeof site>[0], floors: number | null) =>
  floorGroups(site({ ...CALM, ...facts }).facts, floors).map(({ from, to, letter }) => [from, to, letter]);

describe("the storeys of a building", () => {
  it.each([
    [
      "3–5 m of water",
      { flood_max_rank: 3, flood_duration_rank: 1 },
      7,
      [
        [1, 2, "BBB"],
        [3, 7, "AA"],
      ],
    ],
    [
      "5–10 m",
      { flood_max_rank: 4, flood_duration_rank: 1 },
      7,
      [
        [1, 2, "BBB"],
        [3, 4, "A"],
        [5, 7, "AA"],
      ],
    ],
    ["no water", {}, 7, [[1, 7, "AAA"]]],
    [
      "a height that is not known",
      { flood_max_rank: 3, flood_duration_rank: 1 },
      null,
      [
        [1, 2, "BBB"],
        [3, null, "AA"],
      ],
    ],
    ["a house of one floor", { flood_max_rank: 3, flood_duration_rank: 1 }, 1, [[1, 1, "BBB"]]],
    [
      "a tower in the deepest water",
      { flood_max_rank: 6, flood_duration_rank: 1 },
      40,
      [
        [1, 2, "BBB"],
        [3, 40, "A"],
      ],
    ],
  ] as const)("come in groups that are rated alike: %s", (_, facts, floors, expected) => {
    expect(groups(facts, floors)).toEqual(expected);
  });

  it("have the rating of every floor in them, also above the last that was worked out", () => {
    fc.assert(
      fc.property(anySite, fc.integer({ min: 1, max: 60 }), ({ facts }, floors) => {
        const found = floorGroups(facts, floors);
        for (const floor of [1, 2, 3, 5, 9, 10, 30, floors].filter((one) => one <= floors)) {
          const group = found.find(({ from, to }) => from <= floor && floor <= (to ?? 99));
          const { letter, overall } = rate({ facts, floor });
          expect(group).toMatchObject({ letter, overall });
        }
      }),
      { numRuns: 40 },
    );
  });
});
