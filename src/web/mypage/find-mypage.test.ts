import { expect, it } from "vitest";
import type { OverviewResponse, ProfileResponse } from "#api/client/client.ts";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { findMyPage } from "./find-mypage.ts";
import { sampleOverview } from "./samples.ts";

const icon = { kind: "preset", name: "sun" } as const;
const completeness = { answered: 2, total: 5 };
const profile: ProfileResponse = {
  ...{ ageBand: "30s", gender: null, icon, incomeBand: null, profession: null, completeness },
  ...{ consentAt: null, consentTextVersion: null, updatedAt: null },
};
const overviewThere = { "GET /api/mypage/overview": sampleOverview() };
const profileThere = { "GET /api/mypage/profile": profile };

it("マイページ is made of its parts, without the answers that it does not show", async () => {
  const data = await findMyPage(scriptedApi({ ...overviewThere, ...profileThere }).mypage);

  expect(data).toEqual({ overview: sampleOverview() satisfies OverviewResponse, profile: { icon, completeness } });
});

it("one part of マイページ that cannot be read leaves the other", async () => {
  expect(await findMyPage(scriptedApi(profileThere).mypage)).toMatchObject({
    overview: null,
    profile: { completeness },
  });
  expect(await findMyPage(scriptedApi(overviewThere).mypage)).toEqual({ overview: sampleOverview(), profile: null });
});
