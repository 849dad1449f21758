import { describe, expect, it } from "vitest";
import type { ModelCardResponse } from "#api/client/client.ts";
import { sampleCard } from "#api/client/samples.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findHome, SHOWN_CITIES } from "./find-home.ts";
import { sampleNews, samplePrices } from "./samples.ts";

const AREAS = "GET /api/estate/areas";
const ACCURACY = "GET /api/price-checker/accuracy";
const MARKET = "GET /api/estate/market";
const NEWS = "GET /api/content/news";
const LIST = "GET /api/estate/risk";
const report = (key: string) => `GET /api/estate/risk/${key}`;
const MADE = new Date(sampleCard.createdAt);
const [TOWN] = samplePrices.busyTowns;
const townKey = TOWN?.key ?? "";
const EMPTY = { items: [], page: 1, pageSize: 20, total: 0 };

const rated = (key: string, letter: string | null, coverage: number) => ({
  apartment: { key },
  rating: { letter, overall: 60, coverage, isProvisional: false, modelVersion: "x", computedAt: "x" },
});
const driver = (title: string, points: number) => ({ indicatorId: title, title, points, words: "x" });
const inTown = {
  subject: { kind: "place", key: townKey, name: "江東区豊洲", cityCode: "13108", town: "豊洲" },
  rating: {
    ...{
      letter: null,
      overall: 61,
      coverage: 0.3,
      possible: { lowest: "C", highest: "AAA", leastPoints: 10, mostPoints: 90 },
      pillars: [
        { id: "water", score: 45, coverage: 0.4 },
        { id: "earthquake", score: 100, coverage: 0.15 },
      ],
    },
    driversDown: [driver("洪水", -6), driver("公園", -1)],
    driversUp: [driver("学校", 3), driver("保育", 1)],
  },
  isSample: false,
};

describe("what the front page asks for", () => {
  it("is prices by area, the newest measure of the estimates and one report", async () => {
    const services = scriptedApi({ [AREAS]: samplePrices, [ACCURACY]: { cards: [sampleCard] }, [LIST]: EMPTY, [report(townKey)]: inTown });
    const { card, prices, example } = await findHome(MADE, services);

    expect(card?.overall.n).toBe(sampleCard.overall.n);
    expect(prices?.version).toBe("67");
    expect(example?.key).toBe(townKey);
    expect(services.asked.map(({ line }) => line).sort()).toEqual([ACCURACY, AREAS, MARKET, NEWS, LIST, report(townKey)].sort());
    expect(services.asked.find(({ line }) => line === LIST)?.query).toEqual({ cityCode: "13108", town: "豊洲" });
  });

  it("is the three newest pieces of news, without what the card does not show", async () => {
    const items = [...sampleNews, ...sampleNews].map((piece) => ({ ...piece, summary: "要約" }));
    const { news } = await findHome(MADE, scriptedApi({ [NEWS]: { items } }));

    expect(news).toEqual(sampleNews);
    expect((await findHome(MADE, scriptedApi({}))).news).toEqual([]);
  });

  it.each([
    [{ [MARKET]: { hasBuildings: true } }, true],
    [{ [MARKET]: { hasBuildings: false } }, false],
    [{}, true],
  ])("says whether a building can be named: %j", async (answers, hasBuildings) => {
    expect(await findHome(MADE, scriptedApi(answers))).toMatchObject({ hasBuildings });
  });

  it.each([
    ["everything", {}, { card: null, prices: null, example: null }],
    ["prices", { [ACCURACY]: { cards: [sampleCard] } }, { card: { isSample: sampleCard.isSample }, prices: null, example: null }],
    ["the measure", { [AREAS]: samplePrices, [ACCURACY]: refused(404) }, { card: null, prices: { version: "67" }, example: null }],
  ])("may fail for %s without taking the rest along", async (_, answers, found) => {
    expect(await findHome(MADE, scriptedApi(answers))).toMatchObject(found);
  });

  it("leaves out a measure that is too old to be quoted", async () => {
    const services = scriptedApi({ [ACCURACY]: { cards: [sampleCard] } });

    expect((await findHome(new Date(MADE.getTime() + 46 * 86_400_000), services)).card).toBeNull();
  });
});

