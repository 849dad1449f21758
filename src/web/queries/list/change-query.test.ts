import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findQuery } from "#web/queries/detail/find-query.ts";
import { sampleDetail } from "#web/queries/detail/samples.ts";
import { copyOf, saveAnswers, stepTo } from "./change-query.ts";
import { findQueries, withMatches } from "./find-queries.ts";
import { sampleQuery, sampleWish } from "./samples.ts";

const query = sampleQuery();
const PATH = "/api/mypage/queries/query-1";

describe("a change of a saved condition", () => {
  it("names the save that it goes on from", async () => {
    const api = scriptedApi({ [`POST ${PATH}/steps`]: sampleQuery({ state: "paused" }), [`PUT ${PATH}`]: sampleQuery({ version: 2 }) });
    expect(await stepTo(query, "pause", api.mypage)).toMatchObject({ state: "paused" });
    expect(await saveAnswers(query, { ...sampleWish, hasPets: true }, api.mypage)).toMatchObject({ version: 2 });

    expect(api.asked.map(({ body }) => body)).toMatchObject([
      { step: "pause", updatedAt: query.updatedAt },
      { answers: { hasPets: true, ageBand: null }, updatedAt: query.updatedAt },
    ]);
  });

  it("that the service does not take is a problem to be told", async () => {
    const api = scriptedApi({ [`POST ${PATH}/copies`]: refused(409), [`POST ${PATH}/steps`]: refused(409) });
    await expect(copyOf(query, api.mypage)).rejects.toMatchObject({ status: 409 });
    await expect(stepTo(query, "resume", api.mypage)).rejects.toMatchObject({ status: 409 });
  });
});

describe("what a saved condition finds", () => {
  const homes = { items: [], page: 1, pageSize: 20, total: 7, asOf: "2026-11-21T00:00:00.000Z" };

  it("is counted for each way of searching that homes are listed by, with the prices of that way", async () => {
    const api = scriptedApi({ "GET /api/estate/homes": homes });
    const wish = { channels: ["normal", "kyugake", "offer"], certainties: ["A"], kyugakeBudget: 50_000_000 } as const;
    const offer = {
      offerBudget: 1,
      financing: "cash",
      offerRatio: 1,
      message: "家族三人で長く住める家を探しています。大切に住みます。",
    } as const;
    const { matches } = await withMatches(sampleQuery({}, { ...wish, ...offer }), api);

    expect(matches.map(({ channel, total }) => [channel, total])).toEqual([
      ["normal", 7],
      ["kyugake", 7],
    ]);
    expect(api.asked.map(({ query: { price, sure } }) => [price, sure])).toEqual([
      ["4000-6000", undefined],
      ["-5000", "A"],
    ]);
  });

  it("is not asked of one that has ended, and unknown where nobody answers", async () => {
    const api = scriptedApi({ "GET /api/mypage/queries": { items: [query, sampleQuery({ state: "expired" })], live: 1, most: 10 } });
    const found = await findQueries(api);

    expect(found?.items.map(({ matches }) => matches.map(({ total }) => total))).toEqual([[null], []]);
  });

  it("tells a condition that is not there from one that could not be read", async () => {
    const { matches: _, told, ...detail } = sampleDetail();
    const answers = { [`GET ${PATH}`]: detail, "GET /api/mypage/queries/gone": refused(404), "GET /api/estate/homes": homes };
    const api = scriptedApi(answers);

    expect(await findQuery("query-1", api)).toMatchObject({ matches: [{ channel: "normal", page: { total: 7 } }], told: null });
    expect(await findQuery("query-1", scriptedApi({ ...answers, [`GET ${PATH}/told`]: told ?? {} }))).toMatchObject({ told });
    expect([await findQuery("gone", api), await findQuery("other", api)]).toEqual(["unknown", null]);
  });
});
