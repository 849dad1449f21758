import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleAsset } from "#web/mypage/assets/samples.ts";
import { addSearch } from "./add-search.ts";
import { beginAsset } from "./begin-asset.ts";
import { findAdd } from "./find-add.ts";
import { addressesOf, buildingsNamed } from "./place-options.ts";

const signal = new AbortController().signal;
const WANTED = { kind: "condo", key: "k", rest: "", isAnother: false } as const;

describe("where a home is", () => {
  it("is one of the buildings that a name means, and nothing else of that name", async () => {
    const item = { reference: "k", label: "豊洲レジデンス", detail: "江東区豊洲", cityCode: "13108", town: "豊洲", place: null };
    const api = scriptedApi({
      "GET /api/estate/suggest": {
        items: [
          { ...item, kind: "apartment" },
          { ...item, kind: "town", reference: "13108/豊洲" },
        ],
      },
    });

    expect(await buildingsNamed("豊洲", signal, api.estate)).toMatchObject({
      ok: true,
      items: [{ key: "k", rest: "", label: "豊洲レジデンス" }],
    });
    expect(await buildingsNamed("豊洲", signal, scriptedApi().estate)).toEqual({ ok: false });
  });

  it("is an address with what of it could not be placed", async () => {
    const place = { key: "town-x", label: "墨田区八広六丁目", detail: "東京都", precision: "town", lat: 35, lon: 139, isExact: true };
    const items = [
      { ...place, kind: "address", rest: "12-3" },
      { ...place, kind: "station", rest: null },
    ];
    const api = scriptedApi({ "GET /api/estate/places": { outcome: "several", items } });

    expect(await addressesOf("八広6-12-3", signal, api.estate)).toMatchObject({
      items: [{ key: "town-x", rest: "12-3", label: "墨田区八広六丁目12-3" }],
    });
  });
});

describe("beginning to register", () => {
  it("sends what was chosen, once where a second home is meant", async () => {
    const begun = { outcome: "begun", asset: sampleAsset({ state: "draft" }) };
    const api = scriptedApi({ "POST /api/mypage/assets": begun });

    expect(await beginAsset(api.mypage, WANTED, true)).toEqual({ kind: "begun", begun });
    expect(api.asked).toMatchObject([{ line: "POST /api/mypage/assets", body: WANTED }]);
  });

  it.each([
    [404, "/problems/not-found", "この場所は、いまは登録できません"],
    [409, "/problems/limit-reached", "20件までです"],
    [500, "/problems/x", "もう一度お試しください"],
  ])("says why not: %d %s", async (status, type, words) => {
    const api = scriptedApi({ "POST /api/mypage/assets": refused(status, { type }) });
    expect(await beginAsset(api.mypage, WANTED, true)).toMatchObject({
      kind: "failed",
      failure: { notice: expect.stringContaining(words) },
    });
  });
});

it("the page stands where neither the homes nor the market can be read", async () => {
  expect(await findAdd(scriptedApi())).toEqual({ assets: null, hasBuildings: true, middle: null });
});

it.each([
  [{ kind: "house" }, { kind: "house", by: undefined }],
  [
    { kind: "castle", by: "boat" },
    { kind: undefined, by: undefined },
  ],
  [{ by: "address" }, { kind: undefined, by: "address" }],
])("the address %j means %j", (given, meant) => {
  expect(addSearch(given)).toEqual(meant);
});
