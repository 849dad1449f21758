import { expect, it } from "vitest";
import type { OverviewResponse, ProfileResponse } from "#api/client.ts";
import { profileService, unreached } from "../../../test/support/profile-service.ts";
import { findMyPage } from "./find-mypage.ts";
import { sampleOverview } from "./samples.ts";

const icon = { kind: "preset", name: "sun" } as const;
const completeness = { answered: 2, total: 5 };
const profile: ProfileResponse = {
  ...{ ageBand: "30s", gender: null, icon, incomeBand: null, profession: null, completeness },
  ...{ consentAt: null, consentTextVersion: null, updatedAt: null },
};
const overview = async () => ({ ok: true, value: sampleOverview() }) as const;
const refused = async () => ({ ok: false, problem: unreached }) as const;

it("マイページ is made of its parts, without the answers that it does not show", async () => {
  const data = await findMyPage({ overview, profile: profileService(profile).calls.profile });

  expect(data).toEqual({ overview: sampleOverview() satisfies OverviewResponse, profile: { icon, completeness } });
});

it("one part of マイページ that cannot be read leaves the other", async () => {
  expect(await findMyPage({ overview: refused, profile: profileService(profile).calls.profile })).toMatchObject({
    overview: null,
    profile: { completeness },
  });
  expect(await findMyPage({ overview, profile: refused })).toEqual({ overview: sampleOverview(), profile: null });
});
