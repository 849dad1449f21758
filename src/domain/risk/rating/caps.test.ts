import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FactId, found } from "#domain/risk/model/facts.ts";
import type { Cap, Letter } from "#domain/risk/model/types.ts";
import { anySite, site, without } from "#test/support/risk-sites.ts";
import { cappedLetter, capsOn } from "./caps.ts";
import { lettersAbove } from "./letter.ts";

type Facts = Parameters<typeof site>[0];
const idsOn = (facts: Facts, floor: number | null = null) => capsOn(site(facts, floor)).map(({ id }) => id);

describe("a single bad risk", () => {
  it.each([
    ["土砂災害特別警戒区域", { landslide: 2 }, null, "BB"],
    ["家屋倒壊等氾濫想定区域", { flood_collapse: 1 }, null, "BB"],
    ["家屋倒壊等氾濫想定区域(河岸侵食)", { flood_collapse: 2 }, null, "BB"],
    ["3m以上の浸水と1階", { flood_max_rank: 3 }, 1, "BBB"],
    ["10m以上の浸水と2階", { flood_max_rank: 5 }, 2, "BBB"],
    ["診断のない旧耐震", { confirmedOn: 19_700_401, seismicDiagnosis: "none" }, null, "BBB"],
    ["診断の分からない旧耐震", { builtYear: 1975 }, null, "BBB"],
    ["性能が足りない旧耐震", { confirmedOn: 19_810_531, seismicDiagnosis: 0 }, null, "BBB"],
  ] as const)("bounds the letter: %s", (_, facts, floor, atMost) => {
    const caps = capsOn(site(facts, floor));

    expect(caps.map((cap) => cap.atMost)).toEqual([atMost]);
    expect(caps[0]?.reason).toContain(`${atMost}までとしています。`);
  });

  it.each([
    ["土砂災害警戒区域", { landslide: 1 }, null],
    ["どの区域でもない場所", { landslide: "none", flood_collapse: "none" }, null],
    ["3m未満の浸水と1階", { flood_max_rank: 2 }, 1],
    ["3m以上の浸水と3階", { flood_max_rank: 6 }, 3],
    ["3m以上の浸水、階は不明", { flood_max_rank: 6 }, null],
    ["新耐震", { confirmedOn: 19_810_601 }, null],
    ["改修した旧耐震", { confirmedOn: 19_750_101, seismicDiagnosis: 1 }, null],
    ["どちらの基準か分からない竣工", { builtYear: 1982, builtMonth: 6 }, null],
  ] as const)("is not %s", (_, facts, floor) => {
    expect(idsOn(facts, floor)).toEqual([]);
  });

  it("is named with every other one that holds", () => {
    expect(idsOn({ landslide: 2, flood_collapse: 1, flood_max_rank: 4, confirmedOn: 19_700_101 }, 1)).toEqual([
      "landslide-red",
      "flood-collapse",
      "deep-flood-low-floor",
      "old-code",
    ]);
  });
});

describe("a risk that lies on a part of the town", () => {
  const over = (id: "landslide" | "flood_collapse" | "flood_max_rank", rank: number, share: number) => ({
    floor: 1,
    facts: { [id]: { ...found(rank), details: { share } } },
  });
  const ids = (...args: Parameters<typeof over>) => capsOn(over(...args)).map(({ id }) => id);

  it.each([
    ["landslide", 2, "landslide-red"],
    ["flood_collapse", 1, "flood-collapse"],
    ["flood_max_rank", 3, "deep-flood-low-floor"],
  ] as const)("caps from half of it on: %s", (fact, rank, cap) => {
    expect([ids(fact, rank, 0.49), ids(fact, rank, 0.5)]).toEqual([[], [cap]]);
  });

  it("caps in the worst case on any part, in the best only on all of it", () => {
    const site = over("landslide", 2, 0.9);

    expect([capsOn(site, "worst").length, capsOn(site, "best").length]).toEqual([1, 0]);
    expect([capsOn(over("landslide", 2, 0.05), "worst").length, capsOn(over("landslide", 2, 1), "best").length]).toEqual([1, 1]);
  });
});

describe("what is missing", () => {
  const decisive: readonly FactId[] = ["landslide", "flood_collapse", "flood_max_rank", "confirmedOn", "builtYear", "builtMonth"];

  it.each(["no_data", "out_of_area", "none"] as const)("never caps: every fact %s", (state) => {
    expect(idsOn(Object.fromEntries(decisive.map((id) => [id, state])), 1)).toEqual([]);
    expect(idsOn({}, 1)).toEqual([]);
  });

  const DECIDED_BY: Readonly<Record<string, readonly FactId[]>> = {
    "landslide-red": ["landslide"],
    "flood-collapse": ["flood_collapse"],
    "deep-flood-low-floor": ["flood_max_rank"],
    "old-code": ["confirmedOn", "builtYear", "builtMonth"],
  };
  it("brings no cap, and takes none away but that of the fact itself", () => {
    fc.assert(
      fc.property(anySite, fc.subarray([...decisive]), (known, gaps) => {
        const [full, fewer] = [known, without(known, gaps)].map((one) => capsOn(one).map(({ id }) => id));
        const stay = full?.filter((id) => !DECIDED_BY[id]?.some((fact) => gaps.includes(fact)));
        expect(fewer).toEqual(expect.arrayContaining(stay ?? []));
        expect(full).toEqual(expect.arrayContaining(fewer ?? []));
      }),
      { numRuns: 60 },
    );
  });
});

describe("the letter under its caps", () => {
  const cap = (atMost: Letter): Cap => ({ id: atMost, atMost, reason: "" });

  it.each([
    ["AAA", [], "AAA"],
    ["AAA", ["BBB"], "BBB"],
    ["AAA", ["BBB", "BB"], "BB"],
    ["AAA", ["BB", "BBB"], "BB"],
    ["B", ["BB"], "B"],
    ["BB", ["BB"], "BB"],
    ["C", ["BBB", "BB"], "C"],
  ] as const)("%s under %j is %s", (letter, atMost, capped) => {
    expect(cappedLetter(letter, atMost.map(cap))).toBe(capped);
  });

  it("is never better than before, and never better than any of them", () => {
    const letters = fc.constantFrom<Letter>("AAA", "AA", "A", "BBB", "BB", "B", "C");
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 4 }), (letter, atMost) => {
        const capped = cappedLetter(letter, atMost.map(cap));
        for (const bound of [letter, ...atMost]) expect(lettersAbove(bound, capped)).toBeGreaterThanOrEqual(0);
        expect([letter, ...atMost]).toContain(capped);
      }),
    );
  });
});
