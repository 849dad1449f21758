import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { settled } from "#test/support/profile-service.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleAddress, sampleMarket, sampleTown } from "#web/price/result/samples.ts";
import { useTextPlace } from "./use-text-place.ts";

/** A page with one button that looks a text up, and what came of it. */
async function looked(text: string, answer: Parameters<typeof scriptedApi>[0]) {
  const told: unknown[] = [];
  const tell = (kind: string) => (value: unknown) => void told.push([kind, value]);
  const { estate } = scriptedApi(answer);
  function Page() {
    const parts = {
      cities: sampleMarket.cities,
      onPlace: tell("place"),
      onCity: tell("city"),
      onRefused: tell("refused"),
      estate: () => estate,
    };
    const { look, isLooking } = useTextPlace(parts);
    return (
      <button type="button" onClick={() => look(text)}>
        {isLooking ? "確かめています" : "調べる"}
      </button>
    );
  }
  const page = await livePage(<Page />);
  await page.press("調べる");
  await settled();
  return told;
}

const suggest = "GET /api/estate/suggest";
const umeda = { ...sampleTown, label: "大阪市北区梅田", cityCode: "27127", town: "梅田" };

describe("a place that is typed", () => {
  it("is taken where it is one town of the covered area", async () => {
    expect(await looked("江東区豊洲5-1", { [suggest]: { items: [sampleTown] } })).toEqual([
      ["refused", null],
      ["place", { cityCode: "13108", town: "豊洲" }],
    ]);
  });

  it.each([
    ["of one address comes along", { outcome: "one", items: [sampleAddress] }, { placeKey: sampleAddress.key }],
    ["of a station does not", { outcome: "one", items: [{ ...sampleAddress, kind: "station" }] }, {}],
    ["of several does not", { outcome: "several", items: [sampleAddress, sampleAddress] }, {}],
  ])("has a key of its own: that %s", async (_, found, more) => {
    expect(await looked("江東区豊洲5-1", { [suggest]: { items: [sampleTown] }, "GET /api/estate/places": found })).toEqual([
      ["refused", null],
      ["place", { cityCode: "13108", town: "豊洲", ...more }],
    ]);
  });

  it("is refused at once where it lies outside or no address has the postal code, and the place chosen before stays", async () => {
    expect(await looked("大阪市北区梅田", { [suggest]: { items: [umeda] } })).toEqual([
      ["refused", { kind: "out-of-area", label: "大阪市北区梅田" }],
    ]);
    expect(await looked("999-9999", { [suggest]: { items: [] } })).toEqual([["refused", { kind: "unknown-postal-code" }]]);
  });

  it("goes on as an address where nothing is known of it, or the service does not answer", async () => {
    const goesOn = [
      ["refused", null],
      ["place", { address: "ぬぬぬ" }],
    ];

    expect(await looked("ぬぬぬ", { [suggest]: { items: [] } })).toEqual(goesOn);
    expect(await looked("ぬぬぬ", { [suggest]: refused(503) })).toEqual(goesOn);
  });
});
