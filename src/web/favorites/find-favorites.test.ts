import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findCompared } from "./find-favorites.ts";
import { sampleKeptHome } from "./samples.ts";

const flat = sampleKeptHome({ apartmentKey: "apt-1" });
const house = sampleKeptHome({ dwellingKey: "d-2", kind: "house", apartmentKey: null, placePrecision: "town" });
const pillar = (id: string, score: number | null, coverage: number) => ({ id, score, coverage });
const rating = {
  ...{ letter: "BB", overall: 55.4 },
  pillars: [pillar("water", 44, 0.9), pillar("crime", 80, 0.2), pillar("life", null, 0)],
};
const ANSWERS = {
  "GET /api/estate/kept-homes": { items: [flat, house] },
  "GET /api/estate/risk/apt-1": { subject: { key: "apt-1" }, rating },
  "GET /api/estate/risk/apt-1/facts/building": { reserveFund: { guideline: { mean: 271 } } },
};
const compare = async (answers: object) => {
  const api = scriptedApi({ ...ANSWERS, ...answers });
  return { ...(await findCompared("d-1,d-2", api.estate)), asked: api.asked };
};

describe("homes that are compared", () => {
  it("come with the risk of their building, of which too little known is left out, and with its guideline", async () => {
    const { compared, asked } = await compare({});
    expect(compared?.[0]).toMatchObject({
      risk: { letter: "BB", points: 55.4, isOfPlace: false, scores: { water: 44 } },
      guidelineYenPerM2: 271,
    });
    expect(compared?.[0]?.risk?.scores).not.toHaveProperty("crime");
    expect(asked.some(({ line }) => /^GET \/api\/estate\/risk\/town-/.test(line))).toBe(true);
  });

  it("stand without what cannot be read, which is never a safe value", async () => {
    const { compared } = await compare({ "GET /api/estate/risk/apt-1": refused(500) });
    expect(compared?.map(({ risk, guidelineYenPerM2 }) => [risk, guidelineYenPerM2])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await compare({ "GET /api/estate/risk/apt-1/facts/building": refused(500) })).compared?.[0]).toMatchObject({
      risk: { letter: "BB" },
      guidelineYenPerM2: null,
    });
    expect((await compare({ "GET /api/estate/kept-homes": refused(500) })).compared).toBeNull();
  });

  it("are none where the address names none", async () => {
    expect((await findCompared(undefined, scriptedApi().estate)).compared).toEqual([]);
  });
});
