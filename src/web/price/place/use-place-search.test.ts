import { describe, expect, it } from "vitest";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { sampleTown } from "#web/price/result/samples.ts";
import { locationOf } from "./target-link.tsx";
import { loadPlaces } from "./use-place-search.ts";

const still = () => new AbortController().signal;

describe("suggestions for a place", () => {
  it("come as lines that know where they lead, eight at most", async () => {
    const api = scriptedApi({ "GET /api/estate/suggest": { items: [sampleTown] } });

    expect(await loadPlaces("豊洲", still(), api)).toMatchObject({
      ok: true,
      items: [{ label: "江東区豊洲", tag: "町名", target: { to: "input", place: { cityCode: "13108", town: "豊洲" } } }],
    });
    expect(api.asked[0]?.query).toEqual({ q: "豊洲", limit: "8" });
  });

  it("are asked for with no more text than the service takes", async () => {
    const api = scriptedApi({ "GET /api/estate/suggest": { items: [] } });
    await loadPlaces("あ".repeat(80), still(), api);

    expect(api.asked[0]?.query.q).toBe("あ".repeat(60));
  });

  it("fail where the service does not answer, which is not the same as none", async () => {
    expect(await loadPlaces("豊洲", still(), scriptedApi())).toEqual({ ok: false });
    expect(await loadPlaces("豊洲", still(), scriptedApi({ "GET /api/estate/suggest": { items: [] } }))).toEqual({ ok: true, items: [] });
  });
});

it.each([
  [
    { to: "input", place: { cityCode: "13108", town: "豊洲" } },
    { to: "/search/input", search: { cityCode: 13108, town: "豊洲" } },
  ],
  [
    { to: "city", cityCode: "01101" },
    { to: "/search", search: { city: "01101" } },
  ],
  [
    { to: "city", cityCode: "13108" },
    { to: "/search", search: { city: 13108 } },
  ],
  [
    { to: "text", q: "豊洲駅" },
    { to: "/search", search: { q: "豊洲駅" } },
  ],
] as const)("the target %j lies at %j", (target, location) => {
  expect(locationOf(target)).toEqual(location);
});