it("quotes the measure of homes of which nobody told a renovation, as most visitors ask", async () => {
  const blind = { mdape: 0.1, ppe10: 0.499, coverage80: 0.787 };
  const card: ModelCardResponse = { ...sampleCard, overall: { ...sampleCard.overall, mdape: 0.095, ppe10: 0.522, blind } };

  expect((await findHome(MADE, scriptedApi({ [ACCURACY]: { cards: [card] } }))).card?.overall).toEqual({ n: card.overall.n, ...blind });
});

describe("what the front page is sent", () => {
  it("is of the measure what it shows, and nothing more", async () => {
    const card: ModelCardResponse = { ...sampleCard, isSample: true };
    const sent = (await findHome(MADE, scriptedApi({ [ACCURACY]: { cards: [card] } }))).card;

    expect(Object.keys(sent ?? {}).sort()).toEqual(["createdAt", "isSample", "modelVersion", "overall", "testFrom", "testUntil"]);
    expect(sent?.isSample).toBe(true);
  });

  it("is the seven areas with most sales, and the names of the towns", async () => {
    const areas = Array.from({ length: 9 }, (_, index) => ({ ...samplePrices.areas[0], cityCode: `1310${index}` }));
    const { prices } = await findHome(MADE, scriptedApi({ [AREAS]: { ...samplePrices, areas } }));

    expect(prices?.areas.map(({ cityCode }) => cityCode)).toEqual(areas.slice(0, SHOWN_CITIES).map(({ cityCode }) => cityCode));
    expect(prices?.towns).toEqual([
      { cityName: "江東区", town: "豊洲" },
      { cityName: "中央区", town: "晴海" },
    ]);
  });
});

describe("the report that is shown in small", () => {
  const exampleOf = async (answers: Parameters<typeof scriptedApi>[0]) =>
    (await findHome(MADE, scriptedApi({ [AREAS]: samplePrices, ...answers }))).example;

  it("is of the rated building of the town with most sales of which most is known", async () => {
    const items = [rated("held", null, 0.9), rated("known", "B", 0.8), rated("known-too", "A", 0.8), rated("less", "A", 0.7)];
    const example = await exampleOf({ [LIST]: { ...EMPTY, items }, [report("known")]: { ...inTown, isSample: true } });

    expect(example).toMatchObject({
      isSample: true,
      rating: {
        letter: null,
        pillars: [
          { id: "water", score: 45 },
          { id: "earthquake", score: null },
        ],
      },
    });
  });

  it("is of the middle of that town where no building has a letter", async () => {
    const example = await exampleOf({ [LIST]: { ...EMPTY, items: [rated("held", null, 0.9)] }, [report(townKey)]: inTown });

    expect(example?.key).toBe(townKey);
    expect(example?.sold).toEqual({ ...TOWN?.homes, where: "江東区豊洲" });
  });

  it("has the sales of its own town alone", async () => {
    const elsewhere = { ...inTown, subject: { ...inTown.subject, town: "東雲" } };

    expect((await exampleOf({ [LIST]: EMPTY, [report(townKey)]: elsewhere }))?.sold).toBeNull();
  });

  it("tells what lowered the score most before what raised it most", async () => {
    const example = await exampleOf({ [LIST]: EMPTY, [report(townKey)]: inTown });

    expect(example?.facts).toEqual([
      { title: "洪水", words: "x", isBad: true },
      { title: "学校", words: "x", isBad: false },
    ]);
  });

  it("is none where no town has enough sales, or its report fails", async () => {
    expect(await exampleOf({ [AREAS]: { ...samplePrices, busyTowns: [] }, [LIST]: EMPTY })).toBeNull();
    expect(await exampleOf({ [LIST]: EMPTY, [report(townKey)]: refused(500) })).toBeNull();
  });
});
