import { describe, expect, it } from "vitest";
import type { Answer, Market, PageOf, RiskListItem, RiskListQuery, SuggestItem } from "#api/client.ts";
import { findArea, findByName, findGuide } from "./find-guide.ts";
import { findRegister } from "./find-letters.ts";
import { sampleCities, sampleList, samplePlace } from "./guide-samples.ts";
import { sampleApartment } from "./samples.ts";

const fail = { ok: false, problem: { type: "/problems/network", title: "x", status: 0 } } as const;
const market: Market = { origin: "sample", firstQuarter: null, lastQuarter: null, sales: 1, attributions: [], cities: [...sampleCities] };

function services({
  isUp = true,
  isListUp = true,
  places = [samplePlace],
}: {
  isUp?: boolean;
  isListUp?: boolean;
  places?: SuggestItem[];
} = {}) {
  const asked: RiskListQuery[] = [];
  return {
    asked,
    risk: {
      list: async (query: RiskListQuery): Promise<Answer<PageOf<RiskListItem>>> => {
        asked.push(query);
        return isListUp ? { ok: true, value: sampleList() } : fail;
      },
    },
    estate: {
      market: async (): Promise<Answer<Market>> => (isUp ? { ok: true, value: market } : fail),
      suggest: async (): Promise<Answer<{ items: SuggestItem[] }>> => ({ ok: true, value: { items: places } }),
    },
  };
}

describe("the first page", () => {
  it("takes a rated sample building as its example", async () => {
    expect(await findGuide(services())).toMatchObject({
      cities: sampleCities,
      total: 3,
      sample: { apartment: { key: "sample-apartment" } },
    });
  });

  it("stands where nothing answers", async () => {
    expect(await findGuide(services({ isUp: false, isListUp: false }))).toEqual({ cities: null, total: null, sample: null });
  });
});

describe("an area", () => {
  it("is asked for by city, town and page; its towns are those suggested and those on the page", async () => {
    const used = services();

    expect(await findArea({ city: 13108, town: "豊洲", page: 2 }, used)).toMatchObject({ kind: "found", towns: ["豊洲", "枝川"] });
    expect(used.asked).toEqual([{ cityCode: "13108", town: "豊洲", page: 2 }]);
  });

  it.each([
    [{}, "start"],
    [{ city: "99999" }, "out-of-area"],
    [{ city: "nowhere" }, "out-of-area"],
  ])("%j: %s, and no list is asked for", async (search, kind) => {
    const used = services();

    expect(await findArea(search, used)).toMatchObject({ kind });
    expect(used.asked).toEqual([]);
  });

  it.each([[{ isUp: false }], [{ isListUp: false }]])("is failed, not empty, where a service is down: %j", async (down) => {
    expect((await findArea({ city: 13108 }, services(down))).kind).toBe("failed");
  });
});

describe("a name", () => {
  it("finds buildings, and places apart from them", async () => {
    const places = [samplePlace, { ...samplePlace, kind: "apartment" } as const, { ...samplePlace, cityCode: null }];

    expect(await findByName({ q: "豊洲" }, services({ places }))).toMatchObject({ kind: "found", places: [samplePlace] });
  });

  it("asks nothing for no text, and says when it could not ask", async () => {
    expect((await findByName({}, services())).kind).toBe("start");
    expect((await findByName({ q: "豊洲" }, services({ isListUp: false }))).kind).toBe("failed");
  });
});

describe("the building to register for", () => {
  const answering = (status: number) => ({
    apartment: async () =>
      status === 200 ? ({ ok: true, value: sampleApartment } as const) : { ok: false as const, problem: { ...fail.problem, status } },
  });

  it.each([
    [200, "building"],
    [404, "unknown"],
    [503, "failed"],
  ])("%i: %s", async (status, kind) => {
    expect((await findRegister("k1", answering(status))).kind).toBe(kind);
  });

  it("is not asked for before one is chosen", async () => {
    expect(await findRegister(undefined, answering(503))).toEqual({ kind: "none" });
  });
});
