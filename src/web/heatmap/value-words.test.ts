import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleFloodLayer, samplePriceLayer } from "./samples.ts";
import { TOPICS, type TopicId } from "./topics.ts";
import { spotWords, valueText, yearText } from "./value-words.ts";

type Tags = Readonly<Record<string, unknown>>;
const at = (tags: Tags | null, { zoom = 13, mesh = null as string | null } = {}) => ({
  place: { lon: 139.79, lat: 35.65 },
  ...{ zoom, mesh, tags },
  all: tags ? [tags] : [],
});
const price = { topic: "price", layer: samplePriceLayer, year: 2024 } as const;
const flood = { topic: "flood", layer: sampleFloodLayer, year: null } as const;
const crime = { topic: "crime", layer: { ...samplePriceLayer, id: "crime", years: [] }, year: null } as const;

describe("a value", () => {
  it.each([
    ["price", 0.4, "0万円/坪"],
    ["price", 999.6, "1,000万円/坪"],
    ["rise", 0, "0.0%"],
    ["rise", -3.25, "-3.3%"],
    ["population", 0.04, "+0.0%"],
    ["yield", 4.25, "4.3%"],
    ["quake", 0.04, "0.0%"],
    ["crime", 1, "5段階の1"],
    ["flood", 1, "0.5m未満"],
    ["flood", 3, "3m以上5m未満"],
    ["flood", 6, "20m以上"],
    ["flood", 7, "区分7"],
    ["flood", 0, "区分0"],
  ] as const)("of %s, %d, is written %s", (topic, value, text) => expect(valueText(topic, value)).toBe(text));

  it.each([
    ["price", "2024年"],
    ["rise", "2024年（3年前と比べて）"],
    ["population", "2024年（2020年と比べて）"],
    ["yield", "2024年"],
  ] as const)("of %s is of a year: %s", (topic, text) => expect(yearText(topic, 2024)).toBe(text));
});

describe("a spot of few cases", () => {
  it.each([
    [4, "few"],
    [5, "ok"],
  ])("%i of them: %s", (n2024, state) => {
    expect(spotWords(price, at({ v2024: 210, n2024 })).state).toBe(state);
  });

  it("tells neither its value nor a rate of it", () => {
    const words = spotWords(crime, at({ t: "辰巳", v: 4, n: 3, rate: 12.3 }, { mesh: "53393693" }));

    expect(words).toEqual({
      state: "few",
      headline: "件数不足",
      lines: ["5件に満たないため、値は示していません。", "認知件数 3件", "メッシュ 53393693"],
      town: "辰巳",
    });
  });

  it("never lets its value through, whatever else stands there", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 10, max: 999 }), (n, value) => {
        const { state, headline, lines } = spotWords(crime, at({ v: value, n, rate: value }));
        expect(state).toBe("few");
        expect([headline, ...lines].join()).not.toContain(String(value));
      }),
    );
  });
});

describe("what a spot tells beside its value", () => {
  it("is year, cases and square, in this order", () => {
    expect(spotWords(price, at({ v2024: 364, n2024: 1_240 }, { mesh: "53393683" })).lines).toEqual([
      "2024年",
      "n＝1,240件",
      "メッシュ 53393683",
    ]);
  });

  it.each<[TopicId, string]>([
    ["crime", "認知件数 1,240件"],
    ["population", "2020年の人口 1,240人"],
    ["yield", "n＝1,240件"],
  ])("counts of %s what it counts: %s", (topic, words) => {
    expect(spotWords({ ...crime, topic }, at({ v: 3, n: 1_240 })).lines).toEqual([words]);
  });

  it("has the rate of crimes where enough of them are known", () => {
    expect(spotWords(crime, at({ v: 3, n: 40, rate: 3.4 })).lines).toEqual(["認知件数 40件", "1,000人あたり年3.4件（住宅に関わる犯罪）"]);
  });

  it.each([undefined, 3, null])("has no town to look for where none is named: %j", (t) => {
    expect(spotWords(price, at({ t, v2024: 364, n2024: 9 })).town).toBeNull();
  });
});

describe("a spot without a value", () => {
  it.each([
    ["another year", { v2023: 364 }],
    ["no number", { v2024: "364" }],
    ["nothing", {}],
  ])("has no data: %s", (_, tags) => {
    expect(spotWords(price, at(tags))).toMatchObject({ state: "no_data", lines: ["2024年のデータがありません。"], town: null });
  });

  it("of a layer without years speaks of the place", () => {
    expect(spotWords(crime, at({})).lines).toEqual(["この場所のデータがありません。"]);
  });

  it.each([
    ["no colour", flood, at(null), "no_colour"],
    ["not looked at", flood, at({ s: "no_data", r: 3 }), "no_data"],
    ["not imported", { ...flood, layer: { ...sampleFloodLayer, state: "no_data" as const } }, at({ r: 3 }), "no_data"],
    ["too far", flood, at({ r: 3 }, { zoom: 9.9 }), "too_far"],
    ["near enough", flood, at({ r: 3 }, { zoom: 10 }), "ok"],
  ])("keeps its states apart: %s", (_, asked, picked, state) => {
    expect(spotWords(asked, picked).state).toBe(state);
  });

  it("is called uncoloured on the map of floods alone: elsewhere nothing is known", () => {
    for (const { id } of TOPICS) expect(spotWords({ ...flood, topic: id }, at(null)).state).toBe(id === "flood" ? "no_colour" : "no_data");
  });
});
