import { sampleBuildings } from "#test/support/sample-buildings.ts";
import { siteUrl } from "./visitor.ts";

const { estate, reportOf, ratedBuilding, heldBuilding } = sampleBuildings(siteUrl);

export { heldBuilding, ratedBuilding };

/** The report of a 町丁目 of the sample, as a visitor comes to it by its address. */
export async function placeReport() {
  const { items } = await estate<{ items: readonly { readonly key: string }[] }>(`/places?q=${encodeURIComponent("江東区豊洲")}`);
  return reportOf(items[0]?.key ?? "");
}
