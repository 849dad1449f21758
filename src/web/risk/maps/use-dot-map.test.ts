import { describe, expect, it } from "vitest";
import { hookInRouter } from "#test/support/hook-in-router.tsx";
import { sampleCrimeMap } from "#web/risk/samples/crime-map.gallery.tsx";
import { detailReport } from "#web/risk/samples/detail-samples.ts";
import type { MapSearch } from "./map-search.ts";
import { useDotMap } from "./use-dot-map.ts";

type Layer = NonNullable<typeof sampleCrimeMap.layer>;
const layer = sampleLayer();
const { place } = detailReport.subject;
const spot = { lon: 139.8, lat: 35.66 };
const window = { west: 139.7, south: 35.6, east: 139.9, north: 35.7 };
const PAGE = "/risk/sample-apartment/crime";

function sampleLayer(): Layer {
  if (!sampleCrimeMap.layer) throw new Error("the sample has a layer");
  return sampleCrimeMap.layer;
}

function mapAt(search: MapSearch = {}, layers: readonly Layer[] | null = [layer]) {
  const address = `${PAGE}?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))}`;
  return hookInRouter(address, () =>
    useDotMap({ title: "犯罪の地図", report: detailReport, layerId: "crime_town", layers, search, balloon: () => "町" }),
  );
}
type DotMap = Awaited<ReturnType<typeof mapAt>>["answer"];

/** The addresses that something done with the map led to, read as a page reads them. */
async function ledBy(search: MapSearch, act: (map: DotMap) => void) {
  const { answer, led } = await mapAt(search);
  act(answer);
  return led.map(({ to, ...how }) => ({ ...how, search: Object.fromEntries(new URL(to, "http://site.test").searchParams) }));
}

describe("a map of dots", () => {
  it("stands around the building, so far away that several towns are in view", async () => {
    const { map } = (await mapAt()).answer;

    expect(map.view).toEqual({ place, zoom: 13 });
    expect(map.subject).toEqual({ place, label: "豊洲サンプルレジデンス" });
    expect([map.pin, map.balloon, map.title]).toEqual([null, null, "犯罪の地図"]);
  });

  it("shows what its address says", async () => {
    const { map } = (await mapAt({ at: "35.66,139.8,15", pin: "35.66,139.8" })).answer;

    expect(map.view).toEqual({ place: spot, zoom: 15 });
    expect(map.pin).toEqual(spot);
  });

  it("draws its layer of the catalogue", async () => {
    const { answer } = await mapAt({}, [{ ...layer, id: "other" }, layer]);

    expect(answer.layer?.id).toBe("crime_town");
    expect(answer.map.overlays).toMatchObject([{ id: "crime_town", year: null }]);
  });

  it.each([
    ["the catalogue could not be had", null],
    ["the catalogue does not know it", []],
    ["nothing was imported", [{ ...layer, state: "no_data" as const }]],
  ])("draws nothing over the plain map where %s", async (_, layers) => {
    const { answer } = await mapAt({}, layers);

    expect(answer.map.overlays).toEqual([]);
    expect(answer.layer).toBe(layers?.[0] ?? null);
  });

  it("waits for its list until it is known what is in view", async () => {
    expect((await mapAt()).answer.list).toEqual({ state: "waiting" });
  });
});

describe("what somebody does on a map of dots", () => {
  const kept = { floor: 5, w: "50-10-10-10-10-10", layer: "crime_town" };
  const address = { floor: "5", w: "50-10-10-10-10-10", layer: "crime_town" };
  const IN_PLACE = { inPlace: true, toTop: false };

  it("stands in the address beside the rest of it, in place: a map is no page to step back to", async () => {
    expect(await ledBy(kept, ({ map }) => map.onPick({ place: spot, zoom: 14, tags: null, mesh: null, all: [] }))).toEqual([
      { ...IN_PLACE, search: { ...address, pin: "35.66,139.8" } },
    ]);
    expect(await ledBy(kept, ({ map }) => map.onMove({ place: spot, zoom: 15.5 }, window))).toEqual([
      { ...IN_PLACE, search: { ...address, at: "35.66,139.8,15.5" } },
    ]);
  });

  it("leaves the address alone while the map stands where it says", async () => {
    expect(await ledBy({}, ({ map }) => map.onMove({ place, zoom: 13 }, window))).toEqual([]);
    expect(
      await ledBy({ at: "35.66,139.8,15" }, ({ map }) => map.onMove({ place: { lon: 139.80001, lat: 35.66 }, zoom: 15.01 }, window)),
    ).toEqual([]);
  });

  it("takes the pin away when its balloon is closed", async () => {
    expect(await ledBy({ pin: "35.66,139.8", floor: 5 }, ({ map }) => map.onClose())).toEqual([{ ...IN_PLACE, search: { floor: "5" } }]);
  });

  it("puts the pin where a row of the list lies", async () => {
    const row = { mesh: "53393683", name: "豊洲五丁目", place: spot, facts: { t: "豊洲五丁目" } };

    expect(await ledBy({}, ({ onShow }) => onShow(row))).toEqual([{ ...IN_PLACE, search: { pin: "35.66,139.8" } }]);
  });

  it("drops the pin of one layer with the layer", async () => {
    expect(await ledBy({ ...kept, pin: "35.66,139.8" }, ({ show }) => show("price_condo"))).toEqual([
      { ...IN_PLACE, search: { ...address, layer: "price_condo" } },
    ]);
  });
});
