import type { DirectMailTargets } from "#api/client/client.ts";

/** A city as the page shows it; whatever is given stands instead. */
export function sampleTargets(given: Partial<DirectMailTargets> = {}): DirectMailTargets {
  const city = { cityCode: "13108", name: "東京都江東区" };
  return {
    ...{ city, cities: [city, { cityCode: "13103", name: "東京都港区" }], households: 12_340, counted: "all" },
    towns: [
      { town: "豊洲五丁目", households: 8210 },
      { town: "東雲一丁目", households: 4130 },
      { town: "青海三丁目", households: null },
    ],
    source: { attribution: "サンプルデータ", asOf: "2020", isSample: true },
    ...given,
  };
}
