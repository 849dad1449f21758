import { expect, it } from "vitest";
import type { OverviewResponse, ProfileResponse } from "#api/client/client.ts";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { NO_ASSETS } from "#web/mypage/assets/samples.ts";
import { findMyPage } from "./find-mypage.ts";
import { sampleOffers, sampleOverview } from "./samples.ts";

const icon = { kind: "preset", name: "sun" } as const;
const completeness = { answered: 2, total: 5 };
const profile: ProfileResponse = {
  ...{ ageBand: "30s", gender: null, icon, incomeBand: null, profession: null, completeness },
  ...{ consentAt: null, consentTextVersion: null, updatedAt: null },
};
const overviewThere = { "GET /api/mypage/overview": sampleOverview() };
const queriesThere = {
  "GET /api/mypage/queries": {
    items: [
      { id: "q", words: "江東区", state: "active", answers: { name: null } },
      { id: "r", words: "港区", state: "paused", answers: { name: "実家の近く" } },
    ],
    live: 2,
    most: 10,
  },
};
const assetsThere = { "GET /api/mypage/assets": NO_ASSETS };
const offersThere = { "GET /api/mypage/offer-summary": sampleOffers };
const homesThere = { "GET /api/mypage/homes": { items: [] } };
const profileThere = { "GET /api/mypage/profile": profile };

it("マイページ is made of its parts, without the answers that it does not show", async () => {
  const there = { ...overviewThere, ...profileThere, ...homesThere, ...queriesThere, ...assetsThere, ...offersThere };
  const data = await findMyPage(scriptedApi(there).mypage);

  expect(data).toEqual({
    overview: sampleOverview() satisfies OverviewResponse,
    profile: { icon, completeness },
    homes: [],
    assets: NO_ASSETS,
    offers: sampleOffers,
    queries: [
      { id: "q", words: "江東区", state: "active" },
      { id: "r", words: "実家の近く", state: "paused" },
    ],
  });
});

it("one part of マイページ that cannot be read leaves the other", async () => {
  expect(await findMyPage(scriptedApi(profileThere).mypage)).toMatchObject({
    overview: null,
    profile: { completeness },
  });
  expect(await findMyPage(scriptedApi(overviewThere).mypage)).toEqual({
    overview: sampleOverview(),
    profile: null,
    homes: null,
    queries: null,
    assets: null,
    offers: null,
  });
});

it("the parts of マイページ are asked for at once: none waits for another", async () => {
  const asked: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const slowly = (name: string, answer: object) => async () => {
    asked.push(name);
    await gate;
    return Response.json(answer);
  };
  const { mypage } = scriptedApi({
    "GET /api/mypage/overview": slowly("overview", sampleOverview()),
    "GET /api/mypage/profile": slowly("profile", profile),
    "GET /api/mypage/homes": slowly("homes", { items: [] }),
    "GET /api/mypage/queries": slowly("queries", { items: [] }),
    "GET /api/mypage/assets": slowly("assets", NO_ASSETS),
    "GET /api/mypage/offer-summary": slowly("offers", sampleOffers),
  });
  const finding = findMyPage(mypage);
  await new Promise((resolve) => setImmediate(resolve));

  expect(asked).toEqual(["overview", "profile", "homes", "queries", "assets", "offers"]);
  open();
  expect(await finding).toMatchObject({ overview: { greetingName: "山田" }, profile: { icon } });
});

it("マイページ of which nothing can be read is nothing, and no fault of the page", async () => {
  expect(await findMyPage(scriptedApi().mypage)).toEqual({
    overview: null,
    profile: null,
    homes: null,
    queries: null,
    assets: null,
    offers: null,
  });
});
