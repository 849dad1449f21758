import { describe, expect, it } from "vitest";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { placeSource } from "./find-places.ts";

const signal = new AbortController().signal;
const suggested = { prefecture: "東京都", cityCode: "13108", town: null, place: null };

describe("where the pickers ask", () => {
  it("counts places under the other conditions, not under the places chosen so far", async () => {
    const api = scriptedApi({ "GET /api/estate/homes/areas": { items: [{ code: "13108", name: "江東区", count: 88 }] } });
    const source = placeSource({ kind: "condo", area: "13107", station: "1130220", price: "-6000" }, api);

    expect(await source.areas("13", signal)).toEqual([{ code: "13108", name: "江東区", count: 88 }]);
    expect(api.asked[0]?.query).toEqual({ kind: "condo", price: "-6000", parent: "13" });
  });

  it("finds cities and 町 by name, each by its code, and nothing else", async () => {
    const items = [
      { ...suggested, kind: "city", label: "江東区", detail: "東京都", reference: "13108" },
      { ...suggested, kind: "town", label: "江東区豊洲", detail: "東京都", reference: "13108/豊洲" },
      { ...suggested, kind: "station", label: "豊洲駅", detail: "有楽町線", reference: "x" },
      { ...suggested, kind: "apartment", label: "豊洲レジデンス", detail: "江東区豊洲", reference: "toyosu" },
    ];
    const source = placeSource({}, scriptedApi({ "GET /api/estate/suggest": { items } }));

    expect((await source.areasNamed("豊洲", signal))?.map(({ code }) => code)).toEqual(["13108", "13108-豊洲"]);
    expect((await source.buildingsNamed("豊洲", signal))?.map(({ code }) => code)).toEqual(["toyosu"]);
  });

  it("tells no answer from nothing found", async () => {
    const source = placeSource({}, scriptedApi());

    expect([await source.lines("13", signal), await source.areas(null, signal), await source.areasNamed("x", signal)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
