import { expect, it } from "vitest";
import { createApiClient } from "#api/client/services.ts";
import { settled } from "#test/support/profile-service.ts";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { fullProfile, keptWeights, newProfile } from "#web/profile/samples.ts";
import { findProfilePage, profileAccess } from "./find-profile.ts";

/** A service of which saves wait until they are let go. */
function slowService() {
  const sent: string[] = [];
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { mypage } = createApiClient({
    baseUrls: {},
    origin: "http://site.test",
    send: (request) => {
      sent.push(request.method);
      return request.method === "GET" ? Response.json(fullProfile) : promise;
    },
  });
  return { sent, answer: resolve, ...profileAccess(() => mypage) };
}

it("a profile is read as it is saved", async () => {
  expect(await slowService().find()).toEqual(fullProfile);
});

it("a page that opens while an answer is being saved does not show what stood there before", async () => {
  const { sent, answer, find, calls } = slowService();
  const saving = calls.saveProfile({ ageBand: "30s", updatedAt: null });
  const finding = find();
  await settled();
  expect(sent).toEqual(["PUT"]);

  answer(Response.json(newProfile));

  expect(await finding).toEqual(fullProfile);
  expect(await saving).toEqual({ ok: true, value: newProfile });
  expect(sent).toEqual(["PUT", "GET"]);
});

it("a profile that cannot be read is none", async () => {
  const send = () => Response.json({ type: "/problems/validation", title: "x", status: 422 }, { status: 422 });
  const { mypage } = createApiClient({ baseUrls: {}, origin: "http://site.test", send });

  expect(await profileAccess(() => mypage).find()).toBeNull();
});

it("the weights of risk reports come with it, and one that cannot be read does not take the other along", async () => {
  const riskWeights = { riskWeights: keptWeights };
  const page = (profile: typeof fullProfile | null, answers: Readonly<Record<string, object>>) =>
    findProfilePage(
      async () => profile,
      () => scriptedApi(answers).mypage,
    );
  const there = { "GET /api/mypage/risk-weights": riskWeights };

  expect(await page(fullProfile, there)).toEqual({ profile: fullProfile, riskWeights });
  expect(await page(fullProfile, {})).toEqual({ profile: fullProfile, riskWeights: null });
  expect(await page(null, there)).toEqual({ profile: null, riskWeights });
});
